#!/bin/bash
# hipcc 5.2.3 (clang 15) of Debian 12, g++ 12.2, torch 2.13 for its headers (PYTHON has it); needs no GPU
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export HIP_PLATFORM=amd PATH=/usr/bin:/bin
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.11/site-packages#g" > "$out/$1.log"; }

torch=$("${PYTHON:-python3}" -c 'import torch; print(torch.__path__[0])')
cat > op.hip <<'HIP'
#include <ATen/cuda/CUDAContext.h>
#include <hip/hip_runtime.h>
__global__ void scale(float* x) { x[threadIdx.x] *= 2; }
HIP
cat > bindings.cpp <<'CPP'
#include <hip/hip_runtime.h>
#include <hip/amd_detail/amd_device_functions.h>
int main() { return warpSize; }
CPP
printf 'op.o: op.hip\n\thipcc --offload-arch=gfx90a -DUSE_ROCM=1 -std=c++20 -I%s/include -c $< -o $@\nbindings.o: bindings.cpp\n\tg++ -std=c++17 -c $< -o $@\n' "$torch" > Makefile
make op.o 2>&1 | keep hipcc
make bindings.o 2>&1 | keep platform
sed -i 's/g++/g++ -D__HIP_PLATFORM_AMD__=1 -D__HCC_OR_HIP_CLANG__=1 -D__HIP_CLANG_ONLY__=1/' Makefile
make bindings.o 2>&1 | head -c 20000 | keep host-compiler
rm -rf "$work"
