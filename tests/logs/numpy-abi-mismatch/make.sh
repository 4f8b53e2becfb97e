#!/usr/bin/env bash
# CPython 3.8 with numpy 1.19.5 and 1.22.4, CPython 3.11 with numpy 1.26.4 and 2.1.3, gcc 12.2
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

python() { ls ~/.pyenv/versions/"$1".*/bin/"python$1" 2>/dev/null || command -v "python$1"; }
p38=$(python 3.8) p311=$(python 3.11)
includes() { "$1" -c 'import sysconfig; print("-I" + sysconfig.get_paths()["include"])'; }
for version in 1.26.4 2.1.3; do "$p311" -m pip install -q --no-deps --target n$version numpy==$version >/dev/null 2>&1; done
for version in 1.19.5 1.22.4; do "$p38" -m pip install -q --no-deps --target n$version numpy==$version >/dev/null 2>&1; done
cat >lane.c <<'T'
#include <Python.h>
#include <numpy/arrayobject.h>
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "lane", 0, -1, 0};
PyMODINIT_FUNC PyInit_lane(void) { import_array(); return PyModule_Create(&def); }
T
gcc -shared -fPIC $(includes "$p311") -In1.26.4/numpy/core/include lane.c -o lane.so
log one-in-two env PYTHONPATH=n2.1.3 "$p311" -c 'import lane'
gcc -shared -fPIC $(includes "$p38") -In1.22.4/numpy/core/include lane.c -o lane.so
log later-in-earlier env PYTHONPATH=n1.19.5 "$p38" -c 'import lane'
"$p38" -m pip install -q --target cy 'cython<3' >/dev/null 2>&1
cat >track.pyx <<'T'
cimport numpy as np
def size(np.ndarray a): return a.size
T
PYTHONPATH=cy:n1.22.4 "$p38" -m cython -3 -I n1.22.4 track.pyx 2>/dev/null
gcc -w -shared -fPIC $(includes "$p38") -In1.22.4/numpy/core/include track.c -o track.so
log cython-later-in-earlier env PYTHONPATH=n1.19.5 "$p38" -c 'import track'
"$p311" -m pip install -q --target cy3 'cython==3.0.11' >/dev/null 2>&1
PYTHONPATH=cy3:n1.26.4 "$p311" -m cython -3 track.pyx 2>/dev/null
gcc -w -shared -fPIC $(includes "$p311") -In1.26.4/numpy/core/include track.c -o track.so
log cython-one-in-two env PYTHONPATH=n2.1.3 "$p311" -c 'import track'
