"""
The file format of the symbol database: which column exports which name from which library.

A column is a build: a torch release, or one version of a library that torch pins. The format is
made to answer a few thousand names in a few milliseconds from a cold start, so a lookup touches
the memory-mapped file in three places and decodes nothing else.

    header     magic, then the byte length of each part below, little-endian u32
    meta       text: the libraries, by tabs; then on a line for each column what most questions ask of it
    columns    text, deflated: everything about each column (`column_text`)
    directory  i16 for each of 65,536 slots, and one more: first entry, less where it were if all slots had as many
    rest       u32 for each entry: the lower 32 bits of its 48-bit hash, ascending within its slot, the upper 16
    patterns   u16 for each entry: which pattern
    offsets    u32 for each pattern and one more: where its records start
    records    per pattern, per library: u16 library, then its columns as a little-endian bitmap
    blocks     deflated text: where each block starts, and the shortest text that sorts between it and the one before
    names      blocks of up to 256 names in order, front-coded and deflated: for finding relatives

The hash is the first 48 bits of BLAKE2b with an 8-byte digest. For 400,000 names a lookup of a
name that is not there is answered wrongly once in 700 million.
"""

from __future__ import annotations

import mmap
import sys
import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import accumulate

from opwright.errors import UnreadableInputError
from opwright.knowledge.torch_releases.symbols.column_text import ColumnText, as_text
from opwright.model import StrPath
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


try:
    from _blake2 import blake2b  # hashlib loads OpenSSL first, which takes 10 ms
except ImportError:  # another Python than CPython
    from hashlib import blake2b

Pattern = tuple[tuple[str, int], ...]
"""(library, bitmap of the columns in which it exports the name), in order of library."""

_MAGIC = b"opwright symbols 5\n"
_PARTS = (
    "meta",
    "columns",
    "directory",
    "rest",
    "patterns",
    "offsets",
    "records",
    "blocks",
    "names",
)
_SLOTS = 1 << 16
_BLOCK = 256
_MOST_PATTERNS = 1 << 16


class Build(NamedTuple):
    """What is asked most often about a column; if it is not a build of torch, machine and version are empty."""

    machine: str
    version: str
    cxx11_abi: bool
    pythons: tuple[str, ...]


