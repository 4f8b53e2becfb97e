#!/bin/bash
# hipcc 5.2.3 (clang 15) of Debian 12, c10's Half of torch 2.13 (PYTHON has it); needs no GPU
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export HIP_PLATFORM=amd PATH=/usr/bin:/bin
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.11/site-packages#g" > "$out/$1.log"; }

torch=$("${PYTHON:-python3}" -c 'import torch; print(torch.__path__[0])')
mkdir -p c10/hip && touch c10/hip/keep
cat > gather.hip <<'HIP'
#include <hip/hip_runtime.h>
#include <c10/util/Half.h>
template <typename scalar_t, int TB>
__global__ void gather_csr_kernel(const scalar_t* src, const int64_t* indptr, scalar_t* out, int N) {
  int row = blockIdx.x * TB + threadIdx.x;
  if (row < N) out[row] = __ldg(src + indptr[row]);
}
template __global__ void gather_csr_kernel<float, 4>(const float*, const int64_t*, float*, int);
template __global__ void gather_csr_kernel<c10::Half, 4>(const c10::Half*, const int64_t*, c10::Half*, int);
HIP
printf 'gather.o: gather.hip\n\thipcc --offload-arch=gfx90a -DUSE_ROCM=1 -D__HIP_PLATFORM_AMD__=1 -std=c++17 -I%s/include -c $< -o $@\n' "$torch" > Makefile
make 2>&1 | keep half
rm -rf "$work"
