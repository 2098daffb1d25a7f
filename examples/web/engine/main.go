// Command engine is the library as WebAssembly, for the board in a browser:
//
//	GOOS=wasip1 GOARCH=wasm go build -buildmode=c-shared -ldflags="-s -w" -o engine.wasm ./examples/web/engine
//
// What it exports mirrors the C border (cgo/songky.h), in its names, statuses, views and handles, as
// far as WebAssembly lets it; names of its own are listed in its tests. All parameters and results are numbers. What is more than a number goes
// through one shared buffer in the memory of the module:
//
//	songky_buffer(n)  makes room for n bytes and tells where the buffer begins; what it held is lost
//	                  if it had to grow, and stays if it had not, so that songky_buffer(0) finds it again
//	texts in          lie at the beginning of the buffer; their length in bytes is a parameter
//	results           replace the contents of the buffer; the function returns their length
//	structs           are objects of JSON, named and shaped as site/engine.js describes them
//
// Every function returns a status below 0 if it failed, and songky_last_error then tells why. What
// makes a handle returns it: a number above 0 that is never given out twice.
//
// Times are milliseconds. One thread runs it all, so nothing here is guarded against others. The
// package builds for every system, where its functions are called by its tests.
package main

func main() {}
