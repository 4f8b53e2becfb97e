// The main loop of a kernel for groups.
#pragma once

#include "grouped_tiles.cuh"
#include "mainloop.cuh"

namespace sm90_gemm {

// The main loop, with the parameters of a tile's group, and as many steps as its sums have. CUTLASS's pingpong counts on the same number for
// all tiles: so this walks through the list, too, and has the states of the pipeline itself.
template <class TileShape, class ClusterShape, class Schedule, int kEpilogueBytes>
struct GroupedMainloop : Mainloop<TileShape, ClusterShape, Schedule, kEpilogueBytes> {
  using Own = Mainloop<TileShape, ClusterShape, Schedule, kEpilogueBytes>;
  using typename Own::MainloopPipeline;
  using typename Own::PipelineState;
  using typename Own::TensorStorage;
  using Bytes = decltype(Own::Params::of_layout);
  static constexpr bool kTakesTurns = cute::is_base_of_v<cutlass::gemm::KernelTmaWarpSpecializedPingpong, Schedule>;

  struct Arguments : Own::Arguments {
    const unsigned char* records = nullptr;
    int record_bytes = 0;
    const PlanHeader* header = nullptr;
    const Tile* tiles = nullptr;
  };
  struct Params : Own::Params {
    const unsigned char* records;
    int record_bytes;
    const PlanHeader* header;
    const Tile* tiles;
  };

  template <class ProblemShape>
  static Params to_underlying_arguments(const ProblemShape& shape, const Arguments& given, void* workspace) {
    Params made{};
    static_cast<typename Own::Params&>(made) = Own::to_underlying_arguments(shape, given, workspace);
    made.records = given.records;
    made.record_bytes = given.record_bytes;
    made.header = given.header;
    made.tiles = given.tiles;
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
  CUTLASS_DEVICE void load(const Params& params, MainloopPipeline pipeline, PipelineState given, const Inputs& inputs,
                           const BlockCoord& block, KTiles k_tiles, int count, int thread, uint32_t rank, TensorStorage& storage) {
    if constexpr (kTakesTurns) {
      if (!is_begun_) {
        begin(given, params);
      }
      count = next_steps();
      given = state_;
      state_.advance(count);
    }
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
      collective.load(own, pipeline, given, collective.load_init(shape, own), of_group, k_tiles, count, thread, rank,
                      reinterpret_cast<typename C::TensorStorage&>(storage));
    });
  }

  CUTLASS_DEVICE void load_tail(MainloopPipeline pipeline, PipelineState given) {
    Own::load_tail(pipeline, kTakesTurns && is_begun_ ? state_ : given);
  }

  template <class Accumulators>
  CUTLASS_DEVICE void mma(MainloopPipeline pipeline, PipelineState given, Accumulators& sums, int count, int thread,
                          TensorStorage& storage, const Params& params) {
    if constexpr (kTakesTurns) {
      if (!is_begun_) {
        begin(PipelineState{}, params);
        if (cutlass::canonical_warp_group_idx() == 2) {  // the second of those that take turns
          skip();
        }
        count_ = next_steps();
      }
      given = state_;
      count = count_;
    }
    if (count == 0) {
      cute::clear(sums);
    } else {
      Own::mma(pipeline, given, sums, count, thread, storage, params);
    }
  }

  CUTLASS_DEVICE void mma_tail(MainloopPipeline pipeline, PipelineState given, int count) {
    if constexpr (kTakesTurns) {
      Own::mma_tail(pipeline, state_, count_);
      state_.advance(count_);
      skip();
      count_ = next_steps();  // here, while the other one multiplies
    } else {
      Own::mma_tail(pipeline, given, count);
    }
  }

 private:
  CUTLASS_DEVICE void begin(const PipelineState& state, const Params& params) {
    is_begun_ = true;
    params_ = &params;
    state_ = state;
    cursor_ = Cursor<ClusterShape>::first();
  }
  CUTLASS_DEVICE int next_steps() {
    const int steps = cursor_.at < static_cast<uint32_t>(params_->header->tiles) ? params_->tiles[cursor_.at].steps : 0;
    cursor_.at += cursor_.step;
    return steps;
  }
  // Leave a tile to the other one.
  CUTLASS_DEVICE void skip() { state_.advance(next_steps()); }

  LastGroup last_;
  const Params* params_ = nullptr;
  bool is_begun_ = false;
  PipelineState state_;
  Cursor<ClusterShape> cursor_;
  int count_ = 0;
};

}  // namespace sm90_gemm
