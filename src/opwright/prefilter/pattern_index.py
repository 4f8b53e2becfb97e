"""
Which literals a text must contain for each pattern to match, known before any pattern is compiled.

Compiling a pattern takes longer than most searches, and importing a cause longer than most answers. So only those
patterns are compiled, and only those causes imported, whose required literals are in the text. The index is data:
tables of lines, of which a run reads only what it needs.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise
from zlib import crc32

from opwright.model.named_tuple import NamedTuple
from opwright.prefilter.literal_index import (
    LiteralIndex,
    numbers_in,
    packed_literals,
    packed_numbers,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.prefilter.required_literals import RequiredLiterals

CHANGED = "changed:"
"""Before the domains of the API index among what leads from sources to modules: `changed:torch`."""
IF_UNDEFINED = "undefined"
"""Stands for the modules that are asked for by the names of undefined symbols."""
OF_OTHERS = "\n(others)"
"""Stands among these names if some symbol is not a mangled name of torch."""
_TABLES = 7
_LENGTHS = 4 * _TABLES
"""Bytes that say how long each table is."""
_LINE_START = "^"
"""Stands for the end of a line, before a text that a line must begin with."""


class Row(NamedTuple):
    """What some patterns have in common."""

    modules: tuple[str, ...]
    """Causes that one of them leads to."""
    literals: tuple[str, ...]
    """Of which every match holds one."""
    reach: str
    """How near `nearby` must stand: `line`, a number of characters, or `` for anywhere."""
    nearby: tuple[tuple[str, ...], ...]
    """Sets of texts, one of each of which must be there; empty if the literal is enough."""


class Indexed(NamedTuple):
    """What an index is made from; modules are those of causes, `torch_abi.half_type_instantiation`."""

    scopes: Mapping[str, Iterable[str]]
    """Modules, by the name of the scope that they judge."""
    in_sources: Mapping[str, Iterable[str]]
    """Modules, by a literal that a source or build script must hold for them."""
    in_logs: Mapping[RequiredLiterals, Iterable[str]]
    """Modules, by what a log must hold for them."""
    patterns: Mapping[str, RequiredLiterals]
    """All that logs are searched with."""
    if_undefined: Mapping[str, Iterable[str]]
    """Texts, one of which must be in the message about an undefined symbol, by module."""


class PatternIndex:
    """Which causes, and which of their patterns, can match a text that holds certain literals."""

    def __init__(self, data: bytes) -> None:
        """Take what `encoded` returns."""
        ends = list(accumulate(numbers_in(data[:_LENGTHS]), initial=_LENGTHS))
        tables = [data[start:end] for start, end in pairwise(ends)]
        self._scopes, self._in_sources, self._rows, row_ends = tables[:4]
        self._literals, patterns, self._if_undefined = tables[4:]
        self._row_ends = numbers_in(row_ends)
        middle = len(patterns) // 2
        self._checksums = numbers_in(patterns[:middle])
        self._row_numbers = numbers_in(patterns[middle:])
        """Of the pattern of each checksum."""
        self._read: dict[int, Row] = {}
        self._numbers: dict[str, int | None] = {}

    @cached_property
    def scopes(self) -> dict[str, tuple[str, ...]]:
        """Modules, by the name of the scope that they judge."""
        return _dict(self._scopes)

    @cached_property
    def in_sources(self) -> dict[str, tuple[str, ...]]:
        """Modules, by a literal that a source or build script must hold for them."""
        return _dict(self._in_sources)

    @cached_property
    def literals(self) -> LiteralIndex:
        """The literals of which a log must contain at least one for any cause to match."""
        return LiteralIndex(self._literals)

    def rows_led_to(self, literals: Iterable[str]) -> Iterator[tuple[Row, list[str]]]:
        """Yield the rows that literals of a log lead to, each with those."""
        literals_of: dict[str, list[str]] = {}
        for literal in literals:
            for number in self.literals.note(literal).split():
                literals_of.setdefault(number, []).append(literal)
        for number, some in literals_of.items():
            row = self._row(int(number))
            if row.modules:
                yield row, some

    def modules_if_undefined(self, names: str) -> set[str]:
        """Return the modules for undefined symbols of such names, each on a line of its own."""
        in_lines = names.replace("\n", _LINE_START)
        modules = _dict(self._if_undefined)
        return {m for m, texts in modules.items() if any(text in in_lines for text in texts)}

    def row_of(self, pattern: str) -> Row | None:
        """Return the literals of a pattern; None if every log must be searched for it."""
        number = self._number_of(pattern)
        return None if number is None else self._row(number)

    def may_match(self, pattern: str, literals: frozenset[str]) -> bool:
        """Return whether a pattern may match a log that holds these; a cause has up to 270 to ask for."""
        number = self._number_of(pattern)
        return number is None or number in self._rows_with(literals)

    @lru_cache(maxsize=2)  # noqa: B019 - of the one index that is in use
    def _rows_with(self, literals: frozenset[str]) -> set[int]:
        """Return the numbers of the rows of which a log holds a literal."""
        note = self.literals.note
        return {int(number) for literal in literals for number in note(literal).split()}

    def _row(self, number: int) -> Row:
        if number not in self._read:
            begin = self._row_ends[number - 1] if number else 0
            first, _, behind = self._rows[begin : self._row_ends[number]].decode().partition("\t\t")
            modules, *literals = first.split("\t")
            reach, _, sets = behind.partition("\t")
            nearby = tuple(tuple(one.split("\t")) for one in sets.split("\t\t")) if sets else ()
            self._read[number] = Row(tuple(modules.split()), tuple(literals), reach, nearby)
        return self._read[number]

    def _number_of(self, pattern: str) -> int | None:
        """Return the number of a pattern's row; None if every log must be searched for it."""
        try:
            return self._numbers[pattern]
        except KeyError:
            checksum, checksums = _checksum(pattern), self._checksums
            place = bisect_left(checksums, checksum)
            is_there = place < len(checksums) and checksums[place] == checksum
            number = self._numbers[pattern] = self._row_numbers[place] if is_there else None
            return number


