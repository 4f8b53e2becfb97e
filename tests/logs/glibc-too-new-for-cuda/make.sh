#!/bin/bash
# nvcc 13.0 and g++ 12 with the headers of the glibc that ziglang (PyPI) brings
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
pip download -q --no-deps -d . "ziglang${ZIG:-}" 2> /dev/null && python3 -m zipfile -e *.whl zig
g=zig/ziglang/lib/libc/include
printf '__global__ void k(float* x) { x[0] = 1; }\n' > op.cu
mkdir -p usr && cp -r $g/generic-glibc usr/include && cp -r $g/x86_64-linux-gnu/* usr/include 2>/dev/null || cp -r $g/x86-linux-gnu/* usr/include
{ echo '$ nvcc -c op.cu -o op.o'; nvcc -I usr/include -I $g/any-linux-any -c op.cu -o op.o; } > "$out/rsqrt.log" 2>&1
