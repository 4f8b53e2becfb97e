#!/usr/bin/env bash
# gcc 12.2, glibc 2.36, CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

cat >pool.c <<'T'
__thread char arena[8192] __attribute__((tls_model("initial-exec")));
char* get(void) { return arena; }
T
gcc -shared -fPIC pool.c -o libpool.so.1
cat >module.c <<'T'
#include <Python.h>
char* get(void);
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "pool", 0, -1, 0};
PyMODINIT_FUNC PyInit_pool(void) { get(); return PyModule_Create(&def); }
T
gcc -shared -fPIC $(python3-config --includes) module.c "$PWD/libpool.so.1" -o pool.cpython-311-x86_64-linux-gnu.so
log import-module python3 -c 'import pool'
log ctypes python3 -c 'import ctypes; ctypes.CDLL("./libpool.so.1")'
cat >load.c <<'T'
#include <dlfcn.h>
#include <locale.h>
#include <stdio.h>
int main(void) {
    setlocale(LC_ALL, "");
    if (!dlopen("./libpool.so.1", RTLD_NOW)) fprintf(stderr, "serve: %s\n", dlerror());
    return 1;
}
T
gcc load.c -o load
for lang in de_DE es_ES fr_FR ja_JP zh_CN; do
    LC_ALL=$lang.UTF-8 log dlopen-$lang ./load
done
