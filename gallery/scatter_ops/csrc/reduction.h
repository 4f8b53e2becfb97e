// What a segment is reduced to, one element after the other: the same on CPU and GPU.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

#include <torch/headeronly/macros/Macros.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Half.h>

namespace scatter_ops {

using torch::headeronly::BFloat16;
using torch::headeronly::Half;

// What a type is computed in: 16 bits in float32, integers exactly.
template <class T>
struct WideOf {
  using type = std::conditional_t<std::is_integral_v<T>, int64_t, T>;
};
template <>
struct WideOf<Half> {
  using type = float;
};
template <>
struct WideOf<BFloat16> {
  using type = float;
};
template <class T>
using Wide = typename WideOf<T>::type;

constexpr int64_t kNone = std::numeric_limits<int64_t>::max();

// What is written for a segment: T, or what R says.
template <class T, class R>
struct Written {
  using type = T;
};
template <class T, class R>
  requires requires { typename R::Several; }
struct Written<T, R> {
  using type = typename R::Several;
};
template <class T, class R>
using Out = typename Written<T, R>::type;

// whether R takes the rows of two sources together
template <class R>
constexpr bool kHasOther = false;
template <class R>
  requires requires { R::kHasOther; }
constexpr bool kHasOther<R> = R::kHasOther;

// Sums, and means, which are sums until they are written.
template <class W>
struct Sum {
  using Value = W;
  static constexpr bool kHasArg = false;

  W value;

  C10_HOST_DEVICE static Sum nothing() { return {W(0)}; }

  C10_HOST_DEVICE void take(W x, int) { value += x; }

  C10_HOST_DEVICE void merge(const Sum& other) { value += other.value; }

  C10_HOST_DEVICE void divide(int64_t count) {
    if (count > 1) {
      value /= W(count);
    }
  }

  C10_HOST_DEVICE W of(int64_t) const { return value; }
};

// Products: 1 of nothing.
template <class W>
struct Product {
  using Value = W;
  static constexpr bool kHasArg = false;

  W value;

  C10_HOST_DEVICE static Product nothing() { return {W(1)}; }
  C10_HOST_DEVICE void take(W x, int64_t) { value *= x; }
  C10_HOST_DEVICE void merge(const Product& other) { value *= other.value; }
  C10_HOST_DEVICE void divide(int64_t) {}
  C10_HOST_DEVICE W of(int64_t) const { return value; }
};

// The largest or smallest. A NaN is passed over where there is a number, as torch_scatter does; a segment of NaN alone is
// NaN.
template <class W, bool kIsMax>
struct Best {
  using Value = W;
  static constexpr bool kHasArg = false, kIsLargest = kIsMax;
  using Limits = std::numeric_limits<W>;
  static constexpr W kNothing = Limits::has_quiet_NaN ? Limits::quiet_NaN() : (kIsMax ? Limits::lowest() : Limits::max());

  W value;

  C10_HOST_DEVICE static Best nothing() { return {kNothing}; }

  C10_HOST_DEVICE void take(W x, int64_t) {
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
    if constexpr (std::is_floating_point_v<W>) {  // one instruction
      value = kIsMax ? fmax(value, x) : fmin(value, x);
      return;
    }
#endif
    value = (kIsMax ? x > value : x < value) || value != value ? x : value;
  }
  C10_HOST_DEVICE void merge(const Best& other) { take(other.value, 0); }
  C10_HOST_DEVICE void divide(int64_t) {}
  C10_HOST_DEVICE W of(int64_t count) const { return count == 0 ? W(0) : value; }
};

// The same, and the first row that has it. A is what rows are counted in.
template <class W, class A, bool kIsMax>
struct Extreme {
  using Value = W;
  static constexpr bool kHasArg = true, kIsLargest = kIsMax;
  static constexpr A kNoRow = std::numeric_limits<A>::max();
  using Limits = std::numeric_limits<W>;
  static constexpr W kMost = Limits::has_infinity ? Limits::infinity() : Limits::max();
  static constexpr W kLeast = Limits::has_infinity ? -Limits::infinity() : Limits::lowest();
  static constexpr W kNan = Limits::quiet_NaN();  // 0 of an integer, which always has a row
  static constexpr W kWorst = kIsMax ? kLeast : kMost;

  W value;
  A arg;

  C10_HOST_DEVICE static Extreme nothing() { return {kWorst, kNoRow}; }

  C10_HOST_DEVICE static bool is_before(W a, W b) { return kIsMax ? a > b : a < b; }

  // rows come in ascending order
  C10_HOST_DEVICE void take(W x, A row) {
    const bool taken = is_before(x, value) || (arg == kNoRow && x == x);
    value = taken ? x : value;
    arg = taken ? row : arg;
  }

  C10_HOST_DEVICE void merge(const Extreme& other) {
    const bool taken = other.arg != kNoRow &&
                       (arg == kNoRow || is_before(other.value, value) ||
                        (other.value == value && other.arg < arg));
    value = taken ? other.value : value;
    arg = taken ? other.arg : arg;
  }

  // of `count` rows, of which none was a number where it has no arg
  C10_HOST_DEVICE W of(int64_t count) const { return count == 0 ? W(0) : (arg == kNoRow ? kNan : value); }
};

}  // namespace scatter_ops
