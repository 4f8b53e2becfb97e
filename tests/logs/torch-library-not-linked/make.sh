#!/bin/bash
# torch 1.12.1 in $TORCH_1_12, 2.13.0+cpu in $TORCH_2_13, each a python with setuptools; pybind11 from torch; g++ 12.2, ld 2.40 with its translations, lld 14, cmake 3.25
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
prefix() { "$1" -c 'import sys; print(sys.prefix)'; }
home() { "$1" -c 'import sysconfig; print(sysconfig.get_path("platlib") + "/torch")'; }
keep() {
    sed "s#$work#/home/user/gridops#g; s#$(prefix "$TORCH_1_12")#/opt/venv#g; s#$(prefix "$TORCH_2_13")#/opt/venv#g
        s#$HOME/.pyenv/versions/[0-9.]*#/usr/local#g" > "$out/$1.log"
}
cat > op.cpp <<'C'
#include <torch/extension.h>

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.def("twice", [](const at::Tensor& x) { return x + x; });
}
C
cat > wrap.cpp <<'C'
#include <ATen/ATen.h>
#include <torch/csrc/autograd/python_variable.h>

extern "C" PyObject* twice(PyObject* x) { return THPVariable_Wrap(THPVariable_Unpack(x).neg()); }

static PyModuleDef module{PyModuleDef_HEAD_INIT, "gridops"};
PyMODINIT_FUNC PyInit_gridops() { return PyModule_Create(&module); }
C
cat > CMakeLists.txt <<'C'
cmake_minimum_required(VERSION 3.18)
project(gridops LANGUAGES CXX)
find_package(Python REQUIRED COMPONENTS Interpreter Development.Module)
find_package(Torch REQUIRED)
Python_add_library(gridops MODULE ${SOURCE})
target_compile_definitions(gridops PRIVATE TORCH_EXTENSION_NAME=gridops)
target_link_libraries(gridops PRIVATE "${TORCH_LIBRARIES}" ${OPTIONS})
set_property(TARGET gridops PROPERTY CXX_STANDARD ${STANDARD})
C
build() { # PYTHON SOURCE STANDARD OPTIONS
    rm -rf build ./*.so
    cmake -B build -DCMAKE_PREFIX_PATH="$(home "$1")" -DPython_EXECUTABLE="$1" -DCMAKE_CXX_FLAGS=-w \
        -DSOURCE="$2" -DSTANDARD="$3" -DOPTIONS="${4:-}" -DCMAKE_LIBRARY_OUTPUT_DIRECTORY="$work" 2>&1
    cmake --build build 2>&1
}
printf 'import torch\n\nimport gridops\n' > run.py

build "$TORCH_2_13" op.cpp 20 > build.txt || tail -20 build.txt
"$TORCH_2_13" run.py 2>&1 | keep pybind11-caster
"$TORCH_2_13" -c 'import torch; import gridops' 2>&1 | keep one-line
build "$TORCH_2_13" wrap.cpp 20 > build.txt || tail -20 build.txt
"$TORCH_2_13" run.py 2>&1 | keep thp-variable
rm -f ./*.so
old=$(home "$TORCH_1_12")
for source in op wrap; do
    g++ -shared -fPIC -w -std=c++14 -D_GLIBCXX_USE_CXX11_ABI=0 -DTORCH_EXTENSION_NAME=gridops \
        "-I$("$TORCH_1_12" -c 'import sysconfig; print(sysconfig.get_path("include"))')" "-I$old/include" \
        "-I$old/include/torch/csrc/api/include" $source.cpp -o gridops.so "-L$old/lib" -ltorch -ltorch_cpu -lc10
    "$TORCH_1_12" run.py 2>&1 | keep "$source-1.12"
done

# plain setuptools: all libraries of torch left out
cat > setup.py <<'C'
import torch.utils.cpp_extension as torch
from setuptools import Extension, setup

setup(
    name="gridops",
    ext_modules=[
        Extension(
            "gridops",
            ["op.cpp"],
            include_dirs=torch.include_paths(),
            extra_compile_args=["-w", "-std=c++20", "-DTORCH_EXTENSION_NAME=gridops"],
            language="c++",
        )
    ],
)
C
rm -rf build ./*.so
"$TORCH_2_13" setup.py -q build_ext --inplace > /dev/null 2>&1
"$TORCH_2_13" run.py 2>&1 | keep plain-extension

# a program that lists one library of torch and needs two
printf '#include <torch/torch.h>\n\n#include <string>\n\nint main() {\n  torch::save(torch::ones({2, 2}), std::string("x.pt"));\n}\n' > app.cpp
torch=$(home "$TORCH_2_13")
g++ -w -std=c++20 "-I$torch/include" "-I$torch/include/torch/csrc/api/include" -c app.cpp -o app.o
g++ app.o -o app "-L$torch/lib" -lc10 2>&1 | keep executable
g++ app.o -o app "-L$torch/lib" -lc10 -fuse-ld=lld 2>&1 | keep executable-lld
for language in es fr; do
    LC_ALL=de_DE.UTF-8 LANGUAGE=$language g++ app.o -o app "-L$torch/lib" -lc10 2>&1 | keep "executable-$language"
done
rm -rf "$work"
