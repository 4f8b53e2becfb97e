// Up to 8 rows of x: weights are read once, as they come, by warps that do not wait for one another.
//
// A step of a warp is 512 bytes of weights. Lane 4 g + t has 16 of them: rows 4 q to 4 q + 3 of a strip, with q = g mod 4, and 16
// of their columns. The four parts of its words are operands of mma as they are: slot g is row 4 q (then 4 q + 2), slot g + 8 the
// next one, and the lanes of a quad have columns 16 t to 16 t + 15. The same permutation of the columns gives the other operand,
// x: 16 bytes of one of its rows. The upper half of the lanes (g >= 4) has
//   up to 4 rows of x: the strip's next 64 columns. They meet x's next 64 columns, which are the operand's columns 4 to 7;
//   of the results, those of lower slots and columns, and of upper slots and columns, are used.
//   up to 8 rows of x: the same columns of the next strip.
//
// Steps stand on a line, of which each warp has a part (line.cuh). Sums of parts meet in shared memory: they are whole numbers, which
// may be added up in any order.
//
// Each warp has a ring of chunks that the copy engine fills. Before the launch before has ended, its first weights are on their way
// to the L2 cache. x is asked for before the weights are, which would keep it waiting. What runs once for each launch is kept short:
// it takes as long as the weights of a small layer do, most of it the first time that an instruction is fetched.
#pragma once

#include "instructions.cuh"
#include "line.cuh"
#include "results.cuh"

namespace lowbit_gemm {

constexpr int kMostTokens = 8;
constexpr int kSlots = 2;       // copies that are on their way to a warp
constexpr int kSlotBytes = 512 * kChunk;
constexpr int kPrefetched = 8;  // steps of a warp, before the launch before has ended; who has no more asks for them at once

__device__ inline uint32_t part_of(uint32_t word, int i) { return (word >> (2 * i)) & 0x03030303u; }

// Where a warp's weights are: in memory, and on their way, strip by strip of a unit.
template <class S>
struct Ring {
  const Slice<S>& slice;
  uint32_t data, full;

  // Call act(where, bytes, strip) for each strip of the unit. What a strip does not have, as it ends before its last step
  // does, is left out: it meets zeros.
  template <class Act>
  __device__ void each(const Place& at, int count, const Act& act) const {
    const int64_t strip_bytes = slice.gemm.k * 4, strips = slice.gemm.n / kStrip;
    const int64_t strip = int64_t(slice.first_unit + at.unit) * S::kStrips, begin = int64_t(slice.first_step + at.step) * S::kBytes;
    const int bytes = int(min(int64_t(count) * S::kBytes, strip_bytes - begin));
    const uint8_t* const from = slice.gemm.weight + strip * strip_bytes + begin;
    act(from, bytes, 0);
    if (S::kStrips == 2 && strip + 1 < strips) {
      act(from + strip_bytes, bytes, 1);
    }
  }

  __device__ void prefetch(Place at) const {
    for (int left = at.left > kPrefetched ? kPrefetched : 0; left > 0;) {
      const int count = min(left, slice.steps - at.step);
      each(at, count, [](const uint8_t* from, int bytes, int) { prefetch_bytes(from, bytes); });
      at.advance(count, slice.steps);
      left -= count;
    }
  }

  // by the whole warp: one lane where it can do it alone, else all of them
  __device__ void fill(int slot, const Place& at, int count) const {
    if (is_copier()) {
      int total = 0;
      each(at, count, [&total](const uint8_t*, int bytes, int) { total += bytes; });
      arrive_and_expect(full + 8 * slot, total);
      each(at, count, [this, slot](const uint8_t* from, int bytes, int strip) {
        copy_bytes(data + slot * kSlotBytes + strip * (kSlotBytes / S::kStrips), from, bytes, full + 8 * slot);
      });
    }
  }
};

// Bring a block's part of x into shared memory, in pieces of 512 bytes, of which each warp has every so many-th; what is beyond the
// columns is 0. `between` is called when the first ones have been asked for.
template <class S, class Between>
__device__ inline void load_x(const Slice<S>& slice, char* to, int pitch, int* sums, const Between& between) {
  constexpr int kBatch = 4;
  const int tokens = int(slice.gemm.m), columns = slice.columns(), pieces = max((slice.steps * S::kColumns + 511) / 512, 1);
  int token = 0, piece = threadIdx.x / 32;
  bool is_first = true;
  do {
    int4 chunks[kBatch];
    int own[kBatch], at[kBatch];
#pragma unroll
    for (int i = 0; i < kBatch; ++i, piece += kWarps) {
      while (piece >= pieces && token < tokens) {
        piece -= pieces;
        ++token;
      }
      own[i] = token;
      at[i] = piece * 512 + threadIdx.x % 32 * 16;
      const bool is_there = token < tokens && at[i] < columns;
      chunks[i] = is_there ? __ldg(reinterpret_cast<const int4*>(slice.gemm.x + token * slice.gemm.k + slice.first_column() + at[i]))
                           : int4{0, 0, 0, 0};
    }
    if (is_first) {
      between();
      is_first = false;
    }
#pragma unroll
    for (int i = 0; i < kBatch; ++i) {
      if (own[i] < tokens) {  // the same for the whole warp
        int sum = __dp4a(chunks[i].x, 0x01010101, __dp4a(chunks[i].y, 0x01010101, 0));
        sum = __dp4a(chunks[i].z, 0x01010101, __dp4a(chunks[i].w, 0x01010101, sum));
        sum = __reduce_add_sync(~0u, sum);
        if (threadIdx.x % 32 == 0) {
          atomicAdd(sums + own[i], sum);
        }
        if (at[i] < slice.steps * S::kColumns) {
          *reinterpret_cast<int4*>(to + own[i] * pitch + at[i]) = chunks[i];
        }
      }
    }
  } while (token < tokens);
}

// Sums of a unit: those of this lane, and where they meet those of others, [strip][token][row].
template <class S>
struct Sums {
  int own[2][4];  // of rows 4 q and 4 q + 1, and of the two after them
  uint32_t to;
  int pitch;
  bool has[2];    // the first and the second token of this lane are there

