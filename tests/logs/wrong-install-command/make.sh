#!/usr/bin/env bash
# pip 23.2 and the newest pip, uv 0.13
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
log one-equals-sign v/bin/pip install torch=1.9.0
log version-that-never-was v/bin/pip install torch==2.5.3
log local-version-without-index v/bin/pip install torch==2.5.1+cu121
log no-such-option v/bin/pip install --no-build-isolations six
log no-such-command v/bin/pip instal six
log no-requirements-file v/bin/pip install -r requirement.txt
log empty-folder bash -c 'mkdir empty; v/bin/pip install ./empty'
log no-project v/bin/pip install -e .
log no-such-wheel v/bin/pip install warpkit-0.4.0-cp311-cp311-linux_x86_64.whl
log renamed-wheel bash -c 'touch warpkit.whl; v/bin/pip install ./warpkit.whl'
log no-setup-py python3 setup.py install
log the-pytorch-placeholder v/bin/pip install pytorch
log uv-no-such-option v/bin/uv --no-config pip install --no-build-isolations six
log uv-one-equals-sign v/bin/uv --no-config pip install --python v/bin/python torch=1.9.0
log uv-version-that-never-was v/bin/uv --no-config pip install --python v/bin/python torch==2.5.3
log uv-no-such-package v/bin/uv --no-config pip install --python v/bin/python warpkit-that-nobody-published
v/bin/pip install -q --upgrade pip
log newest-pip-one-equals-sign v/bin/pip install torch=1.9.0
log newest-pip-no-such-option v/bin/pip install --no-build-isolations six
