package backoff

import (
	"errors"
	"math"
	"strings"
	"testing"

	"contend/core/fault"
	"contend/core/wire"
)

func capped(ms float64) *float64 { return &ms }

// with is the default policy, changed.
func with(change func(p *Policy)) Policy {
	p := Defaults()
	change(&p)
	return p
}

func schedule(t *testing.T, p Policy) *Schedule {
	t.Helper()
	s, err := Compute(&p, nil)
	if err != nil {
		t.Fatalf("%+v: %v", p, err)
	}
	return s
}

func closeTo(t *testing.T, what string, got, want, relative float64) {
	t.Helper()
	if !(math.Abs(got-want) <= relative*math.Abs(want)) {
		t.Errorf("%s is %.15g, want %.15g (±%g)", what, got, want, relative)
	}
}

func TestPoliciesThatAreRefused(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	for _, row := range []struct {
		name, field string
		code        fault.Code
		change      func(p *Policy)
	}{
		{"negative base", "baseMs", fault.OutOfRange, func(p *Policy) { p.BaseMs = -1 }},
		{"base of no number", "baseMs", fault.OutOfRange, func(p *Policy) { p.BaseMs = nan }},
		{"endless base", "baseMs", fault.OutOfRange, func(p *Policy) { p.BaseMs = inf }},
		{"base below a picosecond", "baseMs", fault.OutOfRange, func(p *Policy) { p.BaseMs = 1e-300 }},
		{"negative factor", "factor", fault.OutOfRange, func(p *Policy) { p.Factor = -2 }},
		{"factor of no number", "factor", fault.OutOfRange, func(p *Policy) { p.Factor = nan }},
		{"huge factor", "factor", fault.OutOfRange, func(p *Policy) { p.Factor = 1e10 }},
		{"negative cap", "capMs", fault.OutOfRange, func(p *Policy) { p.CapMs = capped(-1) }},
		{"endless cap", "capMs", fault.OutOfRange, func(p *Policy) { p.CapMs = capped(inf) }},
		{"no retries", "retries", fault.OutOfRange, func(p *Policy) { p.Retries = 0 }},
		{"too many retries", "retries", fault.OutOfRange, func(p *Policy) { p.Retries = 10001 }},
		{"unknown strategy", "jitter", fault.UnknownValue, func(p *Policy) { p.Jitter = Jitter{Name: "half"} }},
		{"negative lo", "jitter.lo", fault.OutOfRange, func(p *Policy) { p.Jitter = Uniform(-0.1, 1) }},
		{"hi below lo", "jitter.hi", fault.OutOfRange, func(p *Policy) { p.Jitter = Uniform(1, 0.5) }},
		{"hi that no ceiling outgrows", "jitter.hi", fault.OutOfRange, func(p *Policy) { p.Jitter = Uniform(0, 1e-40) }},
		{"hi of no number", "jitter.hi", fault.OutOfRange, func(p *Policy) { p.Jitter = Uniform(1, nan) }},
		{"unknown order", "capOrder", fault.UnknownValue, func(p *Policy) { p.CapOrder = "During" }},
		{"negative floor", "floorMs", fault.OutOfRange, func(p *Policy) { p.FloorMs = -1 }},
		{"negative addition", "addMs[0]", fault.OutOfRange, func(p *Policy) { p.AddMs[0] = -1 }},
		{"floor below a picosecond", "floorMs", fault.OutOfRange, func(p *Policy) { p.FloorMs = 1e-300 }},
		{"addition below a picosecond", "addMs[1]", fault.OutOfRange, func(p *Policy) { p.AddMs[1] = 1e-300 }},
		{"addition upside down", "addMs[1]", fault.OutOfRange, func(p *Policy) { p.AddMs = [2]float64{5, 4} }},
		{"floor with memory", "floorMs", fault.Conflict, func(p *Policy) { p.Jitter, p.FloorMs = named(Decorrelated), 1 }},
		{"addition with memory", "addMs", fault.Conflict, func(p *Policy) { p.Jitter, p.AddMs[1] = named(Decorrelated), 1 }},
		{"no cap, too long", "retries", fault.OutOfRange, func(p *Policy) { p.Retries = 60 }},
		{"no cap, too long, with memory", "retries", fault.OutOfRange, func(p *Policy) { p.Jitter, p.Retries = named(Decorrelated), 60 }},
		{"jitter far above the cap", "retries", fault.OutOfRange, func(p *Policy) {
			p.CapMs, p.Jitter, p.BaseMs = capped(MaxMs), Uniform(1, 2), MaxMs
		}},
	} {
		p := with(row.change)
		_, err := Compute(&p, nil)
		var f *fault.Error
		if !errors.As(err, &f) {
			t.Errorf("%s: no fault, but %v", row.name, err)
			continue
		}
		if f.Field != row.field || f.Code != row.code {
			t.Errorf("%s: %s on %s, want %s on %s", row.name, f.Code, f.Field, row.code, row.field)
		}
	}
}

