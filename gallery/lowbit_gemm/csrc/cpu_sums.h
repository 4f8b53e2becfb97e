// Sums of products for a strip of 16 rows, with what the processor has.
#pragma once

#include <cstdint>

namespace lowbit_gemm {

constexpr int kTokensAtOnce = 4;

// What a strip's weights, as they are stored (0 to 3), and up to 4 rows of x give: sums[token][row], of k columns.
using SumStrip = void (*)(const uint8_t* strip, const int8_t* x, int64_t k, int tokens, int32_t (*sums)[16]);

// The fastest that the processor has; LOWBIT_GEMM_CPU=plain, avx2 or vnni asks for another.
SumStrip sum_strip_here();

}  // namespace lowbit_gemm
