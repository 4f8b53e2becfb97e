// Which tiles of which groups a thread block has: from the list that plan.cu has written.
#pragma once

#define CUTLASS_ENABLE_GDC_FOR_SM90 1  // kernels wait for the one before them where they first read its results

#include <cutlass/gemm/kernel/gemm_universal.hpp>
#include <cutlass/gemm/kernel/tile_scheduler.hpp>

#include "plan.h"

namespace sm90_gemm {

// Tiles from a list in memory, of which each cluster has every so many-th.
struct ListedTiles {};

// The place in the list of a cluster's first tile, and how far its next one is.
template <class ClusterShape>
struct Cursor {
  static constexpr int kClusterN = cute::size<1>(ClusterShape{});
  uint32_t at = 0, step = 0;
  CUTLASS_DEVICE static Cursor first() { return {blockIdx.y / kClusterN, gridDim.y / kClusterN}; }
};

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
      : params_(params), at_(Cursor<ClusterShape>::first().at), step_(Cursor<ClusterShape>::first().step) {}

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

}  // namespace sm90_gemm

namespace cutlass::gemm::kernel::detail {

template <class TileShape, class ClusterShape, uint32_t kStages>
struct TileSchedulerSelector<sm90_gemm::ListedTiles, cutlass::arch::Sm90, TileShape, ClusterShape, kStages> {
  using Scheduler = sm90_gemm::TilesOfList<ClusterShape>;
};

}  // namespace cutlass::gemm::kernel::detail
