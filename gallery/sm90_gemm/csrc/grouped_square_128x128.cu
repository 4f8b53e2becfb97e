#include "grouped_kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "grouped.cuh"
#endif

namespace sm90_gemm {

GroupedInstance grouped_square_128x128() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return GroupedKernel<GroupedPingpongWide, 128, 128, 64, 1, 1, true>::instance("grouped_square_128x128");
#endif
}

}  // namespace sm90_gemm
