#!/usr/bin/env bash
# torch 2.11.0+cu130, nvcc 13.0, on an H200; needs a GPU and a Python with torch
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python=${TORCH_PYTHON:-python3}
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

log label $python -c "
import torch
import torch.nn.functional as F
loss = F.cross_entropy(torch.randn(8, 10, device='cuda'), torch.tensor([3, 1, 10, 2, 0, 9, 4, 5], device='cuda'))
print(loss)"
log label-blocking env CUDA_LAUNCH_BLOCKING=1 $python -c "
import torch
import torch.nn.functional as F
F.cross_entropy(torch.randn(8, 10, device='cuda'), torch.tensor([3, 1, 10, 2, 0, 9, 4, 5], device='cuda'))"
log embedding $python -c "
import torch
table = torch.nn.Embedding(100, 16).cuda()
print(table(torch.tensor([1, 5, 100], device='cuda')).sum())"
log gather $python -c "
import torch
x = torch.arange(10, device='cuda')
print(x[torch.tensor([2, 11], device='cuda')])"
log probability $python -c "
import torch
import torch.nn.functional as F
print(F.binary_cross_entropy(torch.tensor([0.5, 1.5], device='cuda'), torch.ones(2, device='cuda')))"
log label-on-the-cpu $python -c "
import torch
import torch.nn.functional as F
F.cross_entropy(torch.randn(2, 10), torch.tensor([3, 21]))"
log embedding-on-the-cpu $python -c "
import torch
torch.nn.Embedding(100, 16)(torch.tensor([100]))"
cat >check.cu <<'T'
#include <cassert>
#include <cstdio>
__global__ void pick(const int* index, int size) {
    int i = index[threadIdx.x];
    assert(i >= 0 && i < size);
}
int main() {
    int host[] = {0, 1, 7}, *index;
    cudaMalloc(&index, sizeof host);
    cudaMemcpy(index, host, sizeof host, cudaMemcpyHostToDevice);
    pick<<<1, 3>>>(index, 5);
    cudaError_t status = cudaDeviceSynchronize();
    if (status != cudaSuccess) fprintf(stderr, "CUDA error: %s\n", cudaGetErrorString(status));
    return status != cudaSuccess;
}
T
nvcc -arch=sm_90 -o check check.cu && log kernel ./check
