#!/bin/bash
# nvcc 13.0 in /usr/local/cuda, g++ 12.2, clang 14, ninja 1.11, GNU make 4.3
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
mkdir "$work/My Drive" && cd "$work/My Drive"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/content/drive#g" > "$out/$1.log"; }

printf '__global__ void k() {}\n' > op.cu
printf 'int f() { return 1; }\n' > op.cpp
printf 'rule cc\n  command = $cc -O3 -c %s -o $out\nbuild op.o: cc op.cu\n  cc = nvcc\nbuild f.o: cc op.cpp\n  cc = g++\nbuild g.o: cc op.cpp\n  cc = clang++\n' "$PWD/\$in" > build.ninja
ninja op.o 2>&1 | keep nvcc
ninja f.o 2>&1 | keep gcc
ninja g.o 2>&1 | keep clang
printf 'all:\n\tnvcc -O3 -I%s/include -c op.cu\n' "$PWD" > Makefile
make 2>&1 | keep nvcc-include
printf 'all: tool\n\t%s/tool\ntool:\n\tprintf "true" > tool; chmod +x tool\n' "$PWD" > Makefile
make 2>&1 | keep shell
printf 'all:\n\tnvcc -O3 /EHsc /std:c++17 -c op.cu -o op.o\n' > Makefile
make 2>&1 | keep slash-option
printf 'all:\n\tg++ -O3 /EHsc -c op.cpp -o op.o\n' > Makefile
make 2>&1 | keep slash-option-gcc
rm -rf "$work"
