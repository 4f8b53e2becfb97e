#!/usr/bin/env bash
# gcc 12.2 with GNU ld 2.40, cross gcc 12.2 for aarch64, CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

echo 'int op(void) { return 1; }' >op.c
cat >op.s <<'T'
.text
.globl op
op: ret
.section .note.GNU-stack,"",@progbits
T
as --32 op.s -o op32.o && ld -m elf_i386 -shared op32.o -o libop32.so
log elf-class python3 -c 'import ctypes; ctypes.CDLL("./libop32.so")'
cat >load.c <<'T'
#include <dlfcn.h>
#include <locale.h>
#include <stdio.h>
int main(void) {
    setlocale(LC_ALL, "");
    if (!dlopen("./libop32.so", RTLD_NOW)) fprintf(stderr, "%s\n", dlerror());
    return 1;
}
T
gcc load.c -o load
for lang in de_DE es_ES fr_FR ja_JP zh_CN; do
    LC_ALL=$lang.UTF-8 log elf-class-$lang ./load
done
aarch64-linux-gnu-gcc -c -fPIC op.c -o op-arm.o
gcc -c -fPIC load.c -o load.o
log ld-format gcc load.o op-arm.o -o serve
log ld-format-zh_CN env LC_ALL=zh_CN.UTF-8 gcc load.o op-arm.o -o serve
log ld-i386 gcc load.o op32.o -o serve
log ld-i386-fr_FR env LC_ALL=fr_FR.UTF-8 gcc load.o op32.o -o serve
aarch64-linux-gnu-gcc load.c -o serve-arm
log exec-format bash -c ./serve-arm
log exec-format-python python3 -c 'import subprocess; subprocess.check_call(["./serve-arm"])'
echo 'void run(void) { __asm__ volatile(".byte 0x62,0xf5,0x7c,0x48,0x58,0xc0"); __asm__ volatile("ud2"); }' >isa.c
gcc -shared -fPIC isa.c -o libisa.so
log illegal-instruction bash -c 'python3 -X faulthandler -c "import ctypes; ctypes.CDLL(\"./libisa.so\").run()"'
