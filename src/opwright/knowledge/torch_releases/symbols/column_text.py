"""
The columns of a symbol table as text: lines of JSON, in which what several columns list is written once.

The first line holds each list of names that is in some column; the others, a column each, have `[number]` in
place of such a list, and `{name: number}` in place of what has one for each of some names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from opwright.knowledge.own_json import parsed
from opwright.model import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def as_text(columns: Iterable[Mapping[str, Any]]) -> str:
    """Return columns as text, whose values are scalars, lists of names, and mappings to lists of names."""
    numbers: dict[tuple[str, ...], int] = {}

    def number(listed: Iterable[str]) -> int:
        return numbers.setdefault(tuple(listed), len(numbers))

    def coded(value: object) -> object:
        if isinstance(value, (list, tuple)):
            return [number(value)]
        if isinstance(value, Mapping):
            return {name: number(listed) for name, listed in value.items()}
        return value

    coded_columns = [{key: coded(value) for key, value in column.items()} for column in columns]
    return "\n".join(map(lazy.json.dumps, [list(numbers), *coded_columns]))


class ColumnText:
    """Columns that are decoded when they are asked for. Raises ValueError, IndexError if damaged."""

    def __init__(self, text: str) -> None:
        lists, *self._lines = text.split("\n")
        self._lists: list[tuple[str, ...]] = list(map(tuple, parsed(lists)))

    def at(self, numbers: Iterable[int]) -> Sequence[dict[str, Any]]:
        """Return some columns; those that list the same have the same tuple."""
        # as one text: each call of loads has its own price
        columns: list[dict[str, Any]] = parsed(f"[{','.join([self._lines[n] for n in numbers])}]")
        lists = self._lists
        for column in columns:
            for key, value in column.items():
                if isinstance(value, list):
                    column[key] = lists[value[0]]
                elif isinstance(value, dict):
                    column[key] = {name: lists[number] for name, number in value.items()}
        return columns
