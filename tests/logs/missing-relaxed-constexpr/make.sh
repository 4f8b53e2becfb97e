#!/bin/bash
# nvcc 13.0 in /usr/local/cuda with g++ 12.2, cmake 3.25, ninja 1.11
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/home/user/op#g" > "$out/$1.log"; }

cat > op.cu <<'CU'
#include <algorithm>
#include <limits>

template <typename T> __global__ void clamp(T* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = std::max(std::min(x[i], std::numeric_limits<T>::max()), T(0));
}

template __global__ void clamp<float>(float*, int);
CU
nvcc -c op.cu -o op.o 2>&1 | keep nvcc
printf 'cmake_minimum_required(VERSION 3.18)\nproject(op LANGUAGES CXX CUDA)\nadd_library(op OBJECT op.cu)\n' > CMakeLists.txt
{ cmake -G Ninja -B build -DCMAKE_CUDA_ARCHITECTURES=90 && cmake --build build; } 2>&1 | keep cmake-ninja
rm -rf "$work"