// Without a cap the message says from which retry on the waits are too long, and that a cap cures it; the retries it
// allows are allowed.
func TestTooLongNamesTheRetry(t *testing.T) {
	for _, row := range []struct {
		jitter Jitter
		factor float64
		retry  int // the first k with 100·factor^(k-1), or 100·3^k, above 2^53: ⌈log(2^53/100)/log(factor)⌉
	}{
		{named(None), 2, 48},         // 100·2^46 = 7.04e15 ≤ 9.007e15 < 100·2^47
		{named(Full), 2, 48},         // the jitter may reach the ceiling
		{named(None), 10, 15},        // 100·10^13 = 1e15 ≤ 9.007e15 < 100·10^14
		{named(Decorrelated), 2, 30}, // 100·3^29 = 6.86e15 ≤ 9.007e15 < 100·3^30
	} {
		p := with(func(p *Policy) { p.Jitter, p.Factor, p.Retries = row.jitter, row.factor, 1000 })
		_, err := Compute(&p, nil)
		var f *fault.Error
		if !errors.As(err, &f) || f.Args["retry"] != row.retry || f.Args["max"] != row.retry-1 || !strings.Contains(f.Message, "cap") {
			t.Errorf("%s ×%g: %v", row.jitter.Name, row.factor, err)
		}
		p.Retries = row.retry - 1
		if err := p.Validate(); err != nil {
			t.Errorf("%s ×%g, %d retries: %v", row.jitter.Name, row.factor, p.Retries, err)
		}
		p.Retries, p.CapMs = 1000, capped(60000)
		if err := p.Validate(); err != nil {
			t.Errorf("%s ×%g, with a cap: %v", row.jitter.Name, row.factor, err)
		}
	}
}

