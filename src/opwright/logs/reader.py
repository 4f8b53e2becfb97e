"""
A log, read in one pass, however long it is; only lines that may matter are kept.

One automaton (Aho-Corasick) looks for all literals of all causes at once. Around the first and the last
few places of each literal the lines are kept, with those that the log begins and ends with; of a short log
that is all of them. Where that is too much, the rarest literals come first. Colours and what CI systems, docker and pip put in front of a line are taken away,
the line's number stays.
"""

from __future__ import annotations

import re
from codecs import getincrementaldecoder

from opwright import prefilter
from opwright.errors import UnreadableInputError
from opwright.logs.lines.kept_lines import Place, as_log
from opwright.model import UNKNOWN, Log, Machine
from opwright.prefilter.literal_index import LiteralIndex

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

    from opwright.prefilter.automaton import Places, Search


_BLOCK = 1 << 20
"""Bytes read at a time: what a log of any length takes in memory is a few of these."""
_LEAST = 256 << 10
"""Bytes that are looked through together, of output that comes a little at a time."""
_MOST_READ = 2 << 30
"""Bytes of a log: one that never ends is refused after half a minute."""
_SHORT = 16 << 10
"""Up to this size in bytes, a log is searched without an automaton, and for a few texts before a pattern is compiled."""
_LONG = 2 << 20
"""Bytes after which a log is a long one."""
_HEAD, _TAIL = 32 << 10, 32 << 10
"""Bytes of the beginning and the end that are always kept."""
_BEFORE, _AFTER = 1500, 5000
"""Bytes around a literal: a few lines before it, more after it."""
_FIRST, _LAST = 6, 2
"""Places of one literal that are kept, of each block the first and of the log the last."""
_CODES = 32
"""A file is binary if more than one byte in this many is a control code unknown to terminals."""
_TERMINAL_CODES = bytes(range(0x08, 0x0E)) + b"\x1b"
_BINARY_CODES = bytes(code for code in (*range(0x20), 0x7F) if code not in _TERMINAL_CODES)
_COMPRESSED = {
    b"\x1f\x8b": "zcat",
    b"BZh": "bzcat",
    b"\xfd7zXZ": "xzcat",
    b"\x28\xb5\x2f\xfd": "zstdcat",
}
_UTF16 = {b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}

_QUOTE = rb"\xe2\x80[\x98-\x9f]"
"""U+2018 to U+201F, of GCC and of what has been through a word processor or a phone."""
_ENTITY = rb"&(?:quot|#34|#x27|#39|lt|gt|nbsp|#160|amp);"
"""Of HTML that was copied as its source."""
_TYPED = {
    **{quote.encode(): b"'" for quote in "\u2018\u2019\u201a\u201b"},
    **{quote.encode(): b'"' for quote in "\u201c\u201d\u201e\u201f"},
    b"&quot;": b'"',
    b"&#34;": b'"',
    b"&#x27;": b"'",
    b"&#39;": b"'",
    b"&lt;": b"<",
    b"&gt;": b">",
    b"&nbsp;": b" ",
    b"&#160;": b" ",
    b"&amp;": b"&",
}
"""What a tool has printed for each of these."""
_ESCAPE = (
    rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b\n]{0,2000}(?:\x07|(?=\n?(?:\x1b|\Z)))"
    rb"|[PX^_][^\n\x1b]{0,2000}(?=\n?(?:\x1b|\Z))|\\|[ -/]*[0-~])?"
)
"""A control sequence of ECMA-48: CSI, OSC, another string, the end of one, the rest."""


def read_log(
    stream: BinaryIO, literals: LiteralIndex, machine: Machine = UNKNOWN, *, name: str = "the log"
) -> Log:
    """
    Read a log; return what it shows, with which of `literals` occur in it.

    Raises UnreadableInputError if it is empty or not text.
    """
    reader = LogReader(literals)
    try:
        block = stream.read(_BLOCK)
        encoding = _UTF16.get(block[:2])
        if encoding is None and _is_binary(block[:8192]):
            raise UnreadableInputError(f"{name} is not a log: {_kind(block)}")
        decoder = getincrementaldecoder(encoding)("replace") if encoding else None
        read = 0
        while block:
            read += len(block)
            if read > _MOST_READ:
                raise UnreadableInputError(
                    f"{name} has more than {_MOST_READ >> 30} GiB; pass its end: tail -c 1G | opwright diagnose -"
                )
            reader.feed(decoder.decode(block).encode("utf-8", "replace") if decoder else block)
            block = stream.read(_BLOCK)
    except OSError as error:
        raise UnreadableInputError(f"cannot read {name}: {error.strerror}") from error
    log = reader.result(machine)
    if not log.text.strip():
        raise UnreadableInputError(f"{name} is empty; pass the output of the command that failed")
    return log


def _is_binary(begin: bytes) -> bool:
    """Return whether the file is binary; a log may hold a few NULs from careless programs."""
    codes = len(begin) - len(begin.translate(None, _BINARY_CODES))
    return begin.startswith((*_COMPRESSED, b"\x7fELF", b"PK\x03\x04")) or codes * _CODES > len(
        begin
    )


def _kind(block: bytes) -> str:
    for magic, reader in _COMPRESSED.items():
        if block.startswith(magic):
            return f"it is compressed; try `{reader} LOG | opwright diagnose -`"
    if block.startswith(b"\x7fELF"):
        return "it is an ELF file, which `opwright audit` reads"
    if block.startswith(b"PK\x03\x04"):
        return "it is a zip file; if it is a wheel, `opwright audit` reads it"
    return "it is not text"


