package api

import (
	"encoding/json"
	"errors"
	"math"
	"slices"
	"testing"

	"contend/core/backoff"
	"contend/core/fault"
)

// ask calls a method with JSON and reads the JSON of its answer.
func ask[T any](t *testing.T, method, request string) T {
	t.Helper()
	text, err := Call(nil, method, request, nil)
	if err != nil {
		t.Fatalf("%s %s: %v", method, request, err)
	}
	var out T
	if err := json.Unmarshal(text, &out); err != nil {
		t.Fatalf("%s %s: answer is not JSON: %v", method, request, err)
	}
	return out
}

func refusal(t *testing.T, method, request string) *fault.Error {
	t.Helper()
	text, err := Call(nil, method, request, nil)
	var f *fault.Error
	if !errors.As(err, &f) {
		t.Fatalf("%s %s: got %.80s (%v), want a fault", method, request, text, err)
	}
	return f
}

func near(got, want, relative float64) bool { return math.Abs(got-want) <= relative*math.Abs(want) }

// The sentences and figures of document 002, and the moments that follow from them by hand.
func TestScheduleCall(t *testing.T) {
	for _, c := range []struct {
		name, request string
		calls         int
		min, max      float64
		mean, sd      float64
	}{
		// Σ min(20 s, 100 ms·2^k), k = 0…9, is 65,500 ms.
		{"none", `{"capMs": 20000}`, 11, 65500, 65500, 65500, 0},
		{"full", `{"capMs": 20000, "jitter": "full"}`, 11, 0, 65500, 32750, 9212.5367480045},
		{"equal", `{"capMs": 20000, "jitter": "equal"}`, 11, 32750, 65500, 49125, 9212.5367480045 / 2},
		{"own bounds", `{"capMs": 20000, "jitter": {"lo": 0.5, "hi": 1}}`, 11, 32750, 65500, 49125, 9212.5367480045 / 2},
		// Without a cap the twelve waits sum to 100·(2^12 - 1).
		{"no cap", `{"retries": 12, "capMs": null}`, 13, 409500, 409500, 409500, 0},
		// base·Σ3^k, k = 1…6, against base·Σ4^k, k = 0…5.
		{"decorrelated", `{"retries": 6, "factor": 4, "jitter": "decorrelated"}`, 7, 600, 109200, 100 * (6*(math.Pow(1.5, 6)-1) - 6), -1},
		{"factor 4", `{"retries": 6, "factor": 4}`, 7, 136500, 136500, 136500, 0},
	} {
		s := ask[backoff.Schedule](t, "backoff.schedule", c.request)
		got := s.Total
		if s.Calls != c.calls || !near(got.MinMs, c.min, 1e-12) || !near(got.MaxMs, c.max, 1e-12) || !near(got.MeanMs, c.mean, 1e-12) {
			t.Errorf("%s: calls %d, least %v, most %v, mean %v; want %d, %v, %v, %v", c.name, s.Calls, got.MinMs, got.MaxMs, got.MeanMs, c.calls, c.min, c.max, c.mean)
		}
		if c.sd >= 0 && !near(got.SdMs, c.sd, 1e-12) {
			t.Errorf("%s: sd %v, want %v", c.name, got.SdMs, c.sd)
		}
	}
}

// "At the 12th wait about 3.4 minutes": document 002.
func TestScheduleCallTwelfthWait(t *testing.T) {
	s := ask[backoff.Schedule](t, "backoff.schedule", `{"retries": 12}`)
	if len(s.Waits) != 12 || s.Waits[11].Retry != 12 || s.Waits[11].MaxMs != 204800 {
		t.Errorf("wait 12 is %+v, want retry 12 at 204,800 ms", s.Waits[len(s.Waits)-1])
	}
}

