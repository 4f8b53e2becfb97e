// Written by tune.py from measured_kernels.json: what a kernel takes, on an H200.
#pragma once

namespace sm90_gemm {

// Microseconds of a launch, of the end of a tile, and of a tile's products of 64 of k; and the walk that is best over many tiles.
struct Cost {
  double launch, tile, depth;
  int swizzle;
  bool is_along_m;
};

// in the order of kernels.h
constexpr Cost kCosts[] = {
    {3.0, 1.0, 0.7, 2, false},    // wide_128x256
    {3.0, 1.0, 0.7, 2, false},    // wide_256x128
    {3.0, 1.0, 0.34, 2, false},   // square_128x128
    {3.0, 1.0, 0.34, 2, false},   // small_64x256
    {2.0, 0.5, 0.19, 2, false},   // small_64x128
    {2.0, 0.5, 0.19, 2, false},   // turned_64x128
    {2.0, 0.4, 0.12, 2, false},   // turned_64x64
    {2.0, 0.3, 0.10, 2, false},   // turned_64x32
    {2.0, 0.3, 0.085, 2, false},  // turned_64x16
};

constexpr double kBytesOfMicrosecond = 4.2e6;  // read from memory, at most

}  // namespace sm90_gemm
