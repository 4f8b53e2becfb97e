"""
Names of C++ as Microsoft's compiler decorates them, for people to read.

A name begins with the function, `?call@nansum@_ops@at@@SA…`: from the inside out, each scope ends with `@`, and the last
with one more. What follows is its type, which is not read. What begins otherwise stays as it is.
https://github.com/llvm/llvm-project/blob/main/llvm/lib/Demangle/MicrosoftDemangle.cpp reads all of it.
"""

from __future__ import annotations

import re

_NAMES = r"(?P<names>(?:[A-Za-z_]\w*@)+)@"
_PLAIN = rf"\?{_NAMES}"
_SPECIAL = rf"\?\?(?P<code>[0-9A-Z]|_[0-9A-Z]){_NAMES}"
_TEMPLATE = (
    rf"\?\?\$(?P<own>[A-Za-z_]\w*)@(?P<arguments>.{{1,2000}}?)@{_NAMES}(?=[A-Z]{{1,4}}[A-Z@?])"
)
_LONGEST = 4096
_CONSTRUCTOR, _DESTRUCTOR = "0", "1"
_OPERATORS = {
    "2": "new", "3": "delete", "4": "=", "5": ">>", "6": "<<", "7": "!", "8": "==", "9": "!=", "A": "[]",
    "C": "->", "D": "*", "E": "++", "F": "--", "G": "-", "H": "+", "I": "&", "K": "/", "L": "%", "M": "<",
    "N": "<=", "O": ">", "P": ">=", "Q": ",", "R": "()", "S": "~", "T": "^", "U": "|", "V": "&&", "W": "||",
    "X": "*=", "Y": "+=", "Z": "-=", "_0": "/=",
}  # fmt: skip
_TABLES = {"_7": "vftable", "_8": "vbtable", "_R0": "type descriptor"}


def undecorated(name: str) -> str:
    """Return the qualified name in a decorated one, `at::_ops::nansum::call`; any other as it is."""
    if not name.startswith("?") or len(name) > _LONGEST:
        return name
    if match := re.match(_TEMPLATE, name):
        return f"{_scope(match['names'])}::{match['own']}<...>"
    if match := re.match(_PLAIN, name):
        return _scope(match["names"])
    if match := re.match(_SPECIAL, name):
        return _special(match["code"], _scope(match["names"])) or name
    return name


def prefix_of_relatives(name: str) -> str | None:
    """Return what all names with the same qualified name start with; None where that cannot be read."""
    match = re.match(_PLAIN, name) or re.match(_SPECIAL, name)
    return match[0] if match else None


def _scope(names: str) -> str:
    return "::".join(reversed(names.rstrip("@").split("@")))


def _special(code: str, scope: str) -> str | None:
    own = scope.rpartition("::")[2]
    if code in (_CONSTRUCTOR, _DESTRUCTOR):
        return f"{scope}::{'~' if code == _DESTRUCTOR else ''}{own}"
    if code in _TABLES:
        return f"{_TABLES[code]} for {scope}"
    return f"{scope}::operator{_OPERATORS[code]}" if code in _OPERATORS else None
