"""What is kept of a log: lines of some places, made one log again, as the tool that failed has printed them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from opwright import logs
from opwright.model import Log, Machine
from opwright.model.named_tuple import NamedTuple

_LONGEST_LINE = 2000
_BEFORE_IN_LINE, _AFTER_IN_LINE = 400, 1400
"""Characters around a literal, of a line that is longer."""
_MOST_KEPT = 256 << 10
"""Characters of lines that are kept: no cause needs more, and no hostile log gets more."""
_CONTROLS = "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]"
_PREFIXES = (
    r"(?:"
    r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?(?: \d\d[OE]\+?)?(?: -)? "  # CI systems
    r"|(?:INFO|WARNING|ERROR|DEBUG|CRITICAL) \d\d-\d\d \d\d:\d\d:\d\d (?:\[[^\]\n]{1,60}\] ?)?"  # vLLM
    r"|\[rank\d{1,6}\]: ?|\([A-Z]\w{2,40}(?: [\w=]{1,40})? pid=\d+(?:, ip=[\d.]{7,15})?\) "  # torchrun, Ray
    r"|\[\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?Z?\] ?|\[\d\d:\d\d:\d\d\] "  # Jenkins, TeamCity
    r"|#\d+ (?:\d+\.\d+ )?|\d+\.\d{2,3} (?=\S|[ \t]+[^\s\d])"  # docker build
    r"|[a-z][\w.-]{0,40}[-_]\d+ +\| "  # docker compose
    r"|##\[\w+\]|\[!\] "  # Azure, GitHub, ComfyUI-Manager
    r"|(?:> )+(?!>)"  # quoted
    r"|[ \t]{0,8}(?:│|╰─>|╭─|\u00d7)(?: |$)|│(?=[A-Z]:\\|[/❱])"  # pip's boxes, rich's
    r"){1,3}"
)
_OF_SEVERAL = (b"\n#1", b"\n#2", b"\n#3", b"\t20", b"\t\xef\xbb\xbf20", b"[rank", b" pid=")
"""Signs of a log in which several have printed; the first three are of Docker's steps."""
_BOX = "\u2502"
"""What rich draws at both ends of a line."""
_LEVELS = ("INFO ", "WARNING ", "ERROR ", "DEBUG ", "CRITICAL ")
_DIGITS = frozenset("0123456789")
_BOXES = frozenset("\u2502\u2570\u256d\u00d7")
_FIRST_OF_PREFIX = _BOXES | {">"}


class Place(NamedTuple):
    """Some lines that are kept, and the number of the first."""

    line: int
    text: bytes
    literal: int = -1
    """Around which they are, by its number; -1 if they are the beginning or the end of the log."""
    rank: int = 0
    """How many places of this literal come before this one, where not all can be kept."""


def as_log(places: Iterable[Place], machine: Machine, literals: frozenset[str]) -> Log:
    """Return the lines of a log that are kept, without colours, controls and what others put in front of them."""
    lines = _lines(places)
    texts: list[str] = []
    numbers: list[int] = []
    speakers: list[str] = []
    before = 0
    split = logs.streams.split if _may_be_of_several(lines) else _unnamed
    for number in sorted(lines):
        named = [split(line) for line in lines[number]]
        parts = [part for _, line in named for part in _parts(line, literals)]
        if number > before + 1:
            texts.append("...")
            numbers.append(0)
            speakers.append("")
        texts += parts
        numbers += [number] * len(parts)
        speakers += [named[0][0]] * len(parts)
        before = number
    if any(speakers):
        return _of_several(texts, numbers, speakers, machine, literals)
    whole = numbers == list(range(1, len(numbers) + 1))
    return Log("\n".join(texts), machine, () if whole else tuple(numbers), literals)


