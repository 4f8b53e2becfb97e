#!/bin/bash
# nvcc 13.0, torch 2.11+cu130 and cupy 14.2 on a machine with one H200 (9.0): code for 8.0 and for 10.0 only
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.12/site-packages#g" > "$out/$1.log"; }

cat > main.cu <<'CU'
#include <cstdio>
#include <cstdlib>
#define CHECK(call)                                                                                       \
  if (cudaError_t error = call) {                                                                         \
    fprintf(stderr, "CUDA error %d at %s:%d: %s\n", error, __FILE__, __LINE__, cudaGetErrorString(error)); \
    exit(1);                                                                                              \
  }
extern "C" __global__ void scale(float* x) { x[threadIdx.x] *= 2; }
extern "C" void launch(float* x) { scale<<<1, 4>>>(x); }
int main() {
  float* x;
  CHECK(cudaMalloc(&x, 16));
  launch(x);
  CHECK(cudaGetLastError());
}
CU
nvcc -gencode=arch=compute_80,code=sm_80 main.cu -o main && ./main 2>&1 | keep ampere
nvcc -gencode=arch=compute_100,code=sm_100 main.cu -o main && ./main 2>&1 | keep blackwell
nvcc -gencode=arch=compute_80,code=sm_80 --cudart shared --shared -Xcompiler -fPIC main.cu -o op.so
nvcc -arch=sm_80 -cubin main.cu -o op.cubin
cat > run.py <<'PY'
import ctypes

import torch

x = torch.ones(4, device="cuda")
op = ctypes.CDLL("./op.so")
op.launch(ctypes.c_void_p(x.data_ptr()))
print(x + 1)
PY
python3 run.py 2>&1 | keep torch
python3 -c 'import cupy; cupy.RawModule(path="op.cubin").get_function("scale")' 2>&1 | keep cupy
rm -rf "$work"
