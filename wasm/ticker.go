//go:build js && wasm

package main

import "github.com/hack-pad/safejs"

// ticker gives the thread back to JavaScript and gets it again at once.
//
// It posts a message to itself through a MessageChannel and parks until it arrives; whatever was waiting in the event
// loop, such as a Stop, is heard meanwhile. setTimeout would cost 4 ms a time, half of all computing, once nested; and
// scheduler.yield is resumed before any message is looked at, so that a Stop would never be heard.
type ticker struct {
	far  safejs.Value
	came chan struct{}
}

func newTicker() (*ticker, error) {
	class, err := safejs.Global().Get("MessageChannel")
	if err != nil {
		return nil, err
	}
	channel, err := class.New()
	if err != nil {
		return nil, err
	}
	near, err := channel.Get("port1")
	if err != nil {
		return nil, err
	}
	t := &ticker{came: make(chan struct{}, 1)}
	if t.far, err = channel.Get("port2"); err != nil {
		return nil, err
	}
	heard, err := safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		select {
		case t.came <- struct{}{}:
		default:
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return t, near.Set("onmessage", heard)
}

func (t *ticker) yield() {
	if _, err := t.far.Call("postMessage", 0); err == nil {
		<-t.came
	}
}
