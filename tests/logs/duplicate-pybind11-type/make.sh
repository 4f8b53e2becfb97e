#!/usr/bin/env bash
# pybind11 of torch 2.13.0, CPython 3.11, g++ 12.2
# PYTHON is an interpreter that has that torch
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
python=$(command -v "${PYTHON:-python3}")
export TORCHINDUCTOR_CACHE_DIR=/tmp/torchinductor_user TRITON_CACHE_DIR="$work/cache"
site() { "$1" -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])'; }
base() { "$1" -c 'import sysconfig; print(sysconfig.get_paths()["stdlib"])'; }
prefix() { "$1" -c 'import sys; print(sys.base_prefix)'; }
plain() {
  sed -e "s|$(site "$1")|/venv/lib/python3.11/site-packages|g" -e "s|$(base "$1")|/usr/lib/python3.11|g" \
    -e "s|$1|/venv/bin/python|g" -e "s|$(prefix "$1")|/usr|g" -e "s|$work|/src|g"
}
# log NAME FILE [INTERPRETER]
log() { "${3:-$python}" "$2" 2>&1 | plain "${3:-$python}" >"$out/$1.log"; }
cat >bind.cpp <<'C'
#include <pybind11/pybind11.h>
namespace geometry { struct Box { float x, y; }; struct Circle { float r; }; }
PYBIND11_MODULE(NAME, m) {
  pybind11::class_<geometry::Box>(m, "Box").def(pybind11::init<>());
#ifdef TWICE
  pybind11::class_<geometry::Circle>(m, "Box");
#endif
}
C
include=$("$python" -c 'import sysconfig; print(sysconfig.get_paths()["include"])')
bind() { g++ -O0 -std=c++17 -shared -fPIC -I"$(site "$python")/torch/include" -I"$include" -DNAME=$1 ${2:-} bind.cpp -o $1.so; }
bind first; bind second; bind third -DTWICE
echo 'import first, second' >run.py
log two-modules run.py
echo 'import third' >run.py
log name-taken run.py