func TestScheduleCallRefuses(t *testing.T) {
	for _, c := range []struct {
		request, field string
		code           fault.Code
	}{
		{`{"baseMs": -1}`, "baseMs", fault.OutOfRange},
		{`{"factor": 1e10}`, "factor", fault.OutOfRange},
		{`{"retries": 0}`, "retries", fault.OutOfRange},
		{`{"retries": 10001}`, "retries", fault.OutOfRange},
		{`{"retries": 2.5}`, "retries", fault.WrongType},
		{`{"retries": 2000}`, "retries", fault.OutOfRange}, // 2^1999 without a cap
		{`{"jitter": "ful"}`, "jitter", fault.UnknownValue},
		{`{"jitter": {"lo": 1, "hi": 0.5}}`, "jitter.hi", fault.OutOfRange},
		{`{"jitter": {"lo": 1}}`, "jitter.hi", fault.Missing},
		{`{"capOrder": "between"}`, "capOrder", fault.UnknownValue},
		{`{"floorMs": 5, "jitter": "decorrelated"}`, "floorMs", fault.Conflict},
		{`{"cap": 5}`, "cap", fault.UnknownField},
	} {
		if f := refusal(t, "backoff.schedule", c.request); f.Code != c.code || f.Field != c.field {
			t.Errorf("%s: %s on %q, want %s on %q", c.request, f.Code, f.Field, c.code, c.field)
		}
	}
	// The same two thousand retries with a cap are no trouble.
	if s := ask[backoff.Schedule](t, "backoff.schedule", `{"retries": 2000, "capMs": 20000}`); s.Waits[1999].MaxMs != 20000 {
		t.Errorf("wait 2000 under a cap of 20 s is %v", s.Waits[1999].MaxMs)
	}
}

func TestDeadlineCall(t *testing.T) {
	for _, c := range []struct {
		request               string
		surely, average, best int
	}{
		// 100·(2^k - 1) is 25,500 for k = 8, and the ninth wait is capped: 45,500.
		{`{"capMs": 20000, "jitter": "full", "deadlineMs": 30000}`, 8, 9, 10},
		{`{"capMs": 20000, "deadlineMs": 25500}`, 8, 8, 8},
		{`{"capMs": 20000, "deadlineMs": 25499.9}`, 7, 7, 7},
		{`{"capMs": 20000, "jitter": "equal", "deadlineMs": 32750}`, 8, 8, 10},
		{`{"deadlineMs": 0}`, 0, 0, 0},
		{`{"jitter": "full", "deadlineMs": 0}`, 0, 0, 10},
		{`{"factor": 1, "baseMs": 0.1, "retries": 10000, "deadlineMs": 1000}`, 10000, 10000, 10000},
	} {
		got := ask[DeadlineResult](t, "backoff.deadline", c.request)
		if got.Surely != c.surely || got.Average != c.average || got.Best != c.best {
			t.Errorf("%s: %+v, want %d, %d, %d", c.request, got, c.surely, c.average, c.best)
		}
	}
	if f := refusal(t, "backoff.deadline", `{"deadlineMs": -1}`); f.Field != "deadlineMs" || f.Code != fault.OutOfRange {
		t.Errorf("a negative deadline: %s on %q", f.Code, f.Field)
	}
	if f := refusal(t, "backoff.deadline", `{"retries": 0}`); f.Field != "retries" {
		t.Errorf("no retries: fault on %q", f.Field)
	}
}

