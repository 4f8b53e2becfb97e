// How the work of few rows of x is divided. The steps in which weights are read stand on a line, strip after strip. Each block, or
// each cluster of blocks that have a part of the columns each, has some strips of it, and each of its warps an equal part, wherever
// that begins.
#pragma once

#include "gemm.h"

namespace lowbit_gemm {

constexpr int kWarps = 16, kThreads = 32 * kWarps;
constexpr int kChunk = 8;       // steps of a copy
constexpr int kMostUnits = 64;  // of a block, whose sums are in shared memory

// A unit is a strip, or two of them.
template <bool kIsPair>
struct StepOf {
  static constexpr int kStrips = kIsPair ? 2 : 1;
  static constexpr int kRows = kStrips * kStrip;
  static constexpr int kTiles = kIsPair ? 2 : 4;  // of a strip
  static constexpr int kColumns = kTiles * kTile, kBytes = kTiles * kTileBytes;
};

struct Stream {
  Gemm gemm;
  int units, shares;        // how many clusters share them,
  int least, with_more;     // how many each one has, and how many have one more
  int steps, slice_steps;   // of a strip, and of a block's part of it
  int cluster_bits, x_pitch;

  __host__ __device__ int cluster() const { return 1 << cluster_bits; }
};

// A block's part of the line: of `units` from the first on, `steps` from the first on.
template <class S>
struct Slice {
  const Gemm& gemm;
  int first_unit, units, first_step, steps;

  __device__ explicit Slice(const Stream& stream) : gemm(stream.gemm) {
    const int rank = blockIdx.x & (stream.cluster() - 1), share = blockIdx.x >> stream.cluster_bits;
    first_unit = share * stream.least + min(share, stream.with_more);
    units = stream.least + (share < stream.with_more);
    first_step = min(rank * stream.slice_steps, stream.steps);
    steps = min(stream.slice_steps, stream.steps - first_step);
  }

  __device__ int64_t first_column() const { return int64_t(first_step) * S::kColumns; }
  // of x, which ends before the last step does
  __device__ int columns() const { return int(max(min(int64_t(steps) * S::kColumns, gemm.k - first_column()), int64_t(0))); }
};

// A warp's part of its block's: `left` steps from there on.
struct Place {
  int unit, step, left;

  __device__ Place(int units, int steps) : unit(0), step(0) {
    const unsigned line = units * steps, warp = threadIdx.x / 32, first = line * warp / kWarps;
    left = int(line * (warp + 1) / kWarps - first);
    if (left > 0) {
      unit = int(first / unsigned(steps));
      step = int(first) - unit * steps;
    }
  }

  // the steps of the next chunk, which a unit has whole
  __device__ int count(int steps) const { return min(min(kChunk, left), steps - step); }

  __device__ void advance(int count, int steps) {
    step += count;
    left -= count;
    if (step == steps) {
      step = 0;
      ++unit;
    }
  }
};

}  // namespace lowbit_gemm
