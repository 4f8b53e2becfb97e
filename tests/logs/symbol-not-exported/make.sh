#!/bin/bash
# torch 2.13.0+cpu in $TORCH_2_13, 2.5.1+cu124 in $TORCH_2_5, each a python; g++ 12.2, ld 2.40, lld 14
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
prefix() { "$1" -c 'import sys; print(sys.prefix)'; }
home() { "$1" -c 'import sysconfig; print(sysconfig.get_path("platlib") + "/torch")'; }
keep() {
    sed "s#$work#/home/user/gridops#g; s#$(prefix "$TORCH_2_5")#/opt/venv#g; s#$(prefix "$TORCH_2_13")#/opt/venv#g
        s#$HOME/.pyenv/versions/[0-9.]*#/usr/local#g" > "$out/$1.log"
}
printf 'import torch\n\ntorch.ops.load_library("libgridops.so")\n' > load.py
cat > op.cpp <<'C'
#include <ATen/ATen.h>

struct Point { float x, y; };

extern "C" bool run(const at::Tensor& x) { return x.data_ptr<TYPE>() != nullptr; }
C
build() { # PYTHON STANDARD TYPE OPTIONS
    local torch=$(home "$1") standard=$2 type=$3; shift 3
    g++ -shared -fPIC -w "-std=c++$standard" "-D_GLIBCXX_USE_CXX11_ABI=$((standard > 17))" "-DTYPE=$type" "-I$torch/include" \
        op.cpp -o libgridops.so "-L$torch/lib" -ltorch_cpu -lc10 "$@" 2>&1
}
# char is neither int8_t nor uint8_t
build "$TORCH_2_13" 20 char
"$TORCH_2_13" load.py 2>&1 | keep import-char
build "$TORCH_2_13" 20 char -Wl,-z,defs | keep link-char
build "$TORCH_2_13" 20 Point
"$TORCH_2_13" load.py 2>&1 | keep import-struct
build "$TORCH_2_5" 17 Point -Wl,-z,defs -fuse-ld=lld | keep link-struct-lld
build "$TORCH_2_5" 17 Point
"$TORCH_2_5" load.py 2>&1 | keep import-struct-2.5
rm -rf "$work"
