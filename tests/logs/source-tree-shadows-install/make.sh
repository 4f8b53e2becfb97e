#!/usr/bin/env bash
# CPython 3.11, GCC 12
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

mkdir -p warpkit/warpkit
printf 'from . import _C\n\ntwice = _C.twice\n' >warpkit/warpkit/__init__.py
cat >warpkit/op.c <<'T'
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_C", NULL, -1, NULL};
PyMODINIT_FUNC PyInit__C(void) {
    PyObject *m = PyModule_Create(&module);
    PyModule_AddIntConstant(m, "twice", 2);
    return m;
}
T
cat >warpkit/setup.py <<'T'
from setuptools import Extension, setup

setup(name="warpkit", version="0.4.0", packages=["warpkit"], ext_modules=[Extension("warpkit._C", ["op.c"])])
T
python3 -m venv v
v/bin/pip install -q setuptools wheel
v/bin/pip install -q --no-build-isolation ./warpkit
v/bin/python -c "import warpkit" || exit 1
rm -rf warpkit/build
log ../extension-not-built/checkout bash -c 'cd warpkit && ../v/bin/python -c "import warpkit"'
log checkout-and-pip bash -c 'cd warpkit && ../v/bin/pip show warpkit && ../v/bin/python -c "import warpkit"'
sed -i 's/from . import _C/import warpkit._C as _C/' warpkit/warpkit/__init__.py
log ../extension-not-built/checkout-on-the-path env PYTHONPATH="$work/warpkit" v/bin/python -c "import warpkit"
v/bin/pip uninstall -q -y warpkit  # an installed package comes before a folder without __init__.py
mkdir -p bare/warpkit/csrc
log bare-folder bash -c 'cd bare && ../v/bin/python -c "from warpkit import twice"'
