// The host's side of the kernels: the stream they run on.
#pragma once

#include <cuda_runtime.h>

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/headeronly/util/shim_utils.h>

#include "problem.h"

// It is in libtorch_cuda, which a torch for CPUs has not: weak, so that this library loads there too.
extern "C" __attribute__((weak)) AOTITorchError
aoti_torch_get_current_cuda_stream(int32_t device_index, void** ret_stream);

namespace delta_rule {

// What a launch needs to know of the device, that of the problem's tensors.
struct C10_HIDDEN Gpu {
  cudaStream_t stream;
  int device, processors = 0;

  explicit Gpu(const Tensor& x) : device(x.get_device_index()) {
    STD_TORCH_CHECK(aoti_torch_get_current_cuda_stream, "delta_rule: this torch has no CUDA");
    void* current = nullptr;
    TORCH_ERROR_CODE_CHECK(aoti_torch_get_current_cuda_stream(device, &current));
    stream = static_cast<cudaStream_t>(current);
    check(cudaSetDevice(device));  // a thread of autograd's may have no context yet, and the driver describes no tensor without
    check(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
  }

  static void check(cudaError_t error) {
    STD_TORCH_CHECK(error == cudaSuccess, "delta_rule: ", cudaGetErrorString(error));
  }
};

// For each type of q, k and v, compiled in files of their own.
void recur_float(const Recurrence& recurrence, const Gpu& gpu);
void recur_half(const Recurrence& recurrence, const Gpu& gpu);
void recur_bfloat16(const Recurrence& recurrence, const Gpu& gpu);

// On Hopper: chunks of bfloat16, of 128 keys at most. What the backward pass reads is written where there is a place for it.
void chunk_bfloat16(const Recurrence& recurrence, const Kept& kept, const Segments& segments, const Gpu& gpu);

// of each sequence
int segments_for(const Recurrence& recurrence, const Gpu& gpu);

// The gradients of the states, in the place of the states; those of o have that of v, dX that of o.
void chunk_back_bfloat16(const Recurrence& recurrence, const Kept& kept, const Gpu& gpu);
void chunk_gradients_bfloat16(const Recurrence& recurrence, const ChunkGradients& of, const Gpu& gpu);

}  // namespace delta_rule
