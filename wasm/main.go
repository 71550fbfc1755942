//go:build js && wasm

// Command wasm is the bridge between JavaScript and core/api, and nothing else.
//
// It puts two functions where the worker finds them: contendGo.start(id, method, request, timeoutMs) and
// contendGo.cancel(id). It answers through contendPost(id, kind, text, bulk), which the worker provides; kind is
// "progress", "result" or "error". Both functions return at once. Exactly one goroutine computes, so that calls are
// answered in the order in which they came, and callbacks are never starved by a second one.
//
// All touch of JavaScript goes through safejs, which turns exceptions into errors. It does not recover a panic in a
// callback of ours, so the callbacks do nothing that can panic.
package main

import (
	"github.com/hack-pad/safejs"
)

func main() {
	if err := serve(); err != nil {
		// Without a bridge there is nobody to tell but the console, which is where Go writes.
		println("contend:", err.Error())
	}
}

func serve() error {
	b, err := newBridge()
	if err != nil {
		return err
	}
	start, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any { b.start(args); return nil })
	if err != nil {
		return err
	}
	cancel, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any { b.cancel(args); return nil })
	if err != nil {
		return err
	}
	// These two live as long as the page: no Release.
	if err := safejs.Global().Set("contendGo", map[string]any{"start": start, "cancel": cancel}); err != nil {
		return err
	}
	if _, err := safejs.Global().Call("contendReady"); err != nil {
		return err
	}
	b.work()
	return nil
}
