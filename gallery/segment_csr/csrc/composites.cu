// Softmax, logsumexp and standard deviations of rows whose segments are known, for floating types.
#include "composites.cuh"

#include "compute.h"
#include "each_row.cuh"
#include "launch_reduce.cuh"

namespace segment_csr {
namespace {

__device__ inline float log_of(float x) { return logf(x); }
__device__ inline double log_of(double x) { return log(x); }

// What R finds of each segment, [batches, segments, columns], as bytes.
template <class T, class R>
Tensor found_of(const Sorted& sorted, const T* src, const T* other = nullptr, [[maybe_unused]] int64_t* counts = nullptr) {
  const Problem& problem = sorted.problem;
  const int64_t all = problem.batches * problem.segments * problem.columns;
  const Tensor found = empty({all * int64_t(sizeof(Out<T, R>))}, problem.indptr, ScalarType::Byte);
  Out<T, R>* out = static_cast<Out<T, R>*>(found.mutable_data_ptr());
  if (sorted.are_in_bins()) {
    if constexpr (std::is_same_v<R, PowerSum<float>> || std::is_same_v<R, Moments<float>>) {
      find_in_bins<T, R>(sorted, out, counts);
    }
  } else if (!sorted.segment_in_order) {
    if constexpr (std::is_same_v<R, PowerSum<float>>) {
      find_powers_by_atomics<T>(sorted, src, out);
    } else if constexpr (std::is_same_v<R, Moments<float>>) {
      find_moments_by_atomics<T>(sorted, src, out, counts);
    } else if constexpr (std::is_same_v<Out<T, R>, float> && sizeof(R) == sizeof(float)) {
      add_products_by_atomics<T>(sorted, src, other, out);
    }
  } else if (sorted.values && all > 0) {
    const Gpu gpu(problem);
    const auto* values = static_cast<const T*>(sorted.values);
    const CarryMemory<R> kept = launch_rows<T, R, 1, false>(gpu, problem, values, out, nullptr, false);
    launch_finish(gpu, problem, kept.carries, out, nullptr, false);
  } else {
    reduce_in_order<T, R>(problem, src, out, nullptr, false, other);
  }
  return found;
}

template <class W>
const W* in(const Tensor& found) {
  return static_cast<const W*>(found.const_data_ptr());
}

// of a row
template <class T, int N>
__device__ Vector<T, N> vector_at(const T* values, int64_t row) {
  return load_once(reinterpret_cast<const Vector<T, N>*>(values + row));
}

// of a segment, which is -1 where there is none
template <class W, int N>
__device__ Vector<W, N> vector_of(const W* values, int64_t segment) {
  return segment < 0 ? Vector<W, N>{} : *reinterpret_cast<const Vector<W, N>*>(values + segment);
}

// ---- of each row -------------------------------------------------------------------

template <class T, bool kIsLog>
struct Softmax {
  using W = Wide<T>;
  const T* src;
  T* out;
  const Two<W>* found;
  W eps;

  template <int N>
  struct Loaded {
    Vector<T, N> values;
    Vector<Two<W>, N> found;
  };

  template <int N>
  __device__ Loaded<N> load(int64_t row, int64_t segment) const {
    return {vector_at<T, N>(src, row), vector_of<Two<W>, N>(found, segment)};
  }

  template <int N>
  __device__ void write(int64_t row, int64_t segment, const Loaded<N>& loaded) const {
    Vector<T, N> values;
#pragma unroll
    for (int j = 0; j < N; ++j) {
      const W above = static_cast<W>(loaded.values.at[j]) - loaded.found.at[j].first, total = loaded.found.at[j].second;
      const W one = kIsLog ? above - log_of(total + eps) : exp_of(above) / total;
      values.at[j] = static_cast<T>(segment < 0 ? W(0) : one);
    }
    store_once(reinterpret_cast<Vector<T, N>*>(out + row), values);
  }
};

// of a sum over the segment, of products of what was found with its gradient, or of the gradients
template <class T, bool kIsLog>
struct SoftmaxBackward {
  using W = Wide<T>;
  const T* grad;
  const T* found;
  T* out;
  const W* totals;

  template <int N>
  struct Loaded {
    Vector<T, N> grad, found;
    Vector<W, N> totals;
  };

  template <int N>
  __device__ Loaded<N> load(int64_t row, int64_t segment) const {
    return {vector_at<T, N>(grad, row), vector_at<T, N>(found, row), vector_of<W, N>(totals, segment)};
  }

  template <int N>
  __device__ void write(int64_t row, int64_t segment, const Loaded<N>& loaded) const {
    Vector<T, N> values;
#pragma unroll
    for (int j = 0; j < N; ++j) {
      const W g = static_cast<W>(loaded.grad.at[j]), y = static_cast<W>(loaded.found.at[j]), total = loaded.totals.at[j];
      values.at[j] = static_cast<T>(segment < 0 ? W(0) : kIsLog ? g - exp_of(y) * total : y * (g - total));
    }
    store_once(reinterpret_cast<Vector<T, N>*>(out + row), values);
  }
};

// by a shift and a factor, or by pairs of both, of which one load has what two have
template <class T, bool kIsExponential, bool kArePairs>
struct ShiftAndScale {
  using W = Wide<T>;
  const T* src;
  const W* shift;
  const W* factor;
  const Two<W>* pairs;
  T* out;