class SymbolTable:
    """One table file, open for questions."""

    def __init__(self, path: StrPath) -> None:
        try:
            with open(path, "rb") as file:
                data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as error:
            raise UnreadableInputError(f"cannot read the symbol table {path}: {error}") from error
        head = len(_MAGIC)
        if data[:head] != _MAGIC:
            raise UnreadableInputError(
                f"{path} was not made by this version of opwright; create it again with "
                "`opwright releases add`"
            )
        start = head + 4 * len(_PARTS)
        header = data[head:start].ljust(start - head, b"\0")
        lengths = [int.from_bytes(header[at : at + 4], "little") for at in range(0, len(header), 4)]
        ends = list(accumulate(lengths, initial=start))
        if ends[-1] != len(data):
            raise UnreadableInputError(f"{path} is truncated; create or install it again")
        view = memoryview(data)
        part = {name: view[a:b] for name, a, b in zip(_PARTS, ends, ends[1:], strict=False)}
        libraries, *columns = bytes(part["meta"]).decode("utf-8", "replace").split("\n")
        self.libraries = tuple(libraries.split("\t"))
        self.builds = tuple(map(_build, columns))
        """The values of each column that most queries need."""
        self._path = path
        self._columns = part["columns"]
        self._bitmap = (len(columns) + 7) // 8
        self._directory = part["directory"].cast("h")
        self._rest = part["rest"].cast("I")
        self._pattern_of = part["patterns"].cast("H")
        self._offsets = part["offsets"].cast("I")
        self._records = part["records"]
        self._blocks = part["blocks"]
        self._names = part["names"]
        self._decoded: dict[int, Pattern] = {}
        self._block_index: tuple[list[str], list[bytes]] | None = None
        self._block_cache: dict[int, list[str]] = {}

    @cached_property
    def columns(self) -> tuple[dict[str, Any], ...]:
        """What each column is, as `write_table` was given it."""
        return self.columns_at(range(len(self.builds)))

    def columns_at(self, numbers: Iterable[int]) -> tuple[dict[str, Any], ...]:
        """Return the descriptions of some columns; decoding all takes longer than most queries."""
        try:
            return tuple(self._column_text.at(numbers))
        except (ValueError, IndexError, TypeError) as error:
            raise self._damaged() from error

    @cached_property
    def _column_text(self) -> ColumnText:
        try:
            return ColumnText(zlib.decompress(self._columns).decode())
        except (zlib.error, ValueError, TypeError) as error:
            raise self._damaged() from error

    def _damaged(self) -> UnreadableInputError:
        return UnreadableInputError(f"{self._path} is damaged; create or install it again")

    def pattern(self, name: str) -> Pattern:
        """Return which libraries export `name` in which columns; empty if none does."""
        digest = _hash(name)
        slot, rest = digest >> 32, digest & 0xFFFFFFFF
        size, directory = len(self._rest), self._directory
        low = slot * size // _SLOTS + directory[slot]
        high = (slot + 1) * size // _SLOTS + directory[slot + 1]
        entry = bisect_left(self._rest, rest, low, high)
        if entry == high or self._rest[entry] != rest:
            return ()
        number = self._pattern_of[entry]
        known = self._decoded.get(number)
        if known is None:
            known = self._decoded[number] = self._decode(number)
        return known

    def _decode(self, number: int) -> Pattern:
        size = 2 + self._bitmap
        records = self._records[self._offsets[number] : self._offsets[number + 1]]
        return tuple(
            (
                self.libraries[int.from_bytes(records[at : at + 2], "little")],
                int.from_bytes(records[at + 2 : at + size], "little"),
            )
            for at in range(0, len(records), size)
        )

    def names_from(self, prefix: str) -> Iterator[str]:
        """Yield every known name that starts with `prefix`, in order."""
        bounds, _ = self._index()
        for number in range(max(0, bisect_right(bounds, prefix) - 1), len(bounds)):
            if bounds[number] > prefix and not bounds[number].startswith(prefix):
                return
            block = self._block(number)
            for at in range(bisect_left(block, prefix), len(block)):
                if not block[at].startswith(prefix):
                    return
                yield block[at]

    def names(self) -> Iterator[str]:
        """Yield every name, in order."""
        for number in range(len(self._index()[0])):
            yield from self._block(number)

    def _index(self) -> tuple[list[str], list[bytes]]:
        """Return what sorts between each block and the one before, and where it starts, in digits."""
        if self._block_index is None:
            data = zlib.decompress(self._blocks)
            starts, _, bounds = data.partition(b"\n\n")
            self._block_index = (
                bounds.decode().split("\n") if starts != b"0" else [],
                starts.split(),
            )
        return self._block_index

    def _block(self, number: int) -> list[str]:
        if number not in self._block_cache:
            _, starts = self._index()
            data = zlib.decompress(self._names[int(starts[number]) : int(starts[number + 1])])
            self._block_cache[number] = list(_expanded(data))
        return self._block_cache[number]


def write_table(
    path: StrPath, columns: Iterable[Mapping[str, Any]], exports: Mapping[str, Pattern]
) -> None:
    """Write a table; see `table_bytes`."""
    with open(path, "wb") as file:
        file.write(table_bytes(columns, exports))


