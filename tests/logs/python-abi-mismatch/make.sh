#!/usr/bin/env bash
# CPython 3.8, 3.10, 3.11, 3.12 of pyenv or of the system, pybind11 2.9 of PyPI, g++ 12.2
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

python() { ls ~/.pyenv/versions/"$1".*/bin/"python$1" 2>/dev/null || command -v "python$1"; }
p38=$(python 3.8) p310=$(python 3.10) p311=$(python 3.11) p312=$(python 3.12)
includes() { "$1" -c 'import sysconfig; print("-I" + sysconfig.get_paths()["include"])'; }
"$p310" -m pip install -q --target pb pybind11==2.9.2 >/dev/null 2>&1
echo '#include <pybind11/pybind11.h>
PYBIND11_MODULE(gym_core, m) { m.def("step", [] { return 1; }); }' >gym_core.cpp
g++ -shared -fPIC -std=c++17 -Ipb/pybind11/include $(includes "$p310") gym_core.cpp -o gym_core.so
log pybind11-310-in-311 "$p311" -c 'import gym_core'
log pybind11-310-in-38 "$p38" -c 'import gym_core'
cat >ready.c <<'T'
#include <Python.h>
static PyObject* first(PyObject* self, PyObject* text) { return PyUnicode_READY(text) ? NULL : PyLong_FromLong(PyUnicode_READ_CHAR(text, 0)); }
static PyMethodDef methods[] = {{"first", first, METH_O, ""}, {0}};
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "ready", 0, -1, methods};
PyMODINIT_FUNC PyInit_ready(void) { PyObject_GC_IsTracked(0); return PyModule_Create(&def); }
T
cat >newer.c <<'T'
#include <Python.h>
static PyMethodDef methods[] = {{0}};
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "newer", 0, -1, methods};
PyMODINIT_FUNC PyInit_newer(void) { PyObject* m = PyModule_Create(&def); PyModule_AddObjectRef(m, "x", Py_NewRef(Py_None)); return m; }
T
gcc -shared -fPIC $(includes "$p310") newer.c -o newer.so
log newer-in-38 "$p38" -c 'import newer'
gcc -shared -fPIC $(includes "$p38") -include Python.h -x c - -o older.so <<'T'
static PyMethodDef methods[] = {{0}};
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "older", 0, -1, methods};
PyMODINIT_FUNC PyInit_older(void) { _PyUnicode_Ready(Py_None); _PyObject_GC_UNTRACK(Py_None); return _PyObject_GC_New(0) ? 0 : PyModule_Create(&def); }
T
sed 's/PyObject_GC_IsTracked(0);/_PyObject_CallMethodIdObjArgs(0, 0, NULL);/' ready.c >removed.c
gcc -shared -fPIC $(includes "$p38") -x c removed.c -o ready.so
log older-in-312 "$p312" -c 'import ready'
