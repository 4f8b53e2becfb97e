// The host's side of the kernels: the stream they run on, how much is resident, whether a launch was taken.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>

#include <cuda_runtime.h>

#include <torch/csrc/inductor/aoti_torch/c/shim.h>

#include "gpu.cuh"
#include "problem.h"

// It is in libtorch_cuda, which a torch for CPUs has not: weak, so that this library loads there too.
extern "C" __attribute__((weak)) AOTITorchError
aoti_torch_get_current_cuda_stream(int32_t device_index, void** ret_stream);

namespace scatter_ops {

constexpr int64_t kWaves = 2;  // of blocks that are resident at once: neighbours in time are to be neighbours in memory
constexpr int64_t kLeastPlaces = 1024, kMostPlaces = int64_t(1) << 28;  // of a block with rows of one element
constexpr int64_t kMostBlocks = int64_t(1) << 20;
constexpr int64_t kMostBlocksAcross = (int64_t(1) << 31) - 1;
constexpr int64_t kMostBlocksDown = 65535;  // in the second dimension of a grid

// What a launch needs to know of the device, that of the problem's tensors.
struct C10_HIDDEN Gpu {
  cudaStream_t stream;
  int processors;

  explicit Gpu(const Problem& problem) {
    STD_TORCH_CHECK(aoti_torch_get_current_cuda_stream, "scatter_ops: this torch has no CUDA");
    void* current = nullptr;
    const int32_t device = problem.indptr.get_device_index();
    TORCH_ERROR_CODE_CHECK(aoti_torch_get_current_cuda_stream(device, &current));
    stream = static_cast<cudaStream_t>(current);
    check(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
  }

  // blocks that are resident at once
  template <class Kernel>
  int64_t resident(Kernel kernel, int memory = 0, int threads = kThreads) const {
    int blocks = 0;
    check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, memory));
    return int64_t(blocks) * processors;
  }

  // As many blocks as there is work for, one after the other: with atomics faster than as many as are resident, each of which
  // goes round.
  static unsigned blocks_for(int64_t work, int64_t of_block) {
    return static_cast<unsigned>(std::min((work + of_block - 1) / of_block, kMostBlocksAcross));
  }

  // A kernel that waits for the one before it by itself: it is set up while that runs, where its code knows how to wait, and
  // the driver how to capture that.
  template <class Task>
  void launch_next(void (*kernel)(Task), unsigned blocks, const Task& task) const {
#ifndef USE_ROCM
    cudaFuncAttributes compiled{};
    check(cudaFuncGetAttributes(&compiled, reinterpret_cast<const void*>(kernel)));
    int driver = 0;
    check(cudaDriverGetVersion(&driver));
    if (compiled.ptxVersion >= 90 && driver >= 12030) {
      cudaLaunchAttribute early{};
      early.id = cudaLaunchAttributeProgrammaticStreamSerialization;
      early.val.programmaticStreamSerializationAllowed = 1;
      cudaLaunchConfig_t how{};
      how.gridDim = dim3(blocks);
      how.blockDim = dim3(kThreads);
      how.stream = stream;
      how.attrs = &early;
      how.numAttrs = 1;
      check(cudaLaunchKernelEx(&how, kernel, Task(task)));
      return;
    }
#endif
    kernel<<<blocks, kThreads, 0, stream>>>(task);
    check_launch();
  }

  static void check(cudaError_t error) {
    STD_TORCH_CHECK(error == cudaSuccess, "scatter_ops: ", cudaGetErrorString(error));
  }

  static void check_launch() { check(cudaGetLastError()); }
};

inline Shape shape_of(const Problem& problem) {
  return {problem.pointers(), problem.batches, problem.rows, problem.segments, problem.columns, problem.indptr_step};
}

inline int64_t quotient_up(int64_t a, int64_t b) { return (a + b - 1) / b; }

inline int power_of_two_from(int64_t least, int most) {
  int power = 1;
  while (power < least && power < most) {
    power *= 2;
  }
  return power;
}

inline bool are_aligned(std::initializer_list<const void*> pointers) {
  return std::all_of(pointers.begin(), pointers.end(), [](const void* pointer) {
    return reinterpret_cast<uintptr_t>(pointer) % kVectorBytes == 0;
  });
}

// The lanes that take a row together, and how many such teams stand side by side in longer ones.
struct Team {
  int lanes, side_by_side;

  Team(int64_t columns, int per_thread) {
    const int64_t wide = quotient_up(columns, per_thread);
    lanes = power_of_two_from(wide, 32);
    side_by_side = static_cast<int>(quotient_up(wide, lanes));
  }
};

// Rows to be written by teams, and not as a line of elements
template <class T>
bool are_rows(int64_t columns, bool is_aligned) {
  return is_aligned || columns * int64_t(sizeof(T)) > 256;
}

}  // namespace scatter_ops
