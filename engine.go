package songky

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"

	"github.com/songky/songky/internal/adjudicate"
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/search"
	"github.com/songky/songky/variants"
)

// DefaultHashBytes is the size of the transposition table unless EngineOptions says otherwise.
const DefaultHashBytes = 16 << 20

// EngineOptions are the choices for NewEngine; the zero value is fine.
type EngineOptions struct {
	HashBytes int64 // memory of the transposition table; 0: DefaultHashBytes
	Threads   int   // goroutines that search; 0: 1
}

// Engine searches for moves. It keeps its transposition table between searches. Methods are safe
// for concurrent use; one search runs at a time.
type Engine struct {
	mu      sync.Mutex
	core    *search.Engine
	current *Search // running, or nil
	closed  bool
}

// NewEngine makes an engine; ErrLimits for impossible options.
func NewEngine(o EngineOptions) (*Engine, error) {
	if o.HashBytes == 0 {
		o.HashBytes = DefaultHashBytes
	}
	if o.Threads == 0 {
		o.Threads = 1
	}
	switch {
	case o.HashBytes < 0 || o.HashBytes > MaxHashBytes:
		return nil, fmt.Errorf("%w: hash of %d bytes is not within 0-%d", ErrLimits, o.HashBytes, int64(MaxHashBytes))
	case o.Threads < 0 || o.Threads > MaxThreads:
		return nil, fmt.Errorf("%w: %d threads are not within 0-%d", ErrLimits, o.Threads, MaxThreads)
	}
	return &Engine{core: search.New(o.HashBytes, o.Threads)}, nil
}

// Search is a search that runs in the background.
type Search struct {
	ctx    context.Context
	stop   context.CancelFunc
	done   chan struct{}
	hit    chan struct{} // closed by PonderHit
	onHit  sync.Once
	result Result
	err    error
}

// Done is closed when the search has ended.
func (s *Search) Done() <-chan struct{} { return s.done }

// Stop ends the search soon; Wait then returns the best move so far, without an error.
func (s *Search) Stop() { s.stop() }

// PonderHit lets the times of a search that ponders run from now on: the opponent has played the
// move that was expected. On another search it does nothing.
func (s *Search) PonderHit() { s.onHit.Do(func() { close(s.hit) }) }

// Wait waits for the end. If the context of the search ended it, the best move so far comes
// together with the context's error.
func (s *Search) Wait() (Result, error) {
	<-s.done
	return s.result, s.err
}

// Start begins a search of the game's present position, as the side to move may know it; the game
// may change as soon as Start has returned. ErrNilGame, ErrLimits, ErrNoLimit, ErrNoMove for a
// game that is over, *IllegalMoveError for one of Limits.Moves, ErrBusy while another search runs,
// ErrClosed.
func (e *Engine) Start(ctx context.Context, g *Game, l Limits) (*Search, error) {
	if g == nil {
		return nil, ErrNilGame
	}
	return e.start(ctx, g, theMover, l, nil)
}

// theMover stands for the side to move when a search starts.
const theMover Side = 0xFF

// start begins a search of what a side may know, in slices if told how.
func (e *Engine) start(ctx context.Context, g *Game, viewer Side, l Limits, slices *slicing) (*Search, error) {
	if ctx == nil {
		ctx = context.Background()
	}
	if err := l.check(); err != nil {
		return nil, err
	}
	if !l.bounded() && ctx.Done() == nil {
		return nil, ErrNoLimit
	}
	root, only, err := g.searchRoot(viewer, l.Moves)
	if err != nil {
		return nil, err
	}
	inner, stop := context.WithCancel(ctx)
	s := &Search{ctx: ctx, stop: stop, done: make(chan struct{}), hit: make(chan struct{})}
	e.mu.Lock()
	defer e.mu.Unlock()
	if err := e.claim(s); err != nil {
		stop()
		return nil, err
	}
	go e.run(inner, s, root, l, only, slices)
	return s, nil
}

// claim makes s the engine's search.
func (e *Engine) claim(s *Search) error {
	switch {
	case e.closed:
		return ErrClosed
	case e.current != nil:
		return ErrBusy
	}
	e.current = s
	return nil
}

func (e *Engine) run(inner context.Context, s *Search, root *search.Root, l Limits, only []board.Move, slices *slicing) {
	defer func() {
		if r := recover(); r != nil {
			s.err = fmt.Errorf("%w: %v", ErrPanic, r)
		}
		s.stop()
		e.mu.Lock()
		e.current = nil
		e.mu.Unlock()
		close(s.done)
	}()
	if slices != nil {
		slices.begin(inner)
	}
	limits := coreLimits(root, l)
	limits.Moves = only
	if l.Ponder {
		limits.Hit = s.hit
	}
	if slices != nil {
		limits.Slice, limits.Yield = slices.nodes, func() { slices.pause(inner) }
	}
	s.result, s.err = e.search(inner, root, limits)
	if s.err == nil {
		s.err = s.ctx.Err()
	}
}

