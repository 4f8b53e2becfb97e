#!/usr/bin/env bash
# nvcc 13.0, GCC 12, glibc 2.36
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1
unset PIP_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

trap 'rm -rf "$work"' EXIT
echo '__global__ void fill(float* x, int n) { int i = blockIdx.x * 256 + threadIdx.x; if (i < n) x[i] = 1; }' >op.cu
log ptxas-verbose nvcc -Xptxas -v -gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=sm_90 -c op.cu -o op.o
cat >op.c <<'T'
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "op", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_op(void) {
    PyObject *m = PyModule_Create(&module);
    if (PyModule_AddIntConstant(m, "answer", 42) < 0) { Py_DECREF(m); return PyErr_NoMemory(); }
    return m;
}
T
gcc -shared -fPIC $(python3 -c "import sysconfig; print('-I' + sysconfig.get_path('include'))") op.c -o op.so
log ldd-of-a-module ldd -r op.so
