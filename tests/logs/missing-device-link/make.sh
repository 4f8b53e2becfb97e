#!/usr/bin/env bash
# nvcc 13.0 with g++ 12.2, CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

cat >dispatch.cu <<'T'
__device__ float combine(float a, float b) { return a + b; }
__global__ void dispatch(float* out) { out[0] = combine(out[0], out[1]); }
extern "C" void launch(float* out) { dispatch<<<1, 1>>>(out); }
T
cat >module.c <<'T'
#include <Python.h>
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "alltoall", 0, -1, 0};
PyMODINIT_FUNC PyInit_alltoall(void) { return PyModule_Create(&def); }
T
echo 'extern "C" void launch(float*); int main() { launch(0); }' >main.cpp
nvcc -rdc=true -c -Xcompiler -fPIC dispatch.cu -o dispatch.o
gcc -c -fPIC $(python3-config --includes) module.c -o module.o
cudart=$(find / -name libcudart.so.13 2>/dev/null | head -1)
g++ -shared dispatch.o module.o "$cudart" -Wl,-rpath,"$(dirname "$cudart")" -o alltoall.cpython-311-x86_64-linux-gnu.so
log import-module python3 -c 'import alltoall'
log link g++ main.cpp dispatch.o "$cudart" -o dispatch
log link-zh_CN env LC_ALL=zh_CN.UTF-8 g++ main.cpp dispatch.o "$cudart" -o dispatch
cat >caller.cu <<'T'
extern __device__ float combine(float a, float b);
__global__ void reduce(float* out) { out[0] = combine(out[0], out[1]); }
T
log ptxas-extern nvcc -c caller.cu -o caller.o
