"""
`cmake_minimum_required(VERSION 3.1)` asks CMake to behave as that release did. CMake 4.0 no longer behaves as any release
before 3.5, and stops: "Compatibility with CMake < 3.5 has been removed from CMake". `pip install cmake`, which many builds do by
themselves, brings CMake 4; torch's own TorchConfig.cmake needs 3.18.

Name the oldest CMake that is tried, and the newest: `VERSION 3.18...4.0`. The policies of the second are used where the
CMake at hand has them, so that it also ends the warning before the next removal. Somebody else's project, which cannot be
changed, is built with `-DCMAKE_POLICY_VERSION_MINIMUM=3.5`.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import evidence, for_scripts, is_in, matches
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Extension,
    Fix,
    Language,
    Safety,
)

_MINIMUM = r"(?i:\bcmake_minimum_required)\s*\(\s*VERSION\s+(?P<least>(\d+)\.(\d+)(?:\.\d+)*)(?:\.\.\.(\d+)\.(\d+))?"
_KEPT = (3, 5)
"""The oldest release whose behaviour CMake 4 has."""
_ALLOWED = "CMAKE_POLICY_VERSION_MINIMUM"


@for_scripts("cmake_minimum_required", "CMAKE_MINIMUM_REQUIRED")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for a project that asks for an older CMake than CMake 4 can be."""
    if script.language is not Language.CMAKE or not is_in(script, r"(?i:\bproject)\s*\("):
        return
    around = (*script.beside, *script.above)
    is_aside = any(one.extensions and one.language is not Language.CMAKE for one in around)
    if (
        is_aside
        or _ALLOWED in script.text
        or _is_pinned(script)
        or kit.added_folders.is_never_added(script)
    ):
        return
    for match in matches(script, _MINIMUM):
        newest = (match[4], match[5]) if match[4] else (match[2], match[3])
        if tuple(map(int, newest)) < _KEPT:
            yield evidence(
                script, *match.span("least"), confidence=Confidence.LIKELY, least=match["least"]
            )


def _is_pinned(script: BuildScript) -> bool:
    """Return whether the project is built with an older CMake."""
    required = [
        s.value for one in (*script.beside, *script.above) for s in one.build_requires or ()
    ]
    return any(one.startswith("cmake") and ("<" in one or "==" in one) for one in required)


_OLD = "cmake_minimum_required(VERSION 3.1 FATAL_ERROR)\nproject(op CXX)\n"

CAUSE = Cause(
    title="CMake 4 stops at cmake_minimum_required(VERSION {least}): it is no longer compatible with releases before 3.5",
    in_build_script=in_build_script,
    fact="",  # however many folders of a project have it
    fix=Fix(
        "write cmake_minimum_required(VERSION 3.18...4.0), as torch's own CMake files need 3.18",
        safety=Safety.MANUAL,
    ),
    examples=(
        BuildScript("CMakeLists.txt", _OLD),
        BuildScript("CMakeLists.txt", "CMAKE_MINIMUM_REQUIRED(VERSION 2.8.12)\nPROJECT(op)\n"),
    ),
    counterexamples=(
        BuildScript("CMakeLists.txt", _OLD.replace("3.1", "3.5")),
        BuildScript("CMakeLists.txt", _OLD.replace("3.1 ", "3.1...3.27 ")),
        BuildScript(
            "csrc/CMakeLists.txt",
            _OLD,
            above=(BuildScript("setup.py", "", (Extension("op", "CUDAExtension", 0, 0),)),),
        ),
        BuildScript(
            "third_party/parser/CMakeLists.txt",
            _OLD,
            above=(BuildScript("CMakeLists.txt", "include_directories(third_party/parser)\n"),),
        ),
        BuildScript("cmake/part.cmake", "cmake_minimum_required(VERSION 3.1)\n"),
        BuildScript("CMakeLists.txt", f"# {_OLD}"),
    ),
)
