//go:build !js

package core_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// may says which rooms of core a room may use. A room that is not here may not exist yet: adding one means saying here
// whom it depends on, and doc.go says why.
var may = map[string][]string{
	"":        {},
	"fault":   {},
	"pace":    {},
	"rng":     {"fault", "wire"},
	"stat":    {"fault", "rng"},
	"wire":    {"fault"},
	"backoff": {"fault", "pace", "rng", "stat", "wire"},
	"slots":   {"fault", "pace", "rng", "stat"},
	"model":   {"fault", "pace"},
	"script":  {"fault", "pace", "rng", "model"},
	"locks":   {"fault", "script"},
	"sim":     {"fault", "pace", "rng", "model"},
	"mutex":   {"fault", "pace", "stat", "sim"},
	"claims":  {"fault", "wire"},
	"api":     {"fault", "pace", "rng", "stat", "wire", "backoff", "slots", "claims", "model", "script", "locks", "sim", "mutex"},
	"api/dts": {"api", "wire"},
}

// outside says which modules the core may use, and where. Tests may use anything.
var outside = map[string][]string{
	"gonum.org/v1/gonum/mathext/prng": {"rng"},
	"go.starlark.net/syntax":          {"script"},
}

func imports(t *testing.T, root string, visit func(room, file, path string)) {
	t.Helper()
	files := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		files++
		room, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		if room == "." {
			room = ""
		}
		for _, spec := range parsed.Imports {
			name, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			visit(filepath.ToSlash(room), path, name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files == 0 {
		t.Fatal("no Go file found")
	}
}

func TestImportsGoDownward(t *testing.T) {
	imports(t, ".", func(room, file, path string) {
		allowed, known := may[room]
		if !known && !strings.HasSuffix(room, "test") {
			t.Errorf("%s: the room core/%s is not in the list of who may import whom", file, room)
			return
		}
		if inner, ok := strings.CutPrefix(path, "contend/"); ok {
			inner, isCore := strings.CutPrefix(inner, "core/")
			if known && (!isCore || !slices.Contains(allowed, inner)) {
				t.Errorf("%s: core/%s may not import %s", file, room, path)
			}
			return
		}
		if strings.Contains(path, ".") && !slices.Contains(outside[path], room) {
			t.Errorf("%s: core/%s may not import %s", file, room, path)
		}
	})
}

// The core computes; it neither asks the time nor draws from a source that nobody seeded.
func TestCoreHasNoClockAndNoGlobalChance(t *testing.T) {
	imports(t, ".", func(room, file, path string) {
		if path == "time" && room != "pace" {
			t.Errorf("%s: only core/pace looks at the clock", file)
		}
		if (path == "math/rand" || path == "math/rand/v2") && room != "rng" {
			t.Errorf("%s: all randomness comes from core/rng", file)
		}
	})
}

// All touch of JavaScript goes through safejs, and only in wasm/.
func TestNobodyImportsSyscallJS(t *testing.T) {
	imports(t, "..", func(_, file, path string) {
		if path == "syscall/js" {
			t.Errorf("%s imports syscall/js; safejs is the way", file)
		}
		if strings.HasPrefix(path, "github.com/hack-pad/safejs") && !strings.HasPrefix(filepath.ToSlash(file), "../wasm/") {
			t.Errorf("%s: only wasm/ touches JavaScript", file)
		}
	})
	imports(t, "../wasm", func(_, file, path string) {
		if inner, ok := strings.CutPrefix(path, "contend/"); ok && !slices.Contains([]string{"core/api", "core/fault", "core/pace", "core/wire"}, inner) {
			t.Errorf("%s imports %s; the bridge knows the calls and how they travel, nothing else", file, path)
		}
	})
}
