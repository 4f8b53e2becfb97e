#!/bin/bash
# torch 2.5.1+cu124 in $PYTHON (its CMake files), nvcc 13.0 in /usr/local/cuda, cmake 3.25, g++ 12.2, clang 14 with lld
set -u
out=$(realpath "$1")
python=${PYTHON:-python3}
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH CUDA_HOME=/usr/local/cuda
venv=$("$python" -c 'import sys; print(sys.prefix)')
torch=$("$python" -c 'import torch; print(torch.__path__[0])')
base=$("$python" -c 'import sys; print(sys.base_prefix)')
keep() { sed "s#$base#/opt/python#g; s#$work#/home/user/op#g; s#$venv#/opt/venv#g" > "$out/$1.log"; }

printf '#include <torch/torch.h>\nint f() { return 1; }\n' > op.cpp
cat > CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.18)
project(op LANGUAGES CXX CUDA)
find_package(Torch REQUIRED)
add_library(op SHARED op.cpp)
target_link_libraries(op ${TORCH_LIBRARIES})
CMAKE
cmake -B build -DCMAKE_PREFIX_PATH="$torch/share/cmake" -DTORCH_CUDA_ARCH_LIST=9.0 2>&1 | keep find-torch

printf '#include <nvToolsExt.h>\nvoid f() { nvtxRangePop(); }\n' > range.cpp
cp range.cpp range.cu
printf 'range.o: range.cu\n\t/usr/local/cuda-13.0/bin/nvcc -O2 -c $< -o $@\n' > Makefile
make 2>&1 | keep nvcc-header
printf 'int g() { return 1; }\n' > plain.cpp
printf 'op.so: plain.cpp\n\t$(CXX) -shared -fPIC $< -o $@ -L/usr/local/cuda-13.0/lib64 $(LIBRARY)\n' > Makefile
make LIBRARY=-lnvToolsExt 2>&1 | keep ld
make LIBRARY=-lCUDA::nvToolsExt 2>&1 | keep ld-target
LC_ALL=zh_CN.UTF-8 make LIBRARY=-lnvToolsExt 2>&1 | keep ld-chinese
printf 'op.so: plain.cpp /usr/local/cuda-13.0/lib64/libnvToolsExt.so\n\t$(CXX) -shared -fPIC plain.cpp -o $@\n' > Makefile
make 2>&1 | keep make-needed
rm -rf "$work"
