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


@torch.library.custom_op("geometry::area", mutates_args=())
def area(x: torch.Tensor, sizes: tuple) -> torch.Tensor:
    return x.clone()
P
log tuple run.py

cat >run.py <<'P'
import torch


@torch.library.custom_op("geometry::area", mutates_args=())
def area(x: torch.Tensor, sizes: dict[str, int]) -> torch.Tensor:
    return x.clone()
P
log dictionary run.py

cat >run.py <<'P'
import torch


@torch.library.custom_op("geometry::area", mutates_args=())
def area(x, side: int) -> torch.Tensor:
    return x.clone()
P
log no-annotation run.py

cat >run.py <<'P'
import torch


@torch.library.custom_op("geometry::area", mutates_args=())
def area(x: torch.Tensor) -> dict:
    return x.clone()
P
log return-type run.py

cat >run.py <<'P'
import torch


@torch.library.custom_op("geometry::area", mutates_args=())
def area(x: torch.Tensor):
    return x.clone()
P
log no-return-type run.py

cat >run.py <<'P'
import torch


@torch.library.custom_op("geometry::area", mutates_args=())
def area(x: torch.Tensor, *sides: int) -> torch.Tensor:
    return x.clone()
P
log any-number run.py

cat >run.py <<'P'
import torch


@torch.library.custom_op("geometry::area", mutates_args=())
def area(x: torch.Tensor, sizes: list[int]) -> torch.Tensor:
    return x.clone()
P
[ -z "$old" ] || log torch-2.5-builtin-list run.py "$old"
