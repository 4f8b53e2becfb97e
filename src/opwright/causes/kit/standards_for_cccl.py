"""C++ standards that a build script pins for sources that include CCCL, and that CCCL no longer compiles with."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import includes
from opwright.knowledge.cuda.cccl import FIRST_CUDA_WITH_CCCL_3
from opwright.knowledge.cxx_library import standard_number
from opwright.model import BuildScript, Language, LiteralText

NEEDED = 17
"""By CCCL 3."""
_HEADERS = r"(?:thrust|cub|cuda/std)/.+"
_NVCC = re.compile(r"CUDA_STANDARD|NVCC_FLAGS|CMAKE_CUDA_FLAGS|COMPILE_LANGUAGE:CUDA")
_STANDARD = r"[-/]std[= ](?:c|gnu)\+\+(?P<flag>\w\w)|CUDA_STANDARD[\s\"]+(?P<value>\d\d)\b"
_OTHERWISE = re.compile("(?i)version|standard|std|hip|rocm|msvc|win32|clang|sycl")
_IGNORED = "CCCL_IGNORE_DEPRECATED_CPP_DIALECT"


def too_old(script: BuildScript) -> Iterator[LiteralText]:
    """Yield the pinned standards of what nvcc compiles, where CCCL of the target's CUDA needs a newer one."""
    said = re.match(r"\d+", script.target.cuda or "")
    is_new = said and int(said[0]) >= FIRST_CUDA_WITH_CCCL_3
    if not is_new or _IGNORED in script.text:
        return
    pinned = {one: standard_number(one.value) for one in _for_nvcc(script)}
    if not pinned or any(number is None or number >= NEEDED for number in pinned.values()):
        return
    wanted = [one for one in pinned if _is_passed(script, one)]
    if wanted and _includes_cccl(script):
        yield wanted[-1]


def _for_nvcc(script: BuildScript) -> Iterator[LiteralText]:
    """Yield the standards that nvcc is told: `14` of `-std=c++14`."""
    if script.language is not Language.CMAKE:
        starts = {flag.start for e in script.extensions for flag in e.flags.get("nvcc", ())}
        yield from (one for one in script.cxx_standards if one.start in starts)
        return
    for command in kit.cmake.commands(script.text):
        whole = script.text[command.start : command.end]
        if _NVCC.search(whole):
            for match in re.finditer(_STANDARD, whole):
                number = match["flag"] or match["value"]
                yield LiteralText(
                    number, command.start + match.start(), command.start + match.end()
                )


def _is_passed(script: BuildScript, one: LiteralText) -> bool:
    """Return whether no condition keeps a flag from the target's toolkit."""
    if script.language is not Language.CMAKE:
        return not kit.python.conditions_at(script, one.start)
    before, cuda = script.text[: one.start], script.target.cuda or ""
    for branches in kit.cmake_branches.branches_at(script.text, one.start):
        taken = kit.cmake_conditions.is_taken(branches, before, cuda)
        if taken is False or (taken is None and _OTHERWISE.search(" ".join(branches))):
            return False
    return True


def _includes_cccl(script: BuildScript) -> bool:
    return any(
        source.language is Language.CUDA and any(True for _ in includes(source, _HEADERS))
        for source in script.sources
    )
