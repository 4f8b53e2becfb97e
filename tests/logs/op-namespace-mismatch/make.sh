#!/usr/bin/env bash
# torch 2.13.0 (CPU), CPython 3.11, g++ 12.2
# PYTHON is an interpreter that has that torch
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
python=$(command -v "${PYTHON:-python3}")
export TORCHINDUCTOR_CACHE_DIR=/tmp/torchinductor_user TRITON_CACHE_DIR="$work/cache"
site() { "$1" -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])'; }
base() { "$1" -c 'import sysconfig; print(sysconfig.get_paths()["stdlib"])'; }
prefix() { "$1" -c 'import sys; print(sys.base_prefix)'; }
plain() {
  sed -e "s|$(site "$1")|/venv/lib/python3.11/site-packages|g" -e "s|$(base "$1")|/usr/lib/python3.11|g" \
    -e "s|$1|/venv/bin/python|g" -e "s|$(prefix "$1")|/usr|g" -e "s|$work|/src|g"
}
# log NAME FILE [INTERPRETER]
log() { "${3:-$python}" "$2" 2>&1 | plain "${3:-$python}" >"$out/$1.log"; }
lib=$(site "$python")/torch
library() {
  g++ -O0 -std=c++20 -shared -fPIC -w -I"$lib/include" -I"$lib/include/torch/csrc/api/include" "$1.cpp" -o "$1.so" \
    -L"$lib/lib" -ltorch -ltorch_cpu -lc10
}
cat >schema.cpp <<'C'
#include <torch/library.h>
TORCH_LIBRARY(geometry_ops, m) { m.def("geometry::area(Tensor x) -> Tensor"); }
C
cat >kernel.cpp <<'C'
#include <ATen/core/Tensor.h>
#include <torch/library.h>
at::Tensor area(const at::Tensor& x) { return x; }
TORCH_LIBRARY(geometry_ops, m) { m.def("area(Tensor x) -> Tensor"); }
TORCH_LIBRARY_IMPL(geometry_ops, CPU, m) { m.impl("geometry::area", &area); }
C
for name in schema kernel; do
  library $name
  printf 'import torch\n\ntorch.ops.load_library("./%s.so")\n' $name >run.py
  log $name run.py
done
cat >run.py <<'P'
import torch

library = torch.library.Library("geometry_ops", "DEF")
library.define("geometry::area(Tensor x) -> Tensor")
P
log in-python run.py
