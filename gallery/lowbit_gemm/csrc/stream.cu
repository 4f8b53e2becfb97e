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
// Steps stand on a line, strip after strip. Each block, or each cluster of blocks that have a part of the columns each, has some
// strips of it, and each of its warps an equal part, wherever that begins. Sums of parts meet in shared memory: they are whole
// numbers, which may be added up in any order.
#ifndef USE_ROCM
#include <algorithm>

#include "instructions.cuh"
#include "launch.h"
#include "results.cuh"

namespace lowbit_gemm {
namespace {

constexpr int kMostTokens = 8;
constexpr int kWarps = 16, kThreads = 32 * kWarps;
constexpr int kAhead = 8;           // steps that are on their way to a warp
constexpr int kMostUnits = 64;      // of a block, whose sums are in shared memory

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
  int units, shares;        // how many clusters share them
  int steps, slice_steps;   // of a strip, and of a block's part of it
  int cluster, x_pitch;
};

__device__ inline uint32_t part_of(uint32_t word, int i) { return (word >> (2 * i)) & 0x03030303u; }

// Bring the columns from `first` on, `bytes` of each row, into shared memory; what is beyond the last is 0.
__device__ inline void load_x(const Stream& stream, char* to, int* sums, int64_t first, int bytes) {
  constexpr int kBatch = 4;
  const Gemm& gemm = stream.gemm;
  const int lane = threadIdx.x % 32, pieces = (bytes / 16 + 31) / 32, units = pieces * int(gemm.m);
  for (int unit = threadIdx.x / 32; unit < units; unit += kBatch * kWarps) {
    int4 chunks[kBatch];
#pragma unroll
    for (int i = 0; i < kBatch; ++i) {
      const int own = unit + i * kWarps, token = own / pieces, at = (own % pieces * 32 + lane) * 16;
      const bool is_there = own < units && at < bytes && first + at < gemm.k;
      chunks[i] = is_there ? __ldg(reinterpret_cast<const int4*>(gemm.x + token * gemm.k + first + at)) : int4{0, 0, 0, 0};
    }
#pragma unroll
    for (int i = 0; i < kBatch; ++i) {
      const int own = unit + i * kWarps, token = own / pieces, at = (own % pieces * 32 + lane) * 16;
      if (own < units) {  // the same for the whole warp
        int sum = __dp4a(chunks[i].x, 0x01010101, __dp4a(chunks[i].y, 0x01010101, 0));
        sum = __dp4a(chunks[i].z, 0x01010101, __dp4a(chunks[i].w, 0x01010101, sum));
        sum = __reduce_add_sync(~0u, sum);
        if (lane == 0) {
          atomicAdd(sums + token, sum);
        }
        if (at < bytes) {
          *reinterpret_cast<int4*>(to + token * stream.x_pitch + at) = chunks[i];
        }
      }
    }
  }
}

// A warp's part of its block's line.
struct Part {
  int unit, step, steps;  // where it begins, and its length

  __device__ Part(int units, int steps_of_unit) : unit(0), step(0), steps(0) {
    const int64_t line = int64_t(units) * steps_of_unit;
    const int warp = threadIdx.x / 32;
    const int first = int(line * warp / kWarps);
    steps = int(line * (warp + 1) / kWarps) - first;
    if (steps > 0) {
      unit = first / steps_of_unit;
      step = first - unit * steps_of_unit;
    }
  }
};

// Weights on their way, in the order of the line.
template <class S>
struct Source {
  const uint8_t* from;
  int64_t to_next_unit;
  int steps, left;        // of a unit, and of this one
  bool has_nothing_last;  // this lane, in a unit's last step
  int whole_units;        // in which this lane has a strip

  __device__ uint4 ask() {
    uint4 found{0, 0, 0, 0};
    if (!(has_nothing_last && left == 1) && (S::kStrips == 1 || whole_units > 0)) {
      found = load_once(from);
    }
    from += S::kBytes;
    if (--left == 0) {
      left = steps;
      from += to_next_unit;
      --whole_units;
    }
    return found;
  }
};

// Sums of a unit: those of this lane, and where they meet those of others, [strip][token][row].
template <bool kIsPair>
struct Sums {
  int acc[2][4];  // of rows 4 q and 4 q + 1, and of the two after them
  uint32_t to;
  int pitch;
  bool has[2];    // the first and the second token of this lane are there

  __device__ Sums(uint32_t sums, int unit, int tokens) : pitch(StepOf<kIsPair>::kStrips * tokens * kStrip * 4) {
    const int lane = threadIdx.x % 32, t = lane % 4, q = lane / 4 % 4, group = lane / 16;
    const int token = kIsPair ? 2 * t : 2 * (t % 2);
    const bool is_used = kIsPair || t / 2 == group;
    to = sums + unit * pitch + ((kIsPair ? group * tokens : 0) + token) * kStrip * 4 + q * 16;
    has[0] = is_used && token < tokens;
    has[1] = is_used && token + 1 < tokens;
    clear();
  }

  __device__ void clear() {
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      acc[i / 4][i % 4] = 0;
    }
  }

