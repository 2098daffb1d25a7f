// Package songky plays the chess family as Vietnam plays it: Song Kỳ (Red with the xiangqi army
// against Blue with the chess army on one 9x10 board), xiangqi, cờ úp (face-down xiangqi), chess
// and cờ gánh, with their ending rules and a computer opponent of six levels.
//
// A [Game] is one game: it knows the rules, the history and, in cờ úp, the secret deal.
//
//	g, err := songky.NewGame(songky.SongKy)
//	for _, m := range g.LegalMoves() { ... }
//	err = g.Play(m)
//	best, err := g.BestMove(ctx, songky.LevelIntermediate)
//	if g.Outcome().Over() { fmt.Println(g.Outcome()) }
//
// An [Engine] searches with limits of your own and keeps its memory between moves. Every method
// of Game and Engine is safe for concurrent use. Nothing in the package panics on bad input: it
// returns one of the typed errors of this package and leaves the game as it was.
package songky

import "github.com/songky/songky/variants"

// Version is the version of the library.
const Version = "0.1.0"

// Variant is one of the games; see package variants for its methods.
type Variant = variants.Variant

// The games. Their ids, as ParseVariant reads and String writes them, stand beside them.
const (
	SongKy         = variants.SongKy         // "songky"
	SongKyBalanced = variants.SongKyBalanced // "songky-balanced"
	Xiangqi        = variants.Xiangqi        // "xiangqi"
	CoUp           = variants.CoUp           // "coup"
	CoUpClassic    = variants.CoUpClassic    // "coup-classic"
	Chess          = variants.Chess          // "chess"
	ChessFIDE      = variants.ChessFIDE      // "chess-fide"
	CoGanh         = variants.CoGanh         // "coganh"
	CoGanhFull     = variants.CoGanhFull     // "coganh-full-diagonals"
)

// Role is a kind of piece; see package variants for the roles and their names and letters.
type Role = variants.Role

// Language is a language of player-facing names.
type Language = variants.Language

// The languages.
const (
	Vietnamese = variants.Vietnamese
	English    = variants.English
)

// Rules are the ending rules of a game; see package variants for the fields.
type Rules = variants.Rules

// Variants lists every game; the slice is the caller's.
func Variants() []Variant { return variants.All() }

// ParseVariant is the game with the id; ErrUnknownVariant if there is none.
func ParseVariant(id string) (Variant, error) { return variants.Parse(id) }

// RulesByName is the rule set of that name; ErrUnknownRules if there is none.
func RulesByName(name string) (Rules, error) { return variants.RulesByName(name) }
