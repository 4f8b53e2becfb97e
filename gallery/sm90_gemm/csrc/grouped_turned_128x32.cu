#include "grouped_kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "grouped.cuh"
#endif

namespace sm90_gemm {

GroupedInstance grouped_turned_128x32() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return GroupedKernel<GroupedCooperative, 128, 32, 128, 1, 1, false>::instance("grouped_turned_128x32");
#endif
}

}  // namespace sm90_gemm
