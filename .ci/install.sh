# Installs what stages need; read by .ci/run and .ci/nightly.

installed=

# Install extras into .venv, unless this run has done so: stages that run beside each other share it.
setup() {
    local extra missing=()
    for extra; do [[ " $installed " = *" $extra "* ]] || missing+=("$extra"); done
    [ ${#missing[@]} = 0 ] || ./setup.sh "${missing[@]}"
    installed+=" ${missing[*]}"
}

# Install the Debian packages of commands or files that are missing: apt_for COMMAND:PACKAGE...
apt_for() {
    local as_root needed missing=()
    as_root=$([ "$(id -u)" = 0 ] || echo sudo)
    for needed; do
        command -v "${needed%%:*}" > /dev/null || [ -e "${needed%%:*}" ] || missing+=("${needed##*:}")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    $as_root apt-get update -qq
    $as_root apt-get install -y -qq --no-install-recommends "${missing[@]}"
}

install_system_compilers() {
    apt_for g++:g++ hipcc:hipcc clang++-19:clang-19 /usr/include/thrust/complex.h:libthrust-dev ld.lld:lld mold:mold
}

install_compilers() {
    install_system_compilers
    command -v nvcc > /dev/null || setup cuda13
    .venv/bin/pip install --quiet "triton>=3.3" # compiles kernels without a GPU
}

# The tools whose locks `env` plans for; tests/env carries the plans out.
install_lock_tools() {
    [ -x .venv-locks/bin/poetry ] || {
        python3 -m venv .venv-locks
        .venv-locks/bin/pip install --quiet pdm "hishel<2" pip-tools pipenv poetry uv # hishel 2 breaks pdm 2.29
    }
    export PATH=$PATH:$PWD/.venv-locks/bin
}

# A torch that runs what was built: the tests of `opwright new`'s projects and of the gallery.
install_torch() {
    [ -x .venv-torch/bin/pytest ] || {
        python3 -m venv .venv-torch
        .venv-torch/bin/pip install --quiet --no-cache-dir torch==2.13.0 numpy hatchling pytest "triton>=3.3" --editable .
    }
    export OPWRIGHT_PYTHON_WITH_TORCH=$PWD/.venv-torch/bin/python
}

# A CUDA build of torch and a toolkit of its release, both of wheels: benchmarks/takeover.py builds with them.
install_cuda_torch() {
    [ -x .venv-torch-cuda/bin/ninja ] || {
        python3 -m venv .venv-torch-cuda
        .venv-torch-cuda/bin/pip install --quiet --no-cache-dir torch==2.12.1 numpy scipy numba scikit-learn packaging \
            "setuptools<80" setuptools-scm wheel ninja pytest expecttest parameterized "nvidia-cuda-nvcc==13.0.*" \
            "nvidia-cuda-cccl==13.0.*" "nvidia-cuda-crt==13.0.*" \
            "nvidia-nvvm==13.0.*" --editable .
    }
    CUDA_HOME=$(echo "$PWD"/.venv-torch-cuda/lib/python3*/site-packages/nvidia/cu13)
    export CUDA_HOME PATH=$PWD/.venv-torch-cuda/bin:$CUDA_HOME/bin:$PATH
    ln -sfn lib "$CUDA_HOME/lib64"
    local library
    for library in "$CUDA_HOME"/lib/lib*.so.*; do ln -sf "${library##*/}" "${library%%.so.*}.so"; done
}

# Chromium, and npm for what the site serves. Ubuntu has Chromium as a snap only; its runners have Chrome.
install_browser() {
    command -v google-chrome chromium > /dev/null || apt_for chromium:chromium
    apt_for npm:npm
    command -v chromedriver > /dev/null || apt_for chromedriver:chromium-driver
}

install_shells() {
    apt_for zsh:zsh fish:fish
}
