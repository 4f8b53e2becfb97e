// The epilogue of a kernel for groups.
#pragma once

#include "epilogue.cuh"
#include "grouped_tiles.cuh"

namespace sm90_gemm {

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

}  // namespace sm90_gemm
