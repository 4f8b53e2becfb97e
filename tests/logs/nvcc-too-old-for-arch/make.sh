#!/bin/bash
# nvcc 13.0 in /usr/local/cuda, cmake 3.25, clang 14: asked for GPUs that came after them
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/home/user/op#g" > "$out/$1.log"; }

printf '__global__ void k(float* x) { x[threadIdx.x] *= 2; }\n' > op.cu
printf 'rule nvcc\n  command = nvcc -gencode=arch=compute_90,code=sm_90 -gencode=arch=compute_107,code=sm_107 -std=c++17 -c $in -o $out\nbuild op.o: nvcc op.cu\n' > build.ninja
ninja -v 2>&1 | keep ninja
printf 'cmake_minimum_required(VERSION 3.24)\nproject(op LANGUAGES CXX CUDA)\nadd_library(op SHARED op.cu)\n' > CMakeLists.txt
cmake -B build -DCMAKE_CUDA_ARCHITECTURES=107 2>&1 | keep cmake
clang++ --cuda-path=/usr/local/cuda --cuda-gpu-arch=sm_120 -c op.cu 2>&1 | keep clang
rm -rf "$work"
