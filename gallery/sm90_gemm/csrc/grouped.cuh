// The kernels of CUTLASS's collectives for groups: each has parameters of its own in memory, among them TMA's descriptors, which a small
// kernel before this one has written (plan.cu), and a list of all tiles.
//
// CUTLASS's own kernels for groups make descriptors where a tile of another group begins, and wait for them. Here none waits, and what
// one computes is what the kernels of kernel.cuh do.
#pragma once

#include <cstring>

#include "kernel.cuh"
#include "plan.h"

namespace sm90_gemm {

// Tiles from a list in memory, of which each cluster has every so many-th.
struct ListedTiles {};

template <class ClusterShape>
class TilesOfList : public cutlass::gemm::kernel::detail::PersistentTileSchedulerSm90 {
  using Base = cutlass::gemm::kernel::detail::PersistentTileSchedulerSm90;
  static constexpr int kClusterM = cute::size<0>(ClusterShape{}), kClusterN = cute::size<1>(ClusterShape{});

 public:
  struct WorkTileInfo {
    int32_t M_idx = 0, N_idx = 0, L_idx = 0, steps = 0;
    bool is_there = false;
    CUTLASS_HOST_DEVICE bool is_valid() const { return is_there; }
    CUTLASS_HOST_DEVICE bool is_final_split(uint32_t) const { return true; }
    CUTLASS_HOST_DEVICE int32_t reduction_subtile_idx() const { return -1; }
  };
  struct Arguments : Base::Arguments {
    const PlanHeader* header = nullptr;
    const Tile* tiles = nullptr;
    int64_t most_tiles = 0;
  };
  struct Params : Base::Params {
    const PlanHeader* header = nullptr;
    const Tile* tiles = nullptr;
    int64_t most_tiles = 0;
  };

  template <class... Others>
  static Params to_underlying_arguments(const Others&... others) {
    Params made{};
    const auto take = [&](const auto& one) {
      if constexpr (cute::is_same_v<cute::remove_cvref_t<decltype(one)>, Arguments>) {
        made.header = one.header;
        made.tiles = one.tiles;
        made.most_tiles = one.most_tiles;
      }
    };
    (take(others), ...);
    return made;
  }

  template <class ProblemShape, class TileShape>
  static dim3 get_grid_shape(const Params& params, const ProblemShape&, TileShape, ClusterShape,
                             const cutlass::KernelHardwareInfo& hardware, const Arguments&) {
    const int64_t clusters = hardware.sm_count / (kClusterM * kClusterN);
    return dim3(kClusterM, kClusterN * static_cast<unsigned>(params.most_tiles < clusters ? params.most_tiles : clusters), 1);
  }

  CUTLASS_DEVICE explicit TilesOfList(const Params& params)
      : params_(params), at_(blockIdx.y / kClusterN), step_(gridDim.y / kClusterN) {}

  template <class Cluster>
  CUTLASS_DEVICE WorkTileInfo initial_work_tile_info(Cluster) {
    cutlass::arch::wait_on_dependent_grids();  // the list is being written
    count_ = params_.header->tiles;
    ahead_ = loaded(at_ + step_);
    return info(loaded(at_), at_);
  }

  CUTLASS_DEVICE WorkTileInfo get_current_work() const { return info(loaded(at_), at_); }

  CUTLASS_DEVICE void advance_to_next_work(uint32_t count = 1) { at_ += step_ * count; }

  template <class... Pipelines>
  CUTLASS_DEVICE auto fetch_next_work(const WorkTileInfo&, const Pipelines&...) {
    at_ += step_;
    const WorkTileInfo found = info(ahead_, at_);
    ahead_ = loaded(at_ + step_);  // it comes while this tile is computed
    return cute::make_tuple(found, true);
  }

  CUTLASS_DEVICE bool is_last_tile(const WorkTileInfo&, uint32_t count = 1) const { return at_ + step_ * count >= count_; }

