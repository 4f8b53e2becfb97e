"""
A library was linked without something it needs, or the loader does not find it.

A shared object may be linked with names left open, so a forgotten library or source file is not
noticed until somebody loads the result. Then the loader names one symbol, the first.
"""

import re
from collections.abc import Iterator

from opwright.model import BuildScript, Source
from opwright.source_signs import Call, calls, is_in_any

_ASKED_AT_RUN_TIME = (
    r"\b(?:dlsym|dlopen|GetProcAddress|cudaGetDriverEntryPoint\w*|cuGetProcAddress|LazyNVRTC)\b"
)
_BUILT_ELSEHOW = r"\bint\s+main\s*\("

NEEDS = "BINARY"


def calls_of_library(source: Source, names: str) -> Iterator[Call]:
    """
    Yield the calls of functions in C that come from a library as it is linked.

    Not those that the sources define themselves, or look up when they run.
    """
    if is_in_any(source, _ASKED_AT_RUN_TIME) or is_in_any(source, _BUILT_ELSEHOW):
        return
    for call in calls(source, names):
        if not call.is_member and not _is_own(source, call.name.text):
            yield call


def links(source: Source, *libraries: str) -> bool | None:
    """Return whether what builds a source links one of these; None where nothing says."""
    builds = [script for script in source.build if not script.path.endswith(".cmake")]
    if not any(
        script.extensions for script in builds
    ):  # what CMake includes has functions that build
        return None
    return any(_names_one(script, libraries) for script in source.build)


def _names_one(script: BuildScript, libraries: tuple[str, ...]) -> bool:
    """Return whether it names one of the libraries in any way: of a false alarm nobody has much."""
    either = "|".join(map(re.escape, libraries))
    written = rf"-l['\",\s]*(?:{either})\b|\blib(?:{either})\b|(?:CUDA|cuda)::(?:{either})\b|\b(?:{either})\.lib\b"
    return any(said.value in libraries for said in script.libraries) or bool(
        re.search(written, script.text)
    )


def _is_own(source: Source, name: str) -> bool:
    return is_in_any(
        source,
        rf"\bdefine[ \t]+{name}\b|[\w>*&]\s+\*?{name}\s*\([^;{{}}]*\)\s*(?:const\s*)?{{|[(*]\s*{name}\s*[)=;]|\busing\s+{name}\b",
    )
