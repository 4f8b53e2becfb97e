#!/bin/bash
# torch 2.15.0 headers; g++ 12.2, clang 14: -fno-exceptions, and macros called min, None and Bool
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
version=2.15.0
# Headers of that torch: $TORCH_INCLUDE, or from its wheel on PyPI.
torch=${TORCH_INCLUDE:-}
if [ -z "$torch" ]; then
    pip install -q --no-deps --target torch_wheel "torch==$version" 2> /dev/null
    torch=$work/torch_wheel/torch/include
fi
ln -s "$torch" torch_include
I="-Itorch_include -Itorch_include/torch/csrc/api/include -I$(python3 -c "import sysconfig; print(sysconfig.get_paths()['include'])")"
printf '#include <c10/util/Exception.h>\n#include <torch/types.h>\n' > op.cpp
g++ -std=c++20 -fno-exceptions $I -c op.cpp 2>&1 | head -c 12000 > "$out/gcc-exceptions.log"
clang++ -std=c++20 -fno-exceptions $I -c op.cpp 2>&1 | head -c 12000 > "$out/clang-exceptions.log"
printf '#include <string>\n#define min(a, b) ((a) < (b) ? (a) : (b))\n#include <torch/types.h>\n' > min.cpp
printf '#define None 0L\n#define Bool int\n#define Success 0\n#include <torch/types.h>\n' > x11.cpp
for m in min x11; do
    g++ -std=c++20 $I -c $m.cpp 2>&1 | head -c 12000 > "$out/gcc-$m.log"
    clang++ -std=c++20 $I -c $m.cpp 2>&1 | head -c 12000 > "$out/clang-$m.log"
done
