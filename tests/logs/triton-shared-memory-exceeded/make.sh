#!/usr/bin/env bash
# torch 2.11.0 (CUDA 13.0), triton 3.6.0, CPython 3.12, on an H200
# PYTHON is an interpreter that has that torch
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
python=$(command -v "${PYTHON:-python3}")
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
cat >kernel.py <<'P'
import torch
import triton
import triton.language as tl


@triton.jit
def gram(x, y, n, SIDE: tl.constexpr):
    at = tl.arange(0, SIDE)[:, None] * SIDE + tl.arange(0, SIDE)[None, :]
    total = tl.zeros((SIDE, SIDE), tl.float32)
    for tile in range(n):
        left = tl.load(x + tile * SIDE * SIDE + at)
        total += tl.dot(left, tl.load(x + (n - tile) * SIDE * SIDE + at))
    tl.store(y + at, total)


def model(x):
    y = torch.empty(128, 128, device="cuda")
    gram[(1,)](x, y, 8, SIDE=128, num_stages=6, num_warps=4)
    return y


x = torch.ones(9, 128, 128, device="cuda", dtype=torch.float16)
P
(cat kernel.py; echo 'model(x)') >run.py
log launch run.py
(cat kernel.py; echo 'torch.compile(model)(x)') >run.py
log compiled run.py
