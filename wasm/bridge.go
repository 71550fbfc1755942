//go:build js && wasm

package main

import (
	"context"
	"math"
	"runtime"
	"strconv"
	"time"
	"unsafe"

	"contend/core/api"
	"contend/core/fault"
	"contend/core/pace"
	"contend/core/wire"

	"github.com/hack-pad/safejs"
	"github.com/teivah/onecontext"
)

// heapLimit is our own limit of memory. A browser would let a worker grow to 4 GB and then kill it with everything in
// it; we stop earlier and say so.
const heapLimit = 1536 << 20

// job is one call that was asked for.
type job struct {
	id              int
	method, request string
	run             context.Context
	stop            context.CancelFunc
}

// bridge carries calls from JavaScript to the goroutine that computes, and answers back.
type bridge struct {
	page  context.Context // the page's life: ends when the page goes away
	queue chan *job
	open  map[int]*job // asked and not yet answered; touched by callbacks and by work, which never run at the same time
	post  safejs.Value
	bytes safejs.Value // Uint8Array
	tick  *ticker
}

func newBridge() (*bridge, error) {
	post, err := safejs.Global().Get("contendPost")
	if err != nil {
		return nil, err
	}
	bytes, err := safejs.Global().Get("Uint8Array")
	if err != nil {
		return nil, err
	}
	tick, err := newTicker()
	if err != nil {
		return nil, err
	}
	b := &bridge{queue: make(chan *job, 1024), open: map[int]*job{}, post: post, bytes: bytes, tick: tick}
	var end context.CancelFunc
	b.page, end = context.WithCancel(context.Background())
	// A page that is put away stops its calls; 'close' is what the worker calls then.
	closing, err := safejs.FuncOf(func(safejs.Value, []safejs.Value) any { end(); return nil })
	if err != nil {
		return nil, err
	}
	return b, safejs.Global().Set("contendClose", closing)
}

// start is called from JavaScript: id, method, request text, timeoutMs (0: none).
func (b *bridge) start(args []safejs.Value) {
	if len(args) != 4 {
		return
	}
	id, err := args[0].Int()
	if err != nil {
		return
	}
	method, err := args[1].String()
	if err != nil {
		b.fail(id, fault.New(fault.WrongType, "method", "method must be a string."))
		return
	}
	request, err := args[2].String()
	if err != nil {
		b.fail(id, fault.New(fault.WrongType, "request", "The request must be JSON text."))
		return
	}
	timeout, err := args[3].Float()
	if err != nil || math.IsNaN(timeout) || timeout < 0 {
		timeout = 0
	}
	j := &job{id: id, method: method, request: request}
	if timeout > 0 {
		// A day is as good as for ever, and far from where a duration overflows.
		j.run, j.stop = context.WithTimeout(context.Background(), time.Duration(min(timeout, 86_400_000)*float64(time.Millisecond)))
	} else {
		j.run, j.stop = context.WithCancel(context.Background())
	}
	select {
	case b.queue <- j:
		b.open[id] = j
	default:
		j.stop()
		b.fail(id, fault.Large("request", float64(cap(b.queue)), "that many calls are waiting already"))
	}
}

// cancel is called from JavaScript: id. An id that is unknown, or answered, is nothing to worry about.
func (b *bridge) cancel(args []safejs.Value) {
	if len(args) != 1 {
		return
	}
	if id, err := args[0].Int(); err == nil {
		if j := b.open[id]; j != nil {
			j.stop()
		}
	}
}

// work is the one goroutine that computes.
func (b *bridge) work() {
	for j := range b.queue {
		b.answer(j)
		delete(b.open, j.id)
		j.stop()
	}
}

func (b *bridge) answer(j *job) {
	// A panic is a mistake of ours. It is told as "internal" and the page replaces this worker: what the panic left
	// half-done can't be known.
	defer func() {
		if r := recover(); r != nil {
			b.fail(j.id, fault.New(fault.Internal, "", "The computing part made a mistake: "+describe(r), "panic", true))
		}
	}()
	// A merged context learns of its parents' end only when its goroutine has run, so the parents are asked first.
	if j.run.Err() != nil || b.page.Err() != nil {
		b.fail(j.id, stopped(j))
		return
	}
	merged, release := onecontext.Merge(b.page, j.run)
	defer release() // ends the goroutine that Merge started
	meter := &pace.Meter{
		Context: merged,
		Yield:   b.tick.yield,
		Report:  func(done, total float64) { b.progress(j.id, done, total) },
		Check:   checkMemory,
	}
	var bulk wire.Bulk
	text, err := api.Call(meter, j.method, j.request, &bulk)
	if err != nil {
		f := api.Fault(err)
		if f.Code == fault.Cancelled || j.run.Err() != nil && f.Code == fault.Internal {
			f = stopped(j)
		}
		b.fail(j.id, f)
		return
	}
	b.send(j.id, "result", string(text), bulk)
}

// stopped says whether the caller stopped the call or its time was up. onecontext's own error is neither of context's,
// so the run is asked itself.
func stopped(j *job) *fault.Error {
	reason := "stop"
	if j.run.Err() == context.DeadlineExceeded {
		reason = "deadline"
	}
	return fault.New(fault.Cancelled, "", "The call was stopped before it had anything to show.", "reason", reason)
}

func describe(r any) string {
	switch x := r.(type) {
	case error:
		return x.Error()
	case string:
		return x
	}
	return "a panic"
}

func checkMemory() error {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	if m.HeapAlloc > heapLimit {
		return fault.New(fault.TooLarge, "memory",
			"This needs more than "+strconv.Itoa(heapLimit>>20)+" MB of memory. Ask for something smaller.",
			"limit", heapLimit>>20, "unit", "MB")
	}
	return nil
}

func (b *bridge) progress(id int, done, total float64) {
	_, _ = b.post.Invoke(id, "progress", strconv.FormatFloat(done, 'g', -1, 64)+" "+strconv.FormatFloat(total, 'g', -1, 64), nil)
}

func (b *bridge) fail(id int, f *fault.Error) {
	text, err := wire.Encode(f, nil)
	if err != nil {
		text = []byte(`{"code":"internal","field":"","message":"An error could not be told.","args":{}}`)
	}
	b.send(id, "error", string(text), nil)
}

// send posts an answer. If posting fails nobody listens any more.
func (b *bridge) send(id int, kind, text string, bulk wire.Bulk) {
	if len(bulk) == 0 {
		_, _ = b.post.Invoke(id, kind, text, nil)
		return
	}
	// The float64s go over as their bytes, in one copy; both sides are little-endian, as WebAssembly is.
	raw := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(bulk))), len(bulk)*8)
	array, err := b.bytes.New(len(raw))
	if err == nil {
		_, err = safejs.CopyBytesToJS(array, raw)
	}
	if err != nil {
		b.fail(id, fault.New(fault.TooLarge, "memory", "The result is too large to hand over: "+err.Error()))
		return
	}
	_, _ = b.post.Invoke(id, kind, text, array)
}
