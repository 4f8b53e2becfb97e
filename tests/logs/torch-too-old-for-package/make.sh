#!/usr/bin/env bash
# GCC 12, clang 14; the headers of torch 2.0.1 and 2.5.1 below TORCH_HEADERS/<version>/torch/include
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

headers=${TORCH_HEADERS:?a folder with the headers of torch releases}
compile() { log "$1" "$2" -std=c++17 -fsyntax-only -I"$headers/$3/torch/include" -I"$headers/$3/torch/include/torch/csrc/api/include" "$4"; }
printf '#include <ATen/ATen.h>\nconst float* read(const at::Tensor& x) { return x.const_data_ptr<float>(); }\n' >read.cpp
printf '#include <ATen/ATen.h>\nbool eighth(const at::Tensor& x) { return x.scalar_type() == at::kFloat8_e4m3fn; }\n' >float8.cpp
printf '#include <torch/csrc/stable/library.h>\n' >stable.cpp
printf '#include <torch/headeronly/util/Half.h>\n' >headeronly.cpp
compile const-data-ptr g++ 2.0.1 read.cpp
compile const-data-ptr-clang clang++ 2.0.1 read.cpp
compile float8 g++ 2.0.1 float8.cpp
compile float8-clang clang++ 2.0.1 float8.cpp
compile stable-interface g++ 2.5.1 stable.cpp
compile stable-interface-clang clang++ 2.5.1 stable.cpp
compile headeronly g++ 2.5.1 headeronly.cpp
for language in de_DE zh_CN; do LANGUAGE=$language LC_ALL=$language.UTF-8 compile stable-interface-$language g++ 2.5.1 stable.cpp; done
