// What the parts of a tile that is divided along k exchange.
#pragma once

#include <cute/tensor.hpp>

#include "gemm.h"

namespace sm90_gemm {

// A tile is that of so many groups of threads: each has counters and sums of its own.
template <int kGroups>
struct Exchange {
  float* sums;                   // of a tile for each block
  unsigned long long* counters;  // of each group of a tile
  unsigned long long tag;
  int parts, tiles;  // of a tile; of the result

  static constexpr int kGroup = 128;  // threads

  // All parts but the last to be there leave their sums to it, which gets those of the tile: nobody waits for another block. They are
  // added in their order, so that results are the same each time. A group of threads calls it, and meets at a barrier of its own.
  template <class Sums>
  CUTLASS_DEVICE bool join(Sums& sums, int tile, int part, int group) const {
    constexpr int kVectors = decltype(cute::size(sums))::value / 4;
    static_assert(decltype(cute::size(sums))::value % 4 == 0);
    const int thread = static_cast<int>(threadIdx.x) % kGroup;
    const auto place_of = [&](int other) CUTLASS_LAMBDA_FUNC_INLINE {
      const int64_t block = int64_t(other) * this->tiles + tile;
      return reinterpret_cast<float4*>(this->sums) + (block * kGroups + group) * kVectors * kGroup + thread;
    };
    float4* own = place_of(part);
    CUTLASS_PRAGMA_UNROLL
    for (int i = 0; i < kVectors; ++i) {
      __stcg(own + i * kGroup, make_float4(sums(4 * i), sums(4 * i + 1), sums(4 * i + 2), sums(4 * i + 3)));
    }
    __threadfence();
    cutlass::arch::NamedBarrier::sync(kGroup, group);
    if (!is_any(thread == 0 && is_last(counters + tile * kGroups + group), group)) {
      return false;
    }
    float4 next[kVectors];
    const auto fetch = [&](int other) CUTLASS_LAMBDA_FUNC_INLINE {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kVectors; ++i) {
        next[i] = __ldcg(place_of(other) + i * kGroup);
      }
    };
    fetch(0);
    cute::clear(sums);
    for (int other = 1; other <= parts; ++other) {
      float4 more[kVectors];
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kVectors; ++i) {
        more[i] = next[i];
      }
      if (other < parts) {
        fetch(other);
      }
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kVectors; ++i) {
        sums(4 * i) += more[i].x;
        sums(4 * i + 1) += more[i].y;
        sums(4 * i + 2) += more[i].z;
        sums(4 * i + 3) += more[i].w;
      }
    }
    return true;
  }

 private:
  // The memory holds anything at first: a counter of another tag counts nothing. What is left in it is 0, for a graph launches the same
  // tag again.
  CUTLASS_DEVICE bool is_last(unsigned long long* counter) const {
    unsigned long long seen = *const_cast<volatile unsigned long long*>(counter), next;
    for (;;) {
      next = (seen >> kBitsOfParts == tag >> kBitsOfParts ? seen : tag) + 1;
      const unsigned long long found = atomicCAS(counter, seen, next);
      if (found == seen) {
        break;
      }
      seen = found;
    }
    const bool is_last = next == tag + parts;
    if (is_last) {
      *counter = 0;
    }
    __threadfence();  // sums of the others are read after this
    return is_last;
  }

  // Whether any thread of a group says so.
  CUTLASS_DEVICE static bool is_any(bool own, int group) {
    uint32_t any;
    asm volatile(
        "{\n"
        ".reg .pred own, any;\n"
        "setp.ne.u32 own, %1, 0;\n"
        "barrier.cta.red.or.pred any, %2, %3, own;\n"
        "selp.u32 %0, 1, 0, any;\n"
        "}\n"
        : "=r"(any)
        : "r"(static_cast<uint32_t>(own)), "r"(static_cast<uint32_t>(group) + cutlass::arch::NamedBarrier::ReservedNamedBarrierCount), "n"(kGroup)
        : "memory");
    return any != 0;
  }
};

}  // namespace sm90_gemm
