#!/bin/bash
# nvcc 13.0 in /usr/local/cuda, cmake 3.25: asked for what came after CUDA 13.0
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/home/user/op#g" > "$out/$1.log"; }

printf '__global__ void k() {}\n' > op.cu
printf 'op.o: op.cu\n\tnvcc -O3 $(FLAGS) -c $< -o $@\n' > Makefile
make FLAGS=-std=c++23 2>&1 | keep standard
make FLAGS=--enable-tile 2>&1 | keep option
printf 'cmake_minimum_required(VERSION 3.18)\nproject(op LANGUAGES CXX CUDA)\nfind_package(CUDAToolkit 13.4 REQUIRED)\n' > CMakeLists.txt
cmake -B build 2>&1 | keep cmake-version
rm -rf "$work"
