#!/usr/bin/env bash
# glibc 2.41 of Debian 13 beside the one of the system, gcc 12.2, CPython 3.11
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

mkdir -p apt/lists/partial apt/cache/archives/partial root
echo 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian trixie main' >apt/list
own="-o Dir::Etc::sourcelist=$work/apt/list -o Dir::Etc::sourceparts=- -o Dir::State::lists=$work/apt/lists -o Dir::Cache=$work/apt/cache -o APT::Sandbox::User=root"
apt-get $own -qq update && apt-get $own -qq download libc6 && dpkg -x libc6_*.deb root
libraries=$(dirname "$(find "$work/root" -name libc.so.6)")
loader=$(find "$work/root" -name ld-linux-x86-64.so.2 | head -1)
cat >translate.c <<'T'
int apply(int (*f)(int), int x) { return f(x); }
int translate(int base) {
    int add(int x) { return x + base; }
    return apply(add, 1);
}
T
gcc -shared -fPIC translate.c -o libtranslate.so
cat >module.c <<'T'
#include <Python.h>
int translate(int);
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "translate", 0, -1, 0};
PyMODINIT_FUNC PyInit_translate(void) { translate(1); return PyModule_Create(&def); }
T
gcc -shared -fPIC $(python3-config --includes) module.c ./libtranslate.so -Wl,-rpath,'$ORIGIN' -o translate.cpython-311-x86_64-linux-gnu.so
python=$(python3 -c 'import sys; print(sys.executable)')
python=$(realpath "$python")
path=$libraries:$(dirname "$python")/../lib:/lib/x86_64-linux-gnu:/usr/lib/x86_64-linux-gnu
log import-module "$loader" --library-path "$path" "$python" -c 'import translate'
log ctypes "$loader" --library-path "$path" "$python" -c 'import ctypes; ctypes.CDLL("./libtranslate.so")'
cat >load.c <<'T'
#include <dlfcn.h>
#include <locale.h>
#include <stdio.h>
int main(void) {
    setlocale(LC_ALL, "");
    if (!dlopen("./libtranslate.so", RTLD_NOW)) fprintf(stderr, "serve: %s\n", dlerror());
    return 1;
}
T
gcc load.c -Wl,-z,noexecstack -o load
for lang in de_DE es_ES fr_FR ja_JP zh_CN; do
    LC_ALL=$lang.UTF-8 log dlopen-$lang "$loader" --library-path "$path" ./load
done
