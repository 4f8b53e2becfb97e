#!/usr/bin/env bash
# libraries of Debian 13 (GCC 14) on Debian 12 (GCC 12), g++ 12.2, CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

mkdir -p apt/lists/partial apt/cache/archives/partial root
echo 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian trixie main' >apt/list
own="-o Dir::Etc::sourcelist=$work/apt/list -o Dir::Etc::sourceparts=- -o Dir::State::lists=$work/apt/lists -o Dir::Cache=$work/apt/cache -o APT::Sandbox::User=root"
apt-get $own -qq update && apt-get $own -qq download libfmt10  libtbb12 libjsoncpp26
for package in *.deb; do dpkg -x "$package" root; done
mkdir lib
find root -name '*.so.*' -exec cp -P {} lib/ \;
for name in libfmt.so.10 libtbb.so.12 libjsoncpp.so.26; do
    log ctypes-${name%%.so*} python3 -c "import ctypes; ctypes.CDLL('lib/$name')" || true
done
echo 'namespace Json { struct Value { Value(int); ~Value(); }; } int main() { Json::Value v(1); }' >main.cpp
log link g++ main.cpp lib/libjsoncpp.so.26 -o main
cat >array.cpp <<'T'
#include <Python.h>
extern "C" void _ZSt21ios_base_library_initv();
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "mesh", nullptr, -1, nullptr};
PyMODINIT_FUNC PyInit_mesh() { _ZSt21ios_base_library_initv(); return PyModule_Create(&def); }
T
g++ -shared -fPIC $(python3-config --includes) array.cpp -o mesh.cpython-311-x86_64-linux-gnu.so
log import-module python3 -c 'import mesh'
