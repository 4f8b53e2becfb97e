"""Checks without a semicolon: what AT_ASSERTM and its relatives expand to has wanted one since torch 1.2."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import Call, calls, code_of, evidence, matches, uses_torch
from opwright.model import Evidence, Safety, Source

_SINCE = "1.2"
_CHECKS = ("AT_ASSERTM", "AT_ASSERT", "AT_CHECK", "AT_ERROR")
_DEFINED = r"#[ \t]*define[ \t]+(?P<name>[A-Z_]\w*)\([^()\n]*\)(?P<body>(?:[^\n\\]|\\\r?\n|\\.)*)"
_DEEPEST = 3
"""Macros in one another: CHECK_INPUT of CHECK_CUDA of AT_ASSERTM."""


def unended_checks(source: Source) -> Iterator[Evidence]:
    """Yield the checks, and the uses of macros that end with one, behind which another statement or a bracket follows."""
    files = source.with_includes
    if not any(check in file.text for check in _CHECKS for file in files):
        return
    bodies = {
        match["name"]: match["body"].rstrip() for file in files for match in matches(file, _DEFINED)
    }
    names = set(_CHECKS) - set(bodies)
    for _ in range(_DEEPEST):
        ending = re.compile(rf"\b(?:{'|'.join(sorted(names))})\s*(\()")
        calling = (one for one in bodies.items() if any(name in one[1] for name in names))
        names |= {name for name, body in calling if _ends_with(body, ending)}
    used = sorted(name for name in names if name in source.text)
    lacking = kit.targets.since(source.target, _SINCE)
    if not used or not lacking or not uses_torch(source):
        return
    for call in calls(source, "|".join(used)):
        if _is_unended(source, call) and not kit.removed_uses.is_guarded(
            source, call.name.start, since=_SINCE
        ):
            yield evidence(
                source,
                call.name.start,
                call.end,
                safety=Safety.MANUAL,
                api=call.name.text,
                what=call.name.text,
                since=_SINCE,
                instead=f"{call.name.text}(...);",
                releases=kit.targets.ranges(lacking),
            )


def _ends_with(body: str, ending: re.Pattern[str]) -> bool:
    """Return whether the body of a macro ends with a call of one, and no semicolon."""
    last = [match.start(1) for match in ending.finditer(body)][-1:]
    return bool(last) and kit.brackets.closing(body, last[0]) == len(body) - 1


def _is_unended(source: Source, call: Call) -> bool:
    """Return whether a statement, or the end of the block, follows on a call that begins one."""
    code = code_of(source)
    behind = re.compile(r"\s*(?:\\\r?\n\s*)*([A-Za-z_}])").match(code, call.end)
    before = re.search(
        r"([;{})]|\\?\n)[ \t]*\Z", code[max(0, call.name.start - 80) : call.name.start]
    )
    return bool(behind and before) and not _is_macros_last(code, call)


def _is_macros_last(code: str, call: Call) -> bool:
    """Return whether a macro ends with a call: its uses have the semicolon, or are told of."""
    begin = code.rfind("\n", 0, call.name.start) + 1
    while begin and code[:begin].endswith(("\\\n", "\\\r\n")):
        begin = code.rfind("\n", 0, begin - 1) + 1
    end = code.find("\n", call.end)
    return code[begin:].lstrip(" \t").startswith("#") and not code[call.end : end].strip(" \t\r")
