#!/usr/bin/env bash
# torch 2.11.0+cu130, GCC, on an H200; needs a GPU and a Python with torch, ninja and g++
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python=${TORCH_PYTHON:-python3}
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

cat >op.cpp <<'T'
#include <torch/extension.h>

torch::Tensor twice(const torch::Tensor& x) { return x + x; }

TORCH_LIBRARY(warpkit, m) { m.def("twice(Tensor x) -> Tensor"); }
TORCH_LIBRARY_IMPL(warpkit, CPU, m) { m.impl("twice", &twice); }
T
log dispatcher $python -c "
import torch
from torch.utils.cpp_extension import load
load('warpkit', ['op.cpp'], is_python_module=False)
print(torch.ops.warpkit.twice(torch.ones(3)))
print(torch.ops.warpkit.twice(torch.ones(3, device='cuda')))"
cat >nms.cpp <<'T'
#include <torch/extension.h>

torch::Tensor nms(const torch::Tensor& boxes) {
    if (boxes.is_cuda()) {
#ifdef WITH_CUDA
        return nms_cuda(boxes);
#else
        TORCH_CHECK(false, "Not compiled with GPU support");
#endif
    }
    return boxes;
}
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("nms", &nms); }
T
log said-so $python -c "
import torch
from torch.utils.cpp_extension import load
ops = load('warpkit_nms', ['nms.cpp'])
ops.nms(torch.ones(3, 4, device='cuda'))"
log python-library $python -c "
import torch
library = torch.library.Library('warpkit', 'DEF')
library.define('scale(Tensor x) -> Tensor')
library.impl('scale', lambda x: x * 2, 'CPU')
torch.ops.warpkit.scale(torch.ones(3, device='cuda'))"
