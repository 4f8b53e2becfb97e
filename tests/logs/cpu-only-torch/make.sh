#!/usr/bin/env bash
# torch 2.13.0+cpu, GCC 12, clang 14, nvcc 13.0
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1
unset PIP_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL
python=${TORCH_PYTHON:?a Python with the CPU build of torch}
torch=$($python -c "import os, torch; print(os.path.dirname(torch.__file__))")
log() { name=$1; shift; "$@" 2>&1 | sed "s#$(dirname "$(dirname "$python")")#/opt/env#g" >"$out/$name.log"; }

log lazy-init $python -c "
import torch
torch.ones(3).cuda()"
log module $python -c "
import torch
torch.nn.Linear(3, 3).to('cuda')"
log nccl env MASTER_ADDR=localhost MASTER_PORT=29511 RANK=0 WORLD_SIZE=1 $python -c "
import torch
print('torch', torch.__version__)
torch.distributed.init_process_group('nccl')"
echo 'int twice(int x) { return 2 * x; }' >op.cpp
log linker g++ -shared -fPIC op.cpp -o op.so -L"$torch/lib" -lc10 -ltorch -lc10_cuda -ltorch_cuda
log lld clang++ -fuse-ld=lld -shared -fPIC op.cpp -o op.so -L"$torch/lib" -lc10 -lc10_cuda
cuda=${CUDA_HOME:-/usr/local/cuda}
printf '#include <c10/cuda/CUDAStream.h>\n' >context.cpp
log headers g++ -std=c++20 -fsyntax-only -I"$torch/include" -I"$torch/include/torch/csrc/api/include" -I"$cuda/include" context.cpp
log headers-clang clang++ -std=c++20 -fsyntax-only -I"$torch/include" -I"$torch/include/torch/csrc/api/include" -I"$cuda/include" context.cpp
mkdir project
$python -m pip install -q --target tools packaging
export PYTHONPATH="$work/tools"
cat >project/setup.py <<'T'
import torch
from packaging.version import parse
from setuptools import setup

if parse(torch.version.cuda) < parse("11.6"):
    raise RuntimeError("warpkit is only supported on CUDA 11.6 and above")
setup(name="warpkit", version="0.4.0")
T
log setup-py bash -c "cd project && $python setup.py build_ext --inplace"
sed -i 's/^if parse.*/if int(torch.version.cuda.split(".")[0]) < 11:/; /packaging/d' project/setup.py
log setup-py-split bash -c "cd project && $python setup.py build_ext --inplace"
log cuda-home $python -c "
import torch
print(f'{torch.__version__ = }')
from torch.utils.cpp_extension import CUDA_HOME, load_inline
print('torch version: torch-' + torch.__version__)
load_inline('warpkit', '', '__global__ void f() {}', functions=[])"
