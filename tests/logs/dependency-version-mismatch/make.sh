#!/usr/bin/env bash
# CMake 3.25, GCC 12, binutils 2.40, lld 14, NumPy 2, Pillow 12, protobuf 5, pip 23.2
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1
unset PIP_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL
python=${TORCH_PYTHON:?a Python with the CPU build of torch}
torch=$($python -c "import os, torch; print(os.path.dirname(torch.__file__))")
log() { name=$1; shift; "$@" 2>&1 | sed "s#$(dirname "$(dirname "$python")")#/opt/env#g" >"$out/$name.log"; }

python3 -m venv v
v/bin/pip install -q numpy pillow setuptools wheel 'protobuf<6' 'pip<26'
log numpy-alias v/bin/python -c "
import numpy as np
x = np.float_(3)"
log numpy-int v/bin/python -c "
import numpy as np
x = np.zeros(3, dtype=np.int)"
log pillow v/bin/python -c "
from PIL import Image
Image.new('RGB', (8, 8)).resize((4, 4), Image.ANTIALIAS)"
v/bin/pip install -q --no-deps googleapis-common-protos==1.6.0
log protobuf v/bin/python -c "import google.api.annotations_pb2"
mkdir warp
echo 'set(warp_FOUND TRUE)' >warp/warpConfig.cmake
printf 'set(PACKAGE_VERSION 2.7)\nif(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)\nset(PACKAGE_VERSION_COMPATIBLE FALSE)\nelse()\nset(PACKAGE_VERSION_COMPATIBLE TRUE)\nendif()\n' >warp/warpConfigVersion.cmake
printf 'cmake_minimum_required(VERSION 3.18)\nproject(op LANGUAGES NONE)\nfind_package(warp 3.1 REQUIRED CONFIG)\n' >CMakeLists.txt
log cmake-config cmake -S . -B b -Dwarp_DIR="$work/warp"
printf 'cmake_minimum_required(VERSION 3.18)\nproject(op LANGUAGES C)\nfind_package(ZLIB 9.9 REQUIRED)\n' >CMakeLists.txt
log cmake-module cmake -S . -B c
printf 'int answer(void) { return 42; }\n' >a.c
cp a.c b.c
log defined-twice gcc -shared -fPIC a.c b.c -o twice.so
log defined-twice-lld clang -fuse-ld=lld -shared -fPIC a.c b.c -o twice.so
# FFmpeg's library of one version, and a user of another
printf 'int sws_scale(void) { return 1; }\n' >sws.c
for v in 8 9; do
  printf 'LIBSWSCALE_%s { global: sws_*; local: *; };\n' $v >map$v
  gcc -shared -fPIC -Wl,--version-script=map$v -Wl,-soname,libswscale.so.8 sws.c -o libswscale-$v.so
done
printf 'int sws_scale(void);\nint use(void) { return sws_scale(); }\n' >use.c
gcc -shared -fPIC use.c -o libwarpkit.so ./libswscale-9.so -Wl,-rpath,"$work"
cp libswscale-8.so libswscale.so.8
log symbol-version v/bin/python -c "
import ctypes
ctypes.CDLL('$work/libwarpkit.so')"
for name in warp-a warp-b; do
  mkdir $name
  pin=$([ $name = warp-a ] && echo '==1.16.0' || echo '==1.15.0')
  printf 'from setuptools import setup\nsetup(name="%s", version="1.0", install_requires=["six%s"])\n' $name $pin >$name/setup.py
done
log conflict v/bin/pip install ./warp-a ./warp-b
v/bin/pip install -q uv
log uv-conflict v/bin/uv --no-config pip install --python v/bin/python ./warp-a ./warp-b
v/bin/pip install -q six==1.16.0
v/bin/pip install -q 'setuptools<80'
log pkg-resources v/bin/python -c "
import pkg_resources
pkg_resources.require('six>=1.17')"