// coreLimits are the limits as the core knows them.
func coreLimits(root *search.Root, l Limits) search.Limits {
	limits := search.Limits{
		Level: int(l.Level), Depth: l.Depth, Nodes: l.Nodes, Time: l.Time, MultiPV: l.MultiPV, Seed: l.Seed,
		Clock: search.Clock(l.Clock), Mate: l.Mate,
	}
	if l.OnInfo != nil {
		def := variants.Define(root.Variant)
		limits.OnInfo = func(r search.Result) bool {
			out := resultOf(def, &root.Position, r)
			return l.OnInfo(Info{out.Depth, out.Nodes, out.Elapsed, out.Lines})
		}
	}
	return limits
}

// search runs the core and translates what comes out.
func (e *Engine) search(ctx context.Context, root *search.Root, limits search.Limits) (Result, error) {
	r, err := e.core.Search(ctx, root, limits)
	if err != nil {
		return Result{}, err
	}
	return resultOf(variants.Define(root.Variant), &root.Position, r), nil
}

func resultOf(def *variants.Definition, p *board.Position, r search.Result) Result {
	out := Result{Depth: r.Depth, Nodes: r.Nodes, Elapsed: r.Elapsed, Resigns: r.Resigns}
	for _, line := range r.Lines {
		l := Line{Score: Score{Centipawns: line.Centipawns, MateIn: line.MateIn}}
		side := p.Turn()
		for _, m := range line.Moves {
			l.Moves = append(l.Moves, moveFrom(def, side, m))
			side ^= 1
		}
		out.Lines = append(out.Lines, l)
	}
	if len(r.Lines) > 0 {
		out.Move = moveFrom(def, p.Turn(), r.Move)
	}
	return out
}

// BestMove searches and waits; see Start for the errors. If ctx ends the search, the best move so
// far comes together with ctx.Err().
func (e *Engine) BestMove(ctx context.Context, g *Game, l Limits) (Result, error) {
	s, err := e.Start(ctx, g, l)
	if err != nil {
		return Result{}, err
	}
	return s.Wait()
}

// Clear forgets all that earlier searches found; it waits for a running search to end. It does
// nothing on a closed engine.
func (e *Engine) Clear() {
	e.whenIdle(func() {
		if !e.closed {
			e.core.Clear()
		}
	})
}

// Close ends a running search, waits for it and frees the memory. Closing twice is harmless.
func (e *Engine) Close() error {
	e.mu.Lock()
	if e.current != nil {
		e.current.Stop()
	}
	e.closed = true
	e.mu.Unlock()
	e.whenIdle(func() { e.core = nil })
	return nil
}

// whenIdle runs f under the lock once no search runs.
func (e *Engine) whenIdle(f func()) {
	for {
		e.mu.Lock()
		running := e.current
		if running == nil {
			f()
			e.mu.Unlock()
			return
		}
		e.mu.Unlock()
		<-running.Done()
	}
}

// searchRoot is a snapshot of what a side may know, with the moves, which must be legal, as the tables
// know them.
func (g *Game) searchRoot(viewer Side, only []Move) (*search.Root, []board.Move, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.outcome().Over() {
		return nil, nil, ErrNoMove
	}
	var codes []board.Move
	for _, m := range only {
		code, err := g.find(m)
		if err != nil {
			return nil, nil, err
		}
		codes = append(codes, code)
	}
	p := &g.now().position
	if viewer == theMover {
		viewer = Side(p.Turn())
	}
	return &search.Root{
		Variant:   g.variant,
		Judge:     g.log.Judge(),
		Position:  g.view(viewer),
		Keys:      g.log.Keys(p.Progress()),
		Plies:     g.log.Plies(),
		Effective: g.log.Effective(),
		Ends:      g.ends(),
	}, codes, nil
}

// ends are the moves that end the game at once, and how. What a face-down piece turns up as is not
// known, so its moves are not among them.
func (g *Game) ends() map[board.Move]adjudicate.Winner {
	ends := map[board.Move]adjudicate.Winner{}
	now := &g.now().position
	var next board.Position
	for _, m := range g.rules().Tables.AppendMoves(now, nil) {
		if now.Cell(m.From()).IsFaceDown() {
			continue
		}
		g.rules().Tables.Make(&next, now, m)
		if v := g.log.After(now, &next, m); v.Over() {
			ends[m] = v.Winner
		}
	}
	return ends
}

// BestMove is the move that the computer would play at a level, for the present position. The
// first call allocates an engine with the default hash, which the game keeps. Level 0 needs a
// context that can end; see Engine.Start for the errors.
func (g *Game) BestMove(ctx context.Context, l Level) (Move, error) {
	e, luck, err := g.ownEngine()
	if err != nil {
		return 0, err
	}
	for {
		r, err := e.BestMove(ctx, g, Limits{Level: l, Seed: luck})
		if err != ErrBusy {
			return r.Move, err
		}
		if err := e.wait(ctx); err != nil {
			return 0, err
		}
	}
}

// ownEngine is the game's engine, made on first use, and the seed of its choices.
func (g *Game) ownEngine() (*Engine, uint64, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.engine == nil {
		e, err := NewEngine(EngineOptions{})
		if err != nil {
			return nil, 0, err
		}
		g.engine = e
	}
	for g.luck == 0 {
		g.luck = rand.Uint64()
	}
	return g.engine, g.luck, nil
}

// wait waits for the running search, if there is one, or for the context.
func (e *Engine) wait(ctx context.Context) error {
	e.mu.Lock()
	running := e.current
	e.mu.Unlock()
	if running == nil {
		return nil
	}
	select {
	case <-running.Done():
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
