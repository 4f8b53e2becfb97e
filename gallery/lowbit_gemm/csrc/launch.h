// The host's side of the kernels: the stream they run on, and how they are launched.
#pragma once

#include <array>
#include <atomic>

#include <cuda_runtime.h>

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/headeronly/util/shim_utils.h>
#include <torch/headeronly/util/Exception.h>

#include "gemm.h"

// It is in libtorch_cuda, which a torch for CPUs has not: weak, so that this library loads there too.
extern "C" __attribute__((weak)) AOTITorchError
aoti_torch_get_current_cuda_stream(int32_t device_index, void** ret_stream);

namespace lowbit_gemm {

constexpr int kMostDevices = 64, kMostClusters = 8;  // of blocks

// What a launch needs to know of the current device.
struct C10_HIDDEN Gpu {
  cudaStream_t stream;
  int device, processors, shared;  // bytes of shared memory that a block may have
  bool is_hopper;  // whose code is compiled for it: for all others there is that of A100

  Gpu(int device, cudaStream_t stream) : stream(stream), device(device) {
    int major = 0, minor = 0;
    check(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device));
    check(cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, device));
    check(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
    check(cudaDeviceGetAttribute(&shared, cudaDevAttrMaxSharedMemoryPerBlockOptin, device));
    STD_TORCH_CHECK(major >= 8, "lowbit_gemm: its kernels need compute capability 8.0 or newer, and GPU ", device, " has ",
                    major, ".", minor, "; on the CPU it works everywhere");
    is_hopper = major == 9 && minor == 0;
  }

  static cudaStream_t current_stream(int device) {
    STD_TORCH_CHECK(aoti_torch_get_current_cuda_stream, "lowbit_gemm: this torch has no CUDA");
    void* current = nullptr;
    TORCH_ERROR_CODE_CHECK(aoti_torch_get_current_cuda_stream(device, &current));
    return static_cast<cudaStream_t>(current);
  }

  // in clusters of so many blocks; on Hopper, the kernel is set up while the one before it runs
  template <class... Parameters, class... Arguments>
  void launch(void (*kernel)(Parameters...), int blocks, int cluster, int threads, int memory,
              const Arguments&... arguments) const {
    if (memory > 48 * 1024) {
      check(cudaFuncSetAttribute(reinterpret_cast<const void*>(kernel), cudaFuncAttributeMaxDynamicSharedMemorySize, memory));
    }
    cudaLaunchAttribute attributes[2] = {};
    attributes[0].id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attributes[0].val.programmaticStreamSerializationAllowed = 1;
    attributes[1].id = cudaLaunchAttributeClusterDimension;
    attributes[1].val.clusterDim = {static_cast<unsigned>(cluster), 1, 1};
    cudaLaunchConfig_t how{};
    how.gridDim = dim3(blocks);
    how.blockDim = dim3(threads);
    how.dynamicSmemBytes = memory;
    how.stream = stream;
    how.attrs = attributes;
    how.numAttrs = is_hopper ? 1 + (cluster > 1) : 0;
    check(cudaLaunchKernelEx(&how, kernel, Parameters(arguments)...));
  }

  // How many clusters of blocks, of which a processor has one at a time, run at once: those of a cluster are neighbours.
  template <auto kKernel>
  int clusters_at_once(int cluster, int threads, int memory) const {
    if (cluster == 1) {
      return processors;
    }
    static std::array<std::atomic<int>, kMostDevices * kMostClusters> known{};
    auto& found = known[device % kMostDevices * kMostClusters + cluster - 1];
    if (int count = found.load(std::memory_order_relaxed)) {
      return count;
    }
    cudaLaunchAttribute attribute{};
    attribute.id = cudaLaunchAttributeClusterDimension;
    attribute.val.clusterDim = {static_cast<unsigned>(cluster), 1, 1};
    cudaLaunchConfig_t how{};
    how.gridDim = dim3(cluster);
    how.blockDim = dim3(threads);
    how.dynamicSmemBytes = memory;
    how.attrs = &attribute;
    how.numAttrs = 1;
    const auto kernel = reinterpret_cast<const void*>(kKernel);
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, memory));
    int count = 0;
    check(cudaOccupancyMaxActiveClusters(&count, kernel, &how));
    count = count < 1 ? 1 : count < processors / cluster ? count : processors / cluster;
    found.store(count, std::memory_order_relaxed);
    return count;
  }

  static void check(cudaError_t error) {
    STD_TORCH_CHECK(error == cudaSuccess, "lowbit_gemm: ", cudaGetErrorString(error));
  }
};

constexpr int64_t quotient_up(int64_t a, int64_t b) { return (a + b - 1) / b; }

// Products, on the GPU that is current.
void multiply_on(const Gpu& gpu, const Gemm& gemm);    // whichever is the fastest
void multiply_few(const Gpu& gpu, const Gemm& gemm);   // 8 rows of x at most: csrc/stream.cu
void multiply_many(const Gpu& gpu, const Gemm& gemm);  // on Hopper: csrc/tiles.cu
double estimate_few(const Gpu& gpu, const Gemm& gemm);   // us, of 5 to 8 rows
double estimate_many(const Gpu& gpu, const Gemm& gemm);  // us
void quantize_on(const Gpu& gpu, const Quantize& quantize);

}  // namespace lowbit_gemm