  __device__ void take(const uint4& words, const uint4& x) {
    multiply(acc[0], part_of(words.x, 0), part_of(words.y, 0), part_of(words.x, 1), part_of(words.y, 1), x.x, x.y);
    multiply(acc[1], part_of(words.z, 0), part_of(words.w, 0), part_of(words.z, 1), part_of(words.w, 1), x.x, x.y);
    multiply(acc[0], part_of(words.x, 2), part_of(words.y, 2), part_of(words.x, 3), part_of(words.y, 3), x.z, x.w);
    multiply(acc[1], part_of(words.z, 2), part_of(words.w, 2), part_of(words.z, 3), part_of(words.w, 3), x.z, x.w);
  }

  __device__ void leave() {
#pragma unroll
    for (int second = 0; second < 2; ++second) {
      if (has[second]) {
#pragma unroll
        for (int row = 0; row < 4; ++row) {
          asm volatile("red.shared.add.s32 [%0], %1;" ::"r"(to + second * kStrip * 4 + row * 4),
                       "r"(acc[row / 2][row % 2 * 2 + second])
                       : "memory");
        }
      }
    }
    to += pitch;
    clear();
  }
};

static_assert(kAhead * 512 == 32 * 128);  // what a warp prefetches, and asks for at first

template <bool kIsPair>
__global__ void __launch_bounds__(kThreads, 1) stream_kernel(const __grid_constant__ Stream stream) {
  using S = StepOf<kIsPair>;
  extern __shared__ __align__(16) char memory[];
  __shared__ int sums_of_x[kMostTokens];
  const Gemm& gemm = stream.gemm;
  const int tokens = int(gemm.m), lane = threadIdx.x % 32, t = lane % 4, q = lane / 4 % 4, group = lane / 16;
  const int rank = blockIdx.x % stream.cluster, share = blockIdx.x / stream.cluster;
  const int first_unit = int(int64_t(stream.units) * share / stream.shares);
  const int units = int(int64_t(stream.units) * (share + 1) / stream.shares) - first_unit;
  const int first_step = min(rank * stream.slice_steps, stream.steps);
  const int steps = min(stream.slice_steps, stream.steps - first_step);
  int* const sums = reinterpret_cast<int*>(memory + tokens * stream.x_pitch);

  const Part part(units, steps);
  const int64_t strip_bytes = gemm.k * 4;
  const int64_t begin = (first_unit + part.unit) * S::kStrips * strip_bytes + int64_t(first_step + part.step) * S::kBytes;
  constexpr int kLanes = 32 / S::kStrips;  // of a strip
  const int64_t near = begin + lane / kLanes * strip_bytes + lane % kLanes * 128;
  if (lane % kLanes * 128 < part.steps * S::kBytes && near < gemm.n * gemm.k / 4) {
    prefetch(gemm.weight + near);
  }
  for (int i = threadIdx.x; i < units * S::kRows * tokens; i += kThreads) {
    sums[i] = 0;
  }
  if (threadIdx.x < kMostTokens) {
    sums_of_x[threadIdx.x] = 0;
  }
  wait_for_the_launch_before();
  let_the_next_launch_begin();

  // of a tile of 128 bytes: 8 rows by 16 columns, then their other 16 columns, then the other 8 rows
  const int tile = t / 2 + (kIsPair ? 0 : 2 * group);
  const int64_t place = (kIsPair ? group * strip_bytes : 0) + tile * kTileBytes + (q / 2 * 4 + t % 2 * 2 + q % 2) * 16;
  const bool is_last_slice = first_step + steps == stream.steps;
  const bool lacks_tile = is_last_slice && (stream.steps - 1) * S::kTiles + tile >= gemm.k / kTile;
  Source<S> source{gemm.weight + begin + place, S::kStrips * strip_bytes - int64_t(steps) * S::kBytes, steps,
                   steps - part.step, lacks_tile, int((gemm.n / kStrip + 1 - group) / 2) - first_unit - part.unit};
  uint4 ahead[kAhead];
#pragma unroll
  for (int i = 0; i < kAhead; ++i) {
    ahead[i] = i < part.steps ? source.ask() : uint4{0, 0, 0, 0};
  }
  int unasked = max(part.steps - kAhead, 0);
  __syncthreads();  // the sums are 0
  load_x(stream, memory, sums_of_x, int64_t(first_step) * S::kColumns, steps * S::kColumns);
  __syncthreads();

  const int token = min(kIsPair ? lane / 4 : lane / 4 % 4, tokens - 1);
  const char* const x_begin = memory + token * stream.x_pitch + (kIsPair ? 0 : 64 * group) + 16 * t;
  const char* x = x_begin + part.step * S::kColumns;
  int left = steps - part.step;
  Sums<kIsPair> own(shared_address(sums), part.unit, tokens);
  const auto take = [&](const uint4& words) {
    own.take(words, *reinterpret_cast<const uint4*>(x));
    x += S::kColumns;
    if (--left == 0) {
      own.leave();
      left = steps;
      x = x_begin;
    }
  };
  int untaken = part.steps;
  for (; unasked >= kAhead; unasked -= kAhead, untaken -= kAhead) {
#pragma unroll
    for (int i = 0; i < kAhead; ++i) {
      const uint4 words = ahead[i];
      ahead[i] = source.ask();
      take(words);
    }
  }
  for (; untaken > 0; unasked -= kAhead, untaken -= kAhead) {
#pragma unroll
    for (int i = 0; i < kAhead; ++i) {
      if (i < untaken) {
        const uint4 words = ahead[i];
        if (i < unasked) {
          ahead[i] = source.ask();
        }
        take(words);
      }
    }
  }
  if (left != steps) {
    own.leave();
  }
  stream.cluster > 1 ? sync_cluster() : __syncthreads();

  const int pairs = units * S::kStrips * tokens * (kStrip / 2);
  for (int i = rank * kThreads + threadIdx.x; i < pairs; i += stream.cluster * kThreads) {
    const int strip = i / (tokens * (kStrip / 2)), token_of_pair = i / (kStrip / 2) % tokens;
    const int64_t row = (int64_t(first_unit) * S::kStrips + strip) * kStrip + i % (kStrip / 2) * 2;
    int2 found{0, 0};
    for (int other = 0; other < stream.cluster; ++other) {
      const int2 two = load_pair_from_cluster(address_in(shared_address(sums + 2 * i), other));
      const int of_x = load_from_cluster(address_in(shared_address(sums_of_x + token_of_pair), other));
      found.x += two.x - kOffset * of_x;
      found.y += two.y - kOffset * of_x;
    }
    if (row < gemm.n) {
      const Divisor x_scale{value_of(gemm.x_scale, gemm.x_scale_type, token_of_pair), 0.0f};
      RowPair(gemm, row).store(gemm, token_of_pair, row, x_scale, found.x, found.y);
    }
  }
  if (stream.cluster > 1) {
    sync_cluster();  // no block ends while others read from it
  }
}

