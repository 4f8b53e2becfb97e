#include "grouped_kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "grouped.cuh"
#endif

namespace sm90_gemm {

GroupedInstance grouped_wide_128x256() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return GroupedKernel<GroupedCooperativeWide, 128, 256, 64, 1, 1, true>::instance("grouped_wide_128x256");
#endif
}

}  // namespace sm90_gemm
