#!/usr/bin/env bash
# mkl 2024.0.0 and 2024.1.0 of PyPI (400 MB), gcc 12.2, CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

for version in 2024.0.0 2024.1.0; do
    python3 -m pip download -q --no-deps -d $version "mkl==$version" >/dev/null 2>&1
    python3 -m zipfile -e $version/*.whl $version && mv $version/*.data/data/lib m$version && rm -r $version
done
cat >module.c <<'T'
#include <Python.h>
int iJIT_NotifyEvent(int, void*);
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "blend", 0, -1, 0};
PyMODINIT_FUNC PyInit_blend(void) { iJIT_NotifyEvent(0, 0); return PyModule_Create(&def); }
T
gcc -shared -fPIC $(python3-config --includes) module.c -Lm2024.0.0 -Wl,--no-as-needed -l:libmkl_intel_lp64.so.2 -l:libmkl_sequential.so.2 -l:libmkl_core.so.2 -o blend.so
LD_LIBRARY_PATH=m2024.1.0 log profiler-functions python3 -c 'import blend'
cat >load.py <<'T'
import ctypes

ctypes.CDLL("libmkl_intel_lp64.so.1")
T
LD_LIBRARY_PATH=m2024.1.0 log older-name python3 load.py
mkdir other
cp m2024.1.0/libmkl_rt.so.2 m2024.1.0/libmkl_core.so.2 m2024.1.0/libmkl_intel_lp64.so.2 m2024.1.0/libmkl_sequential.so.2 other/
cat >multiply.py <<'T'
import ctypes

mkl = ctypes.CDLL("libmkl_rt.so.2")
a = (ctypes.c_double * 4)(1, 2, 3, 4)
c = (ctypes.c_double * 4)()
one = ctypes.c_double(1)
mkl.cblas_dgemm(101, 111, 111, 2, 2, 2, one, a, 2, a, 2, ctypes.c_double(0), c, 2)
T
MKL_THREADING_LAYER=SEQUENTIAL LD_LIBRARY_PATH=other log processor-parts-missing python3 multiply.py
