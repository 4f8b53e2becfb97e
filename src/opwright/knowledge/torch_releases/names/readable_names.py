"""
Names of torch as linkers print them, demangled, and what libraries call them.

A mangled name begins with the qualified name, so that few of those that the releases export have to
be demangled to be compared.
"""

from __future__ import annotations

import re
from itertools import islice

from opwright.knowledge.torch_releases.names.names import READABLE_TORCH_NAME
from opwright.knowledge.torch_releases.names.relatives import demangled, without_string_abi
from opwright.knowledge.torch_releases.symbols.database import Database

_MOST_LIKE_IT = 300
_BEGINNINGS = ("_ZN", "_ZNK", "_ZTIN", "_ZTVN", "_ZNR", "_ZNKR", "_ZNO", "_ZTSN", "_ZGVN")
_OPERATORS = {
    "()": "cl", "[]": "ix", "->": "pt", "=": "aS", "==": "eq", "!=": "ne", "<": "lt", ">": "gt",
    "+": "pl", "-": "mi", "*": "ml", "/": "dv", "<<": "ls", ">>": "rs",
    "+=": "pL", "-=": "mI", "*=": "mL", "/=": "dV",
}  # fmt: skip
"""What mangled names call them."""


def mangled(readable: str, database: Database) -> str | None:
    """Return the known name that demangles to what a linker printed."""
    match = re.match(READABLE_TORCH_NAME, readable)
    if match is None:
        return None
    spelling = _spelled(readable)
    after = readable[match.end() :]
    for beginning in _BEGINNINGS:
        prefix = beginning + _mangled_as(match["qualified"], after)
        for name in islice(database.names_from(prefix), _MOST_LIKE_IT):
            if _spelled(demangled(name)) == spelling:
                return name
    return None


def is_known(written: str, database: Database) -> bool:
    """Return whether some release exports a function of the name before the arguments."""
    match = re.search(r"(?<!\w)(?P<qualified>(?!__declspec)[A-Za-z_][\w:]*(?:~\w+)?)\(", written)
    if match is None:
        return False
    qualified = match["qualified"].partition("~")
    name = qualified[0].rstrip(":") if qualified[1] else qualified[0]
    ending = "D" if qualified[1] else ""
    if "::" not in name:
        beginnings: tuple[str, ...] = (f"_Z{len(name)}{name}", name)
    else:
        own = "".join(f"{len(part)}{part}" for part in name.split("::")) if ending else ""
        beginnings = tuple(b + (own + ending or _mangled_as(name, "")) for b in _BEGINNINGS)
    return any(True for beginning in beginnings for _ in islice(database.names_from(beginning), 1))


def _mangled_as(qualified: str, after: str) -> str:
    """Return how the mangled name begins that a linker printed as this, followed by `after`."""
    *outer, own = qualified.split("::")
    if outer and own == outer[-1]:
        last = "C"
    elif own == "operator":
        last = _OPERATORS.get(after.partition("(")[0] or "()", "")
    else:
        last = f"{len(own)}{own}"
    return "".join(f"{len(part)}{part}" for part in outer) + last


def _spelled(readable: str) -> str:
    """Return a demangled name with what demanglers write differently written alike."""
    kept_abi = "new " if "__cxx11" in readable or "[abi:cxx11]" in readable else ""
    return kept_abi + without_string_abi(readable).replace("> >", ">>").replace(" ", "")
