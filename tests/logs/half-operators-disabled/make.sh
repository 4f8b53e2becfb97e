#!/bin/bash
# nvcc 13.0 and clang 14 with the definitions that torch.utils.cpp_extension gives
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
F='-D__CUDA_NO_HALF_OPERATORS__ -D__CUDA_NO_HALF_CONVERSIONS__ -D__CUDA_NO_BFLOAT16_CONVERSIONS__ -D__CUDA_NO_HALF2_OPERATORS__'
printf '#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n__global__ void k(__half* x, __half2* y, __nv_bfloat16* z, float* f) {\n  x[0] = x[0] + x[1];\n  y[0] += y[1];\n  f[0] = x[0];\n  f[1] = z[0];\n  x[2] = f[0];\n  if (x[0] > x[1]) f[2] = 0;\n}\n' > op.cu
nvcc $F -arch=sm_80 -c op.cu > "$out/nvcc.log" 2>&1
{ echo "$ nvcc $F -arch=sm_80 -c op.cu"; nvcc $F -arch=sm_80 -c op.cu; } > "$out/nvcc-with-command.log" 2>&1
