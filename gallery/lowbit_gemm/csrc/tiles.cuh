// More than 8 rows of x, on Hopper: products of a tile of rows of weights by a tile of rows of x, the transposed of the output.
//
// Weights stay packed until they are registers, from which wgmma takes its first operand; it takes x from shared memory. One
// thread of four warps copies both into a ring of stages of 128 columns. Two groups of four warps take turns at the tensor
// cores: while one group's products run, its next weights are unpacked.
//
// A warp has strips of 16 rows. Row 2 g of a strip is row g of the operand, and 2 g + 1 is row g + 8, so that two words that lie
// together are loaded at once, and results are stored in pairs. Blocks of a cluster have a part of the columns each, and add up
// their sums through shared memory.
#pragma once

#include <cuda.h>

#include "instructions.cuh"
#include "launch.h"
#include "results.cuh"
#include "wgmma.cuh"

namespace lowbit_gemm {

constexpr int kStageColumns = 128;
constexpr int kStageStripBytes = kStageColumns / kTile * kTileBytes;
constexpr int kGroups = 2;                     // of four warps, that multiply
constexpr int kConsumers = 128 * kGroups;
constexpr int kTileThreads = 128 + kConsumers;
constexpr int kRingBytes = 216 * 1024;

__device__ inline void sync_consumers() { asm volatile("bar.sync 1, %0;" ::"n"(kConsumers) : "memory"); }

// kTokens rows of x by kGroups * kHeight * 64 rows of weights
template <int kTokens_, int kHeight_>
struct TileOf {
  static constexpr int kTokens = kTokens_, kHeight = kHeight_;
  static constexpr int kStrips = 4 * kGroups * kHeight, kRows = kStrips * kStrip;
  static constexpr int kXBytes = kTokens * kStageColumns, kWeightBytes = kStrips * kStageStripBytes;
  static constexpr int kStageBytes = kXBytes + kWeightBytes;
  static constexpr int kStages = kRingBytes / kStageBytes < 16 ? kRingBytes / kStageBytes : 16;
  static constexpr int kSumPitch = kRows + 4;  // of a row of x: the four that a warp stores at once go to different banks
  static constexpr int kBytes = kStages * kStageBytes + 1024;
  static_assert(kXBytes % 1024 == 0 && kStages * kStageBytes >= kTokens * kSumPitch * 4);
};

struct Tiles {
  Gemm gemm;
  int stages, slice_stages;  // of a strip, and of a block's part of it
  int token_tiles, cluster;
};

// What a block's threads share besides the ring.
template <class L>
struct TileShared {
  uint64_t full[L::kStages], empty[L::kStages];
  Divisor divisors[L::kTokens];
  alignas(16) float scales[L::kRows], biases[L::kRows];

  // by the threads that multiply
  __device__ void load(const Gemm& gemm, int first_row, int first_token) {
    for (int token = threadIdx.x - 128; token < L::kTokens; token += kConsumers) {
      const int64_t own = min(int64_t(first_token + token), gemm.m - 1);
      divisors[token] = Divisor::of(value_of(gemm.x_scale, gemm.x_scale_type, own));
    }
    for (int row = threadIdx.x - 128; row < L::kRows; row += kConsumers) {
      const int64_t of_all = min(int64_t(first_row + row), gemm.n - 1);
      const RowsOf<1> own(gemm, of_all, of_all / gemm.group);
      scales[row] = own.scale[0];
      biases[row] = own.bias[0];
    }
  }
};

// four weights of a word as int8
__device__ inline uint32_t signed_part(uint32_t word, int shift) {
  uint32_t from_128;  // one instruction, which the compiler makes two of where it sees two constants
  asm("lop3.b32 %0, %1, %2, %3, 0xea;" : "=r"(from_128) : "r"(word >> shift), "r"(0x03030303u), "r"(0x80808080u));
  return (from_128 - 0x02020202u) ^ 0x80808080u;
}

template <class L>
struct Weights {
  uint32_t parts[L::kHeight][kStageColumns / kTile][4];

