"""What a domain's file is written from: the names of its releases, merged; and taken apart again to add one."""

from __future__ import annotations

import re
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from api_index.assembling import Facts, Key, Names
from api_index.changed_words import changed_words
from opwright.knowledge.api.table import END, MAGIC, PARTS, Declaration, Table

_BLOCK = 2048
"""Bytes of text that are deflated together."""


class Merged(NamedTuple):
    """What is known of a name in the releases of a domain."""

    present: int
    unknown: int
    facts: dict[int, Facts]
    """Where they change."""


Column: TypeAlias = tuple[str, str, Names]
"""Series, version, and the names."""


class _Lines:
    """Distinct lines by number; the first is empty."""

    def __init__(self) -> None:
        self.lines = [""]
        self._numbers = {"": 0}

    def __call__(self, line: str) -> int:
        if line not in self._numbers:
            self._numbers[line] = len(self.lines)
            self.lines.append(line)
        return self._numbers[line]


def merged(columns: Sequence[Column]) -> dict[Key, Merged]:
    """Return what the releases say of each name."""
    bits: dict[Key, int] = defaultdict(int)
    facts: dict[Key, dict[int, Facts]] = defaultdict(dict)
    last: dict[Key, Facts] = {}
    for number, (_, _, names) in enumerate(columns):
        for key, fact in names.names.items():
            bits[key] |= 1 << number
            if last.get(key) != fact:
                facts[key][number] = last[key] = fact
    unknown: dict[Key, int] = defaultdict(int)
    for number, (_, _, names) in enumerate(columns):
        for key in names.unknown:
            unknown[key] |= 1 << number
    return {key: Merged(bits[key], unknown[key] & ~bits[key], facts[key]) for key in sorted(bits)}


def written(domain: str, separator: str, columns: Sequence[Column]) -> bytes:
    """Return the file of a domain."""
    parts = _Parts()
    parts.pattern((1 << len(columns)) - 1)
    by_name: dict[str, list[str]] = defaultdict(list)
    for (scope, name, kind), one in sorted(merged(columns).items(), key=_by_name):
        by_name[name].append(_shortened(f"{kind}{parts.numbers(scope, one)}"))
    rows = [
        "\t".join((name, str(parts.pattern(_words_of(name, columns))), *declarations))
        for name, declarations in sorted(by_name.items())
    ]
    heads, blocks = _blocks(rows)
    links = _links(columns, parts.pattern)
    packed = {
        name: _deflated("\n".join(lines))
        for name, lines in {**parts.lines(), "heads": heads, "links": links}.items()
    }
    packed |= {"blocks": blocks, "changes": b""}
    head = [
        f"{domain}\t{separator}",
        " ".join(series for series, _, _ in columns),
        " ".join(version for _, version, _ in columns),
    ]
    changed = changed_words(Table(_joined(head, packed)))
    return _joined(head, packed | {"changes": _deflated("\n".join(changed))})


def _joined(head: Sequence[str], packed: Mapping[str, bytes]) -> bytes:
    sizes = " ".join(str(len(packed[name])) for name in PARTS)
    text = "".join(f"{line}\n" for line in (*head, sizes)).encode()
    return MAGIC + text + b"".join(packed[name] for name in PARTS)


class _Parts:
    """The lines that declarations name by number."""

    def __init__(self) -> None:
        self._scopes, self._places, self._arities = _Lines(), _Lines(), _Lines()
        self._headers, self._advices = _Lines(), _Lines()
        self._patterns: dict[str, int] = {}

    def pattern(self, present: int, unknown: int = 0) -> int:
        """Return the number of a pattern."""
        line = f"{present:x} {unknown:x}" if unknown else f"{present:x}"
        return self._patterns.setdefault(line, len(self._patterns))

    def numbers(self, scope: str, one: Merged) -> str:
        """Return the numbers of a declaration: scope, pattern, arity, header, advice."""

        def place(facts: Facts) -> str:
            return str(self._places(facts.header)) if facts.header not in ("", scope) else ""

        numbers = (
            self._scopes(scope),
            self.pattern(one.present, one.unknown),
            self._arities(_changes(one.facts, lambda facts: facts.arities, ";")),
            self._headers(_changes(one.facts, place, ";")),
            self._advices(_changes(one.facts, _advice, END)),
        )
        return " ".join(map(str, numbers))

    def lines(self) -> dict[str, list[str]]:
        """Return the lines of each part."""
        return {
            "scopes": self._scopes.lines,
            "places": self._places.lines,
            "patterns": list(self._patterns),
            "arities": self._arities.lines,
            "headers": self._headers.lines,
            "advices": self._advices.lines,
        }


