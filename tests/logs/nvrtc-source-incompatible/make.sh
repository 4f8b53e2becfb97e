#!/bin/bash
# NVRTC 12.4 of the wheel nvidia-cuda-nvrtc-cu12: sources that nvcc 13.0 in /usr/local/cuda compiles; no GPU needed
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
program = ctypes.c_void_p()
with open(sys.argv[1], "rb") as source:
    nvrtc.nvrtcCreateProgram(ctypes.byref(program), source.read(), b"kernel.cu", 0, None, None)
options = (ctypes.c_char_p * 1)(b"--gpu-architecture=sm_90")
if error := nvrtc.nvrtcCompileProgram(program, 1, options):
    size = ctypes.c_size_t()
    nvrtc.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    nvrtc.nvrtcGetProgramLog(program, log)
    raise RuntimeError(f"{nvrtc.nvrtcGetErrorString(error).decode()}\n{log.value.decode()}")
PY
cat > launch.cu <<'CU'
extern "C" __global__ void scale(float* x) {
  cudaGridDependencySynchronize();
  x[threadIdx.x] *= 2;
}
CU
cat > header.cu <<'CU'
#include <type_traits>
template <typename T> __global__ void scale(T* x) {
  static_assert(std::is_floating_point<T>::value);
  x[threadIdx.x] *= 2;
}
CU
for name in launch header; do
  /usr/local/cuda/bin/nvcc -arch=sm_90 -c $name.cu || exit 1
  python3 jit.py $name.cu 2>&1 | keep $name
done
rm -rf "$work"
