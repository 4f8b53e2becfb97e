#!/bin/bash
# torch 2.5.1+cu124 in $PYTHON with setuptools and wheel, cmake 3.25, GNU make 4.3, dash and bash 5.2; as root, to hide /usr/local/cuda
set -u
if [ -z "${HIDDEN:-}" ]; then
    # torch looks into /usr/local/cuda by itself: go where there is none
    HIDDEN=1 exec unshare -m "$0" "$@"
fi
out=$(realpath "$1")
python=${PYTHON:-python3}
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
mkdir "$work/real" "$work/local" "$work/src"
mount --bind /usr/local "$work/real"
mkdir "$work/local/bin"
for entry in "$work"/real/* "$work"/real/bin/*; do
    case $entry in */cuda* | */bin | */bin/nvcc) ;; *) ln -s "$entry" "$work/local/${entry#"$work"/real/}" ;; esac
done
mount --bind "$work/local" /usr/local
export PATH=/usr/bin:/bin
unset CUDA_HOME CUDA_PATH CUDACXX
cd "$work/src"
venv=$("$python" -c 'import sys; print(sys.prefix)')

base=$("$python" -c 'import sys; print(sys.base_prefix)')
keep() { sed "s#$base#/opt/python#g; s#$work/src#/home/user/op#g; s#$venv#/opt/venv#g" > "$out/$1.log"; }

printf '#include <torch/types.h>\n__global__ void k() {}\n' > op.cu
cat > setup.py <<'PY'
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

setup(name="op", version="1.0", ext_modules=[CUDAExtension("op", ["op.cu"])], cmdclass={"build_ext": BuildExtension})
PY
"$python" setup.py build_ext --inplace 2>&1 | keep cuda-extension
env -u PIP_FIND_LINKS PIP_CONFIG_FILE=/dev/null "$python" -m pip install --no-index --no-build-isolation --no-deps -v . 2>&1 | keep pip-install

cat > jit.py <<'PY'
from torch.utils.cpp_extension import load

load(name="op", sources=["op.cu"], verbose=True)
PY
TORCH_EXTENSIONS_DIR=$work/ext "$python" jit.py 2>&1 | keep torch-load

cat > version.py <<'PY'
import subprocess

subprocess.check_output(["nvcc", "--version"])
PY
"$python" version.py 2>&1 | keep subprocess

printf 'op.o: op.cu\n\tnvcc -O3 -c $< -o $@ && true\n' > Makefile
make 2>&1 | keep make
LC_ALL=de_DE.UTF-8 make SHELL=/bin/bash 2>&1 | keep make-bash-german
LC_ALL=zh_CN.UTF-8 make SHELL=/bin/bash 2>&1 | keep make-bash-chinese

printf 'cmake_minimum_required(VERSION 3.18)\nproject(op LANGUAGES CXX CUDA)\nadd_library(op SHARED op.cu)\n' > CMakeLists.txt
cmake -B build 2>&1 | keep cmake-language
printf 'cmake_minimum_required(VERSION 3.18)\nproject(op LANGUAGES CXX)\nfind_package(CUDAToolkit REQUIRED)\n' > CMakeLists.txt
cmake -B build2 2>&1 | keep cmake-toolkit
cd / && umount /usr/local "$work/real" && rm -rf "$work"
