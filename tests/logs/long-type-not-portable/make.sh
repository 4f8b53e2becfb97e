#!/bin/bash
# torch 2.13.0+cpu in $TORCH_2_13 and 1.12.1 in $TORCH_1_12, each a python; nvcc 13.0 in /usr/local/cuda, g++ 12.2, ld 2.40 with its translations, lld 14
set -u
out=$(realpath "$1")
export PATH=/usr/local/cuda/bin:$PATH
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
prefix() { "$1" -c 'import sys; print(sys.prefix)'; }
home() { "$1" -c 'import sysconfig; print(sysconfig.get_path("platlib") + "/torch")'; }
keep() {
    sed "s#$work#/home/user/gridops#g; s#$(prefix "$TORCH_1_12")#/opt/venv#g; s#$(prefix "$TORCH_2_13")#/opt/venv#g
        s#$HOME/.pyenv/versions/[0-9.]*#/usr/local#g" > "$out/$1.log"
}
printf 'import torch\n\ntorch.ops.load_library("libgridops.so")\n' > load.py
cat > op.cpp <<'C'
#include <ATen/ATen.h>

extern "C" TYPE run(const at::Tensor& x) { return x.ACCESSOR<TYPE>() ? 1 : 0; }
C
build() { # PYTHON STANDARD TYPE ACCESSOR OPTIONS
    local torch=$(home "$1") standard=$2 type=$3 accessor=$4; shift 4
    g++ -shared -fPIC -w "-std=c++$standard" "-D_GLIBCXX_USE_CXX11_ABI=$((standard > 14))" "-DTYPE=$type" "-DACCESSOR=$accessor" "-I$torch/include" \
        op.cpp -o libgridops.so "-L$torch/lib" -ltorch_cpu -lc10 "$@" 2>&1
}
build "$TORCH_2_13" 20 'long long' data_ptr
"$TORCH_2_13" load.py 2>&1 | keep import-long-long
build "$TORCH_2_13" 20 'unsigned long long' mutable_data_ptr
"$TORCH_2_13" load.py 2>&1 | keep import-unsigned
build "$TORCH_2_13" 20 'long long' item -Wl,-z,defs | keep link-item
build "$TORCH_2_13" 20 'long long' data_ptr -Wl,-z,defs -fuse-ld=lld | keep link-lld
build "$TORCH_2_13" 20 'long long' const_data_ptr -Wl,-z,defs -Wl,--no-demangle | keep link-const
for language in es fr; do
    LC_ALL=de_DE.UTF-8 LANGUAGE=$language build "$TORCH_2_13" 20 'long long' data_ptr -Wl,-z,defs | keep "link-$language"
done
build "$TORCH_1_12" 14 'long long' data_ptr
"$TORCH_1_12" load.py 2>&1 | keep import-long-long-1.12

# a kernel that adds atomically, for which CUDA knows unsigned long long and not long
cat > op.cu <<'C'
#include <ATen/ATen.h>

__global__ void count(unsigned long long* found) { atomicAdd(found, 1ull); }

extern "C" void run(const at::Tensor& found) { count<<<1, 32>>>(found.data_ptr<unsigned long long>()); }
C
nvcc -w -std=c++20 -arch=sm_90 -shared -Xcompiler -fPIC "-I$(home "$TORCH_2_13")/include" op.cu -o libgridops.so "-L$(home "$TORCH_2_13")/lib" -ltorch_cpu -lc10
"$TORCH_2_13" load.py 2>&1 | keep import-nvcc
rm -rf "$work"
