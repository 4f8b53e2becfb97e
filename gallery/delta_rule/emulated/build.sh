# Compiles the kernels over chunks for an emulation of Hopper's instructions on a CPU: a fiber for each thread of a block.
# Then: python chunks.py whole big plain "104 by 72" "lengths in int32" big:s     (:s: blocks share the inverses)
set -e
cd "$(dirname "$0")"
mkdir -p build
cp ../csrc/chunk_*.cuh ../csrc/gradients_*.cuh ../csrc/recurrence.h build/
cp hopper.cuh chunks.cpp build/
touch build/cuda.h
printf '#pragma once\n#include "recurrence.h"\n' > build/chunk_maps.h
g++ -std=c++20 -O2 -w -fPIC -Ibuild -shared -o build/chunks.so build/chunks.cpp
