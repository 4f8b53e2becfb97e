// What composites find of segments without a whole sort.
#pragma once

#include "sorted.h"
#include "statistics.cuh"

namespace scatter_ops {

// The largest and the sum of powers of each segment, of rows that are numbered; of float32 and 16 bits.
template <class T>
void find_powers_by_atomics(const Sorted& rows, const T* src, Two<float>* found);

// The mean, the sum of squares, and how many rows there are.
template <class T>
void find_moments_by_atomics(const Sorted& rows, const T* src, Two<float>* found, int64_t* counts);

// Sums of src, or of its products with another where that is not null.
template <class T>
void add_products_by_atomics(const Sorted& rows, const T* src, const T* other, float* totals);

// The largest and the sum of powers, or the mean, the sum of squares and how many there are, of rows that are in bins.
template <class T, class R>
void find_in_bins(const Sorted& rows, Two<float>* found, int64_t* counts);

}  // namespace scatter_ops
