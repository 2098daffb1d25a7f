package songky

import (
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/songky/songky/internal/adjudicate"
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/deal"
	"github.com/songky/songky/variants"
)

// Game is one game: its rules, its history and, in cờ úp, its deal. Create one with NewGame or
// LoadGame; the zero value is not usable. All methods are safe for concurrent use; none keeps a
// reference to what it is given or shares what it returns.
type Game struct {
	mu       sync.Mutex
	variant  Variant
	captured Captured
	deal     deal.Deal       // identities by start point; 0 where none or not known
	moments  []moment        // the start, then one for each ply; never empty
	log      *adjudicate.Log // what the ending rules know of the moments
	declared Outcome         // resignation, agreement or time; else zero
	engine   *Engine         // of BestMove, made on first use
	luck     uint64          // seed of BestMove, drawn on first use
}

// moment is the game after a ply, or at its start.
type moment struct {
	position board.Position
	move     board.Move
	captured board.Code
	revealed int // slot of the piece turned up, or 0
	turned   board.Set
	spent    time.Duration
	// seen are the identities, by pool, that each side alone has learnt as capturer so far.
	seen [2][2]board.Pool
}

// NewGame starts a game. It returns ErrUnknownVariant for a value that is no game, ErrOption for
// an option that does not fit it, *PositionError for a FEN that cannot be played, and
// *ParseError for a deal that cannot be used.
func NewGame(v Variant, opts ...Option) (*Game, error) {
	if !v.Valid() {
		return nil, fmt.Errorf("%w: %d", ErrUnknownVariant, uint8(v))
	}
	var c config
	for _, o := range opts {
		if o == nil {
			return nil, fmt.Errorf("%w: nil option", ErrOption)
		}
		if err := o(&c); err != nil {
			return nil, err
		}
	}
	if err := c.check(v); err != nil {
		return nil, err
	}
	g, err := emptyGame(v, &c)
	if err != nil {
		return nil, err
	}
	if err := g.dealOut(&c); err != nil {
		return nil, err
	}
	return g, nil
}

// emptyGame is a game at its start with no identities dealt.
func emptyGame(v Variant, c *config) (*Game, error) {
	fen := c.fen
	if fen == "" {
		fen = v.Info().Start
	}
	p, err := parsePosition(v, fen)
	if err != nil {
		return nil, err
	}
	def := variants.Define(v)
	judge := adjudicate.Judge{Tables: variants.Tables(v), Def: def}
	if c.rules != nil {
		judge.Rules = *c.rules
	} else if judge.Rules, err = RulesByName(v.Info().RuleSets[0]); err != nil {
		return nil, err
	}
	g := &Game{variant: v, moments: []moment{{position: p}}, log: adjudicate.NewLog(judge, &p)}
	switch {
	case c.captured != nil:
		g.captured = *c.captured
	case def.CapturerSees:
		g.captured = CapturedSeenByCapturer
	}
	return g, nil
}

// dealOut gives every face-down piece its identity.
func (g *Game) dealOut(c *config) error {
	if !g.variant.Info().Hidden || c.noDeal {
		return nil
	}
	start := &g.moments[0].position
	var named deal.Deal
	if c.deal != nil {
		var err error
		if named, err = parseDeal(g.variant, start, *c.deal); err != nil {
			return err
		}
	}
	source := deal.Source(deal.Secret)
	if c.seed != nil {
		source = deal.Seeded(*c.seed)
	}
	g.deal = deal.Shuffle(g.rules().Tables, start, named, source)
	return nil
}

func parseDeal(v Variant, p *board.Position, text string) (deal.Deal, error) {
	d, err := deal.Parse(v, p, text)
	if e, ok := err.(*deal.SyntaxError); ok {
		return d, newParseError(text, e.Offset, e.Why)
	}
	return d, err
}

// rules are what the game is judged by.
func (g *Game) rules() *adjudicate.Judge { return g.log.Judge() }

// now is the present moment.
func (g *Game) now() *moment { return &g.moments[len(g.moments)-1] }

// outcome is Outcome under the lock.
func (g *Game) outcome() Outcome {
	if g.declared.Over() {
		return g.declared
	}
	return outcomeOf(g.log.Verdict())
}

// Variant is the game's variant.
func (g *Game) Variant() Variant { return g.variant }

// Rules are the ending rules in force.
func (g *Game) Rules() Rules { return g.rules().Rules }

// Captured says who learns what a captured face-down piece was; CapturedUnseen in games without.
func (g *Game) Captured() Captured { return g.captured }

// Turn is the side to move, also after the game has ended.
func (g *Game) Turn() Side {
	g.mu.Lock()
	defer g.mu.Unlock()
	return Side(g.now().position.Turn())
}

