#!/bin/bash
# cuSPARSE of CUDA 12.6 beside nvJitLink of 12.0, and cuSOLVER's partner of another release, as wheels; no GPU needed
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
keep() { sed -e "s#$work#/home/user#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.11/site-packages#g" > "$out/$1.log"; }

python3 -m venv venv
venv/bin/pip install -q --no-deps nvidia-cusparse-cu12==12.5.4.2 nvidia-nvjitlink-cu12==12.0.76 2> /dev/null
cat > spmm.py <<'PY'
import ctypes
import sysconfig

lib = sysconfig.get_path("purelib") + "/nvidia/cusparse/lib/libcusparse.so.12"
ctypes.CDLL(lib)
PY
venv/bin/python spmm.py 2>&1 | keep nvjitlink
rm -rf "$work"