int64_t pitch_of(int64_t bytes) { return bytes + (bytes % 128 == 0 ? 64 : 0); }  // rows begin in different banks

constexpr int kUsualMemory = 64 * 1024;

// The division of a product, the shared memory that it needs, and what it is estimated to take, in ns, after
// times of every division on an H200.
struct Plan {
  Stream stream{};
  int64_t memory = 0;
  double cost = 0;

  Plan() = default;

  template <class S>
  Plan(const Gpu& gpu, const Gemm& gemm, int cluster, S) {
    stream.gemm = gemm;
    stream.cluster = cluster;
    stream.units = static_cast<int>(quotient_up(gemm.n, S::kRows));
    stream.steps = static_cast<int>(quotient_up(gemm.k, S::kColumns));
    stream.slice_steps = static_cast<int>(quotient_up(stream.steps, cluster));
    const int clusters = gpu.clusters_at_once<stream_kernel<S::kStrips == 2>>(cluster, kThreads, kUsualMemory);
    const int at_once = std::max(std::min(stream.units, clusters), 1);
    stream.shares = static_cast<int>(std::max<int64_t>(at_once, quotient_up(stream.units, kMostUnits)));
    stream.x_pitch = static_cast<int>(pitch_of(int64_t(stream.slice_steps) * S::kColumns));
    const int64_t most = quotient_up(stream.units, stream.shares);
    memory = gemm.m * (stream.x_pitch + most * S::kRows * 4);
    const double weights = double(most * stream.slice_steps) * 12, x = double(gemm.m * stream.x_pitch) / 40;
    cost = double(quotient_up(stream.shares, clusters)) * (weights + x) + (cluster > 1 ? 1200 + 100 * cluster : 0);
  }
};

template <bool kIsPair>
bool multiply_by(const Gpu& gpu, const Gemm& gemm) {
  Plan best;
  for (int cluster = 1; cluster <= (gpu.is_hopper ? 8 : 1); cluster *= 2) {
    const Plan plan(gpu, gemm, cluster, StepOf<kIsPair>());
    if (plan.memory + 1024 <= gpu.shared && (best.memory == 0 || plan.cost < best.cost)) {
      best = plan;
    }
  }
  if (best.memory > 0) {
    gpu.launch(stream_kernel<kIsPair>, best.stream.shares * best.stream.cluster, best.stream.cluster, kThreads,
               static_cast<int>(best.memory), best.stream);
  }
  return best.memory > 0;
}

}  // namespace

void multiply_few(const Gpu& gpu, const Gemm& gemm) {
  if (gemm.m <= 4 ? multiply_by<false>(gpu, gemm) : multiply_by<true>(gpu, gemm)) {
    return;
  }
  STD_TORCH_CHECK(gemm.m > 1, "lowbit_gemm: K is ", gemm.k, ", and shared memory has no room for a row of x");
  multiply_few(gpu, rows_of(gemm, 0, gemm.m / 2));
  multiply_few(gpu, rows_of(gemm, gemm.m / 2, gemm.m - gemm.m / 2));
}

}  // namespace lowbit_gemm
#endif
