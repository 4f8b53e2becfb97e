"""
Code in a shared object must work at whatever address it is put, so every object file in it has to be compiled with
`-fPIC`. A static library (`libfoo.a`) is a bundle of object files, and compilers do not add the flag for
those by themselves: CMake does only for `SHARED` and `MODULE` targets. When such a library goes into an
extension, the linker meets instructions with fixed addresses and stops: ``relocation R_X86_64_32S against
`.rodata' can not be used when making a shared object; recompile with -fPIC``.

The flag has to reach the compile of the library that the message names, not the extension's, and its old object
files have to go, since neither make nor ninja rebuild them for an environment variable. Files of nvcc want
`-Xcompiler -fPIC`; a static library of CUDA code under CMake `POSITION_INDEPENDENT_CODE ON` on its target.

`-Wl,-z,notext`, which lld offers, trades the error for relocations in the code, and those for a library that
hardened systems refuse to load.

In CMake it is found where a `STATIC` library is linked into a `SHARED` or `MODULE` one of the same file, and nothing there
speaks of position-independent code.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_scripts
from opwright.logs.patterns import LogMatch, compiled, find_matches
from opwright.model import BuildScript, Cause, Confidence, Evidence, Fix, Language, Log

RECOMPILE = (
    r"(?:relocation|reubicación|réadressage(?: de)?|перемещение|пересування|再配置) R_[^\n]{0,1500}-fPI[CE]",
    r"recompile (?:object files )?with -fPI[CE]",
)
"""What GNU ld, gold, lld and mold print; the name of the relocation is the same in all languages."""
_FILE = r"[^\s:('\"]+\.(?:a|o|lo|obj)(?=[:(\s])"
_DEFINED_IN = r"\n>>> (?:defined|referenced) (?:in|by) ([^\s(]+\.(?:a|o))"
_OF_THE_MACHINE = (
    r"/(?:usr|lib|lib64|opt|nix|sw|software|apps|cvmfs|spack)/|/(?:mini|ana)conda|/miniforge|/mambaforge|/envs/"
    r"|/\.?linuxbrew/|/\.pyenv/"
)
_OF_A_TOOLKIT = r"/cuda[^/]{0,40}/|/rocm[^/]{0,20}/|/torch/lib/|/libtorch/|/nvidia/|/hpc_sdk/"


def is_of_the_machine(path: str) -> bool:
    """Return whether an archive is installed on the machine, and not of the project or a toolkit."""
    return path.endswith(".a") and bool(
        compiled(_OF_THE_MACHINE).search(path) and not compiled(_OF_A_TOOLKIT).search(path)
    )


@log_check(*RECOMPILE)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for objects that were not compiled for a shared object."""
    for found in find_matches(log, *RECOMPILE):
        path = named_in(log, found)
        if not is_of_the_machine(path):
            sure = Confidence.CERTAIN if path else Confidence.LIKELY
            yield found.evidence(sure, path=path or "an object file")
            return


def named_in(log: Log, found: LogMatch) -> str:
    """Return the archive or object file that a linker has named before a relocation, or below it."""
    text, start = log.text, found.start
    files = compiled(_FILE).findall(text, text.rfind("\n", 0, start) + 1, start)
    if files:
        return str(files[-1])
    below = compiled(_DEFINED_IN).search(text, start, start + 600)
    return below[1] if below else ""


_POSITION = ("POSITION_INDEPENDENT_CODE", "-fPIC", "-fPIE")
_MADE_BY = ("add_library", "cuda_add_library", "pybind11_add_module", "python_add_library")


_FOR_APPLE_ALONE = r"\bLANGUAGES\b[^()]*\bOBJC(?:XX)?\b"
"""Of a project: there all code is position-independent."""


@for_scripts("STATIC")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for static libraries that go into shared ones and are compiled as for programs."""
    texts = [one.text for one in (script, *script.above)]
    if script.language is not Language.CMAKE or any(p in t for p in _POSITION for t in texts):
        return
    if any(re.search(_FOR_APPLE_ALONE, text, re.IGNORECASE) for text in texts):
        return
    known = kit.cmake.commands(script.text)
    made = {
        c.arguments[0].value: c
        for c in known
        if c.name in _MADE_BY and len(c.arguments) > 1 and "$" not in c.arguments[0].value
    }
    static = {n for n, c in made.items() if c.arguments[1].value == "STATIC"}
    shared = {
        n
        for n, c in made.items()
        if c.name == "pybind11_add_module" or c.arguments[1].value in ("SHARED", "MODULE")
    }
    told: set[str] = set()
    for command in known:
        if command.name == "target_link_libraries" and command.arguments:
            for one in command.arguments[1:]:
                if command.arguments[0].value in shared and one.value in static - told:
                    told.add(one.value)
                    path = f"{one.value}, a static library,"
                    yield evidence(
                        script, one.start, one.end, confidence=Confidence.LIKELY, path=path
                    )


_CMAKE = "add_library(solver STATIC dense.cpp)\nadd_library(op SHARED op.cpp)\ntarget_link_libraries(op PRIVATE solver)\n"

CAUSE = Cause(
    title="{path} goes into a shared object and was compiled without -fPIC",
    in_log=in_log,
    in_build_script=in_build_script,
    fix=Fix(
        "compile the library that is named with -fPIC, from clean, or link its shared variant",
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
