// A kernel of CUTLASS's collectives, from a configuration: tile, cluster, schedule, scheduler, layout of d.
#pragma once

#include <cuda_runtime.h>

#define CUTLASS_ENABLE_GDC_FOR_SM90 1  // kernels wait for the one before them where they first read its results
#define CUTE_SM90_EXTENDED_MMA_SHAPES_ENABLED  // all widths that wgmma has: else 168 columns would be 21 products of 8

#include <cutlass/gemm/device/gemm_universal_adapter.h>
#include <cutlass/gemm/kernel/gemm_universal.hpp>
#include <cutlass/gemm/kernel/tile_scheduler.hpp>

#include "divided.cuh"
#include "finish.cuh"
#include "gemm.h"
#include "mainloop.cuh"
#include "promoted.cuh"
#include "two_groups.cuh"

namespace sm90_gemm {

// Two groups of four warps take turns, each with a tile of its own.
struct Pingpong {
  using Mainloop = cutlass::gemm::KernelTmaWarpSpecializedPingpong;
  static constexpr int kWarpgroups = 1;  // of a tile
};

// The same for float8 whose sums are never promoted to float32.
struct PingpongFast : Pingpong {
  using Mainloop = cutlass::gemm::KernelTmaWarpSpecializedPingpongFP8FastAccum;
};

// Two groups of four warps have half of a tile each.
struct Cooperative {
  using Mainloop = cutlass::gemm::KernelTmaWarpSpecializedCooperative;
  static constexpr int kWarpgroups = 2;
};

template <class Stride>
Stride stride_of(const Matrix& x) {
  Stride stride{};
  if constexpr (cute::is_static_v<cute::tuple_element_t<0, Stride>>) {
    cute::get<1>(stride) = x.leading;
  } else {
    cute::get<0>(stride) = x.leading;
  }
  cute::get<2>(stride) = x.apart;
  return stride;
}

// All arguments but those of the main loop.
template <class Universal>
typename Universal::Arguments arguments_of(const Gemm& gemm, const Walk& walk) {
  const auto is = [&](Activation activation) { return gemm.activation == activation; };
  const Curve curve = curve_of(gemm.activation);
  typename Universal::Arguments made{};
  made.mode = cutlass::gemm::GemmUniversalMode::kGemm;
  made.problem_shape = {gemm.m, gemm.n, gemm.k, gemm.batch};
  made.epilogue = {gemm.d,
                   gemm.c,
                   static_cast<const uint16_t*>(gemm.bias),
                   gemm.scale_m,
                   gemm.scale_n,
                   curve,
                   curve.factor * gemm.alpha,
                   curve.factor * gemm.beta,
                   gemm.is_bias_by_n,
                   is(Activation::kRelu),
                   !is(Activation::kNone) && !is(Activation::kRelu),
                   gemm.type == Type::kHalf};
  made.hw_info.device_id = gemm.device;
  made.hw_info.sm_count = gemm.processors;
  made.scheduler.max_swizzle_size = walk.swizzle;
  using Order = cutlass::gemm::kernel::detail::RasterOrderOptions;
  made.scheduler.raster_order = walk.is_along_m ? Order::AlongM : Order::AlongN;
  return made;
}

constexpr size_t kSharedBytes = 227 << 10;  // of a block, at most

template <class Universal>
const char* run(const typename Universal::Arguments& arguments, void* stream) {
  static_assert(sizeof(typename Universal::SharedStorage) <= kSharedBytes);
  constexpr bool kOverlaps = true;  // a kernel is set up while the one before it ends
  cutlass::gemm::device::GemmUniversalAdapter<Universal> adapter;
  const auto status = adapter.run(arguments, nullptr, static_cast<cudaStream_t>(stream), nullptr, kOverlaps);
  const cudaError_t error = cudaGetLastError();
  if (error != cudaSuccess) {
    return cudaGetErrorString(error);
  }
  return status == cutlass::Status::kSuccess ? nullptr : cutlass::cutlassGetStatusString(status);
}

template <class Loop>
typename Loop::Arguments inputs_of(const Gemm& gemm) {
  return {gemm.a.data,    gemm.b.data,
          gemm.a.leading, gemm.b.leading,
          gemm.a.apart,   gemm.b.apart,
          (gemm.is_a_by_k ? 1 : 0) | (gemm.is_b_by_k ? 2 : 0),
          gemm.type == Type::kHalf};
}

// Of bfloat16 and float16; kHasBByN: for a b that is contiguous along n, too.
template <class Schedule, int kTileM, int kTileN, int kTileK, int kClusterM, int kClusterN, bool kIsByN, bool kHasBByN = true>
struct Kernel {
  using TileShape = cute::Shape<cute::Int<kTileM>, cute::Int<kTileN>, cute::Int<kTileK>>;
  using ClusterShape = cute::Shape<cute::Int<kClusterM>, cute::Int<kClusterN>, cute::_1>;
  using Finish = Ending<TileShape, Schedule::kWarpgroups, kIsByN, false>;
  using Loop = Mainloop<TileShape, ClusterShape, typename Schedule::Mainloop, sizeof(typename Finish::TensorStorage), kHasBByN>;
  using Own = TwoGroups<Loop, Finish>;

