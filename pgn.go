package songky

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/songky/songky/internal/notation"
)

// PGNTag is a tag of a PGN game.
type PGNTag struct{ Name, Value string }

// PGN is a game with what a PGN file says beside it.
type PGN struct {
	// Game is the game. Where the file's result is not what the rules give, the end is declared:
	// a loss on time if the Termination tag says so, else resignation or agreement.
	Game *Game
	// Tags are all tags in the order of the file.
	Tags []PGNTag
	// Comments has the comment after each ply that has one, by ply from 1, and that before the first
	// move as ply 0.
	Comments map[int]string
}

// Tag is the value of a tag, or empty; names are compared without regard to case.
func (p *PGN) Tag(name string) string {
	for _, t := range p.Tags {
		if strings.EqualFold(t.Name, name) {
			return t.Value
		}
	}
	return ""
}

// PGNError is a PGN that cannot be read, or a move in it that cannot be played.
type PGNError struct {
	Line int    // from 1
	Why  string // in English
	Err  error  // the error of the move or position, if it is one; else nil
}

func (e *PGNError) Error() string { return fmt.Sprintf("pgn: line %d: %s", e.Line, e.Why) }

// Unwrap is the error of the move or position.
func (e *PGNError) Unwrap() error { return e.Err }

// PGNReader reads the games of a PGN file one after another. It is not safe for concurrent use.
type PGNReader struct{ text *notation.PGNReader }

// NewPGNReader reads from r. Comments are kept, annotations and variations skipped.
func NewPGNReader(r io.Reader) *PGNReader { return &PGNReader{notation.NewPGNReader(r)} }

// Next reads a game: io.EOF after the last, *PGNError for text that is no PGN, a move that is not
// legal or a position that cannot be played. After an error in a game's moves or tags the next
// call reads the next game.
//
// The game is that of the Variant tag (an id of ours, "Standard", "Xiangqi" and the like) or of
// the Game tag ("Chinese Chess"); without one it is xiangqi where a FEN has ten ranks, else chess
// by the rules of FIDE. Moves are read in any notation; those of xiangqi with a Format tag
// ("ICCS", "WXF", "Chinese") in that. A game that goes on where its rules would have ended it, as
// after a repetition that nobody claimed, is read without those rules.
func (r *PGNReader) Next() (*PGN, error) {
	text, err := r.text.Next()
	if err != nil {
		var e *notation.PGNError
		if errors.As(err, &e) {
			return nil, &PGNError{Line: e.Line, Why: e.Why}
		}
		return nil, err
	}
	v, err := pgnVariant(text)
	if err != nil {
		return nil, &PGNError{Line: 1, Why: err.Error(), Err: err}
	}
	p, err := readPGN(text, v, nil)
	if errors.Is(err, ErrGameOver) {
		p, err = readPGN(text, v, &Rules{Name: v.Info().RuleSets[0]})
	}
	return p, err
}

// pgnNames are names of games in PGN files beside our own ids.
var pgnNames = map[string]Variant{
	"standard": ChessFIDE, "normal": ChessFIDE, "chess": ChessFIDE,
	"chinese chess": Xiangqi, "cchess": Xiangqi, "jieqi": CoUp,
}

func pgnVariant(p *notation.PGN) (Variant, error) {
	name := p.Tag("Variant")
	if name == "" {
		name = p.Tag("Game")
	}
	if name == "" {
		if strings.Count(p.Tag("FEN"), "/") == 9 {
			return Xiangqi, nil
		}
		return ChessFIDE, nil
	}
	// Our own writer says which chess it means by the rules.
	if v, err := ParseVariant(strings.ToLower(name)); err == nil && (v != Chess || p.Tag("Rules") == "songky") {
		return v, nil
	}
	if v, ok := pgnNames[strings.ToLower(name)]; ok {
		return v, nil
	}
	return 0, fmt.Errorf("%w: %.40q", ErrUnknownVariant, name)
}

