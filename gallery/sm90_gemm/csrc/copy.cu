// Copies between matrices of any strides, 16 bytes at a time where both have contiguous lines, however these are aligned.
#include <cstdint>

#include <cuda_runtime.h>

#include "copy.h"

namespace sm90_gemm {
namespace {

constexpr int kThreads = 256, kBlocksOfProcessor = 8, kWarp = 32, kMostBlocks = 1 << 20;
constexpr int kDeep = 4;  // words of 16 bytes that a thread has under way
template <class Element>
constexpr int kWidth = 16 / sizeof(Element);

// 16 bytes from any address: of the two aligned words that have them, the right bytes.
struct Pair {
  uint4 low, high;
  unsigned shift;
};

__device__ Pair load_pair(const void* from) {
  const auto address = reinterpret_cast<uintptr_t>(from);
  const auto* words = reinterpret_cast<const uint4*>(address & ~uintptr_t(15));
  const unsigned shift = address & 15;
  const uint4 low = words[0];
  return {low, shift ? words[1] : low, shift};
}

__device__ uint4 shifted(const Pair& pair) {
  const auto& [low, high, shift] = pair;
  unsigned x[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
  if (shift & 8) {
#pragma unroll
    for (int i = 0; i < 6; ++i) {
      x[i] = x[i + 2];
    }
  }
  if (shift & 4) {
#pragma unroll
    for (int i = 0; i < 6; ++i) {
      x[i] = x[i + 1];
    }
  }
  if (shift & 2) {
#pragma unroll
    for (int i = 0; i < 5; ++i) {
      x[i] = __funnelshift_r(x[i], x[i + 1], 16);
    }
  }
  if (shift & 1) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      x[i] = __funnelshift_r(x[i], x[i + 1], 8);
    }
  }
  return make_uint4(x[0], x[1], x[2], x[3]);
}

struct Copies {
  Copy one[kMostCopies];
};

template <class Element>
__host__ __device__ constexpr int64_t chunks_of(const Copy& copy) {
  return copy.columns / kWidth<Element> + 2;
}  // the first and the last may be short

__host__ __device__ inline bool are_lines(const Copy& copy) { return copy.from_column == 1 && copy.to_column == 1; }

// What a warp copies at a time, of a line.
template <class Element>
__host__ __device__ unsigned parts_of(const Copy& copy) {
  return static_cast<unsigned>((chunks_of<Element>(copy) + kDeep * kWarp - 1) / (kDeep * kWarp));
}

// The columns of a row that lie in 16 aligned bytes of the result.
template <class Element>
__device__ void copy_chunk(const Copy& copy, const Element* from, Element* to, int64_t chunk) {
  constexpr int kWidth = sm90_gemm::kWidth<Element>;
  const bool are_lines = copy.from_column == 1, is_line = copy.to_column == 1;
  const int64_t before = is_line ? (reinterpret_cast<uintptr_t>(to) / sizeof(Element)) % kWidth : 0;
  const int64_t begin = chunk * kWidth - before;
  if (begin < 0 || begin + kWidth > copy.columns || !is_line) {
    for (int64_t j = begin < 0 ? 0 : begin; j < begin + kWidth && j < copy.columns; ++j) {
      to[j * copy.to_column] = from[j * copy.from_column];
    }
    return;
  }
  uint4 moved;
  if (are_lines && begin + 2 * kWidth <= copy.columns) {  // no byte behind the row is read
    moved = shifted(load_pair(from + begin));
  } else {
    alignas(uint4) Element x[kWidth];
#pragma unroll
    for (int j = 0; j < kWidth; ++j) {
      x[j] = from[(begin + j) * copy.from_column];
    }
    moved = reinterpret_cast<const uint4&>(x);
  }
  *reinterpret_cast<uint4*>(to + begin) = moved;
}

// The same where both have lines: a warp copies kDeep * 32 chunks of one, all of which are read before any is written.
template <class Element>
__device__ void copy_lines(const Copy& copy) {
  constexpr int kWidth = sm90_gemm::kWidth<Element>;
  const int lane = threadIdx.x % kWarp;
  const unsigned parts = parts_of<Element>(copy);
  const int64_t all = copy.batch * copy.rows * parts, step = int64_t(gridDim.x) * (kThreads / kWarp);
  for (int64_t i = int64_t(blockIdx.x) * (kThreads / kWarp) + threadIdx.x / kWarp; i < all; i += step) {
    const bool is_short = all <= UINT32_MAX;  // a division of 64 bits takes as long as the copy
    const int64_t line = is_short ? static_cast<unsigned>(i) / parts : i / parts;
    const int64_t first = (i - line * parts) * kDeep * kWarp + lane;
    const int64_t matrix = copy.batch == 1 ? 0 : line / copy.rows, row = line - matrix * copy.rows;
    const Element* from = static_cast<const Element*>(copy.from) + matrix * copy.from_batch + row * copy.from_row;
    Element* to = static_cast<Element*>(copy.to) + matrix * copy.to_batch + row * copy.to_row;
    const int64_t before = (reinterpret_cast<uintptr_t>(to) / sizeof(Element)) % kWidth;
    Pair pairs[kDeep];
#pragma unroll
    for (int j = 0; j < kDeep; ++j) {
      const int64_t begin = (first + j * kWarp) * kWidth - before;
      if (begin >= 0 && begin + 2 * kWidth <= copy.columns) {
        pairs[j] = load_pair(from + begin);
      }
    }
#pragma unroll
    for (int j = 0; j < kDeep; ++j) {
      const int64_t begin = (first + j * kWarp) * kWidth - before;
      if (begin >= 0 && begin + 2 * kWidth <= copy.columns) {
        *reinterpret_cast<uint4*>(to + begin) = shifted(pairs[j]);
      } else if (begin < copy.columns) {
        copy_chunk(copy, from, to, first + j * kWarp);
      }
    }
  }
}

// blockIdx.y: which copy. Neighbours go along the lines that are read.
template <class Element>
__global__ void __launch_bounds__(kThreads, 3) copy_kernel(const __grid_constant__ Copies copies) {
  // the kernel behind this one may be set up; the one before it has ended
  asm volatile("griddepcontrol.launch_dependents;\n griddepcontrol.wait;" ::: "memory");
  const Copy& copy = copies.one[blockIdx.y];
  if (are_lines(copy)) {
    copy_lines<Element>(copy);
    return;
  }
  const bool is_by_lines = copy.from_column == 1;
  const int64_t chunks = chunks_of<Element>(copy), of_matrix = copy.rows * chunks, all = copy.batch * of_matrix;
  const int64_t step = int64_t(gridDim.x) * kThreads;
  for (int64_t i = int64_t(blockIdx.x) * kThreads + threadIdx.x; i < all; i += step) {
    const int64_t matrix = i / of_matrix, inside = i % of_matrix;
    const int64_t row = is_by_lines ? inside / chunks : inside % copy.rows;
    const int64_t chunk = is_by_lines ? inside % chunks : inside / copy.rows;
    copy_chunk<Element>(copy, static_cast<const Element*>(copy.from) + matrix * copy.from_batch + row * copy.from_row,
               static_cast<Element*>(copy.to) + matrix * copy.to_batch + row * copy.to_row, chunk);
  }
}

template <class Element>
const char* launch_of(const Copy* copies, int count, int processors, void* stream) {
  Copies given{};
  int64_t threads = 0, most = int64_t(processors) * kBlocksOfProcessor;
  for (int i = 0; i < count; ++i) {
    const Copy& one = given.one[i] = copies[i];
    const int64_t of_line = are_lines(one) ? int64_t(parts_of<Element>(one)) * kWarp : chunks_of<Element>(one);
    const int64_t own = one.batch * one.rows * of_line;
    threads = own > threads ? own : threads;
    most = are_lines(one) ? kMostBlocks : most;
  }
  const int64_t blocks = (threads + kThreads - 1) / kThreads;
  cudaLaunchAttribute overlaps{};
  overlaps.id = cudaLaunchAttributeProgrammaticStreamSerialization;
  overlaps.val.programmaticStreamSerializationAllowed = 1;
  cudaLaunchConfig_t how{};
  how.gridDim = dim3(static_cast<unsigned>(blocks < most ? blocks : most), count);
  how.blockDim = dim3(kThreads);
  how.stream = static_cast<cudaStream_t>(stream);
  how.attrs = &overlaps;
  how.numAttrs = 1;
  const cudaError_t error = cudaLaunchKernelEx(&how, copy_kernel<Element>, given);
  return error == cudaSuccess ? nullptr : cudaGetErrorString(error);
}

}  // namespace

const char* launch(const Copy* copies, int count, int processors, void* stream) {
  return copies->element == 1 ? launch_of<uint8_t>(copies, count, processors, stream)
                              : launch_of<uint16_t>(copies, count, processors, stream);
}

}  // namespace sm90_gemm
