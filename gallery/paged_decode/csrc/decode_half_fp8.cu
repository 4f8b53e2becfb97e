#ifndef USE_ROCM
#include "kernel.cuh"
#else
#include "launch.h"
#endif

namespace paged_decode {

void decode_half_fp8(const Decode& decode, const Gpu& gpu) { PAGED_DECODE_FOR_DIMS(__half, Fp8, decode, gpu) }

}  // namespace paged_decode