  __device__ Sums(uint32_t sums, int tokens) : pitch(S::kStrips * tokens * kStrip * 4) {
    const int lane = threadIdx.x % 32, t = lane % 4, q = lane / 4 % 4, group = lane / 16;
    const int token = S::kStrips == 2 ? 2 * t : 2 * (t % 2);
    const bool is_used = S::kStrips == 2 || t / 2 == group;
    to = sums + ((S::kStrips == 2 ? group * tokens : 0) + token) * kStrip * 4 + q * 16;
    has[0] = is_used && token < tokens;
    has[1] = is_used && token + 1 < tokens;
    clear();
  }

  __device__ void clear() {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      own[0][i] = own[1][i] = 0;
    }
  }

  __device__ void take(const uint4& words, const uint4& x) {
    multiply(own[0], part_of(words.x, 0), part_of(words.y, 0), part_of(words.x, 1), part_of(words.y, 1), x.x, x.y);
    multiply(own[1], part_of(words.z, 0), part_of(words.w, 0), part_of(words.z, 1), part_of(words.w, 1), x.x, x.y);
    multiply(own[0], part_of(words.x, 2), part_of(words.y, 2), part_of(words.x, 3), part_of(words.y, 3), x.z, x.w);
    multiply(own[1], part_of(words.z, 2), part_of(words.w, 2), part_of(words.z, 3), part_of(words.w, 3), x.z, x.w);
  }

  // with the block of the cluster that has the unit's results
  __device__ void leave(int unit, int cluster, int rank) {
    const int owner = unit & (cluster - 1);
    const uint32_t at = to + unit * pitch, there = address_in(at, owner);
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const int row = i / 2, second = i % 2, offset = second * kStrip * 4 + row * 4;
      if (has[second]) {
        const int sum = own[row / 2][row % 2 * 2 + second];
        owner == rank ? add_in_shared(at + offset, sum) : add_in_cluster(there + offset, sum);
      }
    }
    clear();
  }
};

// Two rows of a token: a pair of the results of a block, which has those of every so many-th unit of its cluster's.
struct Pair {
  int64_t row;
  int token, at;  // of its sums

  template <class S>
  __device__ Pair(const Slice<S>& slice, int rank, int cluster, int i, S) {
    const unsigned tokens = unsigned(slice.gemm.m), of_rows = unsigned(i) / (kStrip / 2);
    const unsigned strip = of_rows / tokens, unit = rank + strip / S::kStrips * cluster;
    token = int(of_rows - strip * tokens);
    row = ((int64_t(slice.first_unit) + unit) * S::kStrips + strip % S::kStrips) * kStrip + i % (kStrip / 2) * 2;
    at = int((unit * S::kStrips + strip % S::kStrips) * tokens + token) * kStrip + i % (kStrip / 2) * 2;
  }
};

// the scales' group
__device__ inline int64_t group_of(const Gemm& gemm, int64_t row) {
  return gemm.n >> 31 ? row / gemm.group : int64_t(uint32_t(row) / uint32_t(gemm.group));
}

