#!/usr/bin/env bash
# Brings what the tests run beside Go and Node, where it is missing and apt can bring it; else says what to install: the
# three browsers of the journeys, CPython (whose draws are compared with ours), and Spin and Rumur with a C compiler (whose
# state counts are).
set -euo pipefail

missing=()
command -v python3 >/dev/null || missing+=(python3)
command -v gcc >/dev/null || missing+=(gcc libc6-dev)
command -v spin >/dev/null || missing+=(spin)
command -v rumur >/dev/null || missing+=(rumur)
command -v chromium >/dev/null || missing+=(chromium)
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing+=(firefox-esr)
command -v WebKitWebDriver >/dev/null || missing+=(webkit2gtk-driver)
command -v Xvfb >/dev/null || missing+=(xvfb)
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  # Without a password prompt, so that a build by a machine fails instead of waiting.
  if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then as_root=(sudo -n); else as_root=(none); fi
fi
if ! command -v apt-get >/dev/null || [ "${as_root[0]:-}" = none ]; then
  echo "The tests need programs that are not here. Install them: apt-get install ${missing[*]}" >&2
  exit 1
fi
echo "Installing ${missing[*]}"
"${as_root[@]}" apt-get update -q
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "${missing[@]}"