def table_bytes(columns: Iterable[Mapping[str, Any]], exports: Mapping[str, Pattern]) -> bytes:
    """Return a table of `exports`: the pattern of each name, with bits in order of `columns`."""
    columns = list(columns)
    libraries = sorted({library for pattern in exports.values() for library, _ in pattern})
    patterns = sorted(set(exports.values()))
    number_of = {pattern: number for number, pattern in enumerate(patterns)}
    if len(patterns) > _MOST_PATTERNS:
        raise OverflowError(f"{len(patterns)} patterns do not fit 16 bits")
    entries = sorted((_hash(name), number_of[pattern]) for name, pattern in exports.items())
    if len({digest for digest, _ in entries}) != len(entries):
        raise OverflowError("two names share one hash: lengthen it")
    record = _recorder(libraries, (len(columns) + 7) // 8)
    records = [b"".join(map(record, pattern)) for pattern in patterns]
    blocks, names = _blocks(sorted(exports))
    counts = [0] * _SLOTS
    for digest, _ in entries:
        counts[digest >> 32] += 1
    parts = {
        "meta": "\n".join(["\t".join(libraries), *map(_line, columns)]).encode(),
        "columns": _deflated(as_text(columns).encode()),
        "directory": _words("h", _directory(counts)),
        "rest": _words("I", (digest & 0xFFFFFFFF for digest, _ in entries)),
        "patterns": _words("H", (number for _, number in entries)),
        "offsets": _words("I", accumulate(map(len, records), initial=0)),
        "records": b"".join(records),
        "blocks": blocks,
        "names": names,
    }
    lengths = b"".join(len(parts[name]).to_bytes(4, "little") for name in _PARTS)
    return _MAGIC + lengths + b"".join(parts[name] for name in _PARTS)


def _line(column: Mapping[str, Any]) -> str:
    abi = "new" if column.get("cxx11_abi") else "old"
    pythons = " ".join(column.get("pythons", ()))
    return "\t".join((column.get("machine", ""), column.get("version", ""), abi, pythons))


def _build(line: str) -> Build:
    machine, version, abi, pythons = (line.split("\t") + [""] * 4)[:4]
    return Build(machine, version, abi == "new", tuple(pythons.split()))


def _hash(name: str) -> int:
    """Return the 48-bit hash of a name."""
    digest = blake2b(name.encode("utf-8", "surrogateescape"), digest_size=8).digest()
    return int.from_bytes(digest[:6], "big")


def _recorder(libraries: list[str], bitmap: int) -> Callable[[tuple[str, int]], bytes]:
    number_of = {library: number for number, library in enumerate(libraries)}

    def record(exported: tuple[str, int]) -> bytes:
        library, columns = exported
        return number_of[library].to_bytes(2, "little") + columns.to_bytes(bitmap, "little")

    return record


def _directory(counts: list[int]) -> Iterator[int]:
    """Yield how far each slot begins behind where it would if all had as many entries: some hundred, of hashes."""
    entries = sum(counts)
    for slot, first in enumerate(accumulate(counts, initial=0)):
        yield first - slot * entries // _SLOTS


def _words(code: str, values: Iterable[int]) -> bytes:
    """Return little-endian numbers of a type of `array`; raise OverflowError for one that does not fit."""
    from array import array  # noqa: PLC0415 - to write a table

    words = array(code, values)
    if sys.byteorder == "big":
        words.byteswap()
    return words.tobytes()


def _deflated(data: bytes) -> bytes:
    return zlib.compress(data, 9)


def _blocks(names: list[str]) -> tuple[bytes, bytes]:
    """Return the index and the blocks of `names`, which are in order."""
    groups = [names[at : at + _BLOCK] for at in range(0, len(names), _BLOCK)]
    blocks = [_deflated(_shortened(group)) for group in groups]
    starts = " ".join(map(str, accumulate(map(len, blocks), initial=0)))
    bounds = "\n".join(["", *map(_bound, groups, groups[1:])])
    return _deflated(f"{starts}\n\n{bounds}".encode()), b"".join(blocks)


def _bound(group: list[str], following: list[str]) -> str:
    """Return the shortest text that sorts after one group of names and before the next."""
    last, first = group[-1], following[0]
    differing = (at for at, (a, b) in enumerate(zip(last, first, strict=False)) if a != b)
    return first[: next(differing, len(last)) + 1]


def _shortened(names: list[str]) -> bytes:
    """Front-code: how much each name shares with the one before (a byte each), then the rests."""
    shared = bytes(map(_shared, ["", *names], names))
    rests = "\n".join(name[same:] for name, same in zip(names, shared, strict=True))
    return len(names).to_bytes(2, "little") + shared + rests.encode()


def _shared(before: str, name: str) -> int:
    """Return with how many of the same letters two names begin, at most 255, found by halving."""
    low, high = 0, min(len(before), len(name), 0xFF)
    while low < high:
        middle = (low + high + 1) // 2
        if before[:middle] == name[:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _expanded(data: bytes) -> Iterator[str]:
    """Undo `_shortened`."""
    count = int.from_bytes(data[:2], "little")
    name = ""
    rests = data[2 + count :].decode().split("\n")
    for same, rest in zip(data[2 : 2 + count], rests, strict=True):
        name = name[:same] + rest
        yield name
