#!/bin/sh
# Make .venv, and install opwright into it from this checkout: `./setup.sh [EXTRA...]`
# EXTRA: test, check (linters and types), bench (rivals and plots), browser, site, mcp, fleet, cuda13.
# Needs python3. On Debian and Ubuntu it installs python3-venv if that is missing.
set -eu
cd "$(dirname "$0")"

if ! python3 -c 'import ensurepip' 2> /dev/null; then
    as_root=$([ "$(id -u)" = 0 ] || echo sudo)
    $as_root apt-get update -qq
    $as_root apt-get install -y -qq python3-venv
fi
[ -x .venv/bin/pip ] || python3 -m venv .venv
extras=$(echo "$*" | tr ' ' ',')
.venv/bin/pip install --quiet --disable-pip-version-check --editable ".${extras:+[$extras]}"
