#!/usr/bin/env bash
# GCC 12, binutils 2.40, pip 23.2, uv 0.13, CPython 3.11, nvcc 13.0; needs the right to mount
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1
unset PIP_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

python3 -m venv v
v/bin/pip install -q uv wheel
mkdir small
mount -t tmpfs -o size=1m tmpfs small || exit 1
trap 'umount "$work/small"; rm -rf "$work"' EXIT
python3 -c "print('int table[] = {\n' + ',\n'.join(map(str, range(300000))) + '};')" >big.c
log compiler gcc -c big.c -o small/big.o
rm -f small/*
log assembler-through-pipe gcc -pipe -c big.c -o small/big.o
rm -f small/*
gcc -c big.c -o big.o
log linker gcc -shared big.o -o small/libbig.so
rm -f small/*
log temporary-files env TMPDIR="$work/small" gcc -save-temps=obj -c big.c -o small/big.o
rm -f small/*
log pip-target v/bin/pip install --target small numpy --no-deps
rm -rf small/*
log pip-tmpdir env TMPDIR="$work/small" v/bin/pip install --no-cache-dir numpy --no-deps
rm -rf small/*
log uv-cache v/bin/uv --no-config --cache-dir small/cache pip install --python v/bin/python numpy
rm -rf small/*
git init -q source
head -c 3000000 /dev/urandom >source/data
git -C source add data
git -C source -c user.name=a -c user.email=a@b commit -q -m data
log git git clone --no-local source small/copy
rm -rf small/*
log python python3 -c "open('small/x', 'wb').write(bytes(3_000_000))"
rm -f small/*
if command -v nvcc >/dev/null; then
  sed 's/int table/__device__ int table/' big.c >big.cu
  log nvcc-tmpdir env TMPDIR="$work/small" nvcc -arch=sm_90 -c big.cu -o big_cuda.o
  rm -f small/*
fi
printf 'rule cc\n  command = gcc -c $in -o $out\nbuild small/big.o: cc big.c\n' >build.ninja
command -v ninja >/dev/null && log ninja ninja
rm -f small/*
mkdir project
printf 'from setuptools import Extension, setup\nsetup(name="warpkit", version="0.4.0", ext_modules=[Extension("warpkit", ["big.c"])])\n' >project/setup.py
cp big.c project/
log setuptools bash -c "cd project && ../v/bin/python setup.py build_ext --build-temp ../small"
