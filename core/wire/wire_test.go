package wire

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"contend/core/fault"

	"pgregory.net/rapid"
)

type inner struct {
	Lo float64 `json:"lo"`
	Hi float64 `json:"hi"`
}

type sample struct {
	Count   int      `json:"count"`
	Ratio   float64  `json:"ratio"`
	Cap     *float64 `json:"cap"`
	Name    string   `json:"name"`
	On      bool     `json:"on"`
	List    []int    `json:"list"`
	Pair    [2]int   `json:"pair"`
	Inner   inner    `json:"inner"`
	Many    []inner  `json:"many"`
	Skipped chan int `json:"-"`
	Maybe   string   `json:"maybe,omitempty"`
	Raw     Value    `json:"raw"`
	Series  Series   `json:"series"`
	//lint:ignore U1000 what is not exported is not on the wire
	hidden int
}

func TestDecode(t *testing.T) {
	capMs := 20000.0
	s := sample{Ratio: 2, Name: "preset"}
	err := Decode(` {"count": -12, "cap": 2e4, "on": true, "list": [1, 2.0, 3e0], "pair": [4,5],
		"inner": {"lo": 0.5}, "many": [{"hi": 1}, {}], "raw": {"x": [1.50, null]}} `, &s)
	if err != nil {
		t.Fatal(err)
	}
	want := sample{
		Count: -12, Ratio: 2, Cap: &capMs, Name: "preset", On: true, List: []int{1, 2, 3}, Pair: [2]int{4, 5},
		Inner: inner{Lo: 0.5}, Many: []inner{{Hi: 1}, {}},
		Raw: Value{Kind: Object, Fields: []Field{{"x", Value{Kind: List, Items: []Value{{Kind: Number, Text: "1.50"}, {}}}}}},
	}
	if !reflect.DeepEqual(s, want) {
		t.Errorf("got  %+v\nwant %+v", s, want)
	}
}

// Each fault names the field by its path.
func TestDecodeFaults(t *testing.T) {
	for _, c := range []struct {
		text, field string
		code        fault.Code
	}{
		{`{"count": 1.5}`, "count", fault.WrongType},
		{`{"count": "1"}`, "count", fault.WrongType},
		{`{"count": 9007199254740993}`, "", ""}, // as a float64 this is 2^53: JavaScript could not tell it apart either
		{`{"count": 9007199254740995}`, "count", fault.OutOfRange},
		{`{"count": 1e999}`, "count", fault.OutOfRange},
		{`{"ratio": 1e-999}`, "ratio", fault.OutOfRange},
		{`{"count": -1e-999}`, "count", fault.OutOfRange},
		{`{"ratio": 0.0e-999}`, "", ""},
		{`{"ratio": null}`, "ratio", fault.WrongType},
		{`{"name": 3}`, "name", fault.WrongType},
		{`{"on": 1}`, "on", fault.WrongType},
		{`{"list": {"0": 1}}`, "list", fault.WrongType},
		{`{"list": [1, true]}`, "list[1]", fault.WrongType},
		{`{"pair": [1]}`, "pair", fault.WrongType},
		{`{"many": [{"hi": 1}, {"hey": 1}]}`, "many[1].hey", fault.UnknownField},
		{`{"Skipped": 1}`, "Skipped", fault.UnknownField},
		{`{"hidden": 1}`, "hidden", fault.UnknownField},
		{`[]`, "request", fault.WrongType},
		{`null`, "request", fault.WrongType},
		{``, "request", fault.Syntax},
		{`{"count": 1} x`, "request", fault.Syntax},
		{`{"count": 1, "count": 2}`, "request", fault.Syntax},
		{`{"count": 01}`, "request", fault.Syntax},
		{`{"count": +1}`, "request", fault.Syntax},
		{`{"count": 1.}`, "request", fault.Syntax},
		{`{"count": 1e}`, "request", fault.Syntax},
		{`{"count": NaN}`, "request", fault.Syntax},
		{`{"name": "a` + "\n" + `"}`, "request", fault.Syntax},
		{`{"name": "\x"}`, "request", fault.Syntax},
		{`{"name": "\u12"}`, "request", fault.Syntax},
		{`{"name": "a`, "request", fault.Syntax},
		{`{"list": [1,]}`, "request", fault.Syntax},
		{`{count: 1}`, "request", fault.Syntax},
		{`{"raw": ` + strings.Repeat("[", 65) + strings.Repeat("]", 65) + `}`, "request", fault.TooLarge},
		{strings.Repeat(" ", MaxText+1), "request", fault.TooLarge},
	} {
		var s sample
		err := Decode(c.text, &s)
		var f *fault.Error
		if c.code == "" {
			if err != nil {
				t.Errorf("%.60s: %v", c.text, err)
			}
			continue
		}
		if !errors.As(err, &f) || f.Code != c.code || f.Field != c.field || f.Message == "" {
			t.Errorf("%.60s: got %v, want %s at %s", c.text, err, c.code, c.field)
		}
	}
}