// What went wrong elsewhere: the reports of overflow, with their own input and the right value.
func TestReportsOfOverflow(t *testing.T) {
	for _, row := range []struct {
		report             string
		base, factor, most float64
		jitter             Jitter
		order              string
		retry              int
		min, max           float64
	}{
		{"aws/aws-sdk-java 874: 100·2^25 as an int32 is negative", 100, 2, 20000, named(None), CapBefore, 26, 20000, 20000},
		{"graphprotocol/graph-node 4420: 1<<32 in 32 bits", 500, 2, 45000, named(None), CapBefore, 33, 45000, 45000},
		{"carlescere/goback 5: negative from attempt 37", 100, 2, 1000, named(None), CapBefore, 37, 1000, 1000},
		{"hemilabs/heminetwork 664: the jitter of an overflow panics", 1000, 2, 60000, named(Full), CapBefore, 41, 0, 60000},
		{"dotnet/docs 16754: exception at the 24th retry of 200 ms", 200, 2, 30000, named(None), CapBefore, 24, 30000, 30000},
		{"hynek/stamina 104: 2.0**1024", 100, 2, 5000, named(None), CapAfter, 1025, 5000, 5000},
		{"anthropics/anthropic-sdk-python 1760: 2.0**1024 before min", 500, 2, 60000, named(None), CapBefore, 1025, 60000, 60000},
		{"twisted/twisted 9476: after 1024 failures", 1000, 2, 60000, named(None), CapBefore, 1025, 60000, 60000},
		{"Polly-Contrib/Polly.Contrib.WaitAndRetry 24: negative after 50", 1000, 2, 3600000, named(Decorrelated), CapBefore, 50, 1000, 3600000},
		{"cenkalti/backoff 117: the cap is before the jitter", 800, 1.5, 1200, Uniform(0.5, 1.5), CapBefore, 9, 600, 1800},
		{"agenda/agenda 1748: the jitter must not pass the cap", 100, 2, 500, Uniform(0.5, 1.5), CapAfter, 3, 200, 500},
		{"openai/openai-agents-python 2676: 120 s above a cap of 60 s", 1000, 2, 60000, Uniform(1, 2), CapAfter, 12, 60000, 60000},
		{"aws/aws-sdk-go-v2 3091: no jitter left at the cap", 1000, 2, 20000, named(Full), CapBefore, 8, 0, 20000},
		{"OriginTrail/dkg 2291: ±25 % collapses at the cap", 240000, 1, 60000, Uniform(0.75, 1.25), CapBefore, 1, 45000, 75000},
		{"ferd/backoff 8: the herd re-forms at the maximum", 1000, 2, 60000, Uniform(0.5, 1), CapBefore, 100, 30000, 60000},
		{"gabrielkoerich/orch 1362: ±30 % of five minutes", 300000, 1, 0, Uniform(0.7, 1.3), CapBefore, 1, 210000, 390000},
		{"kubernetes-sigs/cluster-api-provider-aws 1069: 2 s·1.5^k for 100 steps, capped", 2000, 1.5, 300000, Uniform(1, 2), CapBefore, 100, 300000, 600000},
		{"elennick/retry4j 36: the fifth is 1600, not 1500", 100, 2, 0, named(None), CapBefore, 5, 1600, 1600},
		{"elennick/retry4j 36: a large attempt", 100, 2, 30000, named(None), CapBefore, 5000, 30000, 30000},
		{"sethvargo/go-retry 37: rand.Intn(0) of a zero base", 0, 2, 1000, named(Full), CapBefore, 7, 0, 0},
		{"projectdiscovery/retryablehttp-go 563: rand.Intn(0) of a zero jitter", 100, 2, 1000, Uniform(1, 1), CapBefore, 3, 400, 400},
		{"zero base without a cap", 0, 2, 0, named(Full), CapBefore, 10000, 0, 0},
		{"urllib3/urllib3 847: the first is the factor itself", 100, 2, 120000, named(None), CapBefore, 1, 100, 100},
		{"stripe/stripe-node 707: powers, not squares", 500, 2, 5000, named(None), CapBefore, 4, 4000, 4000},
	} {
		p := Policy{BaseMs: row.base, Factor: row.factor, Retries: row.retry, Jitter: row.jitter, CapOrder: row.order}
		if row.most > 0 {
			p.CapMs = &row.most
		}
		last := rows(t, p).Waits[row.retry-1]
		if math.Abs(last.MinMs-row.min) > 1e-9*row.min || math.Abs(last.MaxMs-row.max) > 1e-9*row.max || last.Retry != row.retry {
			t.Errorf("%s: wait %d is %g … %g, want %g … %g", row.report, last.Retry, last.MinMs, last.MaxMs, row.min, row.max)
		}
	}
	// cluster-api-provider-aws 1069 without a cap: 2 s·1.5^99·2 would be 1e11 years. Here it is refused.
	p := Policy{BaseMs: 2000, Factor: 1.5, Retries: 100, Jitter: Uniform(1, 2), CapOrder: CapBefore}
	if err := p.Validate(); err == nil {
		t.Error("a hundred waits growing without a cap were accepted")
	}
	// tim-kos/node-retry 21: five retries are six calls.
	if s := schedule(t, with(func(p *Policy) { p.Retries = 5 })); s.Calls != 6 || len(s.Waits) != 5 {
		t.Errorf("5 retries: %d calls, %d waits", s.Calls, len(s.Waits))
	}
}

