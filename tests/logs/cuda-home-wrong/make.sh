#!/bin/bash
# torch 2.5.1+cu124 in $PYTHON with setuptools and ninja on PATH, cmake 3.25, GNU make 4.3
set -u
out=$(realpath "$1")
python=${PYTHON:-python3}
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
venv=$("$python" -c 'import sys; print(sys.prefix)')
base=$("$python" -c 'import sys; print(sys.base_prefix)')
keep() { sed "s#$base#/opt/python#g; s#$work#/home/user/op#g; s#$venv#/opt/venv#g" > "$out/$1.log"; }

printf '#include <torch/types.h>\n__global__ void k() {}\n' > op.cu
printf '#include <torch/types.h>\nint f() { return 1; }\n' > f.cpp
cat > setup.py <<'PY'
import os

from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

ninja = os.environ.get("NINJA", "1") == "1"
setup(
    name="op",
    version="1.0",
    ext_modules=[CUDAExtension("op", ["op.cu", "f.cpp"])],
    cmdclass={"build_ext": BuildExtension.with_options(use_ninja=ninja)},
)
PY
export TORCH_CUDA_ARCH_LIST=9.0
CUDA_HOME=/usr/local/cuda:/usr/local/cuda-12.4 "$python" setup.py build_ext 2>&1 | keep list
CUDA_HOME=:/usr/local/cuda "$python" setup.py build_ext 2>&1 | keep leading-colon
CUDA_HOME=/usr/local/cuda-11.3 "$python" setup.py build_ext 2>&1 | keep no-such-folder
CUDA_HOME=/usr/local/cuda/bin "$python" setup.py build_ext 2>&1 | keep bin-folder
CUDA_HOME=/usr/local/cuda/bin/nvcc "$python" setup.py build_ext 2>&1 | keep nvcc-itself
cat > jit.py <<'PY'
import torch.utils.cpp_extension as extension

extension._check_cuda_version = lambda *_: None
extension.load(name="op", sources=["op.cu"], verbose=True)
PY
TORCH_EXTENSIONS_DIR=$work/ext CUDA_HOME=/usr/local/cuda-12.4: "$python" jit.py 2>&1 | keep ninja-list
printf 'op.o: op.cu\n\t$(CUDA_HOME)/bin/nvcc -O3 -c $< -o $@\n' > Makefile
make CUDA_HOME=/usr/local/cuda-11.8 2>&1 | keep make
LC_ALL=fr_FR.UTF-8 make SHELL=/bin/bash CUDA_HOME=/usr/local/cuda-11.8 2>&1 | keep make-bash-french
LC_ALL=ja_JP.UTF-8 make SHELL=/bin/bash CUDA_HOME=/usr/local/cuda-11.8 2>&1 | keep make-bash-japanese
printf 'cmake_minimum_required(VERSION 3.18)\nproject(op LANGUAGES CXX CUDA)\nadd_library(op SHARED op.cu)\n' > CMakeLists.txt
CUDACXX=/usr/local/cuda-11.8/bin/nvcc cmake -B build1 2>&1 | keep cmake-cudacxx
rm -rf "$work"
