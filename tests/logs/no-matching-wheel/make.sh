#!/usr/bin/env bash
# pip 23.2 and the newest pip, uv 0.13, CPython 3.11 and 3.12
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1
unset PIP_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

trap 'rm -rf "$work"' EXIT
python3 -m venv v
v/bin/pip install -q uv
python3 - <<'P'
import zipfile
for tag in ("cp38-cp38-linux_x86_64", "cp311-cp311-win_amd64", "cp311-cp311-manylinux_2_99_x86_64"):
    with zipfile.ZipFile(f"warpkit-0.4.0-{tag}.whl", "w") as wheel:
        info = "warpkit-0.4.0.dist-info"
        wheel.writestr("warpkit/__init__.py", "")
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: warpkit\nVersion: 0.4.0\n")
        wheel.writestr(f"{info}/WHEEL", f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: {tag}\n")
        wheel.writestr(f"{info}/RECORD", "")
P
log other-python v/bin/pip install ./warpkit-0.4.0-cp38-cp38-linux_x86_64.whl
log other-system v/bin/pip install ./warpkit-0.4.0-cp311-cp311-win_amd64.whl
log glibc-too-new v/bin/pip install ./warpkit-0.4.0-cp311-cp311-manylinux_2_99_x86_64.whl
log uv-other-python v/bin/uv --no-config pip install --python v/bin/python ./warpkit-0.4.0-cp38-cp38-linux_x86_64.whl
log old-pin v/bin/pip install torch==1.7.1
log old-pin-with-others v/bin/pip install 'torch==1.12.1' 'six==1.16.0'
log uv-old-pin v/bin/uv --no-config pip install --python v/bin/python torch==1.7.1
log uv-old-pin-platform v/bin/uv --no-config pip install --python v/bin/python --only-binary :all: torch==1.7.1
log only-binary v/bin/pip install --only-binary :all: torch==1.11.0
mkdir new
printf 'from setuptools import setup\nsetup(name="warpkit", version="0.4.0", python_requires=">=3.99")\n' >new/setup.py
log requires-python v/bin/pip install ./new
log uv-requires-python v/bin/uv --no-config pip install --python v/bin/python ./new
log no-published-wheel v/bin/pip install tensorrt-cu11-bindings==8.6.0
v/bin/pip install -q --upgrade pip
log newest-pip-other-python v/bin/pip install ./warpkit-0.4.0-cp38-cp38-linux_x86_64.whl
log newest-pip-requires-python v/bin/pip install ./new
