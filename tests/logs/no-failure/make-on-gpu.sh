#!/usr/bin/env bash
# torch 2.11.0+cu130, triton 3.6, nvcc 13.0, GCC, on an H200: builds and runs that went well
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python=${TORCH_PYTHON:-python3}
export TORCH_EXTENSIONS_DIR="$work/extensions" TORCH_CUDA_ARCH_LIST=9.0
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1 || echo "$name failed" >&2; }
log cuda-extension-verbose $python -c "
import torch
from torch.utils.cpp_extension import load_inline
source = '''
__global__ void fill(float* x, int n) { int unused; int i = threadIdx.x; if (i < n) x[i] = 1; }
torch::Tensor ones(torch::Tensor x) { fill<<<1, 32>>>(x.data_ptr<float>(), x.numel()); return x; }
'''
ops = load_inline('warpkit', 'torch::Tensor ones(torch::Tensor x);', source, functions=['ones'],
                  extra_cuda_cflags=['-Xptxas', '-v'], verbose=True)
print(ops.ones(torch.zeros(5, device='cuda')))"
log torch-compile env TORCH_LOGS=recompiles,graph_breaks $python -c "
import torch
@torch.compile
def f(x):
    y = (x * 2).sin()
    print('broken here')
    return y + x
for size in (8, 16, 24):
    print(f(torch.ones(size, device='cuda')).sum())"
log collect-env $python -m torch.utils.collect_env
sed -i -E "s/(Linux-[0-9.]+)[^ ]*-x86/\1-x86/" "$out/collect-env.log"  # whose kernel it was
