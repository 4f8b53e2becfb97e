// The compiled kernels for groups, each in a source of its own.
#pragma once

#include "grouped.h"

// in the order of grouped_kernels.py
#define SM90_GEMM_GROUPED_KERNELS(X) \
  X(grouped_square_128x128) \
  X(grouped_wide_128x256) \
  X(grouped_small_64x256) \
  X(grouped_turned_128x32)

namespace sm90_gemm {

#define SM90_GEMM_DECLARE_GROUPED(name) GroupedInstance name();
SM90_GEMM_GROUPED_KERNELS(SM90_GEMM_DECLARE_GROUPED)
#undef SM90_GEMM_DECLARE_GROUPED

}  // namespace sm90_gemm
