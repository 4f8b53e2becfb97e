"""
The file of a domain: which name is declared in which of its releases, and how.

    magic      a line
    head       lines: domain and separator; releases, oldest first; their versions; the length of each part
    heads      the first name of each block, and where the block starts
    scopes     a line each: `at::cuda`
    places     a line each: headers, or modules where these differ from the scope
    patterns   a line each: in which releases something is, and of which that is not known: bitmaps in hexadecimal
    arities    a line each: from which release on how many arguments, `0=1-3|5+;17=2`
    headers    a line each: from which release on in which place, `0=12;17=44`
    advices    a line each: what a deprecated name says, by release as above, ended by U+001F
    links      a line each: a scope, and those through which its names are found, with their patterns
    changes    the words of names that a later release lacks, or whose functions take other arguments; see `ChangedWords`
    blocks     a name's last part, then in which releases any code has that word, then its declarations

All parts are deflated text; of the blocks, each by itself, so that a look-up inflates 2 kB or so. A declaration is
a letter for its kind and numbers of lines: scope, pattern, arity, header, advice. Of the kind `x` it says that these releases
say themselves that they lack the name, with their advice.
"""

from __future__ import annotations

import os
import re
import zlib
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, lru_cache

from opwright.errors import UnreadableInputError
from opwright.knowledge.api.changed_words import ChangedWords
from opwright.model import StrPath
from opwright.model.named_tuple import NamedTuple

MAGIC = b"opwright api 2\n"
PARTS = (
    "heads",
    "scopes",
    "places",
    "patterns",
    "arities",
    "headers",
    "advices",
    "links",
    "changes",
    "blocks",
)
END = "\x1f"
KINDS = {
    "f": "function",
    "d": "variable",
    "c": "class",
    "e": "enum",
    "v": "enumerator",
    "a": "alias",
    "n": "namespace",
    "m": "macro",
    "h": "header",
}
_GONE = "x"
_INLINE = "CPU_CAPABILITY"
"""What torch calls the inline namespace of code that is compiled for several CPUs, see Note [CPU_CAPABILITY namespace] in its vec.h."""
_BLOCKS_KEPT, _NAMES_KEPT = 64, 256


class Declaration(NamedTuple):
    """A name in one scope, as numbers of the table's lines."""

    kind: str
    """A key of KINDS."""
    scope: int
    pattern: int
    arity: int
    header: int
    advice: int


class Named(NamedTuple):
    """All declarations of a name without its scope."""

    name: str
    words: int
    """The pattern of the releases in whose code the word stands at all."""
    rows: tuple[str, ...]
    """Its declarations, as they are written."""

    @property
    def declarations(self) -> tuple[Declaration, ...]:
        """The declarations, read when they are asked for."""
        return tuple(_declaration(row) for row in self.rows if row[0] != _GONE)

    def declared_in(self, scopes: frozenset[int]) -> Iterator[Declaration]:
        """Yield the declarations in some scopes, by their numbers; the others are not read."""
        for row in self.rows:
            if row[0] != _GONE and int(row[1:].partition(" ")[0] or 0) in scopes:
                yield _declaration(row)

    @property
    def functions(self) -> Iterator[Declaration]:
        """The declarations of functions."""
        return (_declaration(row) for row in self.rows if row[0] == "f")

    @property
    def tombstones(self) -> tuple[Declaration, ...]:
        """Where releases themselves say that they lack it."""
        return tuple(_declaration(row) for row in self.rows if row[0] == _GONE)


class Pattern(NamedTuple):
    """Bitmaps of releases, the lowest bit the oldest."""

    present: int
    unknown: int = 0


class Link(NamedTuple):
    """Where else names of a scope are found; None for a place outside the index."""

    target: str | None
    pattern: Pattern


