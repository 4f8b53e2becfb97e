#!/usr/bin/env bash
# gcc 12.2, patchelf 0.14 or later, glibc 2.36
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

echo 'int cudart(void) { return 0; }' >rt.c
printf 'libcudart.so.12 { *; };\n' >node
gcc -shared -fPIC rt.c -Wl,-soname,libcudart.so.12 -Wl,--version-script=node -o libcudart.so.12
echo 'int cudart(void); int op(void) { return cudart(); }' >op.c
gcc -shared -fPIC op.c ./libcudart.so.12 -Wl,-rpath,'$ORIGIN' -o op.so
patchelf --remove-needed libcudart.so.12 op.so
log ctypes python3 -c 'import ctypes; ctypes.CDLL("./op.so")'
echo 'int op(void); int main(void) { return op(); }' >main.c
gcc main.c ./op.so -Wl,--unresolved-symbols=ignore-all -o main
log program ./main
