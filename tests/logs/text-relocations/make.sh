#!/usr/bin/env bash
# gcc 12.2 with GNU ld 2.40, lld 14
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

cat >pack.s <<'T'
.text
.globl pack
pack:
    movabsq $table, %rax
    ret
.data
.globl table
table: .quad 0
.section .note.GNU-stack,"",@progbits
T
gcc -c pack.s -o pack.o
log ld gcc -shared -Wl,-z,text pack.o -o libpack.so
LC_ALL=zh_CN.UTF-8 log ld-zh_CN gcc -shared -Wl,-z,text pack.o -o libpack.so
LC_ALL=es_ES.UTF-8 log ld-es_ES gcc -shared -Wl,-z,text pack.o -o libpack.so
LC_ALL=fr_FR.UTF-8 log ld-fr_FR gcc -shared -Wl,-z,text pack.o -o libpack.so
