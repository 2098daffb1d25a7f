package main

// handles counts what was ever given out, so that no number stands for two things.
var handles int32

// table keeps the things of one kind that handles stand for.
type table[T any] map[int32]T

// add gives a value a handle.
func (t table[T]) add(value T) int32 {
	handles++
	t[handles] = value
	return handles
}

// made is add for a value that may not have come about.
func (t table[T]) made(value T, err error) int32 {
	if err != nil {
		return fail(err)
	}
	return t.add(value)
}

// with is the frame of every export on a handle.
func (t table[T]) with(handle int32, f func(T) int32) int32 {
	value, ok := t[handle]
	if !ok {
		return fail(errHandle)
	}
	return guard(func() int32 { return f(value) })
}

// change is with for what only succeeds or fails.
func (t table[T]) change(handle int32, f func(T) error) int32 {
	return t.with(handle, func(value T) int32 { return fail(f(value)) })
}
