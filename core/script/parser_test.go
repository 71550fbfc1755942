package script_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"go.starlark.net/syntax"
)

var writeTrees = flag.Bool("write-trees", false, "write testdata/trees.txt anew; only natively, where the parser is the module as published")

// strange texts are what a change of the parser could change: numbers of every length and base, strings, escapes, all kinds of
// statements and of errors.
var strange = []string{
	"a = 0; b = 007", "a = 0x1F + 0o17 + 0b101 + 0XfF", "a = 0o8", "a = 0b2", "a = 0x", "a = 0xg", "a = 08", "a = 1__2", "a = 12ab",
	"a = 9223372036854775807", "a = 9223372036854775808", "a = -9223372036854775808", "a = 99999999999999999999999999999999999999999",
	"a = 0xffffffffffffffffffffffff", "a = 0o7777777777777777777777777777", "a = 0b1" + strings.Repeat("0", 70), "a = 1.5e3 + 1e400", "a = 1.5e-3", "a = .5",
	"a = \"\\x41\\u00e9\\n\"", "a = 'it''s'", "a = '''two\nlines'''", "a = r'\\d'", "a = b'x\\xff'", "a = '\\q'", "a = 'open", "a = \"\"\"open",
	"a = '\\U00110000'", "a = '\\ud800'", "a = '\\777'", "a = '\\x9f'", "é = 1; 鎖 = é", "a = 1 €", "a = $", "a = 1 if b else 2", "a, b = b, a", "(a, b) = [1, 2]",
	"a += 1; a -= 2; a //= 3; a %= 4; a *= 5; a |= 6; a &= 7; a ^= 8; a <<= 9; a >>= 10; a /= 11",
	"a = not b and c or d == e != f < g <= h in i not in j", "a = b < c < d", "a = -+~b ** c", "a = lambda x, *y, z=1, **w: x", "a = f(1, *b, k=2, **c)",
	"a = [x for x in y if x for z in x]", "a = {x: y for x, y in z}", "a = {1: 2, 3: 4,}", "a = b[1:2:3], b[:], b[1], b.c.d", "a = ()", "a = (1,)", "a = []",
	"def f(a, b=1, *c, **d):\n  if a: pass\n  elif b:\n    return\n  else:\n    return a, b\n", "for a in b:\n  if a: break\n  else: continue\n", "while a: pass\nwhile b:\n\tc = 1\n",
	"load('x', 'y', z='w')", "if a:\nb = 1", "if a:\n    b\n  c\n", "  a = 1", "def f(:\n", "a = )", "a = (1,\n  2,\n\n  3)\nb = 4", "a = 1 \\\n  + 2", "a = 1 # why\n# alone\nb = 2\n",
	"a =", "a = 1 = 2", "f() = 1", "1 = a", "a b", "return 1", "import x", "class A: pass", "try: pass", "a = yield", "", "\n\n", "\r\na = 1\r\nb = 2\r\n", "a\x00b", "\xff", "a = 'é\xff'",
	strings.Repeat("(", 400) + strings.Repeat(")", 400), "a = " + strings.Repeat("-", 3000) + "1",
}

// The page's program and the tests as WebAssembly have a copy of the parser without what only files and great numbers need (see
// web/build/parser.mjs); the native tests have the module as published. Both must give the trees and errors of one file, which the
// module as published wrote.
func TestParserTrees(t *testing.T) {
	options := &syntax.FileOptions{While: true, TopLevelControl: true, GlobalReassign: true}
	var b strings.Builder
	for _, text := range strange {
		shown := fmt.Sprintf("%q", text)
		if len(shown) > 120 {
			shown = shown[:120] + "…"
		}
		fmt.Fprintln(&b, shown)
		file, err := options.Parse("text", text, syntax.RetainComments)
		if err != nil {
			fmt.Fprintf(&b, "  error %v\n", err)
			continue
		}
		syntax.Walk(file, func(n syntax.Node) bool {
			if n == nil {
				return false
			}
			start, end := n.Span()
			fmt.Fprintf(&b, "  %T %d:%d-%d:%d", n, start.Line, start.Col, end.Line, end.Col)
			switch n := n.(type) {
			case *syntax.Ident:
				fmt.Fprintf(&b, " %s", n.Name)
			case *syntax.Literal:
				switch n.Value.(type) {
				case string, int64, float64:
					fmt.Fprintf(&b, " %v %q %T %v", n.Token, n.Raw, n.Value, n.Value)
				default: // an integer beyond 64 bits; nobody asks which
					fmt.Fprintf(&b, " %v %q", n.Token, n.Raw)
				}
			case *syntax.BinaryExpr:
				fmt.Fprintf(&b, " %v", n.Op)
			case *syntax.UnaryExpr:
				fmt.Fprintf(&b, " %v", n.Op)
			case *syntax.AssignStmt:
				fmt.Fprintf(&b, " %v", n.Op)
			case *syntax.BranchStmt:
				fmt.Fprintf(&b, " %v", n.Token)
			}
			if c := n.Comments(); c != nil {
				fmt.Fprintf(&b, " comments %q", fmt.Sprint(c.Before, c.Suffix, c.After))
			}
			fmt.Fprintln(&b)
			return true
		})
	}
	const golden = "testdata/trees.txt"
	if *writeTrees {
		if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	got, wanted := strings.Split(b.String(), "\n"), strings.Split(string(want), "\n")
	for k := range max(len(got), len(wanted)) {
		if k >= len(got) || k >= len(wanted) || got[k] != wanted[k] {
			t.Fatalf("line %d of %s differs: %q", k+1, golden, append(got, "the end")[min(k, len(got))])
		}
	}
}
