// A kernel of two groups of four warps that sum and one that loads.
//
// Each of the two has a tile of its own, and they take turns: one has the tensor cores, the other ends its tile. CUTLASS's kernel of this
// kind has ends take turns, too, for they share memory. Here each group has its own, and only sums take turns: where the end takes longer
// than the sums, two ends overlap. Or both have half of a tile, where sums need twice the registers. And what a kernel is asked for when
// it runs - the layouts, the type - is branched on once, outside of everything: the next group begins when products of the one before
// are still under way.
#pragma once

#include <cutlass/arch/barrier.h>
#include <cutlass/arch/grid_dependency_control.h>
#include <cutlass/arch/reg_reconfig.h>
#include <cutlass/gemm/kernel/gemm_universal.hpp>
#include <cutlass/gemm/kernel/tile_scheduler.hpp>

namespace sm90_gemm {

// Whether a main loop begins a tile before the one before it is ended.
template <class Collective, class = void>
constexpr bool kBeginsAhead = false;
template <class Collective>
constexpr bool kBeginsAhead<Collective, cute::void_t<decltype(Collective::kBeginsAhead)>> = Collective::kBeginsAhead;

template <class Loop, class Finish>
struct TwoGroups
    : cutlass::gemm::kernel::GemmUniversal<cute::Shape<int, int, int, int>, Loop, Finish, cutlass::gemm::PersistentScheduler> {
  using Base = cutlass::gemm::kernel::GemmUniversal<cute::Shape<int, int, int, int>, Loop, Finish, cutlass::gemm::PersistentScheduler>;
  using typename Base::ClusterShape;
  using typename Base::Params;
  using typename Base::SharedStorage;
  using typename Base::TileScheduler;
  using typename Base::TileShape;
  static constexpr int kGroup = 128, kBoth = 2 * kGroup;  // threads
  static constexpr uint32_t kTurns = 2;                   // the first of two barriers; those before them are the ends'
  static constexpr bool kTogether = cute::size(typename Loop::TiledMma{}) == kBoth;  // they have half of a tile each
  static constexpr int kSums = cute::size<0>(TileShape{}) * cute::size<1>(TileShape{}) / (kTogether ? kBoth : kGroup);  // of a thread
  static constexpr bool kIsFull = kTogether || kSums > 128 || (kSums == 128 && cute::size(ClusterShape{}) == 1);  // else sums spill
  static constexpr int kRegistersToLoad = kIsFull ? 24 : 40, kRegistersToSum = kIsFull ? 240 : 232;

  CUTLASS_DEVICE void operator()(const Params& params, char* shared) {
    auto& storage = *reinterpret_cast<SharedStorage*>(shared);
    if constexpr (cute::sizeof_bits_v<typename Loop::ElementA> == 16) {
      Loop::with_any(params.mainloop, [&](auto collective, const auto& own) CUTLASS_LAMBDA_FUNC_INLINE {
        compute(collective, own, params, storage);
      });
    } else {  // float8 has one layout
      compute(Loop{}, params.mainloop, params, storage);
    }
  }

  // What all threads of a block do first.
  template <class Collective>
  CUTLASS_DEVICE static typename Collective::MainloopPipeline begin(const typename Collective::Params& own, const Params& params,
                                                                    SharedStorage& storage) {
    using Pipeline = typename Collective::MainloopPipeline;
    const int group = cutlass::canonical_warp_group_idx(), warp = cutlass::canonical_warp_idx_sync();
    const int thread = static_cast<int>(threadIdx.x) % kGroup;
    if (warp == 0 && cute::elect_one_sync()) {
      Collective::prefetch_tma_descriptors(own);
      Finish::prefetch_tma_descriptors(params.epilogue);
    }
    typename Pipeline::Params roles;
    roles.role = group == 0 ? Pipeline::ThreadCategory::Producer : Pipeline::ThreadCategory::Consumer;
    roles.is_leader = thread == 0;
    roles.num_consumers = kTogether ? kBoth : kGroup;
    roles.num_producers = Collective::NumProducerThreadEvents;
    roles.transaction_bytes = params.mainloop.tma_transaction_bytes;
    Pipeline pipeline(storage.pipelines.mainloop, roles, ClusterShape{});
    if constexpr (cute::size(ClusterShape{}) > 1) {  // all have set up theirs
      cute::cluster_arrive_relaxed();
      cute::cluster_wait();
    } else {
      __syncthreads();
    }
    return pipeline;
  }

 private:
  template <class Collective>
  CUTLASS_DEVICE static void compute(Collective collective, const typename Collective::Params& own, const Params& params,
                                     SharedStorage& storage) {
    using Pipeline = typename Collective::MainloopPipeline;
    const int group = cutlass::canonical_warp_group_idx(), warp = cutlass::canonical_warp_idx_sync();
    const int thread = static_cast<int>(threadIdx.x) % kGroup;
    Pipeline pipeline = begin<Collective>(own, params, storage);
    auto& stages = reinterpret_cast<typename Collective::TensorStorage&>(storage.tensors.mainloop);
    const auto inputs = collective.load_init(params.problem_shape, own);
    const int steps = cute::size<3>(cute::get<0>(inputs));  // of a tile
    TileScheduler tiles(params.scheduler);
    const auto place_of = [](const auto& tile) CUTLASS_LAMBDA_FUNC_INLINE {
      return cute::make_coord(tile.M_idx, tile.N_idx, cute::_, tile.L_idx);
    };
    if (group == 0) {
      cutlass::arch::warpgroup_reg_dealloc<kRegistersToLoad>();
      if (warp != 0) {
        return;
      }
      cutlass::arch::wait_on_dependent_grids();
      auto state = cutlass::make_producer_start_state<Pipeline>();
      for (auto tile = tiles.get_current_work(); tile.is_valid(); tile = tiles.get_current_work()) {
        collective.load(own, pipeline, state, inputs, place_of(tile), cute::make_coord_iterator(steps), steps, thread,
                        cute::block_rank_in_cluster(), stages);
        state.advance(steps);
        tiles.advance_to_next_work();
      }
      collective.load_tail(pipeline, state);
      return;
    }

    cutlass::arch::warpgroup_reg_alloc<kRegistersToSum>();
    using Barrier = cutlass::arch::NamedBarrier;
    const uint32_t own_turn = kTurns + group - 1, other_turn = kTurns + 2 - group;
    const int own_thread = kTogether ? thread + (group - 1) * kGroup : thread;
    constexpr int kApart = kTogether ? 1 : 2;  // tiles of a group
    typename Pipeline::PipelineState state;
    if (!kTogether && group == 2) {
      Barrier::arrive(kBoth, other_turn);  // the other one begins
      tiles.advance_to_next_work();
      state.advance(steps);
    }
    Finish finish(params.epilogue, storage.tensors.epilogue);
    typename Collective::TiledMma multiply;
    auto tile = tiles.get_current_work();
    if (!tile.is_valid()) {
      cutlass::arch::launch_dependent_grids();
      return;
    }
    if constexpr (kBeginsAhead<Collective>) {
      auto first = cute::partition_fragment_C(multiply, cute::take<0, 2>(TileShape{}));
      collective.begin(pipeline, state, first, own_thread, stages);
      for (bool is_last = false; !is_last;) {
        finish.begin(params.problem_shape, place_of(tile));
        Finish::meet();
        auto sums = cute::make_fragment_like(first);
        collective.end(pipeline, state, sums, first, steps, own_thread, stages);
        state.advance(steps);
        const auto done = place_of(tile);
        tiles.advance_to_next_work();
        tile = tiles.get_current_work();
        is_last = !tile.is_valid();
        if (is_last) {  // the compiler must not see products under way where branches meet
          cutlass::arch::launch_dependent_grids();
          finish.end(params.problem_shape, done, sums, storage.tensors.epilogue);
        } else {
          collective.begin(pipeline, state, first, own_thread, stages);
          finish.end(params.problem_shape, done, sums, storage.tensors.epilogue);
        }
      }
    } else {
      while (tile.is_valid()) {
        finish.begin(params.problem_shape, place_of(tile));
        auto sums = cute::partition_fragment_C(multiply, cute::take<0, 2>(TileShape{}));
        if constexpr (kTogether) {
          Finish::meet();
        } else {
          Barrier::sync(kBoth, own_turn);
        }
        collective.mma(pipeline, state, sums, steps, own_thread, stages, own);
        if constexpr (!kTogether) {
          Barrier::arrive(kBoth, other_turn);
        }
        collective.mma_tail(pipeline, state, steps);
        state.advance(kApart * steps);
        if (tiles.is_last_tile(tile, kApart)) {
          cutlass::arch::launch_dependent_grids();
        }
        finish.end(params.problem_shape, place_of(tile), sums, storage.tensors.epilogue);
        tiles.advance_to_next_work(kApart);
        tile = tiles.get_current_work();
      }
    }
  }
};

}  // namespace sm90_gemm
