#!/bin/bash
# nvcc 13.0 in /usr/local/cuda; with a torch for CUDA (2.11+cu130 was used) also its messages; needs no GPU
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.12/site-packages#g" > "$out/$1.log"; }

# A stand-in for the driver, which the real runtime and torch ask: it answers as such a driver does.
cat > driver.c <<'C'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
int cuInit(unsigned flags) { return ANSWER; }
int cuDeviceGetCount(int* count) { *count = 0; return ANSWER; }
int cuDriverGetVersion(int* version) { *version = VERSION; return 0; }
static int answer(void) { return ANSWER ? ANSWER : 100; }
int cuGetProcAddress_v2(const char* name, void** function, int version, unsigned long long flags, int* found) {
  *function = dlsym(dlopen("libcuda.so.1", RTLD_NOW), name);
  if (!*function) *function = (void*)answer;
  if (found) *found = 0;
  return 0;
}
int cuGetProcAddress(const char* name, void** function, int version, unsigned long long flags) {
  return cuGetProcAddress_v2(name, function, version, flags, NULL);
}
int cuGetExportTable(const void** table, const void* id) { *table = NULL; return 500; }
C
driver() { gcc -shared -fPIC -DVERSION="$1" -DANSWER="$2" driver.c -Wl,-soname,libcuda.so.1 -o libcuda.so.1 -ldl; }
cat > main.cu <<'CU'
#include <cstdio>
#include <cstdlib>
#define CHECK(call)                                                                                       \
  if (cudaError_t error = call) {                                                                         \
    fprintf(stderr, "CUDA error %d at %s:%d: %s\n", error, __FILE__, __LINE__, cudaGetErrorString(error)); \
    exit(1);                                                                                              \
  }
int main() {
  int count = 0;
  CHECK(cudaGetDeviceCount(&count));
}
CU
nvcc main.cu -o main || exit 1
python=${PYTHON:-python3}
with_torch() { "$python" -c 'import sys, torch; sys.exit(not torch.version.cuda)' 2> /dev/null; }
driver 13000 804
LD_LIBRARY_PATH=. ./main 2>&1 | keep runtime-804
with_torch && LD_LIBRARY_PATH=. "$python" -c 'import torch; torch.zeros(1, device="cuda")' 2>&1 | keep torch-804
driver 13000 803
LD_LIBRARY_PATH=. ./main 2>&1 | keep runtime-803
with_torch && LD_LIBRARY_PATH=. "$python" -c 'import torch; torch.zeros(1, device="cuda")' 2>&1 | keep torch-803
rm -rf "$work"
