#!/bin/bash
# nvcc 13.0 in /usr/local/cuda: wgmma and tcgen05 for targets without a suffix
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/home/user/op#g" > "$out/$1.log"; }

cat > hopper.cu <<'CU'
__global__ void k(float* x) {
  asm volatile("setmaxnreg.inc.sync.aligned.u32 232;\n");
  asm volatile("wgmma.fence.sync.aligned;\n");
  x[0] = 1;
}
CU
cat > blackwell.cu <<'CU'
__global__ void k(unsigned* x) {
  asm volatile("tcgen05.fence::before_thread_sync;\n");
  asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], 32;\n" ::"r"(x[0]));
}
CU
printf '%%.o: %%.cu\n\tnvcc -O3 -gencode=arch=compute_$(ARCH),code=sm_$(ARCH) -c $< -o $@\n' > Makefile
make ARCH=90 hopper.o 2>&1 | keep wgmma
make ARCH=120 hopper.o 2>&1 | keep wgmma-on-sm120
make ARCH=100 blackwell.o 2>&1 | keep tcgen05
rm -rf "$work"
