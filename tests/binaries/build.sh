#!/bin/sh
# Build the shared libraries of this folder:  ./build.sh [TARGET-FOLDER]
#
# The committed ones were made by Debian 12 with
#   apt-get install g++ lld patchelf gcc-{i686,aarch64,s390x,powerpc}-linux-gnu gcc-arm-linux-gnueabihf
# A library whose compiler is not there is left out.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
target=${1:-$here}
mkdir -p "$target"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# No C library, no start files, no build ids: small files, the same each time.
compile="-Os -fPIC -shared -nostdlib -fno-asynchronous-unwind-tables -fno-exceptions -fno-builtin
    -fno-stack-protector -fcf-protection=none -ftls-model=initial-exec -ffile-prefix-map=$here=."
link="-Wl,--build-id=none,-z,noseparate-code,-z,norelro,-z,max-page-size=4096,-s"

there() { command -v "$1" >/dev/null || { echo "no $1: libraries left out" >&2; return 1; }; }

# stubs COMPILER: what a library of that machine is linked with
stubs() {
    stubs=$work/$1
    mkdir -p "$stubs"
    echo 'libcudart.so.12 { *; };' >"$work/cudart.map"
    echo 'GLIBC_2.17 { *; };' >"$work/libc.map"
    "$1" $compile -DCUDART "$here/stubs.c" -o "$stubs/libcudart.so" $link \
        -Wl,-soname,libcudart.so.12,--version-script="$work/cudart.map"
    "$1" $compile "$here/stubs.c" -o "$stubs/libc.so" $link \
        -Wl,-soname,libc.so.6,--version-script="$work/libc.map"
    : | "$1" $compile -x c - -o "$stubs/libc10.so" $link -Wl,-soname,libc10.so
}

# library COMPILER SOURCE OUTPUT [OPTION…]
library() {
    compiler=$1 source=$2 output=$3
    shift 3
    "$compiler" ${compile} "$here/$source" -o "$target/$output" $link -L"$stubs" \
        -Wl,--no-as-needed -lc10 -lcudart -lc "$@"
}

# ---- one library for each class, byte order and machine

machine() {
    there "$1" || return 0
    stubs "$1"
    compiler=$1 output=$2
    shift 2
    library "$compiler" library.c "$output" -Wl,-soname,"lib$output" "$@"
}
machine i686-linux-gnu-gcc i386.so
machine aarch64-linux-gnu-gcc aarch64.so
machine arm-linux-gnueabihf-gcc arm.so
machine s390x-linux-gnu-gcc s390x.so
machine s390x-linux-gnu-gcc s390x_sysv_hash.so -Wl,--hash-style=sysv
machine powerpc-linux-gnu-gcc powerpc.so
there x86_64-linux-gnu-gcc || exit 0
machine x86_64-linux-gnu-gcc x86_64.so

# ---- the ways a library can be linked

gcc=x86_64-linux-gnu-gcc
library $gcc library.c sysv_hash.so -Wl,--hash-style=sysv
library $gcc library.c both_hashes.so -Wl,--hash-style=both
library $gcc library.c rpath.so '-Wl,--disable-new-dtags,-rpath,$ORIGIN/../lib:/opt/cuda/lib64'
library $gcc library.c runpath.so '-Wl,--enable-new-dtags,-rpath,$ORIGIN/../lib:/opt/cuda/lib64'
library $gcc versioned.c versioned.so -Wl,--version-script="$here/versioned.map"
library $gcc empty.c no_exports.so
library $gcc empty.c no_exports_sysv_hash.so -Wl,--hash-style=sysv
library $gcc relative.c relative.so
library $gcc relative.c relr.so -Wl,-z,pack-relative-relocs
if there x86_64-linux-gnu-g++; then
    library x86_64-linux-gnu-g++ extension.cpp extension.so -fno-rtti '-Wl,-rpath,$ORIGIN'
fi
if there ld.lld; then
    library $gcc library.c lld.so -fuse-ld=lld
    library $gcc relative.c lld_relr.so -fuse-ld=lld -Wl,--pack-dyn-relocs=relr
    library $gcc empty.c lld_no_exports.so -fuse-ld=lld
fi

# ---- what is done to a library afterwards

if there patchelf; then
    cp "$target/x86_64.so" "$work/patched.so"
    # One change at a time: patchelf 0.14 mixes up several.
    for change in "--set-soname libpatched-0123abcd.so" "--add-needed libtorch_cpu.so" \
        "--replace-needed libcudart.so.12 libcudart-0123abcd.so.12.4.127" \
        '--set-rpath $ORIGIN/../torch/lib'; do
        patchelf --page-size 4096 $change "$work/patched.so"
    done
    cp "$work/patched.so" "$target/patched.so"
fi
python3 - "$target/x86_64.so" "$target/no_section_headers.so" <<'PYTHON'
import sys
data = bytearray(open(sys.argv[1], "rb").read())
table = int.from_bytes(data[40:48], "little")
data[40:48], data[58:64] = bytes(8), bytes(6)
open(sys.argv[2], "wb").write(data[:table])
PYTHON

# ---- no shared libraries

$gcc -c -Os "$here/empty.c" -o "$target/object.o"
echo 'void _start(void) { for (;;); }' | $gcc -x c - -nostdlib -static -no-pie -Os $link \
    -o "$target/static_executable"
$gcc $compile -g "$here/empty.c" -o "$work/with_debug.so"
objcopy --only-keep-debug "$work/with_debug.so" "$target/debug_file.so"
chmod 644 "$target"/*.so "$target/object.o" "$target/static_executable"
