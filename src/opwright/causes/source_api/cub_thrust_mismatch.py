"""
Thrust is built on CUB, and each release of one needs its release of the other. Since CUDA 11.0 both are in the
toolkit, so there is nothing to install. Older instructions still say to download CUB and set `CUB_HOME`, as
PyTorch3D's did for CUDA 10; that copy then comes first on the include path, and the toolkit's Thrust finds another
CUB. Conda's `nvidiacub`, a CUB submodule or pip's CCCL headers do the same. Thrust stops with an `#error`, or classes
are defined twice.

torch puts CUB into its own namespace, with macros (`CUB_NS_QUALIFIER`) that an older CUB rejects with an `#error`.

Remove the extra copy. THRUST_IGNORE_CUB_VERSION_CHECK only silences the check: the two halves still do not fit.

In build scripts, `opwright lint` reports this when a folder of CUB alone, or of Thrust alone, is always on the
include path, and the sources include the other one, which is then the toolkit's. With `--cuda 11.0` and later it also
reports a CUB of before 1.9.9 that CMake downloads or puts on the include path (`cub-1.8.0`), and a copy that a source includes
by its folder beside the toolkit's Thrust.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import (
    evidence,
    for_scripts,
    for_sources,
    includes,
    literal_evidence,
)
from opwright.model import BuildScript, Cause, Evidence, Fix, Language, Log, Machine, Source, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax.build.cmake import Command

_CERTAIN_PATTERNS = (
    r"version of (?P<copy>CUB|Thrust|libcu\+\+) in your include path is not compatible with this release of (?P<other>\w+)",
    r"in your include path is not compatible with this release of (?P<other>Thrust|CUB)",
    r"CUB requires a definition of (?P<copy>CUB_NS_QUALIFIER)",
    r"#error[^\n]{0,40}(?P<copy>CUB_NS_QUALIFIER)",
)
_LIKELY_PATTERNS = (
    r"namespace \"(?P<copy>thrust::(?:cuda_cub::)?cub)\" has no member",
    r"\"(?P<copy>thrust::(?:cuda_cub::)?cub)\" is ambiguous",
    r"(?:undeclared identifier|identifier) ['\"](?P<copy>THRUST_NS_QUALIFIER|CUB_NS_QUALIFIER|_CCCL_\w{3,40})['\"]",
    r"[‘'](?P<copy>THRUST_NS_QUALIFIER|CUB_NS_QUALIFIER)[’'] (?:was not declared|has not been declared|does not name)",
    r"\"(?P<copy>cub|thrust)::[^\"\n]{1,120}\"[^\n]{0,60}has already been (?:defined|declared)",
    r"redefinition of ['‘](?:class |struct |const )?(?P<copy>cub|thrust)::",
    r"[/\\](?P<copy>cub|thrust)[/\\][\w/\\.-]{1,80}\.(?:cuh|h|inl)\(\d{1,6}\): error: (?:name followed by \"::\" must|argument list for template template)",
    r"[/\\](?P<copy>cub)[/\\][\w/\\.-]{1,80}\.cuh\(\d{1,6}\): error: (?:class \"\w{1,40}\" has no member class|identifier \"[A-Z][A-Z_]{3,30}\" is undefined)",
)
_FOLDER = re.compile(r"(?:.*[/\\])?(?:nvidia-?)?(?P<copy>cub|thrust)(?:-v?\d[\d.]*)?[/\\]?")
_FIRST_CUDA_WITH_BOTH = 11
_FETCHES = frozenset({"externalproject_add", "fetchcontent_declare", "cpmaddpackage"})
_INCLUDES = frozenset({"include_directories", "target_include_directories"})
_ADDRESS = r"github\.com[/:](?:NVlabs|NVIDIA|thrust)/(?P<copy>cub|thrust)\b"
_RELEASE = r"(?:^|[/v-])(?P<release>1\.\d+(?:\.\d+)?)(?=\.zip|\.tar|\Z)"
_FIRST_OF_TOOLKIT = (1, 9, 9)
"""CUB's release in CUDA 11.0, and Thrust's."""
_OLD_FOLDER = r"(?:.*/)?(?P<copy>cub|thrust)-v?(?P<release>1\.\d+(?:\.\d+)?)/?"
_NAMES = {"cub": "CUB", "thrust": "Thrust"}
_IN_FOLDER = r"(?:.*/)?(?P<folder>(?:3rdparty|third_?party|externals?|extern|submodules|deps)/(?P<copy>cub|thrust)[\w.-]*)/(?P=copy)/.+"


@for_sources(
    r"(?:3rdparty|third_?party|externals?|extern|submodules)/(?:cub|thrust)",
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for a copy of CUB or Thrust that is included by its folder, where the project includes the other one."""
    if not _has_both(source.target):
        return
    for piece in includes(source, _IN_FOLDER):
        match = re.fullmatch(_IN_FOLDER, piece.text)
        copy, other = ("CUB", "Thrust") if match and match["copy"] == "cub" else ("Thrust", "CUB")
        others = any(_includes(file, other.lower()) for file in source.with_includes)
        asked = [one.text for one in kit.inclusion.conditions(source, piece.start)]
        if match and others and not any(re.search("VERSION|__has_include", text) for text in asked):
            yield evidence(
                source,
                piece.start,
                piece.end,
                confidence=LIKELY,
                copy=f"{copy} of {match['folder']}",
                other=f"the toolkit's {other}",
            )
            return