class LogReader:
    """Reads a log in chunks, and keeps the lines that may matter."""

    def __init__(self, literals: LiteralIndex) -> None:
        self._index = literals
        self._search: Search | None = None  # when there is more than a short log
        self._searched = 0
        self._found: set[str] = set()
        self._lines_read = 0
        self._pending = bytearray()
        self._kept: list[Place] = []
        self._last: dict[int, list[Place]] = {}
        self._times: dict[int, int] = {}
        self._tail = Place(1, b"")
        self._wanting = (0, -1)

    def feed(self, data: bytes) -> None:
        """Take the next part of the log, of any length."""
        self._pending += data
        if len(self._pending) >= _LEAST:
            end = self._pending.rfind(b"\n") + 1
            if not end and len(self._pending) > _BLOCK:  # no cause needs that much text
                end = len(self._pending)
            self._read(bytes(self._pending[:end]))
            del self._pending[:end]

    def result(self, machine: Machine = UNKNOWN) -> Log:
        """Return what the log shows, with the literals that occur in it; nothing more is taken after."""
        if self._search is None and len(self._pending) <= _SHORT:
            block = _plain(bytes(self._pending))
            return as_log([Place(1, block)], machine, self._index.within(block))
        self._read(bytes(self._pending))
        self._pending.clear()
        last = (
            place._replace(rank=rank)
            for places in self._last.values()
            for rank, place in enumerate(reversed(places))
        )
        places = sorted([*self._kept, *last, self._tail], key=self._rarity)
        return as_log(places, machine, frozenset(self._found))

    def _rarity(self, place: Place) -> tuple[int, int, int]:
        """Return the sort key for what is kept if not everything can be: what is printed once is news, what repeats is not."""
        return place.rank, self._times.get(place.literal, 0), place.line

    def _read(self, block: bytes) -> None:
        """Search some whole lines, and keep those that may matter."""
        if not block:
            return
        block = _plain(block)
        start = self._lines_read + 1
        if start == 1:
            self._kept.append(Place(start, block[:_HEAD]))
        size, literal = self._wanting
        if size:
            self._kept.append(Place(start, block[:size], literal))
            self._wanting = (0, -1)
        self._lines_read = self._look_through(block, start) - 1
        tail = block[-_TAIL:]
        self._tail = Place(self._lines_read + 1 - tail.count(b"\n"), tail)

    def _look_through(self, block: bytes, line: int) -> int:
        """Keep what is around literals in a block that begins at that line number; return the next block's."""
        kept: list[tuple[int, int, int]] = []
        last: dict[int, list[int]] = {}
        for number, begin in self._places(block):
            times = self._times.get(number, 0)
            self._times[number] = times + 1
            if times < _FIRST:
                kept.append((begin, number, times))
            else:
                last.setdefault(number, []).append(begin)
        self._found |= {self._index.literals[number] for number in self._times}
        kept += [(at, number, _FIRST) for number, all_ in last.items() for at in all_[-_LAST:]]
        counted = 0
        for begin, number, rank in sorted(kept):
            line += block.count(b"\n", counted, begin)
            counted = begin
            self._keep(Place(*_around(block, begin, line), number, rank))
            if begin + _AFTER > len(block):
                self._wanting = begin + _AFTER - len(block), number
        return line + block.count(b"\n", counted)

    def _places(self, block: bytes) -> Places:
        """Return where literals are in a block; what searches a long log takes longer to make."""
        long = self._searched <= _LONG < self._searched + len(block)
        self._searched += len(block)
        if self._search is None or long:
            literals = [literal.encode() for literal in self._index.literals]
            self._search = prefilter.automaton.search_for(literals, through_much=long)
        return self._search(block)

    def _keep(self, place: Place) -> None:
        if place.rank < _FIRST:
            self._kept.append(place)
        else:
            self._last[place.literal] = [*self._last.get(place.literal, ()), place][-_LAST:]


def _around(block: bytes, at: int, line: int) -> tuple[int, bytes]:
    """Return the lines around a place in a block, with the first one's number; `line` is the number of the line it is in."""
    begin = max(0, at - _BEFORE)
    begin = block.find(b"\n", begin, at) + 1 or begin if begin else 0
    end = block.find(b"\n", at + _AFTER)
    text = block[begin : end if 0 <= end <= at + 2 * _AFTER else at + _AFTER]
    return line - block.count(b"\n", begin, at), text


def _plain(block: bytes) -> bytes:
    """Return text without colours, carriage returns and typeset apostrophes."""
    if b"\x1b" in block:
        block = re.sub(_ESCAPE, b"", block)
    if b"\r\n" in block:  # what remains of more than two comes off each kept line
        block = block.replace(b"\r\n", b"\n").replace(b"\r\n", b"\n")
    for begin, pattern in ((b"\xe2\x80", _QUOTE), (b"&", _ENTITY)):
        if begin in block and (len(block) > _SHORT or _holds_typed(begin, block)):
            block = re.sub(pattern, lambda match: _TYPED[match[0]], block)
    return block


def _holds_typed(begin: bytes, block: bytes) -> bool:
    """Return whether one of the texts that begin so is in a block: C++'s `&` seldom begins an entity."""
    return any(text in block for text in _TYPED if text.startswith(begin))
