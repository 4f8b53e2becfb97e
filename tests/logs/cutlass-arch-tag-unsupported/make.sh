#!/bin/bash
# nvcc 13.0 with CUTLASS 3.5.1 and 4.2.0 (nvidia-cutlass of PyPI): 2.x Gemm with Sm89 and Sm90
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
cat > gemm.cu <<'C'
#include <cutlass/gemm/device/gemm.h>
using R = cutlass::layout::RowMajor;
using C = cutlass::layout::ColumnMajor;
using Gemm = cutlass::gemm::device::Gemm<cutlass::half_t, R, cutlass::half_t, C, float, R, float,
                                         cutlass::arch::OpClassTensorOp, cutlass::arch::TAG>;
int f(Gemm::Arguments const& a) { Gemm g; return int(g(a)); }
C
for v in 3.5.1.0 4.2.0.0; do
    pip download -q --no-deps -d . nvidia-cutlass==$v 2> /dev/null; mkdir c$v; python3 -m zipfile -e nvidia_cutlass-$v-*.whl c$v
    mv c$v/cutlass_library/source cutlass-$v
    for t in Sm89 Sm90; do
        nvcc -std=c++17 -arch=sm_90a -DTAG=$t -I cutlass-$v/include -c gemm.cu 2>&1 | head -c 12000 > "$out/nvcc-$t-${v%.0}.log"
    done
done
