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
constexpr int kMostParts = 8, kStepsOfParts = 4;  // see parts_of
constexpr int kLeastRounds = 8;  // see cut
constexpr double kGain = 0.98;
constexpr int kShort = 2048;  // see longer_end
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

// Microseconds in which a block reads lines of 128 bytes, beside other blocks, where TMA is slow at it: those that do not begin at multiples
// of 128 bytes lie in two lines of the L2 cache each, and those that begin at 16 alone in one sector more. Elsewhere the table has it.
double slow_reading(const Matrix& x, int lines, double blocks) {
  const uintptr_t place = reinterpret_cast<uintptr_t>(x.data) | static_cast<uintptr_t>(x.leading * kElement);
  if (place % 128 == 0) {
    return 0;
  }
  const bool has_sectors = place % 32 == 0;
  const double of_block = has_sectors ? 1.25e-3 : 1.6e-3, of_all = has_sectors ? 1 / 68e3 : 1 / 50e3;
  return lines * std::max(of_block, blocks * of_all);
}

// What a block reads for products of 64 of k; blocks of a cluster share it.
double slow_reading(const Gemm& gemm, const Instance& one, double blocks) {
  return gemm.is_float8 ? 0
                        : slow_reading(gemm.a, one.tile_m / one.cluster_n, blocks) +
                              slow_reading(gemm.b, one.tile_n / one.cluster_m, blocks);
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

// Into how many parts along k the sums of a tile are divided: as many as there are processors for, and not so many that adding them
// takes longer than it saves.
int parts_of(const Gemm& gemm, const Instance& one) {
  const int64_t steps = quotient_up(gemm.k, one.tile_k), room = gemm.processors / tiles_of(gemm, one);
  int parts = 1;
  while (one.is_divided && parts < std::min<int64_t>(kMostParts, room) && (parts + 1) * (parts + 1) * kStepsOfParts <= steps) {
    ++parts;
  }
  return parts;
}

// Microseconds: each processor has its share of the tiles, one after another.
double estimate(const Gemm& gemm, int kernel) {
  const Instance& one = kernels()[kernel];
  const Cost& cost = kCosts[kernel];
  const int64_t tiles = tiles_of(gemm, one);
  const double rounds = quotient_up(tiles, gemm.processors);
  const double depth = static_cast<double>(quotient_up(gemm.k, one.tile_k) * one.tile_k) / kDepth;
  const int parts = parts_of(gemm, one);  // to add one takes as long as to end a tile
  const double of_depth = std::max(cost.depth, slow_reading(gemm, one, std::min<int64_t>(tiles * parts, gemm.processors)));
  const double products = rounds * (depth / parts * of_depth + parts * cost.tile);
  const double correction = static_cast<double>(kCorrections[place_of(gemm, one, kernel)]) / kOne;
  return correction * (cost.launch + std::max(products, bytes_of(gemm) / kBytesOfMicrosecond));
}

Walk walk_of(const Gemm& gemm, const Instance& one, int kernel) {
  if (tiles_of(gemm, one) < kManyTiles) {
    return {1, one.is_divided && one.cluster_m == 1};  // the next block then reads the same of b, which takes up to 10 % less time
  }
  const auto tiles = [&](int swizzle) { return tiles_of(gemm, one, swizzle); };
  const auto rounds = [&](int swizzle) { return quotient_up(tiles(swizzle), gemm.processors); };
  const int code = kWalks[place_of(gemm, one, kernel)];
  Walk walk{1 << code / 2, code % 2 != 0};
  while (walk.swizzle > 2 && tiles(walk.swizzle) > tiles(walk.swizzle / 2)) {  // to walk over tiles outside takes 2 to 8 % more time
    walk.swizzle /= 2;
  }
  while (walk.swizzle > 1 && rounds(walk.swizzle) > rounds(1)) {
    walk.swizzle /= 2;
  }
  return walk;
}

// By how much a kernel must be faster than one of the same tile that is listed before it. The table has times without an activation,
// which clusters of tiles leave more of a processor for, and is no more exact than this.
double clearly(const Gemm& gemm) { return gemm.activation == Activation::kNone ? 1 - 1.0 / kOne : 0.93; }

// Parts of a tile whose columns are no multiple of 64 take longer to end. Where sums are short, products wait for that, and the more so
// with c or an activation, which the table does not have.
double longer_end(const Gemm& gemm, const Instance& one) {
  const bool is_more = gemm.c.data || gemm.activation != Activation::kNone;
  return one.tile_n > 64 && one.tile_n % 64 != 0 && gemm.k < kShort && is_more ? 1.08 : 1;
}

bool is_alike(const Tiling& a, const Tiling& b) { return a.tile_m == b.tile_m && a.tile_n == b.tile_n && a.is_d_by_n == b.is_d_by_n; }

Walk divided(Walk walk, const Gemm& gemm, const Instance& one) {
  walk.division.parts = parts_of(gemm, one);
  return walk;
}

bool fits(const Gemm& own, const Instance& one) {
  const bool may_be_fast = own.is_fast && !own.c.data;  // such a kernel adds no c
  return one.launch && one.is_float8 == own.is_float8 && one.is_fast <= may_be_fast && own.is_d_by_n == one.is_d_by_n &&
         one.is_b_by_k <= own.is_b_by_k;
}

// The fastest by the table; instance is null if none can compute it.
Choice choose(const Gemm& gemm) {
  Choice best{nullptr, {}, false, 0};
  const Gemm turned = transposed(gemm);
  for (int i = 0; i < kCount; ++i) {
    const Instance& one = kernels()[i];
    const bool is_turned = gemm.is_d_by_n != one.is_d_by_n;
    const Gemm& own = is_turned ? turned : gemm;
    if (!fits(own, one) || (one.is_divided && parts_of(own, one) == 1)) {
      continue;
    }
    const double us = estimate(own, i) * longer_end(own, one);
    if (!best.instance || us < best.us * (is_alike(*best.instance, one) ? clearly(gemm) : 1)) {
      best = {&one, divided(walk_of(own, one, i), own, one), is_turned, us};
    }
  }
  return best;
}

// Where the last round has few tiles, most processors wait for it. A product is cut there, along rows or columns, if what is left over
// takes another kernel clearly less time than a round. It is launched first: tiles of the others go where it leaves processors. The table
// has times without an activation: with one, ends of tiles fill the round that a cut would save.
std::vector<Piece> cut(const Gemm& gemm, const Choice& whole, bool by_columns) {
  const Instance& one = *whole.instance;
  const auto own = [&](const Gemm& given) { return whole.is_transposed ? transposed(given) : given; };
  const bool is_along_n = by_columns != whole.is_transposed;  // of the tiles
  const int tile = is_along_n ? one.tile_n : one.tile_m, cluster = is_along_n ? one.cluster_n : one.cluster_m;
  const int size = by_columns ? gemm.n : gemm.m;
  const int64_t tiles = tiles_of(own(gemm), one), lines = multiple(quotient_up(size, tile), cluster), rounds = tiles / gemm.processors;
  const int64_t kept = rounds * gemm.processors / (tiles / lines) / cluster * cluster * tile;
  if (rounds < kLeastRounds || kept >= size) {
    return {};
  }
  const auto part = [&](int64_t first, int64_t count) {
    const int at = static_cast<int>(first), of = static_cast<int>(count);
    return by_columns ? columns_of(gemm, at, of) : transposed(columns_of(transposed(gemm), at, of));
  };
  const Gemm most = part(0, kept), rest = part(kept, size - kept);
  const Walk walk = walk_of(own(most), one, static_cast<int>(&one - kernels()));
  const double us = whole.us * static_cast<double>(rounds) / static_cast<double>(quotient_up(tiles, gemm.processors));
  return {{rest, choose(rest)}, {most, {&one, walk, whole.is_transposed, us}}};
}

double sum(const std::vector<Piece>& pieces) {
  double us = 0;
  for (const Piece& piece : pieces) {
    us += piece.choice.us;
  }
  return us;
}

std::string explain(const Piece& piece) {
  const Choice& choice = piece.choice;
  const Gemm own = choice.is_transposed ? transposed(piece.gemm) : piece.gemm;
  char text[256], parts[32] = "";
  if (choice.walk.division.parts > 1) {
    std::snprintf(parts, sizeof parts, " in %d parts along k", choice.walk.division.parts);
  }
  std::snprintf(text, sizeof text, "%s%s: %lld tiles%s on %d processors, swizzle %d along %s, about %.1f us", choice.instance->name,
                choice.is_transposed ? " (the transposed product)" : "",
                static_cast<long long>(tiles_of(own, *choice.instance)), parts, own.processors, choice.walk.swizzle,
                choice.walk.is_along_m ? "m" : "n", choice.us);
  return text;
}

}  // namespace