def _includes(file: Source, library: str) -> bool:
    is_copy = re.search(r"(?:^|/)(?:cub|thrust)/", file.path)
    return f"{library}/" in file.text and not is_copy and any(includes(file, rf"{library}/.+"))


def _has_both(target: Target) -> bool:
    """Return whether it is said that the toolkit is one that brings both."""
    major = re.match(r"\d+", target.cuda or "")
    return major is not None and int(major[0]) >= _FIRST_CUDA_WITH_BOTH


def _in_cmake(script: BuildScript) -> Iterator[Evidence]:
    """Yield the first old copy that CMake downloads, and the first folder of a copy that it adds."""
    for command in kit.cmake.commands(script.text):
        if command.name in _FETCHES:
            copy = _downloaded(command)
        elif command.name in _INCLUDES:
            copy = _added(command)
        else:
            continue
        if copy and not _is_left_out(script, command):
            other = "Thrust" if copy.startswith("CUB") else "CUB"
            yield evidence(
                script,
                command.start,
                command.end,
                confidence=LIKELY,
                copy=copy,
                other=f"the toolkit's {other}",
            )
            return


def _downloaded(command: Command) -> str:
    """Return the old copy that a command downloads, in words."""
    values = [argument.value for argument in command.arguments]
    address = next((m for value in values if (m := re.search(_ADDRESS, value))), None)
    release = next((m for value in values if (m := re.search(_RELEASE, value))), None)
    if address is None or release is None:
        return ""
    number = tuple(map(int, release["release"].split(".")))
    name = _NAMES[address["copy"]]
    return f"{name} {release['release']}" if number < _FIRST_OF_TOOLKIT else ""


def _added(command: Command) -> str:
    """Return the old copy whose folder a command adds to the include path, in words."""
    for argument in command.arguments:
        match = re.fullmatch(_OLD_FOLDER, argument.value)
        if match and tuple(map(int, match["release"].split("."))) < _FIRST_OF_TOOLKIT:
            return f"{_NAMES[match['copy']]} of {argument.value}"
    return ""


def _is_left_out(script: BuildScript, command: Command) -> bool:
    """Return whether the conditions around a command keep it out with the toolkit that is said, or ask for releases in a way unknown."""
    around = kit.cmake_branches.branches_at(script.text, command.start)
    before, cuda = script.text[: command.start], script.target.cuda or ""
    taken = [kit.cmake_conditions.is_taken(branches, before, cuda) for branches in around]
    unknown = [branches for branches, is_so in zip(around, taken, strict=True) if is_so is not True]
    return False in taken or any("VERSION" in text for each in unknown for text in each)


