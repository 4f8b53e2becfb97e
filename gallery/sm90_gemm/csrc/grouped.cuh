// The kernels of CUTLASS's collectives for groups: each has parameters of its own in memory, among them TMA's descriptors, which a small
// kernel before this one has written (plan.cu), and a list of all tiles.
//
// CUTLASS's own kernels for groups make descriptors where a tile of another group begins, and wait for them. Here none waits, and what
// one computes is what the kernels of kernel.cuh do.
#pragma once

#include <cstring>

#include <cuda_runtime.h>

#include "grouped_epilogue.cuh"
#include "grouped_mainloop.cuh"

#include <cutlass/gemm/device/gemm_universal_adapter.h>

namespace sm90_gemm {

// Two groups of four warps take turns, each with a tile of its own.
struct GroupedPingpong {
  using Mainloop = cutlass::gemm::KernelTmaWarpSpecializedPingpong;
  using Epilogue = cutlass::epilogue::TmaWarpSpecialized;
  using EpilogueTile = cutlass::epilogue::collective::EpilogueTileAuto;
};

// The same, finished in fewer and larger parts.
struct GroupedPingpongWide : GroupedPingpong {
  using EpilogueTile = cute::Shape<cute::_64, cute::_64>;
};

// Two groups of four warps have half of a tile each.
struct GroupedCooperative {
  using Mainloop = cutlass::gemm::KernelTmaWarpSpecializedCooperative;
  using Epilogue = cutlass::epilogue::TmaWarpSpecializedCooperative;
  using EpilogueTile = cutlass::epilogue::collective::EpilogueTileAuto;
};

// The same, finished in fewer and larger parts.
struct GroupedCooperativeWide : GroupedCooperative {
  using EpilogueTile = cute::Shape<cute::_128, cute::_64>;
};

template <class Schedule, int kTileM, int kTileN, int kTileK, int kClusterM, int kClusterN, bool kIsByN>
struct GroupedKernel {
  using TileShape = cute::Shape<cute::Int<kTileM>, cute::Int<kTileN>, cute::Int<kTileK>>;
  using ClusterShape = cute::Shape<cute::Int<kClusterM>, cute::Int<kClusterN>, cute::_1>;
  using Layout = cute::conditional_t<kIsByN, cutlass::layout::RowMajor, cutlass::layout::ColumnMajor>;
  static constexpr int kAligned = kAlignment / kElement;
  using Finishing = typename cutlass::epilogue::collective::CollectiveBuilder<
      cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, TileShape, ClusterShape, typename Schedule::EpilogueTile, float, float, uint16_t,
      Layout, kAligned, uint16_t, Layout, kAligned, typename Schedule::Epilogue, Tree>::CollectiveOp;
  static constexpr int kFinishingBytes = static_cast<int>(sizeof(typename Finishing::SharedStorage));
  using Loop = GroupedMainloop<TileShape, ClusterShape, typename Schedule::Mainloop, kFinishingBytes>;
  using Epilogue = GroupedEpilogue<Finishing>;
  using Own = cutlass::gemm::kernel::GemmUniversal<cute::Shape<int, int, int, int>, Loop, Epilogue, ListedTiles>;

  // What a group has of its own: parameters of the main loop, and of the epilogue.
  static constexpr size_t kLoopBytes = (sizeof(typename Loop::Bytes) + 127) / 128 * 128;
  static constexpr size_t kRecordBytes = kLoopBytes + (sizeof(typename Finishing::Params) + 127) / 128 * 128;
  static_assert(kRecordBytes <= kMostRecordBytes);

  static FinishArguments finish_of(const GroupedGemm& gemm) {
    const bool is_relu = gemm.activation == Activation::kRelu, is_curved = gemm.activation != Activation::kNone && !is_relu;
    return {gemm.alpha, gemm.beta, curve_of(gemm.activation), is_relu, is_curved, gemm.type == Type::kHalf};
  }

  static const char* launch(const GroupedGemm& gemm, void* stream) {
    Plan plan{};
    plan.gemm = gemm;
    place(plan, instance(""));
    plan.gemm.listed = nullptr;  // it is on the host
    const GroupedGemm& own = plan.gemm;
    // CUTLASS makes descriptors of sizes that any group could have, and the plan's kernel replaces them
    constexpr int kSome = 64;
    typename Own::Arguments made{};
    made.mode = cutlass::gemm::GemmUniversalMode::kGemm;
    made.problem_shape = {kSome, kSome, kSome, 1};
    static_cast<typename Loop::Own::Arguments&>(made.mainloop) = {gemm.workspace, gemm.workspace, kSome, kSome, 0, 0,
                                                                  (own.is_a_by_k ? 1 : 0) | (own.is_b_by_k ? 2 : 0),
                                                                  own.type == Type::kHalf};
    made.mainloop.records = plan.records;
    made.mainloop.record_bytes = plan.record_bytes;
    made.mainloop.header = plan.header;
    made.mainloop.tiles = plan.tiles;
    made.epilogue.ptr_C = made.epilogue.ptr_D = static_cast<uint16_t*>(gemm.workspace);
    cute::get<kIsByN ? 0 : 1>(made.epilogue.dD) = kSome;
    made.epilogue.dC = made.epilogue.dD;
    made.epilogue.thread = {{}, {own.beta != 0}, finish_of(own)};
    made.epilogue.records = plan.records + kLoopBytes;
    made.epilogue.record_bytes = plan.record_bytes;
    made.hw_info.device_id = own.device;
    made.hw_info.sm_count = own.processors;
    made.scheduler.header = plan.header;
    made.scheduler.tiles = plan.tiles;
    made.scheduler.most_tiles = plan.most_tiles;

    cutlass::gemm::device::GemmUniversalAdapter<Own> adapter;
    auto status = adapter.initialize(made, nullptr, static_cast<cudaStream_t>(stream));
    if (status == cutlass::Status::kSuccess) {
      const auto& params = adapter.params();
      std::memcpy(plan.record, &params.mainloop.of_layout, sizeof params.mainloop.of_layout);
      std::memcpy(plan.record + kLoopBytes, static_cast<const typename Finishing::Params*>(&params.epilogue),
                  sizeof(typename Finishing::Params));
      Loop::find_descriptors(params.mainloop, plan.descriptors);
      Epilogue::find_descriptors(params.epilogue, plan.descriptors + 2);
      plan.descriptors[2] += kLoopBytes;
      plan.descriptors[3] += kLoopBytes;
      if (const char* wrong = sm90_gemm::launch(plan, gemm.listed, stream)) {
        return wrong;
      }
      constexpr bool kOverlaps = true;
      status = adapter.run(static_cast<cudaStream_t>(stream), nullptr, kOverlaps);
    }
    const cudaError_t error = cudaGetLastError();
    if (error != cudaSuccess) {
      return cudaGetErrorString(error);
    }
    return status == cutlass::Status::kSuccess ? nullptr : cutlass::cutlassGetStatusString(status);
  }

  static GroupedInstance instance(const char* name) {
    return {name, kTileM, kTileN, kTileK, kClusterM, kClusterN, kIsByN, kRecordBytes, &launch};
  }
};

}  // namespace sm90_gemm
