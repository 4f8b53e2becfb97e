"""GPU architectures that a makefile asks for, whatever is set for it and whichever toolkit it finds."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Mapping

from opwright.causes.kit.build_scripts.archs.gpu_archs import number
from opwright.causes.kit.build_scripts.archs.requested_archs import FLAG, RequestedArch
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
"""In names of variables that are chosen by release: `CUDA8_GENCODE`."""
_COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {
    "-eq": operator.eq,
    "-ne": operator.ne,
    "-lt": operator.lt,
    "-le": operator.le,
    "-gt": operator.gt,
    "-ge": operator.ge,
}
_PART_OF_RELEASE = r"\$[({]\w*CUDA\w*_(?P<part>MAJOR|MINOR)(?:_VERSION)?[)}]"
_BY_SHELL = re.compile(r"\(\$\(shell[ \t]+test[ \t]+(.*?)[ \t]*;[ \t]*echo[ \t]+\$\$\?\),[ \t]*0\)")
_OF_SHELL = re.compile(rf"\"?0?{_PART_OF_RELEASE}\"?[ \t]+(-\w\w)[ \t]+\"?(\d+)\"?")
_EQUAL = re.compile(rf"\({_PART_OF_RELEASE},[ \t]*(\d+)\)")

Release = tuple[int, int]


def asked_for(script: BuildScript, cuda: Release) -> Iterator[RequestedArch]:
    """Yield the architectures of flags and lists that are chosen with a release of CUDA, whatever else is set."""
    lines = list(lines_of(code_of(script), cuda))
    for start, line, is_open in lines:
        if not is_open:
            continue
        found = _SET.fullmatch(line)
        if found and (_OF_A_RELEASE.search(found[1]) or not _is_used(found[1], lines)):
            continue
        is_list = found and _LIST.fullmatch(found[1]) and _NUMBERS.fullmatch(found[2].strip())
        if found and (is_list or _is_given_whole(found[1], found[2].strip(), lines)):
            places = (
                (m[0], start + found.start(2) + m.start()) for m in re.finditer(r"\d+", found[2])
            )
        else:
            flags = re.finditer(FLAG, line)
            places = ((m["number"], start + m.start("number")) for m in flags)
        for name, at in places:
            if number(name):
                yield RequestedArch(LiteralText(name, at, at + len(name)), f"sm_{name}", "-gencode")


def _is_given_whole(name: str, value: str, lines: list[tuple[int, str, bool]]) -> bool:
    """Return whether a variable is one architecture that nvcc is given: `sm_70` of `-arch=$(ARCH)`, `70` of `-arch=sm_$(ARCH)`."""
    one = re.fullmatch(r"((?:sm|compute)_)?\d{2,3}", value)
    before = "arch[= ]" if one and one[1] else "(?:sm|compute)_"
    use = re.compile(rf"{before}\$[({{]{re.escape(name)}[)}}]")
    return one is not None and any(is_open and use.search(line) for _, line, is_open in lines)


def lines_of(code: str, cuda: Release | None = None) -> Iterator[tuple[int, str, bool]]:
    """Yield each line with those that go on with it, where it starts, and whether it is read in any case."""
    around: list[list[bool | None]] = []
    for match in re.finditer(r"(?:[^\n\\]|\\[\s\S])+", code):
        line = match[0].replace("\\\n", "  ")
        branch = _BRANCH.fullmatch(line.rstrip())
        if not branch:
            yield match.start(), line, all(map(_is_taken, around))
        elif branch[1] == "endif":
            del around[-1:]
        elif branch[1] == "else":
            further = _BRANCH.fullmatch(branch[2])
            if around:
                around[-1].append(_holds(further[1], further[2], cuda) if further else True)
        else:
            around.append([_holds(branch[1], branch[2], cuda)])


def _is_taken(branches: list[bool | None]) -> bool:
    """Return whether the last of some branches is taken, and certainly none before it."""
    *before, last = branches
    return last is True and all(one is False for one in before)


def _holds(word: str, asked: str, cuda: Release | None) -> bool | None:
    """Return whether a condition holds; None if unknown."""
    if _is_unset(word, asked):
        return True
    value = _of_release(asked.strip(), cuda) if cuda and word in ("ifeq", "ifneq") else None
    return value if value is None or word == "ifeq" else not value


def _of_release(asked: str, cuda: Release) -> bool | None:
    """Return whether two texts are equal, where the release of CUDA decides: `($(CUDA_MAJOR),12)`, `($(shell test ...; echo $$?),0)`."""
    if equal := _EQUAL.fullmatch(asked):
        return _part(equal["part"], cuda) == int(equal[2])
    shell = _BY_SHELL.fullmatch(asked)
    if not shell:
        return None
    any_of = [re.split(r"[ \t]+-a[ \t]+", one) for one in re.split(r"[ \t]+-o[ \t]+", shell[1])]
    values = [[_compared(term, cuda) for term in terms] for terms in any_of]
    known = [v for terms in values for v in terms]
    return None if None in known else any(map(all, values))


def _compared(term: str, cuda: Release) -> bool | None:
    found = _OF_SHELL.fullmatch(term.strip())
    compare = _COMPARISONS.get(found[2]) if found else None
    return compare(_part(found["part"], cuda), int(found[3])) if found and compare else None


def _part(name: str, cuda: Release) -> int:
    return cuda[name == "MINOR"]


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
