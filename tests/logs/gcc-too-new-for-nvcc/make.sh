#!/bin/bash
# nvcc 13.0 with clang 22 as host compiler; g++ 12 before the host_config.h of CUDA 11.8 (its PyPI wheel)
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
printf '__global__ void k(float* x) { x[0] = 1; }\n' > op.cu
{ echo '$ nvcc -ccbin clang++-22 -c op.cu -o op.o'; nvcc -ccbin clang++-22 -c op.cu -o op.o; } > "$out/clang-22.log" 2>&1
pip download -q --no-deps -d . nvidia-cuda-nvcc-cu11==11.8.89 nvidia-cuda-runtime-cu11==11.8.89 2> /dev/null
mkdir cuda-11.8 && for w in *.whl; do python3 -m zipfile -e "$w" cuda; done
cp -r cuda/nvidia/cuda_nvcc/include cuda/nvidia/cuda_runtime/include cuda-11.8
{ echo '$ nvcc -I cuda-11.8/include -c op.cu -o op.o'; nvcc -I cuda-11.8/include -c op.cu -o op.o; } > "$out/gcc-12-cuda-11.8.log" 2>&1
