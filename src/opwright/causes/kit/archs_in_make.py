"""GPU architectures that a makefile asks for, whatever is set for it and whichever toolkit it finds."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit.gpu_archs import number
from opwright.causes.kit.requested_archs import FLAG, RequestedArch
from opwright.causes.kit.sources import code_of
from opwright.model import BuildScript, LiteralText

_SET = re.compile(
    r"[ \t]*(?:export[ \t]+|override[ \t]+)?([\w.-]+)[ \t]*(?::{0,3}|\?|\+)=[ \t]*(.*)"
)
_BRANCH = re.compile(r"[ \t]*(ifeq|ifneq|ifdef|ifndef|else|endif)\b[ \t]*(.*)")
_LIST = re.compile(
    r"(?i)(?:SMS?|\w*(?:CUDA|GPU|NVCC|SM)_?(?:ARCHS?|ARCHITECTURES|CAPABILIT\w+|VERSIONS?))"
)
_NUMBERS = re.compile(r"(?:\d{2,3}[ \t,;]*)+")
_OF_A_RELEASE = re.compile(r"(?i)(?:cuda|sm|compute|arch)_?\d")
"""In names of what is chosen by release: `CUDA8_GENCODE`."""


def asked_for(script: BuildScript) -> Iterator[RequestedArch]:
    """Yield the architectures of flags and lists that no condition chooses."""
    lines = list(lines_of(code_of(script)))
    for start, line, is_open in lines:
        if not is_open:
            continue
        found = _SET.fullmatch(line)
        if found and (_OF_A_RELEASE.search(found[1]) or not _is_used(found[1], lines)):
            continue
        if found and _LIST.fullmatch(found[1]) and _NUMBERS.fullmatch(found[2].strip()):
            places = (
                (m[0], start + found.start(2) + m.start()) for m in re.finditer(r"\d+", found[2])
            )
        else:
            flags = re.finditer(FLAG, line)
            places = ((m["number"], start + m.start("number")) for m in flags)
        for name, at in places:
            if number(name):
                yield RequestedArch(LiteralText(name, at, at + len(name)), f"sm_{name}", "-gencode")


def lines_of(code: str) -> Iterator[tuple[int, str, bool]]:
    """Yield each line with those that go on with it, where it starts, and whether it is read in any case."""
    around: list[bool] = []
    for match in re.finditer(r"(?:[^\n\\]|\\[\s\S])+", code):
        line = match[0].replace("\\\n", "  ")
        branch = _BRANCH.fullmatch(line.rstrip())
        if not branch:
            yield match.start(), line, all(around)
        elif branch[1] == "endif":
            del around[-1:]
        elif branch[1] == "else":
            around[-1:] = [False]
        else:
            around.append(_is_unset(branch[1], branch[2]))


def _is_unset(word: str, asked: str) -> bool:
    """Return whether a condition asks whether a list of architectures was left out: `ifndef SMS`, `ifeq ($(SMS),)`."""
    if word == "ifndef":
        return _LIST.fullmatch(asked.strip()) is not None
    found = re.fullmatch(r"\(\s*(?:\$[({](\w+)[)}]\s*,|,\s*\$[({](\w+)[)}])\s*\)", asked.strip())
    return word == "ifeq" and found is not None and bool(_LIST.fullmatch(found[1] or found[2]))


def _is_used(name: str, lines: list[tuple[int, str, bool]]) -> bool:
    """Return whether a variable is read where no condition stands."""
    use = re.compile(
        rf"\$[({{]{re.escape(name)}[)}}]|\$[({{]foreach\b[^\n]*\$[({{]{re.escape(name)}\b"
    )
    return any(is_open and use.search(line) for _, line, is_open in lines)
