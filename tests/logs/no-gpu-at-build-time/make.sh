#!/bin/bash
# nvcc 13.0 in /usr/local/cuda, cmake 3.25, torch 2.13 for the CPU; setup.log: torch 2.11+cu130 with its GPU hidden
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH CUDA_VISIBLE_DEVICES=
unset TORCH_CUDA_ARCH_LIST
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.12/site-packages#g" > "$out/$1.log"; }

printf '__global__ void k(float* x) { x[threadIdx.x] *= 2; }\n' > op.cu
printf 'cmake_minimum_required(VERSION 3.24)\nproject(op LANGUAGES CXX CUDA)\nadd_library(op SHARED op.cu)\n' > CMakeLists.txt
cmake -B build -DCMAKE_CUDA_ARCHITECTURES=native 2>&1 | keep cmake-native
python=${PYTHON:-python3}
cat > setup.py <<'PY'
from setuptools import setup
from torch.utils.cpp_extension import _get_cuda_arch_flags

setup(name="op", options={"flags": _get_cuda_arch_flags()})
PY
"$python" setup.py build_ext --inplace 2>&1 | keep torch
if "$python" -c 'import sys, torch; sys.exit(not torch.version.cuda)'; then
  cat > setup.py <<'PY'
import torch
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

major, minor = torch.cuda.get_device_capability()
flags = [f"-gencode=arch=compute_{major}{minor},code=sm_{major}{minor}"]
setup(
    name="op",
    ext_modules=[CUDAExtension("op", ["op.cu"], extra_compile_args={"nvcc": flags})],
    cmdclass={"build_ext": BuildExtension},
)
PY
  "$python" setup.py build_ext --inplace 2>&1 | keep setup
fi
rm -rf "$work"