// readPGN plays a game through, by the given rules or by those of its tag.
func readPGN(text *notation.PGN, v Variant, rules *Rules) (*PGN, error) {
	c := config{fen: text.Tag("FEN"), rules: rules, noDeal: v.Info().Hidden}
	if set, err := RulesByName(text.Tag("Rules")); err == nil && rules == nil {
		c.rules = &set
	}
	if err := c.check(v); err != nil {
		return nil, &PGNError{Line: 1, Why: err.Error(), Err: err}
	}
	g, err := emptyGame(v, &c)
	if err != nil {
		return nil, &PGNError{Line: 1, Why: err.Error(), Err: err}
	}
	p := &PGN{Game: g, Comments: map[int]string{}}
	for _, t := range text.Tags {
		p.Tags = append(p.Tags, PGNTag{t[0], t[1]})
	}
	p.note(text.Comment)
	format := pgnFormat(v, text.Tag("Format"))
	for i, m := range text.Moves {
		if err := p.play(m, format); err != nil {
			return nil, &PGNError{m.Line, fmt.Sprintf("ply %d, %.20q: %v", i+1, m.Text, err), err}
		}
	}
	p.end(text.Result)
	return p, nil
}

// pgnFormats are the values of the Format tag.
var pgnFormats = map[string]Notation{"iccs": ICCS, "wxf": WXF, "chinese": ChineseSimplified}

// pgnFormat is the notation of a Format tag, or Coordinates for any.
func pgnFormat(v Variant, tag string) Notation {
	if v == Chess || v == ChessFIDE {
		return SAN
	}
	return pgnFormats[strings.ToLower(tag)]
}

// play enters a move; Coordinates stands for any notation.
func (p *PGN) play(m notation.PGNMove, format Notation) error {
	g := p.Game
	text, letter, told := m.Text, "", false
	if g.Variant().Info().Hidden {
		text, letter, told = strings.Cut(m.Text, "=")
	}
	move, err := Move(0), error(nil)
	if format == Coordinates {
		move, err = g.ParseMove(text)
	} else if move, err = g.ParseMoveAs(text, format); err != nil && !errors.Is(err, ErrGameOver) {
		if other, otherErr := g.ParseMove(text); otherErr == nil {
			move, err = other, nil
		}
	}
	if err != nil {
		return err
	}
	if told {
		err = g.replay(move.String() + "=" + letter)
	} else {
		err = g.Play(move)
	}
	if err == nil {
		p.note(m.Comment)
	}
	return err
}

// elapsed is the PGN command for the time of a move.
const elapsed = "[%emt "

// note takes the time out of a comment and keeps the rest.
func (p *PGN) note(comment string) {
	if before, rest, ok := strings.Cut(comment, elapsed); ok {
		if value, after, ok := strings.Cut(rest, "]"); ok {
			if spent, ok := parseElapsed(value); ok {
				_ = p.Game.NoteTime(spent) // refused before the first move, which took no time
				comment = before + after
			}
		}
	}
	if comment = strings.TrimSpace(comment); comment != "" {
		p.Comments[p.Game.Plies()] = comment
	}
}

func parseElapsed(text string) (time.Duration, bool) {
	var h, m int
	var s float64
	if n, err := fmt.Sscanf(strings.TrimSpace(text), "%d:%d:%f", &h, &m, &s); n != 3 || err != nil {
		return 0, false
	}
	if h < 0 || h > 1<<16 || m < 0 || m > 59 || !(s >= 0 && s < 60) {
		return 0, false
	}
	return time.Duration(h)*time.Hour + time.Duration(m)*time.Minute + time.Duration(s*1000)*time.Millisecond, true
}

// end declares the result of the file where the rules have given none.
func (p *PGN) end(result string) {
	if result == "" {
		result = p.Tag("Result")
	}
	lose := p.Game.Resign
	if strings.Contains(strings.ToLower(p.Tag("Termination")), "time") {
		lose = p.Game.LoseOnTime
	}
	// A game that is over already keeps its own end.
	switch result {
	case "1-0":
		_ = lose(Blue)
	case "0-1":
		_ = lose(Red)
	case "1/2-1/2":
		_ = p.Game.AgreeDraw()
	}
}