  template <class ProblemShape, class TileShape>
  CUTLASS_HOST_DEVICE static int get_work_k_tile_count(const WorkTileInfo& info, const ProblemShape&, TileShape) {
    return info.steps;
  }
  CUTLASS_HOST_DEVICE static uint32_t get_work_k_tile_start(const WorkTileInfo&) { return 0; }
  CUTLASS_DEVICE static bool valid_warpgroup_in_work_tile(const WorkTileInfo&) { return true; }
  CUTLASS_HOST_DEVICE static bool compute_epilogue(const WorkTileInfo&, const Params&) { return true; }
  CUTLASS_DEVICE static bool requires_separate_reduction(const Params&) { return false; }
  template <class Sums>
  CUTLASS_DEVICE static void fixup(const Params&, const WorkTileInfo&, Sums&, uint32_t, uint32_t) {}

 private:
  CUTLASS_DEVICE int4 loaded(uint32_t at) const {
    return at < count_ ? *reinterpret_cast<const int4*>(params_.tiles + at) : int4{};
  }
  CUTLASS_DEVICE WorkTileInfo info(const int4& tile, uint32_t at) const {
    const dim3 block = cute::block_id_in_cluster();
    return {tile.y * kClusterM + static_cast<int>(block.x), tile.z * kClusterN + static_cast<int>(block.y), tile.x, tile.w, at < count_};
  }

  const Params& params_;
  uint32_t at_, step_, count_ = 0;
  int4 ahead_{};
};

// Of the group whose descriptors a warp has waited for.
class LastGroup {
 public:
  CUTLASS_DEVICE bool is_new(int group) {
    const bool is_new = group != group_;
    group_ = group;
    return is_new;
  }

 private:
  int group_ = -1;
};

// The main loop, with the parameters of a tile's group.
template <class TileShape, class ClusterShape, class Schedule, int kEpilogueBytes>
struct GroupedMainloop : Mainloop<TileShape, ClusterShape, Schedule, kEpilogueBytes> {
  using Own = Mainloop<TileShape, ClusterShape, Schedule, kEpilogueBytes>;
  using typename Own::MainloopPipeline;
  using typename Own::PipelineState;
  using typename Own::TensorStorage;
  using Bytes = decltype(Own::Params::of_layout);

  struct Arguments : Own::Arguments {
    const unsigned char* records = nullptr;
    int record_bytes = 0;
  };
  struct Params : Own::Params {
    const unsigned char* records;
    int record_bytes;
  };

  template <class ProblemShape>
  static Params to_underlying_arguments(const ProblemShape& shape, const Arguments& given, void* workspace) {
    Params made{};
    static_cast<typename Own::Params&>(made) = Own::to_underlying_arguments(shape, given, workspace);
    made.records = given.records;
    made.record_bytes = given.record_bytes;
    return made;
  }

  // Where the descriptors of a and b are in the parameters of a layout.
  static void find_descriptors(const Params& params, int* found) {
    Own::template with_collective<cutlass::bfloat16_t>(params.layout, [&](auto collective) {
      const auto& own = Own::template params_of<decltype(collective)>(params);
      const auto* begin = reinterpret_cast<const unsigned char*>(&params.of_layout);
      found[0] = static_cast<int>(reinterpret_cast<const unsigned char*>(own.tma_load_a.get_tma_descriptor()) - begin);
      found[1] = static_cast<int>(reinterpret_cast<const unsigned char*>(own.tma_load_b.get_tma_descriptor()) - begin);
    });
  }

  CUTLASS_DEVICE static void prefetch_tma_descriptors(const Params&) {}

  template <class Inputs, class KTiles, class BlockCoord>
  CUTLASS_DEVICE void load(const Params& params, MainloopPipeline pipeline, PipelineState write, const Inputs& inputs,
                           const BlockCoord& block, KTiles k_tiles, int count, int thread, uint32_t rank, TensorStorage& storage) {
    const auto shape = cute::make_shape(1, 1, 1, 1);  // sizes do not matter here: TMA has them
    const auto* record = params.records + int64_t(cute::get<3>(block)) * params.record_bytes;
    const auto of_group = cute::make_coord(cute::get<0>(block), cute::get<1>(block), cute::get<2>(block), 0);
    Own::template with_collective<cutlass::bfloat16_t>(params.layout, [&](auto collective) CUTLASS_LAMBDA_FUNC_INLINE {
      using C = decltype(collective);
      const auto& own = *reinterpret_cast<const typename C::Params*>(record);
      if (last_.is_new(cute::get<3>(block))) {
        cute::tma_descriptor_fence_acquire(own.tma_load_a.get_tma_descriptor());
        cute::tma_descriptor_fence_acquire(own.tma_load_b.get_tma_descriptor());
      }
      collective.load(own, pipeline, write, collective.load_init(shape, own), of_group, k_tiles, count, thread, rank,
                      reinterpret_cast<typename C::TensorStorage&>(storage));
    });
  }

