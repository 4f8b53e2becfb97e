// Sizes that follow from the types: tiles of keys, the ring they pass through, and where a 16-byte chunk lies in it.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

#include "walk.cuh"

namespace paged_decode {

using Fp8 = __nv_fp8_e4m3;

template <class Q_, class Cache_, int kDim_, int kBlocks_>
struct Layout {
  using Q = Q_;
  using Cache = Cache_;
  static constexpr int kDim = kDim_;
  static constexpr bool kIsFp8 = sizeof(Cache) == 1;
  using Product = std::conditional_t<kIsFp8, __half, Q>;  // what mma multiplies: fp8 is exact in half

  static constexpr int kRowBytes = kDim * sizeof(Cache);
  static constexpr int kChunks = kRowBytes / 16;
  static constexpr int kKeys = kRowBytes <= 128 ? 32 : 16;  // of a tile, one warp's
  static constexpr int kHalfBytes = kKeys * kRowBytes;      // keys, then values
  static constexpr int kStageBytes = 2 * kHalfBytes;
  static constexpr int kBlocks = kBlocks_;  // that share a processor
  static constexpr int kWarps = (kRowBytes > 256 ? 4 : 8) / kBlocks, kThreads = 32 * kWarps;  // of a block
  static constexpr int kStages = kStageBytes < 8192 ? 16384 / kStageBytes : 2;  // with more, copies wait for each other in DRAM
  static constexpr int kColumnTiles = kDim / 8;
  static constexpr int kBufferBytes = kRows * kDim * sizeof(float);
  static constexpr int kBuffers = (kWarps < 4 ? kWarps : 4) / (kDim > 128 ? 2 : 1);  // in which warps add up their results

  static constexpr int kRingBytes = kWarps * kStages * kStageBytes;
  static constexpr int kSharedBytes = kRingBytes + kBuffers * kBufferBytes;
  static_assert(kRowBytes >= 64 && kWarps % kBuffers == 0);

  // Rows next to each other have a chunk in different banks, so that ldmatrix reads eight of them at once.
  __device__ static int offset(int row, int chunk) {
    if constexpr (kRowBytes >= 128) {
      return row * kRowBytes + ((chunk ^ (row & 7)) << 4);
    } else {
      const int line = row >> 1;
      return line * 128 + ((((row & 1) << 2 | chunk) ^ (line & 3)) << 4);
    }
  }
};

}  // namespace paged_decode
