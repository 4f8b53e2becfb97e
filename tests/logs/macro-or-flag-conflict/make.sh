# torch 2.15.0's headers; g++ 12.2, clang 16, nvcc 13.0: -fno-exceptions, -fno-rtti, macros called min and None, -Werror, -std twice
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
printf '#define min(a, b) ((a) < (b) ? (a) : (b))\n#include <torch/types.h>\n' > m.cpp
g++ -std=c++20 $I -c m.cpp 2>&1 | head -c 12000 > "$out/gcc-min.log"; clang++ -std=c++20 $I -c m.cpp 2>&1 | head -c 12000 > "$out/clang-min.log"
echo '__global__ void k() {}' > op.cu
{ echo '$ NVCC_APPEND_FLAGS=-std=c++17 nvcc -std=c++20 -c op.cu'; NVCC_APPEND_FLAGS=-std=c++17 nvcc -std=c++20 -c op.cu; } > "$out/nvcc-twice.log" 2>&1
