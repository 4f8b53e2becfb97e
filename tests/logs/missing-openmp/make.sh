#!/bin/bash
# g++ 12.2, clang 16 without libomp-dev, lld; Python 3.11 for the import
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
printf '#include <omp.h>\n#include <Python.h>\nint n() { return omp_get_max_threads(); }\nvoid f(float* x) {\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++) x[i] = 1; }\n' > op.cpp
sed -e /Python.h/d op.cpp > c.cpp; printf 'int main() {}\n' > m.cpp
clang++-16 -fopenmp -c c.cpp > "$out/clang-header.log" 2>&1
sed -i /omp.h/d c.cpp; sed -i s/.*omp_get.*// c.cpp
g++ -fopenmp -c c.cpp -o c.o; g++ m.cpp c.o > "$out/ld.log" 2>&1; g++ -fuse-ld=lld m.cpp c.o > "$out/lld.log" 2>&1
clang++-16 -fopenmp -c c.cpp -o k.o; g++ m.cpp k.o > "$out/ld-clang.log" 2>&1
g++ -shared -fPIC -fopenmp -c c.cpp -o p.o; g++ -shared p.o -o op.so
{ echo '>>> import op'; python3 -c 'import op'; } > "$out/import.log" 2>&1
clang++-16 -fopenmp m.cpp > "$out/clang-library.log" 2>&1
sed -i "s#$work#/src#g" "$out"/*.log
