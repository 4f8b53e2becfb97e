#!/bin/bash
# torch 2.5.1+cu124 in $PYTHON with setuptools and wheel, nvcc 13.0 in /usr/local/cuda
set -u
out=$(realpath "$1")
python=${PYTHON:-python3}
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
venv=$("$python" -c 'import sys; print(sys.prefix)')
base=$("$python" -c 'import sys; print(sys.base_prefix)')
keep() { sed "s#$base#/opt/python#g; s#$work#/home/user/op#g; s#$venv#/opt/venv#g" > "$out/$1.log"; }

export CUDA_HOME=/usr/local/cuda TORCH_CUDA_ARCH_LIST=9.0
printf '#include <torch/types.h>\n__global__ void k() {}\n' > op.cu
cat > setup.py <<'PY'
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

setup(name="op", version="1.0", ext_modules=[CUDAExtension("op", ["op.cu"])], cmdclass={"build_ext": BuildExtension})
PY
"$python" setup.py build_ext --inplace 2>&1 | keep cuda-extension
env -u PIP_FIND_LINKS PIP_CONFIG_FILE=/dev/null "$python" -m pip install --no-index --no-build-isolation --no-deps . 2>&1 | keep pip-install
rm -rf "$work"
