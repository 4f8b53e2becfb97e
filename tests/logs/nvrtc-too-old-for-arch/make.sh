#!/bin/bash
# NVRTC 12.4 of the wheel nvidia-cuda-nvrtc-cu12, Python 3.11: asked for a GPU of 2025; no GPU needed
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
keep() { sed "s#$work#/home/user/op#g" > "$out/$1.log"; }

python3 -m pip install -q --no-deps --target nvrtc nvidia-cuda-nvrtc-cu12==12.4.127 2> /dev/null
cat > jit.py <<'PY'
import ctypes
import sys

nvrtc = ctypes.CDLL("nvrtc/nvidia/cuda_nvrtc/lib/libnvrtc.so.12")
nvrtc.nvrtcGetErrorString.restype = ctypes.c_char_p
source = b'extern "C" __global__ void scale(float* x) { x[threadIdx.x] *= 2; }'
program = ctypes.c_void_p()
nvrtc.nvrtcCreateProgram(ctypes.byref(program), source, b"kernel.cu", 0, None, None)
options = (ctypes.c_char_p * 1)(sys.argv[1].encode())
if error := nvrtc.nvrtcCompileProgram(program, 1, options):
    size = ctypes.c_size_t()
    nvrtc.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    nvrtc.nvrtcGetProgramLog(program, log)
    raise RuntimeError(f"{nvrtc.nvrtcGetErrorString(error).decode()}\n{log.value.decode()}")
PY
python3 jit.py --gpu-architecture=sm_120 2>&1 | keep sm120
python3 jit.py -arch=compute_100 2>&1 | keep sm100
rm -rf "$work"
