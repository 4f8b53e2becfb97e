// A kernel of CUTLASS's collectives, from a configuration: tile, cluster, schedule, scheduler, layout of d.
#pragma once

#include <cuda_runtime.h>

#define CUTLASS_ENABLE_GDC_FOR_SM90 1  // kernels wait for the one before them where they first read its results

#include <cutlass/gemm/device/gemm_universal_adapter.h>
#include <cutlass/gemm/kernel/gemm_universal.hpp>
#include <cutlass/gemm/kernel/tile_scheduler.hpp>

#include "epilogue.cuh"
#include "gemm.h"
#include "mainloop.cuh"

namespace sm90_gemm {

// Two groups of four warps take turns, each with a tile of its own.
struct Pingpong {
  using Mainloop = cutlass::gemm::KernelTmaWarpSpecializedPingpong;
  using Epilogue = cutlass::epilogue::TmaWarpSpecialized;
};

// Two groups of four warps have half of a tile each.
struct Cooperative {
  using Mainloop = cutlass::gemm::KernelTmaWarpSpecializedCooperative;
  using Epilogue = cutlass::epilogue::TmaWarpSpecializedCooperative;
};

template <class Schedule, int kTileM, int kTileN, int kTileK, int kClusterM, int kClusterN, bool kIsByN>
struct Kernel {
  using TileShape = cute::Shape<cute::Int<kTileM>, cute::Int<kTileN>, cute::Int<kTileK>>;
  using ClusterShape = cute::Shape<cute::Int<kClusterM>, cute::Int<kClusterN>, cute::_1>;
  using LayoutD = cute::conditional_t<kIsByN, cutlass::layout::RowMajor, cutlass::layout::ColumnMajor>;
  static constexpr int kAligned = kAlignment / kElement;
  static constexpr bool kOverlaps = true;  // a kernel is set up while the one before it ends

  using Epilogue = typename cutlass::epilogue::collective::CollectiveBuilder<
      cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, TileShape, ClusterShape,
      cutlass::epilogue::collective::EpilogueTileAuto, float, float, uint16_t, LayoutD, kAligned, uint16_t, LayoutD, kAligned,
      typename Schedule::Epilogue, Tree<TileShape, kIsByN>>::CollectiveOp;
  using Loop = Mainloop<TileShape, ClusterShape, typename Schedule::Mainloop,
                        static_cast<int>(sizeof(typename Epilogue::SharedStorage))>;
  using Universal =
      cutlass::gemm::kernel::GemmUniversal<cute::Shape<int, int, int, int>, Loop, Epilogue, cutlass::gemm::PersistentScheduler>;
  using Adapter = cutlass::gemm::device::GemmUniversalAdapter<Universal>;
  using Arguments = typename Adapter::Arguments;

  static FinishArguments finish(const Gemm& gemm) {
    const bool is_relu = gemm.activation == Activation::kRelu, is_curved = gemm.activation != Activation::kNone && !is_relu;
    return {gemm.alpha, gemm.beta, curve_of(gemm.activation), is_relu, is_curved, gemm.type == Type::kHalf, gemm.bias != nullptr};
  }

  static Arguments arguments(const Gemm& gemm, const Walk& walk) {
    using Stride = typename Universal::StrideD;
    const auto stride_of = [](const Matrix& x) { return Loop::template stride_of<Stride>(x.leading, x.apart); };
    Arguments made{};
    made.mode = cutlass::gemm::GemmUniversalMode::kGemm;
    made.problem_shape = {gemm.m, gemm.n, gemm.k, gemm.batch};
    made.mainloop = {gemm.a.data,    gemm.b.data,
                     gemm.a.leading, gemm.b.leading,
                     gemm.a.apart,   gemm.b.apart,
                     (gemm.is_a_by_k ? 1 : 0) | (gemm.is_b_by_k ? 2 : 0),
                     gemm.type == Type::kHalf};
    const bool has_c = gemm.beta != 0;
    const Matrix& c = has_c ? gemm.c : gemm.d;  // TMA wants an address, though nothing is read there
    made.epilogue = {{}, static_cast<const uint16_t*>(c.data), stride_of(c), static_cast<uint16_t*>(gemm.d.data), stride_of(gemm.d)};
    made.epilogue.thread = {{},
                            {has_c},
                            {static_cast<const uint16_t*>(gemm.bias)},
                            finish(gemm)};
    made.hw_info.device_id = gemm.device;
    made.hw_info.sm_count = gemm.processors;
    made.scheduler.max_swizzle_size = walk.swizzle;
    using Order = cutlass::gemm::kernel::detail::RasterOrderOptions;
    made.scheduler.raster_order = walk.is_along_m ? Order::AlongM : Order::AlongN;
    return made;
  }

  static const char* launch(const Gemm& gemm, const Walk& walk, void* stream) {
    Adapter adapter;
    const auto status = adapter.run(arguments(gemm, walk), nullptr, static_cast<cudaStream_t>(stream), nullptr, kOverlaps);
    const cudaError_t error = cudaGetLastError();
    if (error != cudaSuccess) {
      return cudaGetErrorString(error);
    }
    return status == cutlass::Status::kSuccess ? nullptr : cutlass::cutlassGetStatusString(status);
  }

  static Instance instance(const char* name) {
    return {name, kTileM, kTileN, kTileK, kClusterM, kClusterN, kIsByN, &launch};
  }
};

}  // namespace sm90_gemm
