#!/bin/bash
# nvcc 13.0 in /usr/local/cuda with g++ 12.2, cmake 3.25, ninja 1.11: builds that warn, or find no CUDA and go on
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
keep() { sed "s#$work#/home/user/op#g" > "$out/$1.log"; }

cat > op.cu <<'CU'
#include <algorithm>
__host__ __device__ float positive(float x) { return std::max(x, 0.f); }
__global__ void k(float* x) { x[threadIdx.x] = positive(x[threadIdx.x]); }
CU
printf 'int f() { return 1; }\n' > op.cpp
printf 'cmake_minimum_required(VERSION 3.18)\nproject(op LANGUAGES CXX)\nfind_package(CUDAToolkit 13.9)\nfind_package(CUDA 13.9)\nfind_library(CUDNN_LIBRARY cudnn)\nif(NOT CUDNN_LIBRARY)\n  message(STATUS "cuDNN not found, building without")\nendif()\nadd_library(op SHARED op.cpp)\n' > CMakeLists.txt
{ PATH=/usr/bin:/bin cmake -G Ninja -B build && PATH=/usr/bin:/bin cmake --build build -v; } 2>&1 | keep cmake-without-cuda
printf 'cmake_minimum_required(VERSION 3.18)\nproject(op LANGUAGES CXX CUDA)\nadd_library(op SHARED op.cu)\n' > CMakeLists.txt
{ PATH=/usr/local/cuda/bin:$PATH cmake -G Ninja -B build2 -DCMAKE_CUDA_ARCHITECTURES=90 && cmake --build build2 -v; } 2>&1 | keep cmake-constexpr-warnings
rm -rf "$work"
