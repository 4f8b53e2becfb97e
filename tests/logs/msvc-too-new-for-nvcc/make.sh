#!/bin/bash
# clang-cl 22 (or what CLANG_CL names) in the place of cl.exe, as MSVC 19.40 and 19.50; host_config.h of CUDA 12.1 and 12.9 from NVIDIA's wheels
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"

printf '#include <crt/host_config.h>\nint f() { return 1; }\n' > op.cpp
as_msvc() { # CUDA-WHEEL MSVC
    local cuda=cuda-${1%.*} log=$out/cuda-${1%.*}-msvc-$2.log
    python3 -m pip download -q --no-deps -d wheels "nvidia-cuda-nvcc-cu12==$1" > pip.log 2>&1
    python3 -m zipfile -e wheels/*"$1"*.whl "$cuda"
    cat > build.ninja <<NINJA
rule cl
  command = ${CLANG_CL:-clang-cl-22} --target=x86_64-pc-windows-msvc -fms-compatibility-version=$2 -D__CUDACC__ -D__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__ /I$cuda/nvidia/cuda_nvcc/include /nologo /c \$in /Fo\$out
build op.obj: cl op.cpp
NINJA
    ninja 2>&1 | sed "s#$work#C:/work/op#g" > "$log"
}
as_msvc 12.1.105 19.40
as_msvc 12.9.86 19.50
rm -rf "$work"
