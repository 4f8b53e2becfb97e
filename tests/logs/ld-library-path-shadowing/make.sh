#!/bin/bash
# cuSPARSE of CUDA 12.6 in a venv and nvJitLink 12.0 of a toolkit before it, as wheels; cudnn.log: torch 2.11+cu130 on a machine with a GPU, and
# libcudnn.so.9 and libcudnn_graph.so.9 of nvidia-cudnn-cu13 9.12 in the folder that CUDNN names
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
keep() { sed -e "s#$work/toolkit#/usr/local/cuda-12.0/lib64#g" -e "s#$work#/home/user#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.12/site-packages#g" > "$out/$1.log"; }

python3 -m venv venv
venv/bin/pip install -q --no-deps nvidia-cusparse-cu12==12.5.4.2 nvidia-nvjitlink-cu12==12.6.85 2> /dev/null
venv/bin/pip install -q --no-deps --target old nvidia-nvjitlink-cu12==12.0.76 2> /dev/null
ln -s old/nvidia/nvjitlink/lib toolkit
cat > spmm.py <<'PY'
import ctypes
import sysconfig

print(ctypes.CDLL(sysconfig.get_path("purelib") + "/nvidia/cusparse/lib/libcusparse.so.12"))
PY
bash -xc "export LD_LIBRARY_PATH=$work/toolkit; venv/bin/python spmm.py" 2>&1 | keep nvjitlink
if [ -n "${CUDNN:-}" ]; then
  mkdir path
  cp "$CUDNN"/libcudnn*.so.9 path/
  cat > run.py <<'PY'
import torch

print(torch.backends.cudnn.version())
print(torch.nn.Conv2d(3, 8, 3).cuda()(torch.ones(1, 3, 8, 8, device="cuda")).sum())
PY
  LD_LIBRARY_PATH=$work/path LD_PRELOAD=$work/path/libcudnn.so.9 python3 run.py 2>&1 | keep cudnn
fi
rm -rf "$work"