  template <class Accumulators>
  CUTLASS_DEVICE void mma(MainloopPipeline pipeline, PipelineState read, Accumulators& sums, int count, int thread,
                          TensorStorage& storage, const Params& params) {
    if (count == 0) {
      cute::clear(sums);
    } else {
      Own::mma(pipeline, read, sums, count, thread, storage, params);
    }
  }

 private:
  LastGroup last_;
};

// The epilogue, with the descriptors of a tile's group.
template <class Own>
struct GroupedEpilogue : Own {
  using typename Own::LoadPipeline;
  using typename Own::LoadPipelineState;
  using typename Own::StorePipeline;
  using typename Own::StorePipelineState;
  using typename Own::TensorStorage;

  struct Arguments : Own::Arguments {
    const unsigned char* records = nullptr;  // what the epilogue has of the first group
    int record_bytes = 0;
  };
  struct Params : Own::Params {
    const unsigned char* records;
    int record_bytes;
  };
  const Params& params;

  CUTLASS_HOST_DEVICE GroupedEpilogue(const Params& params, TensorStorage& storage) : Own(params, storage), params(params) {}

  template <class ProblemShape>
  static Params to_underlying_arguments(const ProblemShape& shape, const Arguments& given, void* workspace) {
    Params made{};
    static_cast<typename Own::Params&>(made) = Own::to_underlying_arguments(shape, given, workspace);
    made.records = given.records;
    made.record_bytes = given.record_bytes;
    return made;
  }

  static void find_descriptors(const Params& params, int* found) {
    const auto* begin = reinterpret_cast<const unsigned char*>(static_cast<const typename Own::Params*>(&params));
    found[0] = static_cast<int>(reinterpret_cast<const unsigned char*>(params.tma_load_c.get_tma_descriptor()) - begin);
    found[1] = static_cast<int>(reinterpret_cast<const unsigned char*>(params.tma_store_d.get_tma_descriptor()) - begin);
  }

  CUTLASS_DEVICE static void prefetch_tma_descriptors(const Params&) {}

  template <class ProblemShape, class Tile, class Coord, class TiledMma>
  CUTLASS_DEVICE auto load(LoadPipeline pipeline, LoadPipelineState state, const ProblemShape&, Tile tile, const Coord& block,
                           TiledMma mma, int thread, TensorStorage& shared, int part = -1) {
    const auto& own = of_group(block);
    if (last_.is_new(cute::get<3>(block))) {
      cute::tma_descriptor_fence_acquire(own.tma_load_c.get_tma_descriptor());
    }
    return Own(own, shared).load(pipeline, state, unbounded(), tile, in_group(block), mma, thread, shared, part);
  }

  template <class ProblemShape, class Tile, class Coord, class Sums, class TiledMma>
  CUTLASS_DEVICE auto store(LoadPipeline load_pipeline, LoadPipelineState load_state, StorePipeline pipeline, StorePipelineState state,
                            const ProblemShape&, Tile tile, const Coord& block, Sums& sums, TiledMma mma, int thread,
                            TensorStorage& shared, int part = -1) {
    const auto& own = of_group(block);
    if (thread < cutlass::NumThreadsPerWarp && last_.is_new(cute::get<3>(block))) {  // the warp that stores
      cute::tma_descriptor_fence_acquire(own.tma_store_d.get_tma_descriptor());
    }
    return Own(own, shared).store(load_pipeline, load_state, pipeline, state, unbounded(), tile, in_group(block), sums, mma, thread,
                                  shared, part);
  }

 private:
  template <class Coord>
  CUTLASS_DEVICE const typename Own::Params& of_group(const Coord& block) const {
    return *reinterpret_cast<const typename Own::Params*>(params.records + int64_t(cute::get<3>(block)) * params.record_bytes);
  }
  template <class Coord>
  CUTLASS_DEVICE static auto in_group(const Coord& block) {
    return cute::make_coord(cute::get<0>(block), cute::get<1>(block), cute::get<2>(block), 0);
  }
  CUTLASS_DEVICE static auto unbounded() { return cute::make_shape(1 << 30, 1 << 30, 1, 1); }  // TMA has the sizes, and there is no bias

