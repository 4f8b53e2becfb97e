#!/bin/bash
# torch 1.12.1 in $TORCH_1_12, 2.5.1+cu124 in $TORCH_2_5, 2.13.0+cpu in $TORCH_2_13, each a python; the wheels of 2.1.2 and 2.8.0 unpacked in $WHEEL_2_1 and $WHEEL_2_8; g++ 12.2, CUDA 13.0 in /usr/local/cuda
set -u
out=$(realpath "$1")
torch_2_8=${WHEEL_2_8:?folder with torch/include of 2.8.0}/torch
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
prefix() { "$1" -c 'import sys; print(sys.prefix)'; }
home() { "$1" -c 'import sysconfig; print(sysconfig.get_path("platlib") + "/torch")'; }
keep() {
    sed "s#$work#/home/user/gridops#g; s#$(prefix "$TORCH_1_12")#/opt/venv#g; s#$(prefix "$TORCH_2_5")#/opt/venv#g
        s#$(prefix "$TORCH_2_13")#/opt/venv#g; s#$HOME/.pyenv/versions/[0-9.]*#/usr/local#g" > "$out/$1.log"
}
compile() { # TORCH PYTHON LAYOUT ARGUMENTS: a shared library, linked as BuildExtension does
    local torch=$1 python=$("$2" -c 'import sysconfig; print(sysconfig.get_path("include"))') layout=$3; shift 3
    g++ -shared -fPIC -O1 -w -std=c++17 "-D_GLIBCXX_USE_CXX11_ABI=$layout" -DTORCH_EXTENSION_NAME=_C "-I$python" \
        "-I$torch/include" "-I$torch/include/torch/csrc/api/include" "$@"
}
: > empty.cpp
for name in c10 torch torch_cpu torch_python c10_cuda; do # to be listed as needed
    g++ -shared -o "lib$name.so" empty.cpp "-Wl,-soname,lib$name.so"
done
linked="-L. -Wl,--no-as-needed -lc10 -ltorch -ltorch_cpu"

mkdir gridops
printf 'import torch\n\nfrom gridops import _C\n' > gridops/__init__.py
cat > binding.cpp <<'C'
#include <torch/extension.h>

at::Tensor scale(const at::Tensor& x, double by) {
  TORCH_CHECK(x.dim() == 2, "x must be a matrix, not of ", x.dim(), " dimensions");
#ifdef NORM // with a list of sizes where torch 2.8 has a number, from 2.9 on
  return at::_fused_rms_norm(x, 1, at::ones({x.size(1)}), by);
#endif
  return at::empty_like(x).copy_(x).mul_(by);
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("scale", &scale); }
C
cat > ops.cpp <<'C'
#include <ATen/ATen.h>
#include <torch/library.h>

static at::Tensor norm(const at::Tensor& x) { return at::_fused_rms_norm(x, 1, at::ones({x.size(1)}), 1e-6); }

TORCH_LIBRARY(gridops, m) { m.def("norm(Tensor x) -> Tensor", &norm); }
C
printf 'import torch\n\ntorch.ops.load_library("libgridops.so")\n' > load.py
printf 'import torch\nimport gridops\n\nprint(gridops._C.scale(torch.ones(2, 2), 3))\n' > run.py
printf '#!/bin/sh\n"$1" -c "import torch; print(\\"torch.__version__:\\", torch.__version__)"\n"$1" run.py\n' > with-version.sh

# compiled against an older release, which had what is gone; and against a newer one
compile "$torch_2_8" "$TORCH_2_13" 1 binding.cpp -DNORM -o gridops/_C.so $linked -ltorch_python
"$TORCH_2_13" run.py 2>&1 | keep import-2.8-in-2.13
compile "$(home "$TORCH_1_12")" "$TORCH_1_12" 0 binding.cpp -o gridops/_C.so $linked -ltorch_python
"$TORCH_2_5" run.py 2>&1 | keep import-1.12-in-2.5
compile "$(home "$TORCH_2_5")" "$TORCH_1_12" 0 binding.cpp -o gridops/_C.so $linked -ltorch_python
"$TORCH_1_12" run.py 2>&1 | keep import-2.5-in-1.12
sh with-version.sh "$TORCH_1_12" 2>&1 | keep import-2.5-in-1.12-version
compile "$torch_2_8" "$TORCH_2_13" 1 ops.cpp -o libgridops.so $linked
"$TORCH_2_13" load.py 2>&1 | keep load-library-2.8-in-2.13
LD_LIBRARY_PATH=$(home "$TORCH_2_13")/lib ldd -r libgridops.so 2>&1 | keep ldd-2.8-with-2.13

# the stable ABI, of a torch that has it, in one that has not
cat > stable.cpp <<'C'
#include <torch/csrc/stable/library.h>

static void twice(StableIValue* stack, uint64_t, uint64_t) {}

STABLE_TORCH_LIBRARY(gridops, m) { m.def("twice(Tensor x) -> Tensor"); }
STABLE_TORCH_LIBRARY_IMPL(gridops, CPU, m) { m.impl("twice", &twice); }
C
compile "$(home "$TORCH_2_13")" "$TORCH_2_13" 1 stable.cpp -std=c++20 -o libgridops.so $linked
"$TORCH_2_5" load.py 2>&1 | keep stable-shims-in-2.5

# c10_cuda: the same function, with one more parameter from 2.3 on
printf '#include <c10/cuda/CUDAFunctions.h>\n\nextern "C" void run() { c10::cuda::SetDevice(0); }\n' > device.cpp
compile "${WHEEL_2_1:?folder with torch/include of 2.1.2}/torch" "$TORCH_2_5" 0 device.cpp -I/usr/local/cuda/include -o libgridops.so $linked -lc10_cuda
"$TORCH_2_5" load.py 2>&1 | keep set-device-2.1-in-2.5

# lazily bound, as CMake links executables and `ctypes` does not: found out at the first call
cat > late.py <<'C'
import ctypes
import os

import torch

ctypes.CDLL("./libgridops.so", os.RTLD_LAZY).run()
C
"$TORCH_2_5" late.py 2>&1 | keep symbol-lookup-error
LD_DEBUG=symbols "$TORCH_2_5" late.py 2>&1 | grep -B6 -A3 'error: symbol lookup error' | sed 's/^ *[0-9]*:/     12345:/' | keep ld-debug

# a library that only some releases have
g++ -shared -o libtorch_cuda_cu.so empty.cpp -Wl,-soname,libtorch_cuda_cu.so
g++ -shared -o libgridops.so empty.cpp -L. -Wl,--no-as-needed -ltorch_cuda_cu
"$TORCH_2_5" load.py 2>&1 | keep library-of-1.13
rm -rf "$work"
