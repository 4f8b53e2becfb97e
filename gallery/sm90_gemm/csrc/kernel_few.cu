#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance few() {
#ifndef OPWRIGHT_SAMPLE
  return Kernel<Cooperative, 128, 16, 128, 1, 1, false, true>::instance("few");
#else
  return {};
#endif
}

}  // namespace sm90_gemm
