#!/usr/bin/env bash
# clang 14, CPython 3.11, GCC 12
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1
unset PIP_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL
python=${TORCH_PYTHON:?a Python with the CPU build of torch}
torch=$($python -c "import os, torch; print(os.path.dirname(torch.__file__))")
log() { name=$1; shift; "$@" 2>&1 | sed "s#$(dirname "$(dirname "$python")")#/opt/env#g" >"$out/$name.log"; }

printf '#include <immintrin.h>\n' >simd.cpp
log intrinsics-on-arm clang++ --target=aarch64-linux-gnu -nostdinc++ -fsyntax-only simd.cpp
log windows-path $python -c "
import pathlib
pathlib.WindowsPath('C:/models')"
mkdir project
cat >project/setup.py <<'T'
import sys

sys.platform = "win32"
def get_platform():
    if sys.platform.startswith("linux"):
        return "linux_x86_64"
    raise ValueError("Unsupported platform: {}".format(sys.platform))

get_platform()
T
log setup-py $python project/setup.py install
