// The host's side of the kernels: the stream they run on, what they work in.
#pragma once

#include <array>
#include <atomic>
#include <mutex>
#include <unordered_map>

#include <cuda_runtime.h>

#include <torch/csrc/inductor/aoti_torch/c/shim.h>

#include "problem.h"

// It is in libtorch_cuda, which a torch for CPUs has not: weak, so that this library loads there too.
extern "C" __attribute__((weak)) AOTITorchError
aoti_torch_get_current_cuda_stream(int32_t device_index, void** ret_stream);

namespace paged_decode {

constexpr int kMostDevices = 64;

// What is done once for each device.
struct C10_HIDDEN PerDevice {
  std::array<std::atomic<bool>, kMostDevices> is_done{};

  template <class F>
  void once(int device, F&& f) {
    if (device >= kMostDevices || !is_done[device].load(std::memory_order_relaxed)) {
      f();
      if (device < kMostDevices) {
        is_done[device].store(true, std::memory_order_relaxed);
      }
    }
  }
};

// What a launch needs to know of the device, that of the problem's tensors.
struct C10_HIDDEN Gpu {
  const Tensor& q;
  cudaStream_t stream;
  int device, processors;

  explicit Gpu(const Problem& problem) : q(problem.q), device(problem.q.get_device_index()) {
    STD_TORCH_CHECK(aoti_torch_get_current_cuda_stream, "paged_decode: this torch has no CUDA");
    void* current = nullptr;
    TORCH_ERROR_CODE_CHECK(aoti_torch_get_current_cuda_stream(device, &current));
    stream = static_cast<cudaStream_t>(current);
    static PerDevice checked;
    checked.once(device, [&] {
      int major = 0, minor = 0, shared = 0;
      check(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device));
      check(cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, device));
      check(cudaDeviceGetAttribute(&shared, cudaDevAttrMaxSharedMemoryPerBlockOptin, device));
      STD_TORCH_CHECK(major >= 9 && shared >= 232448, "paged_decode: its kernels need compute capability 9.0 or newer "
                      "with 227 KB of shared memory a block, and GPU ", device, " has ", major, ".", minor, " and ",
                      shared / 1024, " KB; on the CPU it works everywhere");
    });
    check(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
  }

  static void check(cudaError_t error) {
    STD_TORCH_CHECK(error == cudaSuccess, "paged_decode: ", cudaGetErrorString(error));
  }
};

// Memory of a call, from torch's allocator: that of a graph where one is captured.
struct C10_HIDDEN Scratch {
  Tensor bytes;

  Scratch(const Gpu& gpu, size_t size)
      : bytes(torch::stable::new_empty(gpu.q, {static_cast<int64_t>(size)}, ScalarType::Byte)) {}

  void* memory() const { return bytes.mutable_data_ptr(); }
};

// For each type of query and cache and each head dimension, compiled in files of their own.
void decode_half(const Decode& decode, const Gpu& gpu);
void decode_bfloat16(const Decode& decode, const Gpu& gpu);
void decode_half_fp8(const Decode& decode, const Gpu& gpu);
void decode_bfloat16_fp8(const Decode& decode, const Gpu& gpu);

#ifdef USE_ROCM
#define PAGED_DECODE_FOR_DIMS(Q, Cache, decode, gpu) \
  (void)decode;                                      \
  (void)gpu;                                         \
  STD_TORCH_CHECK(false, "paged_decode: its kernels are for NVIDIA's GPUs; on the CPU it works everywhere");
#else
#define PAGED_DECODE_FOR_DIMS(Q, Cache, decode, gpu)             \
  switch (decode.dim) {                                          \
    case 64: return launch_for_dim<Q, Cache, 64>(decode, gpu);   \
    case 128: return launch_for_dim<Q, Cache, 128>(decode, gpu); \
    default: return launch_for_dim<Q, Cache, 256>(decode, gpu);  \
  }
#endif

}  // namespace paged_decode
