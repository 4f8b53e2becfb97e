"""
Tracebacks: which file imported or called what, and the exception that came of it.

Read are those of CPython, whole or without their beginning, with or without the lines of the source, and IPython's.
Source: the output of `traceback.print_exception` in CPython 3.8 to 3.14, and of IPython 7 to 9.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from opwright.logs.patterns import compiled
from opwright.model import Log
from opwright.model.named_tuple import NamedTuple

_FRAME = (
    r'^(?P<indent>[ \t]*)File "(?P<file>[^"\n]{1,400})", line (?P<line>\d{1,7})(?:, in(?: (?P<function>[^\n]{1,200}))?)?[ \t]*$'
    r"|^(?:File )?(?P<cell>[~/][^\n:'\"]{1,300}\.py|[A-Za-z]:\\[^\n:'\"]{1,300}\.py)(?::(?P<at>\d{1,7}),?)? in (?P<called>[^\n]{1,200})$"
)
_POINTED = r"^(?:-+> ?|\u2771 ?)\d{1,7} (?P<source>[^\n]*)"
"""The line that IPython points at."""
_END_OF_SOURCE = r"\n(?=\n|\u2570)"
_EXCEPTION = r"(?P<type>(?:[A-Za-z_]\w*\.){0,8}[A-Za-z_]\w*)(?P<message>(?:: |:$)[^\n]*)?[ \t]*$"
_NAMED_ERROR = r"^[ \t]*(?P<type>(?:[a-z_]\w*\.){0,8}[A-Z]\w*(?:Error|Exception|Interrupt|Exit|Failure|Warning))(?P<message>: [^\n]*|:?[ \t]*$)"
_ERROR_ENDS = ("Error", "Exception", "Interrupt", "Exit", "Failure", "Warning")
_CARETS = frozenset("^~ \t")
_BORDER = frozenset("\u2570\u256f\u2500\u256d\u256e\u2502 ")
"""What rich draws around a traceback."""
_MOST_SOURCE = 12
"""Lines between two frames: the source of one that spans several, or what IPython shows around it."""
_MOST_CUT = 2
"""Lines behind the last frame of a traceback that is cut off: half a frame, or half a line of its source."""
_MOST = 2000
"""Frames that are looked at: a recursion prints a thousand."""


class Frame(NamedTuple):
    """A call, and where it is."""

    file: str
    line: int
    """In the file; 0 if it is not said."""
    function: str
    source: str
    """The line of the source, without its indentation; '' if it is not shown."""


class Raised(NamedTuple):
    """An exception, with the calls that led to it, the innermost last."""

    type: str
    """`ImportError`, `torch._dynamo.exc.Unsupported`."""
    message: str
    """Its first line."""
    frames: tuple[Frame, ...]
    start: int
    """Offset in `Log.text` of the line that names it."""
    begin: int
    """Offset of its first frame."""


def raised_in(log: Log) -> tuple[Raised, ...]:
    """Return the exceptions whose frames a log shows, in its order: of a chain the first is the root."""
    return tuple(_raised(log.text))


def unfinished(log: Log) -> Frame | None:
    """Return the innermost frame of a traceback that a log ends in, before the exception is named."""
    if names_exception(log.text.rstrip().rpartition("\n")[2]):
        return None
    matches = list(islice(compiled(_FRAME).finditer(log.text), _MOST))
    if not matches:
        return None
    frame, end = _frame(log.text, matches[-1])
    rest = log.text[end:].strip().split("\n")
    is_cut = len(rest) <= _MOST_CUT and not any(map(compiled(_NAMED_ERROR).match, rest))
    return (
        frame
        if is_cut and _exception(log.text, end, len(log.text), matches[-1]["indent"] or "") is None
        else None
    )


def names_exception(line: str) -> bool:
    """Return whether a line is an exception's, `ImportError: ...`, by its first word: seen before any pattern is compiled."""
    name = line.strip().partition(": ")[0]
    last = name.rpartition(".")[2]
    is_name = name.replace(".", "").isidentifier()
    return is_name and last[:1].isupper() and last.endswith(_ERROR_ENDS)


def named_errors(log: Log) -> Iterator[Raised]:
    """Yield the exceptions that a log names at the beginning of a line, with or without frames."""
    for match in islice(compiled(_NAMED_ERROR).finditer(log.text), _MOST):
        message = match["message"].lstrip(": ")
        yield Raised(match["type"], message, (), match.start(), match.start())


def _raised(text: str) -> Iterator[Raised]:
    frames: list[Frame] = []
    begin = end = 0
    indent = ""
    for match in islice(compiled(_FRAME).finditer(text), _MOST):
        if frames and (ended := _exception(text, end, match.start(), indent)):
            yield _ended(ended, frames, begin)
            frames = []
        if not frames:
            begin = match.start()
        frame, end = _frame(text, match)
        frames.append(frame)
        indent = match["indent"] or ""
    if frames and (ended := _exception(text, end, len(text), indent)):
        yield _ended(ended, frames, begin)


def _ended(exception: tuple[str, str, int], frames: list[Frame], begin: int) -> Raised:
    name, message, start = exception
    return Raised(name, message, tuple(frames), start, begin)


def _frame(text: str, match: re.Match[str]) -> tuple[Frame, int]:
    """Return a frame, and where its source ends."""
    end = match.end()
    if cell := match["cell"]:
        while text.startswith("\n\n", end):
            end += 1
        following = compiled(_END_OF_SOURCE).split(text[end : end + 2000], maxsplit=1)[0]
        pointed = compiled(_POINTED).search(following)
        source = pointed["source"].strip("\u2502 \t") if pointed else ""
        return Frame(cell, int(match["at"] or 0), match["called"], source), end + len(following)
    line = text[end + 1 : (text.find("\n", end + 1) + 1 or len(text) + 1) - 1]
    is_source = line.startswith(f"{match['indent']}  ") and not compiled(_FRAME).match(line)
    source = line.strip() if is_source else ""
    frame = Frame(match["file"], int(match["line"]), match["function"] or "", source)
    return frame, end + 1 + len(line) if is_source else end


def _exception(text: str, begin: int, end: int, indent: str) -> tuple[str, str, int] | None:
    """Return the exception that ends the frames before `begin`: the first line that is indented less than these."""
    at = begin
    for line in islice(text[begin : min(end, begin + 8000)].split("\n"), _MOST_SOURCE):
        own = line[: len(line) - len(line.lstrip())]
        is_drawn = _CARETS.issuperset(line) or _BORDER.issuperset(line)
        if not is_drawn and (len(own) < len(indent) or not indent):
            found = compiled(_EXCEPTION).match(line.lstrip())
            if not found or not (found["message"] or _looks_like_exception(found["type"])):
                return None
            return found["type"], (found["message"] or "").lstrip(": ").strip(), at
        at += len(line) + 1
    return None


def _looks_like_exception(name: str) -> bool:
    return name.rpartition(".")[2][:1].isupper()
