// The compiled kernels, each of a source of its own: one takes a minute to compile.
#pragma once

#include "gemm.h"

namespace sm90_gemm {

Instance wide();         // cooperative 128 x 256
Instance square();       // ping-pong 128 x 128
Instance small();        // ping-pong 64 x 128
Instance few();          // cooperative 128 x 16, d contiguous along m
Instance some();         // cooperative 128 x 64, d contiguous along m
Instance half_square();  // cooperative 128 x 128, d contiguous along m

}  // namespace sm90_gemm