  template <int N>
  struct Loaded {
    Vector<T, N> values;
    Vector<W, N> shift, factor;
  };

  template <int N>
  __device__ Loaded<N> load(int64_t row, int64_t segment) const {
    if constexpr (kArePairs) {
      Loaded<N> loaded{vector_at<T, N>(src, row), {}, {}};
      const auto both = vector_of<Two<W>, N>(pairs, segment);
#pragma unroll
      for (int j = 0; j < N; ++j) {
        loaded.shift.at[j] = both.at[j].first;
        loaded.factor.at[j] = both.at[j].second;
      }
      return loaded;
    } else {
      return {vector_at<T, N>(src, row), vector_of<W, N>(shift, segment), vector_of<W, N>(factor, segment)};
    }
  }

  template <int N>
  __device__ void write(int64_t row, int64_t segment, const Loaded<N>& loaded) const {
    Vector<T, N> values;
#pragma unroll
    for (int j = 0; j < N; ++j) {
      const W away = static_cast<W>(loaded.values.at[j]) - loaded.shift.at[j];
      values.at[j] = static_cast<T>(segment < 0 ? W(0) : (kIsExponential ? exp_of(away) : away) * loaded.factor.at[j]);
    }
    store_once(reinterpret_cast<Vector<T, N>*>(out + row), values);
  }
};

constexpr int64_t kFitsInCache = int64_t(16) << 20;  // bytes of segments' values that stay in the second cache
constexpr int64_t kNarrowBytes = 32;                 // of a row: one that is read or written alone costs as many

// Whether rows are best taken as they come where so many bytes of each element are read of its segment: these stay in the
// second cache, or rows are narrow. Else they are taken in the order of their segments.
bool are_best_as_they_come(const Problem& problem, int64_t bytes) {
  return problem.columns * bytes <= kNarrowBytes || problem.batches * problem.segments * problem.columns * bytes <= kFitsInCache;
}

// `bytes` of each of a row's elements are its segment's.
template <class T, class F>
void launch_rows_of(const Sorted& sorted, bool is_aligned, const F& f, int64_t bytes) {
  const Problem& problem = sorted.problem;
  const bool is_in_order = problem.order && !are_best_as_they_come(problem, bytes);
  const EachRow<uint32_t> task{is_in_order ? sorted.segment_in_order : sorted.segment_of, is_in_order ? problem.order : nullptr,
                               problem.batches, problem.rows, problem.segments, problem.columns, 0, 0};
  launch_each_row<kVectorBytes / int(sizeof(Wide<T>))>(Gpu(problem), task, is_aligned, f);
}

// ---- of each segment ---------------------------------------------------------------

template <class T>
struct Logsumexp {
  using W = Wide<T>;
  const Two<W>* found;
  T* out;
  W eps;

  __device__ void operator()(int64_t i, int64_t) const {
    const Two<W> one = found[i];
    out[i] = static_cast<T>(one.second == W(0) ? W(0) : one.first + log_of(one.second + eps));
  }
};

// of a sort, which counts rows, or of atomics, which have counted them
template <class T, bool kIsCounted>
struct Deviation {
  using W = Wide<T>;
  const Two<W>* found;
  T* out;
  W* mean;
  int64_t* counts;
  int64_t columns;
  bool is_unbiased;

  __device__ void operator()(int64_t i, int64_t count) const {
    const Two<W> one = found[i];
    mean[i] = one.first;
    if (!kIsCounted) {
      count = counts[i / columns];
    } else if (i % columns == 0) {
      counts[i / columns] = count;
    }
    out[i] = static_cast<T>(sqrt(one.second / W(max(count - is_unbiased, int64_t(1)))));
  }
};

template <class W>
struct Interleave {
  const W* first;
  const W* second;
  Two<W>* both;

