#!/bin/bash
# nvcc 13.0 in /usr/local/cuda, clang 22 (or what CLANG names) and clang 16 with the headers of GCC 12, ninja 1.11
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/home/user/op#g" | head -150 > "$out/$1.log"; }

printf '#include <immintrin.h>\n__global__ void k() {}\n' > op.cu
printf 'rule nvcc\n  command = nvcc -O3 $flags -c $in -o $out\nbuild new.o: nvcc op.cu\n  flags = -allow-unsupported-compiler -ccbin %s\nbuild mixed.o: nvcc op.cu\n  flags = -ccbin clang++-16 -I/usr/lib/gcc/x86_64-linux-gnu/12/include\n' "${CLANG:-clang++-22}" > build.ninja
ninja new.o 2>&1 | keep clang-22
ninja mixed.o 2>&1 | keep gcc-headers-for-clang
rm -rf "$work"