class Links:
    """Through which other scopes the names of each scope are found; a line is read when it is asked for."""

    def __init__(self, text: str, pattern: Callable[[int], Pattern]) -> None:
        self._text = text  # of a megabyte: lines in order of their scopes
        self._pattern = pattern

    def __iter__(self) -> Iterator[str]:
        return (line.partition("\t")[0] for line in self._text.split("\n") if line)

    def __contains__(self, scope: str) -> bool:
        return bool(self._line(scope))

    def __getitem__(self, scope: str) -> tuple[Link, ...]:
        """Return the links of a scope; none if it has none."""
        return tuple(map(self._link, self._line(scope).split("\t")[1:]))

    def _line(self, scope: str) -> str:
        """Return the line of a scope, by bisection; empty if it has none."""
        text = self._text
        begin, end = 0, len(text)
        while begin < end:
            start = text.rfind("\n", begin, (begin + end) // 2) + 1 or begin
            stop = text.find("\n", start, end)
            stop = end if stop < 0 else stop
            name = text[start : text.find("\t", start, stop)]
            if name == scope:
                return text[start:stop]
            if name < scope:
                begin = stop + 1
            else:
                end = start
        return ""

    def _link(self, text: str) -> Link:
        name, number = text.split(" ")
        return Link(None if name == "?" else name, self._pattern(int(number)))


class Table:
    """The file of one domain, open for questions."""

    def __init__(self, data: bytes) -> None:
        end = len(MAGIC)
        lines: list[str] = []
        for _ in range(4):
            start, end = end, data.index(b"\n", end) + 1
            lines.append(data[start : end - 1].decode())
        self.domain, self.separator = lines[0].split("\t")
        self.releases = tuple(lines[1].split())
        """Oldest first, by series: `2.13`."""
        self.versions = tuple(lines[2].split())
        """Which version of each series was read."""
        self._data = data
        self._spans: dict[str, tuple[int, int]] = {}
        for name, size in zip(PARTS, map(int, lines[3].split()), strict=True):
            self._spans[name] = end, end + size
            end += size
        self._block = lru_cache(_BLOCKS_KEPT)(self._inflated)
        self.named = lru_cache(_NAMES_KEPT)(self._named)
        """The declarations of a name without its scope; None for one that no release has."""

    @property
    def everywhere(self) -> int:
        """The bitmap of all releases."""
        return (1 << len(self.releases)) - 1

    # ---- names

    def _named(self, name: str) -> Named | None:
        number = bisect_right(self._firsts, name) - 1
        if number < 0:
            return None
        block = self._block(number)
        at = block.find(f"\n{name}\t".encode("utf-8", "surrogateescape"))
        if at < 0:
            return None
        return _parsed(block[at + 1 : block.index(b"\n", at + 1)])

    def outlines(self, name: str) -> tuple[tuple[str, int, int], ...]:
        """Return the kind, scope and pattern of each declaration of a name: most questions need no more."""
        named = self.named(name)
        return _outlines(named.rows) if named else ()

    def __iter__(self) -> Iterator[Named]:
        for number in range(len(self._firsts)):
            for line in self._inflated(number).strip(b"\n").split(b"\n"):
                yield _parsed(line)

    def differing(self, before: int, after: int) -> Iterator[Named]:
        """Yield the names whose declarations differ between two releases: few of all, and only these are read."""
        patterns = {n for n, line in enumerate(self._patterns) if _turns(line, before, after)}
        lines = (("arities", ";"), ("advices", END))
        arities, advices = (
            {
                number
                for number, line in enumerate(self._lines(part))
                if _in_force(line, by, before) != _in_force(line, by, after)
            }
            for part, by in lines
        )
        changed = tuple(
            {str(number or "").encode() for number in part} for part in (patterns, arities, advices)
        )
        for number in range(len(self._firsts)):
            for line in self._inflated(number).strip(b"\n").split(b"\n"):
                _, _, *rows = line.split(b"\t")
                if any(_is_among(row, *changed) for row in rows):
                    yield _parsed(line)

    def names(self) -> Iterator[str]:
        """Yield every name without its scope, in order."""
        for number in range(len(self._firsts)):
            for line in self._inflated(number).strip(b"\n").split(b"\n"):
                yield line[: line.index(b"\t")].decode()

    @cached_property
    def _heads(self) -> tuple[list[str], list[int]]:
        firsts: list[str] = []
        starts: list[int] = []
        for line in self._lines("heads"):
            first, _, start = line.partition("\t")
            firsts.append(first)
            starts.append(int(start))
        return firsts, starts

    @cached_property
    def _firsts(self) -> list[str]:
        return self._heads[0]

    def _inflated(self, number: int) -> bytes:
        begin, end = self._spans["blocks"]
        starts = self._heads[1]
        last = begin + starts[number + 1] if number + 1 < len(starts) else end
        return zlib.decompress(self._data[begin + starts[number] : last])

    # ---- what the numbers stand for

    def pattern(self, number: int) -> Pattern:
        """Return a pattern by its number."""
        return _pattern(self._patterns[number])

    def scope(self, number: int) -> str:
        """Return a scope by its number."""
        return self.scopes[number]

    def has_scope(self, name: str) -> bool:
        """Return whether a scope has names, or is another way to some."""
        return f"\n{name}\n" in self._scope_lines or name in self.links

    @cached_property
    def inline_namespaces(self) -> Mapping[str, tuple[str, ...]]:
        """Namespaces that are part of another: `at::vec` has everything in `at::vec::CPU_CAPABILITY`."""
        if self.separator != "::":
            return {}
        inner = re.findall(rf"^(.*)::{_INLINE}$", self._scope_lines, re.MULTILINE)
        return {outer: (f"{outer}::{_INLINE}",) for outer in inner}

    @cached_property
    def _scope_lines(self) -> str:
        return f"\n{self._text('scopes')}\n"

    def arity(self, number: int, release: int) -> str:
        """Return how many arguments something takes in a release, `1-3|5+`; empty where nothing is said."""
        return _in_force(self._arities[number], ";", release)

    def arities(self, number: int) -> str:
        """Return a line of changes: since which release how many arguments something takes."""
        return self._arities[number]

    def header(self, number: int, release: int) -> str:
        """Return where something is declared in a release."""
        line = _in_force(self._headers[number], ";", release)
        return self._places[int(line)] if line else ""

    def advice(self, number: int, release: int) -> str | None:
        """Return the deprecation message of a name in a release; None if it is not deprecated."""
        said = _in_force(self._advices[number], END, release)
        return said[1:] if said else None

    @cached_property
    def links(self) -> Links:
        """Through which other scopes the names of each scope are found."""
        return Links(self._text("links"), self.pattern)

    @cached_property
    def changes(self) -> ChangedWords:
        """The words that identify sources which may use something that changed."""
        return ChangedWords(self._text("changes"))

    @cached_property
    def _patterns(self) -> list[str]:
        return self._lines("patterns")

    @cached_property
    def scopes(self) -> list[str]:
        """Every scope that has names, by number."""
        return self._lines("scopes")

    @cached_property
    def _places(self) -> list[str]:
        return self._lines("places")

    @cached_property
    def _arities(self) -> list[str]:
        return self._lines("arities")

    @cached_property
    def _headers(self) -> list[str]:
        return self._lines("headers")

    @cached_property
    def _advices(self) -> list[str]:
        return self._lines("advices")

    def _lines(self, part: str) -> list[str]:
        return self._text(part).split("\n")

    def _text(self, part: str) -> str:
        begin, end = self._spans[part]
        return zlib.decompress(self._data[begin:end]).decode("utf-8", "surrogateescape")


def read_table(path: StrPath) -> Table:
    """Return the file of a domain; raise UnreadableInputError for anything else."""
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError as error:
        raise UnreadableInputError(f"cannot read {os.fspath(path)}: {error}") from error
    if not data.startswith(MAGIC):
        raise UnreadableInputError(
            f"{os.fspath(path)} was not made for this version of opwright; install it again"
        )
    return Table(data)


@lru_cache(maxsize=8192)
def _outlines(rows: tuple[str, ...]) -> tuple[tuple[str, int, int], ...]:
    found = []
    for row in rows:
        scope, _, rest = row[1:].partition(" ")
        if row[0] != _GONE:
            found.append((row[0], int(scope or 0), int(rest.partition(" ")[0] or 0)))
    return tuple(found)


@lru_cache(maxsize=4096)
def _pattern(line: str) -> Pattern:
    return Pattern(*(int(bits, 16) for bits in line.split(" ")))


def _turns(pattern: str, before: int, after: int) -> bool:
    present = int(pattern.partition(" ")[0], 16)
    return (present >> before ^ present >> after) & 1 == 1


def _is_among(row: bytes, patterns: set[bytes], arities: set[bytes], advices: set[bytes]) -> bool:
    """Return whether the pattern, the arity or the advice of a declaration is one of some, by their numbers."""
    _, pattern, arity, _, advice, *_ = *row.split(b" "), b"", b"", b"", b""
    return pattern in patterns or arity in arities or advice in advices


def _parsed(line: bytes) -> Named:
    name, words, *rest = line.decode("utf-8", "surrogateescape").split("\t")
    return Named(name, int(words), tuple(rest))


def _declaration(text: str) -> Declaration:
    numbers = [int(number or 0) for number in text[1:].split(" ")]
    scope, pattern, arity, header, advice = numbers + [0] * (5 - len(numbers))
    return Declaration(text[0], scope, pattern, arity, header, advice)


def _in_force(line: str, separator: str, release: int) -> str:
    """Return the last value of a line of changes that began in a release or before."""
    value = ""
    for change in line.split(separator) if line else ():
        since, _, text = change.partition("=")
        if int(since) > release:
            break
        value = text
    return value
