#!/bin/bash
# nvcc 13.0 with torch 2.15.0's c10::Half and with cuda_fp16.h alone
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
version=2.15.0
# Headers of that torch: $TORCH_INCLUDE, or from its wheel on PyPI.
torch=${TORCH_INCLUDE:-}
if [ -z "$torch" ]; then
    pip install -q --no-deps --target torch_wheel "torch==$version" 2> /dev/null
    torch=$work/torch_wheel/torch/include
fi
ln -s "$torch" torch_include
I="-Itorch_include -Itorch_include/torch/csrc/api/include -I$(python3 -c "import sysconfig; print(sysconfig.get_paths()['include'])")"
printf '#include <cuda_fp16.h>\n__global__ void k(__half* x, float* f, int n) {\n  x[0] = x[0] + 1e-5;\n  x[1] = n > 0 ? x[0] : 0.f;\n  f[0] = f[1] * x[0];\n}\n' > op.cu
nvcc -arch=sm_80 -c op.cu > "$out/literal.log" 2>&1
printf '#include <cuda_fp16.h>\n__device__ __half operator+(const __half& a, const __half& b) { return __hadd(a, b); }\n__global__ void k(__half* x) { x[0] = x[1] + x[2]; }\n' > own.cu
nvcc -arch=sm_80 -c own.cu > "$out/own.log" 2>&1
printf '#include <cuda_fp16.h>\n#include <c10/util/Half.h>\n__global__ void k(c10::Half* x, __half* y, bool b) { x[0] = x[1] + y[0]; x[2] = x[1] + (x[0] > x[2]); x[3] = x[1] < x[2] ? y[0] : x[0]; }\n' > c10.cu
nvcc -std=c++20 -arch=sm_80 $I -c c10.cu > "$out/c10.log" 2>&1
