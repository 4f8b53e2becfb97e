#!/bin/bash
# hipcc 5.2.3 (clang 15) of Debian 12; needs no GPU
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export HIP_PLATFORM=amd PATH=/usr/bin:/bin
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.11/site-packages#g" > "$out/$1.log"; }

cat > reduce.hip <<'HIP'
#include <hip/hip_runtime.h>
__global__ void sum(float* x) {
  float v = x[threadIdx.x];
  for (int offset = 16; offset > 0; offset /= 2) v += __shfl_xor_sync(0xffffffff, v, offset);
  if (__ballot_sync(0xffffffff, v > 0)) x[0] = v;
}
HIP
printf 'reduce.o: reduce.hip\n\thipcc --offload-arch=gfx90a --offload-arch=gfx1030 -c $< -o $@\n' > Makefile
make 2>&1 | keep undeclared
rm -rf "$work"
