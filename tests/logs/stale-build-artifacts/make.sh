#!/bin/bash
# torch 1.11.0 in $TORCH_1_11, 1.12.1 in $TORCH_1_12, 2.5.1+cu124 in $TORCH_2_5, 2.13.0+cpu in $TORCH_2_13, each a python with setuptools and ninja; g++ 12.2
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
prefix() { "$1" -c 'import sys; print(sys.prefix)'; }
keep() {
    sed "s#\(Looking in indexes: \).*#\1https://pypi.org/simple#; s#$work/venv#/opt/venv#g; s#$work/cache#/home/user/.cache/torch_extensions#g; s#$work#/home/user/gridops#g
        s#$(prefix "$TORCH_2_5")#/opt/venv#g; s#$(prefix "$TORCH_2_13")#/opt/venv#g; s#$(prefix "$TORCH_1_11")#/opt/venv#g
        s#$(prefix "$TORCH_1_12")#/opt/venv#g; s#$HOME/.pyenv/versions/[0-9.]*#/usr/local#g" > "$out/$1.log"
}
cat > op.cpp <<'C'
#include <torch/extension.h>

at::Tensor half(const at::Tensor& x) {
  TORCH_CHECK(x.dim() == 2, "not a matrix of ", x.dim(), " dimensions");
  return at::empty_like(x).copy_(x).div_(at::linalg_norm(x));
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("half", &half); }
C
cat > setup.py <<'C'
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CppExtension

setup(
    name="gridops",
    version="0.4.0",
    ext_modules=[CppExtension("gridops", ["op.cpp"], extra_compile_args=["-w"])],
    cmdclass={"build_ext": BuildExtension.with_options(use_ninja=False)},
)
C
# built with one torch; then torch is replaced, and nothing is compiled
"$TORCH_2_5" setup.py -q build_ext --inplace > /dev/null 2>&1
printf '"$1" setup.py $2 build_ext --inplace\n"$1" -c "import torch, gridops"\n' > again.sh
bash -x again.sh "$TORCH_2_13" 2>&1 | keep build-ext-again
bash -x again.sh "$TORCH_2_13" -v 2>&1 | keep build-ext-again-verbose
rm -rf build ./*.so

"$TORCH_1_11" setup.py -q build > /dev/null 2>&1
printf '"$1" -m pip install --no-build-isolation --no-deps --no-cache-dir --target target -v .\ncd target && "$1" -c "import torch, gridops"\n' > pip.sh
PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1 bash -x pip.sh "$TORCH_1_12" 2>&1 | keep pip-install-reuses-build
rm -rf build target

# compiled when first used, in a folder that stays when torch is upgraded in place
cat > jit.py <<'C'
import torch
from torch.utils.cpp_extension import load

gridops = load(name="gridops", sources=["op.cpp"], extra_cflags=["-w"], verbose=True)
print(gridops.half(torch.ones(2, 2)))
C
export TORCH_EXTENSIONS_DIR=$work/cache/py310_cpu
mkdir -p "$TORCH_EXTENSIONS_DIR"
for pair in "$TORCH_1_12 $TORCH_1_11" "$TORCH_1_11 $TORCH_1_12"; do
    read -r one other <<< "$pair"
    rm -rf "$TORCH_EXTENSIONS_DIR"/*
    ln -sfn "$(prefix "$one")" venv
    PATH=$work/venv/bin:$PATH venv/bin/python jit.py > /dev/null 2>&1
    ln -sfn "$(prefix "$other")" venv
    PATH=$work/venv/bin:$PATH venv/bin/python jit.py 2>&1 | keep "jit-cache-of-$("$one" -c 'import torch; print(torch.__version__[:4])')"
done
rm -rf "$work"
