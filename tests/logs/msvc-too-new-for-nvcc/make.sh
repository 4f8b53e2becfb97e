#!/bin/bash
# clang-cl 22 (or what CLANG_CL names) in the place of cl.exe, as MSVC 19.40, 19.44 and 19.50; host_config.h of CUDA 12.1 and 12.9 from NVIDIA's wheels
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
keep() { sed "s#$work#C:/work/op#g" > "$out/$1.log"; }

for version in 12.1.105 12.9.86; do
    python3 -m pip download -q --no-deps -d wheels "nvidia-cuda-nvcc-cu12==$version" > pip.log 2>&1
    mkdir "cuda-${version%.*}"
    python3 -m zipfile -e wheels/*"$version"*.whl "cuda-${version%.*}"
done
printf '#include <crt/host_config.h>\nint f() { return 1; }\n' > op.cpp
printf 'rule cl\n  command = %s --target=x86_64-pc-windows-msvc $flags /nologo /c $in /Fo$out\n' "${CLANG_CL:-clang-cl-22}" > build.ninja
for pair in 12.1:19.40 12.1:19.44 12.9:19.50; do
    printf 'build op-%s.obj: cl op.cpp\n  flags = -D__CUDACC__ -D__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__ -fms-compatibility-version=%s /Icuda-%s/nvidia/cuda_nvcc/include\n' "$pair" "${pair#*:}" "${pair%:*}" | tr -s ':' ':' | sed 's/op-\([0-9.]*\):\([0-9.]*\)\.obj/op-\1-\2.obj/' >> build.ninja
    ninja "op-${pair%:*}-${pair#*:}.obj" 2>&1 | keep "cuda-${pair%:*}-msvc-${pair#*:}"
done
rm -rf "$work"
