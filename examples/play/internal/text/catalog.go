// Package text holds all that the program says, one file per language, and reads the words that
// players type.
package text

import "github.com/songky/songky"

// HelpLine is one line of the help: what to type and what it does.
type HelpLine struct{ Usage, Meaning string }

// Catalog is all the text of the program in one language. Texts with verbs are formats for
// package fmt; their arguments stand in the comments.
type Catalog struct {
	Language songky.Language
	Name     string // of the language, in itself

	Words       map[Verb][]string // what the commands are called; the first word is the usual one
	RedWords    []string          // how a player says who plays: Red
	BlueWords   []string
	BothWords   []string
	NoneWords   []string
	LetterWords []string // the two ways to draw pieces
	HanWords    []string
	LangWords   []string // what the language is called
	AllWords    []string // to the end of the game

	Usage    string // of the program
	FlagHelp FlagHelp
	Help     []HelpLine
	KeyHelp  []HelpLine
	KeyTitle string
	HelpHead string
	KeyBar   string
	KeyBarAI string // while the machine thinks
	KeyEnd   string // after the end

	Game     Game
	Problems Problems
	Menu     Menu
}

// FlagHelp explains the flags.
type FlagHelp struct {
	Variant, Level, Side, Lang, Glyphs, FEN, Seed, Load, Plain string
}

// Game is what is said during a game.
type Game struct {
	You         string // the person at the keyboard
	Machine     string // level
	Player      string // one of two people
	ToMove      string // side
	InCheck     string // side
	Move        string // side, piece, move
	Takes       string // piece
	Promotes    string // piece
	TurnsUp     string // piece
	TurnsOne    string // one piece changed sides
	TurnsMany   string // number
	Check       string
	Start       string // variant
	Thinking    string
	Progress    string // depth, score, nodes, seconds
	MateIn      string // moves
	MatedIn     string // moves
	Ahead       string // the score in pawns
	Hint        string // piece, move, progress
	Targets     string // piece, point, list
	Legend      string // of the mark of a capture
	NoTargets   string // piece, point
	AllMoves    string // number
	Undone      string
	DrawAsked   string // side that offered, side that must answer
	DrawTaken   string
	DrawRefused string
	Saved       string // file
	Loaded      string // file, number of plies
	LevelNow    string // level
	SideNow     string // who plays
	LangNow     string
	GlyphsHan   string
	GlyphsPlain string
	Stopped     string
	EnterMoves  string // the machine against itself, without a cursor
	NoPlies     string
	Deal        string // heading of the deal
	DealHint    string // that the deal may be shown
	Over        string // the heading of the end
	AfterOver   string // what one may do then
	Goodbye     string
	Promote     string // list of letters and pieces
	River       string
	History     string // heading
	Paused      string
	AnyKey      string
	SureResign  string
	SureQuit    string
	TooSmall    string // columns and rows needed, columns and rows there are
	BothPlay    string
	NonePlays   string
}

// Problems is what is said when something is not possible.
type Problems struct {
	Unknown       string // what was typed
	Illegal       string // move, reason
	Promotion     string // move, list of letters and pieces
	Over          string
	Wait          string
	MachineOnly   string
	NoHistory     string
	Answer        string
	NoOffer       string
	NobodyOffers  string
	NobodyResigns string
	Square        string // what was typed
	SquareEmpty   string // point
	SquareEnemy   string // point
	FileMissing   string // the name of the command
	NotFound      string // file
	Forbidden     string // file
	NotAFile      string // file
	NotOurs       string // file
	NotARecord    string // file
	BadFile       string // file, why
	LevelWord     string // list
	SideWord      string
	LangWord      string
	GlyphsWord    string
	VariantWord   string // list
	Position      string // faults
	FaultAt       string // fault, point
	DealUnknown   string
	DealHidden    string
	NoDeal        string
	Option        string
	TooLong       string
	NotText       string
	EngineFailed  string // why
	Flags         string // why
	LoadWith      string
	BadSeed       string
	Unnamed       string // anything else
}

// Menu is the text of the first screen.
type Menu struct {
	Title, Variant, Level, Side, Language, Glyphs, Start, Keys string
	Han, Letters                                               string
}

// For is the catalog of a language.
func For(l songky.Language) *Catalog {
	if l == songky.English {
		return english()
	}
	return vietnamese()
}

// All lists the catalogs of every language.
func All() []*Catalog { return []*Catalog{vietnamese(), english()} }
