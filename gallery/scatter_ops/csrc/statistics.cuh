// What is found of a segment in one walk over its rows, and written in other types than theirs.
#pragma once

#include "gpu.cuh"

namespace scatter_ops {

__device__ inline float exp_of(float x) { return expf(x); }
__device__ inline double exp_of(double x) { return exp(x); }

template <class W>
struct alignas(2 * sizeof(W)) Two {
  W first, second;
};

// Sums, and sums of products of two sources, that are written in what they are added up in.
template <class W, int kFactors>
struct Total {
  using Value = W;
  using Several = W;
  static constexpr bool kHasArg = false, kHasOther = kFactors == 2;

  W value;

  __device__ static Total nothing() { return {W(0)}; }
  __device__ void take(W x, int) { value += x; }
  __device__ void take_both(W x, W other) { value += x * other; }
  __device__ void merge(const Total& other) { value += other.value; }
  __device__ void divide(int64_t) {}
  __device__ W of(int64_t) const { return value; }
};

// The largest, and the sum of exp(x - largest): 0 of nothing, and of -inf alone.
template <class W>
struct PowerSum {
  using Value = W;
  using Several = Two<W>;
  static constexpr bool kHasArg = false;

  W most, total;

  __device__ static PowerSum nothing() { return {std::numeric_limits<W>::lowest(), W(0)}; }

  __device__ void take(W x, int) { merge({x, W(1)}); }

  __device__ void merge(const PowerSum& other) {
    const W above = other.most - most;
    const W less = other.most == most ? W(1) : exp_of(-std::abs(above));  // infinities may be equal, too
    total = above > 0 ? total * less + other.total : total + other.total * less;
    most = above > 0 ? other.most : most;
  }

  __device__ void divide(int64_t) {}
  __device__ Several of(int64_t) const { return {most, total}; }
};

// The mean, and the sum of the squares of what each differs from it: merged as Chan, Golub and LeVeque do.
template <class W>
struct Moments {
  using Value = W;
  using Several = Two<W>;
  static constexpr bool kHasArg = false;

  W mean, squares, count;

  __device__ static Moments nothing() { return {W(0), W(0), W(0)}; }

  __device__ void take(W x, int) {
    count += W(1);
    const W above = x - mean;
    mean += above / count;
    squares += above * (x - mean);
  }

  __device__ void merge(const Moments& other) {
    if (other.count == W(0)) {
      return;
    }
    const W all = count + other.count, share = other.count / all, above = other.mean - mean;
    mean += above * share;
    squares += other.squares + above * above * count * share;
    count = all;
  }

  __device__ void divide(int64_t) {}
  __device__ Several of(int64_t) const { return {mean, squares}; }
};

}  // namespace scatter_ops
