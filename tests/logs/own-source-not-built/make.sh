#!/usr/bin/env bash
# g++ 12.2 with GNU ld 2.40 and lld 14, clang 19, nvcc 13.0, CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

cat >api.cpp <<'T'
#include <Python.h>
#include <vector>
namespace knn {
std::vector<int> search_cuda(const float* points, int n, int k);
template <typename T> void sort_by_distance(T* distances, int n);
}
static PyObject* search(PyObject*, PyObject*) {
    float points[3] = {};
    knn::sort_by_distance<double>(nullptr, 0);
    return PyLong_FromLong(knn::search_cuda(points, 1, 1).size());
}
static PyMethodDef methods[] = {{"search", search, METH_NOARGS, ""}, {}};
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "knn_ops", nullptr, -1, methods};
PyMODINIT_FUNC PyInit_knn_ops() { return PyModule_Create(&def); }
T
echo 'int search_main(); namespace knn { int count(int); } int main() { return knn::count(1) + search_main(); }' >main.cpp
g++ -c -fPIC $(python3-config --includes) api.cpp -o api.o
g++ -shared api.o -o knn_ops.cpython-311-x86_64-linux-gnu.so
log import-module python3 -c 'import knn_ops'
log ld g++ main.cpp -o search
log lld g++ -fuse-ld=lld main.cpp -o search
log clang clang++-19 main.cpp -o search
for lang in de_DE es_ES fr_FR ja_JP zh_CN; do
    LC_ALL=$lang.UTF-8 log ld-$lang g++ main.cpp -o search
done
cat >scan.cu <<'T'
__device__ float combine(float a, float b);
__global__ void scan(float* out) { out[0] = combine(out[0], out[1]); }
int main() { scan<<<1, 1>>>(nullptr); }
T
log nvlink nvcc -rdc=true scan.cu -o scan
cp main.cpp other.cpp
log cmake bash -c 'printf "cmake_minimum_required(VERSION 3.18)\nproject(knn CXX)\nadd_executable(search other.cpp)\n" >CMakeLists.txt && cmake -G Ninja -B b . && cmake --build b'
