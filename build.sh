#!/usr/bin/env bash
# ./build.sh         makes the page and says which file to open
# ./build.sh test    passes every test
# ./build.sh bench   measures, prints the figures and writes them to dist/bench.md
#
# On a fresh Debian machine with only Go and Node this installs what it needs, or says exactly what is missing and fails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

fail() { printf '%s\n' "$*" >&2; exit 1; }

usage() { sed -n '2,4s/^# //p' build.sh; }

need_toolchains() {
  command -v go >/dev/null || fail "Go is missing. Install Go 1.26 or newer and run this again."
  command -v node >/dev/null || fail "Node is missing. Install Node.js 20 or newer and run this again."
  command -v npm >/dev/null || fail "npm is missing. Install it beside Node.js (Debian: apt-get install npm) and run this again."
  [ "$(node -p 'Number(process.versions.node.split(".")[0]) >= 20')" = true ] || fail "Node.js $(node --version) is too old; 20 or newer is needed."
}

npm_packages() {
  # The lock file's hash marks what is installed, so that a second run costs nothing.
  local mark=web/node_modules/.contend-lock
  local want; want=$(cksum < web/package-lock.json)
  if [ ! -f "$mark" ] || [ "$(cat "$mark")" != "$want" ]; then
    echo "Installing the page's libraries from web/package-lock.json …"
    # No package's own script runs: the one of esbuild only saves a millisecond, that of node-liblzma builds what is not used.
    npm ci --prefix web --ignore-scripts --no-fund --no-audit --loglevel=error
    printf '%s' "$want" > "$mark"
  fi
}

# Nothing of these is called by a search of a lock, so their functions need not be copied into their callers. (The machines'
# simulator is a tenth slower for it, and 11 KB smaller.)
out_of_line=()
for package in fmt reflect os syscall internal/poll time io/fs embed go.starlark.net/syntax contend/core/api contend/core/wire contend/core/sim contend/core/mutex; do
  out_of_line+=("-gcflags=$package=-l")
done

go_program() { # $1: output folder, $2: build tags
  mkdir -p "$1"
  node web/build/parser.mjs dist
  GOOS=js GOARCH=wasm go build -modfile=dist/program.mod -trimpath -buildvcs=false -tags "$2" "${out_of_line[@]}" -ldflags="-s -w -buildid=" -o "$1/contend.wasm" ./wasm
  node web/build/smaller.mjs "$1/contend.wasm"
  install -m 644 "$(go env GOROOT)/lib/wasm/wasm_exec.js" dist/wasm_exec.js
}

build() {
  need_toolchains
  npm_packages
  echo "Compiling the core to WebAssembly …"
  go_program dist ""
  node web/build/build.mjs
  echo
  echo "Done. Open this file in a browser: $PWD/dist/contend.html"
}

build_for_tests() {
  go_program dist/test provoke
  node web/build/build.mjs --provoke
}

case "${1:-build}" in
  build) build ;;
  test)
    build
    build_for_tests
    exec bash web/test/run.sh
    ;;
  bench)
    build
    build_for_tests
    exec node web/bench/bench.mjs
    ;;
  help | -h | --help) usage ;;
  *)
    printf 'There is no command "%s" here.\n\n' "$1" >&2
    usage >&2
    exit 1
    ;;
esac
