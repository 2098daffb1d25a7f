package main

import "context"

// task is work in the background that ends soon once it is told to.
type task struct {
	cancel context.CancelFunc
	done   chan struct{}
}

func newTask(work func(context.Context)) *task {
	ctx, cancel := context.WithCancel(context.Background())
	t := &task{cancel, make(chan struct{})}
	go func() {
		defer close(t.done)
		defer cancel()
		work(ctx)
	}()
	return t
}

// halt tells the work to end and waits until it has.
func (t *task) halt() {
	t.cancel()
	<-t.done
}
