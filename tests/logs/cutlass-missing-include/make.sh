#!/bin/bash
# nvcc 13.0 with CUTLASS 3.4.1 (nvidia-cutlass of PyPI): a header that is included alone, and a builder without its header
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
pip download -q --no-deps -d . nvidia-cutlass==3.4.1.0 2> /dev/null; python3 -m zipfile -e *.whl c; mv c/cutlass_library/source cutlass
printf '#include <cutlass/conv/device/implicit_gemm_convolution.h>\n' > conv.cu
cat > builder.cu <<'C'
#include <cute/tensor.hpp>
#include <cutlass/gemm/collective/collective_builder.hpp>
#include <cutlass/gemm/device/gemm_universal_adapter.h>
using namespace cute;
using Epilogue = typename cutlass::epilogue::collective::CollectiveBuilder<
    cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, Shape<_128, _128, _64>, Shape<_1, _1, _1>,
    cutlass::epilogue::collective::EpilogueTileAuto, float, float, float, cutlass::layout::RowMajor, 4, float,
    cutlass::layout::RowMajor, 4, cutlass::epilogue::NoSmemWarpSpecialized>::CollectiveOp;
auto s = cutlass::make_cute_packed_stride(Stride<int64_t, _1, int64_t>{}, make_shape(1, 1, 1));
C
for f in conv builder; do nvcc -std=c++17 -arch=sm_90a -I cutlass/include -c $f.cu 2>&1 | head -c 12000 > "$out/$f.log"; done
