package api

import (
	"context"
	"encoding/json"
	"sync"
	"testing"

	"contend/core/claims"
	"contend/core/fault"
	"contend/core/pace"
)

type claimText struct {
	ID, Document, Section, Sentence, Link, Erratum, Problem, Relation string
	Expected, Computed                                                json.RawMessage
	Holds, Confirmed, Slow                                            bool
}

// everyClaim recomputes all of them once for all tests, natively the slow ones too.
var everyClaim = sync.OnceValues(func() (map[string]claimText, error) {
	text, err := Call(nil, "claims.check", everyClaimRequest, nil)
	if err != nil {
		return nil, err
	}
	var results []claimText
	if err := json.Unmarshal(text, &results); err != nil {
		return nil, err
	}
	out := map[string]claimText{}
	for _, r := range results {
		out[r.ID] = r
	}
	return out, nil
})

func checkedClaims(t *testing.T) map[string]claimText {
	t.Helper()
	all, err := everyClaim()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Every sentence of the documents holds as printed, or has an erratum whose right value is the computed one.
func TestEveryClaimHoldsOrHasItsErratum(t *testing.T) {
	all := checkedClaims(t)
	for _, c := range claims.All() {
		r, checked := all[c.ID]
		if !checked && c.Slow && everyClaimRequest == `{}` {
			continue
		}
		if r.Holds == (c.Erratum != "") || r.Erratum != c.Erratum {
			t.Errorf("%s: holds %v, erratum %q: computed %s, expected %s %s; %s", c.ID, r.Holds, r.Erratum, r.Computed, r.Relation, r.Expected, r.Problem)
		}
		if !r.Confirmed {
			t.Errorf("%s: computed %s, but right is %s%s; %s", c.ID, r.Computed, c.Expected, c.Right, r.Problem)
		}
	}
}

// A claim that no request could make fail would say nothing.
func TestAnotherRequestMakesAClaimFail(t *testing.T) {
	var calls claimCalls
	for _, c := range claims.All() {
		if c.Contrast == "" || c.Contrast == c.Request {
			t.Errorf("%s has no contrast", c.ID)
			continue
		}
		c.Request = c.Contrast
		r, err := calls.check(&c)
		if err != nil {
			t.Errorf("%s: %v", c.ID, err)
		}
		if r.Confirmed {
			t.Errorf("%s: %s still gives what %s gave", c.ID, c.Contrast, c.Path)
		}
	}
}

func TestClaimsByName(t *testing.T) {
	for _, c := range []struct {
		request string
		want    []string
	}{
		{`{"id": 23}`, []string{"23", "23a"}},
		{`{"id": "23"}`, []string{"23", "23a"}},
		{`{"id": "23a"}`, []string{"23a"}},
		{`{"id": "2"}`, []string{"2"}},
		{`{"id": 168, "slow": false}`, []string{"168", "168a"}},
		{`{"id": "149", "slow": false}`, []string{"149c"}},
		{`{"id": "168b"}`, []string{"168b"}},
	} {
		got := ask[[]claimText](t, "claims.check", c.request)
		ids := make([]string, len(got))
		for i := range got {
			ids[i] = got[i].ID
		}
		if len(ids) != len(c.want) || ids[0] != c.want[0] || ids[len(ids)-1] != c.want[len(c.want)-1] {
			t.Errorf("%s gives %v, want %v", c.request, ids, c.want)
		}
	}
	for _, request := range []string{`{"id": "9999"}`, `{"id": "23b"}`, `{"id": "a"}`, `{"id": -1}`} {
		if f := refusal(t, "claims.check", request); f.Code != fault.UnknownValue || f.Field != "id" {
			t.Errorf("%s: %v", request, f)
		}
	}
	if f := refusal(t, "claims.check", `{"id": [23]}`); f.Code != fault.WrongType || f.Field != "id" {
		t.Error(f)
	}
}

// The document's own numbers, as an outsider would ask for them.
func TestClaimResults(t *testing.T) {
	all := checkedClaims(t)
	for id, want := range map[string]string{"21": "12", "22": "4", "23": "31", "24": "12", "25": "32", "108": "204800"} {
		if r := all[id]; !r.Holds || string(r.Computed) != want || string(r.Expected) != want || r.Erratum != "" {
			t.Errorf("%s: %+v, want %s", id, r, want)
		}
	}
	if r := all["122"]; r.Holds || string(r.Computed) != "109200" || string(r.Expected) != "136500" || r.Erratum == "" || r.Link == "" {
		t.Errorf("122: %+v", r)
	}
}

func TestClaimsListComputesNothing(t *testing.T) {
	listed := ask[[]claimText](t, "claims.list", `{}`)
	all := claims.All()
	if len(listed) != len(all) {
		t.Fatalf("%d are listed, there are %d", len(listed), len(all))
	}
	for i, c := range all {
		if l := listed[i]; l.ID != c.ID || l.Document != c.Document || l.Sentence != c.Sentence || l.Link != c.Link || l.Slow != c.Slow || l.Computed != nil {
			t.Errorf("%s is listed as %+v", c.ID, l)
		}
	}
}

// A claim whose call is refused, or whose path leads nowhere, does not hold and says why; the others go on.
func TestClaimThatCannotBeComputed(t *testing.T) {
	for _, c := range []claims.Claim{
		{Probe: claims.Probe{Method: "slots.run", Request: `{"window": 0}`, Path: "rounds"}, Expected: "4"},
		{Probe: claims.Probe{Method: "slots.run", Request: `{}`, Path: "turns"}, Expected: "4"},
		{Probe: claims.Probe{Method: "slots.run", Request: `{}`, Path: "rounds"}, Against: &claims.Probe{Method: "slots.walk", Request: `{}`, Path: "rounds"}},
	} {
		r, err := new(claimCalls).check(&c)
		if err != nil || r.Holds || r.Confirmed || r.Problem == "" {
			t.Errorf("%+v: %+v, %v", c.Probe, r, err)
		}
	}
}

func TestClaimsStop(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	text, err := Call(&pace.Meter{Context: ctx}, "claims.check", `{}`, nil)
	f, ok := err.(*fault.Error)
	if !ok || f.Code != fault.Cancelled {
		t.Errorf("%.80s, %v", text, err)
	}
}