@for_scripts(
    r"(?:third_?party|3rdparty|\bexternals?|\bextern|submodules)/(?:cub|thrust)",
    r"(?:NVlabs|NVIDIA|thrust)/(?:cub|thrust)",
)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for a copy of CUB or Thrust in front of a toolkit that has both."""
    cuda = re.match(r"\d+", script.target.cuda or "")
    if cuda and int(cuda[0]) < _FIRST_CUDA_WITH_BOTH:
        return
    if script.language is Language.CMAKE and _has_both(script.target):
        yield from _in_cmake(script)
        return
    folders = [
        (folder, match["copy"])
        for extension in script.extensions
        for folder in extension.include_dirs
        if (match := _FOLDER.fullmatch(folder.value))
    ]
    if len({copy for _, copy in folders}) != 1 or "cccl" in script.text.lower():
        return
    folder, copy = folders[0]
    copy, other = ("CUB", "Thrust") if copy == "cub" else ("Thrust", "CUB")
    is_used = any(any(includes(source, rf"{other.lower()}/.+")) for source in script.sources)
    if is_used and not _is_conditional(script, folder.start):
        names = {"copy": f"{copy} of {folder.value}", "other": f"the toolkit's {other}"}
        yield literal_evidence(script, folder, **names)._replace(confidence=POSSIBLE)


def _is_conditional(script: BuildScript, offset: int) -> bool:
    if script.language is not Language.PYTHON:
        return bool(re.search(r"VERSION_(?:LESS|GREATER)", script.text))
    return bool(kit.python.conditions_at(script, offset))


_SETUP = "setup(ext_modules=[CUDAExtension('op', ['op.cu'], include_dirs=['third_party/cub'])])\n"
_SORTS = Source("op.cu", "#include <cub/cub.cuh>\n#include <thrust/sort.h>\n")
_FETCHED = "{}ExternalProject_Add(cub URL https://github.com/NVlabs/cub/archive/1.8.0.zip)\n"
_ADDED = "project(op LANGUAGES CUDA)\ninclude_directories(third_party/cub-1.8.0)\nadd_library(op op.cu)\n"
_INCLUDED = '#include "3rdparty/cub/cub/cub.cuh"\n#include <thrust/sort.h>\n'

CAUSE = Cause(
    title="the include path mixes two copies: {copy} does not match {other}",
    in_log=log_rules(
        rule(*_CERTAIN_PATTERNS, copy="CUB", other="Thrust"),
        rule(*_LIKELY_PATTERNS, confidence=LIKELY, other="the toolkit's copy"),
    ),
    in_source=in_source,
    in_build_script=in_build_script,
    fix=Fix(
        "use the toolkit's own CUB and Thrust: unset CUB_HOME and remove the extra copy",
        commands=("unset CUB_HOME", "conda remove nvidiacub"),
    ),
    explains=("cccl-header-incompatible", "macro-or-flag-conflict"),
    examples=(
        "cub/agent/agent_scan.cuh:91:20: error: use of undeclared identifier 'THRUST_NS_QUALIFIER'",
        '/opt/cub-1.14.0/cub/agent/agent_scan.cuh(41): error: name followed by "::" must be a class or namespace name',
        'thrust/system/cuda/detail/core/triple_chevron_launch.h(90): error: namespace "thrust::cub" has no member "PtxVersion"',
        Log(
            "/usr/local/cuda/include/thrust/system/cuda/config.h:79:2: error: #error The version of CUB in"
            " your include path is not compatible with this release of Thrust. CUB is now included in"
            " the CUDA Toolkit, so you no longer need to use your own checkout of CUB.",
            Machine(cuda="11.8"),
        ),
        (
            "cub/util_namespace.cuh:101:2: error: #error CUB requires a definition of CUB_NS_QUALIFIER"
            " when CUB_NS_PREFIX/POSTFIX are defined."
        ),
        BuildScript("setup.py", _SETUP, sources=(_SORTS,)),
        BuildScript("CMakeLists.txt", _FETCHED.format(""), target=Target(cuda="11.0")),
        BuildScript("CMakeLists.txt", _ADDED, target=Target(cuda="11.8")),
        Source("op.cu", _INCLUDED, Target(cuda="11.8")),
    ),
    counterexamples=(
        BuildScript("CMakeLists.txt", _FETCHED.format(""), target=Target(cuda="10.2")),
        BuildScript(
            "CMakeLists.txt",
            _FETCHED.format("if(CUDA_VERSION VERSION_LESS 11)\n") + "endif()\n",
            target=Target(cuda="11.0"),
        ),
        BuildScript(
            "CMakeLists.txt", _ADDED.replace("1.8.0", "1.17.2"), target=Target(cuda="11.8")
        ),
        Source("op.cu", _INCLUDED.partition("\n")[0] + "\n", Target(cuda="11.8")),
        "cub/config.cuh:12:9: note: macro CUB_NS_QUALIFIER defined here",
        BuildScript("setup.py", _SETUP, sources=(Source("op.cu", "#include <cub/cub.cuh>\n"),)),
        BuildScript("setup.py", _SETUP, target=Target(cuda="10.2"), sources=(_SORTS,)),
        BuildScript(
            "setup.py", _SETUP.replace("cub'", "cub', 'third_party/thrust'"), sources=(_SORTS,)
        ),
        BuildScript(
            "setup.py",
            "dirs = []\nif cuda_version < (11,):\n    dirs += ['third_party/cub']\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], include_dirs=dirs)])\n",
            sources=(_SORTS,),
        ),
        'reduce.cu(40): error: namespace "cub" has no member "Max"',
        'src/kernels.cuh(481): error: namespace "thrust" has no member class "unary_function"',
        "warning: The environment variable `CUB_HOME` was not found.",
    ),
)
