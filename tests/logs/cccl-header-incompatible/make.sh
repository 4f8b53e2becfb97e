#!/bin/bash
# nvcc 13.0 (CCCL 3.0): code for the Thrust and CUB of CUDA 11
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
cat > thrust.cu <<'C'
#include <thrust/device_vector.h>
struct twice : public thrust::unary_function<int, int> {
  __host__ __device__ int operator()(int x) const { return 2 * x; }
};
void f(thrust::device_vector<int>& k, thrust::device_vector<int>& v) {
  thrust::sort_by_key(thrust::device, k.begin(), k.end(), v.begin());
}
C
printf '#include <cub/cub.cuh>\nusing I = cub::CountingInputIterator<int>;\nint m = cub::Max()(1, 2);\nusing T = cub::FpLimits<float>;\n' > cub.cu
printf '#include <thrust/functional.h>\n#include <thrust/host_vector.h>\nstruct f : thrust::binary_function<int, int, int> {};\n' > host.cpp
nvcc -c thrust.cu > "$out/thrust.log" 2>&1; nvcc -c cub.cu > "$out/cub.log" 2>&1
g++ -I ${CUDA_HOME:-/usr/local/cuda}/include/cccl -I ${CUDA_HOME:-/usr/local/cuda}/include -DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP -c host.cpp > "$out/gcc.log" 2>&1
