#ifndef USE_ROCM
#include "kernel.cuh"
#else
#include "launch.h"
#endif

namespace paged_decode {

void decode_half(const Decode& decode, const Gpu& gpu) { PAGED_DECODE_FOR_DIMS(__half, __half, decode, gpu) }

}  // namespace paged_decode
