#!/bin/bash
# torch 2.5.1+cu124 is installed in $TORCH_2_5, a python 3.11 (copied, without its pip's cache); isolated builds get 2.13.0+cpu of the folder $TORCH_WHEELS; pip 24.0, uv 0.13, g++ 12.2, CUDA 13.0 in /usr/local/cuda
set -u
out=$(realpath "$1")
wheels=$(realpath "${TORCH_WHEELS:?folder with the wheel of torch 2.13.0+cpu}")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 TMPDIR=/tmp
export PIP_FIND_LINKS=$wheels PIP_CONSTRAINT=$work/constraints.txt UV_FIND_LINKS=$wheels UV_CACHE_DIR=$work/cache
export UV_BUILD_CONSTRAINT=$work/constraints.txt
unset PIP_INDEX_URL PIP_EXTRA_INDEX_URL CUDA_HOME CUDA_PATH
venv=$("$TORCH_2_5" -c 'import sys; print(sys.prefix)')
keep() {
    tr '\r' '\n' | sed "s#$work/cache#/home/user/.cache/uv#g; s#$work#/home/user/gridops#g; s#$wheels#/mnt/wheels#g; s#$venv#/opt/venv#g
        s#$HOME/.pyenv/versions/[0-9.]*#/usr/local#g; s#\(Looking in indexes: \).*#\1https://pypi.org/simple#
        s#https\?://[^ ]*/simple/\?#https://pypi.org/simple/#g" | cut -c1-4000 > "$out/$1.log"
}
printf 'torch==2.13.0+cpu\nnumpy==2.2.6\n' > constraints.txt
cat > pyproject.toml <<'C'
[build-system]
requires = ["setuptools", "wheel", "torch>=2.0"]
build-backend = "setuptools.build_meta"
C
setup() { # EXTENSION SOURCE
    cat > setup.py <<C
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, $1

setup(
    name="gridops",
    version="0.4.0",
    ext_modules=[$1("gridops", ["$2"], extra_compile_args=["-w"])],
    cmdclass={"build_ext": BuildExtension.with_options(use_ninja=False)},
)
C
}
cat > op.cpp <<'C'
#include <torch/extension.h>

at::Tensor half(const at::Tensor& x) {
  TORCH_CHECK(x.dim() == 2, "not a matrix");
  return x / 2;
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("half", &half); }
C
cp op.cpp op.cu
setup CppExtension op.cpp
printf 'import torch\nimport gridops\n' > check.py
mkdir target elsewhere
cp check.py elsewhere/
install() { "$TORCH_2_5" -m pip install --no-deps --target target --upgrade "$@" . 2>&1; }
{ install -v; (cd elsewhere; PYTHONPATH=$work/target "$TORCH_2_5" check.py 2>&1); } | keep pip-verbose-then-import
setup CUDAExtension op.cu
install | keep pip-cuda-home
(export PATH=/usr/local/cuda/bin:$PATH CUDA_HOME=/usr/local/cuda; install) | keep pip-cpu-torch
if uv=$(command -v uv); then
    "$uv" --no-config pip install --no-deps --python "$TORCH_2_5" --target target . 2>&1 | keep uv-cuda-home
fi
rm -rf "$work"
