// Each row takes its segment's, and rows that stand in an order get their own numbers back.
#include "compute.h"
#include "each_row.cuh"

namespace scatter_ops {
namespace {

template <class B>
struct Take {
  const B* from;
  B* to;

  template <int N>
  using Loaded = Vector<B, N>;

  template <int N>
  __device__ Vector<B, N> load(int64_t, int64_t segment) const {
    return segment < 0 ? Vector<B, N>{} : *reinterpret_cast<const Vector<B, N>*>(from + segment);
  }

  template <int N>
  __device__ void write(int64_t row, int64_t, const Vector<B, N>& values) const {
    store_once(reinterpret_cast<Vector<B, N>*>(to + row), values);
  }
};

template <class B>
void take_bytes(const Problem& by_index, const void* src, void* out) {
  const EachRow<int64_t> task{by_index.pointers(), nullptr, by_index.batches, by_index.rows, by_index.segments,
                              by_index.columns, by_index.indptr_step, 0};
  const Take<B> f{static_cast<const B*>(src), static_cast<B*>(out)};
  launch_each_row<kPerVector<B>>(Gpu(by_index), task, are_aligned({src, out}), f);
}

struct RestoreTask {
  const uint32_t* order;
  int64_t* arg;
  int64_t all, none, rows;
};

__global__ void __launch_bounds__(kThreads) restore(const RestoreTask task) {
  for (int64_t i = int64_t(blockIdx.x) * kThreads + threadIdx.x; i < task.all; i += int64_t(gridDim.x) * kThreads) {
    const int64_t place = task.arg[i];
    task.arg[i] = place >= task.none ? task.rows : task.order[place] % task.rows;
  }
}

}  // namespace

template <class T>
void take(const Problem& by_index, const T* src, T* out) {
  if constexpr (sizeof(T) == 1) {
    take_bytes<uint8_t>(by_index, src, out);
  } else if constexpr (sizeof(T) == 2) {
    take_bytes<uint16_t>(by_index, src, out);
  } else if constexpr (sizeof(T) == 4) {
    take_bytes<uint32_t>(by_index, src, out);
  } else {
    take_bytes<uint64_t>(by_index, src, out);
  }
}

void restore_rows(const Sorted& sorted, int64_t rows, int64_t* arg) {
  const Problem& problem = sorted.problem;
  const RestoreTask task{problem.order, arg, problem.batches * problem.segments * problem.columns, problem.rows, rows};
  if (task.all == 0) {
    return;
  }
  const Gpu gpu(problem);
  const int64_t blocks = std::min(quotient_up(task.all, kThreads), gpu.resident(restore) * kWaves);
  restore<<<static_cast<unsigned>(blocks), kThreads, 0, gpu.stream>>>(task);
  gpu.check_launch();
}

#define TAKE(T) template void take<T>(const Problem&, const T*, T*);
SCATTER_OPS_FOR_TYPES(TAKE)

}  // namespace scatter_ops
