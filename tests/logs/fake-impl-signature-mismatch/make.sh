#!/usr/bin/env bash
# torch 2.13.0 (CPU) and torch 2.5.1, CPython 3.11
# PYTHON is an interpreter that has that torch, OLD_PYTHON one with torch 2.5.1
set -u
out=$(realpath "${1:?folder for the logs}")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
python=$(command -v "${PYTHON:-python3}")
old=${OLD_PYTHON:-}
export TORCHINDUCTOR_CACHE_DIR=/tmp/torchinductor_user TRITON_CACHE_DIR="$work/cache"
site() { "$1" -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])'; }
base() { "$1" -c 'import sysconfig; print(sysconfig.get_paths()["stdlib"])'; }
prefix() { "$1" -c 'import sys; print(sys.base_prefix)'; }
plain() {
  sed -e "s|$(site "$1")|/venv/lib/python3.11/site-packages|g" -e "s|$(base "$1")|/usr/lib/python3.11|g" \
    -e "s|$1|/venv/bin/python|g" -e "s|$(prefix "$1")|/usr|g" -e "s|$work|/src|g"
}
# log NAME FILE [INTERPRETER]
log() { "${3:-$python}" "$2" 2>&1 | plain "${3:-$python}" >"$out/$1.log"; }
cat >run.py <<'P'
import torch


@torch.library.custom_op("norms::rms", mutates_args=())
def rms(x: torch.Tensor, eps: float) -> torch.Tensor:
    return x.clone()


@rms.register_fake
def rms_fake(x):
    return torch.empty_like(x)


torch.compile(lambda x: rms(x, 1e-6) + 1, fullgraph=True)(torch.ones(4))
P
log one-too-many run.py
[ -z "$old" ] || log torch-2.5-one-too-many run.py "$old"
cat >run.py <<'P'
import torch

torch.library.define("norms::layer", "(Tensor x, *, float eps=1e-5) -> Tensor")
torch.library.impl("norms::layer", "CPU")(lambda x, eps=1e-5: x.clone())


@torch.library.register_fake("norms::layer")
def _(x):
    return torch.empty_like(x)


torch.compile(lambda x: torch.ops.norms.layer(x, eps=1e-3), fullgraph=True)(torch.ones(4))
P
log keyword-unknown run.py
cat >run.py <<'P'
import torch

torch.library.define("norms::group", "(Tensor x, int groups=8) -> Tensor")
torch.library.impl("norms::group", "CPU")(lambda x, groups=8: x.clone())


@torch.library.register_fake("norms::group")
def group_norm_meta(x, groups):
    return torch.empty_like(x)


class Model(torch.nn.Module):
    def forward(self, x):
        return torch.ops.norms.group(x)


torch.export.export(Model(), (torch.ones(4),))
P
log default-missing run.py
