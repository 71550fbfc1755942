package script_test

import (
	"testing"

	"contend/core/model"
	"contend/core/script"
)

// Small texts against a search in Python that evaluates the lines with Python itself: its counts are the table. The body
// of a for may change what its bounds were worked out from; what len counts is worked out all the same, and may fail.
func TestAgainstPython(t *testing.T) {
	for _, c := range []struct {
		text   string
		states uint64
		error  int // steps to an error, 0: none
	}{
		{"g = [0] * n\n\ndef thread(i):\n    for x in range(2):\n        x = none; g[0] = 1 - g[0]\n", 4, 0},
		{"g = [0] * n\n\ndef thread(i):\n    for x in range(x, 3):\n        x = none; g[0] = 1 - g[0]\n", 18, 0},
		{"g = [0] * n\n\ndef thread(i):\n    for x in range(x, 3):\n        x = none; g[0] = 1 - g[0]\n    y = x + 1\n", 9, 3},
		{"a = 0\nb = none\n\ndef thread(i):\n    outside(); a = len([b + k for k in threads])\n", 1, 1},
		{"a = 0\n\ndef thread(i):\n    outside(); a = len([k // a for k in threads])\n", 1, 1},
		{"a = 0\n\ndef thread(i):\n    outside(); a = len([none for k in threads if k > a])\n", 2, 0},
		{"a = [(k, 1) < (1, 2) for k in range(3)]\n\ndef thread(i):\n    outside(); a[2] = a[0] * 2 + a[1]\n", 2, 0},
	} {
		p, err := script.Compile(c.text, 2)
		if err != nil {
			t.Fatal(err)
		}
		got, err := p.Check(script.CheckOptions{NoSymmetry: true})
		if err != nil {
			t.Fatal(err)
		}
		v := got.Verdicts[0]
		if got.States != c.states || v.Property != model.NoError || v.Status != model.Proved && c.error == 0 || v.Status != model.Refuted && c.error > 0 || v.Steps != c.error {
			t.Errorf("%d states, error %s in %d; want %d, %d\n%s", got.States, v.Status, v.Steps, c.states, c.error, c.text)
		}
	}
}
