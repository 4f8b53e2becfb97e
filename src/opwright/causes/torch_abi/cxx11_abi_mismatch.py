"""
libstdc++ has two layouts of `std::string`. Every torch function that takes or returns one has a different mangled
name for each: the new layout is spelled `NSt7__cxx1112basic_string…` (or the tag `B5cxx11` for a return type), the
old one `Ss`. `_GLIBCXX_USE_CXX11_ABI` chooses at compile time. torch's wheels for Linux x86-64 on PyPI use the old
layout up to 2.6.0 and the new one from 2.7.0 on; those for aarch64 changed with 2.6.0.

torch may be the very version that the extension was built for. What decides is whether the torch that loads it
exports the *twin*: the same function with the other layout. A name that merely contains `__cxx11` and has no twin
there is `torch-version-mismatch`: the spelling alone decides nothing.

If no function with a string is called, nothing is missing and the library loads. That is not detected here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import exported_elsewhere, symbol_evidence
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check
from opwright.causes.kit.sources import (
    evidence,
    for_scripts,
    for_sources,
    matches,
    uses_torch,
)
from opwright.knowledge.torch_releases.names.library_apis import is_torch_symbol, library_of
from opwright.knowledge.torch_releases.names.names import TORCH_NAMES
from opwright.knowledge.torch_releases.names.relatives import string_abi, string_abi_twin
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.model import (
    IN_A_BUILD,
    IN_A_CLAIM,
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Load,
    Log,
    MissingSymbol,
    Source,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs.symbols.torch_symbol import TorchSymbol
    from opwright.logs.symbols.undefined import Undefined

_CMAKE = "where CMake builds it"
_OTHER_LIBRARY = "where a library other than torch lacks the symbol"


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for a missing name whose twin of the other string layout this release exports."""
    missing = exported_elsewhere(load)
    other_abi = not load.torch.cxx11_abi
    other = [s for s in missing if string_abi(s.name) is other_abi]
    twins = next(((s, twin) for s in other if (twin := _twin(s, load))), None)
    if twins:
        symbol, twin = twins
        alone = len(other) == len(missing)
        yield from symbol_evidence(
            load,
            [symbol, *(s for s in other if s is not symbol)],
            confidence=CERTAIN if alone else LIKELY,
            twin=twin,
            **_layouts(f"torch {load.torch.version}", new=other_abi),
        )


def _twin(symbol: MissingSymbol, load: Load) -> str | None:
    return string_abi_twin(symbol.name, load.torch.version, database(load.torch.machine))


@log_check(undefined=(*TORCH_NAMES, "std::string"))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for a symbol whose twin of the other layout the installed torch has, or some torch."""
    for symbol in kit.torch_symbols.decisive_symbols(log):
        confidence = _confidence(symbol)
        if not confidence and _may_be_from_conda(symbol, log):
            confidence = POSSIBLE
        if confidence:
            by_cmake = symbol.undefined.at_link or _is_program(symbol.undefined)
            layouts = _layouts(symbol.torch_in_words, new=symbol.abi.has_new_string)
            details = {**symbol.details, **layouts, "remedy": _CMAKE if by_cmake else ""}
            yield symbol.undefined.evidence(confidence, **details)
    for undefined in kit.undefined.undefined_symbols(log):
        if confidence := _other_library_confidence(undefined, log):
            layouts = _layouts("the library that it calls", new=False)
            yield undefined.evidence(confidence, **layouts, remedy=_OTHER_LIBRARY)
            return


def _layouts(by: str, *, new: bool) -> dict[str, str]:
    """Return the details of a binary with the new or the old layout, where `by` has the other one."""
    built_with, other = ("new", "old") if new else ("old", "new")
    return {"by": by, "built_with": built_with, "other": other, "flag": str(int(not new))}


def _is_program(undefined: Undefined) -> bool:
    """Return whether a program lacks the symbol, not a library of a package."""
    by = undefined.wanted_by or ""
    return "symbol lookup error" in undefined.quote and not re.search(r"\.(?:so|pyd|dylib)\b", by)


def _other_library_confidence(undefined: Undefined, log: Log) -> Confidence | None:
    """Return how sure it is that a system library lacks what was compiled with torch's flag."""
    if not undefined.has_old_string or is_torch_symbol(undefined.name):
        return None
    if library_of(undefined.name) is None:
        return None
    is_likely = undefined.name.startswith("ros::") or re.search(_TORCH_AT_WORK, log.text)
    return LIKELY if is_likely or kit.undefined.all_take_old_strings(log) else POSSIBLE


