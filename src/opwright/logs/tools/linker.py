"""Where a linker saw the symbols that nothing defines: what GNU ld, gold, lld and mold say, each in its way."""

from __future__ import annotations

import re
from collections.abc import Mapping

from opwright.knowledge.torch_releases.names.names import is_cpython_symbol

_FUNCTION = re.compile(r": in function [`'](?P<function>[^\n]+)':$")
_PLACE = re.compile(
    r"(?:\S*ld(?:\.\w+)?: )?(?P<place>\S.*?): (?:warning: |error: )?undefined reference to"
    r" [`'](?P<name>[^\n]+)'$"
)
_MORE = re.compile(r".*?: warning: more undefined references to [`'](?P<name>[^\n]+)' follow$")
_UNDEFINED = re.compile(
    r"^\S*(?:ld\.lld|mold|lld)\S*: (?:warning|error): undefined symbol: (?P<name>[^\n]+)$"
)
_REFERENCED = re.compile(r"^>>> referenced by (?P<place>[^\n(]+?)(?: \((?P<full>[^\n]+)\))?$")
_IN_OBJECT = re.compile(
    r"^>>> {2,}\S[^\n]*?:\((?P<function>[^.\n][^\n]*?)\)(?: in archive [^\n]+)?$"
)
_NO_LINE = re.compile(r":\(\.[\w.]+\+0x[0-9a-f]+\)$")


def places_of(log: str) -> Mapping[str, list[str]]:
    """Return the places where the linker saw each undefined name, demangled as it prints it."""
    places = _lld_places(log)
    function = ""
    for line in log.splitlines():
        if match := _FUNCTION.search(line):
            function = match["function"]
        elif match := _PLACE.match(line):
            known = places.setdefault(match["name"], [])
            place = _NO_LINE.sub("", match["place"])  # without debug information it tells no line
            place_text = f"{place}, in {function}" if function else place
            known += [] if place_text in known else [place_text]
    return places


def _lld_places(log: str) -> dict[str, list[str]]:
    """Return the same where the linker is lld or mold, which put name, place and function in lines each."""
    places: dict[str, list[str]] = {}
    known: list[str] = []
    for line in log.splitlines() if "undefined symbol: " in log else ():
        if match := _UNDEFINED.match(line):
            known = places.setdefault(match["name"], [])
        elif match := _REFERENCED.match(line):
            known.append(match["full"] or match["place"])
        elif known and (match := _IN_OBJECT.match(line)):
            known[-1] = f"{known[-1]}, in {match['function']}"
    return places


def without_interpreter_symbols(log: str) -> str:
    """Return what a linker said, without the functions of CPython that it was told to warn of."""
    kept: list[str] = []
    is_left_out = False
    for line in log.splitlines(keepends=True):
        end = line.rstrip("\n")
        found = _PLACE.match(end) or _UNDEFINED.match(end) or _MORE.match(end)
        goes_on = is_left_out and line.startswith(">>>")
        is_left_out = goes_on or bool(
            found and "warning: " in line and is_cpython_symbol(found["name"])
        )
        if not is_left_out:
            kept.append(line)
    return "".join(kept)


def linker_warnings(log: str) -> tuple[str, ...]:
    """Return what a linker warned of, without the functions of CPython that it was told to warn of."""
    lines = without_interpreter_symbols(log).splitlines()
    return tuple(line for line in lines if "warning: " in line)


def alike(places: Mapping[str, list[str]], readable: str) -> list[str]:
    """Return the places of a name that another demangler spells with other blanks."""
    plain = readable.replace(" ", "")
    return next((at for name, at in places.items() if name.replace(" ", "") == plain), [])