template <bool kIsPair>
__global__ void __launch_bounds__(kThreads, 1) stream_kernel(const __grid_constant__ Stream stream) {
  using S = StepOf<kIsPair>;
  extern __shared__ __align__(16) char memory[];
  __shared__ uint64_t barriers[kWarps * kSlots];
  __shared__ int sums_of_x[kMostTokens], sums_of_cluster[kMostTokens];
  const Gemm& gemm = stream.gemm;
  const Slice<S> slice(stream);
  const int tokens = int(gemm.m), steps = slice.steps, warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const int cluster = stream.cluster(), rank = blockIdx.x & (cluster - 1);
  char* const x_memory = memory + kWarps * kSlots * kSlotBytes;
  int* const sums = reinterpret_cast<int*>(x_memory + tokens * stream.x_pitch);
  const Ring<S> ring{slice, shared_address(memory) + warp * kSlots * kSlotBytes, shared_address(barriers) + warp * kSlots * 8};

  Place asked(slice.units, steps), taken = asked;
  // What others are to see comes before the prefetches: a fence waits for them, and they for a memory that may be busy.
  if (lane == 0) {
#pragma unroll
    for (int slot = 0; slot < kSlots; ++slot) {
      set_up(ring.full + 8 * slot, 1);
    }
    let_copies_see_barriers();
  }
#pragma unroll 1
  for (int i = threadIdx.x; i < slice.units * S::kRows * tokens; i += kThreads) {
    sums[i] = 0;
  }
  if (threadIdx.x < kMostTokens) {
    sums_of_x[threadIdx.x] = sums_of_cluster[threadIdx.x] = 0;
  }
  if (cluster > 1) {
    arrive_in_cluster();
  }
  if (lane == 0) {
    ring.prefetch(asked);
  }
  if (cluster == 1) {
    __syncthreads();
  }
  wait_for_the_launch_before();
  let_the_next_launch_begin();

  load_x(slice, x_memory, stream.x_pitch, sums_of_x, [&] {
#pragma unroll
    for (int slot = 0; slot < kSlots; ++slot) {
      if (asked.left > 0) {
        const int count = asked.count(steps);
        ring.fill(slot, asked, count);
        asked.advance(count, steps);
      }
      commit_copies();
    }
    if (cluster > 1) {
      wait_for_cluster();
    }
  });
  const int pairs = ((slice.units - rank + cluster - 1) >> stream.cluster_bits) * (S::kRows / 2 * tokens);
  const Pair first(slice, rank, cluster, min(int(threadIdx.x), max(pairs - 1, 0)), S());
  const bool has_first = int(threadIdx.x) < pairs && first.row < gemm.n;
  const int64_t first_row = has_first ? first.row : 0;
  const LoadedRows<2> first_rows(gemm, first_row, group_of(gemm, first_row));
  const Loaded first_x_scale = Loaded::from(gemm.x_scale, gemm.x_scale_type, has_first ? first.token : 0);
  __syncthreads();
  if (cluster > 1 && threadIdx.x < kMostTokens * cluster) {
    const int token = threadIdx.x % kMostTokens;
    add_in_cluster(address_in(shared_address(sums_of_cluster + token), threadIdx.x / kMostTokens), sums_of_x[token]);
  }

  // of a tile of 128 bytes: 8 rows by 16 columns, then their other 16 columns, then the other 8 rows
  const int t = lane % 4, q = lane / 4 % 4, group = lane / 16;
  const int tile = t / 2 + (kIsPair ? 0 : 2 * group), place = tile * kTileBytes + (q / 2 * 4 + t % 2 * 2 + q % 2) * 16;
  const uint32_t own_data = ring.data + (kIsPair ? group * (kSlotBytes / 2) : 0) + place;
  const int token = min(kIsPair ? lane / 4 : lane / 4 % 4, tokens - 1);
  const uint32_t own_x = shared_address(x_memory) + token * stream.x_pitch + (kIsPair ? 0 : 64 * group) + 16 * t;
  Sums<S> own(shared_address(sums), tokens);
#pragma unroll 1
  for (int i = 0; taken.left > 0; ++i) {
    const int slot = i % kSlots, count = taken.count(steps), unit = taken.unit;
    wait_for_copies<kSlots - 1>(ring.full + 8 * slot, i / kSlots & 1);
    const uint32_t words = own_data + slot * kSlotBytes, x = own_x + taken.step * S::kColumns;
#pragma unroll 1
    for (int step = 0; step < count; ++step) {
      own.take(load_shared(words + step * S::kBytes), load_shared(x + step * S::kColumns));
    }
    __syncwarp();
    if (asked.left > 0) {
      const int next = asked.count(steps);
      ring.fill(slot, asked, next);
      asked.advance(next, steps);
    }
    commit_copies();
    taken.advance(count, steps);
    if (taken.unit != unit || taken.left == 0) {
      own.leave(unit, cluster, rank);
    }
  }
  cluster > 1 ? sync_cluster() : __syncthreads();

  const int* const of_x = cluster > 1 ? sums_of_cluster : sums_of_x;
  if (has_first) {
    const int twice = kOffset * of_x[first.token];
    const Divisor x_scale = Divisor::of(first_x_scale.value(gemm.x_scale_type));
    RowsOf<2>(gemm, first_rows).store(gemm, first.token, first_row, x_scale, {sums[first.at] - twice, sums[first.at + 1] - twice});
  }
#pragma unroll 1
  for (int i = threadIdx.x + kThreads; i < pairs; i += kThreads) {
    const Pair pair(slice, rank, cluster, i, S());
    if (pair.row < gemm.n) {
      const int twice = kOffset * of_x[pair.token];
      const Divisor x_scale = Divisor::of(value_of(gemm.x_scale, gemm.x_scale_type, pair.token));
      RowsOf<2>(gemm, pair.row, group_of(gemm, pair.row)).store(gemm, pair.token, pair.row, x_scale, {sums[pair.at] - twice, sums[pair.at + 1] - twice});
    }
  }
}

}  // namespace lowbit_gemm
