#!/usr/bin/env bash
# pip of CPython 3.8 (20 to 23), pip 23.2, the newest pip, uv 0.13; setuptools as they bring it
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1
unset PIP_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

trap 'rm -rf "$work"' EXIT
mkdir plain legacy
cat >plain/pyproject.toml <<'T'
[build-system]
requires = ["setuptools", "wheel"]
build-backend = "setuptools.build_meta"
T
cat >plain/setup.py <<'T'
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CppExtension

setup(
    name="warpkit",
    version="0.4.0",
    ext_modules=[CppExtension("warpkit._C", ["csrc/op.cpp"])],
    cmdclass={"build_ext": BuildExtension},
)
T
cp plain/setup.py legacy/
python3 -m venv v
log pip-23 v/bin/pip install ./plain
log pip-23-editable v/bin/pip install -e ./plain
log pip-23-setup-py v/bin/pip install ./legacy
v/bin/pip install -q --upgrade pip uv
log pip-newest v/bin/pip install ./legacy
log pip-verbose v/bin/pip install -v ./plain
log uv v/bin/uv --no-config pip install --python v/bin/python ./plain
log uv-sync bash -c 'cd plain && cat >>pyproject.toml <<T
[project]
name = "warpkit"
version = "0.4.0"
requires-python = ">=3.8"
T
../v/bin/uv sync'
if old=$(command -v python3.8) && "$old" -V; then
  "$old" -m venv v8
  log pip-of-python-3.8 v8/bin/pip install ./legacy
fi
