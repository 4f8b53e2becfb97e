#!/bin/bash
# g++ 12.2 in three languages, clang 14, nvcc 13.0: names used without their header
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
for l in zh_CN de_DE; do localedef -i $l -f UTF-8 "$work/$l.UTF-8" 2>/dev/null; done
export LOCPATH=$work
printf '#include <vector>\nfloat lowest() { return std::numeric_limits<float>::lowest(); }\nvoid f() { throw std::runtime_error("no"); }\nuint32_t n;\n' > op.cpp
for l in C zh_CN.UTF-8 de_DE.UTF-8; do LC_ALL=$l g++ -c op.cpp > "$out/gcc-${l%%.*}.log" 2>&1; done
clang++ -c op.cpp > "$out/clang.log" 2>&1
printf '__global__ void k(float* x) { x[0] = FLT_MAX; x[1] = INT_MAX; }\nstd::runtime_error e("");\n' > op.cu
nvcc -c op.cu > "$out/nvcc.log" 2>&1
