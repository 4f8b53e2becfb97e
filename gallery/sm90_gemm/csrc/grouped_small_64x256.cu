#include "grouped_kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "grouped.cuh"
#endif

namespace sm90_gemm {

GroupedInstance grouped_small_64x256() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return GroupedKernel<GroupedPingpong, 64, 256, 64, 1, 1, true>::instance("grouped_small_64x256");
#endif
}

}  // namespace sm90_gemm
