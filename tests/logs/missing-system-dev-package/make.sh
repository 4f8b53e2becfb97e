#!/bin/bash
# g++ 12.2, clang 14, nvcc 13.0; GNU ld 2.40, gold, lld: no headers and no .so of EGL and others
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
printf '#include <GL/glew.h>\nint main() {}\n' > gl.cpp; printf '#include <libaio.h>\nint main() {}\n' > aio.cpp; cp aio.cpp aio.cu
g++ -c gl.cpp > "$out/gcc.log" 2>&1; clang++ -c aio.cpp > "$out/clang.log" 2>&1; nvcc -c aio.cu > "$out/nvcc.log" 2>&1
echo 'int main() {}' > m.cpp
for ld in bfd gold lld; do g++ -fuse-ld=$ld m.cpp -laio -lGLEW > "$out/ld-$ld.log" 2>&1; done
printf '#include <cmath>\nint main() {}\n' > c.cpp
{ echo '$ clang++ -c c.cpp'; clang++ -nostdinc++ -c c.cpp; } > "$out/libstdcxx.log" 2>&1
printf 'cmake_minimum_required(VERSION 3.20)\nproject(op CXX)\nfind_package(GLEW REQUIRED)\n' > CMakeLists.txt
mkdir b; (cd b && cmake .. > "$out/cmake.log" 2>&1); sed -i "s#$work#/src#g" "$out"/*.log
