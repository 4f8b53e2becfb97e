// What composites find of segments, by atomics, in any order: of narrow rows, and of what is computed in float32.
#include "atomics.cuh"
#include "composites.cuh"
#include "stream.cuh"

namespace scatter_ops {
namespace {

template <class T>
struct FindTask {
  const uint32_t* segments;  // of each row of a batch
  const T* src;
  const T* other;
  int64_t batches, rows, all_segments, columns;
  int64_t begin, end;  // of the elements that are looked at

  // Call f(place, i) for element i of src, and its place among those of segments, or -1; kAtOnce for a thread.
  template <int kAtOnce, class F>
  __device__ void for_each(F f) const {
    const int64_t step = int64_t(gridDim.x) * kThreads * kAtOnce;
    for (int64_t first = begin + int64_t(blockIdx.x) * kThreads * kAtOnce + threadIdx.x; first < end; first += step) {
      int64_t places[kAtOnce], elements[kAtOnce];
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const int64_t at = min(first + i * kThreads, end - 1);
        const int64_t row = columns == 1 ? at : at / columns, batch = batches == 1 ? 0 : row / rows;
        const int64_t segment = load_once(segments + row - batch * rows);
        elements[i] = at;
        places[i] = segment >= all_segments || first + i * kThreads >= end
                        ? -1
                        : (batch * all_segments + segment) * columns + at - row * columns;
      }
      f(places, elements);
    }
  }
};

constexpr int kAtOnce = 4;  // elements of a thread, whose loads do not wait for each other

// ---- the largest, and the sum of powers ----------------------------------------------

// While these are looked for, `first` holds the bits of the largest, in the order of numbers; 0 of nothing.
__device__ inline float most_of(float first) {
  const uint32_t bits = __float_as_uint(first);
  return bits == 0 ? std::numeric_limits<float>::lowest() : number_of(bits);
}

template <class T>
__global__ void __launch_bounds__(kThreads) find_most(const FindTask<T> task, Two<float>* found) {
  task.template for_each<kAtOnce>([&](const int64_t* places, const int64_t* elements) {
    uint32_t bits[kAtOnce], held[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const float value = static_cast<float>(load_once(task.src + elements[i]));
      bits[i] = value > -std::numeric_limits<float>::infinity() ? ordered_bits(value) : 0;  // neither that nor NaN is the largest
      held[i] = places[i] < 0 ? ~0u : *reinterpret_cast<volatile uint32_t*>(&found[places[i]].first);
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      if (bits[i] > held[i]) {  // it may be more by now, and never less
        atomicMax(reinterpret_cast<uint32_t*>(&found[places[i]].first), bits[i]);
      }
    }
  });
}

template <class T>
__global__ void __launch_bounds__(kThreads) add_powers(const FindTask<T> task, Two<float>* found) {
  task.template for_each<kAtOnce>([&](const int64_t* places, const int64_t* elements) {
    float values[kAtOnce], most[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      values[i] = static_cast<float>(load_once(task.src + elements[i]));
      most[i] = places[i] < 0 ? 0 : most_of(found[places[i]].first);
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      if (places[i] >= 0) {
        atomicAdd(&found[places[i]].second, values[i] == most[i] ? 1.0f : exp_of(values[i] - most[i]));
      }
    }
  });
}

__global__ void __launch_bounds__(kThreads) finish_most(Two<float>* found, int64_t all) {
  for (int64_t i = int64_t(blockIdx.x) * kThreads + threadIdx.x; i < all; i += int64_t(gridDim.x) * kThreads) {
    found[i].first = most_of(found[i].first);
  }
}

// ---- means and squares ---------------------------------------------------------------

// Sums of what rows differ from one of them, which is the first that came: so none of these is much larger than a deviation.
struct alignas(16) Differences {
  float sum, squares, count, shift;  // the last is NaN before there is one
};

struct Sums {
  double sum, squares;
  int64_t count;
};

constexpr uint32_t kNoShift = 0x7fffffff;               // the NaN that a sum with one is
constexpr int64_t kMostOnes = int64_t(1) << 24;  // that add up in float32

__global__ void __launch_bounds__(kThreads) begin_differences(Differences* found, int64_t all) {
  for (int64_t i = int64_t(blockIdx.x) * kThreads + threadIdx.x; i < all; i += int64_t(gridDim.x) * kThreads) {
    found[i] = {0, 0, 0, __uint_as_float(kNoShift)};
  }
}

template <class T>
__global__ void __launch_bounds__(kThreads) add_differences(const FindTask<T> task, Differences* found) {
  task.template for_each<kAtOnce>([&](const int64_t* places, const int64_t* elements) {
    float values[kAtOnce], shifts[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      values[i] = static_cast<float>(load_once(task.src + elements[i]));
      shifts[i] = places[i] < 0 ? 0 : *static_cast<volatile float*>(&found[places[i]].shift);
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      if (places[i] < 0) {
        continue;
      }
      Differences& one = found[places[i]];
      if (shifts[i] != shifts[i] && values[i] == values[i]) {
        const uint32_t held = atomicCAS(reinterpret_cast<uint32_t*>(&one.shift), kNoShift, __float_as_uint(values[i]));
        shifts[i] = held == kNoShift ? values[i] : __uint_as_float(held);
      }
      const float above = values[i] - shifts[i];
      add(reinterpret_cast<float*>(&one), Vector<float, 4>{above, above * above, 1, 0});
    }
  });
}

// Put them to what was found before, if anything was; the last time, write what they come to.
template <bool kIsLast>
__global__ void __launch_bounds__(kThreads)
    fold_differences(Differences* found, Sums* before, Two<float>* out, int64_t* counts, int64_t all, int64_t columns) {
  for (int64_t i = int64_t(blockIdx.x) * kThreads + threadIdx.x; i < all; i += int64_t(gridDim.x) * kThreads) {
    const Differences one = found[i];
    Sums sums{one.sum, one.squares, static_cast<int64_t>(one.count)};
    if (before) {
      sums = {sums.sum + before[i].sum, sums.squares + before[i].squares, sums.count + before[i].count};
    }
    if constexpr (kIsLast) {
      const double mean = sums.sum / double(max(sums.count, int64_t(1))), squares = sums.squares - sums.sum * mean;
      out[i] = {sums.count ? static_cast<float>(one.shift + mean) : 0.0f, static_cast<float>(squares < 0 ? 0 : squares)};
      if (i % columns == 0) {
        counts[i / columns] = sums.count;
      }
    } else {
      before[i] = sums;
      found[i] = {0, 0, 0, one.shift};
    }
  }
}

// ---- sums ------------------------------------------------------------------------------

template <class T>
__global__ void __launch_bounds__(kThreads) add_products(const FindTask<T> task, float* totals) {
  task.template for_each<kAtOnce>([&](const int64_t* places, const int64_t* elements) {
    float values[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      values[i] = static_cast<float>(load_once(task.src + elements[i]));
      if (task.other) {
        values[i] *= static_cast<float>(load_once(task.other + elements[i]));
      }
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      if (places[i] >= 0) {
        atomicAdd(totals + places[i], values[i]);
      }
    }
  });
}

template <class Kernel, class... Arguments>
void launch(const Gpu& gpu, Kernel kernel, int64_t threads, Arguments... arguments) {
  if (threads > 0) {
    kernel<<<Gpu::blocks_for(threads, kThreads), kThreads, 0, gpu.stream>>>(arguments...);
    gpu.check_launch();
  }
}

template <class T>
FindTask<T> task_of(const Sorted& rows, const T* src, const T* other) {
  const Problem& problem = rows.problem;
  return {rows.segment_of, src, other, problem.batches, problem.rows, problem.segments, problem.columns,
          0, problem.batches * problem.rows * problem.columns};
}

}  // namespace

