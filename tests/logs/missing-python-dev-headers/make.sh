#!/bin/bash
# g++ 12.2 in five languages, clang 14, nvcc 13.0, g++ through CMake 3.25: no Python.h
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1

# Languages of the compiler: gcc-12-locales, with locales that localedef makes here.
for l in zh_CN de_DE es_ES fr_FR ja_JP; do localedef -i $l -f UTF-8 "$work/$l.UTF-8" 2>/dev/null; done
export LOCPATH=$work
printf '#include <Python.h>\n#include <stdio.h>\n' > main.c; cp main.c main.cpp; cp main.c main.cu
for l in C zh_CN.UTF-8 de_DE.UTF-8 es_ES.UTF-8 fr_FR.UTF-8 ja_JP.UTF-8; do
    { echo '$ gcc main.c -O3 -shared -fPIC -o cuda_utils.so'; LC_ALL=$l gcc main.c -O3 -shared -fPIC -o cuda_utils.so; } > "$out/gcc-${l%%.*}.log" 2>&1
done
clang++ -c main.cpp > "$out/clang.log" 2>&1
nvcc -c main.cu > "$out/nvcc.log" 2>&1
