#!/bin/bash
# torch 2.5.1 (old layout of std::string) in $TORCH_2_5 and 2.13.0 (new) in $TORCH_2_13, each a python; g++ 12.2, ld 2.40 with its translations, lld 14, gold, cmake 3.25
set -u
out=$(realpath "$1")
old=${TORCH_2_5:?python of torch 2.5.1}
new=${TORCH_2_13:?python of torch 2.13.0}
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
home() { "$1" -c 'import sysconfig; print(sysconfig.get_path("platlib") + "/torch")'; }
prefix() { "$1" -c 'import sys; print(sys.prefix)'; }
keep() { sed "s#$work#/home/user/gridops#g; s#$(prefix "$old")#/opt/venv#g; s#$(prefix "$new")#/opt/venv#g; s#$HOME/.pyenv/versions/[0-9.]*#/usr/local#g" > "$out/$1.log"; }
compile() { # PYTHON LAYOUT ARGUMENTS: compile against its torch with that layout of std::string
    local torch=$(home "$1") python=$("$1" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    local layout=$2; shift 2
    g++ -fPIC -O1 -w -std=c++20 "-D_GLIBCXX_USE_CXX11_ABI=$layout" -DTORCH_EXTENSION_NAME=_C "-I$python" \
        "-I$torch/include" "-I$torch/include/torch/csrc/api/include" "-L$torch/lib" "$@"
}
linked="-ltorch -ltorch_cpu -lc10"

mkdir gridops
echo 'from gridops import _C' > gridops/__init__.py
cat > binding.cpp <<'C'
#include <torch/extension.h>

at::Tensor scale(const at::Tensor& x, double by) {
  TORCH_CHECK(x.dim() == 2, "x must be a matrix, not of ", x.dim(), " dimensions");
  return x * by;
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("scale", &scale); }
C
cat > ops.cpp <<'C'
#include <torch/library.h>

TORCH_LIBRARY(gridops, m) { m.def("scale(Tensor x, float by) -> Tensor"); }
C
printf 'import torch\nimport gridops\n\nprint(gridops._C.scale(torch.ones(2, 2), 3))\n' > run.py
printf 'import torch\n\ntorch.ops.load_library("build/libgridops.so")\n' > load.py
printf 'print("torch", __import__("torch").__version__)\n' > version.py

compile "$old" 1 -shared binding.cpp -o gridops/_C.so $linked -ltorch_python
"$old" run.py 2>&1 | keep import-new-in-old
compile "$new" 0 -shared binding.cpp -o gridops/_C.so $linked -ltorch_python
{ "$new" version.py; "$new" run.py; } 2>&1 | keep import-old-in-new

mkdir build
compile "$old" 1 -shared ops.cpp -o build/libgridops.so $linked
"$old" load.py 2>&1 | keep load-library
LD_LIBRARY_PATH=$(home "$old")/lib ldd -r build/libgridops.so 2>&1 | keep ldd-of-new

cat > app.cpp <<'C'
#include <torch/script.h>

#include <iostream>

int main(int count, char** arguments) {
  torch::jit::Module model = torch::jit::load(arguments[1]);
  std::cout << model.forward({torch::ones({1, 3, 224, 224})}).toTensor().sizes() << '\n';
}
C
compile "$old" 1 -c app.cpp -o app.o
link() { g++ -o app app.o "-L$(home "$old")/lib" $linked "-Wl,-rpath,$(home "$old")/lib" "$@" 2>&1; }
link | keep link-executable
link -fuse-ld=lld | keep link-lld
link -fuse-ld=gold | keep link-gold
link -Wl,--no-demangle | keep link-not-demangled
for language in es fr ru pt_BR uk; do
    LC_ALL=de_DE.UTF-8 LANGUAGE=$language link | keep "link-$language"
done

cat > CMakeLists.txt <<'C'
cmake_minimum_required(VERSION 3.18)
project(gridops LANGUAGES CXX)
find_package(Torch REQUIRED)
add_compile_definitions(_GLIBCXX_USE_CXX11_ABI=0)
add_executable(app app.cpp)
target_link_libraries(app "${TORCH_LIBRARIES}")
set_property(TARGET app PROPERTY CXX_STANDARD 20)
C
{
    cmake -B cmake-build -DCMAKE_PREFIX_PATH="$(home "$new")" -DCMAKE_CXX_FLAGS=-w
    cmake --build cmake-build
} 2>&1 | keep cmake
rm -rf "$work"
