// What a GPU computes, compiled in files of their own.
#pragma once

#include "problem.h"
#include "sorted.h"

namespace scatter_ops {

template <class T, class R>
void reduce(const Problem& problem, const T* src, T* out, int64_t* arg, bool is_mean);

template <class T>
void spread(const Problem& problem, const T* src, const int64_t* arg, T* out, bool is_mean);

// where each segment of a sorted index begins: [batches, rows] to [batches, segments + 1]
void find_bounds(const Problem& problem, int64_t* bounds);

// of rows that stand in the order of their segments, the same for all batches: the segment of each to [segments + 1]
void find_bounds_of_sorted(const Problem& problem, const uint32_t* segments, int64_t* bounds);

// ---- by an index -------------------------------------------------------------------

// of a sorted problem, whose order says where rows are; `other` is the second source, where R takes two
template <class T, class R>
void reduce_in_order(const Problem& problem, const T* src, Out<T, R>* out, int64_t* arg, bool is_mean, const T* other);

// where rows stand in an order, to which rows these are; `rows` of a batch, and what empty segments get
void restore_rows(const Sorted& sorted, int64_t rows, int64_t* arg);

// Each row takes its segment's: [batches, segments, columns] to [batches, rows, columns], by an index; 0 of no segment
template <class T>
void take(const Problem& by_index, const T* src, T* out);

// Sums, and means, by atomics, in any order.
template <class T>
void add_by_atomics(const Problem& by_index, const T* src, T* out, bool is_mean);

// Smallest or largest values and their rows by atomics, of types of up to 4 bytes: the same in any order.
template <class T, bool kIsMax>
void find_best_by_atomics(const Problem& by_index, const T* src, T* out, int64_t* arg);

// Composites of rows that are sorted; or in bins or numbered alone: then by atomics, of what is computed in float32.

// Whether the tables of bins have room in the GPU's shared memory.
bool fit_bins(const Problem& by_index);

// Softmax, or its logarithm, of each row's segment, in the shape of src.
template <class T>
void softmax(const Sorted& rows, const T* src, T* out, double eps, bool is_log);

// Their gradients, of what was found.
template <class T>
void softmax_backward(const Sorted& rows, const T* grad, const T* found, T* out, bool is_log);

// (x - shift) * factor of each row, or exp(x - shift) * factor, by its segment's
template <class T>
void shift_and_scale(const Problem& by_index, const T* src, const Wide<T>* shift, const Wide<T>* factor, T* out, bool is_exponential);

// log(sum(exp(x)) + eps), the largest taken out: 0 of nothing.
template <class T>
void logsumexp(const Sorted& rows, const T* src, T* out, double eps);

// Standard deviations, means, and how many rows there are.
template <class T>
void deviation(const Sorted& rows, const T* src, T* out, Wide<T>* mean, int64_t* counts, bool is_unbiased);

#define SCATTER_OPS_FOR_TYPES(f) \
  f(double) f(int64_t) SCATTER_OPS_FOR_SMALL_TYPES(f)
#define SCATTER_OPS_FOR_SMALL_TYPES(f) f(float) f(Half) f(BFloat16) f(int32_t) f(int16_t) f(int8_t) f(uint8_t)
#define SCATTER_OPS_FOR_FLOATS(f) f(double) f(float) f(Half) f(BFloat16)

}  // namespace scatter_ops
