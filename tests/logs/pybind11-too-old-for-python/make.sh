#!/bin/bash
# pybind11 2.9.0 (PyPI) with Python 3.11: g++ 12.2, clang 14, nvcc 13.0
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
pip download -q --no-deps -d . pybind11==2.9.0 2> /dev/null && python3 -m zipfile -e *.whl third_party
printf '#include <pybind11/pybind11.h>\nPYBIND11_MODULE(op, m) {}\n' > op.cpp; cp op.cpp op.cu
I="-Ithird_party/pybind11/include -I$(python3 -c "import sysconfig; print(sysconfig.get_paths()['include'])")"
g++ $I -fPIC -c op.cpp > "$out/gcc.log" 2>&1; clang++ $I -fPIC -c op.cpp > "$out/clang.log" 2>&1
nvcc $I -c op.cu > "$out/nvcc.log" 2>&1
