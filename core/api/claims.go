package api

import (
	"errors"

	"contend/core/claims"
	"contend/core/fault"
	"contend/core/pace"
	"contend/core/wire"
)

// ClaimName is a claim's id: as a string, or, for a bare number, as a number.
type ClaimName struct{ text string }

// DecodeWire reads the name. A fault names field.
func (n *ClaimName) DecodeWire(v *wire.Value, field string) error {
	switch v.Kind {
	case wire.String, wire.Number:
		n.text = v.Text
		return nil
	case wire.Null:
		n.text = ""
		return nil
	}
	return fault.New(fault.WrongType, field, field+" must be a claim's id, such as \"23a\", or its number, not a "+v.Kind.String()+".",
		"expected", "an id", "found", v.Kind.String())
}

// EncodeWire gives the name, or null where there is none.
func (n ClaimName) EncodeWire() any {
	if n.text == "" {
		return nil
	}
	return n.text
}

// TypeScript says how a name looks there.
func (ClaimName) TypeScript() string { return "string | number | null" }

// ClaimsRequest asks for the claims that an id stands for: "23" for 23 and 23a, "23a" for that one. Without an id it asks
// for all. Slow says whether slow ones are among them; null: only with an id.
type ClaimsRequest struct {
	ID   ClaimName `json:"id"`
	Slow *bool     `json:"slow"`
}

// ClaimEntry is a claim as it is written down.
type ClaimEntry struct {
	ID       string `json:"id"`
	Document string `json:"document"`
	Section  string `json:"section"`
	Sentence string `json:"sentence"` // in our own words, in English
	Method   string `json:"method"`   // with which request it is recomputed, and where in the result it is found
	Request  string `json:"request"`
	Path     string `json:"path"`
	Link     string `json:"link"`           // route of the page that shows it
	Unit     string `json:"unit,omitempty"` // of the values: "ms", "probability", "year"; left out for counts
	Slow     bool   `json:"slow,omitempty"`
}

// ClaimResult is a claim that was recomputed. Holds speaks of the document's sentence as printed: whether Computed stands
// in Relation to Expected. Where it is false or conditional, Holds is false and Erratum says what is true; Confirmed then
// tells whether Computed is what the erratum says. Without an erratum Confirmed is Holds.
type ClaimResult struct {
	ClaimEntry
	Relation  string     `json:"relation" enum:"=|<|>"`
	Expected  wire.Value `json:"expected"`
	Computed  wire.Value `json:"computed"`  // null where it could not be computed
	Tolerance float64    `json:"tolerance"` // how far from Expected a number may be and still be equal to it; 0 where they are compared by size
	Holds     bool       `json:"holds"`
	Confirmed bool       `json:"confirmed"`
	Erratum   string     `json:"erratum,omitempty"`
	Problem   string     `json:"problem,omitempty"` // why Computed is null
}

func claimsMethods() []Method {
	return []Method{
		handle("claims.list", "Lists the sentences of the course documents that can be recomputed, without doing so.", None{}, func(*pace.Meter, None) ([]ClaimEntry, error) {
			all := claims.All()
			out := make([]ClaimEntry, len(all))
			for i := range all {
				out[i] = entryOf(&all[i])
			}
			return out, nil
		}),
		handle("claims.check", "Recomputes sentences of the course documents: all but the slow ones, or those that an id stands for.", ClaimsRequest{}, checkClaims),
	}
}

func entryOf(c *claims.Claim) ClaimEntry {
	return ClaimEntry{
		ID: c.ID, Document: c.Document, Section: c.Section, Sentence: c.Sentence,
		Method: c.Method, Request: c.Request, Path: c.Path, Link: c.Link, Unit: c.Unit, Slow: c.Slow,
	}
}

