#!/bin/bash
# nvcc 13.0 with CUTLASS 3.4.1 and 4.2.0 (nvidia-cutlass of PyPI): code for one of them compiled with the other
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
for v in 3.4.1.0 4.2.0.0; do
    pip download -q --no-deps -d . nvidia-cutlass==$v 2> /dev/null; mkdir c$v; python3 -m zipfile -e nvidia_cutlass-$v-*.whl c$v
    mv c$v/cutlass_library/source cutlass-$v
done
cat > schedule.cu <<'C'
#include <cutlass/gemm/dispatch_policy.hpp>
#include <cutlass/epilogue/dispatch_policy.hpp>
using K = cutlass::gemm::KernelTmaWarpSpecializedBlockwise1SmSm100;
using E = cutlass::epilogue::BlockwiseNoSmemWarpSpecialized1Sm;
C
nvcc -std=c++17 -arch=sm_90a -I cutlass-3.4.1.0/include -c schedule.cu > "$out/schedule-3.4.1.log" 2>&1
cat > arguments.cu <<'C'
#include <cute/tensor.hpp>
#include <cutlass/gemm/collective/collective_builder.hpp>
#include <cutlass/epilogue/collective/collective_builder.hpp>
#include <cutlass/gemm/device/gemm_universal_adapter.h>
#include <cutlass/gemm/kernel/gemm_universal.hpp>
using namespace cute;
using H = cutlass::half_t;
using RowMaj = cutlass::layout::RowMajor;
using TileShape_ = Shape<_128, _128, _64>;
using ClusterShape_ = Shape<_1, _1, _1>;
using Epilogue = typename cutlass::epilogue::collective::CollectiveBuilder<
    cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, TileShape_, ClusterShape_, cutlass::epilogue::collective::EpilogueTileAuto,
    float, float, H, RowMaj, 8, H, RowMaj, 8, cutlass::epilogue::collective::EpilogueScheduleAuto>::CollectiveOp;
using Main = typename cutlass::gemm::collective::CollectiveBuilder<
    cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, H, RowMaj, 8, H, RowMaj, 8, float, TileShape_, ClusterShape_,
    cutlass::gemm::collective::StageCountAuto, cutlass::gemm::collective::KernelScheduleAuto>::CollectiveOp;
using Kernel = cutlass::gemm::kernel::GemmUniversal<Shape<int, int, int, int>, Main, Epilogue>;
using Gemm = cutlass::gemm::device::GemmUniversalAdapter<Kernel>;
void run(H* A, H* B, H* C, H* D, float alpha, float beta, typename Kernel::StrideA sA, typename Kernel::StrideB sB,
         typename Kernel::StrideC sC, typename Kernel::StrideD sD, cutlass::KernelHardwareInfo hw) {
  typename Gemm::Arguments arguments{cutlass::gemm::GemmUniversalMode::kGemm, {1, 1, 1, 1},
                                     A, sA, B, sB, {C, sC, D, sD, {alpha, beta}}, hw};
}
C
for v in 3.4.1 4.2.0; do nvcc -std=c++17 -arch=sm_90a -I cutlass-$v.0/include -c arguments.cu 2>&1 | head -c 20000 > "$out/arguments-$v.log"; done
