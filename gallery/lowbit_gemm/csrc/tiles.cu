// Which tile a product has, and its launch.
#ifndef USE_ROCM
#include "tiles.cuh"

namespace lowbit_gemm {
namespace {

using Encode = decltype(&cuTensorMapEncodeTiled);

Encode find_encode() {
  void* found = nullptr;
  cudaDriverEntryPointQueryResult result{};
  Gpu::check(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &found, 12000, cudaEnableDefault, &result));
  STD_TORCH_CHECK(found && result == cudaDriverEntryPointSuccess, "lowbit_gemm: the driver has no cuTensorMapEncodeTiled");
  return reinterpret_cast<Encode>(found);
}

// rows of a matrix, to be copied in boxes
CUtensorMap map_of(const void* data, CUtensorMapDataType type, uint64_t columns, uint64_t rows, uint64_t row_bytes,
                   uint32_t box_columns, uint32_t box_rows, CUtensorMapSwizzle swizzle) {
  static const Encode encode = find_encode();
  CUtensorMap map{};
  const uint64_t sizes[] = {columns, rows}, strides[] = {row_bytes};
  const uint32_t box[] = {box_columns, box_rows}, steps[] = {1, 1};
  const CUresult error = encode(&map, type, 2, const_cast<void*>(data), sizes, strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
                                swizzle, CU_TENSOR_MAP_L2_PROMOTION_L2_256B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  STD_TORCH_CHECK(error == CUDA_SUCCESS, "lowbit_gemm: cuTensorMapEncodeTiled failed with ", static_cast<int>(error));
  return map;
}

template <class L>
void launch(const Gpu& gpu, const Gemm& gemm, int cluster) {
  const auto words = static_cast<uint64_t>(gemm.k);  // of 4 bytes, in a strip
  const CUtensorMap x = map_of(gemm.x, CU_TENSOR_MAP_DATA_TYPE_UINT8, words, gemm.m, words, kStageColumns, L::kTokens,
                               CU_TENSOR_MAP_SWIZZLE_128B);
  const CUtensorMap weight = map_of(gemm.weight, CU_TENSOR_MAP_DATA_TYPE_INT32, words, gemm.n / kStrip, 4 * words,
                                    kStageColumns, L::kStrips, CU_TENSOR_MAP_SWIZZLE_NONE);
  Tiles tiles{};
  tiles.gemm = gemm;
  tiles.stages = static_cast<int>(quotient_up(gemm.k, kStageColumns));
  tiles.cluster = cluster;
  tiles.slice_stages = static_cast<int>(quotient_up(tiles.stages, cluster));
  tiles.token_tiles = static_cast<int>(quotient_up(gemm.m, L::kTokens));
  const int64_t blocks = tiles.token_tiles * quotient_up(gemm.n, L::kRows) * cluster;
  gpu.launch(tiles_kernel<L>, static_cast<int>(blocks), cluster, kTileThreads, L::kBytes, x, weight, tiles);
}

struct Choice {
  void (*launch)(const Gpu&, const Gemm&, int);
  int cluster;
  double cost;  // us
};

// What tiles take on an H200, in us: times of every tile with every division of 7 layers, by least squares. Tiles of 176 tokens are
// those of which 1024 make the fewest waves.
struct Times {
  double stage, tile, once;
};

template <class L>
void consider(const Gpu& gpu, const Gemm& gemm, const Times& alone, const Times& in_cluster, Choice& best) {
  const int64_t stages = quotient_up(gemm.k, kStageColumns);
  const int64_t tiles = quotient_up(gemm.m, L::kTokens) * quotient_up(gemm.n, L::kRows);
  for (int cluster = 1; cluster <= 8; cluster *= 2) {
    const int at_once = gpu.clusters_at_once<tiles_kernel<L>>(cluster, kTileThreads, L::kBytes);
    const auto waves = static_cast<double>(quotient_up(tiles, at_once));
    const auto own = static_cast<double>(quotient_up(stages, cluster));
    const Times& times = cluster == 1 ? alone : in_cluster;
    const double cost = waves * (own * times.stage + times.tile) + times.once;
    if (!best.launch || cost < best.cost) {
      best = {launch<L>, cluster, cost};
    }
  }
}

Choice best_choice(const Gpu& gpu, const Gemm& gemm) {
  Choice best{};
  consider<TileOf<16, 1>>(gpu, gemm, {0.230, 2.514, -0.145}, {0.228, 3.514, -0.510}, best);
  consider<TileOf<32, 1>>(gpu, gemm, {0.234, 3.033, -0.378}, {0.235, 3.898, -0.659}, best);
  consider<TileOf<64, 1>>(gpu, gemm, {0.263, 3.792, -0.210}, {0.279, 4.349, -0.503}, best);
  consider<TileOf<64, 2>>(gpu, gemm, {0.480, 5.454, -0.732}, {0.486, 5.961, -0.355}, best);
  consider<TileOf<128, 1>>(gpu, gemm, {0.344, 5.185, -1.037}, {0.380, 6.300, -0.615}, best);
  consider<TileOf<128, 2>>(gpu, gemm, {0.597, 8.532, -1.748}, {0.629, 11.225, -2.494}, best);
  consider<TileOf<176, 1>>(gpu, gemm, {0.397, 6.249, -0.329}, {0.423, 7.136, 0.452}, best);
  consider<TileOf<256, 1>>(gpu, gemm, {0.595, 7.893, -0.248}, {0.608, 9.477, 0.223}, best);
  return best;
}

}  // namespace

double estimate_many(const Gpu& gpu, const Gemm& gemm) { return best_choice(gpu, gemm).cost; }

void multiply_many(const Gpu& gpu, const Gemm& gemm) {
  const Choice best = best_choice(gpu, gemm);
  best.launch(gpu, gemm, best.cluster);
}

}  // namespace lowbit_gemm
#endif
