"""Which header of CCCL brings which name of Thrust and CUB, by toolkit: as read from their headers, see tools/update_cccl_includes.py."""

from __future__ import annotations

import os
import zlib
from functools import cache

from opwright.knowledge.own_json import parsed
from opwright.model.named_tuple import NamedTuple

_PATH = os.path.join(os.path.dirname(__file__), "cccl_includes.zz")


class CcclName(NamedTuple):
    """A name as sources write it, `thrust::pair`, its header, and the headers that may bring it, by toolkit, oldest first."""

    name: str
    header: str
    brought_by: dict[str, frozenset[str]]


@cache
def cccl_names() -> tuple[CcclName, ...]:
    """Return the names whose providing headers are known."""
    table = _table()
    return tuple(
        CcclName(name, header, dict(zip(table["releases"], map(_headers, masks), strict=True)))
        for name, (header, *masks) in table["names"].items()
    )


@cache
def known_headers(cuda: str) -> frozenset[str]:
    """Return the headers of a toolkit's CCCL that were read; none if that toolkit's were not."""
    known = dict(zip(_table()["releases"], _table()["known"], strict=True))
    return _headers(known.get(cuda, "0"))


@cache
def _headers(mask: str) -> frozenset[str]:
    bits = int(mask, 16)
    return frozenset(h for i, h in enumerate(_table()["headers"]) if bits >> i & 1)


@cache
def _table() -> dict:  # type: ignore[type-arg]  # JSON
    with open(_PATH, "rb") as file:
        found: dict = parsed(zlib.decompress(file.read()).decode().strip())  # type: ignore[type-arg]
    return found
