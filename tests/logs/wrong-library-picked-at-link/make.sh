#!/usr/bin/env bash
# g++ 12.2 with GNU ld 2.40; root, for a library in /usr/local/lib that is removed again
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

trap 'rm -rf "$work" /usr/local/lib/libmeshio.a' EXIT
cat >read.c <<'T'
static const char* names[] = {"vertex", "face"};
int state;
const char* element(int i) { return names[i] + state; }
T
gcc -fno-pic -c read.c -o read.o && ar rc libmeshio.a read.o
cp libmeshio.a /usr/local/lib/
mkdir sdk
gcc -fPIC -shared read.c -o sdk/libmeshio.so
echo 'const char* element(int); const char* f(void) { return element(1); }' >op.c
gcc -fPIC -c op.c -o op.o
log ld gcc -shared op.o -L/usr/local/lib -Lsdk -lmeshio -o op.so
log lld gcc -fuse-ld=lld -shared op.o -L/usr/local/lib -Lsdk -lmeshio -o op.so
for lang in es_ES fr_FR ja_JP zh_CN; do
    LC_ALL=$lang.UTF-8 log ld-$lang gcc -shared op.o -L/usr/local/lib -Lsdk -lmeshio -o op.so
done
