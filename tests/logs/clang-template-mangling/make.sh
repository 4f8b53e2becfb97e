#!/bin/bash
# torch 2.5.1+cu124 in $TORCH_2_5, a python; clang 19.1 in $CLANG, ld 2.40 with its translations, lld 14
set -u
out=$(realpath "$1")
clang=${CLANG:-clang++-19}
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
venv=$("$TORCH_2_5" -c 'import sys; print(sys.prefix)')
torch=$("$TORCH_2_5" -c 'import sysconfig; print(sysconfig.get_path("platlib") + "/torch")')
keep() { sed "s#$work#/home/user/gridops#g; s#$venv#/opt/venv#g; s#$HOME/.pyenv/versions/[0-9.]*#/usr/local#g" > "$out/$1.log"; }
cat > op.cpp <<'C'
#include <ATen/ATen.h>

extern "C" double run(const at::Tensor& x) { return x.const_data_ptr<TYPE>()[0]; }
C
printf 'import torch\n\ntorch.ops.load_library("libgridops.so")\n' > load.py
build() { # TYPE OPTIONS
    local type=$1; shift
    "$clang" -shared -fPIC -O1 -w -std=c++17 -D_GLIBCXX_USE_CXX11_ABI=0 "-DTYPE=$type" "-I$torch/include" op.cpp \
        -o libgridops.so "-L$torch/lib" -ltorch_cpu -lc10 "$@" 2>&1
}
build float
"$TORCH_2_5" load.py 2>&1 | keep import-float
build int64_t
"$TORCH_2_5" load.py 2>&1 | keep import-int64
build at::BFloat16
{ "$clang" --version; "$TORCH_2_5" load.py; } 2>&1 | keep import-bfloat16-versions
build float -Wl,-z,defs | keep link
build float -Wl,-z,defs -fuse-ld=lld | keep link-lld
LC_ALL=es_ES.UTF-8 build float -Wl,-z,defs | keep link-es
cat > setup.py <<'C'
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CppExtension

setup(
    name="gridops",
    version="0.1",
    ext_modules=[CppExtension("gridops", ["binding.cpp"], extra_compile_args=["-w"])],
    cmdclass={"build_ext": BuildExtension.with_options(use_ninja=False)},
)
C
cat > binding.cpp <<'C'
#include <torch/extension.h>

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.def("first", [](const at::Tensor& x) { return x.const_data_ptr<double>()[0]; });
}
C
cat > build-and-run.sh <<'C'
CC=${clang/++/} CXX=$clang "$TORCH_2_5" setup.py build_ext --inplace
"$TORCH_2_5" -c 'import torch, gridops'
C
clang=$clang bash -x build-and-run.sh 2>&1 | keep setup-py
rm -rf "$work"
