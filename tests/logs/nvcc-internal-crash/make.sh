#!/bin/bash
# nvcc 13.0 in /usr/local/cuda, given expressions nested too deeply for its stack of 8 MB; GNU make 4.3, ninja 1.11
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/home/user/op#g" > "$out/$1.log"; }

nested() { printf '%*s' "$1" '' | tr ' ' "$2"; }
{
    echo '__global__ void k(int* p) {'
    echo "  *p = $(nested 90000 '(')*p$(nested 90000 ')');"
    echo '}'
} > parentheses.cu
{
    echo '__global__ void k(int* p, int n) {'
    echo '  int a = *p;'
    echo "  a = $(for i in $(seq 9000); do printf 'a * (n + '; done) 1$(nested 9000 ')');"
    echo '  *p = a;'
    echo '}'
} > products.cu
ulimit -s 8192
printf '.PHONY: k.o\nk.o: $(SOURCE)\n\tnvcc -arch=sm_90 -c $< -o $@\n' > Makefile
make SOURCE=parentheses.cu 2>&1 | keep make
LC_ALL=zh_CN.UTF-8 make SOURCE=products.cu 2>&1 | keep make-chinese
LC_ALL=de_DE.UTF-8 make SOURCE=products.cu 2>&1 | keep make-german
printf 'rule nvcc\n  command = nvcc -arch=sm_90 -c $in -o $out\nbuild k.o: nvcc products.cu\n' > build.ninja
rm -f k.o
ninja 2>&1 | keep ninja
rm -rf "$work"
