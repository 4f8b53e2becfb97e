#!/usr/bin/env bash
# libraries of Debian 13 (glibc 2.41, GCC 14) on Debian 12 (glibc 2.36), gcc 12.2, CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

mkdir -p apt/lists/partial apt/cache/archives/partial root
echo 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian trixie main' >apt/list
own="-o Dir::Etc::sourcelist=$work/apt/list -o Dir::Etc::sourceparts=- -o Dir::State::lists=$work/apt/lists -o Dir::Cache=$work/apt/cache -o APT::Sandbox::User=root"
apt-get $own -qq update && apt-get $own -qq download libnuma1 libuv1t64 libpython3.13-stdlib
for package in *.deb; do dpkg -x "$package" root; done
mkdir lib
find root -name 'libnuma.so.1*' -exec cp -P {} lib/ \;
find root -name 'libuv.so.1*' -exec cp -P {} lib/ \;
log ctypes-libuv python3 -c 'import ctypes; ctypes.CDLL("lib/libuv.so.1")'
log ctypes-libnuma python3 -c 'import ctypes; ctypes.CDLL("lib/libnuma.so.1")'
echo 'int uv_version(void); int main(void) { return uv_version() == 0; }' >main.c
gcc main.c lib/libuv.so.1 -Wl,--unresolved-symbols=ignore-all -o serve
log program env LD_LIBRARY_PATH=lib ./serve
log link gcc main.c lib/libuv.so.1 -o serve
echo 'long __isoc23_strtol(const char*, char**, int); long parse(const char* s) { return __isoc23_strtol(s, 0, 10); }' >parse.c
gcc -c parse.c && ar rc libparse.a parse.o
echo 'long parse(const char*); int main(void) { return parse("0"); }' >use.c
log link-static gcc use.c libparse.a -o use
