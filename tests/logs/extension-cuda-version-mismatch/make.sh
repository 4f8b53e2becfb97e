#!/bin/bash
# nvcc 13.0 in /usr/local/cuda, g++ 12.2, cudart 12.8, 13.0 and 13.5 as wheels, Python 3.11; no GPU needed
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
mkdir -p "$work/lib/python3.11/site-packages/op"
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/home/user/venv#g" > "$out/$1.log"; }

site=lib/python3.11/site-packages
echo 'from op import _C' > $site/op/__init__.py
printf 'extern "C" int cudaDeviceSynchronize();\nextern "C" int launch() { return cudaDeviceSynchronize(); }\nextern "C" void* PyInit__C() { return nullptr; }\n' > op.cpp
python3 -m pip install -q --no-deps --target twelve nvidia-cuda-runtime-cu12==12.8.90 2> /dev/null
g++ -shared -fPIC op.cpp -o $site/op/_C.so twelve/nvidia/cuda_runtime/lib/libcudart.so.12
PYTHONPATH=$site python3 -c 'import op' 2>&1 | keep other-major
printf 'extern "C" int launch();\nint main() { return launch(); }\n' > main.cpp
g++ main.cpp -o main -Wl,--allow-shlib-undefined $site/op/_C.so
./main 2>&1 | keep other-major-program
python3 -m pip install -q --no-deps --target new nvidia-cuda-runtime==13.5.37 2> /dev/null
python3 -m pip install -q --no-deps --target old nvidia-cuda-runtime==13.0.48 2> /dev/null
names() { nm -D --defined-only "$1"/nvidia/cu13/lib/libcudart.so.13 | awk '{print $3}' | cut -d@ -f1 | sort -u; }
newer=$(comm -13 <(names old) <(names new) | grep -m1 '^cuda')
printf 'extern "C" int %s();\nextern "C" int launch() { return %s(); }\nextern "C" void* PyInit__C() { return nullptr; }\n' "$newer" "$newer" > op.cpp
g++ -shared -fPIC op.cpp -o $site/op/_C.so new/nvidia/cu13/lib/libcudart.so.13
LD_LIBRARY_PATH=old/nvidia/cu13/lib PYTHONPATH=$site python3 -c 'import op' 2>&1 | keep newer-minor
cat > bench.cu <<'CU'
#include <cstdio>
texture<float, 1> table;
int main() {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, 0);
  printf("%d kHz\n", p.clockRate);
  cudaThreadSynchronize();
}
CU
nvcc -c bench.cu 2>&1 | keep removed
python3 -m pip download -q --no-deps nvidia-cutlass==3.5.1.0 2> /dev/null
python3 -m zipfile -e nvidia_cutlass-3.5.1.0-*.whl cutlass
echo '#include <cutlass/cuda_host_adapter.hpp>' > gemm.cu
nvcc -std=c++17 -gencode=arch=compute_90a,code=sm_90a -I cutlass/cutlass_library/source/include -c gemm.cu 2>&1 | keep removed-typedef
rm -rf "$work"