  __device__ void operator()(int64_t i, int64_t) const { both[i] = {first[i], second[i]}; }
};

template <bool kIsCounted, class F>
__global__ void __launch_bounds__(kThreads) each_segment(const Shape shape, const F f) {
  const int64_t all = shape.batches * shape.segments * shape.columns;
  for (int64_t i = int64_t(blockIdx.x) * kThreads + threadIdx.x; i < all; i += int64_t(gridDim.x) * kThreads) {
    const int64_t segment = i / shape.columns % shape.segments;
    f(i, kIsCounted ? shape.indptr[segment + 1] - shape.indptr[segment] : 0);
  }
}

// F is called with a place among the elements of segments, and how many rows the segment has where that is counted.
template <bool kIsCounted, class F>
void launch_each_segment(const Problem& problem, const F& f) {
  const int64_t all = problem.batches * problem.segments * problem.columns;
  if (all == 0) {
    return;
  }
  const Gpu gpu(problem);
  const int64_t blocks = std::min(quotient_up(all, kThreads), gpu.resident(each_segment<kIsCounted, F>) * kWaves);
  each_segment<kIsCounted><<<static_cast<unsigned>(blocks), kThreads, 0, gpu.stream>>>(shape_of(problem), f);
  gpu.check_launch();
}

template <class T, bool kIsLog>
void launch_softmax(const Sorted& sorted, const T* src, T* out, double eps) {
  using W = Wide<T>;
  const Tensor found = found_of<T, PowerSum<W>>(sorted, src);
  const Softmax<T, kIsLog> f{src, out, in<Two<W>>(found), static_cast<W>(eps)};
  launch_rows_of<T>(sorted, are_aligned({src, out}), f, sizeof(Two<W>));
}

template <class T, bool kIsLog>
void launch_softmax_backward(const Sorted& sorted, const T* grad, const T* found, T* out) {
  using W = Wide<T>;
  const Tensor totals = kIsLog ? found_of<T, Total<W, 1>>(sorted, grad) : found_of<T, Total<W, 2>>(sorted, grad, found);
  const SoftmaxBackward<T, kIsLog> f{grad, found, out, in<W>(totals)};
  launch_rows_of<T>(sorted, are_aligned({grad, found, out}), f, sizeof(W));
}

template <class T, bool kIsExponential>
void launch_shift_and_scale(const Problem& by_index, const T* src, const Wide<T>* shift, const Wide<T>* factor, T* out) {
  using W = Wide<T>;
  if (!are_best_as_they_come(by_index, sizeof(Two<W>))) {
    const ShiftAndScale<T, kIsExponential, false> f{src, shift, factor, nullptr, out};
    return launch_rows_of<T>(sort_rows(by_index), are_aligned({src, shift, factor, out}), f, sizeof(Two<W>));
  }
  const int64_t all = by_index.batches * by_index.segments * by_index.columns;
  const Tensor both = empty({all * int64_t(sizeof(Two<W>))}, by_index.indptr, ScalarType::Byte);
  launch_each_segment<false>(by_index, Interleave<W>{shift, factor, static_cast<Two<W>*>(both.mutable_data_ptr())});
  const EachRow<int64_t> task{by_index.pointers(), nullptr, by_index.batches, by_index.rows, by_index.segments, by_index.columns,
                              by_index.indptr_step, 0};
  const ShiftAndScale<T, kIsExponential, true> f{src, nullptr, nullptr, in<Two<W>>(both), out};
  launch_each_row<kVectorBytes / int(sizeof(W))>(Gpu(by_index), task, are_aligned({src, out}), f);
}

}  // namespace

template <class T>
void softmax(const Sorted& sorted, const T* src, T* out, double eps, bool is_log) {
  is_log ? launch_softmax<T, true>(sorted, src, out, eps) : launch_softmax<T, false>(sorted, src, out, eps);
}

template <class T>
void softmax_backward(const Sorted& sorted, const T* grad, const T* found, T* out, bool is_log) {
  is_log ? launch_softmax_backward<T, true>(sorted, grad, found, out) : launch_softmax_backward<T, false>(sorted, grad, found, out);
}

template <class T>
void shift_and_scale(const Problem& by_index, const T* src, const Wide<T>* shift, const Wide<T>* factor, T* out, bool is_exponential) {
  is_exponential ? launch_shift_and_scale<T, true>(by_index, src, shift, factor, out)
                 : launch_shift_and_scale<T, false>(by_index, src, shift, factor, out);
}

template <class T>
void logsumexp(const Sorted& sorted, const T* src, T* out, double eps) {
  using W = Wide<T>;
  const Tensor found = found_of<T, PowerSum<W>>(sorted, src);
  launch_each_segment<false>(sorted.problem, Logsumexp<T>{in<Two<W>>(found), out, static_cast<W>(eps)});
}

template <class T>
void deviation(const Sorted& sorted, const T* src, T* out, Wide<T>* mean, int64_t* counts, bool is_unbiased) {
  using W = Wide<T>;
  const Tensor found = found_of<T, Moments<W>>(sorted, src, nullptr, counts);
  const auto launch = [&](auto is_counted) {
    const Deviation<T, is_counted()> f{in<Two<W>>(found), out, mean, counts, sorted.problem.columns, is_unbiased};
    launch_each_segment<is_counted()>(sorted.problem, f);
  };
  sorted.segment_in_order && !sorted.are_in_bins() ? launch(std::true_type{}) : launch(std::false_type{});
}

#define COMPOSITES(T) \
  template void softmax<T>(const Sorted&, const T*, T*, double, bool); \
  template void softmax_backward<T>(const Sorted&, const T*, const T*, T*, bool); \
  template void shift_and_scale<T>(const Problem&, const T*, const Wide<T>*, const Wide<T>*, T*, bool); \
  template void logsumexp<T>(const Sorted&, const T*, T*, double); \
  template void deviation<T>(const Sorted&, const T*, T*, Wide<T>*, int64_t*, bool);
SEGMENT_CSR_FOR_FLOATS(COMPOSITES)

}  // namespace segment_csr
