package main

import "testing"

// FuzzRequests: no text that a page could send makes the library fail otherwise than by a status
// that says what is wrong with it.
func FuzzRequests(f *testing.F) {
	for _, text := range []string{
		`{"variant":"coup","seed":"1","limits":{"repetition":4}}`, `{"variant":"chess","fen":"4k3/8/8/8/8/8/8/4K3 w"}`,
		`{"variant":"chess","files":8,"ranks":8,"cells":[null],"turn":0,"pool":[{},{}]}`, `{"mainMs":1000,"periods":1,"periodMs":5}`,
		`{"variant":"xiangqi","line":"position startpos moves h3e3"}`, `{"depth":1,"slice":10,"moves":["h3e3"]}`, `[["Event","x"]]`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		game := start(t, object{"variant": "songky"})
		engine := done(t, songkyEngineNew(1))
		calls := []func(int32) int32{
			songkyGameNew, songkyLoad, songkyPositionRead, songkySetupRead, songkySetupWrite, songkySetupFillPool, songkyClockLoad,
			func(n int32) int32 { return songkyPGNRead(n, 0) },
			func(n int32) int32 { return songkyClockNew(n, 0, 0) },
			func(n int32) int32 { return songkyParse(game, n) },
			func(n int32) int32 { return songkyParseAs(game, n, 6) },
			func(n int32) int32 { return songkyPGNWrite(game, n) },
			func(n int32) int32 { return songkySlicesStart(engine, game, n) },
		}
		for i, call := range calls {
			if status := call(put(t, text)); status == statusPanic {
				t.Fatalf("call %d: %s", i, lastError(t).Message)
			}
		}
		songkyEngineFree(engine)
		clear(games)
		clear(clocks)
	})
}
