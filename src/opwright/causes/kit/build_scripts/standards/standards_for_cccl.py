"""C++ standards that a build script pins for sources that include CCCL, and that CCCL no longer compiles with."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import code_of, includes
from opwright.knowledge.cuda.cccl import FIRST_CUDA_WITH_CCCL_3
from opwright.knowledge.cxx.cxx_library import standard_number
from opwright.model import BuildScript, Language, LiteralText

NEEDED = 17
"""By CCCL 3."""
_HEADERS = r"(?:thrust|cub|cuda/std)/.+"
_NVCC = re.compile(r"CUDA_STANDARD|NVCC_FLAGS|CMAKE_CUDA_FLAGS|COMPILE_LANGUAGE:CUDA")
_STANDARD = r"[-/]std[= ](?:c|gnu)\+\+(?P<flag>\w\w)|CUDA_STANDARD[\s\"]+(?P<value>\d\d)\b"
_OTHERWISE = re.compile("(?i)version|standard|std|hip|rocm|msvc|win32|clang|sycl")
_FOR_GPUS = re.compile(
    r"(?i)[ \t]*\w*(?:nv|cuda|hip|gpu)\w*[ \t]*[:?+]?=|\b(?:nvcc|hipcc)\b|\$[({]NVCC"
)
_OTHER_COMPILERS = re.compile(r"\b(?:g\+\+|gcc|c\+\+|clang\+\+|mpicxx|mpic\+\+|icpc)(?![\w+=])")
_ROCM = r"(?:thrust|hipcub|rocprim)/.+"
_IGNORED = "CCCL_IGNORE_DEPRECATED_CPP_DIALECT"


def too_old(script: BuildScript) -> Iterator[tuple[LiteralText, str]]:
    """Yield the pinned standards of GPU sources for which the target toolkit's libraries require a newer one, and which."""
    said = re.match(r"\d+", script.target.cuda or "")
    is_new = said and int(said[0]) >= FIRST_CUDA_WITH_CCCL_3
    if _IGNORED in script.text or not (is_new or script.target.is_rocm):
        return
    pinned = {one: standard_number(one.value) for one in _for_gpus(script)}
    if not pinned or any(number is None or number >= NEEDED for number in pinned.values()):
        return
    wanted = [one for one in pinned if _is_passed(script, one)]
    if wanted and _includes(script, _HEADERS if is_new else _ROCM):
        of_cuda = f"Thrust, CUB and libcu++ of CUDA {script.target.cuda}"
        yield wanted[-1], of_cuda if is_new else "rocThrust, hipCUB and rocPRIM of ROCm 7"


def _in_makefile(script: BuildScript) -> Iterator[LiteralText]:
    """Yield the standards that a makefile tells nvcc or hipcc in any case."""
    code = code_of(script)
    is_for_one = not _OTHER_COMPILERS.search(code) and re.search(r"\b(?:nvcc|hipcc)\b", code)
    for start, line, is_open in kit.archs_in_make.lines_of(code):
        if is_open and (is_for_one or _FOR_GPUS.search(line)):
            for match in re.finditer(_STANDARD, line):
                yield LiteralText(match["flag"] or "", start + match.start(), start + match.end())


def _for_gpus(script: BuildScript) -> Iterator[LiteralText]:
    """Yield the standards that nvcc is told: `14` of `-std=c++14`."""
    if script.language is Language.MAKE:
        yield from _in_makefile(script)
        return
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
    if script.language is Language.MAKE:
        return True
    if script.language is not Language.CMAKE:
        return not kit.python.conditions_at(script, one.start)
    before, cuda = script.text[: one.start], script.target.cuda or ""
    for branches in kit.cmake_branches.branches_at(script.text, one.start):
        taken = kit.cmake_conditions.is_taken(branches, before, cuda)
        if taken is False or (taken is None and _OTHERWISE.search(" ".join(branches))):
            return False
    return True


def _includes(script: BuildScript, headers: str) -> bool:
    return any(
        source.language in _FOR_GPU and any(True for _ in includes(source, headers))
        for source in script.sources
    )


_FOR_GPU = frozenset({Language.CUDA, Language.HIP})
