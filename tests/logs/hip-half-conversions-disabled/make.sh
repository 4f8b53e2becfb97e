#!/bin/bash
# hipcc 5.2.3 (clang 15) of Debian 12; needs no GPU
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export HIP_PLATFORM=amd PATH=/usr/bin:/bin
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.11/site-packages#g" > "$out/$1.log"; }

cat > q4_matmul.hip <<'HIP'
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
__global__ void q4(const __half* x, _Float16* y, __fp16* z) {
  y[threadIdx.x] = x[threadIdx.x];
  _Float16 a = __float2half(1.0f);
  z[threadIdx.x] = __half2(x[0], x[1]).x;
  y[0] = a;
}
__global__ void add(__half* x) { x[0] = x[1] + x[2]; }
HIP
printf 'q4_matmul.o: q4_matmul.hip\n\thipcc --offload-arch=gfx906 -D__HIP_PLATFORM_AMD__=1 -D__HIP_NO_HALF_OPERATORS__=1 -D__HIP_NO_HALF_CONVERSIONS__=1 -c $< -o $@\n' > Makefile
make 2>&1 | keep conversions
rm -rf "$work"
