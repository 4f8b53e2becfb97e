#!/bin/bash
# Python 3.11 and 3.12 with setuptools 84, 70 and 65: a setup.py as torch 1.13's cpp_extension and many projects have it
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log.XXXXXX)
trap 'rm -rf "$work"' EXIT
mkdir "$work/op"; cd "$work/op" || exit 1
python3 -m venv ../new > /dev/null; ../new/bin/pip install -q 'setuptools==84.*' 2> /dev/null || ../new/bin/pip install -q 'setuptools>=82' 2> /dev/null
python3 -m venv ../old > /dev/null; ../old/bin/pip install -q 'setuptools==65.5.0' 2> /dev/null; ../old/bin/pip uninstall -qy wheel 2> /dev/null
printf 'from pkg_resources import packaging\nfrom setuptools import setup\nsetup(name="op")\n' > setup.py
{ echo '$ python setup.py install'; ../new/bin/python setup.py install; } > "$out/no-pkg-resources.log" 2>&1
../new/bin/pip install --no-build-isolation --no-deps . > "$out/pip-no-pkg-resources.log" 2>&1
python3 -m venv ../mid > /dev/null; ../mid/bin/pip install -q 'setuptools==70.0.0' 2> /dev/null
{ echo '$ python setup.py install'; ../mid/bin/python setup.py install; } > "$out/no-packaging.log" 2>&1
printf 'from setuptools import setup\nsetup(name="op")\n' > setup.py
{ echo '$ python setup.py bdist_wheel'; ../old/bin/python setup.py bdist_wheel; } > "$out/no-wheel.log" 2>&1
../old/bin/pip uninstall -qy setuptools 2> /dev/null
{ echo '$ python setup.py install'; ../old/bin/python setup.py install; } > "$out/no-setuptools.log" 2>&1
printf 'import psutil\nfrom setuptools import setup\nsetup(name="op")\n' > setup.py
../new/bin/pip install --no-build-isolation --no-deps . > "$out/no-module-psutil.log" 2>&1
py312=${PYTHON312:-python3.12}
"$py312" -m venv ../py312 > /dev/null; ../py312/bin/pip install -q setuptools==65.5.0 2> /dev/null
printf 'import pkg_resources\nfrom setuptools import setup\nsetup(name="op")\n' > setup.py
{ echo '$ python setup.py install'; ../py312/bin/python setup.py install; } > "$out/old-on-3.12.log" 2>&1
sed -i -e "s#$work#/home/me#g" -e '/^WARNING: Location/d' -e '/^Looking in/d' -e 's#https\?://[^ ]*simple#https://pypi.org/simple#g' "$out"/*.log
