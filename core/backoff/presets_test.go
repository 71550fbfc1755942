package backoff

import (
	"math"
	"reflect"
	"strings"
	"testing"
)

func presetByID(t *testing.T, id string) Preset {
	t.Helper()
	for _, p := range Presets() {
		if p.ID == id {
			return p
		}
	}
	t.Fatalf("no preset %s", id)
	return Preset{}
}

func TestEveryPresetIsWhole(t *testing.T) {
	seen := map[string]bool{}
	all := Presets()
	if len(all) < 15 {
		t.Errorf("%d presets", len(all))
	}
	for _, p := range all {
		if seen[p.ID] || p.ID == "" || strings.Trim(p.ID, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
			t.Errorf("%q is no id, or not the only one", p.ID)
		}
		seen[p.ID] = true
		if p.System == "" || p.Version == "" || !strings.Contains(p.Source, "/") {
			t.Errorf("%s: system, version or source is missing", p.ID)
		}
		switch p.Counts {
		case CountsRetries:
			if p.Configured != 0 && p.Configured != p.Policy.Retries {
				t.Errorf("%s: %d retries configured, %d here", p.ID, p.Configured, p.Policy.Retries)
			}
		case CountsCalls:
			if p.Configured != 0 && p.Configured != p.Policy.Retries+1 {
				t.Errorf("%s: %d calls configured, %d retries here", p.ID, p.Configured, p.Policy.Retries)
			}
		default:
			t.Errorf("%s counts %q", p.ID, p.Counts)
		}
		if (!p.Exact || p.Configured == 0) && len(p.Notes) == 0 {
			t.Errorf("%s: not exact, or without a count, and no note says why", p.ID)
		}
		for _, n := range p.Notes {
			if n.Key == "" || !strings.HasSuffix(n.Text, ".") {
				t.Errorf("%s: note %+v", p.ID, n)
			}
		}
		s := schedule(t, p.Policy)
		if s.Total.MaxMs <= 0 || len(s.Waits) != p.Policy.Retries {
			t.Errorf("%s: %+v", p.ID, s.Total)
		}
	}
}

// What the sources and their documents say in numbers.
func TestPresetsSayWhatTheirSourcesSay(t *testing.T) {
	for _, row := range []struct {
		id       string
		retries  int
		min, max float64 // of the total, in ms
		first    [2]float64
		last     [2]float64
	}{
		{"kafka-clients", 10, 6000, 7800, [2]float64{80, 120}, [2]float64{800, 1000}},
		{"hashicorp-go-retryablehttp", 4, 15000, 15000, [2]float64{1000, 1000}, [2]float64{8000, 8000}},
		{"node-retry", 10, 1023000, 1023000, [2]float64{1000, 1000}, [2]float64{512000, 512000}},
		{"grpc-retry", 3, 560, 840, [2]float64{80, 120}, [2]float64{320, 480}},
		{"linux-tcp", 15, 924600 - 120000, 924600 - 120000, [2]float64{200, 200}, [2]float64{120000, 120000}},
		{"stripe-python", 2, 1000, 1500, [2]float64{500, 500}, [2]float64{500, 1000}},
		{"openai-python", 2, 1125, 1500, [2]float64{375, 500}, [2]float64{750, 1000}},
		{"axios-retry-exponential", 3, 1400, 1680, [2]float64{200, 240}, [2]float64{800, 960}},
		{"botocore-standard", 2, 0, 3000, [2]float64{0, 1000}, [2]float64{0, 2000}},
		{"botocore-legacy", 4, 0, 15000, [2]float64{0, 1000}, [2]float64{0, 8000}},
		{"aws-article-full", 10, 0, 10 + 20 + 40 + 80 + 160 + 320 + 640 + 1280 + 2000 + 2000, [2]float64{0, 10}, [2]float64{0, 2000}},
		{"aws-article-decorrelated", 10, 50, 15 + 45 + 135 + 405 + 1215 + 5*2000, [2]float64{5, 15}, [2]float64{5, 2000}},
		{"kubernetes-crashloopbackoff", 10, 10000*31 + 5*300000, 10000*31 + 5*300000, [2]float64{10000, 10000}, [2]float64{300000, 300000}},
		{"client-go-default-retry", 4, 40, 44, [2]float64{10, 11}, [2]float64{10, 11}},
		{"client-go-default-backoff", 3, 310, 341, [2]float64{10, 11}, [2]float64{250, 275}},
		{"spring-retry-exponential-random", 2, 300, 600, [2]float64{100, 200}, [2]float64{200, 400}},
		{"resilience4j-exponential-random", 2, 625, 1875, [2]float64{250, 750}, [2]float64{375, 1125}},
		{"temporal-activity", 10, 127000 + 3*100000, 127000 + 3*100000, [2]float64{1000, 1000}, [2]float64{100000, 100000}},
		{"stamina", 9, 6300 + 3*5000, 6300 + 6*1000 + 3*5000, [2]float64{100, 1100}, [2]float64{5000, 5000}},
		{"avast-retry-go", 9, 51100, 52000, [2]float64{100, 200}, [2]float64{25600, 25700}},
		{"envoy-router", 1, 0, 25, [2]float64{0, 25}, [2]float64{0, 25}},
		{"cenkalti-backoff", 10, 0.5 * cenkaltiTen, 1.5 * cenkaltiTen, [2]float64{250, 750}, [2]float64{0.5 * cenkaltiLast, 1.5 * cenkaltiLast}},
	} {
		p := presetByID(t, row.id)
		s := schedule(t, p.Policy)
		if p.Policy.Retries != row.retries {
			t.Errorf("%s: %d retries, want %d", row.id, p.Policy.Retries, row.retries)
			continue
		}
		close := func(what string, got, want float64) {
			if math.Abs(got-want) > 1e-9*math.Abs(want) {
				t.Errorf("%s: %s is %.12g, want %.12g", row.id, what, got, want)
			}
		}
		close("least total", s.Total.MinMs, row.min)
		close("worst total", s.Total.MaxMs, row.max)
		last := s.Waits[len(s.Waits)-1]
		close("first, least", s.Waits[0].MinMs, row.first[0])
		close("first, most", s.Waits[0].MaxMs, row.first[1])
		close("last, least", last.MinMs, row.last[0])
		close("last, most", last.MaxMs, row.last[1])
	}
}

// The table in the doc comment of cenkalti/backoff goes on to a tenth interval of 500·1.5^9; the ten sum up to
// 500·(1.5^10 - 1)/0.5.
const (
	cenkaltiLast = 500 * 38.443359375
	cenkaltiTen  = 1000 * (57.6650390625 - 1)
)

// A preset handed out is the caller's own.
func TestPresetsAreCopies(t *testing.T) {
	first, want := Presets(), Presets()
	for i := range first {
		if first[i].Policy.CapMs != nil {
			*first[i].Policy.CapMs = 1
		}
		first[i].ID = "changed"
	}
	if !reflect.DeepEqual(Presets(), want) {
		t.Error("one caller changed the presets of the next")
	}
}
