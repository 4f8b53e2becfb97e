"""Where a linker saw the symbols that nothing defines: what GNU ld, gold, lld and mold say, each in its way."""

from __future__ import annotations

import re
from collections.abc import Mapping

from opwright.knowledge.torch_releases.names import is_of_cpython

_FUNCTION = re.compile(r": in function [`'](?P<function>[^\n]+)':$")
_PLACE = re.compile(
    r"(?:\S*ld(?:\.\w+)?: )?(?P<place>\S.*?): (?:warning: |error: )?undefined reference to"
    r" [`'](?P<name>[^\n]+)'$"
)
_UNDEFINED = re.compile(
    r"^\S*(?:ld\.lld|mold|lld)\S*: (?:warning|error): undefined symbol: (?P<name>[^\n]+)$"
)
_REFERENCED = re.compile(r"^>>> referenced by (?P<place>[^\n(]+?)(?: \((?P<full>[^\n]+)\))?$")
_IN_OBJECT = re.compile(
    r"^>>> {2,}\S[^\n]*?:\((?P<function>[^.\n][^\n]*?)\)(?: in archive [^\n]+)?$"
)
_NO_LINE = re.compile(r":\(\.[\w.]+\+0x[0-9a-f]+\)$")


def places_of(log: str) -> Mapping[str, list[str]]:
    """Return where the linker saw each name wanted, as it prints it: demangled."""
    places = _places_of_lld(log)
    function = ""
    for line in log.splitlines():
        if found := _FUNCTION.search(line):
            function = found["function"]
        elif found := _PLACE.match(line):
            known = places.setdefault(found["name"], [])
            place = _NO_LINE.sub("", found["place"])  # without debug information it tells no line
            told = f"{place}, in {function}" if function else place
            known += [] if told in known else [told]
    return places


def _places_of_lld(log: str) -> dict[str, list[str]]:
    """Return the same where the linker is lld or mold, which put name, place and function in lines each."""
    places: dict[str, list[str]] = {}
    known: list[str] = []
    for line in log.splitlines() if "undefined symbol: " in log else ():
        if found := _UNDEFINED.match(line):
            known = places.setdefault(found["name"], [])
        elif found := _REFERENCED.match(line):
            known.append(found["full"] or found["place"])
        elif known and (found := _IN_OBJECT.match(line)):
            known[-1] = f"{known[-1]}, in {found['function']}"
    return places


def without_interpreter_symbols(log: str) -> str:
    """Return what a linker said, without the functions of CPython that it was told to warn of."""
    kept: list[str] = []
    is_left_out = False
    for line in log.splitlines(keepends=True):
        found = _PLACE.match(line.rstrip("\n")) or _UNDEFINED.match(line.rstrip("\n"))
        goes_on = is_left_out and line.startswith(">>>")
        is_left_out = goes_on or bool(
            found and "warning: " in line and is_of_cpython(found["name"])
        )
        if not is_left_out:
            kept.append(line)
    return "".join(kept)


def alike(places: Mapping[str, list[str]], readable: str) -> list[str]:
    """Return the places of a name that another demangler spells with other blanks."""
    plain = readable.replace(" ", "")
    return next((at for name, at in places.items() if name.replace(" ", "") == plain), [])