// pgnRoster are the tags that every PGN game begins with.
var pgnRoster = []string{"Event", "Site", "Date", "Round", "White", "Black", "Result"}

// PGN writes the game as PGN, as both players may know it. Chess is written in SAN, all else in
// ICCS, moves of cờ úp with the letter of what has turned up behind an equals sign. White is Red.
// The tags given are written too, and override those that the library fills: "?" for what it does
// not know.
func (g *Game) PGN(tags ...PGNTag) string {
	g.mu.Lock()
	defer g.mu.Unlock()
	var b strings.Builder
	for _, t := range g.pgnTags(tags) {
		fmt.Fprintf(&b, "[%s %s]\n", t.Name, notation.QuoteTag(t.Value))
	}
	b.WriteByte('\n')
	b.WriteString(wrap(g.pgnMoves()))
	return b.String()
}

func (g *Game) pgnTags(given []PGNTag) (tags []PGNTag) {
	set := func(name, value string) {
		for i := range tags {
			if strings.EqualFold(tags[i].Name, name) {
				tags[i].Value = value
				return
			}
		}
		tags = append(tags, PGNTag{name, value})
	}
	for _, name := range pgnRoster {
		set(name, "?")
	}
	set("Date", "????.??.??")
	set("Result", pgnResult(g.outcome()))
	set("Variant", pgnName(g.variant))
	set("Rules", g.rules().Rules.Name)
	if start := g.startFEN(); start != g.variant.Info().Start {
		set("SetUp", "1")
		set("FEN", start)
	}
	if g.pgnNotation() != SAN {
		set("Format", "ICCS")
	}
	if o := g.outcome(); o.Over() {
		set("Termination", o.Reason.String())
	}
	if o := g.outcome(); o.Over() && g.variant.Info().Hidden {
		set("Deal", g.deal.Text(g.variant, &g.moments[0].position))
	}
	for _, t := range given {
		if isTagName(t.Name) {
			set(t.Name, t.Value)
		}
	}
	return tags
}

// pgnName is the Variant tag of a game: other readers know chess by its usual name.
func pgnName(v Variant) string {
	if v == ChessFIDE {
		return "Standard"
	}
	return v.String()
}

// isTagName says whether a tag may bear the name: letters, digits and underscores.
func isTagName(name string) bool {
	const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
	return name != "" && strings.Trim(name, letters) == ""
}

func (g *Game) pgnNotation() Notation {
	if g.variant == Chess || g.variant == ChessFIDE {
		return SAN
	}
	return ICCS
}

// pgnMoves are the words of the movetext.
func (g *Game) pgnMoves() (words []string) {
	for ply := 1; ply < len(g.moments); ply++ {
		before, m := &g.moments[ply-1].position, &g.moments[ply]
		switch {
		case Side(before.Turn()) == Red:
			words = append(words, fmt.Sprintf("%d.", before.MoveNo()))
		case ply == 1:
			words = append(words, fmt.Sprintf("%d...", before.MoveNo()))
		}
		words = append(words, g.textOf(ply, g.pgnNotation())+g.revealedText(ply))
		if m.spent > 0 {
			words = append(words, "{"+elapsed+formatElapsed(m.spent)+"]}")
		}
	}
	return append(words, pgnResult(g.outcome()))
}

func formatElapsed(d time.Duration) string {
	ms := d.Milliseconds()
	return fmt.Sprintf("%d:%02d:%02d.%03d", ms/3_600_000, ms/60_000%60, ms/1000%60, ms%1000)
}

func pgnResult(o Outcome) string {
	switch o.Status {
	case RedWins:
		return "1-0"
	case BlueWins:
		return "0-1"
	case Draw:
		return "1/2-1/2"
	}
	return "*"
}

// wrap joins words into lines of fewer than 80 bytes.
func wrap(words []string) string {
	const width = 79
	var b strings.Builder
	column := 0
	for _, w := range words {
		switch {
		case column == 0:
		case column+1+len(w) > width:
			b.WriteByte('\n')
			column = 0
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(w)
		column += len(w)
	}
	b.WriteByte('\n')
	return b.String()
}
