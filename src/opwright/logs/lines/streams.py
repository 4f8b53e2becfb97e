"""
Who has printed a line, in a log in which several do at once: jobs of a CI run, steps of a Docker build, services, ranks.

Their lines come as they are printed. They are put together again, job by job, so that a traceback is whole; each keeps its
number. Formats: `gh run view --log`, BuildKit's `--progress=plain`, Docker Compose, torchrun, Ray.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from opwright.logs.patterns import compiled

_NAMED = (
    r"(?P<job>[^\t\n]{1,100})\t(?P<step>[^\t\n]{1,100})\t(?=\ufeff?\d{4}-\d\d-\d\dT)"
    r"|(?P<build>#\d{1,4}) (?:(?=\[[^\]\n]{1,60}\] )|(?=\d+\.\d{1,3} |ERROR|DONE|CACHED|CANCELED|extracting|sha256))"
    r"|(?P<service>[a-z][\w.-]{0,60}[-_]\d{1,4}) +\| "
    r"|\[(?P<rank>rank\d{1,6})\]: ?"
    r"|\((?P<worker>[A-Z]\w{2,40}(?: [\w=]{1,40})? pid=\d+)(?:, ip=[\d.]{7,15})?\) "
)
_TITLE = r"(#\d{1,4}) (\[[^\]\n]{1,60}\] \S[^\n]{0,100})"
"""What a step of a Docker build does, as its first line says."""
_UNKNOWN_STEP = "UNKNOWN STEP"
_MOST = 500
"""Streams of one log; what has more was made to have them."""


def split(line: bytes) -> tuple[str, bytes]:
    """Return who has printed a line, '' if it does not say, and the line without the name of a job and its step."""
    if not _may_name(line):
        return "", line
    text = line[:400].decode("utf-8", "replace")
    named = compiled(_NAMED).match(text)
    if named is None:
        return "", line
    if job := named["job"]:
        step = named["step"]
        rest = line[line.index(b"\t", line.index(b"\t") + 1) + 1 :]
        return (job if step == _UNKNOWN_STEP else f"{job} / {step}"), rest
    return next(filter(None, named.groups())), line


def _may_name(line: bytes) -> bool:
    """Return whether a name is worth looking for: most logs have none."""
    first = line[:1]
    if first in b"#[(" and first:
        return line[1:2].isdigit() or line.startswith(b"[rank") or b" pid=" in line[:60]
    return (
        b"\t20" in line[:220]
        or b"\t\xef\xbb\xbf20" in line[:220]
        or (line[:1].isalpha() and b" | " in line[:80])
    )


def untangled(streams: Sequence[str]) -> list[int] | None:
    """
    Return the indices of a log's lines with those of each stream together, the stream that ends last at the end.

    None where they are together already, as those of one program after another are, and where they are of several kinds.
    """
    own = [name for name in streams if name]
    switches = sum(a != b for a, b in pairwise(own))
    names = {name: index for index, name in enumerate(streams)}  # where each ends
    if switches < len({*own}) or len(names) > _MOST or len({*map(_kind, own)}) > 1:
        return None
    return sorted(range(len(streams)), key=lambda index: (names[streams[index]], index))


def _kind(name: str) -> str:
    """Return what kind of stream has a name: a log of several kinds is one, which was passed on by several."""
    kinds = (kind for kind in ("#", "rank", " pid=") if name.startswith(kind) or kind in name[1:])
    return next(kinds, "")


def titled(streams: Sequence[str], texts: Sequence[str]) -> list[str]:
    """Return the streams, the steps of a Docker build with what they do."""
    titles = {
        match[1]: f"{match[1]} {match[2]}"
        for name, text in zip(streams, texts, strict=True)
        if name.startswith("#") and (match := re.match(_TITLE, f"{name} {text}"))
    }
    return [titles.get(name, name) for name in streams]
