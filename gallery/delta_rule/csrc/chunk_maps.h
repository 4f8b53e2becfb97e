// Tells the copy engine of tensors.
#pragma once

#include <cuda.h>
#include <cuda_runtime.h>

#include "recurrence.h"

namespace delta_rule {

using Encode = decltype(&cuTensorMapEncodeTiled);

// The driver's function: it is not linked, as there may be no driver where this library is loaded.
inline Encode encoder() {
  void* found = nullptr;
  cudaDriverEntryPointQueryResult status;
#if CUDART_VERSION >= 12050
  const cudaError_t error = cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &found, 12000, cudaEnableDefault, &status);
#else
  const cudaError_t error = cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &found, cudaEnableDefault, &status);
#endif
  return error == cudaSuccess && status == cudaDriverEntryPointSuccess ? reinterpret_cast<Encode>(found) : nullptr;
}

// Tells the copy engine of a tensor, of which it copies tiles of 64 by 64. False where it can't.
inline bool describe(CUtensorMap& map, const void* tensor, const Strides& strides, const cuuint64_t (&sizes)[4]) {
  static const Encode encode = encoder();
  const cuuint64_t bytes[] = {cuuint64_t(strides.token) * 2, cuuint64_t(strides.head) * 2, cuuint64_t(strides.batch) * 2};
  const cuuint32_t tile[] = {64, kChunk, 1, 1}, steps[] = {1, 1, 1, 1};
  return encode && encode(&map, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 4, const_cast<void*>(tensor), sizes, bytes, tile, steps,
                          CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_L2_128B,
                          CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_SUCCESS;
}

// of a contiguous tensor with a row of columns for each value head of a token
inline Strides strides_of(const Recurrence& recurrence, int columns) {
  const int64_t row = int64_t(recurrence.value_heads) * columns;
  return {recurrence.tokens * row, row, columns};
}

// [batches, tokens, heads, columns]; there is nothing to describe where it is not wanted
inline bool describe_rows(CUtensorMap& map, const void* tensor, const Strides& strides, const Recurrence& recurrence, int heads,
                          int columns) {
  const int64_t batches = recurrence.cu_seqlens.at ? 1 : recurrence.sequences;
  return !tensor || describe(map, tensor, strides,
                             {cuuint64_t(columns), cuuint64_t(recurrence.tokens), cuuint64_t(heads), cuuint64_t(batches)});
}

// [slots, value heads, rows, columns]
inline bool describe_by_slot(CUtensorMap& map, const void* tensor, const Recurrence& recurrence, int rows, int columns) {
  const int64_t of_head = int64_t(rows) * columns;
  return !tensor || describe(map, tensor, {of_head * recurrence.value_heads, columns, of_head},
                             {cuuint64_t(columns), cuuint64_t(rows), cuuint64_t(recurrence.value_heads), cuuint64_t(slots_of(recurrence))});
}

}  // namespace delta_rule
