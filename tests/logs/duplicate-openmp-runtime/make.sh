#!/usr/bin/env bash
# intel-openmp 2024.2.1 and 2025.0.4 of PyPI (libiomp5.so), CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

for version in 2024.2.1 2025.0.4; do
    python3 -m pip download -q --no-deps -d $version "intel-openmp==$version" >/dev/null 2>&1
    python3 -m zipfile -e $version/*.whl $version
done
mkdir a b
cp 2024.2.1/*.data/data/lib/libiomp5.so a/
cp 2025.0.4/*.data/data/lib/libiomp5.so b/libomp.so
cat >load.py <<'T'
import ctypes

for name in ("a/libiomp5.so", "b/libomp.so"):
    ctypes.CDLL(f"./{name}").omp_get_max_threads()
T
log error-15 python3 load.py
cp a/libiomp5.so b/libiomp5.so
sed 's/libomp/libiomp5/' load.py >same.py
log error-15-same python3 same.py