func TestEdgesOfPolicies(t *testing.T) {
	type row struct {
		name   string
		policy Policy
		want   Wait // of the last wait
	}
	rows := []row{
		{"base 0", with(func(p *Policy) { p.BaseMs = 0 }), Wait{10, 0, 0, 0, 0}},
		{"base 0 and cap 0", with(func(p *Policy) { p.BaseMs, p.CapMs = 0, capped(0) }), Wait{10, 0, 0, 0, 1}},
		{"base 0 with memory", with(func(p *Policy) { p.BaseMs, p.Jitter = 0, named(Decorrelated) }), Wait{10, 0, 0, 0, 0}},
		{"factor 1", with(func(p *Policy) { p.Factor = 1 }), Wait{10, 100, 100, 100, 0}},
		{"factor 0", with(func(p *Policy) { p.Factor = 0 }), Wait{10, 0, 0, 0, 0}},
		{"factor ½", with(func(p *Policy) { p.Factor = 0.5 }), Wait{10, 0.1953125, 0.1953125, 0.1953125, 0}},
		{"factor ½, 10,000 waits", with(func(p *Policy) { p.Factor, p.Retries = 0.5, 10000 }), Wait{10000, 0, 0, 0, 0}},
		{"cap below base", with(func(p *Policy) { p.CapMs = capped(30) }), Wait{10, 30, 30, 30, 1}},
		{"cap below base, full", with(func(p *Policy) { p.CapMs, p.Jitter = capped(30), named(Full) }), Wait{10, 0, 30, 15, 0}},
		{"cap is base, with memory", with(func(p *Policy) { p.CapMs, p.Jitter = capped(100), named(Decorrelated) }), Wait{10, 100, 100, 100, 1}},
		{"cap below base, with memory", with(func(p *Policy) { p.CapMs, p.Jitter = capped(40), named(Decorrelated) }), Wait{10, 40, 40, 40, 1}},
		{"one wait", with(func(p *Policy) { p.Retries = 1 }), Wait{1, 100, 100, 100, 0}},
		{"one wait with memory", with(func(p *Policy) { p.Retries, p.Jitter = 1, named(Decorrelated) }), Wait{1, 100, 300, 200, 0}},
		{"10,000 waits", with(func(p *Policy) { p.Retries, p.CapMs, p.Jitter = 10000, capped(20000), named(Full) }), Wait{10000, 0, 20000, 10000, 0}},
		{"steep, beyond every float", with(func(p *Policy) { p.Factor, p.Retries, p.CapMs = 1e9, 10000, capped(5000) }), Wait{10000, 5000, 5000, 5000, 1}},
		{"floor above cap", with(func(p *Policy) { p.CapMs, p.FloorMs, p.CapOrder = capped(50), 70, CapAfter }), Wait{10, 70, 70, 70, 0}},
		{"floor is cap", with(func(p *Policy) { p.CapMs, p.FloorMs = capped(50), 50 }), Wait{10, 50, 50, 50, 1}},
		{"addition above the cap, before", with(func(p *Policy) { p.CapMs, p.AddMs = capped(50), [2]float64{10, 30} }), Wait{10, 60, 80, 70, 0}},
		{"addition above the cap, after", with(func(p *Policy) { p.CapMs, p.AddMs, p.CapOrder = capped(50), [2]float64{10, 30}, CapAfter }), Wait{10, 50, 50, 50, 1}},
		// Full jitter of E = 51,200 ms, cut at 20,000: below it with probability 20/51.2, and then uniform.
		{"full, cut after the jitter", with(func(p *Policy) { p.CapMs, p.Jitter, p.CapOrder = capped(20000), named(Full), CapAfter }),
			Wait{10, 0, 20000, 20000 - 20000*20000/(2*51200.0), 1 - 20000/51200.0}},
		// The ceiling is cut first: uniform on [800, 1200], cut at 1000: half of it is there, the rest uniform on [800, 1000].
		{"cut on both sides of the jitter", with(func(p *Policy) { p.CapMs, p.Jitter, p.CapOrder = capped(1000), Uniform(0.8, 1.2), CapBoth }),
			Wait{10, 800, 1000, 950, 0.5}},
		// A floor of 50 under full jitter of 200: a quarter of it is 50, the rest uniform on [50, 200].
		{"floor under full jitter", with(func(p *Policy) { p.FloorMs, p.Jitter, p.Factor, p.BaseMs = 50, named(Full), 1, 200 }),
			Wait{10, 50, 200, 50*0.25 + 125*0.75, 0}},
	}
	for _, r := range rows {
		s := schedule(t, r.policy)
		got := s.Waits[len(s.Waits)-1]
		if got.Retry != r.want.Retry || math.Abs(got.MinMs-r.want.MinMs) > 1e-12*r.want.MinMs ||
			math.Abs(got.MaxMs-r.want.MaxMs) > 1e-12*r.want.MaxMs || math.Abs(got.MeanMs-r.want.MeanMs) > 1e-12*r.want.MeanMs ||
			math.Abs(got.AtCap-r.want.AtCap) > 1e-12 {
			t.Errorf("%s: %+v, want %+v", r.name, got, r.want)
		}
	}
}

