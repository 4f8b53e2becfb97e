#!/usr/bin/env bash
# torch 2.11.0+cu130, CuPy 14.2, JAX 0.11, nvcc 13.0, on an H200; needs a GPU and a Python with them
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python=${TORCH_PYTHON:-python3}
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

log torch-one-tensor $python -c "
import torch
x = torch.empty(1 << 42, dtype=torch.uint8, device='cuda')"
log torch-grows $python -c "
import torch
layers = []
while True:
    layers.append(torch.zeros(6 << 30, dtype=torch.uint8, device='cuda'))"
log cublas-handle $python -c "
import torch
x = torch.ones(64, 64, device='cuda')
kept, size = [], 1 << 34
while size > 1 << 20:
    try:
        kept.append(torch.empty(size, dtype=torch.uint8, device='cuda'))
    except torch.OutOfMemoryError:
        size //= 2
x @ x"
log cupy $python -c "
import cupy
x = cupy.zeros(1 << 42, dtype=cupy.uint8)"
log jax $python -c "
import jax.numpy as jnp
x = jnp.zeros(1 << 40, dtype=jnp.int8).block_until_ready()"
cat >grow.cu <<'T'
#include <cstdio>
#include <cstdlib>
#define CHECK(call)                                                                           \
    do {                                                                                      \
        cudaError_t status = (call);                                                          \
        if (status != cudaSuccess) {                                                          \
            fprintf(stderr, "CUDA error at %s:%d: %s\n", __FILE__, __LINE__,                  \
                    cudaGetErrorString(status));                                              \
            exit(1);                                                                          \
        }                                                                                     \
    } while (0)
int main() {
    void* block;
    for (;;) CHECK(cudaMalloc(&block, size_t{8} << 30));
}
T
nvcc -arch=sm_90 -o grow grow.cu && log cuda-runtime ./grow
