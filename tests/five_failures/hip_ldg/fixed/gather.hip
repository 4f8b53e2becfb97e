#include <c10/util/Half.h>
#include <hip/hip_runtime.h>

template <typename scalar_t>
__global__ void gather(const scalar_t* src, const int64_t* index, scalar_t* out, int64_t n) {
  int64_t i = blockIdx.x * int64_t(blockDim.x) + threadIdx.x;
  if (i < n) out[i] = *(src + index[i]);
}

template <typename scalar_t>
void launch(const scalar_t* src, const int64_t* index, scalar_t* out, int64_t n, hipStream_t stream) {
  gather<scalar_t><<<(n + 127) / 128, 128, 0, stream>>>(src, index, out, n);
}

template void launch<float>(const float*, const int64_t*, float*, int64_t, hipStream_t);
template void launch<c10::Half>(const c10::Half*, const int64_t*, c10::Half*, int64_t, hipStream_t);
