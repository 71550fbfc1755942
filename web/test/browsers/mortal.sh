#!/bin/sh
# Runs $CONTEND_BROWSER so that it ends with the process that started it, where the system can do that.
if command -v setpriv >/dev/null; then exec setpriv --pdeathsig SIGKILL "$CONTEND_BROWSER" "$@"; fi
exec "$CONTEND_BROWSER" "$@"
