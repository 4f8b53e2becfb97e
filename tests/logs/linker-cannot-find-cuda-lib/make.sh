#!/usr/bin/env bash
# g++ 12.2 with GNU ld 2.40 and lld 14, clang 19, ninja, cmake, GNU make, nvcc 13.0
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

echo 'extern "C" int f() { return 1; }' >op.cpp
g++ -c -fPIC op.cpp -o op.o
log ld g++ -shared op.o -L/opt/toolkit/lib64 -lcudart -lcublas -o op.so
log lld g++ -fuse-ld=lld -shared op.o -L/opt/toolkit/lib64 -lcudart -o op.so
log clang clang++-19 -shared op.o -lcurand -o op.so
log hip clang++-19 -shared op.o -L/opt/rocm/lib -lamdhip64 -lhipblas -o op.so
log stub-missing g++ -shared op.o -L/opt/toolkit/lib64 -lcuda -o op.so
for lang in de_DE es_ES fr_FR ja_JP zh_CN; do
    LC_ALL=$lang.UTF-8 log ld-$lang g++ -shared op.o -lcusparse -o op.so
done
cat >build.ninja <<'T'
rule link
  command = g++ -shared $in -o $out
build libop.so: link op.o /opt/toolkit-11.8/lib64/libcublas.so
T
log ninja ninja
cat >Makefile <<'T'
libop.so: op.o /opt/toolkit-11.8/lib64/libcudart.so
	g++ -shared $^ -o $@
T
log make make
log make-zh_CN env LC_ALL=zh_CN.UTF-8 make
echo 'int cusparseCreate(void) { return 0; }' >cusparse.c
printf 'libcusparse.so.11 { *; };\n' >node
gcc -shared -fPIC cusparse.c -Wl,-soname,libcusparse.so.11 -Wl,--version-script=node -o libcusparse.so.11
echo 'int cusparseCreate(void); int g(void) { return cusparseCreate(); }' >user.c
gcc -shared -fPIC user.c ./libcusparse.so.11 -o libsparse.so
rm libcusparse.so.11
echo 'int g(void); int main(void) { return g(); }' >main.c
log needed-by-another gcc main.c ./libsparse.so -o main
