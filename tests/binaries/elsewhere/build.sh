#!/bin/sh
# Build the libraries for Windows and macOS of this folder:  ./build.sh [TARGET-FOLDER]
#
# The committed ones were made by Debian 12 with  apt-get install clang-19 lld-19 llvm-19
set -eu

here=$(cd "$(dirname "$0")" && pwd)
target=${1:-$here}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
mkdir -p "$target"
compile="clang-19 -Os -ffreestanding -fno-exceptions -fno-stack-protector -fno-asynchronous-unwind-tables -c"
cd "$work"

# ---- Windows

definitions() { printf 'LIBRARY %s\nEXPORTS\n' "$1"; shift; printf '%s\n' "$@"; }
import_library() { llvm-dlltool-19 -m i386:x86-64 -d "$1.def" -l "$1.lib"; }
definitions c10.dll '?warn@Warning@c10@@QEBAXH@Z' '?get@?$Box@M@c10@@QEAAMXZ' '?level@c10@@3HA DATA' \
    torch_library_init >c10.def
definitions nvcuda.dll cuInit >nvcuda.def
definitions WS2_32.dll 'by_number @7 NONAME' >ws2.def
for name in c10 nvcuda ws2; do import_library $name; done
$compile --target=x86_64-pc-windows-msvc "$here/windows.cpp" -o windows.obj
lld-link-19 /nologo /dll /noentry /nodefaultlib /brepro /out:"$target/windows.pyd" /implib:unused.lib windows.obj \
    c10.lib nvcuda.lib ws2.lib /delayload:nvcuda.dll /export:passed_on=c10.warn_of_it

# ---- macOS

# module MACHINE OLDEST OUTPUT [OPTION…]
module() {
    machine=$1 oldest=$2 output=$3
    shift 3
    version="-platform_version macos $oldest 14.0"
    triple=$machine-apple-macos$oldest
    echo 'namespace c10 { struct Warning { void warn(int) const; }; void Warning::warn(int) const {} }
        extern "C" { int torch_library_init(int x) { return x; } int perhaps(void) { return 0; } }' >c10.cpp
    echo 'extern "C" int in_weak_library(void) { return 0; }' >weak.cpp
    for name in c10 weak; do
        $compile --target="$triple" $name.cpp -o $name.o
        ld64.lld-19 -arch "$machine" -o lib$name.dylib $name.o -dylib $version -install_name "@rpath/lib$name.dylib"
    done
    $compile --target="$triple" "$here/macos.cpp" -o macos.o
    ld64.lld-19 -arch "$machine" -o "$output" macos.o -bundle $version libc10.dylib -weak_library libweak.dylib \
        -undefined dynamic_lookup -rpath @loader_path/../torch/lib "$@"
}
module arm64 12.0 "$target/macos_chained.so" -fixup_chains
module x86_64 10.13 "$target/macos_opcodes.so" -no_fixup_chains
llvm-lipo-19 -create "$target/macos_chained.so" "$target/macos_opcodes.so" -output "$target/macos_universal.so"
