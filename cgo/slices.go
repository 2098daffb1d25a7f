package main

// #include "export.h"
import "C"

//export songky_slices_start
func songky_slices_start(handle C.songky_engine, game C.songky_game, limits C.songky_limits_in, nodes C.uint64_t) C.songky_status {
	return with(engines, uint64(handle), func(e *engine) error {
		o, err := orderOf(game, limits)
		if err != nil {
			return err
		}
		return e.startSlices(o.game, o.limits, uint64(nodes), o.tell)
	})
}

//export songky_slices_step
func songky_slices_step(handle C.songky_engine, more *C.int32_t) C.songky_status {
	return with(engines, uint64(handle), func(e *engine) error {
		if more == nil {
			return errNull
		}
		goesOn, err := e.step()
		if err != nil {
			return err
		}
		return put(more, flag(goesOn))
	})
}

//export songky_slices_result
func songky_slices_result(handle C.songky_engine, out *C.songky_result) C.songky_status {
	return with(engines, uint64(handle), func(e *engine) error {
		if err := checkStruct(out); err != nil {
			return err
		}
		r, err := e.slicesResult()
		return writeResult(out, &r, err)
	})
}
