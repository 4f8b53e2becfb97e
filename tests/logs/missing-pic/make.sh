#!/usr/bin/env bash
# g++ 12.2 with GNU ld 2.40 and lld 14, clang 19, cross gcc 12.2 for aarch64, nvcc 13.0
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

cat >solve.c <<'T'
int table[64];
const char* names[] = {"a", "b"};
extern int shared_state;
int solve(int i) { return table[i] + names[i & 1][0] + shared_state; }
T
echo 'int solve(int); int op(void) { return solve(1); }' >op.c
gcc -fno-pic -O2 -c solve.c -o solve.o
ar rc libsolver.a solve.o
gcc -fPIC -c op.c -o op.o
log ld gcc -shared op.o libsolver.a -o op.so
log lld gcc -fuse-ld=lld -shared op.o libsolver.a -o op.so
log gold gcc -fuse-ld=gold -shared op.o libsolver.a -o op.so
clang-19 -fno-pic -mcmodel=kernel -c solve.c -o kernel.o
log clang-object clang-19 -shared op.o kernel.o -o op.so
for lang in de_DE es_ES fr_FR ja_JP zh_CN; do
    LC_ALL=$lang.UTF-8 log ld-$lang gcc -shared op.o libsolver.a -o op.so
done
aarch64-linux-gnu-gcc -fno-pic -c solve.c -o solve-arm.o && log aarch64 aarch64-linux-gnu-gcc -shared solve-arm.o -o op.so
echo '__global__ void k() {} static int state; int* where() { k<<<1, 1>>>(); return &state; } int counter; int next() { return ++counter; }' >kernel.cu
nvcc -c kernel.cu -o kernel-cuda.o
log nvcc-object g++ -shared op.o kernel-cuda.o -o op.so
