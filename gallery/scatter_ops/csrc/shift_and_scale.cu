// Rows less a shift of their segment, and times a factor of it: what the gradients of composites come to.
#include "compute.h"
#include "each_row.cuh"
#include "each_segment.cuh"
#include "statistics.cuh"

namespace scatter_ops {
namespace {

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

template <class W>
struct Interleave {
  const W* first;
  const W* second;
  Two<W>* both;

  __device__ void operator()(int64_t i, int64_t) const { both[i] = {first[i], second[i]}; }
};

template <class T, bool kIsExponential>
void launch_shift_and_scale(const Problem& by_index, const T* src, const Wide<T>* shift, const Wide<T>* factor, T* out) {
  using W = Wide<T>;
  if (!are_best_as_they_come(by_index, sizeof(Two<W>))) {
    const ShiftAndScale<T, kIsExponential, false> f{src, shift, factor, nullptr, out};
    return launch_rows_of<T>(sort_rows(by_index), are_aligned({src, shift, factor, out}), f, sizeof(Two<W>));
  }
  const int64_t all = by_index.batches * by_index.segments * by_index.columns;
  const Tensor both = empty({all * int64_t(sizeof(Two<W>))}, by_index.indptr, ScalarType::Byte);
  launch_each_segment<false>(by_index, Interleave<W>{shift, factor, into<Two<W>>(both)});
  const EachRow<int64_t> task{by_index.pointers(), nullptr, by_index.batches, by_index.rows, by_index.segments, by_index.columns,
                              by_index.indptr_step, 0};
  const ShiftAndScale<T, kIsExponential, true> f{src, nullptr, nullptr, in<Two<W>>(both), out};
  launch_each_row<kVectorBytes / int(sizeof(W))>(Gpu(by_index), task, are_aligned({src, out}), f);
}

}  // namespace

template <class T>
void shift_and_scale(const Problem& by_index, const T* src, const Wide<T>* shift, const Wide<T>* factor, T* out, bool is_exponential) {
  is_exponential ? launch_shift_and_scale<T, true>(by_index, src, shift, factor, out)
                 : launch_shift_and_scale<T, false>(by_index, src, shift, factor, out);
}

#define SHIFT_AND_SCALE(T) \
  template void shift_and_scale<T>(const Problem&, const T*, const Wide<T>*, const Wide<T>*, T*, bool);
SCATTER_OPS_FOR_FLOATS(SHIFT_AND_SCALE)

}  // namespace scatter_ops
