"""Calls into libraries, and whether the build of a source links these."""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import Call, calls, code_of, is_in_any
from opwright.model import C_FAMILY, BuildScript, Source

_RESOLVED_AT_RUN_TIME = (
    r"\b(?:dlsym|dlopen|GetProcAddress|cudaGetDriverEntryPoint\w*|cuGetProcAddress|LazyNVRTC)\b"
    r"|(?:\.|->)\w+##"  # a macro that calls it through a table: `functions.p_##name`
)
_BUILT_ELSEHOW = r"\bint\s+main\s*\("


def library_calls(source: Source, names: str) -> Iterator[Call]:
    """
    Yield the calls of functions in C that come from a library as it is linked.

    Not those that the sources define themselves, or look up when they run.
    """
    if is_in_any(source, _RESOLVED_AT_RUN_TIME) or is_in_any(source, _BUILT_ELSEHOW):
        return
    for call in calls(source, names):
        name = call.name.text
        is_own = call.is_member or _is_own(source, name) or kit.own_names.is_own(source, name)
        if not is_own and _is_compiled(source, call.name.start):
            yield call


def _is_compiled(source: Source, at: int) -> bool:
    """Return whether a place is neither under an undefined macro nor in an unused one."""
    code = code_of(source)
    for condition in kit.preprocessor.conditions_at(code, at):
        match = re.fullmatch(r"defined\s*\(?\s*(\w+)\s*\)?", condition.text)
        if match and condition.holds and not _is_given(source, match[1]):
            return False
    macro = kit.preprocessor.macro_around(code, at)
    return macro is None or _is_used(source, macro)


_BY_COMPILERS = r"_|CUDA(?:RT)?_VERSION|HIP|USE_|WITH_|NDEBUG|WIN32|TORCH_|CUTLASS_"


def _is_given(source: Source, macro: str) -> bool:
    """Return whether a compiler, a header of others or the project may define a macro."""
    if re.match(_BY_COMPILERS, macro) or any(macro in script.text for script in source.build):
        return True
    return any(
        re.search(rf"\bdefine[ \t]+{macro}\b", file.text) for file in _project_sources(source)
    )


def _is_used(source: Source, macro: str) -> bool:
    """Return whether more than the definitions of a macro names it."""
    named, defined = rf"\b{macro}\b", rf"#[ \t]*(?:define|undef|ifn?def)[ \t]+{macro}\b"
    return any(
        len(re.findall(named, code)) > len(re.findall(defined, code))
        for code in map(code_of, _project_sources(source))
    )


def _project_sources(source: Source) -> Iterator[Source]:
    """Yield the C++ sources of the project, as far as known."""
    yield from source.with_includes
    yield from (file for file in source.project if file.language in C_FAMILY)


def links(source: Source, *libraries: str) -> bool | None:
    """Return whether the build of a source links one of these; None if unknown."""
    builds = [script for script in source.build if not script.path.endswith(".cmake")]
    if not any(
        script.extensions for script in builds
    ):  # what CMake includes has functions that build
        return None
    if any(re.search(_BUILT_BY_A_COMMAND, script.text) for script in builds):
        return None
    named = any(_names_any(script, libraries) for script in source.build)
    return named or (None if _links_targets_of_others(builds) else False)


_BUILT_BY_A_COMMAND = (
    r"\bExtension\s*\(\s*['\"][^'\"\n]{1,200}['\"]\s*,\s*(?:sources\s*=\s*)?\[\s*\]"
)
"""An extension without sources: a build_ext of the project's own compiles what it wants, and links it."""
_NO_TARGET = (
    r"(?i)(?:torch|c10|cu|nv|python|pybind|gtest|gmock|mpi|std)[\w+]*|pthread|dl|m|rt|omp|gomp"
)
"""Libraries of others as CMake's files name them."""


def _links_targets_of_others(scripts: list[BuildScript]) -> bool:
    """Return whether a target links one that another CMake file makes, and with it what that one links for all."""
    listed = [
        one for script in scripts if script.path.endswith(".txt") for one in script.extensions
    ]
    own = {one.name for one in listed}
    return any(
        re.fullmatch(r"\w+", library.value)
        and library.value not in own
        and not re.fullmatch(_NO_TARGET, library.value)
        for one in listed
        for library in one.libraries
    )


_CMAKE_NAMES = {"nvidia-ml": "nvml"}
"""Libraries that CMake's targets spell in another way."""


def _names_any(script: BuildScript, libraries: tuple[str, ...]) -> bool:
    """Return whether it mentions one of the libraries at all, to avoid false alarms."""
    names = (
        *libraries,
        *(_CMAKE_NAMES[library] for library in libraries if library in _CMAKE_NAMES),
    )
    either = "|".join(map(re.escape, names))
    written = rf"-l['\",\s]*(?:{either})\b|\blib(?:{either})\b|(?:CUDA|cuda)::(?:{either})\b|\b(?:{either})\.lib\b"
    listed = rf"\b(?i:list\s*\(\s*APPEND\s|set\s*\()\s*\w*(?:LIB|LINK|DEP|lib)\w*\s[^()]*(?<![\w./])(?:{either})(?![\w./])"
    linked = rf"\b(?i:target_link_libraries)\s*\([^()]*[\s;](?:{either})[\s;)]"
    looked_up = rf"(?i:\bfind_\w*lib\w*)\s*\([^()]*(?<![\w./])(?:{either})(?![\w./])|\$\{{\w*(?:{either})_(?i:librar(?:y|ies))\}}"
    return any(library.value in libraries for library in script.libraries) or bool(
        re.search(f"{written}|{listed}|{linked}|{looked_up}", script.text)
    )


def _is_own(source: Source, name: str) -> bool:
    return is_in_any(
        source,
        rf"\bdefine[ \t]+{name}\b|[\w>*&]\s+\*?{name}\s*\([^;{{}}]*\)\s*(?:const\s*)?{{|[(*]\s*{name}\s*[)=;]|\busing\s+{name}\b",
    )
