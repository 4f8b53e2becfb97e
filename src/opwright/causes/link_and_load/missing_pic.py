"""
Code in a shared object must work at any address, so every object file in it has to be compiled with `-fPIC`. A static library
(`libfoo.a`) is a bundle of object files, and compilers do not add the flag for those by default: CMake adds it only for
`SHARED` and `MODULE` targets. When such a library goes into an extension, the linker meets instructions with fixed addresses
and stops: ``relocation R_X86_64_32S against `.rodata' can not be used when making a shared object; recompile with -fPIC``.

The flag belongs on the library that the message names, not on the extension, and its old object files have to go, since
neither make nor ninja rebuild them for an environment variable. nvcc needs `-Xcompiler -fPIC`; a static library of CUDA code
in CMake, `POSITION_INDEPENDENT_CODE ON` on its target.

`-Wl,-z,notext`, which lld offers, trades the error for relocations in the code, and hardened systems refuse to load those.

In CMake, `opwright lint` reports this when a `STATIC` library is linked into a `SHARED` or `MODULE` one of the same file,
nothing there mentions position-independent code, and it links no target of another file that may bring the flag.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence

from opwright.causes import kit
from opwright.causes.kit.messages.non_pic import RECOMPILE, is_installed_archive, named_file
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import evidence, for_scripts
from opwright.logs.patterns import LogMatch
from opwright.model import BuildScript, Cause, Confidence, Evidence, Fix, Language, Log

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax.build.cmake import Command


def _confidence(match: LogMatch, log: Log) -> Confidence | None:
    path = named_file(log, match)
    if is_installed_archive(path):
        return None
    return CERTAIN if path else LIKELY


def _path(match: LogMatch, log: Log) -> str:
    return named_file(log, match) or "an object file"


_PIC_SETTINGS = ("POSITION_INDEPENDENT_CODE", "-fPIC", "-fPIE")
_TARGET_COMMANDS = ("add_library", "cuda_add_library", "pybind11_add_module", "python_add_library")
_BUILD_INTERFACE = re.compile(r"^\$<(?:BUILD_INTERFACE|LINK_ONLY):([^<>]*)>$")
_NO_TARGETS = frozenset(("PRIVATE", "PUBLIC", "INTERFACE", "pthread", "dl", "m", "rt"))
_APPLE_PROJECT = r"\bLANGUAGES\b[^()]*\bOBJC(?:XX)?\b"
"""On Apple's systems all code is position-independent."""


@for_scripts("STATIC")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for static libraries that are linked into shared ones and compiled without -fPIC."""
    if not script.path.endswith("CMakeLists.txt"):
        return  # of what CMake includes, others set the flags: an interface that is linked
    texts = [one.text for one in (script, *script.above, *script.beside)]
    if script.language is not Language.CMAKE or any(p in t for p in _PIC_SETTINGS for t in texts):
        return
    if any(re.search(_APPLE_PROJECT, text, re.IGNORECASE) for text in texts):
        return
    commands = kit.cmake.commands(script.text)
    targets = {
        c.arguments[0].value: c
        for c in commands
        if c.name in _TARGET_COMMANDS and len(c.arguments) > 1 and "$" not in c.arguments[0].value
    }
    others = _linking_others(commands, targets)
    static = {n for n, c in targets.items() if c.arguments[1].value == "STATIC"} - others
    shared = {
        n
        for n, c in targets.items()
        if c.name == "pybind11_add_module" or c.arguments[1].value in ("SHARED", "MODULE")
    }
    reported: set[str] = set()
    for command in commands:
        if command.name == "target_link_libraries" and command.arguments:
            for one in command.arguments[1:]:
                if command.arguments[0].value in shared and one.value in static - reported:
                    reported.add(one.value)
                    path = f"{one.value}, a static library,"
                    yield evidence(script, one.start, one.end, confidence=LIKELY, path=path)


def _linking_others(commands: Sequence[Command], targets: Container[str]) -> set[str]:
    """Return the targets that link one in another file, which may pass them -fPIC."""
    return {
        command.arguments[0].value
        for command in commands
        if command.name == "target_link_libraries" and command.arguments
        for one in command.arguments[1:]
        for name in [_BUILD_INTERFACE.sub(r"\1", one.value)]
        if re.fullmatch(r"\w+", name) and name not in targets and name not in _NO_TARGETS
    }


_CMAKE = "add_library(solver STATIC dense.cpp)\nadd_library(op SHARED op.cpp)\ntarget_link_libraries(op PRIVATE solver)\n"

CAUSE = Cause(
    title="{path} is linked into a shared object and was compiled without -fPIC",
    in_log=log_rules(rule(*RECOMPILE, confidence=_confidence, is_last=True, path=_path)),
    in_build_script=in_build_script,
    fix=Fix(
        "rebuild the named library from clean with -fPIC, or link its shared variant",
        commands=("cmake -DCMAKE_POSITION_INDEPENDENT_CODE=ON ..",),
    ),
    examples=(
        (
            "/usr/bin/ld: third_party/solver/libsolver.a(dense.o): relocation R_X86_64_32S against `.rodata' can not be "
            "used when making a shared object; recompile with -fPIC\n"
            "/usr/bin/ld: failed to set dynamic section sizes: bad value\n"
            "collect2: error: ld returned 1 exit status"
        ),
        (
            "ld.lld: error: relocation R_X86_64_32 cannot be used against local symbol; recompile with -fPIC\n"
            ">>> defined in libsolver.a(dense.o)"
        ),
        (
            "/usr/bin/ld: libsolver.a(dense.o): перемещение R_X86_64_PC32 для «pow» нельзя использовать при создании "
            "общего объекта; перекомпилируйте с -fPIC"
        ),
        BuildScript("CMakeLists.txt", _CMAKE),
        BuildScript(
            "CMakeLists.txt", f"{_CMAKE}target_link_libraries(solver PUBLIC pthread ${{BLAS}})\n"
        ),
    ),
    counterexamples=(
        BuildScript(
            "op/CMakeLists.txt",
            "add_library(core STATIC core.cpp)\nadd_library(op SHARED op.cpp)\n"
            "target_link_libraries(op PRIVATE core)\n",
            above=(BuildScript("CMakeLists.txt", "set(CMAKE_POSITION_INDEPENDENT_CODE ON)\n"),),
        ),
        BuildScript("CMakeLists.txt", f"set(CMAKE_POSITION_INDEPENDENT_CODE ON)\n{_CMAKE}"),
        BuildScript("CMakeLists.txt", _CMAKE.replace("STATIC", "OBJECT")),
        BuildScript(
            "CMakeLists.txt",
            f"{_CMAKE}target_link_libraries(solver PRIVATE $<BUILD_INTERFACE:flags>)\n",
        ),
        BuildScript("CMakeLists.txt", f"project(op LANGUAGES C CXX OBJC)\n{_CMAKE}"),
        BuildScript("CMakeLists.txt", _CMAKE.replace("library(op SHARED", "executable(op")),
        "g++ -Wall -fPIC -I/venv/include -c csrc/a.cpp -o build/a.o",
        (
            "/usr/bin/ld: /usr/local/lib/libprotobuf.a(arena.o): relocation R_X86_64_TPOFF32 against symbol "
            "`_ZN6google' can not be used when making a shared object; recompile with -fPIC"
        ),
        "relocation truncated to fit: R_X86_64_PC32 against `.nv_fatbin'",
    ),
)
