#!/usr/bin/env bash
# gcc 12.2, glibc 2.36, CPython 3.11; root, for a mount without exec in a namespace of its own
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

cat >module.c <<'T'
#include <Python.h>
char buffer[3000000000];
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "big", 0, -1, 0};
PyMODINIT_FUNC PyInit_big(void) { buffer[1] = 1; return PyModule_Create(&def); }
T
gcc -mcmodel=large -shared -fPIC $(python3-config --includes) module.c -o big.cpython-311-x86_64-linux-gnu.so
log address-space-limit bash -c 'ulimit -v 1000000; python3 -c "import big"'
sed 's/3000000000/30/; s/big/small/' module.c >small.c
gcc -shared -fPIC $(python3-config --includes) small.c -o small.cpython-311-x86_64-linux-gnu.so
mkdir cache
cat >load.c <<'T'
#include <dlfcn.h>
#include <locale.h>
#include <stdio.h>
int main(void) {
    setlocale(LC_ALL, "");
    if (!dlopen("cache/libop.so", RTLD_NOW)) fprintf(stderr, "%s\n", dlerror());
    return 1;
}
T
gcc load.c -o load
echo 'int op;' >op.c
gcc -shared -fPIC op.c -o libop.so
unshare -m bash -c '
mount -t tmpfs -o noexec tmpfs cache && cp small.cpython-311-x86_64-linux-gnu.so libop.so cache/
cd cache && python3 -c "import small" >"$0/noexec.log" 2>&1; cd ..
for lang in de_DE es_ES fr_FR ja_JP zh_CN; do
    LC_ALL=$lang.UTF-8 ./load >"$0/noexec-$lang.log" 2>&1
done
cp load cache/run; ' "$out"
