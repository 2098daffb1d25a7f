package main

import (
	"context"
	"sync"
)

// assembly is work of which several pieces are done at once and the results are taken in the
// order of the jobs, so that what comes out does not depend on how many were done at once.
type assembly[J, R any] struct {
	workers int
	// produce emits the jobs in their order, until emit says false.
	produce func(ctx context.Context, emit func(J) bool) error
	// hire makes what one worker works with.
	hire func() (worker[J, R], error)
	// take takes a result and says whether more are wanted.
	take func(R) (more bool, err error)
}

// worker does one job after another.
type worker[J, R any] interface {
	do(ctx context.Context, j J) (R, error)
	close()
}

type (
	numbered[J any] struct {
		number int
		job    J
	}
	outcome[R any] struct {
		number int
		result R
		err    error
	}
)

// run works until there are no more jobs, no more results are wanted, something fails or the
// context ends, whose error it then returns.
func (a *assembly[J, R]) run(outer context.Context) error {
	ctx, cancel := context.WithCancel(outer)
	defer cancel()
	jobs, results := make(chan numbered[J]), make(chan outcome[R])
	var running sync.WaitGroup
	running.Go(func() {
		defer close(jobs)
		a.feed(ctx, jobs, results)
	})
	for range a.workers {
		running.Go(func() { a.work(ctx, jobs, results) })
	}
	go func() {
		running.Wait()
		close(results)
	}()
	err := a.collect(cancel, results)
	if err == nil {
		err = outer.Err()
	}
	return err
}

func (a *assembly[J, R]) feed(ctx context.Context, jobs chan<- numbered[J], results chan<- outcome[R]) {
	number := 0
	err := a.produce(ctx, func(j J) bool {
		select {
		case jobs <- numbered[J]{number, j}:
			number++
			return true
		case <-ctx.Done():
			return false
		}
	})
	if err != nil && ctx.Err() == nil {
		results <- outcome[R]{number: number, err: err}
	}
}

func (a *assembly[J, R]) work(ctx context.Context, jobs <-chan numbered[J], results chan<- outcome[R]) {
	w, err := a.hire()
	if err != nil {
		results <- outcome[R]{err: err}
		return
	}
	defer w.close()
	for j := range jobs {
		r, err := w.do(ctx, j.job)
		if ctx.Err() != nil {
			return
		}
		results <- outcome[R]{j.number, r, err}
		if err != nil {
			return
		}
	}
}

// collect takes the results in their order and tells the others to stop when that is enough. An
// error ends the work at once, whatever is still to come before it.
func (a *assembly[J, R]) collect(cancel func(), results <-chan outcome[R]) (err error) {
	early := make(map[int]R)
	next := 0
	more := true
	for o := range results {
		if !more {
			continue
		}
		if err = o.err; err == nil {
			early[o.number] = o.result
		}
		for err == nil && more {
			r, here := early[next]
			if !here {
				break
			}
			delete(early, next)
			next++
			more, err = a.take(r)
		}
		if err != nil || !more {
			more = false
			cancel()
		}
	}
	return err
}