// Plies is the number of plies played.
func (g *Game) Plies() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.moments) - 1
}

// LegalMoves lists the legal moves in a fixed order; none once the game is over, however it
// ended.
func (g *Game) LegalMoves() []Move {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.legal(func(board.Move) bool { return true })
}

// LegalMovesFrom lists the legal moves of the piece on a point.
func (g *Game) LegalMovesFrom(s Square) []Move {
	from := s.board()
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.legal(func(m board.Move) bool { return m.From() == from })
}

func (g *Game) legal(wanted func(board.Move) bool) (list []Move) {
	if g.outcome().Over() {
		return nil
	}
	p := &g.now().position
	for _, m := range g.rules().Tables.AppendMoves(p, nil) {
		if wanted(m) {
			list = append(list, moveFrom(g.rules().Def, p.Turn(), m))
		}
	}
	return list
}

// Outcome is how the game stands.
func (g *Game) Outcome() Outcome {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.outcome()
}

// InCheck says whether the side to move is in check.
func (g *Game) InCheck() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.log.Checked(g.log.Plies())
}

// Checkers lists the points of the pieces that attack the general or king of the side to move.
func (g *Game) Checkers() []Square {
	g.mu.Lock()
	defer g.mu.Unlock()
	return squaresOf(g.rules().Tables.Checkers(&g.now().position))
}

// Position is what both players may know of the present moment.
func (g *Game) Position() Position {
	g.mu.Lock()
	defer g.mu.Unlock()
	return Position{g.variant, g.now().position}
}

// View is what a side may know: Position, and in cờ úp what it alone has learnt, by which its
// pool is smaller. For a value that is no side it is Position.
func (g *Game) View(s Side) Position {
	g.mu.Lock()
	defer g.mu.Unlock()
	return Position{g.variant, g.view(s)}
}

func (g *Game) view(s Side) board.Position {
	now := g.now()
	p := now.position
	if s.Valid() && now.seen[s] != [2]board.Pool{} {
		p.SetPool([2]board.Pool{p.Pool(0) - now.seen[s][0], p.Pool(1) - now.seen[s][1]})
	}
	return p
}

// FEN writes the present position as both players may know it.
func (g *Game) FEN() string { return g.Position().FEN() }

// Ply is one move of a game's history.
type Ply struct {
	Move     Move
	Side     Side          // who moved
	Captured Piece         // what was captured; face down if nobody was told what it was
	Revealed Piece         // cờ úp: what was turned up
	Turned   []Square      // cờ gánh: the points of the pieces that changed sides
	Check    bool          // the move gave check
	Chase    bool          // the move was a chase, under rules that limit chases
	Spent    time.Duration // the time that the move took, as NoteTime was told; 0 if it was not
}

// History lists the plies played, as both players may know them; the slices are the caller's.
func (g *Game) History() []Ply {
	g.mu.Lock()
	defer g.mu.Unlock()
	list := make([]Ply, 0, len(g.moments)-1)
	for i := 1; i < len(g.moments); i++ {
		m, side := &g.moments[i], g.moments[i-1].position.Turn()
		ply := Ply{
			Move:     moveFrom(g.rules().Def, side, m.move),
			Side:     Side(side),
			Captured: pieceOf(g.rules().Def, m.captured),
			Turned:   squaresOf(m.turned),
			Check:    g.log.Checked(i),
			Chase:    g.log.Chased(i),
			Spent:    m.spent,
		}
		if m.revealed != 0 {
			ply.Revealed = pieceOf(g.rules().Def, board.NewCode(side, m.revealed))
		}
		list = append(list, ply)
	}
	return list
}

// Clone is a game of its own in the same state, deal included. Nothing is shared.
func (g *Game) Clone() *Game {
	g.mu.Lock()
	defer g.mu.Unlock()
	return &Game{
		variant:  g.variant,
		captured: g.captured,
		deal:     g.deal,
		moments:  slices.Clone(g.moments),
		log:      g.log.Clone(),
		declared: g.declared,
		luck:     g.luck,
	}
}

// Deal is the identities of the face-down pieces of the start position, "a1=C,b1=P,...", once the
// game is over. Before, and where not all are known, it returns ErrHidden; in games without
// face-down pieces ErrNoDeal.
func (g *Game) Deal() (string, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	start := &g.moments[0].position
	switch {
	case !g.variant.Info().Hidden:
		return "", ErrNoDeal
	case !g.outcome().Over() || !g.deal.Known(start):
		return "", ErrHidden
	}
	return g.deal.Text(g.variant, start), nil
}
