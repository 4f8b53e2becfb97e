// Rows sorted by their segments: a radix sort of as many bits as these have.
#include "compute.h"
#include "launch.h"
#include "stream.cuh"

#ifndef USE_ROCM
#include <cub/device/device_radix_sort.cuh>
#endif

namespace scatter_ops {
namespace {

struct KeyTask {
  const int64_t* index;
  uint32_t* keys;
  uint32_t* places;  // null where none are asked for
  int64_t lines, rows, segments;
};

// The segment of each row, of all batches, and which row it is; what is out of range is behind all.
__global__ void __launch_bounds__(kThreads) make_keys(const KeyTask task) {
  constexpr int kAtOnce = 4;  // rows of a thread, whose loads do not wait for each other
  const int64_t all = task.lines * task.rows, step = int64_t(gridDim.x) * kThreads * kAtOnce;
  const uint32_t none = static_cast<uint32_t>(task.lines * task.segments);
  for (int64_t first = int64_t(blockIdx.x) * kThreads * kAtOnce + threadIdx.x; first < all; first += step) {
    int64_t segments[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      segments[i] = load_once(task.index + min(first + i * kThreads, all - 1));
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const int64_t at = first + i * kThreads, line = task.lines == 1 ? 0 : at / task.rows;
      if (at < all) {
        const bool is_inside = segments[i] >= 0 && segments[i] < task.segments;
        task.keys[at] = is_inside ? static_cast<uint32_t>(line * task.segments + segments[i]) : none;
        if (task.places) {
          task.places[at] = static_cast<uint32_t>(at);
        }
      }
    }
  }
}

int64_t lines_of(const Problem& by_index) { return are_one_line(by_index) ? by_index.batches : 1; }

void launch_keys(const Gpu& gpu, const Problem& by_index, uint32_t* keys, uint32_t* places) {
  const int64_t lines = lines_of(by_index), rows = lines * by_index.rows;
  if (rows > 0) {
    const int64_t blocks = std::min(quotient_up(rows, 4 * kThreads), gpu.resident(make_keys) * kWaves);
    make_keys<<<static_cast<unsigned>(blocks), kThreads, 0, gpu.stream>>>(
        {by_index.pointers(), keys, places, lines, by_index.rows, by_index.segments});
    gpu.check_launch();
  }
}

// The problem of which batches with an index each are one line.
Problem in_one_line(const Problem& by_index) {
  const int64_t lines = lines_of(by_index);
  constexpr int64_t kMost = int64_t(~uint32_t(0)) - 1;
  Problem found = by_index;
  found.batches = are_one_line(by_index) ? 1 : by_index.batches;
  found.rows *= lines;
  found.segments *= lines;
  found.indptr_step = 0;
  STD_TORCH_CHECK(found.rows <= kMost && found.segments <= kMost, "scatter_ops: no more than ", kMost,
                  " rows and segments are sorted on a GPU; there are ", found.rows, " and ", found.segments);
  return found;
}

#ifndef USE_ROCM

// Memory in parts that are aligned as all types need.
struct Parts {
  int64_t bytes = 0;

  int64_t add(int64_t more) {
    const int64_t at = bytes;
    bytes += quotient_up(more, 256) * 256;
    return at;
  }
};

// Sort values, or where rows stand if there are none; in whole, or into bins.
template <class V>
Sorted sort(const Problem& by_index, const V* values, bool is_whole = true) {
  const Gpu gpu(by_index);
  Sorted found{in_one_line(by_index), {}, nullptr, nullptr, nullptr};
  Problem& problem = found.problem;
  const int64_t rows = problem.rows;
  const int within = is_whole ? 0 : bits_within_bins(problem.segments);
  const int bits = is_whole ? std::max<int>(std::bit_width(static_cast<uint64_t>(problem.segments)), 1) : within + kBinBits;
  const auto sort_pairs = [&](void* scratch, size_t& most, const uint32_t* keys, uint32_t* sorted, const V* from, V* to) {
    gpu.check(cub::DeviceRadixSort::SortPairs(scratch, most, keys, sorted, from, to, rows, within, bits, gpu.stream));
  };
  size_t most = 0;
  sort_pairs(nullptr, most, nullptr, nullptr, nullptr, nullptr);
  Parts parts;
  const int64_t keys_at = parts.add(4 * rows), sorted_at = parts.add(4 * rows), in_order_at = parts.add(sizeof(V) * rows);
  const int64_t places_at = parts.add(values ? 0 : 4 * rows), scratch_at = parts.add(static_cast<int64_t>(most));
  found.memory = empty({parts.bytes}, by_index.indptr, ScalarType::Byte);
  char* memory = into<char>(found.memory);
  uint32_t* keys = reinterpret_cast<uint32_t*>(memory + keys_at);
  uint32_t* sorted = reinterpret_cast<uint32_t*>(memory + sorted_at);
  uint32_t* places = values ? nullptr : reinterpret_cast<uint32_t*>(memory + places_at);
  V* in_order = reinterpret_cast<V*>(memory + in_order_at);
  found.segment_of = keys;
  found.segment_in_order = sorted;
  launch_keys(gpu, by_index, keys, places);
  if (values) {
    found.values = in_order;
  } else if constexpr (std::is_same_v<V, uint32_t>) {
    values = places;
    problem.order = in_order;
  }
  if (rows > 0) {
    sort_pairs(memory + scratch_at, most, keys, sorted, values, in_order);
  }
  if (is_whole) {
    problem.indptr = empty({problem.segments + 1}, by_index.indptr, ScalarType::Long);
    find_bounds_of_sorted(problem, sorted, into<int64_t>(problem.indptr));
  } else {
    found.bits_within_bins = within;
  }
  return found;
}

#else

template <class V>
Sorted sort(const Problem&, const V*, bool = true) {
  STD_TORCH_CHECK(false, "scatter_ops: rows are not sorted on ROCm yet; deterministic=False takes atomics");
}

#endif

}  // namespace

Sorted sort_rows(const Problem& by_index) { return sort<uint32_t>(by_index, nullptr); }

Sorted sort_values(const Problem& by_index, int bytes, const void* values) {
  const auto of = [&](auto one) { return sort(by_index, static_cast<const decltype(one)*>(values)); };
  return bytes == 2 ? of(uint16_t{}) : bytes == 4 ? of(uint32_t{}) : of(uint64_t{});
}

Sorted bin_values(const Problem& by_index, int bytes, const void* values) {
  const auto of = [&](auto one) { return sort(by_index, static_cast<const decltype(one)*>(values), false); };
  return bytes == 2 ? of(uint16_t{}) : of(uint32_t{});
}

Sorted number_rows(const Problem& by_index) {
  const Problem problem = in_one_line(by_index);
  Sorted found{problem, empty({problem.rows}, by_index.indptr, ScalarType::Int), nullptr, nullptr, nullptr};
  uint32_t* keys = into<uint32_t>(found.memory);
  launch_keys(Gpu(by_index), by_index, keys, nullptr);
  found.segment_of = keys;
  return found;
}

}  // namespace scatter_ops
