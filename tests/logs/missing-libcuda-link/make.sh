#!/usr/bin/env bash
# g++ 12.2 with GNU ld 2.40 and lld 14, clang 19, nvcc 13.0, CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

cat >tma.cu <<'T'
#include <cuda.h>
#include <cstdio>
extern "C" int describe(CUtensorMap* map, void* data, cuuint64_t rows, cuuint64_t columns) {
    cuuint64_t sizes[2] = {columns, rows}, strides[1] = {columns * 2};
    cuuint32_t box[2] = {64, 64}, steps[2] = {1, 1};
    return cuTensorMapEncodeTiled(map, CU_TENSOR_MAP_DATA_TYPE_FLOAT16, 2, data, sizes, strides, box, steps,
        CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_NONE,
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
}
T
cat >main.cpp <<'T'
extern "C" int describe(void*, void*, unsigned long, unsigned long);
int main() { return describe(0, 0, 1, 1); }
T
cat >module.c <<'T'
#include <Python.h>
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "hopper_gemm", 0, -1, 0};
PyMODINIT_FUNC PyInit_hopper_gemm(void) { return PyModule_Create(&def); }
T
nvcc -c -Xcompiler -fPIC tma.cu -o tma.o
gcc -c -fPIC $(python3-config --includes) module.c -o module.o
cudart=$(find / -name libcudart.so.13 2>/dev/null | head -1)
g++ -shared tma.o module.o "$cudart" -Wl,-rpath,"$(dirname "$cudart")" -o hopper_gemm.cpython-311-x86_64-linux-gnu.so
log import-module python3 -c 'import hopper_gemm'
log load-library python3 -c 'import ctypes; ctypes.CDLL("./hopper_gemm.cpython-311-x86_64-linux-gnu.so")'
log ld g++ main.cpp tma.o "$cudart" -o gemm
log nvcc nvcc main.cpp tma.cu -o gemm
log lld g++ -fuse-ld=lld main.cpp tma.o "$cudart" -o gemm
for lang in de_DE es_ES fr_FR ja_JP zh_CN; do
    LC_ALL=$lang.UTF-8 log ld-$lang g++ main.cpp tma.o "$cudart" -o gemm
done
