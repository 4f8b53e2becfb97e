"""
The names that torch's private modules lost, `torch._inductor.utils.do_bench`: the index knows of these modules only that they exist.

The file is deflated text: the releases, then a line for each module:

    torch._inductor.utils  last,first,until names ...    the numbers of the last release with them, the first and the last without

Made by `tools/update_api_index.py torch-python`.
"""

from __future__ import annotations

import os
import re
import zlib
from functools import cache

from opwright.model.named_tuple import NamedTuple

_PATH = os.path.join(os.path.dirname(__file__), "data", "torch-private.zz")
_PRIVATE = re.compile(
    r"torch\.(?:_(?:inductor|dynamo|functorch|subclasses|export|higher_order_ops|decomp|refs|prims|logging|lazy|dispatch|custom_op)"
    r"|testing\._internal|onnx\._internal|distributed\._|ao\.|fx\.experimental\.|utils\.hipify|utils\.benchmark"
    r"|package\.|quantization\.)|functorch\."
)


class Lost(NamedTuple):
    """When a name went, in series of torch."""

    last: str
    first: str
    """The first without it."""
    lacking: tuple[str, ...]


def may_be_private(name: str) -> bool:
    """Return whether a name may be one of a private module: the table takes a while to read."""
    return _PRIVATE.match(name) is not None


def lost_private_name(name: str) -> Lost | None:
    """Return when a private module lost a name; None if it is not known to have."""
    if not may_be_private(name):
        return None
    module, _, last = name.rpartition(".")
    releases, lines = _table()
    for group in lines.get(module, "").split("\t"):
        numbers, *names = group.split(" ")
        if last in names:
            had, first, until = map(int, numbers.split(","))
            return Lost(releases[had], releases[first], releases[first : until + 1])
    return None


def has_lost_names(module: str) -> bool:
    """Return whether a private module, or a class of one that is a `config`, lost names."""
    return may_be_private(module) and module in _table()[1]


@cache
def _table() -> tuple[tuple[str, ...], dict[str, str]]:
    with open(_PATH, "rb") as file:
        head, *lines = zlib.decompress(file.read()).decode().split("\n")
    pairs = (line.partition("\t") for line in lines)
    return tuple(head.split("\t")), {module: groups for module, _, groups in pairs}
