//go:build !js

package script_test

import (
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"contend/core/locks"
	"contend/core/script"
)

// sh runs a command line in a folder; a program that is not installed fails the test and says how to get it.
func sh(t *testing.T, folder, command string) string {
	t.Helper()
	for _, tool := range []string{"spin", "rumur", "gcc"} {
		if strings.Contains(command, tool+" ") {
			if _, err := exec.LookPath(tool); err != nil {
				t.Fatalf("%s is not installed: apt-get install %s", tool, tool)
			}
		}
	}
	c := exec.Command("sh", "-c", command)
	c.Dir = folder
	out, err := c.CombinedOutput()
	if err != nil {
		if _, exited := err.(*exec.ExitError); !exited {
			t.Fatal(err)
		}
	}
	return string(out)
}

func exported(t *testing.T, source string, n int, format string) (*script.Export, error) {
	t.Helper()
	p, err := script.Compile(source, n)
	if err != nil {
		t.Fatal(err)
	}
	return p.Export(script.ExportOptions{Format: format, Name: "lock"})
}

func write(t *testing.T, x *script.Export) string {
	t.Helper()
	folder := t.TempDir()
	for _, f := range x.Files {
		if err := os.WriteFile(filepath.Join(folder, f.Name), []byte(f.Text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

var (
	spinStates  = regexp.MustCompile(`(\d+) states, stored`)
	spinErrors  = regexp.MustCompile(`errors: (\d+)`)
	rumurStates = regexp.MustCompile(`(\d+) states`)
)

func spin(t *testing.T, x *script.Export) (states uint64, violated bool, out string) {
	t.Helper()
	// The same program, compiled sooner and with smaller tables.
	out = sh(t, write(t, x), strings.NewReplacer("-O2", "-O0", "-m1000000", "-m100000 -w16").Replace(x.Command))
	s, e := spinStates.FindAllStringSubmatch(out, -1), spinErrors.FindStringSubmatch(out)
	if len(s) != 2 || e == nil {
		t.Fatalf("Spin said:\n%s\n%s", out, x.Files[0].Text)
	}
	states, _ = strconv.ParseUint(s[1][1], 10, 64)
	return states, e[1] != "0" && strings.Contains(out, "assertion violated"), out
}

// allWait tells whether in some state every thread waits: Spin's invalid end state.
func allWait(t *testing.T, source string, n int) bool {
	t.Helper()
	m := machine(t, source, n, script.Options{})
	s := explore(t, m)
	for id := range s.Count() {
		waiting := 0
		for a := range n {
			if m.Try(s.State(id), a).Waits {
				waiting++
			}
		}
		if waiting == n {
			return true
		}
	}
	return false
}

func rumur(t *testing.T, x *script.Export) (states uint64, violated bool, out string) {
	t.Helper()
	out = sh(t, write(t, x), strings.Replace(x.Command, "-O2", "-O0", 1))
	all := rumurStates.FindAllStringSubmatch(out, -1)
	if all == nil {
		t.Fatalf("Rumur said:\n%s\n%s", out, x.Files[0].Text)
	}
	states, _ = strconv.ParseUint(all[len(all)-1][1], 10, 64)
	return states, strings.Contains(out, "mutual exclusion"), out
}

// Every built-in lock in the real Spin: the same number of states, the same verdict.
func TestSpinAgrees(t *testing.T) {
	t.Parallel()
	asked := 0
	for _, l := range locks.All() {
		for _, v := range l.Variants {
			if v.ID == "wrap-8" || v.ID == "modulo-8" {
				continue // the same as modulo-4 with more states
			}
			x, err := exported(t, v.Text, 2, "promela")
			if err != nil {
				if !strings.Contains(err.Error(), "grow") {
					t.Errorf("%s %s: %v", l.ID, v.ID, err)
				}
				continue
			}
			states, violated, out := spin(t, x)
			if x.States == 0 || states != x.States || violated != x.Violations {
				t.Errorf("%s %s: Spin finds %d states, violation %v; we %d, %v\n%s", l.ID, v.ID, states, violated, x.States, x.Violations, out)
			}
			if stuck := allWait(t, v.Text, 2); stuck != strings.Contains(out, "invalid end state (at") {
				t.Errorf("%s %s: everybody waits: %v; Spin said\n%s", l.ID, v.ID, stuck, out)
			}
			asked++
		}
	}
	for _, c := range []struct {
		id     string
		n      int
		states uint64
	}{{"filter", 3, 894}, {"bakery", 3, 957}, {"mcs", 3, 434}, {"ticket", 3, 31}} {
		x, err := exported(t, builtin(t, c.id, ""), c.n, "promela")
		if err != nil {
			t.Fatal(err)
		}
		if states, violated, out := spin(t, x); states != c.states || violated {
			t.Errorf("%s n=%d: %d states, %v\n%s", c.id, c.n, states, violated, out)
		}
	}
	if asked < 15 {
		t.Errorf("only %d locks were asked about", asked)
	}
}

// Fifty generated programs in the real Spin.
func TestSpinAgreesOnGenerated(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewSource(3))
	asked := 0
	for k := 0; asked < 50 && k < 400; k++ {
		text := generated(r, k%2 == 0)
		p, err := script.Compile(text, 2)
		if err != nil {
			continue
		}
		x, err := p.Export(script.ExportOptions{Format: "promela", States: 5000})
		if err != nil || x.States == 0 {
			continue // steps of it may fail, or it is too large
		}
		asked++
		states, violated, out := spin(t, x)
		if states != x.States || violated != x.Violations {
			t.Errorf("Spin finds %d states, violation %v; we %d, %v\n%s\n%s", states, violated, x.States, x.Violations, text, out)
		}
		if stuck := allWait(t, text, 2); stuck != strings.Contains(out, "invalid end state (at") {
			t.Errorf("everybody waits: %v; Spin said\n%s\n%s", stuck, text, out)
		}
	}
	if asked < 50 {
		t.Errorf("only %d programs were asked about", asked)
	}
}

// The built-in locks in the real Rumur, by classes where threads are interchangeable.
func TestRumurAgrees(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		id, variant string
		n           int
		states      uint64
	}{
		{"filter", "", 2, 23}, {"filter", "", 3, 174}, {"filter", "", 4, 969}, {"bakery", "", 2, 65}, {"bakery", "", 3, 957},
		{"mcs", "", 2, 0}, {"mcs", "", 3, 0}, {"clh", "", 2, 210}, {"ticket", "", 3, 0}, {"tas", "", 3, 0}, {"ttas", "", 3, 0},
		{"filter", "one-read", 2, 57}, {"peterson", "flags-only", 2, 0}, {"bakery", "modulo-4", 2, 0}, {"filter", "swapped", 2, 0},
	} {
		x, err := exported(t, builtin(t, c.id, c.variant), c.n, "murphi")
		if err != nil {
			t.Errorf("%s %s: %v", c.id, c.variant, err)
			continue
		}
		states, violated, out := rumur(t, x)
		if violated != x.Violations || !violated && (states != x.States || x.States == 0 || c.states > 0 && states != c.states) {
			t.Errorf("%s %s n=%d: Rumur finds %d states, violation %v; we %d, %v\n%s", c.id, c.variant, c.n, states, violated, x.States, x.Violations, out)
		}
	}
}

// Generated programs with interchangeable threads in the real Rumur.
func TestRumurAgreesOnGenerated(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewSource(4))
	asked := 0
	for k := 0; asked < 12 && k < 400; k++ {
		text := generated(r, true)
		p, err := script.Compile(text, 3)
		if err != nil {
			continue
		}
		x, err := p.Export(script.ExportOptions{Format: "murphi", States: 3000})
		if err != nil || x.States == 0 || x.Violations {
			continue
		}
		asked++
		if states, violated, out := rumur(t, x); states != x.States || violated {
			t.Errorf("Rumur finds %d classes, violation %v; we %d\n%s\n%s\n%s", states, violated, x.States, text, x.Files[0].Text, out)
		}
	}
	if asked < 12 {
		t.Errorf("only %d programs were asked about", asked)
	}
}

func TestDrawingAndTLA(t *testing.T) {
	x, err := exported(t, builtin(t, "filter", ""), 2, "dot")
	if err != nil || strings.Count(x.Files[0].Text, " -> ") != 80 || strings.Count(x.Files[0].Text, "[label=") != 80+43 || x.States != 43 {
		t.Errorf("%v\n%+v", err, x)
	}
	// 894 states are too many to draw, their 174 classes are not.
	x, err = exported(t, builtin(t, "filter", ""), 3, "dot")
	if err != nil || x.States != 174 || strings.Count(x.Files[0].Text, " -> ") != 386 {
		t.Errorf("%v", err)
	}
	x, err = exported(t, builtin(t, "filter", ""), 2, "tla")
	if err != nil || len(x.Files) != 2 || x.States != 43 || !strings.Contains(x.Files[0].Text, "---- MODULE lock ----") {
		t.Fatalf("%v", err)
	}
	for _, must := range []string{"Line9(t) ==\n  /\\ pc[t] = 3\n  /\\ ~", "s_level' = [s_level EXCEPT ![t] = o_L[t]]", "States to be found: 43", "WF_vars("} {
		if !strings.Contains(x.Files[0].Text, must) {
			t.Errorf("%q is not in\n%s", must, x.Files[0].Text)
		}
	}
	if _, err = exported(t, builtin(t, "filter", ""), 2, "pascal"); err == nil {
		t.Error("pascal was written")
	}
	if _, err = exported(t, builtin(t, "bakery", "reset-at-exit"), 2, "promela"); err == nil {
		t.Error("tickets without a bound were written")
	}
}
