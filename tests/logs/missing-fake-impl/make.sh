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
cat >kernels.cpp <<'C'
#include <ATen/core/Tensor.h>
#include <torch/library.h>
at::Tensor scale(const at::Tensor& x, double by) { return x.clone(); }
at::Tensor address(const at::Tensor& x) { return x.data_ptr() ? x.clone() : x; }
TORCH_LIBRARY(kernels, m) {
  m.def("scale(Tensor x, float by) -> Tensor");
  m.def("address(Tensor x) -> Tensor", &address);
}
TORCH_LIBRARY_IMPL(kernels, CPU, m) { m.impl("scale", &scale); }
C
library kernels
cat >run.py <<'P'
import torch

torch.ops.load_library("./kernels.so")


@torch.compile(fullgraph=True)
def model(x):
    return torch.ops.kernels.scale(x, 2.0) + 1


model(torch.ones(4))
P
log compile-of-library run.py
sed -e 's/scale(x, 2.0)/address(x)/' run.py >address.py
log compile-reads-memory address.py
cat >run.py <<'P'
import torch


@torch.library.custom_op("kernels_py::scale", mutates_args=())
def scale(x: torch.Tensor) -> torch.Tensor:
    return x.clone()


class Model(torch.nn.Module):
    def forward(self, x):
        return scale(x)


torch.export.export(Model(), (torch.ones(4),))
P
log export-of-custom-op run.py
sed -e 's/^torch.export.*/torch.compile(Model(), fullgraph=True)(torch.ones(4))/' run.py >compile.py
log compile-of-custom-op compile.py
[ -z "$old" ] || log torch-2.5-compile-of-custom-op compile.py "$old"
