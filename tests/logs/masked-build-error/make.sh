#!/usr/bin/env bash
# torch 2.13.0+cpu, GCC 12, ninja 1.11
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

export TORCH_EXTENSIONS_DIR="$work/torch_extensions/py311_cpu" MAX_JOBS=1
PATH="$(dirname "$python"):$PATH"
printf '#include <torch/extension.h>\nint f() { return undeclared; }\n' >op.cpp
cat >first.py <<'T'
import torch.utils.cpp_extension as ext

ext.load("bias_act_plugin", ["op.cpp"])
T
$python first.py >/dev/null 2>&1
log other-rank $python -c "
import os
import torch.utils.cpp_extension as ext
folder = ext._get_build_directory('bias_act_plugin', verbose=False)
ext._import_module_from_library('bias_act_plugin', folder, is_python_module=True)"
log other-rank-by-name $python -c "
import importlib
module = importlib.import_module('bias_act_plugin')"
# The edit that is copied from answer to answer
sed "s/^from \./from torch.utils./; s/\['ninja', '-v'\]/['ninja', '--version']/; s/command = \['ninja', '-v'\]/command = ['ninja', '--version']/" "$torch/utils/cpp_extension.py" >edited_cpp_extension.py
rm -rf "$TORCH_EXTENSIONS_DIR"
log ninja-version $python -c "
import edited_cpp_extension as ext
ext.load('fused_ops', ['op.cpp'], verbose=True)"
