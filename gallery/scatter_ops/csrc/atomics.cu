// Sums by atomics, in any order: of 16 bits in float32, of integers in 64 bits.
#include "atomics.cuh"
#include "compute.h"
#include "stream.cuh"

namespace scatter_ops {
namespace {

constexpr int kAtOnce = 2;  // vectors of a thread, whose loads do not wait for each other

template <class T>
using Added = std::conditional_t<std::is_integral_v<T>, unsigned long long, Wide<T>>;

template <class T>
struct AddTask {
  const int64_t* index;
  const T* src;
  Added<T>* sums;
  uint32_t* counts;  // of rows, for means; else null
  int64_t batches, rows, segments, columns, index_step;
};

// src [batches, rows, columns] is added to [batches, segments, columns], N columns at a time.
template <class T, int N>
__global__ void __launch_bounds__(kThreads) add_rows(const AddTask<T> task) {
  using A = Added<T>;
  const int64_t vectors = task.columns / N, of_batch = task.rows * vectors, all = task.batches * of_batch;
  for (int64_t first = int64_t(blockIdx.x) * kThreads * kAtOnce + threadIdx.x; first < all;
       first += int64_t(gridDim.x) * kThreads * kAtOnce) {
    Vector<T, N> values[kAtOnce];
    int64_t segments[kAtOnce];  // as places in the sums; -1 of none
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const int64_t at = first + i * kThreads;
      segments[i] = -1;
      if (at < all) {
        const int64_t row = vectors == 1 ? at : at / vectors, batch = task.batches == 1 ? 0 : row / task.rows;
        const int64_t segment = load_once(task.index + batch * task.index_step + row - batch * task.rows);
        const int64_t vector = at - row * vectors;
        values[i] = load_once(reinterpret_cast<const Vector<T, N>*>(task.src) + at);
        if (segment >= 0 && segment < task.segments) {
          const int64_t place = batch * task.segments + segment;
          segments[i] = place * task.columns + vector * N;
        }
      }
    }
    wait_for_last();  // it clears the sums
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      if (segments[i] >= 0) {
        if (task.counts && segments[i] % task.columns == 0) {
          atomicAdd(task.counts + segments[i] / task.columns, 1u);
        }
        Vector<A, N> some;
#pragma unroll
        for (int j = 0; j < N; ++j) {
          some.at[j] = static_cast<A>(static_cast<Wide<T>>(values[i].at[j]));
        }
        add(task.sums + segments[i], some);
      }
    }
  }
}

template <class T>
struct FinishSumsTask {
  const Added<T>* sums;
  const uint32_t* counts;
  T* out;
  int64_t all, columns;
};

// integers' means are rounded down
template <class T>
__global__ void __launch_bounds__(kThreads) finish_sums(const FinishSumsTask<T> task) {
  for (int64_t i = int64_t(blockIdx.x) * kThreads + threadIdx.x; i < task.all; i += int64_t(gridDim.x) * kThreads) {
    const auto sum = static_cast<Wide<T>>(task.sums[i]);
    const Wide<T> count = task.counts ? static_cast<Wide<T>>(max(task.counts[i / task.columns], 1u)) : Wide<T>(1);
    if constexpr (std::is_integral_v<T>) {
      task.out[i] = static_cast<T>(sum / count - (sum % count < 0));
    } else {
      task.out[i] = static_cast<T>(task.counts ? sum / count : sum);
    }
  }
}

}  // namespace

template <class T>
void add_by_atomics(const Problem& by_index, const T* src, T* out, bool is_mean) {
  using A = Added<T>;
  const int64_t segments = by_index.batches * by_index.segments, all = segments * by_index.columns;
  if (all == 0) {
    return;
  }
  const Gpu gpu(by_index);
  constexpr bool kIsInPlace = std::is_same_v<A, T>;
  const bool is_finished = !kIsInPlace || is_mean;
  const int64_t sums_bytes = kIsInPlace ? 0 : quotient_up(all * int64_t(sizeof(A)), kVectorBytes) * kVectorBytes;
  const Tensor memory = empty({sums_bytes + (is_mean ? segments * 4 : 0)}, by_index.indptr, ScalarType::Byte);
  char* at = into<char>(memory);
  A* sums = kIsInPlace ? reinterpret_cast<A*>(out) : reinterpret_cast<A*>(at);
  uint32_t* counts = is_mean ? reinterpret_cast<uint32_t*>(at + sums_bytes) : nullptr;
  clear_bytes(gpu, sums, all * sizeof(A));
  if (counts) {
    clear_bytes(gpu, counts, segments * 4);
  }
  const auto launch = [&](auto kernel, int per_thread) {
    const AddTask<T> task{by_index.pointers(), src, sums, counts, by_index.batches, by_index.rows, by_index.segments,
                          by_index.columns, by_index.indptr_step};
    const int64_t vectors = by_index.batches * by_index.rows * by_index.columns / per_thread;
    gpu.launch_next(kernel, Gpu::blocks_for(vectors, kThreads * kAtOnce), task);
  };
  if (by_index.rows > 0) {
    if constexpr (std::is_same_v<A, float>) {
      const bool is_aligned = are_aligned({src, sums});
      by_index.columns % 4 == 0 && is_aligned   ? launch(add_rows<T, 4>, 4)
      : by_index.columns % 2 == 0 && is_aligned ? launch(add_rows<T, 2>, 2)
                                                : launch(add_rows<T, 1>, 1);
    } else {
      launch(add_rows<T, 1>, 1);
    }
  }
  if (is_finished) {
    const FinishSumsTask<T> task{sums, counts, out, all, by_index.columns};
    const int64_t blocks = std::min(quotient_up(all, kThreads), gpu.resident(finish_sums<T>) * kWaves);
    finish_sums<T><<<static_cast<unsigned>(blocks), kThreads, 0, gpu.stream>>>(task);
    gpu.check_launch();
  }
}

#define ADD(T) template void add_by_atomics<T>(const Problem&, const T*, T*, bool);
SCATTER_OPS_FOR_TYPES(ADD)

}  // namespace scatter_ops
