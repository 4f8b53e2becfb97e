#!/bin/bash
# hipcc 5.2.3 (clang 15) of Debian 12; needs no GPU
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export HIP_PLATFORM=amd PATH=/usr/bin:/bin
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.11/site-packages#g" > "$out/$1.log"; }

cat > marlin.hip <<'HIP'
#include <hip/hip_runtime.h>
__device__ inline void copy16(void* shared, const void* global) {
  uint32_t at = static_cast<uint32_t>(__cvta_generic_to_shared(shared));
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(at), "l"(global));
}
__global__ void marlin(const nv_bfloat16* a, float* c) {
  __shared__ int4 tile[32];
  copy16(tile + threadIdx.x, a + threadIdx.x * 8);
  c[0] = 0;
}
HIP
printf 'marlin.o: marlin.hip\n\thipcc --offload-arch=gfx90a -c $< -o $@\n' > Makefile
make 2>&1 | keep ptx
printf '#include <hip/hip_runtime.h>\n#include <mma.h>\n__global__ void k() {}\n' > wmma.hip
hipcc --offload-arch=gfx90a -c wmma.hip 2>&1 | keep wmma
rm -rf "$work"
