#!/usr/bin/env bash
# triton 3.1.0 and 3.6.0, CPython 3.11; compiled without a GPU
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
import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def gram(x, n):
    at = tl.arange(0, 16)[:, None] * 16 + tl.arange(0, 16)[None, :]
    tile = tl.load(x + at)
    tl.store(x + at, tl.dot(tile, tile).to(x.dtype.element_ty))


triton.compile(ASTSource(gram, signature={"x": "*bf16", "n": "i32"}), target=GPUTarget("cuda", 70, 32))
P
log_with 3.1.0 bfloat16-on-sm70 run.py
sed -i 's/"cuda", 70/"cuda", 75/' run.py
log_with 3.1.0 bfloat16-on-sm75 run.py
sed -i 's/"cuda", 75/"cuda", 60/' run.py
log_with 3.1.0 matrices-on-sm60 run.py
sed -i 's/"cuda", 60/"cuda", 120/; s/bf16/fp16/' run.py
log_with 3.1.0 matrices-on-sm120 run.py

cat >run.py <<'P'
import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def count(x, n):
    tl.atomic_add(x + tl.arange(0, 128), tl.full((128,), 1.0, tl.float16), sem="acq_rel")


triton.compile(ASTSource(count, signature={"x": "*fp16", "n": "i32"}), target=GPUTarget("cuda", 60, 32))
P
log_with 3.6.0 atomics-on-sm60 run.py

cat >run.py <<'P'
import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def widen(x, n):
    row = tl.arange(0, 128)
    tl.store(n + row, tl.load(x + row).to(tl.float32))


triton.compile(ASTSource(widen, signature={"x": "*fp8e4nv", "n": "*fp32"}), target=GPUTarget("cuda", 80, 32))
P
log_with 3.6.0 float8-on-sm80 run.py
