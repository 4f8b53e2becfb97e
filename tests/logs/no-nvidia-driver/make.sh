#!/bin/bash
# a machine without a driver: nvcc 13.0 in /usr/local/cuda, triton 3.9 without torch, Python 3.11
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
mkdir -p "$work/lib/python3.11/site-packages/op"
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed -e "s#$work#/home/user/venv#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.11/site-packages#g" > "$out/$1.log"; }

site=lib/python3.11/site-packages
printf 'extern "C" int cuInit(unsigned);\nextern "C" void* PyInit__C() { cuInit(0); return nullptr; }\n' > op.cpp
gcc -shared -xc /dev/null -Wl,-soname,libcuda.so.1 -o libcuda.so
g++ -shared -fPIC op.cpp -o $site/op/_C.so -Wl,--no-as-needed -L. -lcuda -Wl,--unresolved-symbols=ignore-all
echo 'from op import _C' > $site/op/__init__.py
PYTHONPATH=$site python3 -c 'import op' 2>&1 | keep libcuda
printf 'extern "C" int cuInit(unsigned);\nint main() { return cuInit(0); }\n' > main.cpp
g++ main.cpp -o main -Wl,--no-as-needed -L. -lcuda -Wl,--unresolved-symbols=ignore-all
./main 2>&1 | keep libcuda-program
python3 -m venv venv
venv/bin/pip install -q --no-deps triton==3.9.0 2> /dev/null
venv/bin/python -c 'import triton; triton.runtime.driver.active.get_current_target()' 2>&1 | keep triton
rm -rf "$work"
