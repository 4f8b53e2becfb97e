"""JSON and TOML of anybody, by the parsers of other libraries: what they don't bear is one error."""

from __future__ import annotations

import re
from math import isfinite

from opwright.errors import MALFORMED, UnreadableInputError
from opwright.model import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_MOST_DOTS = 16
_MOST_TABLES = 100_000
"""Of one key of TOML; a parser takes time by their square."""
_OF_A_KEY = r"[\w\s.\"'-]*"
_QUOTED = 200


def parse_json(text: str | bytes, name: str) -> Any:  # noqa: ANN401 - whatever the document is
    """Return a JSON document of finite numbers; raise UnreadableInputError if it is not one, or too deeply nested."""
    try:
        return lazy.json.loads(text, parse_float=_finite, parse_constant=_finite)
    except MALFORMED as error:
        raise UnreadableInputError(f"{name} is not valid JSON: {_why(error)}") from error


def _finite(text: str) -> float:
    """Return a number that JSON can be written with again: neither NaN nor 1e999."""
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{text[:_QUOTED]} is no finite number")
    return number


def parse_toml(text: str, name: str) -> dict[str, Any]:
    """Return a TOML document; raise UnreadableInputError if it is not one, or too deeply nested."""
    _refuse_long_keys(text, name)
    try:
        return lazy.tomllib.loads(text.removeprefix("\ufeff").replace("\r\n", "\n"))
    except MALFORMED as error:
        raise UnreadableInputError(f"{name} is not TOML: {_why(error)}") from error


def _refuse_long_keys(text: str, name: str) -> None:
    """Raise for a key of more dots than anybody writes: it ends at a `=`, or stands in brackets."""
    for before in text.split("="):
        key = before[max(before.rfind(mark) for mark in "\n{,") + 1 :]
        if key.count(".") > _MOST_DOTS and re.fullmatch(_OF_A_KEY, key):
            raise UnreadableInputError(f"{name} has a key of more than {_MOST_DOTS} dots")
    tables = [line for line in text.splitlines() if line.lstrip().startswith("[")]
    if len(tables) > _MOST_TABLES:
        raise UnreadableInputError(f"{name} has more than {_MOST_TABLES} tables")
    if any(line.partition("]")[0].count(".") > _MOST_DOTS for line in tables):
        raise UnreadableInputError(f"{name} has a table name of more than {_MOST_DOTS} dots")


def _why(error: BaseException) -> str:
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    return str(error).partition("\n")[0][:_QUOTED]
