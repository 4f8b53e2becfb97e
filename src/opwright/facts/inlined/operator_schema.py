"""
Operator schemas, `nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor`, distinguished from prose.

The grammar is that of torch's own parser (`torch/csrc/jit/frontend/function_schema_parser.cpp` and
`schema_type_parser.cpp`), narrowed to the types that operators of extensions have: a variable for a
type, `t1`, is any word, so that a sentence could be one.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_TYPES = frozenset(
    (
        *("Tensor", "SymInt", "SymBool", "int", "float", "bool", "str", "complex", "number"),
        *("Scalar", "Any", "None", "NoneType", "Capsule", "Device", "DeviceIndex", "Stream"),
        *("Generator", "ScalarType", "Layout", "MemoryFormat", "Dimname", "QScheme", "Storage"),
        *("Quantizer", "t"),
    )
)
_GENERIC_TYPES = ("", "Dict", "Future", "RRef", "Await")
_CLASS = "__torch__."
_DEEPEST = 4  # tuples in lists in tuples; torch sets no limit, and nobody has gone there
_LONGEST = 1 << 15

_ID = r"[A-Za-z_]\w*"
_HEAD = re.compile(rf"(?:{_ID}(?:\.{_ID})*::)?{_ID}(?:\.{_ID})? ?\( ?")
_WORD = re.compile(rf"(?:{_ID}(?:\.{_ID})*)?")
_SUFFIX = re.compile(
    r"(?: ?\( ?[\w*|]+ ?!?(?: ?-> ?[\w*|]+)? ?\)"  # (a!), (a -> *)
    r"| ?[?!]| ?\[ ?\d{0,9} ?\])* ?"
)
_NAME = re.compile(rf"{_ID} ?")
_DEFAULT = (  # compiled when an argument has one
    r"""= ?(?:"[^"]*"|'[^']*'|\[[^\[\]]*\]|[-+]?(?:\d[\w.]*(?:(?<=e)[-+]\d+)?|\.\d+)"""
    rf"|-?{_ID}) ?"
)
_COMMA = re.compile(r", ?")


def in_one_line(text: str) -> str:
    """Return a schema with normalized spaces, which torch parses alike."""
    return " ".join(text.split())


def namespace_of(schema: str) -> str | None:
    """Return the namespace that a schema names, None when it leaves it to its library."""
    namespace, separator, _ = schema.partition("(")[0].partition("::")
    return namespace if separator else None


def is_schema(text: str) -> bool:
    """Return whether a text in one line is an operator schema, whole and nothing else."""
    head = _HEAD.match(text) if len(text) <= _LONGEST else None
    end = _list_end(text, head.end(), _argument_end) if head else None
    if end is None or not text.startswith("->", end):
        return False
    start = end + 2 + text.startswith(" ", end + 2)
    if text.startswith("(", start):
        inside = start + 1 + text.startswith(" ", start + 1)
        if _list_end(text, inside, _result_end) == len(text):
            return True
    return _result_end(text, start) == len(text)


_End = Callable[[str, int], "int | None"]


def _list_end(text: str, start: int, member_end: _End) -> int | None:
    """Return where the text goes on behind `a, b)`; None when that is not what stands there."""
    at, more = start, False
    while more or not text.startswith(")", at):
        end = member_end(text, at)
        if end is None:
            return None
        comma = _COMMA.match(text, end)
        at, more = (comma.end(), True) if comma else (end, False)
        if not comma and not text.startswith(")", at):
            return None
    return at + 1 + text.startswith(" ", at + 1)


def _argument_end(text: str, start: int) -> int | None:
    for sign in ("*", "..."):
        if text.startswith(sign, start):
            return start + len(sign)
    end = _type_end(text, start)
    name = None if end is None else _NAME.match(text, end)
    if not name:
        return None
    if not text.startswith("=", name.end()):
        return name.end()
    default = re.compile(_DEFAULT).match(text, name.end())
    return default.end() if default else name.end()


def _result_end(text: str, start: int) -> int | None:
    if text.startswith("...", start):
        return start + 3
    end = _type_end(text, start)
    name = None if end is None else _NAME.match(text, end)
    return name.end() if name else end


def _type_end(text: str, start: int, depth: int = 0) -> int | None:
    word = _WORD.match(text, start)
    name, end = (word[0], word.end()) if word else ("", start)
    if name in _GENERIC_TYPES and text.startswith("(", end) and depth < _DEEPEST:
        inside = end + 1 + text.startswith(" ", end + 1)
        list_end = _list_end(text, inside, lambda text, at: _type_end(text, at, depth + 1))
        if list_end is None:
            return None
        end = list_end
    elif name not in _TYPES and not name.startswith(_CLASS):
        return None
    suffix = _SUFFIX.match(text, end)
    return suffix.end() if suffix else end
