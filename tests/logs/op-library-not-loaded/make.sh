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
mkdir boxes
cat >boxes/_C.cpp <<'C'
#include <ATen/core/Tensor.h>
#include <torch/library.h>
namespace at { Tensor removed_in_this_release(const Tensor& x); }
at::Tensor nms(const at::Tensor& x) { return at::removed_in_this_release(x); }
TORCH_LIBRARY(boxes, m) { m.def("nms(Tensor x) -> Tensor", &nms); }
C
library boxes/_C
cat >boxes/__init__.py <<'P'
import contextlib
import pathlib

import torch

with contextlib.suppress(OSError):
    torch.ops.load_library(pathlib.Path(__file__).with_name("_C.so"))
P
printf 'import torch\n\nimport boxes\n\nprint(torch.ops.boxes.nms(torch.ones(4)))\n' >run.py
log swallowed run.py
cat >boxes/meta.py <<'P'
import torch


@torch.library.register_fake("boxes::nms")
def nms_fake(x):
    return torch.empty_like(x)
P
printf 'import boxes\nimport boxes.meta\n' >run.py
log fake-of-what-is-missing run.py
cat >run.py <<'P'
import torch

import boxes


@torch.jit.script
def model(x):
    return torch.ops.boxes.nms(x)
P
log in-a-script run.py
