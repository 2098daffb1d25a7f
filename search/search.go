// Package search chooses moves: iterative deepening alpha-beta over positions that hold no
// secret. A face-down piece that moves is a chance node over the pool of unseen identities.
//
// It serves the root package, whose Engine is the public face; positions and moves here are those
// of the tables.
package search

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/songky/songky/internal/adjudicate"
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// Root is the position to search, as the side to move may know it, and what came before it.
type Root struct {
	Variant  variants.Variant
	Judge    *adjudicate.Judge
	Position board.Position
	Keys     []uint64 // of the positions since the last progress, this one last
	Plies    int      // played since the start of the record
	// Effective is the number of effective plies played, for rules that limit them.
	Effective int
	// Ends are the moves that end the game at once, by any rule, and who wins then.
	Ends map[board.Move]adjudicate.Winner
}

// Limits bound a search; zero fields are none.
type Limits struct {
	Level   int // 1-6, 0 for none
	Depth   int
	Nodes   uint64
	Time    time.Duration
	Clock   Clock
	MultiPV int
	Seed    uint64
	OnInfo  func(Result) bool // false ends the search
	// Yield, if set, is called by the main thread after every Slice positions.
	Slice uint64
	Yield func()
	// Moves, if not empty, are the only moves of the root that are looked at.
	Moves []board.Move
	Mate  int // a mate in so many moves ends the search
	// Hit, if set, is closed when the times begin to run.
	Hit <-chan struct{}
}

// Clock is the clock of the side to move.
type Clock struct {
	Remaining, Increment, Period time.Duration
	Periods                      int
}

// Result is what a search found.
type Result struct {
	Move    board.Move
	Lines   []Line
	Depth   int
	Nodes   uint64
	Elapsed time.Duration
	Resigns bool // a player of the level would resign
}

// Line is a line of play with its score for the side to move at the root.
type Line struct {
	Centipawns, MateIn int
	Moves              []board.Move
}

// Engine is the memory that searches share. One search runs at a time.
type Engine struct {
	table    *table
	memories []*memory // of each thread; made by the first search
	threads  int
}

// New makes an engine with a transposition table of about so many bytes.
func New(hashBytes int64, threads int) *Engine {
	return &Engine{table: newTable(hashBytes), threads: threads}
}

// Clear forgets what earlier searches found.
func (e *Engine) Clear() {
	e.table.clear()
	e.memories = nil
}

// job is one search: what its threads share.
type job struct {
	root     *Root
	limits   Limits
	level    level
	rules    *board.Rules
	table    *table
	memories []*memory
	salt     uint64 // keeps entries of other games, levels and seeds apart
	started  time.Time
	begun    atomic.Int64 // when the times began to run, in nanoseconds after started; 0: not yet
	budget   budget
	stop     atomic.Bool
	nodes    []atomic.Uint64 // of each thread, written now and then
	alone    bool            // one thread searches, so limits are kept to the node
}

// Search searches the root, which must have a legal move, until a limit or the context ends it.
func (e *Engine) Search(ctx context.Context, root *Root, l Limits) (Result, error) {
	for len(e.memories) < e.threads {
		e.memories = append(e.memories, new(memory))
	}
	j := &job{
		memories: e.memories,
		root:     root, limits: l, level: levelOf(root.Variant, l.Level, l.Seed), rules: variants.Tables(root.Variant),
		table: e.table, started: time.Now(), nodes: make([]atomic.Uint64, e.threads),
	}
	j.salt = mix(uint64(root.Variant))
	if j.level.noise > 0 {
		j.salt = mix(j.salt ^ mix(l.Seed) ^ uint64(l.Level))
	}
	j.budget = newBudget(&l, j.level)
	j.table.newSearch()
	unhook := context.AfterFunc(ctx, func() { j.stop.Store(true) })
	defer unhook()
	defer j.runTimes()()
	if yield := l.Yield; yield != nil {
		// Where all goroutines share one thread, as in a browser, the hook above has no turn while the
		// search goes on, so whoever was stopped while it was held up looks for itself.
		j.limits.Yield = func() {
			yield()
			if ctx.Err() != nil {
				j.stop.Store(true)
			}
		}
		return j.run(1)
	}
	return j.run(e.threads)
}

// runTimes lets the times of the budget run, at once or once the search is told so. What it returns
// ends that.
func (j *job) runTimes() (end func()) {
	var timer *time.Timer
	begin := func() {
		j.begun.Store(max(1, int64(time.Since(j.started))))
		if hard := j.budget.hard; hard > 0 {
			timer = time.AfterFunc(hard, func() { j.stop.Store(true) })
		}
	}
	stopTimer := func() {
		if timer != nil {
			timer.Stop()
		}
	}
	if j.limits.Hit == nil {
		begin()
		return stopTimer
	}
	ended, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		select {
		case <-j.limits.Hit:
			begin()
		case <-ended:
		}
	}()
	return func() {
		close(ended)
		<-done
		stopTimer()
	}
}

// spent is the time of the budget that has run.
func (j *job) spent() time.Duration {
	begun := j.begun.Load()
	if begun == 0 {
		return 0
	}
	return time.Since(j.started) - time.Duration(begun)
}

// watch ends the search when its time is over. A timer does so too, but where every processor is at work it
// comes late, by milliseconds.
func (j *job) watch() {
	if hard := j.budget.hard; hard > 0 && j.spent() >= hard {
		j.stop.Store(true)
	}
}

// run starts the helper threads and searches on the calling one.
func (j *job) run(threads int) (Result, error) {
	j.alone = threads == 1
	var helpers sync.WaitGroup
	failed := make(chan any, threads)
	for id := 1; id < threads; id++ {
		helpers.Add(1)
		go func() {
			defer helpers.Done()
			defer func() {
				if r := recover(); r != nil {
					failed <- r
				}
			}()
			newWorker(j, id).deepen()
		}()
	}
	main := newWorker(j, 0)
	main.deepen()
	j.stop.Store(true)
	helpers.Wait()
	select {
	case r := <-failed:
		panic(r) // the caller recovers, as for a failure of its own thread
	default:
	}
	return j.result(main), nil
}

// total is the number of positions searched by all threads, as last reported.
func (j *job) total() (n uint64) {
	for i := range j.nodes {
		n += j.nodes[i].Load()
	}
	return n
}

// result is what the main thread has found, with the level's choice.
func (j *job) result(w *worker) Result {
	r := w.report()
	r.Resigns = j.resigns(r.Lines[0])
	picked := 0
	if within := j.choice(); within > 0 {
		picked = choose(r.Lines, within, j.limits.Seed^j.root.Position.Key())
	}
	r.Move = r.Lines[picked].Moves[0]
	if wanted := max(1, j.limits.MultiPV); len(r.Lines) > wanted {
		r.Lines = r.Lines[:wanted]
	}
	return r
}
