"""Which release of a package is made for a torch, where that is no release of the same number."""

from __future__ import annotations

import re

_FLASH_ATTN = {
    "1.12": "2.5.8", "1.13": "2.5.8", "2.0": "2.6.3", "2.1": "2.7.3", "2.2": "2.7.3", "2.3": "2.7.3", "2.4": "2.7.3", "2.5": "2.7.3",
    "2.6": "2.7.4.post1", "2.7": "2.8.3", "2.8": "2.8.3",
}  # fmt: skip
"""
The newest flash-attn with wheels for a torch that are for its older CUDA and glibc, too: 2.7.4 is for CUDA 12 alone, 2.8 for glibc 2.32.

From the tables of .github/workflows/publish.yml at the tags of its repository.
"""
TORCHCODEC_OF_TORCH = {
    "2.5": "0.1", "2.6": "0.2", "2.7": "0.5", "2.8": "0.7", "2.9": "0.9", "2.10": "0.10", "2.11": "0.11",
}  # fmt: skip
"""The newest torchcodec for a torch, from the table in its README."""
_TORCHTEXT = {
    "1.7": "0.8.1", "1.8": "0.9.1", "1.9": "0.10.1", "1.10": "0.11.2", "1.11": "0.12.0", "1.12": "0.13.1", "1.13": "0.14.1",
    "2.0": "0.15.2", "2.1": "0.16.2", "2.2": "0.17.2", "2.3": "0.18.0",
}  # fmt: skip
"""The last torchtext for a torch, from the table in its README, whose development ended with 0.18 and torch 2.3."""
DGL_ELSEWHERE = "2.1.2"
"""A torch for the dgl that Windows and macOS have, of which 2.2.1 is the last: https://github.com/dmlc/dgl/issues/7809 names 2.1."""
LAST_OF_DGL = "2.4.0"
"""The last torch on the index of dgl, https://www.dgl.ai/pages/start.html."""
_SPCONV = (102, 111, 113, 114, 116, 117, 118, 120, 121, 124, 126)
"""The CUDA releases that have a spconv of their own."""


def flash_attn_for(torch: str | None) -> str:
    """Return the flash-attn that has a wheel for a torch, as a requirement; without a release where none is known."""
    release = _FLASH_ATTN.get(_minor(torch))
    return f"flash-attn=={release}" if release else "flash-attn"


def torchcodec_for(torch: str | None) -> str:
    """Return the torchcodec for a torch, as a requirement; without a release where none is known."""
    release = TORCHCODEC_OF_TORCH.get(_minor(torch))
    return f"'torchcodec=={release}.*'" if release else "torchcodec"


def torchtext_for(torch: str | None) -> str:
    """Return the torchtext for a torch, as a requirement; with the last torch that has one, where there is none for this."""
    release = _TORCHTEXT.get(_minor(torch))
    return f"torchtext=={release}" if release else "torch==2.3.1 torchtext==0.18.0"


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
