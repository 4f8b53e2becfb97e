#include "call.h"

#include <climits>

#include <cuda_runtime.h>

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/headeronly/util/shim_utils.h>

// It is in libtorch_cuda, which a torch for CPUs has not: weak, so that this library loads there too.
extern "C" __attribute__((weak)) AOTITorchError
aoti_torch_get_current_cuda_stream(int32_t device_index, void** ret_stream);

namespace sm90_gemm {
namespace {

int attribute(const char* op, cudaDeviceAttr which, int device) {
  int value = 0;
  const cudaError_t error = cudaDeviceGetAttribute(&value, which, device);
  STD_TORCH_CHECK(error == cudaSuccess, op, ": ", cudaGetErrorString(error));
  return value;
}

}  // namespace

bool is_hopper(const char* op, int device) {
  return attribute(op, cudaDevAttrComputeCapabilityMajor, device) == 9 &&
         attribute(op, cudaDevAttrComputeCapabilityMinor, device) == 0;
}

bool has_wide_memory(const char* op, int device) {
  constexpr int kBitsOfH100 = 5120;
  return attribute(op, cudaDevAttrGlobalMemoryBusWidth, device) > kBitsOfH100;
}

int narrow(const char* op, const char* name, int64_t size) {
  STD_TORCH_CHECK(size <= INT_MAX, op, ": ", name, " must be at most ", INT_MAX, ", but is ", size);
  return static_cast<int>(size);
}

Call::Call(const char* op, const Tensor& like)
    : op_(op), like_(like), device_(like.get_device_index()),
      like_element_(like.scalar_type() == ScalarType::Float8_e4m3fn ? 1 : kElement) {
  // A thread of autograd may have no context yet, in which the driver makes TMA's descriptors.
  const cudaError_t error = cudaSetDevice(device_);
  STD_TORCH_CHECK(error == cudaSuccess, op_, ": ", cudaGetErrorString(error));
  processors_ = attribute(op_, cudaDevAttrMultiProcessorCount, device_);
  STD_TORCH_CHECK(aoti_torch_get_current_cuda_stream, op_, ": this torch has no CUDA");
  TORCH_ERROR_CODE_CHECK(aoti_torch_get_current_cuda_stream(device_, &stream_));
}

void Call::check(const char* wrong) const { STD_TORCH_CHECK(!wrong, op_, ": ", wrong ? wrong : ""); }

char* Call::memory(int64_t bytes) {
  kept_.push_back(torch::stable::new_empty(like_, {(bytes + like_element_ - 1) / like_element_}));
  return static_cast<char*>(kept_.back().mutable_data_ptr());
}

void Call::push(const Copy& copy) {
  if (copies_.size() == kMostCopies || (!copies_.empty() && copies_.back().element != copy.element)) {
    flush();
  }
  copies_.push_back(copy);
}

void Call::flush() {
  if (!copies_.empty()) {
    check(launch(copies_.data(), static_cast<int>(copies_.size()), processors_, stream_));
    copies_.clear();
  }
}

}  // namespace sm90_gemm
