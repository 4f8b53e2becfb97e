#!/usr/bin/env bash
# pip 23.2 and the newest pip, uv 0.13, git 2.39, curl 7.88, CMake, CPython's urllib
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
dead=http://127.0.0.1:9
log pip-name-not-resolved v/bin/pip install --retries 1 --index-url https://pypi.invalid/simple six
log pip-refused v/bin/pip install --retries 1 --index-url $dead/simple six
log pip-proxy v/bin/pip install --retries 1 --proxy $dead six
log pip-file v/bin/pip install --retries 1 https://files.invalid/six-1.16.0-py2.py3-none-any.whl
log uv-name-not-resolved v/bin/uv --no-config pip install --python v/bin/python --index-url https://pypi.invalid/simple six
log uv-refused v/bin/uv --no-config --no-cache pip install --python v/bin/python --index-url $dead/simple six
log git-clone git clone --recursive https://github.invalid/NVIDIA/cutlass.git
log git-ssh git clone git@github.invalid:NVIDIA/cutlass.git
log pip-git v/bin/pip install git+https://github.invalid/ann/warpkit.git
log curl curl -fL -o cutlass.tar.gz https://github.invalid/cutlass.tar.gz
log curl-refused curl -fL -o cutlass.tar.gz $dead/cutlass.tar.gz
log urllib python3 -c "import urllib.request as r; r.urlretrieve('https://github.invalid/op.whl', 'op.whl')"
log urllib-refused python3 -c "import urllib.request as r; r.urlopen('$dead/op.whl')"
mkdir project
cat >project/setup.py <<'T'
import urllib.request
from setuptools import setup

print("Guessing wheel URL: https://github.invalid/warpkit-0.4.0.whl")
urllib.request.urlretrieve("https://github.invalid/warpkit-0.4.0.whl", "warpkit.whl")
setup(name="warpkit", version="0.4.0")
T
v/bin/pip install -q wheel
log setup-py-downloads v/bin/pip install --no-build-isolation ./project
log build-dependencies env PIP_INDEX_URL=https://pypi.invalid/simple PIP_RETRIES=1 v/bin/pip install ./project
cat >CMakeLists.txt <<'T'
cmake_minimum_required(VERSION 3.18)
project(op LANGUAGES CXX)
include(FetchContent)
FetchContent_Declare(cutlass URL https://github.invalid/NVIDIA/cutlass/archive/v3.5.0.tar.gz)
FetchContent_MakeAvailable(cutlass)
T
log cmake-fetch-content cmake -S . -B b -G Ninja
sed -i 's#URL .*)#GIT_REPOSITORY https://github.invalid/NVIDIA/cutlass.git GIT_TAG v3.5.0)#' CMakeLists.txt
log cmake-fetch-content-git cmake -S . -B c -G Ninja
# A server that breaks the connection in the middle of a file
python3 - >port <<'P' &
import http.server, socketserver
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Length", "100000")
        self.end_headers()
        self.wfile.write(b"x" * 1000)
    def log_message(self, *_): pass
server = socketserver.TCPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
P
server=$!
sleep 1
log pip-broken-off v/bin/pip install --retries 0 http://127.0.0.1:$(cat port)/six-1.16.0-py2.py3-none-any.whl
log curl-broken-off curl -f -o x.whl http://127.0.0.1:$(cat port)/x.whl
kill $server
v/bin/pip install -q --upgrade pip
log newest-pip-name-not-resolved v/bin/pip install --retries 1 --index-url https://pypi.invalid/simple six
log newest-pip-refused v/bin/pip install --retries 1 --index-url $dead/simple six
