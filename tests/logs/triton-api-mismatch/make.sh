#!/usr/bin/env bash
# triton 3.1.0, 3.6.0 and 3.9.0, CPython 3.11; compiled without a GPU
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
def gate(x, n):
    row = tl.program_id(0)
    tl.store(x + row, tl.math.tanh(tl.load(x + row)))


triton.compile(ASTSource(gate, signature={"x": "*fp32", "n": "i32"}), target=GPUTarget("cuda", 80, 32))
P
log_with 3.1.0 math-tanh-3.1 run.py
log_with 3.6.0 math-tanh-3.6 run.py

cat >run.py <<'P'
import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def gram(x, n):
    at = tl.arange(0, 16)[:, None] * 16 + tl.arange(0, 16)[None, :]
    tile = tl.load(x + at)
    tl.store(x + at, tl.dot(tile, tile, trans_b=True))


triton.compile(ASTSource(gram, signature={"x": "*fp32", "n": "i32"}), target=GPUTarget("cuda", 80, 32))
P
log_with 3.6.0 dot-trans-b-3.6 run.py

cat >run.py <<'P'
import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def total(x, n):
    row = tl.arange(0, 16)
    tl.store(x, tl.sum(tl.load(x + row), axis=0, keepdim=True))


triton.compile(ASTSource(total, signature={"x": "*fp32", "n": "i32"}), target=GPUTarget("cuda", 80, 32))
P
log_with 3.9.0 sum-keepdim-3.9 run.py

mkdir quantize
echo 'from triton.ops.matmul_perf_model import early_config_prune, estimate_matmul_time' >quantize/__init__.py
echo 'import quantize' >run.py
log_with 3.6.0 ops-module-3.6 run.py
echo 'from triton.tools.tensor_descriptor import TensorDescriptor' >quantize/__init__.py
log_with 3.1.0 tensor-descriptor-3.1 run.py
