"""Which release of a package is made for a torch, if the numbers differ."""

from __future__ import annotations

import re

from opwright.knowledge.torch_wheels import table
from opwright.knowledge.versions import public, series

_FLASH_ATTN = {
    "1.12": "2.5.8", "1.13": "2.5.8", "2.0": "2.6.3", "2.1": "2.7.3", "2.2": "2.7.3", "2.3": "2.7.3", "2.4": "2.7.3", "2.5": "2.7.3",
    "2.6": "2.7.4.post1", "2.7": "2.8.3", "2.8": "2.8.3",
}  # fmt: skip
"""
The newest flash-attn with wheels for a torch that are for its older CUDA and glibc, too: 2.7.4 is for CUDA 12 alone, 2.8 for glibc 2.32.

From the tables of .github/workflows/publish.yml at the tags of its repository.
"""
_TORCH_TENSORRT = {"1.10": "1.0.0", "1.11": "1.1.0", "1.12": "1.2.0", "1.13": "1.3.0"}
"""The Torch-TensorRT for a torch from before PyPI had it, from the pages of its releases."""
_PAGE_OF_TORCH_TENSORRT = "https://github.com/pytorch/TensorRT/releases/expanded_assets/v"
DGL_ELSEWHERE = "2.1.2"
"""A torch for the last dgl on Windows and macOS, 2.2.1: https://github.com/dmlc/dgl/issues/7809 names 2.1."""
LAST_OF_DGL = "2.4.0"
"""The last torch on the index of dgl, https://www.dgl.ai/pages/start.html."""
_SPCONV = (102, 111, 113, 114, 116, 117, 118, 120, 121, 124, 126)
"""The CUDA releases that have a spconv of their own."""


def flash_attn_for(torch: str | None) -> str:
    """Return the flash-attn with a wheel for a torch, as a requirement; without a release if none is known."""
    release = _FLASH_ATTN.get(_minor(torch))
    return f"flash-attn=={release}" if release else "flash-attn"


def torchcodec_for(torch: str | None) -> str:
    """Return the torchcodec for a torch, as a requirement; without a release if none is known."""
    return pinning("torchcodec", torch)


def torchtext_for(torch: str | None) -> str:
    """Return the torchtext for a torch, as a requirement; with the last torch that has one, if this has none."""
    release = table.made_for("torchtext", public(torch)) if torch else None
    return f"torchtext=={release}" if release else "torch==2.3.1 torchtext==0.18.0"


def torch_tensorrt_for(torch: str | None) -> str:
    """Return the Torch-TensorRT for a torch, as a requirement, with the page that has it where PyPI has not."""
    if old := _TORCH_TENSORRT.get(_minor(torch)):
        return f"torch-tensorrt=={old} -f {_PAGE_OF_TORCH_TENSORRT}{old}"
    release = table.made_for("torch-tensorrt", public(torch)) if torch else None
    return f"torch-tensorrt=={release}" if release else '"torch-tensorrt=={minor}.*"'


_LISTS = {
    "kaolin": "https://nvidia-kaolin.s3.us-east-2.amazonaws.com/torch-{torch}_{label}.html",
    "natten": "https://whl.natten.org",
}
"""Where the wheels of a package are that PyPI does not have."""


def release_made_for(
    package: str, torch: str, python: str | None = None, system: str | None = None
) -> str | None:
    """Return the newest release of a package with wheels for a torch and a system; None if there is none, or it does not matter."""
    if package == "flash-attn":
        return _FLASH_ATTN.get(_minor(torch))
    return table.made_for(package, torch, python=python, system=system)


def natten_for(torch: str | None) -> str:
    """Return the natten with a wheel for a build of torch, with its index; without a release if none is known."""
    release, _, label = (torch or "").removeprefix("v").partition("+")
    known = table.made_for("natten", release) if label[:2] == "cu" else None
    return (known and wheel_of("natten", known, release, label)) or "natten"


def wheel_of(package: str, release: str, torch: str, label: str | None) -> str | None:
    """Return the pip command for a release's wheel for a build of torch; None if its label must be known."""
    place = _LISTS.get(package)
    if place is None:
        return f"{package}=={release}"
    if label is None:
        return None
    own = f"+torch{series(torch).replace('.', '')}0{label}" if package == "natten" else ""
    place = place.format(torch=torch, label=label)
    return f"{package}=={release}{own} -f {place}"


def pinning(package: str, torch: str | None) -> str:
    """Return the newest release of a package that pins a torch, as a requirement; without a release if none is known."""
    release = table.made_for(package.partition("[")[0], public(torch)) if torch else None
    return f"{package}=={release}" if release else package


def asking(package: str) -> str:
    """Return the release of a package for a torch 2, as a requirement that asks the installed one, in sh."""
    known: dict[str, str] = {}
    for torch in table.versions_of("torch"):
        if torch.startswith("2.") and (release := table.made_for(package, torch)):
            known[torch.split(".")[1]] = release
    minors, releases = " ".join(known), " ".join(known.values())
    return f'"{package}=={_ASKED.format(minors, releases)}"'


_ASKED = """$(python -c 'import torch; print(dict(zip("{}".split(), "{}".split()))[torch.__version__.split(".")[1]])')"""


def spconv_for(cuda: str | None) -> str | None:
    """Return the spconv for a CUDA: the newest that is not newer, of the same major release."""
    known = re.match(r"(\d{1,2})\.(\d)", cuda or "")
    if known is None:
        return None
    wanted = int(known[1] + known[2])
    fitting = [one for one in _SPCONV if one <= wanted and one // 10 == wanted // 10]
    return f"spconv-cu{fitting[-1]}" if fitting else None


def _minor(torch: str | None) -> str:
    known = re.match(r"v?(\d+\.\d+)", torch or "")
    return known[1] if known else ""
