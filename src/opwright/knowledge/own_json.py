"""JSON for our own data files, read only by the C scanner: importing json compiles patterns, which takes 2 ms."""

from __future__ import annotations

from opwright.model import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class _Settings:
    """What a json.JSONDecoder() tells the scanner."""

    strict = True
    object_hook = object_pairs_hook = None
    parse_float, parse_int, parse_constant = float, int, float


def _scanner() -> Callable[[str, int], tuple[Any, int]]:
    try:
        from _json import make_scanner  # noqa: PLC0415 - CPython's
    except ImportError:
        return lazy.json.JSONDecoder().raw_decode
    return make_scanner(_Settings())  # type: ignore[arg-type]  # anything with these attributes


_scan = _scanner()


def parsed(text: str) -> Any:  # noqa: ANN401 - JSON
    """Return the value of a text without surrounding blanks; raise ValueError if it is not JSON."""
    try:
        value, end = _scan(text, 0)
    except StopIteration as error:
        raise ValueError("no JSON") from error
    if end != len(text):
        raise ValueError("JSON with something behind it")
    return value