// What the document and the page say with numbers.
func TestSentencesOfTheDocument(t *testing.T) {
	// Document 002: no cap, 100 ms doubling: the twelfth wait is about 3.4 minutes.
	plain := schedule(t, with(func(p *Policy) { p.Retries = 12 }))
	if got := plain.Waits[11].MaxMs; got != 204800 {
		t.Errorf("the twelfth wait is %g", got)
	}
	if plain.Total.MaxMs != 409500 || plain.Total.MinMs != 409500 || plain.Total.SdMs != 0 || plain.Calls != 13 {
		t.Errorf("the twelve are %+v in %d calls", plain.Total, plain.Calls)
	}
	for i, want := range []float64{100, 200, 400, 800, 1600, 3200, 6400, 12800, 25600, 51200, 102400, 204800} {
		if w := plain.Waits[i]; w.MinMs != want || w.MaxMs != want || w.MeanMs != want {
			t.Errorf("wait %d is %+v, want %g", i+1, w, want)
		}
	}
	worst := func(factor float64, most float64, retries int, jitter string) float64 {
		p := with(func(p *Policy) { p.Factor, p.Retries, p.Jitter = factor, retries, named(jitter) })
		if most > 0 {
			p.CapMs = &most
		}
		return rows(t, p).Total.MaxMs
	}
	// Full and equal lower the least and leave the most; decorrelated's most is larger up to factor 3, and may be smaller beyond.
	for _, jitter := range []string{None, Full, Equal} {
		if got := worst(2, 20000, 10, jitter); got != 65500 {
			t.Errorf("%s: worst total %g", jitter, got)
		}
		if got := worst(4, 0, 6, jitter); got != 136500 {
			t.Errorf("%s ×4: worst total %g", jitter, got)
		}
	}
	if got := worst(2, 20000, 10, Decorrelated); got != 132000 {
		t.Errorf("decorrelated: worst total %g", got)
	}
	if got := worst(4, 0, 6, Decorrelated); got != 109200 {
		t.Errorf("decorrelated ×4: worst total %g", got)
	}
	full, equal := schedule(t, with(func(p *Policy) { p.Jitter = named(Full) })), schedule(t, with(func(p *Policy) { p.Jitter = named(Equal) }))
	for i := range 10 {
		e := 100 * math.Exp2(float64(i))
		if w := full.Waits[i]; w.MinMs != 0 || w.MaxMs != e || w.MeanMs != e/2 {
			t.Errorf("full, wait %d: %+v", i+1, w)
		}
		if w := equal.Waits[i]; w.MinMs != e/2 || w.MaxMs != e || w.MeanMs != 3*e/4 {
			t.Errorf("equal, wait %d: %+v", i+1, w)
		}
	}
	// Decorrelated is the widest: sd of the first wait 57.7 against 28.9 of full jitter, for base 100.
	one := func(jitter string) float64 {
		return schedule(t, with(func(p *Policy) { p.Retries, p.Jitter = 1, named(jitter) })).Total.SdMs
	}
	closeTo(t, "sd of the first decorrelated wait", one(Decorrelated), 200/math.Sqrt(12), 1e-14)
	closeTo(t, "sd of the first full wait", one(Full), 100/math.Sqrt(12), 1e-14)
}

func TestJitterOnTheWire(t *testing.T) {
	read := func(text string) (Policy, error) {
		p := Defaults()
		err := wire.Decode(text, &p)
		return p, err
	}
	for _, name := range Strategies() {
		p, err := read(`{"jitter":"` + name + `","capMs":null}`)
		if err != nil || p.Jitter.Name != name || p.CapMs != nil {
			t.Errorf("%s: %+v, %v", name, p, err)
		}
	}
	p, err := read(`{"jitter":{"lo":0.8,"hi":1.2},"capMs":1000,"addMs":[1,2],"capOrder":"after"}`)
	if err != nil || p.Jitter != Uniform(0.8, 1.2) || *p.CapMs != 1000 || p.AddMs != [2]float64{1, 2} || p.CapOrder != CapAfter {
		t.Errorf("%+v, %v", p, err)
	}
	text, err := wire.Encode(p, nil)
	if want := `{"baseMs":100,"factor":2,"capMs":1000,"retries":10,"jitter":{"lo":0.8,"hi":1.2},"capOrder":"after","floorMs":0,"addMs":[1,2]}`; err != nil || string(text) != want {
		t.Errorf("written as %s, %v", text, err)
	}
	for _, row := range []struct {
		text, field string
		code        fault.Code
	}{
		{`{"jitter":"custom"}`, "jitter", fault.UnknownValue},
		{`{"jitter":"Full"}`, "jitter", fault.UnknownValue},
		{`{"jitter":3}`, "jitter", fault.WrongType},
		{`{"jitter":null}`, "jitter", fault.WrongType},
		{`{"jitter":{"lo":0}}`, "jitter.hi", fault.Missing},
		{`{"jitter":{"hi":0}}`, "jitter.lo", fault.Missing},
		{`{"jitter":{"lo":"a","hi":1}}`, "jitter.lo", fault.WrongType},
		{`{"jitter":{"lo":0,"hi":1,"mid":1}}`, "jitter.mid", fault.UnknownField},
	} {
		_, err := read(row.text)
		var f *fault.Error
		if !errors.As(err, &f) || f.Field != row.field || f.Code != row.code {
			t.Errorf("%s: %v, want %s on %s", row.text, err, row.code, row.field)
		}
	}
}