func checkClaims(m *pace.Meter, r ClaimsRequest) ([]ClaimResult, error) {
	all, slow := claims.All(), r.ID.text != ""
	if r.ID.text != "" {
		if all = claims.Named(r.ID.text); len(all) == 0 {
			return nil, fault.New(fault.UnknownValue, "id", "There is no claim "+r.ID.text+"; claims.list gives them all.", "value", r.ID.text)
		}
	}
	if r.Slow != nil {
		slow = *r.Slow
	}
	var chosen []claims.Claim
	for _, c := range all {
		if slow || !c.Slow {
			chosen = append(chosen, c)
		}
	}
	caller := &claimCalls{meter: within(m)}
	out := make([]ClaimResult, len(chosen))
	for i := range chosen {
		if err := m.Tick(float64(i), float64(len(chosen))); err != nil {
			return nil, err
		}
		result, err := caller.check(&chosen[i])
		if err != nil {
			return nil, err
		}
		out[i] = result
	}
	return out, nil
}

// within is a meter for the calls inside of a call: it yields, stops and is limited as the outer one, and tells nobody
// how far it is, as that is the outer one's to tell.
func within(m *pace.Meter) *pace.Meter {
	if m == nil {
		return nil
	}
	return &pace.Meter{Context: m.Context, Yield: m.Yield, Check: m.Check}
}

// claimCalls makes the calls of claims one after the other. Several claims look at one result, so it keeps the last ones.
type claimCalls struct {
	meter *pace.Meter
	kept  []claimAnswer // at most mostKept, the latest last
}

// mostKept results are kept: searches of one lock for several numbers of threads serve claims that stand far apart.
const mostKept = 24

// claimAnswer is what a call gave: a result, or the refusal, as {"fault": …}.
type claimAnswer struct {
	method, request string
	result          wire.Value
	refusal         *fault.Error
}

// check recomputes one claim. The error is a stop, or a limit of the whole call; a claim whose call is refused is a
// result like any other, and does not hold.
func (k *claimCalls) check(c *claims.Claim) (ClaimResult, error) {
	out := ClaimResult{ClaimEntry: entryOf(c), Relation: string(c.Relation), Erratum: c.Erratum}
	if c.Relation == "" {
		out.Relation = string(claims.Equal)
	}
	var err error
	if out.Computed, out.Problem, err = k.probe(&c.Probe); err != nil || out.Problem != "" {
		return out, err
	}
	if c.Against != nil {
		if out.Expected, out.Problem, err = k.probe(c.Against); err != nil || out.Problem != "" {
			return out, err
		}
	} else if out.Expected, err = wire.Parse(c.Expected); err != nil {
		return out, err
	}
	if x, err := out.Expected.Float(""); err == nil && out.Relation == string(claims.Equal) {
		out.Tolerance = c.Margin(x)
	}
	out.Holds = c.Holds(&out.Computed, &out.Expected)
	out.Confirmed = out.Holds
	if c.Erratum != "" {
		out.Confirmed = !out.Holds && c.Agrees(&out.Computed)
	}
	return out, nil
}

// probe makes a call and follows the path into its result, or, where the call is refused, into {"fault": …}. Where the
// path leads nowhere it says why.
func (k *claimCalls) probe(p *claims.Probe) (value wire.Value, problem string, err error) {
	answer, err := k.call(p.Method, p.Request)
	if err != nil {
		return value, "", err
	}
	value, found := claims.Find(&answer.result, p.Path)
	switch {
	case found:
		return value, "", nil
	case answer.refusal != nil:
		return value, answer.refusal.Message, nil
	}
	return value, "The result has nothing at " + p.Path + ".", nil
}

func (k *claimCalls) call(method, request string) (*claimAnswer, error) {
	for i := range k.kept {
		if k.kept[i].method == method && k.kept[i].request == request {
			return &k.kept[i], nil
		}
	}
	answer := claimAnswer{method: method, request: request}
	text, err := Call(k.meter, method, request, nil)
	if errors.As(err, &answer.refusal) {
		if answer.refusal.Code == fault.Cancelled || answer.refusal.Code == fault.TooLarge && answer.refusal.Field == "memory" {
			return nil, err
		}
		text, err = wire.Encode(refused{answer.refusal}, nil)
	}
	if err != nil {
		return nil, err
	}
	if answer.result, err = wire.Parse(string(text)); err != nil {
		return nil, err
	}
	if len(k.kept) == mostKept {
		k.kept = append(k.kept[:0], k.kept[1:]...)
	}
	k.kept = append(k.kept, answer)
	return &k.kept[len(k.kept)-1], nil
}

type refused struct {
	Fault *fault.Error `json:"fault"`
}
