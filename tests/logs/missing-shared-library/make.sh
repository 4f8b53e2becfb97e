#!/usr/bin/env bash
# g++ 12.2, glibc 2.36, CPython 3.11; musl 1.2 when it is installed
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

echo 'int avutil_version(void) { return 58; }' >av.c
gcc -shared -fPIC av.c -Wl,-soname,libavutil.so.58 -o libavutil.so.58
cat >module.c <<'T'
#include <Python.h>
int avutil_version(void);
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "decoder", 0, -1, 0};
PyMODINIT_FUNC PyInit_decoder(void) { avutil_version(); return PyModule_Create(&def); }
T
gcc -shared -fPIC $(python3-config --includes) module.c ./libavutil.so.58 -o decoder.cpython-311-x86_64-linux-gnu.so
cat >main.c <<'T'
int avutil_version(void);
int main(void) { return avutil_version() == 0; }
T
gcc main.c ./libavutil.so.58 -o decode
cat >load.c <<'T'
#include <dlfcn.h>
#include <locale.h>
#include <stdio.h>
int main(void) {
    setlocale(LC_ALL, "");
    if (!dlopen("./decoder.cpython-311-x86_64-linux-gnu.so", RTLD_NOW)) fprintf(stderr, "cannot load the decoder: %s\n", dlerror());
    return 1;
}
T
gcc load.c -rdynamic -o load
rm libavutil.so.58
log import-module python3 -c 'import decoder'
log program ./decode
log ctypes python3 -c 'import ctypes; ctypes.CDLL("libavutil.so.58")'
log ldd ldd ./decode
log torch-ops python3 - <<'T'
import ctypes
try:
    ctypes.CDLL("./decoder.cpython-311-x86_64-linux-gnu.so")
except OSError as error:
    raise RuntimeError("Could not load this library: ./decoder.cpython-311-x86_64-linux-gnu.so") from error
T
for lang in de_DE es_ES fr_FR ja_JP zh_CN; do
    LC_ALL=$lang.UTF-8 log dlopen-$lang ./load
done
