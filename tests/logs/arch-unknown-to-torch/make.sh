#!/bin/bash
# torch 2.13 for the CPU (its readers of the list are the same), cmake 3.25
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.11/site-packages#g" > "$out/$1.log"; }

cat > setup.py <<'PY'
from setuptools import setup
from torch.utils.cpp_extension import _get_cuda_arch_flags

setup(name="op", options={"flags": _get_cuda_arch_flags()})
PY
TORCH_CUDA_ARCH_LIST=12.0f "${PYTHON:-python}" setup.py build_ext --inplace 2>&1 | keep family
TORCH_CUDA_ARCH_LIST="9.0;10.1" "${PYTHON:-python}" setup.py build_ext --inplace 2>&1 | keep renamed
torch=$("${PYTHON:-python}" -c 'import torch; print(torch.__path__[0])')
cat > CMakeLists.txt <<CMAKE
cmake_minimum_required(VERSION 3.18)
project(op LANGUAGES CXX)
set(CUDA_VERSION 13.0)
include($torch/share/cmake/Caffe2/Modules_CUDA_fix/upstream/FindCUDA/select_compute_arch.cmake)
cuda_select_nvcc_arch_flags(FLAGS Rubin)
CMAKE
cmake -B build 2>&1 | keep cmake
rm -rf "$work"
