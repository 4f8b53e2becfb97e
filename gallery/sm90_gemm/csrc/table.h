// Written by tune.py from measured_kernels.json: what a kernel takes, on an H200.
#pragma once

namespace sm90_gemm {

// Microseconds: of a launch, of the end of a tile, of a tile's products of 64 of k, and of joining the parts of a tile.
struct Cost {
  double launch, tile, depth, join;
};

constexpr Cost kWide{4.0, 1.5, 0.40, 3.0};
constexpr Cost kSquare{3.5, 0.8, 0.24, 0.0};
constexpr Cost kSmall{3.0, 0.6, 0.15, 0.0};
constexpr Cost kFew{3.0, 0.5, 0.10, 3.0};
constexpr Cost kSome{3.0, 0.6, 0.14, 3.0};
constexpr Cost kHalfSquare{3.5, 0.8, 0.24, 3.0};

constexpr double kBytesOfMicrosecond = 4.0e6;  // read from memory, at most

}  // namespace sm90_gemm
