// Smallest and largest values, and the first rows that have them, by atomics: the same in any order.
#include "atomics.cuh"
#include "compute.h"
#include "stream.cuh"

namespace scatter_ops {
namespace {

using Key = unsigned long long;  // a value above, of which larger ones are better, and below a row, the first the largest; 0 of none

constexpr uint32_t kNan = 1;  // less than any number's

// Numbers in the order of their bits.
template <class T>
__device__ uint32_t bits_of(T value) {
  if constexpr (std::is_integral_v<T>) {
    return static_cast<uint32_t>(static_cast<int32_t>(value)) ^ 0x80000000u;
  } else {
    return ordered_bits(static_cast<float>(value));
  }
}

template <class T>
__device__ T value_of(uint32_t bits) {
  if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(static_cast<int32_t>(bits ^ 0x80000000u));
  } else {
    return static_cast<T>(number_of(bits));
  }
}

template <class T>
__device__ bool is_nan(T value) {
  return !std::is_integral_v<T> && static_cast<float>(value) != static_cast<float>(value);
}

template <class T>
struct BestTask {
  const int64_t* index;
  const T* src;
  Key* best;
  T* out;
  int64_t* arg;
  int64_t batches, rows, segments, columns, index_step;
};

template <class T, bool kIsMax>
__global__ void __launch_bounds__(kThreads) find_best(const BestTask<T> task) {
  constexpr int kAtOnce = 4;  // elements of a thread, whose loads do not wait for each other
  const int64_t of_batch = task.rows * task.columns, all = task.batches * of_batch, step = int64_t(gridDim.x) * kThreads * kAtOnce;
  for (int64_t first = int64_t(blockIdx.x) * kThreads * kAtOnce + threadIdx.x; first < all; first += step) {
    Key* places[kAtOnce];
    Key keys[kAtOnce], held[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const int64_t at = first + i * kThreads;
      places[i] = nullptr;
      if (at < all) {
        const int64_t row = task.columns == 1 ? at : at / task.columns, batch = task.batches == 1 ? 0 : row / task.rows;
        const int64_t in_batch = row - batch * task.rows, segment = load_once(task.index + batch * task.index_step + in_batch);
        const T value = load_once(task.src + at);
        const uint32_t bits = is_nan(value) ? kNan : kIsMax ? bits_of(value) : ~bits_of(value);
        keys[i] = Key(bits) << 32 | static_cast<uint32_t>(~in_batch);
        if (segment >= 0 && segment < task.segments) {
          places[i] = task.best + (batch * task.segments + segment) * task.columns + at - row * task.columns;
        }
      }
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      held[i] = places[i] ? *static_cast<volatile Key*>(places[i]) : 0;
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      if (places[i] && keys[i] > held[i]) {  // it may be more by now, and never less
        atomicMax(places[i], keys[i]);
      }
    }
  }
}

template <class T, bool kIsMax>
__global__ void __launch_bounds__(kThreads) write_best(const BestTask<T> task) {
  const int64_t all = task.batches * task.segments * task.columns;
  for (int64_t i = int64_t(blockIdx.x) * kThreads + threadIdx.x; i < all; i += int64_t(gridDim.x) * kThreads) {
    const Key key = task.best[i];
    const uint32_t bits = static_cast<uint32_t>(key >> 32);
    const bool has_no_number = !std::is_integral_v<T> && bits == kNan;
    const T value = has_no_number ? static_cast<T>(std::numeric_limits<float>::quiet_NaN()) : value_of<T>(kIsMax ? bits : ~bits);
    task.out[i] = key == 0 ? T(0) : value;
    task.arg[i] = key == 0 ? task.rows : int64_t(static_cast<uint32_t>(~key));
  }
}

}  // namespace

template <class T, bool kIsMax>
void find_best_by_atomics(const Problem& by_index, const T* src, T* out, int64_t* arg) {
  const int64_t all = by_index.batches * by_index.segments * by_index.columns;
  if (all == 0) {
    return;
  }
  const Gpu gpu(by_index);
  const Tensor memory = empty({all}, by_index.indptr, ScalarType::Long);
  const BestTask<T> task{by_index.pointers(), src, into<Key>(memory), out, arg, by_index.batches,
                         by_index.rows, by_index.segments, by_index.columns, by_index.indptr_step};
  clear_bytes(gpu, task.best, all * sizeof(Key));
  const auto launch = [&](auto kernel, int64_t elements) {
    if (elements > 0) {
      const int64_t blocks = std::min(quotient_up(elements, kThreads), gpu.resident(kernel) * kWaves);
      kernel<<<static_cast<unsigned>(blocks), kThreads, 0, gpu.stream>>>(task);
      gpu.check_launch();
    }
  };
  launch(find_best<T, kIsMax>, by_index.batches * by_index.rows * by_index.columns);
  launch(write_best<T, kIsMax>, all);
}

#define BEST(T) \
  template void find_best_by_atomics<T, false>(const Problem&, const T*, T*, int64_t*); \
  template void find_best_by_atomics<T, true>(const Problem&, const T*, T*, int64_t*);
SCATTER_OPS_FOR_SMALL_TYPES(BEST)

}  // namespace scatter_ops
