// The compiled kernels, each in a source of its own: one takes a minute to compile. Those that are "turned" compute d^T.
#pragma once

#include "gemm.h"

// in the order of table.h and of kernels.py
#define SM90_GEMM_KERNELS(X) \
  X(square_128x128) \
  X(single_128x128) \
  X(wide_128x168) \
  X(divided_128x128) \
  X(divided_64x128) \
  X(small_64x128) \
  X(turned_128x64) \
  X(turned_64x128) \
  X(turned_64x64) \
  X(turned_64x32) \
  X(turned_64x16) \
  X(float8_fast_128x128) \
  X(float8_square_128x128) \
  X(float8_small_64x128) \
  X(float8_turned_64x32)

namespace sm90_gemm {

#define SM90_GEMM_DECLARE(name) Instance name();  // nothing in a build of a sample
SM90_GEMM_KERNELS(SM90_GEMM_DECLARE)
#undef SM90_GEMM_DECLARE

}  // namespace sm90_gemm
