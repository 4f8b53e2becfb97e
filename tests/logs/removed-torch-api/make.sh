#!/bin/bash
# torch 2.15.0's headers; g++ 12.2 in three languages, clang 14, nvcc 13.0: code of the days of torch 1.0
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
version=2.15.0
# Headers of that torch: $TORCH_INCLUDE, or from its wheel on PyPI.
torch=${TORCH_INCLUDE:-}
if [ -z "$torch" ]; then
    pip install -q --no-deps --target torch_wheel "torch==$version" 2> /dev/null
    torch=$work/torch_wheel/torch/include
fi
ln -s "$torch" torch_include
I="-Itorch_include -Itorch_include/torch/csrc/api/include -I$(python3 -c "import sysconfig; print(sysconfig.get_paths()['include'])")"
for l in zh_CN de_DE; do localedef -i $l -f UTF-8 "$work/$l.UTF-8" 2>/dev/null; done
export LOCPATH=$work
cat > check.cpp <<'C'
#include <torch/types.h>
void f(at::Tensor x) {
  AT_CHECK(x.type().is_cuda(), "x must be a CUDA tensor");
  AT_DISPATCH_FLOATING_TYPES(x.type(), "f", [&] { x.data_ptr<scalar_t>(); });
}
C
printf '#include <torch/types.h>\n#include <THC/THC.h>\nextern THCState* state;\n' > thc.cpp; cp thc.cpp thc.cu
printf '#include <torch/types.h>\ncudaStream_t f() { return at::cuda::getCurrentCUDAStream(); }\n__global__ void k() {}\nvoid g() { k<<<1, 1, 0, THCState_getCurrentStream(state)>>>(); THCudaCheck(cudaGetLastError()); }\nvoid h(at::Tensor x) { AT_DISPATCH_FLOATING_TYPES_AND_HALF(x.type(), "h", [&] {}); }\n' > stream.cu
for l in C zh_CN.UTF-8 de_DE.UTF-8; do LC_ALL=$l g++ -std=c++20 $I -c check.cpp > "$out/check-gcc-${l%%.*}.log" 2>&1; done
clang++ -std=c++20 $I -c check.cpp > "$out/check-clang.log" 2>&1
g++ -std=c++20 $I -c thc.cpp > "$out/thc-gcc.log" 2>&1; clang++ -std=c++20 $I -c thc.cpp > "$out/thc-clang.log" 2>&1; nvcc -std=c++20 $I -c thc.cu > "$out/thc-nvcc.log" 2>&1
nvcc -std=c++20 $I -c stream.cu > "$out/stream-nvcc.log" 2>&1
printf 'extern "C" void* THFloatTensor_newContiguous(void*);\nint main() { THFloatTensor_newContiguous(0); }\n' > th.cpp
g++ th.cpp > "$out/th-ld.log" 2>&1
