#!/bin/bash
# torch 2.13.0+cpu (any; $TORCH_PYTHON has it), CMake 3.25: no ninja on PATH, and a launcher of another environment
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
PY=${TORCH_PYTHON:-python3}
printf '#include <torch/extension.h>\n' > op.cpp
printf 'from torch.utils.cpp_extension import load\nload("op", ["op.cpp"])\n' > run.py
mkdir empty; for t in sh g++ gcc c++ uname which; do ln -s "$(command -v $t)" empty/; done
PATH=$work/empty TORCH_EXTENSIONS_DIR=$work/x "$PY" run.py > "$out/load.log" 2>&1
printf '#!%s\nimport sys\nfrom ninja import ninja\nsys.exit(ninja())\n' "$(python3 -c 'import sys; print(sys.executable)')" > empty/ninja; chmod +x empty/ninja
printf 'cmake_minimum_required(VERSION 3.20)\nproject(op CXX)\n' > CMakeLists.txt
CMAKE=$(command -v cmake)
{ echo '$ ninja --version'; PATH=$work/empty ninja --version; } > "$out/launcher.log" 2>&1
rm empty/ninja; (mkdir b; cd b; PATH=$work/empty "$CMAKE" -G Ninja .. > "$out/cmake.log" 2>&1)
PATH=$work/empty sh -c 'ninja -C build' > "$out/shell.log" 2>&1
sed -i -e "s#$work#/src#g" -e 's#/[^" ]*/lib/python3#/opt/venv/lib/python3#g' "$out"/*.log