def _may_be_of_several(lines: Mapping[int, list[bytes]]) -> bool:
    """Return whether it is worth to look who has printed each line."""
    block = b"\n".join(part for parts in lines.values() for part in parts)
    if block.startswith(b"#") or any(sign in block for sign in _OF_SEVERAL):
        return True
    return b" | " in block and any(map(_is_of_service, block.split(b"\n")))


def _is_of_service(line: bytes) -> bool:
    """Return whether a line begins with a name and a number, as Docker Compose's lines do and source lines do not."""
    name = line[:80].partition(b" | ")[0].rstrip(b" ") if line[:1].isalpha() else b""
    return name[-1:].isdigit() and b" " not in name and name != line


def _unnamed(line: bytes) -> tuple[str, bytes]:
    return "", line


def _of_several(
    texts: list[str],
    numbers: list[int],
    speakers: list[str],
    machine: Machine,
    literals: frozenset[str],
) -> Log:
    """Return a log in which several have printed, with the lines of each together."""
    speakers = logs.streams.titled(speakers, texts)
    if order := logs.streams.untangled(speakers):
        texts = [texts[index] for index in order]
        numbers = [numbers[index] for index in order]
        speakers = [speakers[index] for index in order]
    text = "\n".join(texts)
    return Log(text, machine, tuple(numbers), literals, streams=tuple(speakers))


def _lines(places: Iterable[Place]) -> dict[int, list[bytes]]:
    """Return what there is of lines, by number: of one that is too long to be kept whole, several parts; not too much in all."""
    lines: dict[int, list[bytes]] = {}
    size = 0
    for place in places:
        if size + len(place.text) > _MOST_KEPT:
            continue
        for number, line in enumerate(place.text.split(b"\n"), place.line):
            known = lines.get(number, ())
            if not any(line in before for before in known):
                size += len(line) + 1
                others = [before for before in known if before not in line]
                is_cut = any(len(before) > _LONGEST_LINE for before in (*known, line))
                lines[number] = [*others, line] if is_cut else [max((*known, line), key=len)]
    return lines


def _parts(line: bytes, literals: frozenset[str]) -> Iterator[str]:
    """Yield a line as it is searched: of an overlong one its beginning, and the surroundings of later literals."""
    end = 2 * _LONGEST_LINE
    yield from _clean(line[:end].decode("utf-8", "replace")).split("\r")
    if len(line) > _LONGEST_LINE:
        text = line.decode("utf-8", "replace")
        end = _LONGEST_LINE - max(map(len, literals), default=0)
        places = {find(literal, end) for literal in literals for find in (text.find, text.rfind)}
        for at in sorted(places - {-1}):
            if at >= end:
                begin, end = max(end, at - _BEFORE_IN_LINE), at + _AFTER_IN_LINE
                yield from _without_controls(text[begin:end]).split("\r")


def _clean(text: str) -> str:
    text = _without_controls(text.rstrip("\r"))
    if _may_have_prefix(text) and (prefix := re.match(_PREFIXES, text)):
        text = text[prefix.end() :]
    if text.endswith(_BOX):
        text = text.rstrip(_BOX + " ")
    return text[:_LONGEST_LINE]


def _without_controls(text: str) -> str:
    return text if text.isprintable() else re.sub(_CONTROLS, "", text)


def _may_have_prefix(text: str) -> bool:
    """Return whether it is worth a millisecond to compile the pattern of what stands before a line."""
    match text[:1]:
        case " " | "\t":
            return text.lstrip(" \t")[:1] in _BOXES
        case "[":
            return text[3:4] == ":" or text[5:6] == "-" or text.startswith(("[rank", "[!] "))
        case "#":
            return text[1:2] in _DIGITS or text[1:2] == "#"
        case "(":
            return " pid=" in text[:60]
        case first if first in _DIGITS:
            return text[4:5] == "-" or "." in text.partition(" ")[0]
        case first:
            return first in _FIRST_OF_PREFIX or text.startswith(_LEVELS) or " | " in text[:60]