  // of a stage, of the strips of a warp
  __device__ void unpack(uint32_t stage) {
    const int lane = threadIdx.x % 32, g = lane / 4, shift = lane % 4 * 2;
    const int group = threadIdx.x / 128 - 1, warp = threadIdx.x / 32 % 4;
    const uint32_t own = stage + L::kXBytes + (group * L::kHeight * 4 + warp) * kStageStripBytes + (g / 4 * 16 + g * 2 % 8) * 4;
#pragma unroll
    for (int i = 0; i < L::kHeight; ++i) {
#pragma unroll
      for (int tile = 0; tile < kStageColumns / kTile; ++tile) {
        uint32_t words[4];
        const uint32_t at = own + i * 4 * kStageStripBytes + tile * kTileBytes;
        asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(words[0]), "=r"(words[1]) : "r"(at));
        asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(words[2]), "=r"(words[3]) : "r"(at + 32));
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          parts[i][tile][j] = signed_part(words[j], shift);
        }
      }
    }
  }

  __device__ void multiply(int (&sums)[L::kHeight][L::kTokens / 2], uint32_t stage) const {
    const uint64_t x = describe(stage);
    begin_products();
#pragma unroll
    for (int tile = 0; tile < kStageColumns / kTile; ++tile) {
#pragma unroll
      for (int i = 0; i < L::kHeight; ++i) {
        multiply_async<L::kTokens>(sums[i], parts[i][tile], x + tile * (kTile >> 4));
      }
    }
    commit_products();
  }
};

template <class L>
struct Consumer {
  uint32_t ring, full, empty;
  int sums[L::kHeight][L::kTokens / 2];

  __device__ void step(Weights<L>& weights, int i) {
    const int slot = i % L::kStages;
    const uint32_t stage = ring + slot * L::kStageBytes;
    wait_for(full + 8 * slot, i / L::kStages & 1);
    weights.unpack(stage);
    weights.multiply(sums, stage);
    wait_for_products<1>();
    if (i > 0 && threadIdx.x % 32 == 0) {
      arrive(empty + 8 * ((i - 1) % L::kStages));
    }
  }

  __device__ void run(int count) {
#pragma unroll
    for (int i = 0; i < L::kHeight; ++i) {
#pragma unroll
      for (int j = 0; j < L::kTokens / 2; ++j) {
        sums[i][j] = 0;
      }
    }
    Weights<L> even, odd;
    int i = 0;
    for (; i + 1 < count; i += 2) {
      step(even, i);
      step(odd, i + 1);
    }
    if (i < count) {
      step(even, i);
    }
    wait_for_products<0>();
  }

  // the first of the two rows of the block's that a thread has in each of its strips
  __device__ int row_of(int i) const {
    const int group = threadIdx.x / 128 - 1, warp = threadIdx.x / 32 % 4;
    return (group * L::kHeight * 4 + i * 4 + warp) * kStrip + threadIdx.x % 32 / 4 * 2;
  }

  // into shared memory: [token][row]
  __device__ void leave(uint32_t to) const {
#pragma unroll
    for (int i = 0; i < L::kHeight; ++i) {
#pragma unroll
      for (int j = 0; j < L::kTokens / 2; j += 4) {
#pragma unroll
        for (int k = 0; k < 2; ++k) {
          const int token = j * 2 + threadIdx.x % 4 * 2 + k;
          asm volatile("st.shared.v2.s32 [%0], {%1, %2};" ::"r"(to + (token * L::kSumPitch + row_of(i)) * 4),
                       "r"(sums[i][j + k]), "r"(sums[i][j + k + 2])
                       : "memory");
        }
      }
    }
  }
};

