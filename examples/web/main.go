// Command web is a board in the browser for every game of the library: for two people on one device,
// or against the computer, which is the library itself as WebAssembly in a worker.
//
//	go run ./examples/web                      serves it and prints its address
//	go run ./examples/web -export DIR          writes its files, for any static host
//
// Run it within the repository: it compiles ./examples/web/engine with the go tool.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"time"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

// run is the command: it ends with the context.
func run(ctx context.Context, args []string, out, errOut io.Writer) error {
	flags := flag.NewFlagSet("web", flag.ContinueOnError)
	flags.SetOutput(errOut)
	addr := flags.String("addr", "localhost:8080", "address to serve on; port 0 is any that is free")
	export := flags.String("export", "", "folder to write the files to, instead of serving them")
	switch err := flags.Parse(args); {
	case err == flag.ErrHelp:
		return nil
	case err != nil:
		return err
	case flags.NArg() > 0:
		return fmt.Errorf("unknown argument %q", flags.Arg(0))
	}
	fmt.Fprintln(errOut, "compiling the engine, which takes a while the first time")
	wasm, err := buildEngine(ctx)
	if err != nil {
		return err
	}
	s, err := assemble(wasm)
	if err != nil {
		return err
	}
	if *export != "" {
		if err := s.export(*export); err != nil {
			return err
		}
		fmt.Fprintf(out, "%d files in %s, for any static host\n", len(s), *export)
		return nil
	}
	return serve(ctx, *addr, s.handler(), out)
}

// serve answers requests until the context ends.
func serve(ctx context.Context, addr string, h http.Handler, out io.Writer) error {
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "http://%s/\n", address(listener.Addr(), addr))
	server := &http.Server{Handler: h, ReadHeaderTimeout: 10 * time.Second}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
		_ = server.Close()
		return nil
	}
}

// address is what a browser on this machine opens: the name that was asked for, with the port that
// was found.
func address(got net.Addr, asked string) string {
	host, _, err := net.SplitHostPort(asked)
	_, port, portErr := net.SplitHostPort(got.String())
	if err != nil || portErr != nil {
		return got.String()
	}
	if host == "" || host == "0.0.0.0" || host == "::" {
		host = "localhost" // browsers run no service worker and little else under bare addresses
	}
	return net.JoinHostPort(host, port)
}
