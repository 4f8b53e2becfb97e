#!/bin/bash
# nvcc 13.0 with the Thrust of CUDA 12.1 and the CUB of CUDA 11.8 (nvidia-cuda-cccl of PyPI), and CUB with a half of its namespace macros
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
pip download -q --no-deps -d . nvidia-cuda-cccl-cu12==12.1.109 2> /dev/null; pip download -q --no-deps -d . nvidia-cuda-cccl-cu11==11.8.89.post1 2> /dev/null
for v in 11 12; do python3 -m zipfile -e *cu$v-*.whl $v; done
mkdir -p cub-1.15 thrust-2.0; cp -r 11/nvidia/cuda_cccl/include/cub cub-1.15; cp -r 12/nvidia/cuda_cccl/include/* thrust-2.0; 
printf '#include <thrust/device_vector.h>\n#include <thrust/sort.h>\nvoid f(thrust::device_vector<int>& v) { thrust::sort(v.begin(), v.end()); }\n' > op.cu
nvcc -I cub-1.15 -I thrust-2.0 -c op.cu 2>&1 | head -c 12000 > "$out/cub-home.log"
printf '#include <cub/cub.cuh>\n' > ns.cu
nvcc -I 11/nvidia/cuda_cccl/include -DCUB_NS_PREFIX='namespace op {' -DCUB_NS_POSTFIX='}' -c ns.cu 2>&1 | head -c 12000 > "$out/namespace.log"
