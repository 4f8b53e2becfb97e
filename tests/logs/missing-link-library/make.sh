#!/usr/bin/env bash
# g++ 12.2 with GNU ld 2.40 and lld 14, nvcc 13.0, CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

cat >sample.cu <<'T'
extern "C" int curandCreateGenerator(void**, int);
extern "C" int curandGenerateUniform(void*, float*, unsigned long);
extern "C" int sample(float* out, int n) {
    void* generator;
    return curandCreateGenerator(&generator, 100) || curandGenerateUniform(generator, out, n);
}
T
cat >spmm.cpp <<'T'
extern "C" int cusparseCreate(void**);
extern "C" int cusparseSpMM_bufferSize(void*, int, int);
int spmm(void* handle) { return cusparseCreate(&handle) + cusparseSpMM_bufferSize(handle, 0, 1); }
T
cat >blas.cpp <<'T'
extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float*, int, const float*, int, float, float*, int);
void product(float* a) { cblas_sgemm(101, 111, 111, 2, 2, 2, 1, a, 2, a, 2, 0, a, 2); }
T
echo 'int main() {}' >main.cpp
cat >module.c <<'T'
#include <Python.h>
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "sampler", 0, -1, 0};
PyMODINIT_FUNC PyInit_sampler(void) { return PyModule_Create(&def); }
T
nvcc -c -Xcompiler -fPIC sample.cu -o sample.o
g++ -c -fPIC spmm.cpp blas.cpp
gcc -c -fPIC $(python3-config --includes) module.c -o module.o
cudart=$(find / -name libcudart.so.13 2>/dev/null | head -1)
g++ -shared sample.o module.o "$cudart" -Wl,-rpath,"$(dirname "$cudart")" -o sampler.cpython-311-x86_64-linux-gnu.so
log import-curand python3 -c 'import sampler'
g++ -shared spmm.o -o libspmm.so
log load-cusparse python3 -c 'import ctypes; ctypes.CDLL("./libspmm.so", mode=ctypes.RTLD_GLOBAL)'
log link-cusparse g++ main.cpp spmm.o -o spmm
log link-cusparse-lld g++ -fuse-ld=lld main.cpp spmm.o -o spmm
log link-cblas g++ main.cpp blas.o -o product
log link-with-defs g++ -shared -Wl,-z,defs spmm.o -o libspmm.so
log link-nvcc nvcc main.cpp sample.o -o sample
for lang in de_DE es_ES fr_FR ja_JP zh_CN; do
    LC_ALL=$lang.UTF-8 log link-cusparse-$lang g++ main.cpp spmm.o -o spmm
done