def _by_name(item: tuple[Key, Merged]) -> tuple[str, str, str]:
    scope, name, kind = item[0]
    return name, scope, kind


def _advice(facts: Facts) -> str:
    return "" if facts.advice is None else "." + facts.advice.replace(END, " ")


def _shortened(declaration: str) -> str:
    return re.sub(r"(?: 0)+$", "", declaration)


def _words_of(name: str, columns: Sequence[Column]) -> int:
    return sum(1 << i for i, (_, _, names) in enumerate(columns) if name in names.words)


def _changes(facts: Mapping[int, Facts], value: Callable[[Facts], str], separator: str) -> str:
    changes: list[str] = []
    before = ""
    for number, fact in sorted(facts.items()):
        now = value(fact)
        if now != before:
            changes.append(f"{number}={now}")
            before = now
    return separator.join(changes)


def _links(columns: Sequence[Column], pattern: Callable[[int], int]) -> list[str]:
    bits: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for number, (_, _, names) in enumerate(columns):
        for scope, targets in names.links.items():
            for target in targets:
                bits[scope][target] |= 1 << number
    return [
        "\t".join(
            (scope, *(f"{target} {pattern(mask)}" for target, mask in sorted(targets.items())))
        )
        for scope, targets in sorted(bits.items())
    ]


def _blocks(rows: Iterable[str]) -> tuple[list[str], bytes]:
    heads: list[str] = []
    blocks: list[bytes] = []
    at, size, block = 0, 0, [""]

    def close() -> None:
        nonlocal at, size, block
        data = _deflated("\n".join([*block, ""]))
        heads.append(f"{block[1].partition(chr(9))[0]}\t{at}")
        blocks.append(data)
        at += len(data)
        size, block = 0, [""]

    for row in rows:
        block.append(row)
        size += len(row) + 1
        if size >= _BLOCK:
            close()
    if size:
        close()
    return heads, b"".join(blocks)


def _deflated(text: str) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9)
    return packer.compress(text.encode("utf-8", "surrogateescape")) + packer.flush()


def columns_of(table: Table) -> list[Column]:
    """Return what a file was written from, so that a release can be added without reading the others again."""
    names: list[dict[Key, Facts]] = [{} for _ in table.releases]
    unknown: list[set[Key]] = [set() for _ in table.releases]
    words: list[set[str]] = [set() for _ in table.releases]
    for named in table:
        for release in _set_bits(table.pattern(named.words).present):
            words[release].add(named.name)
        for one in (*named.declarations, *named.tombstones):
            key = table.scope(one.scope), named.name, one.kind
            bits = table.pattern(one.pattern)
            for release in _set_bits(bits.present):
                names[release][key] = _facts_in(table, one, release)
            for release in _set_bits(bits.unknown):
                unknown[release].add(key)
    return [
        (
            series,
            version,
            Names(names[i], _links_in(table, i), frozenset(words[i]), frozenset(unknown[i])),
        )
        for i, (series, version) in enumerate(zip(table.releases, table.versions, strict=True))
    ]


def _set_bits(bits: int) -> Iterator[int]:
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


def _facts_in(table: Table, one: Declaration, release: int) -> Facts:
    own = table.scope(one.scope) if table.separator == "." else ""
    return Facts(
        table.arity(one.arity, release),
        table.header(one.header, release) or own,
        table.advice(one.advice, release),
    )


def _links_in(table: Table, release: int) -> dict[str, frozenset[str]]:
    links = {
        scope: frozenset(
            link.target or "?" for link in table.links[scope] if link.pattern.present >> release & 1
        )
        for scope in table.links
    }
    return {scope: targets for scope, targets in links.items() if targets}
