// What a GPU computes, compiled in files of their own.
#pragma once

#include "problem.h"

namespace segment_csr {

template <class T, class R>
void reduce(const Problem& problem, const T* src, T* out, int64_t* arg, bool is_mean);

template <class T>
void spread(const Problem& problem, const T* src, const int64_t* arg, T* out, bool is_mean);

#define SEGMENT_CSR_FOR_TYPES(f) \
  f(double) f(float) f(Half) f(BFloat16) f(int64_t) f(int32_t) f(int16_t) f(int8_t) f(uint8_t)

}  // namespace segment_csr