def encoded(indexed: Indexed) -> bytes:
    """Return what a `PatternIndex` is made of; the same causes give the same bytes."""
    in_order = sorted(
        indexed.in_logs, key=lambda r: (sorted(r.any_of), r.reach, [*map(sorted, r.nearby)])
    )
    numbers = {required: number for number, required in enumerate(in_order)}
    literals: dict[str, list[str]] = {}
    for required in in_order:
        for literal in required.any_of:
            literals.setdefault(literal, []).append(str(numbers[required]))
    patterns = {_checksum(pattern): numbers[r] for pattern, r in indexed.patterns.items()}
    if len(patterns) < len(indexed.patterns):
        raise ValueError("two patterns have one checksum; change a character of either")
    notes = {literal: " ".join(rows) for literal, rows in literals.items()}
    checksums = sorted(patterns)
    rows = [_row_as_text(required, indexed.in_logs[required]).encode() for required in in_order]
    tables = (
        _lines(indexed.scopes),
        _lines(indexed.in_sources),
        b"".join(rows),
        packed_numbers(accumulate(map(len, rows))),
        packed_literals(notes),
        packed_numbers([*checksums, *(patterns[checksum] for checksum in checksums)]),
        _lines({m: map(_in_a_line, texts) for m, texts in indexed.if_undefined.items()}),
    )
    return packed_numbers(map(len, tables)) + b"".join(tables)


def _row_as_text(required: RequiredLiterals, modules: Iterable[str]) -> str:
    row = _line(" ".join(sorted(modules)), *sorted(required.any_of))
    if not required.nearby:
        return row
    sets = "\t\t".join(_line(*sorted(one)) for one in required.nearby)
    return f"{row}\t\t{required.reach}\t{sets}"


def _lines(table: Mapping[str, Iterable[str]]) -> bytes:
    return "\n".join(_line(key, *sorted(table[key])) for key in sorted(table)).encode()


def _in_a_line(text: str) -> str:
    return text.replace("\n", _LINE_START)


def _line(first: str, *texts: str) -> str:
    if not all(texts) or set("\t\n") & {*first, *"".join(texts)}:
        raise ValueError(f"{first!r} and {texts} cannot be kept in a line")
    return "\t".join((first, *texts))


def _dict(lines: bytes) -> dict[str, tuple[str, ...]]:
    rows = (line.split("\t") for line in lines.decode().split("\n"))
    return {key: tuple(values) for key, *values in rows}


def _checksum(pattern: str) -> int:
    return crc32(pattern.encode())


# ---- the one in use ----------------------------------------------------------------

_HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGED = os.path.join(_HERE, "patterns.index")
"""Only in wheels: a checkout makes its own, so that no edit of a pattern goes unnoticed."""
_BUILD_HOOK = os.path.join(_HERE, *[os.pardir] * 3, "hatch_build.py")
"""Only in checkouts and source archives."""


def packaged() -> bytes | None:
    """Return the index that was made with the wheel; None in a checkout."""
    try:
        with open(PACKAGED, "rb") as opened:
            data = opened.read()
    except FileNotFoundError:
        return None
    return None if os.path.exists(_BUILD_HOOK) else data


_in_use: list[PatternIndex] = []


def use(index: PatternIndex) -> None:
    """Look patterns up in this index from now on; before, every log is searched for every pattern."""
    _in_use[:] = [index]


def row_of(pattern: str) -> Row | None:
    """Return the literals of a pattern; None if every log must be searched for it."""
    return _in_use[0].row_of(pattern) if _in_use else None


def may_match(pattern: str, literals: frozenset[str]) -> bool:
    """Return whether a pattern may match a log that holds these literals."""
    return not _in_use or _in_use[0].may_match(pattern, literals)