  static const char* launch(const Gemm& gemm, const Walk& walk, void* stream) {
    auto made = arguments_of<Own>(gemm, walk);
    made.mainloop = inputs_of<Loop>(gemm);
    return run<Own>(made, stream);
  }

  static Instance instance(const char* name) {
    return {name, kTileM, kTileN, kTileK, kClusterM, kClusterN, kIsByN, &launch, false, false, false, !kHasBByN};
  }
};

// Of bfloat16 and float16, each tile in parts along k.
template <class Schedule, int kTileM, int kTileN, int kTileK, int kClusterM, int kClusterN, bool kIsByN>
struct DividedKernel {
  using TileShape = cute::Shape<cute::Int<kTileM>, cute::Int<kTileN>, cute::Int<kTileK>>;
  using ClusterShape = cute::Shape<cute::Int<kClusterM>, cute::Int<kClusterN>, cute::_1>;
  using Finish = Ending<TileShape, Schedule::kWarpgroups, kIsByN, false>;
  using Loop = Mainloop<TileShape, ClusterShape, typename Schedule::Mainloop, sizeof(typename Finish::TensorStorage)>;
  using Own = Divided<Loop, Finish>;

  static const char* launch(const Gemm& gemm, const Walk& walk, void* stream) {
    auto made = arguments_of<Own>(gemm, walk);
    made.mainloop = inputs_of<Loop>(gemm);
    made.division = walk.division;
    return run<Own>(made, stream);
  }

  static Instance instance(const char* name) {
    return {name, kTileM, kTileN, kTileK, kClusterM, kClusterN, kIsByN, &launch, false, false, true, false};
  }
};

// Of float8_e4m3fn, whose tensor cores sum in fewer bits than float32 has.
template <class Schedule, int kTileM, int kTileN, int kTileK, int kClusterM, int kClusterN, bool kIsByN>
struct Float8Kernel {
  static constexpr bool kIsFast = cute::is_same_v<Schedule, PingpongFast>;
  using TileShape = cute::Shape<cute::Int<kTileM>, cute::Int<kTileN>, cute::Int<kTileK>>;
  using ClusterShape = cute::Shape<cute::Int<kClusterM>, cute::Int<kClusterN>, cute::_1>;
  using Finish = Ending<TileShape, Schedule::kWarpgroups, kIsByN, true, !kIsFast>;  // there are no registers for c, too
  using Element = cutlass::float_e4m3_t;
  using Collective = typename cutlass::gemm::collective::CollectiveBuilder<
      cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, Element, cutlass::layout::RowMajor, kAlignment, Element,
      cutlass::layout::ColumnMajor, kAlignment, float, TileShape, ClusterShape,
      cutlass::gemm::collective::StageCountAutoCarveout<sizeof(typename Finish::TensorStorage)>, typename Schedule::Mainloop>::CollectiveOp;
  using Own = TwoGroups<cute::conditional_t<kIsFast, Collective, Promoted<Collective>>, Finish>;

  static const char* launch(const Gemm& gemm, const Walk& walk, void* stream) {
    auto made = arguments_of<Own>(gemm, walk);
    made.mainloop = {static_cast<const Element*>(gemm.a.data), stride_of<typename Own::StrideA>(gemm.a),
                     static_cast<const Element*>(gemm.b.data), stride_of<typename Own::StrideB>(gemm.b)};
    return run<Own>(made, stream);
  }

  static Instance instance(const char* name) {
    return {name, kTileM, kTileN, kTileK, kClusterM, kClusterN, kIsByN, &launch, true, kIsFast, false, false};
  }
};

}  // namespace sm90_gemm
