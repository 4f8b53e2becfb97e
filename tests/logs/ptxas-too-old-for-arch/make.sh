#!/bin/bash
# ptxas 11.8 and 12.4 of the wheels nvidia-cuda-nvcc-cu11 and -cu12, nvcc 13.0 in /usr/local/cuda, triton 3.9 without torch
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"']*/site-packages#/home/user/venv/lib/python3.11/site-packages#g" > "$out/$1.log"; }

python3 -m venv venv
venv/bin/pip install -q --no-deps triton==3.9.0
for cuda in cu11==11.8.89 cu12==12.4.131; do
  venv/bin/pip install -q --no-deps --target "${cuda%%=*}" "nvidia-cuda-nvcc-$cuda"
done
printf '__global__ void k(float* x) { x[threadIdx.x] *= 2; }\n' > op.cu
/usr/local/cuda/bin/nvcc -arch=compute_90 -ptx op.cu -o op.ptx
cu11/nvidia/cuda_nvcc/bin/ptxas -arch=sm_120 op.ptx -o op.cubin 2>&1 | keep arch
cu12/nvidia/cuda_nvcc/bin/ptxas -arch=sm_90 op.ptx -o op.cubin 2>&1 | keep version
cat > scale.py <<'PY'
import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def scale(x, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x + at, tl.load(x + at, mask=at < n) * 2, mask=at < n)


source = ASTSource(scale, {"x": "*fp32", "n": "i32", "BLOCK": "constexpr"}, {(2,): 128})
triton.compile(source, target=GPUTarget("cuda", 121, 32))
PY
TRITON_PTXAS_BLACKWELL_PATH=$PWD/cu12/nvidia/cuda_nvcc/bin/ptxas TRITON_CACHE_DIR=$PWD/cache venv/bin/python scale.py 2>&1 | keep triton-blackwell
rm -rf "$work"
