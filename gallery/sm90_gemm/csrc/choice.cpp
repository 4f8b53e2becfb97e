// The choice of a kernel: the one that takes the least time by the table.
#include "choice.h"

#include <algorithm>
#include <cstdio>

#include "kernels.h"
#include "table.h"

namespace sm90_gemm {
namespace {

const Instance* kernels() {
#define SM90_GEMM_CALL(name) name(),
  static const Instance all[] = {SM90_GEMM_KERNELS(SM90_GEMM_CALL)};
#undef SM90_GEMM_CALL
  static_assert(sizeof all / sizeof *all == sizeof kCosts / sizeof *kCosts);
  return all;
}

constexpr int kCount = sizeof kCosts / sizeof *kCosts;
constexpr int kDepth = 64;  // of k, to which costs refer
constexpr int kManyTiles = 264;  // two on each processor: fewer lie in the L2 cache in any order

constexpr int64_t quotient_up(int64_t a, int64_t b) { return (a + b - 1) / b; }

constexpr int64_t multiple(int64_t size, int64_t of) { return quotient_up(size, of) * of; }

// CUTLASS computes whole clusters of tiles, and as many lines of them as are swizzled together, though they lie outside.
int64_t tiles_of(const Gemm& gemm, const Instance& one, int swizzle = 1) {
  const int64_t rows = multiple(quotient_up(gemm.m, one.tile_m), one.cluster_m * swizzle);
  const int64_t columns = multiple(quotient_up(gemm.n, one.tile_n), one.cluster_n * swizzle);
  return rows * columns * gemm.batch;
}

double bytes_of(const Gemm& gemm) {
  const double m = gemm.m, n = gemm.n, k = gemm.k;
  const double read = (m * k + k * n) * (gemm.is_float8 ? 1 : kElement);
  return gemm.batch * (read + kElement * m * n * (gemm.c.data ? 2 : 1));
}

// the measured size that is nearest, as a ratio
template <int kSizes>
int nearest(const int (&sizes)[kSizes], int64_t size) {
  int found = 0;
  while (found + 1 < kSizes && size * size > int64_t(sizes[found]) * sizes[found + 1]) {
    ++found;
  }
  return found;
}

// Where the nearest measured size of a kernel is in the table. The rows of a batch count as rows.
int place_of(const Gemm& gemm, const Instance& one, int kernel) {
  const Gemm given = one.is_d_by_n ? gemm : transposed(gemm);  // measured with a row-major result
  constexpr int kOfRow = sizeof kColumns / sizeof *kColumns, kOfColumn = sizeof kDepths / sizeof *kDepths;
  constexpr int kOfKernel = sizeof kRows / sizeof *kRows * kOfRow * kOfColumn;
  static_assert(sizeof kCorrections == kCount * kOfKernel && sizeof kWalks == sizeof kCorrections);
  const int row = nearest(kRows, std::min<int64_t>(int64_t(given.m) * given.batch, kRows[sizeof kRows / sizeof *kRows - 1]));
  return kernel * kOfKernel + (row * kOfRow + nearest(kColumns, given.n)) * kOfColumn + nearest(kDepths, given.k);
}

// Microseconds: each processor has its share of the tiles, one after another.
double estimate(const Gemm& gemm, int kernel) {
  const Instance& one = kernels()[kernel];
  const Cost& cost = kCosts[kernel];
  const double rounds = quotient_up(tiles_of(gemm, one), gemm.processors);
  const double depth = static_cast<double>(quotient_up(gemm.k, one.tile_k) * one.tile_k) / kDepth;
  const double products = rounds * (depth * cost.depth + cost.tile);
  const double correction = static_cast<double>(kCorrections[place_of(gemm, one, kernel)]) / kOne;
  return correction * (cost.launch + std::max(products, bytes_of(gemm) / kBytesOfMicrosecond));
}

Walk walk_of(const Gemm& gemm, const Instance& one, int kernel) {
  if (tiles_of(gemm, one) < kManyTiles) {
    return {};
  }
  const auto rounds = [&](int swizzle) { return quotient_up(tiles_of(gemm, one, swizzle), gemm.processors); };
  const int code = kWalks[place_of(gemm, one, kernel)];
  Walk walk{1 << code / 2, code % 2 != 0};
  while (walk.swizzle > 1 && rounds(walk.swizzle) > rounds(1)) {
    walk.swizzle /= 2;
  }
  return walk;
}

// By how much a kernel must be faster than one of the same tile that is listed before it. The table has times without an activation,
// which clusters of tiles leave more of a processor for, and is no more exact than this.
double clearly(const Gemm& gemm) { return gemm.activation == Activation::kNone ? 1 - 1.0 / kOne : 0.93; }

bool is_alike(const Tiling& a, const Tiling& b) { return a.tile_m == b.tile_m && a.tile_n == b.tile_n && a.is_d_by_n == b.is_d_by_n; }

bool fits(const Gemm& own, const Instance& one) {
  const bool may_be_fast = own.is_fast && !own.c.data;  // such a kernel adds no c
  return one.launch && one.is_float8 == own.is_float8 && one.is_fast <= may_be_fast && own.is_d_by_n == one.is_d_by_n;
}

}  // namespace

bool is_there(bool is_float8) {
  return std::any_of(kernels(), kernels() + kCount, [=](const Instance& one) { return one.launch && one.is_float8 == is_float8; });
}

Choice choose(const Gemm& gemm) {
  Choice best{nullptr, {}, false, 0};
  const Gemm turned = transposed(gemm);
  for (int i = 0; i < kCount; ++i) {
    const Instance& one = kernels()[i];
    const bool is_turned = gemm.is_d_by_n != one.is_d_by_n;
    const Gemm& own = is_turned ? turned : gemm;
    if (!fits(own, one)) {
      continue;
    }
    const double us = estimate(own, i);
    if (!best.instance || us < best.us * (is_alike(*best.instance, one) ? clearly(gemm) : 1)) {
      best = {&one, walk_of(own, one, i), is_turned, us};
    }
  }
  return best;
}

Choice choose(const Gemm& gemm, const std::string& name, const Walk& walk) {
  for (int i = 0; i < kCount; ++i) {
    const Instance& one = kernels()[i];
    const bool is_turned = gemm.is_d_by_n != one.is_d_by_n;
    const Gemm own = is_turned ? transposed(gemm) : gemm;
    if (fits(own, one) && name == one.name) {
      return {&one, walk, is_turned, estimate(own, i)};
    }
  }
  return {nullptr, {}, false, 0};
}

std::string explain(const Gemm& gemm, const Choice& choice) {
  if (!choice.instance) {
    return "no kernel: this build has none that fits";
  }
  const Gemm own = choice.is_transposed ? transposed(gemm) : gemm;
  char text[256];
  std::snprintf(text, sizeof text, "%s%s: %lld tiles on %d processors, swizzle %d along %s, about %.1f us%s", choice.instance->name,
                choice.is_transposed ? " (the transposed product)" : "",
                static_cast<long long>(tiles_of(own, *choice.instance)), gemm.processors, choice.walk.swizzle,
                choice.walk.is_along_m ? "m" : "n", choice.us,
                own.activation == Activation::kGeluTanhFast ? "; gelu_tanh by the GPU's tanh" : "");
  return text;
}

}  // namespace sm90_gemm
