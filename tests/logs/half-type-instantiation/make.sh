#!/bin/bash
# torch 2.13.0+cpu in $TORCH_2_13 and 2.5.1+cu124 in $TORCH_2_5, each a python; nvcc 13.0 in /usr/local/cuda, g++ 12.2, ld 2.40 with its translations, lld 14, gold
set -u
out=$(realpath "$1")
export PATH=/usr/local/cuda/bin:$PATH
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
prefix() { "$1" -c 'import sys; print(sys.prefix)'; }
home() { "$1" -c 'import sysconfig; print(sysconfig.get_path("platlib") + "/torch")'; }
keep() {
    sed "s#$work#/home/user/gridops#g; s#$(prefix "$TORCH_2_5")#/opt/venv#g; s#$(prefix "$TORCH_2_13")#/opt/venv#g
        s#$HOME/.pyenv/versions/[0-9.]*#/usr/local#g" > "$out/$1.log"
}
cat > op.cu <<'C'
#include <ATen/ATen.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

typedef half fp;

__global__ void negate(TYPE* x, long n) {
  long i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = TYPE(-float(x[i]));
}

extern "C" void run(const at::Tensor& x) {
  TYPE* first = x.ACCESSOR<TYPE>();
  negate<<<1, 128>>>(first, x.numel());
}
C
printf 'import torch\n\ntorch.ops.load_library("libgridops.so")\n' > load.py
printf 'import ctypes\nimport os\n\nimport torch\n\nx = torch.ones(2)\nctypes.CDLL("./libgridops.so", os.RTLD_LAZY).run(ctypes.byref(ctypes.c_void_p(0)))\n' > late.py
compile() { # PYTHON STANDARD TYPE ACCESSOR: op.o
    nvcc -w "-std=c++$2" -arch=sm_90 -Xcompiler -fPIC "-D_GLIBCXX_USE_CXX11_ABI=$("$1" -c 'import torch; print(int(torch._C._GLIBCXX_USE_CXX11_ABI))')" \
        "-DTYPE=$3" "-DACCESSOR=$4" "-I$(home "$1")/include" -c op.cu -o op.o
}
link() { local torch=$(home "$1"); shift; g++ -shared op.o -o libgridops.so "-L$torch/lib" -ltorch_cpu -lc10 -L/usr/local/cuda/lib64 -lcudart_static -ldl -lrt "$@" 2>&1; }

compile "$TORCH_2_13" 20 __nv_bfloat16 data_ptr
link "$TORCH_2_13"
"$TORCH_2_13" load.py 2>&1 | keep import-bfloat16
link "$TORCH_2_13" -Wl,-z,defs | keep link-bfloat16
link "$TORCH_2_13" -Wl,--no-undefined -fuse-ld=gold | keep link-bfloat16-gold
link "$TORCH_2_13" -Wl,-z,lazy
"$TORCH_2_13" late.py 2>&1 | keep symbol-lookup-error
LD_DEBUG=symbols "$TORCH_2_13" late.py 2>&1 | grep -aB6 -A3 'error: symbol lookup error' | sed 's/^ *[0-9]*:/     12345:/' | keep ld-debug
compile "$TORCH_2_13" 20 fp mutable_data_ptr
link "$TORCH_2_13"
"$TORCH_2_13" load.py 2>&1 | keep import-half
link "$TORCH_2_13" -Wl,-z,defs -fuse-ld=lld | keep link-half-lld
for language in es fr ru; do
    LC_ALL=de_DE.UTF-8 LANGUAGE=$language link "$TORCH_2_13" -Wl,-z,defs | keep "link-half-$language"
done
compile "$TORCH_2_13" 20 __nv_fp8_e4m3 data_ptr
link "$TORCH_2_13"
"$TORCH_2_13" load.py 2>&1 | keep import-fp8
compile "$TORCH_2_5" 17 half data_ptr
link "$TORCH_2_5"
"$TORCH_2_5" load.py 2>&1 | keep import-half-2.5

# without nvcc: a type of the same name, as headers for the CPU declare one
cat > half.cpp <<'C'
#include <ATen/ATen.h>

struct __half { unsigned short bits; };

extern "C" void run(const at::Tensor& x) { x.data_ptr<__half>()[0].bits = x.item<__half>().bits; }
C
g++ -shared -fPIC -w -std=c++20 "-I$(home "$TORCH_2_13")/include" half.cpp -o libgridops.so "-L$(home "$TORCH_2_13")/lib" -ltorch_cpu -lc10
"$TORCH_2_13" load.py 2>&1 | keep import-half-gcc
rm -rf "$work"
