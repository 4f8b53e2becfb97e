#!/usr/bin/env bash
# torch 2.13.0 (CPU) and torch 2.5.1, CPython 3.11, g++ 12.2
# PYTHON is an interpreter that has that torch, OLD_PYTHON one with torch 2.5.1
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
python=$(command -v "${PYTHON:-python3}")
old=${OLD_PYTHON:-}
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
cat >area.cpp <<'C'
#include <ATen/core/Tensor.h>
#include <torch/library.h>
at::Tensor area(const at::Tensor& x) { return x.clone(); }
TORCH_LIBRARY(geometry, m) { m.def("area(Tensor x) -> Tensor", &area); }
C
library area
cat >run.py <<'P'
import torch

torch.ops.load_library("./area.so")


@torch.library.register_fake("geometry::area")
def area_fake(x):
    return torch.empty_like(x)
P
log kernel-for-no-device run.py
cat >run.py <<'P'
import torch

torch.library.define("geometry::width", "(Tensor x) -> Tensor")
torch.library.impl("geometry::width", "CompositeImplicitAutograd")(lambda x: x.clone())


@torch.library.register_fake("geometry::width")
def width_fake(x):
    return torch.empty_like(x)
P
[ -z "$old" ] || log torch-2.5 run.py "$old"
