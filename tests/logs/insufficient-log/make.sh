#!/usr/bin/env bash
# pip 23.2, setuptools, ninja, make: what is left where people copy the end
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1
unset PIP_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL
log() { name=$1; shift; "$@" >"$out/$name.log" 2>&1; }

trap 'rm -rf "$work"' EXIT
python3 -m venv v
v/bin/pip install -q wheel setuptools
mkdir project
cat >project/setup.py <<'T'
import subprocess
from setuptools import setup

subprocess.run(["ninja", "-C", "."], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
setup(name="warpkit", version="0.4.0")
T
printf 'rule cc\n  command = gcc -c $in -o $out\nbuild op.o: cc op.c\n' >project/build.ninja
echo 'int f(void) { return undeclared; }' >project/op.c
log pip-silent v/bin/pip install --no-build-isolation -q ./project
v/bin/pip install --no-build-isolation ./project 2>&1 | tail -n 6 >"$out/pip-tail.log"
(cd project && ninja 2>&1 | tail -n 1) >"$out/ninja-tail.log"
printf 'op.o: op.c\n\t@gcc -c op.c -o op.o 2>/dev/null\n' >project/Makefile
log make make -C project
printf 'all:\n\t@$(MAKE) --no-print-directory -C project op.o\n' >Makefile
log make-in-make make
log setup-py bash -c 'cd project && ../v/bin/python setup.py bdist_wheel 2>&1 | tail -n 2'
