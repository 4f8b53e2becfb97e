#!/bin/bash
# nvcc 13.0 in /usr/local/cuda, cmake 3.25, torch 2.13 for the CPU (its reader of the list is the same)
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.11/site-packages#g" > "$out/$1.log"; }

printf '__global__ void k(float* x) { x[threadIdx.x] *= 2; }\n' > op.cu
nvcc -gencode=arch=compute_860,code=sm_860 -c op.cu 2>&1 | keep nvcc
printf 'cmake_minimum_required(VERSION 3.24)\nproject(op LANGUAGES CXX CUDA)\nadd_library(op SHARED op.cu)\n' > CMakeLists.txt
cmake -B build -DCMAKE_CUDA_ARCHITECTURES= 2>&1 | keep cmake-empty
cmake -B build -DCMAKE_CUDA_ARCHITECTURES=86,90 2>&1 | keep cmake-comma
cat > setup.py <<'PY'
from setuptools import setup
from torch.utils.cpp_extension import _get_cuda_arch_flags

setup(name="op", options={"flags": _get_cuda_arch_flags()})
PY
TORCH_CUDA_ARCH_LIST=8 "${PYTHON:-python}" setup.py build_ext --inplace 2>&1 | keep torch
TORCH_CUDA_ARCH_LIST=8.6,9.0 "${PYTHON:-python}" setup.py build_ext --inplace 2>&1 | keep torch-comma
rm -rf "$work"
