// A kernel that divides the sums of each tile along k.
//
// Results of few tiles leave most processors idle, however long their sums are. Here each block has a part of one tile, and the last part
// to be there ends the tile. Parts are added in their order, whichever is last.
#pragma once

#include <algorithm>

#include <cutlass/arch/grid_dependency_control.h>
#include <cutlass/arch/reg_reconfig.h>
#include <cutlass/gemm/kernel/gemm_universal.hpp>
#include <cutlass/gemm/kernel/tile_scheduler.hpp>

#include "division.cuh"
#include "two_groups.cuh"

namespace sm90_gemm {

// Both groups of warps that sum have half of a tile; or one has all of it, and the other nothing.
template <class Loop, class Finish>
struct Divided : TwoGroups<Loop, Finish> {
  using Groups = TwoGroups<Loop, Finish>;
  using typename Groups::ClusterShape;
  using typename Groups::SharedStorage;
  using typename Groups::TileScheduler;
  using typename Groups::TileShape;
  static_assert(cute::size<1>(ClusterShape{}) == 1);
  using Parts = Exchange<Groups::kTogether ? 2 : 1>;

  struct Arguments : Groups::Arguments {
    Division division;
  };
  struct Params : Groups::Params {
    Parts exchange;
  };

  static Params to_underlying_arguments(const Arguments& given, void* workspace) {
    Params made{};
    static_cast<typename Groups::Params&>(made) = Groups::to_underlying_arguments(given, workspace);
    const int tiles = static_cast<int>(made.scheduler.blocks_per_problem_);  // of all products
    const int steps = (cute::get<2>(made.problem_shape) - 1) / cute::size<2>(TileShape{}) + 1;
    const int parts = std::min(given.division.parts, steps);
    auto* sums = static_cast<float*>(given.division.memory);
    auto* counters = reinterpret_cast<unsigned long long*>(sums + int64_t(parts) * tiles * cute::size(cute::take<0, 2>(TileShape{})));
    made.exchange = {sums, counters, given.division.tag, parts, tiles};
    return made;
  }

  // Parts of a cluster's tiles are neighbours.
  static dim3 get_grid_shape(const Params& params) { return dim3(params.exchange.parts * params.exchange.tiles); }

  CUTLASS_DEVICE void operator()(const Params& params, char* shared) {
    auto& storage = *reinterpret_cast<SharedStorage*>(shared);
    Loop::with_any(params.mainloop, [&](auto collective, const auto& own) CUTLASS_LAMBDA_FUNC_INLINE {
      compute(collective, own, params, storage);
    });
  }

 private:
  template <class Collective>
  CUTLASS_DEVICE static void compute(Collective collective, const typename Collective::Params& own, const Params& params,
                                     SharedStorage& storage) {
    using Pipeline = typename Collective::MainloopPipeline;
    const int group = cutlass::canonical_warp_group_idx(), warp = cutlass::canonical_warp_idx_sync();
    const int thread = static_cast<int>(threadIdx.x) % Groups::kGroup;
    Pipeline pipeline = Groups::template begin<Collective>(own, params, storage);
    auto& stages = reinterpret_cast<typename Collective::TensorStorage&>(storage.tensors.mainloop);
    const auto inputs = collective.load_init(params.problem_shape, own);
    const Parts& exchange = params.exchange;
    const int at = static_cast<int>(blockIdx.x) % exchange.tiles, part = static_cast<int>(blockIdx.x) / exchange.tiles;
    const auto tile = TileScheduler(params.scheduler).get_current_work_for_linear_idx(at);
    const auto place = cute::make_coord(tile.M_idx, tile.N_idx, cute::_, tile.L_idx);
    const int64_t all_steps = cute::size<3>(cute::get<0>(inputs));
    const int first = static_cast<int>(all_steps * part / exchange.parts);
    const int steps = static_cast<int>(all_steps * (part + 1) / exchange.parts) - first;
    if (group == 0) {
      cutlass::arch::warpgroup_reg_dealloc<Groups::kRegistersToLoad>();
      if (warp != 0) {
        return;
      }
      cutlass::arch::wait_on_dependent_grids();
      auto state = cutlass::make_producer_start_state<Pipeline>();
      collective.load(own, pipeline, state, inputs, place, cute::make_coord_iterator(first, static_cast<int>(all_steps)), steps, thread,
                      cute::block_rank_in_cluster(), stages);
      state.advance(steps);
      collective.load_tail(pipeline, state);
      return;
    }

    cutlass::arch::warpgroup_reg_alloc<Groups::kRegistersToSum>();
    if (!Groups::kTogether && group == 2) {
      return;
    }
    const int own_group = group - 1;
    typename Pipeline::PipelineState state;
    Finish finish(params.epilogue, storage.tensors.epilogue);
    typename Collective::TiledMma multiply;
    auto sums = cute::partition_fragment_C(multiply, cute::take<0, 2>(TileShape{}));
    collective.mma(pipeline, state, sums, steps, thread + own_group * Groups::kGroup, stages, own);
    collective.mma_tail(pipeline, state, steps);
    cutlass::arch::launch_dependent_grids();
    finish.begin(params.problem_shape, place);
    if (exchange.parts == 1 || exchange.join(sums, at, part, own_group)) {
      finish.end(params.problem_shape, place, sums, storage.tensors.epilogue);
    }
  }
};

}  // namespace sm90_gemm