// The peaks of 1,000 clients (1 s, ×2, cap 30 s, 6 retries, buckets of 20 ms) vary a little with the seed; the exact
// expected peaks are those of the rates N·1.565…/base and N·0.6527…/base where the curve is highest.
func TestFleetCall(t *testing.T) {
	const policy = `"baseMs": 1000, "capMs": 30000, "retries": 6, "clients": 1000, "bucketMs": 20, "seed": "17"`
	for _, c := range []struct {
		jitter    string
		low, high int
	}{
		{"none", 1000, 1000},
		{"full", 30, 46},         // about 38
		{"equal", 43, 60},        // about 51
		{"decorrelated", 14, 27}, // about 20
	} {
		h := ask[backoff.Herd](t, "backoff.fleet", `{`+policy+`, "jitter": "`+c.jitter+`"}`)
		if h.Peak < c.low || h.Peak > c.high {
			t.Errorf("%s: peak %d, want %d to %d", c.jitter, h.Peak, c.low, c.high)
		}
		if h.Calls != 7000 {
			t.Errorf("%s: %d calls, want 1,000 first ones and 6,000 retries", c.jitter, h.Calls)
		}
		sum := 0.0
		for _, n := range h.Arrivals {
			sum += n
		}
		if sum != 6000 {
			t.Errorf("%s: arrivals sum to %v, want 6,000", c.jitter, sum)
		}
		if h.DrainedMs != nil || h.GaveUp != 1000 {
			t.Errorf("%s: the service never comes back, but drained %v, gave up %d", c.jitter, h.DrainedMs, h.GaveUp)
		}
	}
	// Back after 4 s: without jitter the retry at 1 + 2 + 4 s is the first that gets through, for everybody.
	h := ask[backoff.Herd](t, "backoff.fleet", `{`+policy+`, "outageMs": 4000}`)
	if h.DrainedMs == nil || *h.DrainedMs != 7000 || h.Served != 1000 || h.Calls != 4000 {
		t.Errorf("back after 4 s: %+v", h)
	}
	// A seed may be a number or text.
	text := ask[backoff.Herd](t, "backoff.fleet", `{"jitter": "full", "seed": "5"}`)
	number := ask[backoff.Herd](t, "backoff.fleet", `{"jitter": "full", "seed": 5}`)
	other := ask[backoff.Herd](t, "backoff.fleet", `{"jitter": "full", "seed": 6}`)
	if !slices.Equal(text.Arrivals, number.Arrivals) || slices.Equal(text.Arrivals, other.Arrivals) {
		t.Error("seed 5 as text and as a number must be the same herd, seed 6 another")
	}
}

func TestFleetCallRefuses(t *testing.T) {
	for _, c := range []struct {
		request, field string
		code           fault.Code
	}{
		{`{"clients": 0}`, "clients", fault.OutOfRange},
		{`{"clients": 100001}`, "clients", fault.OutOfRange},
		{`{"clients": 100000, "capMs": 1000, "retries": 1000}`, "clients", fault.TooLarge},
		{`{"bucketMs": 0}`, "bucketMs", fault.OutOfRange},
		{`{"bucketMs": 0.001}`, "bucketMs", fault.OutOfRange}, // more than 100,000 buckets
		{`{"outageMs": -1}`, "outageMs", fault.OutOfRange},
		{`{"outageMs": 1, "capacityPerS": 0}`, "capacityPerS", fault.OutOfRange},
		{`{"expectMs": -1}`, "expectMs", fault.OutOfRange},
		{`{"expectMs": "all"}`, "expectMs", fault.WrongType},
		{`{"seed": "x"}`, "seed", fault.Syntax},
		{`{"retries": 0}`, "retries", fault.OutOfRange},
	} {
		if f := refusal(t, "backoff.fleet", c.request); f.Code != c.code || f.Field != c.field {
			t.Errorf("%s: %s on %q, want %s on %q", c.request, f.Code, f.Field, c.code, c.field)
		}
	}
}

func TestPresetsCall(t *testing.T) {
	all := ask[[]struct {
		ID, System, Version, Source, Counts string
		Policy                              json.RawMessage
		Exact                               bool
		Notes                               []backoff.Note
	}](t, "backoff.presets", `{}`)
	if len(all) < 15 {
		t.Errorf("%d presets, want 15 or more", len(all))
	}
	for _, p := range all {
		if p.ID == "" || p.System == "" || p.Source == "" || p.Counts != "retries" && p.Counts != "calls" {
			t.Errorf("%+v is not complete", p)
		}
		if !p.Exact && len(p.Notes) == 0 {
			t.Errorf("%s is not exact and no note says what differs", p.ID)
		}
		// A preset's policy is a request as it stands.
		s := ask[backoff.Schedule](t, "backoff.schedule", string(p.Policy))
		if s.Calls < 2 {
			t.Errorf("%s makes %d calls", p.ID, s.Calls)
		}
	}
}
