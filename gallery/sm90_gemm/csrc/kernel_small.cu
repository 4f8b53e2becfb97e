#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance small() {
#ifndef OPWRIGHT_SAMPLE
  return Kernel<Pingpong, 64, 128, 64, 1, 1, true, false>::instance("small");
#else
  return {};
#endif
}

}  // namespace sm90_gemm