bool is_there(bool is_float8) {
  return std::any_of(kernels(), kernels() + kCount, [=](const Instance& one) { return one.launch && one.is_float8 == is_float8; });
}

std::vector<Piece> pieces_of(const Gemm& gemm) {
  const Choice whole = choose(gemm);
  if (!whole.instance) {
    return {};
  }
  std::vector<Piece> best = {{gemm, whole}};
  for (const bool by_columns : {true, false}) {
    const bool is_measured =
        gemm.batch == 1 && !gemm.is_float8 && gemm.activation == Activation::kNone && slow_reading(gemm, *whole.instance, 1) == 0;
    const auto pieces = is_measured ? cut(gemm, whole, by_columns) : std::vector<Piece>();
    if (!pieces.empty() && sum(pieces) < (best.size() == 1 ? kGain : 1) * sum(best)) {
      best = pieces;
    }
  }
  return best;
}

std::vector<Piece> pieces_of(const Gemm& gemm, const std::string& name, const Walk& walk) {
  for (int i = 0; i < kCount; ++i) {
    const Instance& one = kernels()[i];
    const bool is_turned = gemm.is_d_by_n != one.is_d_by_n;
    const Gemm own = is_turned ? transposed(gemm) : gemm;
    if (fits(own, one) && name == one.name) {
      return {{gemm, {&one, divided(walk, own, one), is_turned, estimate(own, i)}}};
    }
  }
  return {};
}

int64_t memory_of(const Gemm& own, const Instance& one, const Walk& walk) {
  const int64_t of_part = int64_t(one.tile_m) * one.tile_n * int64_t(sizeof(float)), counters = 2 * int64_t(sizeof(uint64_t));
  return tiles_of(own, one, walk.swizzle) * (walk.division.parts * of_part + counters);
}

std::string explain(const std::vector<Piece>& pieces) {
  if (pieces.empty()) {
    return "no kernel: this build has none that fits";
  }
  std::string text = explain(pieces.back());
  if (pieces.size() > 1) {
    const Gemm &rest = pieces[0].gemm, &most = pieces[1].gemm;
    const bool by_columns = rest.m == most.m;
    text += ", and before it, for the last " + std::to_string(by_columns ? rest.n : rest.m) + (by_columns ? " columns, " : " rows, ");
    text += explain(pieces[0]);
  }
  return text + (pieces[0].gemm.activation == Activation::kGeluTanhFast ? "; gelu_tanh by the GPU's tanh" : "");
}

}  // namespace sm90_gemm
