#!/bin/bash
# torch 2.5.1+cu124 in $PYTHON (its CMake files), nvcc 13.0 in /usr/local/cuda without cuBLAS and its like, cmake 3.25; as root, to hide /usr/local/cuda
set -u
if [ -z "${HIDDEN:-}" ]; then
    HIDDEN=1 exec unshare -m "$0" "$@"
fi
out=$(realpath "$1")
python=${PYTHON:-python3}
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
mkdir "$work/src" "$work/real" "$work/local" && cd "$work/src"
venv=$("$python" -c 'import sys; print(sys.prefix)')
torch=$("$python" -c 'import torch; print(torch.__path__[0])')
base=$("$python" -c 'import sys; print(sys.base_prefix)')
keep() { sed "s#$base#/opt/python#g; s#$work/src#/home/user/op#g; s#$venv#/opt/venv#g; s#$work/other#/opt/cuda-12.4#g" > "$out/$1.log"; }

printf '#include <torch/torch.h>\nint f() { return 1; }\n' > op.cpp
printf '__global__ void k() {}\n' > k.cu
cat > CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.18)
project(op LANGUAGES CXX)
find_package(Torch REQUIRED)
add_library(op SHARED op.cpp)
target_link_libraries(op ${TORCH_LIBRARIES})
CMAKE
options=(-DCMAKE_PREFIX_PATH="$torch/share/cmake" -DTORCH_CUDA_ARCH_LIST=9.0)
# headers that say another version than nvcc
mkdir -p "$work/other"
cp -r /usr/local/cuda-13.0/include "$work/other/include"
sed -i 's/#define CUDA_VERSION .*/#define CUDA_VERSION 12040/; s/#define CUDART_VERSION .*/#define CUDART_VERSION 12040/' "$work"/other/include/cuda.h "$work"/other/include/cuda_runtime_api.h
PATH=/usr/local/cuda/bin:$PATH cmake -B build1 "${options[@]}" -DCUDA_TOOLKIT_INCLUDE="$work/other/include" 2>&1 | keep find-torch-two-versions
# a compiler that does not exist, beside a toolkit
mkdir there && cp k.cu there
printf 'cmake_minimum_required(VERSION 3.18)\nproject(op LANGUAGES CXX CUDA)\nadd_library(k SHARED k.cu)\n' > there/CMakeLists.txt
cmake -S there -B build2 -DCMAKE_CUDA_COMPILER=/usr/local/cuda-11.8/bin/nvcc 2>&1 | keep compiler-not-there

mount --bind /usr/local "$work/real"
mkdir "$work/local/bin"
for entry in "$work"/real/* "$work"/real/bin/*; do
    case $entry in */cuda* | */bin | */bin/nvcc) ;; *) ln -s "$entry" "$work/local/${entry#"$work"/real/}" ;; esac
done
mount --bind "$work/local" /usr/local
unset CUDA_HOME CUDA_PATH CUDACXX
export PATH=/usr/bin:/bin
cmake -B build3 "${options[@]}" 2>&1 | keep find-torch-nothing
# nvcc there, headers and libraries not
mkdir -p "$work/other/bin"
printf '#!/bin/sh\nexec %s/cuda-13.0/bin/nvcc "$@"\n' "$work/real" > "$work/other/bin/nvcc"
chmod +x "$work/other/bin/nvcc"
rm -rf "$work/other/include"
PATH=$work/other/bin:$PATH cmake -B build6 "${options[@]}" 2>&1 | keep find-torch-partial
cd / && umount /usr/local "$work/real" && rm -rf "$work"