// What somebody pasted comes back shortened, whatever it was, and a list says how long it is and should be.
func TestFaultsAreShort(t *testing.T) {
	long := strings.Repeat("9", 1<<20)
	for _, text := range []string{
		`{"count": ` + long + `}`, `{"count": 0.4` + long + `}`, `{"ratio": ` + long + `}`, `{"ratio": 1e-` + long + `}`,
		`{"` + long + `": 1}`, `{"` + long + `": 1, "` + long + `": 1}`, `{"many": [{"` + long + `": 1}]}`,
	} {
		var s sample
		var f *fault.Error
		if err := Decode(text, &s); !errors.As(err, &f) {
			t.Errorf("%.60s: no fault, but %v", text, err)
			continue
		}
		told, err := Encode(f, nil)
		if err != nil || len(told) > 2000 {
			t.Errorf("%.60s: told in %d bytes (%v)", text, len(told), err)
		}
	}
	var s sample
	if err := Decode(`{"pair": [1, 2, 3]}`, &s); err == nil || !strings.Contains(err.Error(), "must be a list of 2, not a list of 3") {
		t.Errorf("a list that is too long: %v", err)
	}
}

func TestStrings(t *testing.T) {
	for text, want := range map[string]string{
		`"aé\u00e9\"\\\/\b\f\n\r\t"`: "aéé\"\\/\b\f\n\r\t",
		`"\ud83d\ude00"`:             "😀",
		`"\ud83d"`:                   "\ufffd",
		`"\ud83dx"`:                  "\ufffdx",
		`"\ud83d\u0041"`:             "\ufffdA",
		"\"\xff\"":                   "\ufffd",
	} {
		v, err := Parse(text)
		if err != nil || v.Text != want {
			t.Errorf("%s: got %q, %v, want %q", text, v.Text, err, want)
		}
	}
}

func TestEncode(t *testing.T) {
	capMs := 0.1
	text, err := Encode(sample{
		Count: 1 << 54, Ratio: 1e21, Cap: &capMs, Name: "<\"\\\n\x01é\u2028>", List: nil, Inner: inner{1e-7, -0.5},
		Raw: Value{Kind: Number, Text: "1.50"}, Series: Series{1, 2},
	}, nil)
	want := `{"count":"18014398509481984","ratio":1e+21,"cap":0.1,"name":"<\"\\\n\u0001é` + "\u2028" + `>","on":false,"list":[],"pair":[0,0],"inner":{"lo":1e-07,"hi":-0.5},"many":[],"raw":1.50,"series":[1,2]}`
	if err != nil || string(text) != want {
		t.Errorf("got  %s, %v\nwant %s", text, err, want)
	}
}

func TestEncodeRefusesWhatIsNotFinite(t *testing.T) {
	long := make(Series, 100)
	long[99] = math.NaN()
	for _, v := range []any{math.NaN(), math.Inf(1), []float64{math.Inf(-1)}, long} {
		var bulk Bulk
		if text, err := Encode(v, &bulk); err == nil {
			t.Errorf("%v became %s", v, text)
		}
	}
}

func TestEncodeIsOrderedAndHasNoMinusZero(t *testing.T) {
	text, err := Encode(map[string]any{"b": 1, "a": []string{"x"}, "c": math.Copysign(0, -1), "aa": nil}, nil)
	if err != nil || string(text) != `{"a":["x"],"aa":null,"b":1,"c":0}` {
		t.Errorf("got %s, %v", text, err)
	}
}

