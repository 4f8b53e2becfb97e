"""Functions of TH and THC that a release of torch was the last to declare, made for each type by a macro: see tools/update_th_functions.py."""

from __future__ import annotations

import os
import re
import zlib
from functools import cache

_PATH = os.path.join(os.path.dirname(__file__), "th_functions.zz")
_REAL = "(?:Float|Double|Half|Long|Int|Short|Byte|Char|Bool|BFloat16)"
TH_FUNCTION = (
    rf"TH(?:(?P<cuda>Cuda){_REAL}?|{_REAL})(?P<kind>Tensor|Storage|Blas|Lapack|Vector)_(?P<name>\w+)"
    rf"|THNN_(?:Cuda{_REAL}?|{_REAL})(?P<layer>\w+)"
)
"""A pattern of their names: `THFloatTensor_size`, `THCudaTensor_data`."""


def last_with(function: str) -> str | None:
    """Return the last release that declares a function, `1.6`; None if none is known to."""
    match = re.fullmatch(TH_FUNCTION, function)
    if match is None:
        return None
    if match["layer"]:
        return _table().get(("THNN", match["layer"]))
    return _table().get((f"TH{'C' if match['cuda'] else ''}{match['kind']}", match["name"]))


@cache
def _table() -> dict[tuple[str, str], str]:
    with open(_PATH, "rb") as file:
        lines = zlib.decompress(file.read()).decode().split("\n")
    rows = (line.split("\t") for line in lines)
    return {(begin, name): last for last, begin, names in rows for name in names.split(" ")}
