#!/bin/bash
# nvcc 13.0 in /usr/local/cuda: instructions of 8.0 and 9.0 compiled for 7.5 as well
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/home/user/op#g" > "$out/$1.log"; }

cat > mma.cu <<'CU'
__global__ void k(unsigned* x, float* d) {
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%0,%1,%2,%3};\n"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
               : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(x[4]), "r"(x[5]));
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(x[0]), "l"(x));
}
CU
cat > cluster.cu <<'CU'
#include <cooperative_groups.h>
__global__ void k(int* x) {
  cooperative_groups::this_cluster().sync();
  x[0] = __reduce_add_sync(~0u, x[threadIdx.x]);
}
CU
printf '%%.o: %%.cu\n\tnvcc -O3 -gencode=arch=compute_75,code=sm_75 -gencode=arch=compute_90,code=sm_90 -c $< -o $@\n' > Makefile
make mma.o 2>&1 | keep ptxas
make cluster.o 2>&1 | keep header
rm -rf "$work"