func TestLongSeriesGoBesideTheText(t *testing.T) {
	s := make(Series, 100)
	for i := range s {
		s[i] = float64(i) / 3
	}
	var bulk Bulk
	text, err := Encode([]Series{s[:2], s, s[:70]}, &bulk)
	if err != nil || string(text) != `[[0,0.3333333333333333],{"$series":[0,100]},{"$series":[100,70]}]` {
		t.Errorf("got %s, %v", text, err)
	}
	if len(bulk) != 170 || bulk[99] != 33 || bulk[100] != 0 {
		t.Errorf("bulk has %d numbers", len(bulk))
	}
}

func TestLongListsOfPairsGoBesideTheText(t *testing.T) {
	law := make([][2]float64, 65)
	draws := make([][2]int64, 65)
	for i := range law {
		law[i] = [2]float64{float64(i), 0.5}
		draws[i] = [2]int64{int64(i), maxExact}
	}
	var bulk Bulk
	text, err := Encode(struct {
		Short [][2]float64 `json:"short"`
		Law   [][2]float64 `json:"law"`
		Draws [][2]int64   `json:"draws"`
	}{law[:1], law, draws}, &bulk)
	if err != nil || string(text) != `{"short":[[0,0.5]],"law":{"$pairs":[0,65]},"draws":{"$pairs":[130,65]}}` {
		t.Errorf("got %s, %v", text, err)
	}
	if len(bulk) != 260 || bulk[128] != 64 || bulk[129] != 0.5 || bulk[258] != 64 || bulk[259] != 1<<53 {
		t.Errorf("bulk has %d numbers: %v", len(bulk), bulk)
	}
}

// An integer that no float64 holds stays text, digit by digit, and what is not finite is a fault here too.
func TestPairsThatNoFloatHolds(t *testing.T) {
	draws := make([][2]int64, 65)
	draws[64] = [2]int64{0, maxExact + 1}
	var bulk Bulk
	text, err := Encode(draws, &bulk)
	if err != nil || len(bulk) != 0 || !strings.HasSuffix(string(text), `,[0,"9007199254740993"]]`) {
		t.Errorf("got %.40s… %v, %d numbers beside", text, err, len(bulk))
	}
	law := make([][2]float64, 65)
	law[3][1] = math.NaN()
	if text, err := Encode(law, &bulk); err == nil {
		t.Errorf("a probability that is no number was written: %.40s", text)
	}
}

// What is written is read back as the same.
func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := sample{
			Count: rapid.IntRange(-1<<53, 1<<53).Draw(t, "count"),
			Ratio: rapid.Float64().Draw(t, "ratio"),
			Name:  rapid.String().Draw(t, "name"),
			On:    rapid.Bool().Draw(t, "on"),
			List:  append([]int{}, rapid.SliceOfN(rapid.IntRange(-1000, 1000), 0, 5).Draw(t, "list")...),
			Many:  []inner{},
			Raw:   Value{Kind: String, Text: rapid.String().Draw(t, "raw")},
		}
		text, err := Encode(in, nil)
		if err != nil {
			t.Fatal(err)
		}
		v, err := Parse(string(text))
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		var out sample
		at, _ := v.Get("series")
		if at == nil {
			t.Fatal("no series")
		}
		if err := Bind(&v, &out); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		out.Series = nil
		if in.Ratio == 0 {
			in.Ratio = 0 // −0 is written as 0
		}
		// Strings that are not UTF-8 come back with U+FFFD; rapid makes valid ones.
		if !reflect.DeepEqual(in, out) {
			t.Fatalf("%s\ngot  %#v\nwant %#v", text, out, in)
		}
	})
}

// Whatever comes, Parse answers with a value or a fault, and a value survives being written and read again.
func FuzzParse(f *testing.F) {
	for _, s := range []string{`{}`, `[1,-2.5e+3,"\u00e9\ud83d\ude00",null,true,{"a":[]}]`, `{"a":1`, "\"\xff\"", `01`, `1e999`} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		v, err := Parse(text)
		if err != nil {
			var f *fault.Error
			if !errors.As(err, &f) {
				t.Fatalf("%q: %v is no fault", text, err)
			}
			return
		}
		again, err := Encode(v, nil)
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		w, err := Parse(string(again))
		if err != nil || !reflect.DeepEqual(v, w) {
			t.Fatalf("%q became %q, %v", text, again, err)
		}
	})
}