  LastGroup last_;
};

template <class Schedule, int kTileM, int kTileN, int kTileK, int kClusterM, int kClusterN, bool kIsByN>
struct GroupedKernel {
  using TileShape = cute::Shape<cute::Int<kTileM>, cute::Int<kTileN>, cute::Int<kTileK>>;
  using ClusterShape = cute::Shape<cute::Int<kClusterM>, cute::Int<kClusterN>, cute::_1>;
  using Out = Output<TileShape, ClusterShape, Schedule, kIsByN, Tree>;
  using Loop = GroupedMainloop<TileShape, ClusterShape, typename Schedule::Mainloop, Out::kSharedBytes>;
  using Epilogue = GroupedEpilogue<typename Out::Epilogue>;
  using Own = cutlass::gemm::kernel::GemmUniversal<cute::Shape<int, int, int, int>, Loop, Epilogue, ListedTiles>;

  // CUTLASS's pingpong counts on the same steps for all tiles.
  static constexpr bool kTakesAnyK = cute::is_base_of_v<cutlass::gemm::KernelTmaWarpSpecializedCooperative, typename Schedule::Mainloop>;
  // What a group has of its own: parameters of the main loop, and of the epilogue.
  static constexpr size_t kLoopBytes = (sizeof(typename Loop::Bytes) + 127) / 128 * 128;
  static constexpr size_t kRecordBytes = kLoopBytes + (sizeof(typename Out::Epilogue::Params) + 127) / 128 * 128;
  static_assert(kRecordBytes <= kMostRecordBytes);

  static const char* launch(const GroupedGemm& gemm, void* stream) {
    Plan plan{};
    plan.gemm = gemm;
    place(plan, instance(""));
    plan.gemm.listed = nullptr;  // it is on the host
    const GroupedGemm& own = plan.gemm;
    // CUTLASS makes descriptors of sizes that any group could have, and the plan's kernel replaces them
    constexpr int kSome = 64;
    Gemm some{};
    some.m = some.n = some.k = kSome;
    some.batch = 1;
    some.a = some.b = some.c = some.d = Matrix{gemm.workspace, kSome, 0};
    some.alpha = own.alpha;
    some.beta = own.beta;
    some.type = own.type;
    some.activation = own.activation;
    some.device = own.device;
    some.processors = own.processors;
    typename Own::Arguments made{};
    made.mode = cutlass::gemm::GemmUniversalMode::kGemm;
    made.problem_shape = {kSome, kSome, kTakesAnyK ? kSome : own.k, 1};
    static_cast<typename Loop::Own::Arguments&>(made.mainloop) = {some.a.data, some.b.data, kSome, kSome, 0, 0,
                                                                  (own.is_a_by_k ? 1 : 0) | (own.is_b_by_k ? 2 : 0),
                                                                  own.type == Type::kHalf};
    made.mainloop.records = plan.records;
    made.mainloop.record_bytes = plan.record_bytes;
    using Stride = typename Own::StrideD;
    made.epilogue.ptr_C = static_cast<const uint16_t*>(some.c.data);
    made.epilogue.dC = stride_of<Stride>(some.c);
    made.epilogue.ptr_D = static_cast<uint16_t*>(some.d.data);
    made.epilogue.dD = stride_of<Stride>(some.d);
    made.epilogue.thread = {{}, {own.beta != 0}, {nullptr}, finish_of(some)};
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
      std::memcpy(plan.record + kLoopBytes, static_cast<const typename Out::Epilogue::Params*>(&params.epilogue),
                  sizeof(typename Out::Epilogue::Params));
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
    return {name, kTileM, kTileN, kTileK, kClusterM, kClusterN, kIsByN, kTakesAnyK, kRecordBytes, &launch};
  }
};

}  // namespace sm90_gemm

namespace cutlass::gemm::kernel::detail {

template <class TileShape, class ClusterShape, uint32_t kStages>
struct TileSchedulerSelector<sm90_gemm::ListedTiles, cutlass::arch::Sm90, TileShape, ClusterShape, kStages> {
  using Scheduler = sm90_gemm::TilesOfList<ClusterShape>;
};

}  // namespace cutlass::gemm::kernel::detail
