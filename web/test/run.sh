#!/usr/bin/env bash
# Every test, in the order in which they are quick to fail. Called by ./build.sh test, after the build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

say() { printf '\n== %s\n' "$*"; }

say "What the tests need beside Go and Node"
bash web/test/install.sh

say "Go: format, vet, staticcheck"
unformatted=$(gofmt -l core wasm)
[ -z "$unformatted" ] || { printf 'Not formatted (gofmt -w):\n%s\n' "$unformatted" >&2; exit 1; }
go vet ./...
GOOS=js GOARCH=wasm go vet -tags provoke ./wasm ./core/api
go run honnef.co/go/tools/cmd/staticcheck@v0.8.2 ./...

say "JavaScript: types"
(cd web && node_modules/.bin/tsc -p .)

say "Go, natively"
go test -json ./... | node web/test/go-report.mjs native

say "Go's core, as WebAssembly under Node"
# A long environment does not fit into the memory that Go's loader reserves for it, so it gets a short one.
# The parser is the one of the page; see web/build/parser.mjs.
env -i PATH="$PATH" HOME="$HOME" TMPDIR="${TMPDIR:-/tmp}" GOFLAGS="${GOFLAGS:-} -modfile=dist/program.mod" GOPROXY="${GOPROXY:-}" GOOS=js GOARCH=wasm \
  go test -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" -json ./core/... | node web/test/go-report.mjs wasm

say "JavaScript: unit tests"
(cd web && node --test test/unit/*.test.js)

say "Browsers"
# First, alone, those that look at the clock: how soon a Stop is heard, how often progress is told. Of the others two files
# at a time, since a browser waits more than it works.
(cd web && node --test --test-concurrency=1 test/browsers.test.js test/journeys/bridge.test.js)
(cd web && ls test/journeys/*.test.js | grep -v /bridge.test.js | xargs -d '\n' node --test --test-concurrency=2)

say "All tests passed."
