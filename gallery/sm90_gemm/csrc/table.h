// Written by tune.py from measured_kernels.json: what a kernel takes, on an H200.
#pragma once

namespace sm90_gemm {

// Microseconds: of a launch, of the end of a tile, of a tile's products of 64 of k, and of joining the parts of a tile.
struct Cost {
  double launch, tile, depth, join;
};

// in the order of kernels.h
constexpr Cost kCosts[] = {
    {3.0, 1.0, 0.3, 3.0},  // wide_128x256
    {3.0, 1.0, 0.3, 3.0},  // plain_128x256
    {3.0, 1.0, 0.3, 3.0},  // wide_256x128
    {3.0, 1.0, 0.3, 3.0},  // square_128x128
    {3.0, 1.0, 0.3, 3.0},  // joint_128x128
    {3.0, 1.0, 0.3, 3.0},  // small_64x128
    {3.0, 1.0, 0.3, 3.0},  // small_64x256
    {3.0, 1.0, 0.3, 3.0},  // turned_128x128
    {3.0, 1.0, 0.3, 3.0},  // turned_128x64
    {3.0, 1.0, 0.3, 3.0},  // turned_64x64
    {3.0, 1.0, 0.3, 3.0},  // turned_128x32
    {3.0, 1.0, 0.3, 3.0},  // turned_128x16
    {3.0, 1.0, 0.3, 3.0},  // turned_64x16
};

constexpr double kBytesOfMicrosecond = 4.0e6;  // read from memory, at most

}  // namespace sm90_gemm
