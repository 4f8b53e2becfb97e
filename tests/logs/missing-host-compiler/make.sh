#!/bin/bash
# Python 3.11 with setuptools, CMake 3.25, ninja, meson and the driver of gcc 12.2 alone: no compiler for C++
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
echo 'int f() { return 0; }' > op.cpp; cp op.cpp op.c
printf 'from setuptools import Extension, setup\nsetup(name="op", ext_modules=[Extension("op", ["op.cpp"])])\n' > setup.py
python3 -m venv env > /dev/null && env/bin/pip install -q setuptools meson 2> /dev/null
PY="$PWD/env/bin/python"
mkdir empty; for t in sh ls cat sed uname ld as; do ln -s "$(command -v $t)" empty/; done
PATH=$PWD/empty CC=x86_64-linux-gnu-gcc CXX=x86_64-linux-gnu-g++ "$PY" setup.py build_ext > "$out/setuptools.log" 2>&1
CMAKE=$(command -v cmake); printf 'cmake_minimum_required(VERSION 3.20)\nproject(op CXX)\n' > CMakeLists.txt
(mkdir b; cd b; PATH=$work/empty "$CMAKE" -G 'Unix Makefiles' -DCMAKE_MAKE_PROGRAM=/usr/bin/make .. > "$out/cmake.log" 2>&1)
printf 'rule cxx\n  command = c++ -c $in -o $out\nbuild op.o: cxx op.cpp\n' > build.ninja
NINJA=$(command -v ninja); PATH=$work/empty "$NINJA" -v > "$out/ninja.log" 2>&1
printf "project('op', 'cpp')\n" > meson.build
PATH=$work/empty "$PY" -m mesonbuild.mesonmain setup mb > "$out/meson.log" 2>&1 || PATH=$work/empty "$work/env/bin/meson" setup mb > "$out/meson.log" 2>&1
mkdir -p alone/bin && cp "$(readlink -f "$(command -v gcc)")" alone/bin/gcc
{ echo '$ gcc -c op.cpp -o op.o'; alone/bin/gcc -B/nonexistent/ -c op.cpp -o op.o; } > "$out/cc1plus.log" 2>&1
sed -i "s#$work#/src#g" "$out"/*.log
