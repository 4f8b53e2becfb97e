#!/usr/bin/env bash
# torch 2.13.0 (CPU) and torch 2.5.1 with their pybind11, CPython 3.11, g++ 12.2
# PYTHON is an interpreter that has that torch, OLD_PYTHON one with torch 2.5.1
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
python=$(command -v "${PYTHON:-python3}")
old=${OLD_PYTHON:-}
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
cat >geometry.cpp <<'C'
#include <pybind11/pybind11.h>
PYBIND11_MODULE(geometry, m) { m.def("area", [](float side) { return side * side; }); }
C
include=$("$python" -c 'import sysconfig; print(sysconfig.get_paths()["include"])')
g++ -O0 -std=c++17 -shared -fPIC -I"$(site "$python")/torch/include" -I"$include" geometry.cpp -o geometry.so
cat >run.py <<'P'
import geometry
import torch


@torch.compile(fullgraph=True, backend="eager")
def model(x):
    return x * geometry.area(2.0)


model(torch.ones(4))
P
log fullgraph run.py
[ -z "$old" ] || log torch-2.5-fullgraph run.py "$old"
cat >run.py <<'P'
import geometry
import torch


class Model(torch.nn.Module):
    def forward(self, x):
        return x * geometry.area(2.0)


torch.export.export(Model(), (torch.ones(4),), strict=True)
P
log export run.py
