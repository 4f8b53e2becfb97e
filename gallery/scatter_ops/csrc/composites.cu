// Softmax, logsumexp and standard deviations of rows whose segments are known, for floating types.
#include "composites.cuh"

#include "compute.h"
#include "each_row.cuh"
#include "each_segment.cuh"
#include "launch_reduce.cuh"

namespace scatter_ops {
namespace {

__device__ inline float log_of(float x) { return logf(x); }
__device__ inline double log_of(double x) { return log(x); }

// What R finds of each segment, [batches, segments, columns], as bytes.
template <class T, class R>
Tensor found_of(const Sorted& sorted, const T* src, const T* other = nullptr, [[maybe_unused]] int64_t* counts = nullptr) {
  const Problem& problem = sorted.problem;
  const int64_t all = problem.batches * problem.segments * problem.columns;
  const Tensor found = empty({all * int64_t(sizeof(Out<T, R>))}, problem.indptr, ScalarType::Byte);
  Out<T, R>* out = into<Out<T, R>>(found);
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
  template void logsumexp<T>(const Sorted&, const T*, T*, double); \
  template void deviation<T>(const Sorted&, const T*, T*, Wide<T>*, int64_t*, bool);
SCATTER_OPS_FOR_FLOATS(COMPOSITES)

}  // namespace scatter_ops
