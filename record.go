package songky

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/songky/songky/internal/deal"
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
	TimesMs  []int64    `json:"timesMs,omitempty"`
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
	known := deal.Deal{}
	if g.outcome().Over() {
		known = g.deal
	}
	return json.Marshal(g.record(&known))
}

// MarshalFull writes the game with its deal, for the server that keeps it. Never send it to a
// player of a game that goes on.
func (g *Game) MarshalFull() ([]byte, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return json.Marshal(g.record(&g.deal))
}

// MarshalView writes the game as one side may know it: what both players may know, and what that
// side alone has learnt as capturer. It is safe to send to that player. ErrSide for a value that
// is no side.
func (g *Game) MarshalView(s Side) ([]byte, error) {
	if !s.Valid() {
		return nil, ErrSide
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	known := g.seenBy(s)
	if g.outcome().Over() {
		known = g.deal
	}
	return json.Marshal(g.record(&known))
}

// seenBy has the identities of the captured pieces that a side has seen as capturer.
func (g *Game) seenBy(s Side) (known deal.Deal) {
	if g.captured != CapturedSeenByCapturer {
		return known
	}
	for i := 1; i < len(g.moments); i++ {
		m := &g.moments[i]
		if m.captured.IsFaceDown() && Side(m.captured.Side()) != s {
			known[m.move.To()] = g.deal[m.move.To()]
		}
	}
	return known
}

// record is the game with the identities that are known to the reader.
func (g *Game) record(known *deal.Deal) record {
	start := &g.moments[0].position
	r := record{
		Version: recordVersion,
		Variant: g.variant.String(),
		Rules:   ruleRecord(g.rules().Rules),
		Start:   g.startFEN(),
		Moves:   make([]string, 0, len(g.moments)-1),
		Outcome: endOf(g.outcome()),
		Ended:   endOf(g.declared),
	}
	if g.variant.Info().Hidden {
		r.Captured = g.captured.String()
		r.Deal = known.Text(g.variant, start)
	}
	for i := 1; i < len(g.moments); i++ {
		r.Moves = append(r.Moves, g.textOf(i, Coordinates)+g.revealedText(i))
		r.noteTime(i-1, g.moments[i].spent)
	}
	return r
}

// noteTime enters the time of a ply, counted from 0, in whole milliseconds; times that are not
// known are left out from the end, and 0 before it.
func (r *record) noteTime(ply int, spent time.Duration) {
	if spent == 0 {
		return
	}
	for len(r.TimesMs) < ply {
		r.TimesMs = append(r.TimesMs, 0)
	}
	r.TimesMs = append(r.TimesMs, spent.Milliseconds())
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
	if err := r.checkTimes(); err != nil {
		return nil, err
	}
	g, err := r.start()
	if err != nil {
		return nil, err
	}
	for i, text := range r.Moves {
		if err := g.replay(text); err != nil {
			return nil, fmt.Errorf("ply %d: %w", i+1, err)
		}
		if i < len(r.TimesMs) {
			g.now().spent = time.Duration(r.TimesMs[i]) * time.Millisecond
		}
	}
	if err := r.end(g); err != nil {
		return nil, err
	}
	return g, nil
}

// longestMs keeps times within what a time.Duration holds.
const longestMs = int64(1<<63-1) / int64(time.Millisecond)

func (r *record) checkTimes() error {
	if len(r.TimesMs) > len(r.Moves) {
		return newParseError("", 0, "more times than moves")
	}
	for _, ms := range r.TimesMs {
		if ms < 0 || ms > longestMs {
			return fmt.Errorf("%w: %d ms", ErrTime, ms)
		}
	}
	return nil
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
