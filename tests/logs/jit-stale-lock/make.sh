#!/bin/bash
# torch 2.13.0+cpu ($TORCH_PYTHON has it), ninja 1.11: a lock file that a killed build has left, and Ctrl-C after five seconds
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
PY=${TORCH_PYTHON:-python3}
printf '#include <torch/extension.h>\n' > op.cpp
printf 'from torch.utils.cpp_extension import load\nload("op", ["op.cpp"], build_directory="x/op", verbose=True)\n' > run.py
mkdir -p x/op && touch x/op/lock
timeout --foreground -s INT 25 "$PY" run.py > "$out/interrupted.log" 2>&1
printf 'import faulthandler\nfaulthandler.dump_traceback_later(20, exit=True)\n' | cat - run.py > dump.py
timeout 40 "$PY" dump.py > "$out/faulthandler.log" 2>&1
sed -i -e "s#$work#/src#g" -e 's#/[^" ]*/lib/python3#/opt/venv/lib/python3#g' "$out"/*.log
