"""Lists of GPU architectures that a CMake script keeps under names of its own, and what it asks for with one toolkit."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.build_scripts.archs.gpu_archs import number
from opwright.causes.kit.build_scripts.archs.requested_archs import SETTINGS, RequestedArch
from opwright.model import BuildScript, LiteralText

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax.build.cmake import Command

NAMES = (
    "CUDA_ARCH",
    "GPU_ARCH",
    "cuda_arch",
    "gpu_arch",
    "CUDAARCHS",
    "CUDA_CC",
    "GPU_CC",
    "CUDA_SM",
    "nvcc_arch",
    "NVCC_ARCH",
)
"""Substrings of the names of such lists."""
_PROPERTY = "CUDA_ARCHITECTURES"
_LIST = r"(?i)\w*(?:cuda|gpu|nvcc)_?arch\w*|\w*(?:cuda|gpu)_(?:cc|sms?)(?:_\w+)?"
_NO_LIST = (
    r"(?i)\w*(?:support|min|max|latest|earliest|oldest|newest|detect|number|filter|all|limit)\w*"
)
"""In names of lists to choose from, which are not compiled for as they stand."""
_OF_ARCHS = r"(?i)arch|gencode|flag|compute|capab|sms?(?:_|\Z)"
"""In the name of a list from which architectures may be filtered."""
_ARCH = r"(\d{2,3}|\d{1,2}\.\d)[af]?(?:\(\d[\d.]*\))?(?:-(?:real|virtual)|\+PTX)?"


def listed(script: BuildScript) -> Iterator[RequestedArch]:
    """Yield the architectures of lists that a script sets under a name of its own."""
    by_programs = set(re.findall(r"\bOUTPUT_VARIABLE\s+(\w+)", script.text))
    for command in kit.cmake.commands(script.text):
        name, values = _list_of(command)
        if (
            not _is_list(name, script.text)
            or (command.name == "set" and name in SETTINGS)
            or name in by_programs
        ):
            continue
        words = [(value, word) for value in values for word in re.finditer(r"[^\s;]+", value.value)]
        if all(re.fullmatch(_ARCH, word[0]) and number(_plain(word[0])) for _, word in words):
            for value, word in words:
                at = script.text.find(word[0], value.start, value.end)
                yield RequestedArch(
                    LiteralText(word[0], at, at + len(word[0])),
                    f"sm_{number(_plain(word[0]))}",
                    name,
                )


def _is_list(name: str, text: str) -> bool:
    """Return whether a variable is compiled for as it stands, or is the default of one that is: `set(NVCC_ARCHS ${NVCC_ARCHS_SUPPORTED})`."""
    if not re.fullmatch(_LIST, name):
        return False
    if not re.fullmatch(_NO_LIST, name):
        return True
    others = re.findall(rf"(?i)\bset[ \t]*\([ \t]*(\w+)[ \t]+\$\{{{name}\}}(?=[\s)])", text)
    return any(re.fullmatch(_LIST, one) and not re.fullmatch(_NO_LIST, one) for one in others)


def _list_of(command: Command) -> tuple[str, tuple[LiteralText, ...]]:
    """Return the name of the list that a command sets or appends to, and what it puts there."""
    given = command.arguments
    if command.name == "cuda_select_nvcc_arch_flags":
        return _PROPERTY, given[1:]
    for at, one in enumerate(given[:-1]):
        if command.name in ("set_target_properties", "set_property") and one.value == _PROPERTY:
            return _PROPERTY, given[at + 1 : at + 2]
    if command.name == "list" and given and given[0].value.upper() == "APPEND":
        given = given[1:]
    elif command.name != "set":
        return "", ()
    ends = (i for i, one in enumerate(given) if one.value in ("CACHE", "PARENT_SCOPE"))
    values = given[1 : next(ends, None)]
    return (given[0].value, values) if values else ("", ())


def _plain(word: str) -> str:
    return word.partition("(")[0].replace("-real", "").replace("-virtual", "")


def is_asked_for(script: BuildScript, one: RequestedArch, cuda: str) -> bool | None:
    """Return whether a script asks for an architecture with a release of CUDA; None where its conditions do not say."""
    before = script.text[: one.literal.start]
    taken = [
        kit.cmake_conditions.is_taken(branches, before, cuda)
        for branches in kit.cmake_branches.branches_at(script.text, one.literal.start)
    ]
    if False in taken or any(_removals(script, one, cuda)):
        return False
    return None if None in taken else True


def _removals(script: BuildScript, one: RequestedArch, cuda: str) -> Iterator[bool]:
    """Yield whether each command that takes an architecture out of a list is run, or may be."""
    for command in kit.cmake.commands(script.text):
        words = [argument.value for argument in command.arguments]
        takes_out = command.name == "list" and words[:1] in (["REMOVE_ITEM"], ["FILTER"])
        takes_out |= command.name == "string" and words[:1] == ["REPLACE"]
        is_filter = words[:1] == ["FILTER"] and re.search(_OF_ARCHS, " ".join(words[1:2]))
        if takes_out and (one.literal.value in words or is_filter):
            around = kit.cmake_branches.branches_at(script.text, command.start)
            before = script.text[: command.start]
            taken = [kit.cmake_conditions.is_taken(branches, before, cuda) for branches in around]
            yield False not in taken