_TORCH_AT_WORK = r"[Tt]orch|\bc10\b|USE_CXX11_ABI=0"
_ABI_MACRO = r"^[ \t]*#[ \t]*define[ \t]+_GLIBCXX_USE_CXX11_ABI[ \t]+\(?(?P<flag>[01])\b"


@for_sources(_ABI_MACRO)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for sources that choose a layout, against the flag that torch compiles extensions with."""
    found = list(matches(source, _ABI_MACRO))
    if not found or not uses_torch(source):
        return

    layouts = {release.version: release.cxx11_abi for release in kit.releases.releases()}
    for match in found:
        new = match["flag"] == "1"
        releases = kit.targets.releases_in(source.target)
        others = tuple(v for v in releases if layouts.get(v, new) is not new)
        if others:
            place = evidence(source, *match.span(), confidence=LIKELY, package="PACKAGE")
            details = _layouts(f"torch {kit.targets.ranges(others)}", new=new)
            yield place._replace(details={**place.details, **details})


_ABI_FLAG = r"-D_GLIBCXX_USE_CXX11_ABI=0\b"
_PASSED_ALONE_SINCE = "2.13"
"""From then on, at the latest, torch no longer appends such a flag after a project's own."""


@for_scripts("_GLIBCXX_USE_CXX11_ABI=0")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for a build with torch that always asks for the old layout, which no torch has had since 2.7."""
    releases = kit.targets.since(script.target, _PASSED_ALONE_SINCE)
    for at in _old_layout_flags(script) if releases else ():
        place = evidence(script, at, at + len("-D_GLIBCXX_USE_CXX11_ABI=0"), confidence=LIKELY)
        details = _layouts(f"torch {kit.targets.ranges(releases)}", new=False)
        yield place._replace(details={**place.details, **details, "remedy": _FLAG})
        return


def _old_layout_flags(script: BuildScript) -> Iterator[int]:
    """Yield where a script that builds with torch has the flag under no condition."""
    if script.language is Language.CMAKE:
        if re.search(_FINDS_TORCH, script.text):
            code = re.sub(r"(?m)#.*", lambda comment: " " * len(comment[0]), script.text)
            found = (flag.start() for flag in re.finditer(_ABI_FLAG, code))
            yield from (at for at in found if not kit.cmake_branches.branches_at(code, at))
        return
    for extension in script.extensions:
        if extension.kind in _TORCH_EXTENSIONS:
            flags = (one for one in extension.all_flags if re.fullmatch(_ABI_FLAG, one.value))
            yield from (
                script.text.index("-D_GLIBCXX", one.start, one.end)
                for one in flags
                if "-D_GLIBCXX" in script.text[one.start : one.end]
                and not kit.python.conditions_at(script, one.start)
            )


_FINDS_TORCH = r"(?i:find_package)\s*\(\s*Torch\b"
_TORCH_EXTENSIONS = ("CUDAExtension", "CppExtension")
_FLAG = "where the build asks for it by a flag"
_CONDA_PATTERN = r"[/\\](?:\.?conda|(?:ana|mini|micro)conda\d?|miniforge\d?|mambaforge)[/\\]|\bconda-forge\b|[/\\]envs[/\\]"


def _may_be_from_conda(symbol: TorchSymbol, log: Log) -> bool:
    """Return whether a symbol with the old layout may be missing from a conda torch, with the new one."""
    old = string_abi(symbol.name) is False and len(symbol.releases) > 1
    unknown = (
        not symbol.torch.release and not symbol.undefined.at_link and not symbol.abi.twin_releases
    )
    return old and unknown and re.search(_CONDA_PATTERN, log.text) is not None


def _confidence(symbol: TorchSymbol) -> Confidence | None:
    if symbol.abi.differs_by_more_than_layout:
        return None
    if symbol.torch.release and symbol.torch.release.version in symbol.abi.twin_releases:
        is_certain = symbol.torch.is_published and not symbol.is_cut_off
        return CERTAIN if is_certain else LIKELY
    if symbol.abi.twin_releases:
        # A torch of that release which is not PyPI's may have the other layout.
        gone = symbol.torch.release and not symbol.is_in_installed
        return None if gone else LIKELY
    # The headers that a linker's input was compiled with are normally those of the torch it links.
    linked_alike = symbol.undefined.at_link and re.search(
        r"basic_string|std::string", symbol.readable
    )
    elsewhere = symbol.origin.on_macos or symbol.origin.on_windows  # which have one layout only
    return LIKELY if linked_alike and not elsewhere else None


_CHECK_FAIL = "_ZN3c106detail14torchCheckFailEPKcS2_jRK"
_NEW_STRING = "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"

CAUSE = Cause(
    title="the binary was built for the {built_with} C++ string ABI, and {by} uses the {other} one",
    in_load=in_load,
    in_log=in_log,
    in_source=in_source,
    in_build_script=in_build_script,
    fix=Fix(
        "rebuild against the installed torch (it uses _GLIBCXX_USE_CXX11_ABI={flag}), or install the wheel of the package that"
        " is built for it",
        commands=(
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary {package} {package}",
        ),
    ),
    remedies={
        IN_SOURCES: Fix("remove the definition: torch's build passes that of its own libraries"),
        IN_A_CLAIM: Fix(
            "claim only the releases with the string ABI that it is built with, or build once for each ABI (opwright build --torch RELEASE)",
        ),
        IN_A_BUILD: Fix(
            "remove {abi_flag}, set by {abi_set_by}: torch was built with _GLIBCXX_USE_CXX11_ABI={flag}",
        ),
        _FLAG: Fix(
            "remove -D_GLIBCXX_USE_CXX11_ABI=0: the compiler's default is what torch was built with",
        ),
        _CMAKE: Fix(
            "rebuild against the installed torch (it uses _GLIBCXX_USE_CXX11_ABI={flag}), or use the build of the library that"
            " is made for it",
            commands=(
                "cmake -B build -DCMAKE_PREFIX_PATH=\"$(python -c 'import torch; print(torch.utils.cmake_prefix_path)')\" -DCMAKE_CXX_FLAGS=-D_GLIBCXX_USE_CXX11_ABI={flag}",
            ),
        ),
        _OTHER_LIBRARY: Fix(
            "use the libtorch whose name has cxx11-abi, or torch 2.7 or later: they use the same strings as the other libraries"
            " of the system",
            commands=('cmake -B build -DCMAKE_PREFIX_PATH="$HOME/libtorch-cxx11-abi"',),
        ),
    },
    examples=(
        (
            "/usr/bin/ld: show.o: in function `main':\nshow.cpp:(.text+0x4c): undefined reference to `cv::imread(std::string const&, int)'\n"
            "/usr/bin/ld: show.cpp:(.text+0x9f): undefined reference to `cv::namedWindow(std::string const&, int)'"
        ),
        (
            "/usr/bin/ld: build/node.o: in function `main':\nnode.cpp:(.text+0x91): undefined reference to "
            "`ros::init(int&, char**, std::string const&, unsigned int)'\ncollect2: error: ld returned 1 exit status"
        ),
        BuildScript(
            "setup.py",
            "from torch.utils.cpp_extension import CUDAExtension\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args=['-O3', '-D_GLIBCXX_USE_CXX11_ABI=0'])])\n",
        ),
        BuildScript(
            "CMakeLists.txt",
            "find_package(Torch REQUIRED)\nadd_definitions(-D_GLIBCXX_USE_CXX11_ABI=0)\n",
        ),
        Source(
            "op.cpp",
            "#define _GLIBCXX_USE_CXX11_ABI 0\n#include <torch/extension.h>\n",
            model.Target(torch="2.8..2.10"),
        ),
        Load(
            model.Binary("op.so", needed=("libc10.so",)),
            model.TorchRelease(
                "2.5.1", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()
            ),
            missing_symbols=(
                MissingSymbol(_CHECK_FAIL + _NEW_STRING, "op.so", ("2.7.0", "2.7.1")),
            ),
        ),
        Load(
            model.Binary("op.so", needed=("libc10.so",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol(_CHECK_FAIL + "Ss", "op.so", ("2.5.1", "2.6.0")),),
        ),
        Load(
            model.Binary("op.so", needed=("libc10.so",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(
                MissingSymbol("_ZN3c105ErrorC2ENS_14SourceLocationESs", "op.so", ("2.6.0",)),
            ),
        ),
        Log(
            "ImportError: /opt/venv/lib/python3.11/site-packages/my_op/_C.abi3.so: undefined symbol: "
            + _CHECK_FAIL
            + _NEW_STRING,
            model.Machine(torch="2.5.1"),
        ),
        "OSError: libmyop.so: undefined symbol: _ZNK5torch8autograd4Node4nameB5cxx11Ev",
        (
            "/usr/bin/ld: CMakeFiles/app.dir/main.cpp.o: in function `main':\n"
            "main.cpp:(.text+0x91): undefined reference to `torch::jit::load(std::string const&, "
            "c10::optional<c10::Device>)'\n"
            "main.cpp:(.text+0xa4): undefined reference to `c10::detail::torchCheckFail(char const*, char "
            "const*, unsigned int, std::__cxx11::basic_string<char, std::char_traits<char>, "
            "std::allocator<char> > const&)'"
        ),
    ),
    counterexamples=(
        BuildScript(
            "setup.py",
            "ABI = int(torch._C._GLIBCXX_USE_CXX11_ABI)\n"
            "if not ABI:\n    FLAGS = ['-D_GLIBCXX_USE_CXX11_ABI=0']\nelse:\n    FLAGS = []\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args=FLAGS)])\n",
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args=['-D_GLIBCXX_USE_CXX11_ABI=0'])])\n",
            target=model.Target(torch="2.4..2.6"),
        ),
        BuildScript(
            "CMakeLists.txt",
            "find_package(Torch REQUIRED)\n# add_definitions(-D_GLIBCXX_USE_CXX11_ABI=0)\n"
            "if(OLD)\n  add_definitions(-D_GLIBCXX_USE_CXX11_ABI=0)\nendif()\n",
        ),
        Log(
            "OSError: warp_sort.so: undefined symbol: _ZN5torch3jit17parseSchemaOrNameERKSsb",
            model.Machine(torch="2.2.0+cu118"),
        ),
        (
            "/usr/bin/ld: node.o: in function `main':\nnode.cpp:(.text+0x91): undefined reference to "
            "`ros::init(int&, char**, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > "
            "const&, unsigned int)'"
        ),
        Source(
            "op.cpp",
            "// #define _GLIBCXX_USE_CXX11_ABI 0\n#include <torch/extension.h>\n",
            model.Target(torch="2.8"),
        ),
        Source(
            "op.cpp",
            "#define _GLIBCXX_USE_CXX11_ABI 0\n#include <torch/extension.h>\n",
            model.Target(torch="2.4..2.6"),
        ),
        Source("own.cpp", "#define _GLIBCXX_USE_CXX11_ABI 0\n#include <string>\n"),
        Load(
            model.Binary("op.so", needed=("libc10.so",)),
            model.TorchRelease(
                "2.5.1", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()
            ),
            missing_symbols=(
                MissingSymbol("_ZN5torch8autograd4Node4nameB5cxx11Ev_gone", "op.so", ("2.8.0",)),
            ),
        ),
        Log(
            "ImportError: op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi",
            model.Machine(torch="2.4.0"),
        ),
        "undefined reference to `my::report(std::__cxx11::basic_string<char> const&)'",
    ),
)
