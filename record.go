package songky

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// recordVersion is the version of the JSON form of a game.
const recordVersion = 1

// record is the JSON form of a game.
type record struct {
	Version  int        `json:"songky"`
	Variant  string     `json:"variant"`
	Rules    ruleRecord `json:"rules"`
	Captured string     `json:"captured,omitempty"`
	Start    string     `json:"start"`
	Moves    []string   `json:"moves"`
	Deal     string     `json:"deal,omitempty"`
	Ended    *endRecord `json:"ended,omitempty"`
	Outcome  *endRecord `json:"outcome,omitempty"`
}

// endRecord is a declared end, or the outcome for readers without an engine.
type endRecord struct {
	Winner string `json:"winner"` // "red", "blue", "draw"
	Reason string `json:"reason"`
}

// ruleRecord is Rules with zero fields left out.
type ruleRecord struct {
	Name            string `json:"name"`
	Repetition      int    `json:"repetition,omitempty"`
	PlyLimit        int    `json:"plyLimit,omitempty"`
	ProgressLimit   int    `json:"progressLimit,omitempty"`
	EffectiveLimit  int    `json:"effectiveLimit,omitempty"`
	CheckLimits     [3]int `json:"checkLimits,omitzero"`
	ChaseLimits     [3]int `json:"chaseLimits,omitzero"`
	PerpetualCheck  bool   `json:"perpetualCheck,omitempty"`
	NoAttackers     bool   `json:"noAttackers,omitempty"`
	CountFromRecord bool   `json:"countFromRecord,omitempty"`
	CountPieces     bool   `json:"countPieces,omitempty"`
	DeadPositions   bool   `json:"deadPositions,omitempty"`
}

// MarshalJSON writes the game as both players may know it, so it is safe to send to a client: no
// identity of a piece that has not been turned up is in it before the game has ended.
func (g *Game) MarshalJSON() ([]byte, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return json.Marshal(g.record(g.outcome().Over()))
}

// MarshalFull writes the game with its deal, for the server that keeps it. Never send it to a
// player of a game that goes on.
func (g *Game) MarshalFull() ([]byte, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return json.Marshal(g.record(true))
}

func (g *Game) record(full bool) record {
	start := &g.moments[0].position
	r := record{
		Version: recordVersion,
		Variant: g.variant.String(),
		Rules:   ruleRecord(g.rules().Rules),
		Start:   notation.FEN(g.variant, start),
		Moves:   make([]string, 0, len(g.moments)-1),
		Outcome: endOf(g.outcome()),
		Ended:   endOf(g.declared),
	}
	if g.variant.Info().Hidden {
		r.Captured = g.captured.String()
		if full {
			r.Deal = g.deal.Text(g.variant, start)
		}
	}
	for i := 1; i < len(g.moments); i++ {
		side := g.moments[i-1].position.Turn()
		text := moveFrom(g.rules().Def, side, g.moments[i].move).String()
		if slot := g.moments[i].revealed; slot != 0 {
			text += "=" + string(rune(g.rules().Def.Slots[side][slot].Letter()))
		}
		r.Moves = append(r.Moves, text)
	}
	return r
}

func endOf(o Outcome) *endRecord {
	if !o.Over() {
		return nil
	}
	winner := "draw"
	if side, won := o.Winner(); won {
		winner = strings.ToLower(side.String())
	}
	return &endRecord{winner, o.Reason.String()}
}

// maxRecord is the length in bytes from which a record is refused unread.
const maxRecord = 16 << 20

// LoadGame reads what MarshalJSON or MarshalFull wrote. A game read from the public form does not
// know the deal: its face-down pieces are played with PlayRevealed. The errors are *ParseError
// for a text that is no record, those of NewGame, and those of Play with the number of the ply.
func LoadGame(data []byte) (*Game, error) {
	if len(data) > maxRecord {
		return nil, newParseError("", maxRecord, "record is too long")
	}
	var r record
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	err := d.Decode(&r)
	if err == nil {
		if _, extra := d.Token(); extra != io.EOF {
			err = fmt.Errorf("more than a record")
		}
	}
	if err == nil && r.Version != recordVersion {
		err = fmt.Errorf("record version %d is not %d", r.Version, recordVersion)
	}
	if err != nil {
		return nil, newParseError(string(data[:min(len(data), 100)]), int(d.InputOffset()), err.Error())
	}
	g, err := r.start()
	if err != nil {
		return nil, err
	}
	for i, text := range r.Moves {
		if err := g.replay(text); err != nil {
			return nil, fmt.Errorf("ply %d: %w", i+1, err)
		}
	}
	if err := r.end(g); err != nil {
		return nil, err
	}
	return g, nil
}

// start is the game before its first move.
func (r *record) start() (*Game, error) {
	v, err := ParseVariant(r.Variant)
	if err != nil {
		return nil, err
	}
	rules := Rules(r.Rules)
	c := config{fen: r.Start, rules: &rules}
	if r.Captured != "" {
		k, ok := parseCaptured(r.Captured)
		if !ok {
			return nil, newParseError(r.Captured, 0, "captured is neither unseen nor capturer")
		}
		c.captured = &k
	}
	if r.Deal != "" {
		c.deal = &r.Deal
	}
	if err := c.check(v); err != nil {
		return nil, err
	}
	g, err := emptyGame(v, &c)
	if err != nil || c.deal == nil {
		return g, err
	}
	g.deal, err = parseDeal(v, &g.moments[0].position, r.Deal)
	return g, err
}

func parseCaptured(id string) (Captured, bool) {
	for _, k := range []Captured{CapturedUnseen, CapturedSeenByCapturer} {
		if k.String() == id {
			return k, true
		}
	}
	return 0, false
}

// replay plays a recorded move, "b3b10" or "b3b10=C".
func (g *Game) replay(text string) error {
	coordinates, letter, told := strings.Cut(text, "=")
	m, err := parseCoordinates(coordinates)
	if err != nil {
		return err
	}
	role := variants.NoRole
	if told {
		side := g.now().position.Turn()
		if len(letter) == 1 {
			role = g.rules().Def.Slots[side][notation.SlotOfLetter(g.rules().Def, side, letter[0])]
		}
		if role == variants.NoRole {
			return newParseError(text, len(coordinates), "no piece is turned up by that letter")
		}
	}
	return g.play(m, role)
}

// end declares a recorded end.
func (r *record) end(g *Game) error {
	if r.Ended == nil {
		return nil
	}
	reason, ok := parseReason(r.Ended.Reason)
	o := Outcome{Reason: reason}
	switch {
	case r.Ended.Winner == "draw" && reason == ReasonAgreement:
		o.Status = Draw
	case r.Ended.Winner == "red" && (reason == ReasonResignation || reason == ReasonTime):
		o.Status = RedWins
	case r.Ended.Winner == "blue" && (reason == ReasonResignation || reason == ReasonTime):
		o.Status = BlueWins
	default:
		ok = false
	}
	if !ok {
		return newParseError(r.Ended.Winner+" "+r.Ended.Reason, 0, "no end that can be declared")
	}
	return g.declare(o)
}