template <class T>
void find_powers_by_atomics(const Sorted& rows, const T* src, Two<float>* found) {
  const Problem& problem = rows.problem;
  const Gpu gpu(problem);
  const int64_t all = problem.batches * problem.segments * problem.columns;
  const int64_t elements = problem.batches * problem.rows * problem.columns;
  if (all > 0) {
    clear_bytes(gpu, found, all * sizeof(Two<float>));
    launch(gpu, find_most<T>, quotient_up(elements, kAtOnce), task_of<T>(rows, src, nullptr), found);
    launch(gpu, add_powers<T>, quotient_up(elements, kAtOnce), task_of<T>(rows, src, nullptr), found);
    launch(gpu, finish_most, all, found, all);
  }
}

template <class T>
void find_moments_by_atomics(const Sorted& rows, const T* src, Two<float>* found, int64_t* counts) {
  const Problem& problem = rows.problem;
  const Gpu gpu(problem);
  const int64_t all = problem.batches * problem.segments * problem.columns;
  if (all == 0) {
    return;
  }
  FindTask<T> task = task_of<T>(rows, src, nullptr);
  const int64_t elements = task.end;
  const bool are_many = elements > kMostOnes;
  const Tensor memory = empty({all * int64_t(sizeof(Differences) + (are_many ? sizeof(Sums) : 0))}, problem.indptr, ScalarType::Byte);
  Differences* differences = into<Differences>(memory);
  Sums* before = are_many ? reinterpret_cast<Sums*>(differences + all) : nullptr;
  launch(gpu, begin_differences, all, differences, all);
  if (are_many) {
    clear_bytes(gpu, before, all * sizeof(Sums));
  }
  for (task.begin = 0; task.begin < elements; task.begin = task.end) {
    task.end = std::min(task.begin + kMostOnes, elements);
    launch(gpu, add_differences<T>, quotient_up(task.end - task.begin, kAtOnce), task, differences);
    if (task.end < elements) {
      launch(gpu, fold_differences<false>, all, differences, before, found, counts, all, problem.columns);
    }
  }
  launch(gpu, fold_differences<true>, all, differences, before, found, counts, all, problem.columns);
}

template <class T>
void add_products_by_atomics(const Sorted& rows, const T* src, const T* other, float* totals) {
  const Problem& problem = rows.problem;
  const Gpu gpu(problem);
  const int64_t all = problem.batches * problem.segments * problem.columns;
  if (all > 0) {
    clear_bytes(gpu, totals, all * sizeof(float));
    launch(gpu, add_products<T>, quotient_up(problem.batches * problem.rows * problem.columns, kAtOnce),
           task_of(rows, src, other), totals);
  }
}

#define FIND(T) \
  template void find_powers_by_atomics<T>(const Sorted&, const T*, Two<float>*); \
  template void find_moments_by_atomics<T>(const Sorted&, const T*, Two<float>*, int64_t*); \
  template void add_products_by_atomics<T>(const Sorted&, const T*, const T*, float*);
FIND(float) FIND(Half) FIND(BFloat16)

}  // namespace scatter_ops
