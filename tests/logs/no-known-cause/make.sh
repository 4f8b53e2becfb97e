#!/usr/bin/env bash
# Failures of which no cause of ours is the reason; g++ 12, nvcc 13.0, CMake 3.25, Python 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
log() { name=$1; shift; "$@" 2>&1 | sed "s#$work#/home/ann/warpkit#g; s#$(dirname "$(dirname "$(command -v python3)")")#/opt/env#g" >"$out/$name.log"; }

cat >grid.cpp <<'T'
struct Grid { int width; };

int area(const Grid& grid) { return grid.width * grid.height; }
T
log member-of-its-own g++ -c grid.cpp

cat >scale.cu <<'T'
__global__ void scale(float* x, float factor) { x[threadIdx.x] *= facter; }
T
log misspelled nvcc -c scale.cu

cat >CMakeLists.txt <<'T'
cmake_minimum_required(VERSION 3.18)
project(warpkit NONE)
if(NOT DEFINED WARPKIT_GRID)
  message(FATAL_ERROR "set WARPKIT_GRID to the size of the grid")
endif()
T
log cmake-of-its-own cmake -S . -B build

mkdir warpkit
cat >warpkit/__init__.py <<'T'
from warpkit.config import load

settings = load({})
T
cat >warpkit/config.py <<'T'
def load(values):
    try:
        return values["grid"]
    except KeyError as error:
        raise ValueError("warpkit needs a grid") from error
T
log chained python3 -c "import warpkit"
