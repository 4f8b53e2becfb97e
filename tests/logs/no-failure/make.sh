#!/usr/bin/env bash
# pip 23.2, uv 0.13, GCC 12, clang 14, nvcc 13.0, CMake 3.25, ninja, pytest 9, torch 2.13.0+cpu: all went well
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1
unset PIP_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL
python=${TORCH_PYTHON:?a Python with the CPU build of torch}
log() {
  name=$1
  shift
  "$@" >"$out/$name.log" 2>&1 || { echo "$name failed" >&2; mv "$out/$name.log" "$out/$name.failed"; }
  sed -i "s#$(dirname "$(dirname "$python")")#/opt/env#g" "$out/$name.log"
}
python3 -m venv v
v/bin/pip install -q wheel setuptools
log pip-install v/bin/pip install numpy packaging pytest uv
log pip-already-there v/bin/pip install numpy packaging
log uv-install v/bin/uv --no-config pip install --python v/bin/python six einops
log uv-verbose v/bin/uv --no-config pip install -v --python v/bin/python iniconfig
log venv-and-upgrade v/bin/pip install --upgrade pip
mkdir -p project/csrc project/tests
cat >project/csrc/op.c <<'T'
#include <Python.h>
static int unused_error(void) { return 1; }
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "warpkit", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_warpkit(void) {
    int failed;
    PyObject *m = PyModule_Create(&module);
    PyModule_AddIntConstant(m, "undefined_symbol_error", 42);
    return m;
}
T
printf 'from setuptools import Extension, setup\nsetup(name="warpkit", version="0.4.0", ext_modules=[Extension("warpkit", ["csrc/op.c"], extra_compile_args=["-Wall", "-Wextra"])])\n' >project/setup.py
log setup-py-install bash -c 'cd project && ../v/bin/python setup.py install'
log pip-verbose-build v/bin/pip install -v --no-build-isolation --force-reinstall ./project
log pip-isolated-build v/bin/pip install --force-reinstall ./project
cat >project/tests/test_errors.py <<'T'
import warnings
import pytest

def test_undefined_symbol_is_reported():
    with pytest.raises(ImportError):
        raise ImportError("op.so: undefined symbol: _ZN3c105ErrorC2ENS_14SourceLocationESs")

def test_warns():
    warnings.warn("CUDA initialization: the driver is old", UserWarning)

@pytest.mark.skip(reason="needs a GPU: CUDA out of range")
def test_on_gpu(): ...

@pytest.mark.xfail
def test_known_failure():
    assert False
T
log pytest v/bin/python -m pytest -v project/tests
log import-that-warns v/bin/python -c "
import warnings
import numpy as np
warnings.warn('CUDA is not available; using the slow path')
print(np.log(np.zeros(1)))"
cat >op.cpp <<'T'
#include <cstdio>
#include <vector>
[[deprecated("use the other one")]] int error(int x) { int not_found; return x; }
int main(int argc, char**) { unsigned n = 3; for (int i = 0; i < n; ++i) error(i); std::puts("0 errors"); }
T
log gcc-warnings g++ -Wall -Wextra -o op op.cpp
log clang-warnings clang++ -Weverything -std=c++17 -o op op.cpp
printf '__global__ void fill(float* x, int n) { int error; if (threadIdx.x < n) x[threadIdx.x] = 1; }\nint main() { fill<<<1, 1>>>(nullptr, 0); }\n' >op.cu
log nvcc-warnings nvcc -v -gencode arch=compute_75,code=sm_75 -gencode arch=compute_90,code=sm_90 -Wno-deprecated-gpu-targets -o op_cuda op.cu
cat >CMakeLists.txt <<'T'
cmake_minimum_required(VERSION 3.18)
project(op LANGUAGES C CXX)
include(CheckIncludeFile)
include(CheckFunctionExists)
check_include_file(windows.h HAVE_WINDOWS_H)
check_function_exists(cudaMalloc HAVE_CUDA)
find_package(Threads REQUIRED)
find_package(OpenMP)
find_package(MPI QUIET)
find_package(Warp 3.1 QUIET)
message(STATUS "CUDA not found, building without it")
message(WARNING "no kernels will be built: could not find CUDA")
add_executable(op op.cpp)
enable_testing()
add_test(NAME op COMMAND op)
T
log cmake-configure cmake -S . -B b -G Ninja -DCMAKE_CXX_FLAGS=-Wall
log cmake-build cmake --build b --verbose
log ctest ctest --test-dir b --output-on-failure
log torch-cpp-extension env TORCH_EXTENSIONS_DIR="$work/e" PATH="$(dirname "$python"):$PATH" $python -c "
from torch.utils.cpp_extension import load_inline
ops = load_inline('warpkit', 'int twice(int x) { int unused; return 2 * x; }', functions=['twice'],
                  extra_cflags=['-Wall'], verbose=True)
print(ops.twice(21))"
log torch-without-gpu $python -c "
import torch
print(torch.__version__, torch.cuda.is_available(), torch.version.cuda)
x = torch.ones(3, device='cuda' if torch.cuda.is_available() else 'cpu')
try:
    torch.ones(3).cuda()
except AssertionError:
    print('no CUDA here, on the CPU then')
print(torch.library.custom_op, x)"
log git-clone bash -c 'git init -q a && cd a && touch x && git add x && git -c user.name=a -c user.email=a@b commit -q -m x && cd .. && git clone --progress --no-local a copy'
log ldd ldd op
log dependency-conflict-told bash -c '
mkdir warp-a && printf "from setuptools import setup\nsetup(name=\"warp-a\", version=\"1.0\", install_requires=[\"six<1.16\"])\n" >warp-a/setup.py
v/bin/pip install -q --no-deps --no-build-isolation ./warp-a && v/bin/pip install six==1.16.0'
# An index that fails twice and then answers
python3 - >port <<'P' &
import http.server, socketserver, zipfile, io
data = io.BytesIO()
with zipfile.ZipFile(data, "w") as wheel:
    info = "warpnet-1.0.dist-info"
    wheel.writestr("warpnet.py", "")
    wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: warpnet\nVersion: 1.0\n")
    wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
    wheel.writestr(f"{info}/RECORD", "")
asked = 0
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        global asked
        asked += 1
        if asked <= 2:
            self.connection.close()
            return
        name = "warpnet-1.0-py3-none-any.whl"
        body = data.getvalue() if self.path.endswith(".whl") else f'<a href="/{name}">{name}</a>'.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def log_message(self, *_): pass
server = socketserver.TCPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
P
server=$!
sleep 1
log pip-retried v/bin/pip install --index-url http://127.0.0.1:$(cat port)/simple warpnet
kill $server
