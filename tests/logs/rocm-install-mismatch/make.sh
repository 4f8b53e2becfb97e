#!/bin/bash
# hipcc 5.2.3 (clang 15) of Debian 12; needs no GPU
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export HIP_PLATFORM=amd PATH=/usr/bin:/bin
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.11/site-packages#g" > "$out/$1.log"; }

printf '#include <hip/hip_runtime.h>\n__global__ void k(float* x) { x[threadIdx.x] *= 2; }\n' > op.hip
hipcc --offload-arch=gfx90a --rocm-device-lib-path=/opt/rocm/amdgcn/bitcode -c op.hip 2>&1 | keep device-library
hipcc --offload-arch=gfx1201 -c op.hip 2>&1 | keep new-gpu
printf '#include <hip/hip_runtime.h>\n#include <rocwmma/rocwmma.hpp>\n__global__ void k() {}\n' > wmma.hip
hipcc --offload-arch=gfx90a -c wmma.hip 2>&1 | keep rocwmma
printf '#include <hip/hip_bf16.h>\nint main() {}\n' > bf16.cpp
for language in C de_DE.UTF-8 zh_CN.UTF-8; do
  LC_ALL=$language g++ -D__HIP_PLATFORM_AMD__=1 -c bf16.cpp 2>&1 | keep "header-${language%%[_.]*}"
done
rm -rf "$work"
