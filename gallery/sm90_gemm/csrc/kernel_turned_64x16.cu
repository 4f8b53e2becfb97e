#include "kernel.cuh"
#include "kernels.h"

namespace sm90_gemm {

Instance turned_64x16() {
  return Kernel<Pingpong, 64, 16, 128, 1, 1, false>::instance("turned_64x16");
}

}  // namespace sm90_gemm
