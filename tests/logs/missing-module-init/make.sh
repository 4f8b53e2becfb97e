#!/usr/bin/env bash
# g++ 12.2, CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

cat >module.c <<'T'
#include <Python.h>
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "_C", 0, -1, 0};
PyMODINIT_FUNC PyInit__C(void) { return PyModule_Create(&def); }
T
gcc -shared -fPIC $(python3-config --includes) module.c -o grouping.cpython-311-x86_64-linux-gnu.so
echo 'int registered = 1;' >ops.cpp
g++ -shared -fPIC ops.cpp -o grouping_ops.so
log renamed python3 -c 'import grouping'
log operators-alone python3 -c 'import grouping_ops'
