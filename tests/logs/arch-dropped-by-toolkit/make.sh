#!/bin/bash
# nvcc 13.0 in /usr/local/cuda, cmake 3.25: asked for GPUs that CUDA 12 and 13 dropped
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/home/user/op#g" > "$out/$1.log"; }

printf '__global__ void k(float* x) { x[threadIdx.x] *= 2; }\n' > op.cu
printf 'FLAGS = -gencode=arch=compute_70,code=sm_70 -gencode=arch=compute_80,code=sm_80\nop.o: op.cu\n\tnvcc -O3 $(FLAGS) -c $< -o $@\n' > Makefile
make 2>&1 | keep volta
make FLAGS=-arch=sm_60 2>&1 | keep pascal
printf 'cmake_minimum_required(VERSION 3.24)\nproject(op LANGUAGES CXX CUDA)\nadd_library(op SHARED op.cu)\n' > CMakeLists.txt
cmake -B build '-DCMAKE_CUDA_ARCHITECTURES=35;80' 2>&1 | keep cmake
rm -rf "$work"
