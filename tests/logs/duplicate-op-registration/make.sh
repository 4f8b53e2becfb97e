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
cat >nms.cpp <<'C'
#include <torch/library.h>
TORCH_LIBRARY_FRAGMENT(detection, m) { m.def("nms(Tensor dets, float threshold) -> Tensor"); }
C
library nms
cat >run.py <<'P'
import torch

torch.ops.load_library("./nms.so")
torch.library.define("detection::nms", "(Tensor dets, float threshold) -> Tensor")
P
log python-after-library run.py
cp nms.so copied.so
cat >run.py <<'P'
import torch

torch.ops.load_library("./nms.so")
torch.ops.load_library("./copied.so")
P
log fragment-twice run.py
cat >area.cpp <<'C'
#include <ATen/core/Tensor.h>
#include <torch/library.h>
at::Tensor area(const at::Tensor& boxes, int64_t side) { return boxes; }
TORCH_LIBRARY(boxes, m) { m.def("area(Tensor boxes) -> Tensor"); }
TORCH_LIBRARY_IMPL(boxes, CPU, m) { m.impl("area", &area); }
C
library area
cat >run.py <<'P'
import torch

torch.ops.load_library("./area.so")
P
log inferred-schema run.py
cat >run.py <<'P'
import torch

torch.library.define("boxes::width", "(Tensor boxes) -> Tensor")
for _ in range(2):

    @torch.library.register_fake("boxes::width")
    def _(boxes):
        return boxes[:, 2]
P
[ -z "$old" ] || log torch-2.5-fake-twice run.py "$old"
