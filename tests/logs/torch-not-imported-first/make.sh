#!/bin/bash
# torch 1.4.0 in $TORCH_1_4 (python 3.8), 2.13.0+cpu in $TORCH_2_13, each a python with setuptools and ninja; g++ 12.2
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
prefix() { "$1" -c 'import sys; print(sys.prefix)'; }
keep() {
    sed "s#$work#/home/user/gridops#g; s#$(prefix "$TORCH_1_4")#/opt/venv#g; s#$(prefix "$TORCH_2_13")#/opt/venv#g
        s#$HOME/.pyenv/versions/[0-9.]*#/usr/local#g" > "$out/$1.log"
}
cat > op.cpp <<'C'
#include <torch/extension.h>

struct Net : torch::nn::Module {};

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.def("twice", [](const at::Tensor& x) { return x + x; });
#ifdef WITH_MODULE
  pybind11::class_<Net, torch::nn::Module, std::shared_ptr<Net>>(m, "Net").def(pybind11::init<>());
#endif
}
C
cat > setup.py <<'C'
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CppExtension

setup(
    name="gridops",
    ext_modules=[CppExtension("gridops", ["op.cpp"], extra_compile_args=["-w"])],
    cmdclass={"build_ext": BuildExtension},
)
C
build() { rm -rf build ./*.so; CFLAGS=${2:-} "$1" setup.py -q build_ext --inplace > build.txt 2>&1 || cat build.txt; }
printf 'import gridops\nimport torch\n\nprint(gridops.twice(torch.ones(2)))\n' > run.py

build "$TORCH_2_13"
"$TORCH_2_13" run.py 2>&1 | keep libc10
"$TORCH_2_13" -c 'import gridops' 2>&1 | keep one-line
printf 'import unittest\n\nimport gridops\n' > test_grid.py
"$TORCH_2_13" -W ignore -m unittest test_grid 2>&1 | keep unittest
printf 'import numpy as np\nimport gridops\n' | "$TORCH_2_13" -i 2>&1 | keep interactive

# what the loader says first where only the C++ libraries are found
build "$TORCH_2_13" -DWITH_MODULE
lib=$("$TORCH_2_13" -c 'import sysconfig; print(sysconfig.get_path("platlib"))')/torch/lib
LD_LIBRARY_PATH=$lib "$TORCH_2_13" run.py 2>&1 | keep unknown-base-type

# 1.4: linked to no library of torch, whose symbols importing it makes visible
build "$TORCH_1_4"
"$TORCH_1_4" run.py 2>&1 | keep torch-1.4
"$TORCH_1_4" -c 'import gridops' 2>&1 | keep torch-1.4-one-line

# a program in C++ that has no run path to torch's libraries
printf '#include <ATen/ATen.h>\n\nint main() { return at::ones(1).item<int>() - 1; }\n' > app.cpp
g++ -w -std=c++20 "-I$lib/../include" app.cpp -o app "-L$lib" -ltorch -ltorch_cpu -lc10
./app 2>&1 | keep executable
rm -rf "$work"
