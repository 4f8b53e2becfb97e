#!/bin/bash
# g++ 12.2 in five languages, clang 14, GNU as 2.40: a flag and an instruction newer than they are
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1

# Languages of the compiler: gcc-12-locales, with locales that localedef makes here.
for l in zh_CN de_DE es_ES fr_FR ja_JP; do localedef -i $l -f UTF-8 "$work/$l.UTF-8" 2>/dev/null; done
export LOCPATH=$work
echo 'int main() {}' > op.cpp
for l in C zh_CN.UTF-8 de_DE.UTF-8 es_ES.UTF-8 fr_FR.UTF-8 ja_JP.UTF-8; do
    { echo '$ g++ -std=c++26 -c op.cpp'; LC_ALL=$l g++ -std=c++26 -c op.cpp; } > "$out/gcc-${l%%.*}.log" 2>&1
done
{ echo '$ clang++ -std=c++29 -c op.cpp'; clang++ -std=c++29 -c op.cpp; } > "$out/clang.log" 2>&1
printf 'void f() { asm("vcvtbiasph2bf8s %%zmm1, %%zmm2, %%ymm3"); }\n' > avx10.cpp
{ echo '$ g++ -O2 -c avx10.cpp'; g++ -O2 -c avx10.cpp; } > "$out/assembler.log" 2>&1
printf 'cmake_minimum_required(VERSION 3.20)\nproject(op CXX)\nadd_library(op op.cpp)\nset_target_properties(op PROPERTIES CXX_STANDARD 26 CXX_STANDARD_REQUIRED ON)\n' > CMakeLists.txt
mkdir b; (cd b && cmake .. > "$out/cmake.log" 2>&1)
sed -i "s#$work#/src#g" "$out"/*.log
