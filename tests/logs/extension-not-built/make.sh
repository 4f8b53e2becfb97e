#!/usr/bin/env bash
# torch 2.13.0+cpu, pip 23.2; mmcv-lite, and a package of our own
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

$python -m pip install -q --target lite --no-deps mmcv-lite==2.1.0 mmengine addict yapf rich termcolor platformdirs pyyaml packaging regex pillow opencv-python-headless || exit 1
log mmcv-lite env PYTHONPATH=lite $python -c "from mmcv.ops import nms"
mkdir -p project/warpkit project/csrc
cat >project/warpkit/__init__.py <<'T'
from . import _C

twice = _C.twice
T
cat >project/setup.py <<'T'
import sys
from setuptools import Extension, setup

native = [Extension("warpkit._C", ["csrc/op.cpp"])] if "--cuda_ext" in sys.argv else []
setup(name="warpkit", version="0.4.0", packages=["warpkit"], ext_modules=native)
T
$python -m pip install -q --no-build-isolation --target plain ./project
log options-left-out env PYTHONPATH=plain $python -c "import warpkit"
sed -i 's/from . import _C/import warpkit._C as _C/' plain/warpkit/__init__.py
log options-left-out-module env PYTHONPATH=plain $python -c "import warpkit"
cat >plain/warpkit/__init__.py <<'T'
import warpkit_cuda
T
log top-level-module env PYTHONPATH=plain $python -c "import warpkit"
cat >plain/warpkit/__init__.py <<'T'
import ctypes
from pathlib import Path

ctypes.CDLL(str(next(Path(__file__).parent.glob("core.*.so"))))
T
log library-searched env PYTHONPATH=plain $python -c "import warpkit"
