#!/usr/bin/env bash
# torch 2.13.0 (CPU) with triton 2.1.0, torch 2.5.1 with triton 3.6.0, CPython 3.11
# PYTHON is an interpreter that has that torch, OLD_PYTHON one with torch 2.5.1
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
python=$(command -v "${PYTHON:-python3}")
old=${OLD_PYTHON:-}
export TORCHINDUCTOR_CACHE_DIR=/tmp/torchinductor_user TRITON_CACHE_DIR="$work/cache"
site() { "$1" -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])'; }
base() { "$1" -c 'import sysconfig; print(sysconfig.get_paths()["stdlib"])'; }
prefix() { "$1" -c 'import sys; print(sys.base_prefix)'; }
plain() {
  sed -e "s|$(site "$1")|/venv/lib/python3.11/site-packages|g" -e "s|$(base "$1")|/usr/lib/python3.11|g" \
    -e "s|$1|/venv/bin/python|g" -e "s|$(prefix "$1")|/usr|g" -e "s|$work|/src|g"
}
# log NAME FILE [INTERPRETER]
log() { "${3:-$python}" "$2" 2>&1 | plain "${3:-$python}" >"$out/$1.log"; }
triton() {  # triton VERSION: the folder that it lies in
  if [ -d "${TRITONS:-/none}/$1" ]; then echo "$TRITONS/$1"; return; fi
  python3 -m pip install -q --no-deps --target "triton-$1" "triton==$1" >/dev/null 2>&1
  echo "$work/triton-$1"
}
# log_with TRITON NAME FILE [INTERPRETER]
log_with() {
  folder=$(triton "$1")
  PYTHONPATH="$folder" "${4:-$python}" "$3" 2>&1 | plain "${4:-$python}" |
    sed -e "s|$folder|/venv/lib/python3.11/site-packages|g" >"$out/$2.log"
}
cat >run.py <<'P'
import torch

model = torch.compile(lambda x: x * 2 + 1)
print(model(torch.ones(8)))
P
log_with 2.1.0 triton-2.1 run.py
[ -z "$old" ] || log_with 3.6.0 torch-2.5-triton-3.6 run.py "$old"
