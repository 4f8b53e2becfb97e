// A call of the operators as plain numbers: what the CPU and the GPU compute from.
#pragma once

#include <cstdint>

namespace lowbit_gemm {

constexpr int kStrip = 16;        // rows that lie together, in tiles
constexpr int kTile = 32;         // columns of a tile
constexpr int kTileBytes = 128;   // of 16 rows and 32 columns, two bits each
constexpr int kOffset = 2;        // what is added to a weight before it is packed

enum class Type : int { kFloat, kBFloat16, kHalf };

struct Gemm {
  const int8_t* x;          // [m, k]
  const uint8_t* weight;    // [n, k / 4], packed
  const void* x_scale;      // [m]
  const void* weight_scale; // [groups]
  const void* bias;         // [n], or null
  void* out;                // [m, n]
  int64_t m, n, k, group;   // rows that have one scale
  Type x_scale_type, weight_scale_type, bias_type, out_type;
};

inline int64_t size_of(Type type) { return type == Type::kFloat ? 4 : 2; }

// `count` rows of x from `first` on
inline Gemm rows_of(Gemm gemm, int64_t first, int64_t count) {
  gemm.x += first * gemm.k;
  gemm.x_scale = static_cast<const char*>(gemm.x_scale) + first * size_of(gemm.x_scale_type);
  gemm.out = static_cast<char*>(gemm.out) + first * gemm.n * size_of(gemm.out_type);
  gemm.m = count;
  return gemm;
}

// Rows to be quantised: out gets int8, scale the type that they are computed in.
struct Quantize {
  const void* x;
  int8_t* out;
  void* scale;
  int64_t m, k;
  Type type, scale_type;
};

}  // namespace lowbit_gemm
