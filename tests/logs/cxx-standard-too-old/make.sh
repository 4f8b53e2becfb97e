#!/bin/bash
# torch 2.15.0's headers; g++ 12.2, clang 14, nvcc 13.0 with -std=c++14 and c++17
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
printf '#include <torch/types.h>\n' > op.cpp; cp op.cpp op.cu
for s in 14 17; do
    g++ -std=c++$s $I -c op.cpp 2>&1 | head -c 20000 > "$out/gcc-$s.log"
    clang++ -std=c++$s $I -c op.cpp 2>&1 | head -c 20000 > "$out/clang-$s.log"
done
nvcc -std=c++17 $I -c op.cu 2>&1 | head -c 20000 > "$out/nvcc-17.log"
printf '#include <string>\n#include <type_traits>\n#include <compare>\nstd::string_view s;\nstatic_assert(std::is_same_v<int, int>);\nstd::strong_ordering o = 1 <=> 2;\n' > std.cpp; cp std.cpp std.cu
g++ -std=c++14 -c std.cpp > "$out/std-gcc.log" 2>&1; clang++ -std=c++14 -c std.cpp > "$out/std-clang.log" 2>&1; nvcc -std=c++14 -c std.cu > "$out/std-nvcc.log" 2>&1
