#!/bin/bash
# torch 1.11.0 in $TORCH_1_11, 1.12.1 in $TORCH_1_12, 2.5.1+cu124 in $TORCH_2_5, 2.13.0+cpu in $TORCH_2_13, each a python; g++ 12.2
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
prefix() { "$1" -c 'import sys; print(sys.prefix)'; }
site() { "$1" -c 'import sysconfig; print(sysconfig.get_path("platlib"))'; }
keep() {
    sed "s#$work#/home/user#g; s#$(prefix "$TORCH_1_11")#/opt/conda#g; s#$(prefix "$TORCH_1_12")#/opt/venv#g
        s#$(prefix "$TORCH_2_5")#/opt/conda#g; s#$(prefix "$TORCH_2_13")#/opt/venv#g
        s#$HOME/.pyenv/versions/[0-9.]*#/usr/local#g" > "$out/$1.log"
}
echo 'import torch' > run.py

# a C++ program's libtorch stands first where libraries are looked for
LD_LIBRARY_PATH=$(site "$TORCH_2_5")/torch/lib "$TORCH_2_13" run.py 2>&1 | keep library-path
LD_LIBRARY_PATH=$(site "$TORCH_1_11")/torch/lib "$TORCH_1_12" run.py 2>&1 | keep library-path-1.11
LD_LIBRARY_PATH=$(site "$TORCH_1_12")/torch/lib "$TORCH_1_11" -c 'import torch' 2>&1 | keep library-path-1.12

# another package has loaded its own libtorch before
printf 'import ctypes\n\nctypes.CDLL("%s/torch/lib/libtorch_cpu.so")\nimport torch\n' "$(site "$TORCH_2_13")" > own.py
LD_PRELOAD=$(site "$TORCH_2_13")/torch/lib/libc10.so "$TORCH_2_5" run.py 2>&1 | keep preloaded-libc10
"$TORCH_2_5" own.py 2>&1 | keep own-libtorch

# an installation over another one left some of its files: a new Python part, an old library
mkdir -p .local/lib/python3.10/site-packages
cp -al "$(site "$TORCH_1_12")/torch" .local/lib/python3.10/site-packages/torch
old=$(site "$TORCH_1_11")/torch
for library in libtorch_python.so libtorch_cpu.so libc10.so; do
    ln -f "$old/lib/$library" .local/lib/python3.10/site-packages/torch/lib/$library
    PYTHONPATH=$work/.local/lib/python3.10/site-packages "$TORCH_1_12" run.py 2>&1 | keep "left-over-${library%.so}"
    ln -f "$(site "$TORCH_1_12")/torch/lib/$library" .local/lib/python3.10/site-packages/torch/lib/$library
done

# the same libraries from two places: what they register at the start is registered twice
mkdir libtorch
cp "$(site "$TORCH_2_13")"/torch/lib/libtorch_cpu.so libtorch/libtorch_cpu_copy.so
printf 'import ctypes\n\nimport torch\n\nctypes.CDLL("libtorch/libtorch_cpu_copy.so")\n' > twice.py
"$TORCH_2_13" twice.py 2>&1 | keep registered-twice
rm -rf "$work"