// The results of the sums that the blocks of a cluster have left: a part of the tokens for each, and of these one for each warp.
template <class L>
__device__ void finish(const Tiles& tiles, const TileShared<L>& shared, uint32_t from, int rank, int first_row, int first_token) {
  constexpr int kWarps = kConsumers / 32, kAtOnce = 4;  // rows of a lane
  const Gemm& gemm = tiles.gemm;
  const int tokens = int(min(int64_t(L::kTokens), gemm.m - first_token));
  for (int row = threadIdx.x % 32 * kAtOnce; row < L::kRows && first_row + row < gemm.n; row += 32 * kAtOnce) {
    const RowsOf<kAtOnce> rows(shared.scales + row, shared.biases + row);
#pragma unroll 2
    for (int token = rank * kWarps + threadIdx.x / 32 - 4; token < tokens; token += tiles.cluster * kWarps) {
      const uint32_t at = from + (token * L::kSumPitch + row) * 4;
      uint4 sums = load_shared(at);
      for (int i = 1; i < tiles.cluster; ++i) {
        const uint4 others = load_from_cluster(address_in(at, (rank + i) % tiles.cluster));
        sums = {sums.x + others.x, sums.y + others.y, sums.z + others.z, sums.w + others.w};
      }
      rows.store(gemm, first_token + token, first_row + row, shared.divisors[token], {int(sums.x), int(sums.y), int(sums.z), int(sums.w)});
    }
  }
}

template <class L>
__global__ void __launch_bounds__(kTileThreads, 1)
tiles_kernel(const __grid_constant__ CUtensorMap x_map, const __grid_constant__ CUtensorMap weight_map,
             const __grid_constant__ Tiles tiles) {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  extern __shared__ char memory[];
  __shared__ TileShared<L> shared;
  const Gemm& gemm = tiles.gemm;
  const int rank = blockIdx.x % tiles.cluster, tile = blockIdx.x / tiles.cluster;
  const int first_token = tile % tiles.token_tiles * L::kTokens, first_row = tile / tiles.token_tiles * L::kRows;
  const int first_stage = min(rank * tiles.slice_stages, tiles.stages);
  const int count = min(tiles.slice_stages, tiles.stages - first_stage);
  const uint32_t ring = (shared_address(memory) + 1023) & ~1023u;
  const uint32_t full = shared_address(shared.full), empty = shared_address(shared.empty);
  if (threadIdx.x == 0) {
    for (int i = 0; i < L::kStages; ++i) {
      set_up(full + 8 * i, 1);
      set_up(empty + 8 * i, kConsumers / 32);
    }
    asm volatile("fence.mbarrier_init.release.cluster;\nfence.proxy.async.shared::cta;" ::: "memory");
    for (int i = 0; i < min(count, L::kStages); ++i) {
      prefetch_box(&weight_map, (first_stage + i) * kStageColumns, first_row / kStrip);
    }
  }
  wait_for_the_launch_before();
  let_the_next_launch_begin();
  const auto fill = [&](int i) {
    const int slot = i % L::kStages;
    const uint32_t stage = ring + slot * L::kStageBytes;
    arrive_and_expect(full + 8 * slot, L::kStageBytes);
    copy_box(stage + L::kXBytes, &weight_map, (first_stage + i) * kStageColumns, first_row / kStrip, full + 8 * slot);
    copy_box(stage, &x_map, (first_stage + i) * kStageColumns, first_token, full + 8 * slot);
  };
  if (threadIdx.x == 0) {
    for (int i = 0; i < min(count, L::kStages); ++i) {
      fill(i);
    }
  } else if (threadIdx.x >= 128) {
    shared.load(gemm, first_row, first_token);
  }
  __syncthreads();
  if (threadIdx.x < 128) {
    give_registers<40>();
    if (threadIdx.x == 0) {
      for (int i = L::kStages; i < count; ++i) {
        wait_for(empty + 8 * (i % L::kStages), (i / L::kStages - 1) & 1);
        fill(i);
      }
    }
    if (tiles.cluster > 1) {
      __syncwarp();
      sync_cluster();
      sync_cluster();
    }
  } else {
    take_registers<232>();
    Consumer<L> consumer{ring, full, empty, {}};
    consumer.run(count);
    sync_consumers();  // the ring is free
    consumer.leave(ring);
    tiles.cluster > 1 ? sync_cluster() : sync_consumers();
    finish<L>(tiles, shared, ring, rank, first_row, first_token);
    if (tiles.cluster > 1) {
      sync_cluster();  // no block ends while others read from it
    }
  }
#endif
}

}  // namespace lowbit_gemm
