"""Lines that fit a width: paragraphs wrapped, paths shortened, ink that takes no room."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

_INK = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "magenta": "35",
    "cyan": "36",
}
_PLATFORM_TAG = r"\.(?:cpython-\d+[\w-]*|abi3)(?=\.so$)"  # compiled when a path is too long
_ELLIPSIS = "..."
_JOINTS = ("(<,:/-", "._")
"""After which a word is broken, best ones first."""


def inked(text: str, ink: str) -> str:
    """Return `text` in a colour or weight, by plain ANSI codes."""
    return f"\x1b[{_INK[ink]}m{text}\x1b[0m"


def wrapped(text: str, width: int, *, limit: int | None = None) -> list[str]:
    """Break a paragraph into lines of at most `width`; cut it after `limit` lines."""
    lines = list(_lines(text, max(width, 1)))
    if limit is None or len(lines) <= limit:
        return lines
    last = lines[limit - 1][: width - len(_ELLIPSIS)]
    return [*lines[: limit - 1], last + _ELLIPSIS]


def hung(lead: str, text: str, width: int, *, limit: int | None = None) -> list[str]:
    """Wrap a paragraph next to `lead`, with the further lines indented below the first."""
    first, *rest = wrapped(text, width - len(lead), limit=limit) or [""]
    return [f"{lead}{first}".rstrip(), *(f"{'':{len(lead)}}{line}" for line in rest)]


def command_lines(command: str, width: int) -> list[str]:
    """Break a shell command between its words, so that it can be typed; a long word is wider than `width`."""
    first, *rest = list(_lines(command, width - 6, is_breaking=False)) or [""]
    lines = [f"$ {first}", *(f"    {line}" for line in rest)]
    return [*(f"{line} \\" for line in lines[:-1]), lines[-1]]


def side_by_side(items: Iterable[str], width: int, gap: str = "   ") -> Iterator[str]:
    """Set items on as few lines as hold them, without breaking any."""
    line = ""
    for item in items:
        joined = f"{line}{gap}{item}" if line else item
        if line and len(joined) > width:
            yield line
            joined = item
        line = joined
    yield line


def shortened(path: str, width: int) -> str:
    """Cut a path in the middle, where it says least."""
    if len(path) <= width:
        return path
    path = re.sub(_PLATFORM_TAG, "", path)
    if len(path) <= width:
        return path
    keep = width - len(_ELLIPSIS)
    tail = min(len(path) - path.rfind("/"), keep - keep // 3)
    tail = max(tail, keep // 2)
    return path[: keep - tail] + _ELLIPSIS + path[-tail:]


def labels(paths: Sequence[str], tails: Sequence[str], width: int) -> list[str]:
    """Return a short name for each path, all different, each with its tail uncut."""
    if max(map(len, map("".join, zip(paths, tails, strict=True)))) > width:
        paths = [path[len(_shared_folder(paths)) :] for path in paths]
    short = _fitted(paths, tails, width)
    if len(set(short)) == len(short):
        return short
    numbers = [f"{number:>2}. " for number in range(1, len(paths) + 1)]
    short = _fitted(paths, tails, width - max(map(len, numbers)))
    return list(map("".join, zip(numbers, short, strict=True)))


def _fitted(paths: Sequence[str], tails: Sequence[str], width: int) -> list[str]:
    pairs = zip(paths, tails, strict=True)
    return [shortened(path, width - len(tail)) + tail for path, tail in pairs]


def _shared_folder(paths: Sequence[str]) -> str:
    """Return the folder that all paths lie in, with its slash."""
    low, high = min(paths), max(paths)
    same = next((n for n, (a, b) in enumerate(zip(low, high, strict=False)) if a != b), len(low))
    return low[: low.rfind("/", 0, same) + 1]


def _lines(text: str, width: int, *, is_breaking: bool = True) -> Iterator[str]:
    line = ""
    for word in text.split():
        joined = f"{line} {word}" if line else word
        if line and len(joined) > width:
            yield line
            joined = word
        while is_breaking and len(joined) > width:
            place = _break(joined, width)
            yield joined[:place]
            joined = joined[place:]
        line = joined
    if line:
        yield line


def _break(word: str, width: int) -> int:
    """Return where to break a word: in its second half after a joint, else where the line ends."""
    places = [place for place in range(width, width // 2, -1) if word[place] != ":"]
    joints = (place for of in _JOINTS for place in places if word[place - 1] in of)
    place = next(joints, width)
    while place > 1 and word[place] == ":":  # a line that starts with `::` commands a CI runner
        place -= 1
    return place
