#!/bin/bash
# torch 2.5.1 headers in $PYTHON; nvcc 13.0 in /usr/local/cuda without the libraries' headers, g++ 12.2 with its translations, clang 14
set -u
out=$(realpath "$1")
python=${PYTHON:-python3}
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
venv=$("$python" -c 'import sys; print(sys.prefix)')
torch=$("$python" -c 'import torch; print(torch.__path__[0])')/include
base=$("$python" -c 'import sys; print(sys.base_prefix)')
keep() { sed "s#$base#/opt/python#g; s#$work#/home/user/op#g; s#$venv#/opt/venv#g" > "$out/$1.log"; }

printf '#include <ATen/cuda/CUDAContext.h>\n__global__ void k() {}\n' > op.cu
printf '#include <ATen/cuda/CUDAContext.h>\nint f() { return 0; }\n' > f.cpp
printf '#include <curand_kernel.h>\n__global__ void k(curandState* s) {}\n' > rand.cu
printf '#include <cuda/std/limits>\nint f() { return cuda::std::numeric_limits<int>::max(); }\n' > limits.cpp
printf '#include <cuda_runtime.h>\nint f() { return 0; }\n' > host.cpp
flags="-std=c++17 -I$torch -I$torch/torch/csrc/api/include"
nvcc $flags -c op.cu -o op.o 2>&1 | keep nvcc-cusparse
nvcc $flags -c rand.cu -o rand.o 2>&1 | keep nvcc-curand
g++ $flags -I/usr/local/cuda/include -c f.cpp -o f.o 2>&1 | keep gcc-cusparse
g++ -std=c++17 -I/usr/local/cuda/include -c limits.cpp -o limits.o 2>&1 | keep gcc-cccl
g++ -c host.cpp 2>&1 | keep gcc-runtime
clang++ $flags -I/usr/local/cuda/include -c f.cpp -o f.o 2>&1 | keep clang-cusparse
for language in de_DE zh_CN ja_JP fr_FR es_ES; do
    LC_ALL=$language.UTF-8 g++ $flags -I/usr/local/cuda/include -c f.cpp -o f.o 2>&1 | keep "gcc-$language"
done
rm -rf "$work"
