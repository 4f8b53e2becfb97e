"""
libstdc++ has two layouts of `std::string`. Every torch function that takes or returns one has
another mangled name under each: the new layout spells `NSt7__cxx1112basic_string…` (or the tag
`B5cxx11` for a return type), the old one `Ss`. `_GLIBCXX_USE_CXX11_ABI` chooses when compiling.
Torch's wheels for Linux x86-64 on PyPI used the old layout up to 2.6.0 and use the new one from
2.7.0 on; those for aarch64 changed with 2.6.0.

The version of torch may be the very one that the extension was built for. What decides is whether
the torch that loads it exports the *twin*: the same function with the other layout. A name that
merely contains `__cxx11` and has no twin there is `torch-version-mismatch`: the spelling alone decides
nothing.

Where no function with a string is called, nothing is missing and the library loads. That is not
seen here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.binaries import exported_elsewhere, of_symbols
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_sources, matches, uses_torch
from opwright.knowledge.torch_releases.library_apis import is_of_torch, library_of
from opwright.knowledge.torch_releases.relatives import string_abi, string_abi_twin
from opwright.knowledge.torch_releases.releases import database
from opwright.logs.torch_symbol import TorchSymbol
from opwright.logs.torch_symbols import TORCH_NAMES, decisive_symbols
from opwright.logs.undefined import Undefined, undefined_symbols
from opwright.model import (
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Load,
    Log,
    Machine,
    MissingSymbol,
    Source,
    Target,
    TorchRelease,
)


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for a missing name whose twin of the other string layout this release exports."""
    missing = exported_elsewhere(load)
    other_abi = not load.torch.cxx11_abi
    other = [s for s in missing if string_abi(s.name) is other_abi]
    twins = next(((s, twin) for s in other if (twin := _twin(s, load))), None)
    if twins:
        symbol, twin = twins
        alone = len(other) == len(missing)
        yield from of_symbols(
            load,
            [symbol, *(s for s in other if s is not symbol)],
            confidence=Confidence.CERTAIN if alone else Confidence.LIKELY,
            twin=twin,
            **_layouts(f"torch {load.torch.version}", new=not load.torch.cxx11_abi),
            command=_REBUILD,
        )


def _twin(symbol: MissingSymbol, load: Load) -> str | None:
    return string_abi_twin(symbol.name, load.torch.version, database(load.torch.machine))


@log_check(undefined=(*TORCH_NAMES, "std::string"))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for a symbol whose twin of the other layout the installed torch has, or some torch."""
    for symbol in decisive_symbols(log):
        confidence = _of_the_other_layout(symbol)
        if not confidence and _may_be_of_conda(symbol, log):
            confidence = Confidence.POSSIBLE
        if confidence:
            new = symbol.abi.has_new_string
            by_cmake = symbol.undefined.at_link or _is_program(symbol.undefined)
            yield symbol.undefined.evidence(
                confidence,
                **symbol.details,
                **_layouts(f"torch {symbol.torch_in_words}", new=new),
                command=_configure(not new)
                if by_cmake
                else _REBUILD.replace("PACKAGE", symbol.origin.package),
            )
    for undefined in undefined_symbols(log):
        if sure := _of_another_library(undefined, log):
            yield undefined.evidence(
                sure,
                **_layouts("the library that it calls", new=False)
                | {
                    "do": "take the libtorch whose name has cxx11-abi, or torch 2.7 or later: they want the strings that the "
                    "other libraries of the system have"
                },
                command='cmake -B build -DCMAKE_PREFIX_PATH="$HOME/libtorch-cxx11-abi"',
            )
            return


def _is_program(undefined: Undefined) -> bool:
    """Return whether it is a program that lacks the symbol, no library of a package."""
    by = undefined.wanted_by or ""
    return "symbol lookup error" in undefined.quote and not re.search(r"\.(?:so|pyd|dylib)\b", by)


def _of_another_library(undefined: Undefined, log: Log) -> Confidence | None:
    """Return how sure it is of a library of the system that lacks what was compiled with torch's flag."""
    if not undefined.has_old_string or is_of_torch(undefined.name):
        return None
    if library_of(undefined.name) is None:
        return None
    sure = undefined.name.startswith("ros::") or re.search(_WITH_TORCH, log.text)
    return Confidence.LIKELY if sure else Confidence.POSSIBLE


_WITH_TORCH = r"[Tt]orch|\bc10\b|USE_CXX11_ABI=0"
_DEFINED = r"^[ \t]*#[ \t]*define[ \t]+_GLIBCXX_USE_CXX11_ABI[ \t]+\(?(?P<flag>[01])\b"


@for_sources(_DEFINED)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for sources that choose a layout, against the flag that torch compiles extensions with."""
    found = list(matches(source, _DEFINED))
    if not found or not uses_torch(source):
        return

    layouts = {release.version: release.cxx11_abi for release in kit.releases.releases()}
    for match in found:
        new = match["flag"] == "1"
        others = [
            v for v in kit.targets.releases_in(source.target) if layouts.get(v, new) is not new
        ]
        if others:
            one = evidence(
                source, match.start(), match.end(), confidence=Confidence.LIKELY, command=_REBUILD
            )
            both = _layouts(f"torch {kit.targets.told(tuple(others))}", new=new)
            yield one._replace(details={**one.details, **both})


_REBUILD = "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary PACKAGE PACKAGE"


def _layouts(by: str, *, new: bool) -> dict[str, str]:
    """Return what is told of a binary with the new or the old layout, and of the other that `by` has."""
    names = "old", "new"
    return {
        "by": by,
        "built_with": names[new],
        "other": names[not new],
        "do": f"rebuild against the torch that is installed (it wants _GLIBCXX_USE_CXX11_ABI={int(not new)}), or take "
        "the wheel of the package that is built for it",
    }


def _configure(new: bool) -> str:  # noqa: FBT001
    return (
        """cmake -B build -DCMAKE_PREFIX_PATH="$(python -c 'import torch; print(torch.utils.cmake_prefix_path)')" """
        f"-DCMAKE_CXX_FLAGS=-D_GLIBCXX_USE_CXX11_ABI={int(new)}"
    )


_OF_CONDA = r"[/\\](?:\.?conda|(?:ana|mini|micro)conda\d?|miniforge\d?|mambaforge)[/\\]|\bconda-forge\b|[/\\]envs[/\\]"


def _may_be_of_conda(symbol: TorchSymbol, log: Log) -> bool:
    """Return whether a symbol with the old layout may be missing in a torch of conda, with the new one."""
    old = string_abi(symbol.name) is False and len(symbol.releases) > 1
    unknown = (
        not symbol.torch.release and not symbol.undefined.at_link and not symbol.abi.twin_releases
    )
    return old and unknown and re.search(_OF_CONDA, log.text) is not None


def _of_the_other_layout(symbol: TorchSymbol) -> Confidence | None:
    if symbol.abi.differs_by_more_than_layout:
        return None
    if symbol.torch.release and symbol.torch.release.version in symbol.abi.twin_releases:
        sure = symbol.torch.is_published and not symbol.is_cut_off
        return Confidence.CERTAIN if sure else Confidence.LIKELY
    if symbol.abi.twin_releases:
        # A torch of that release which is not PyPI's may have the other layout.
        gone = symbol.torch.release and not symbol.is_in_installed
        return None if gone else Confidence.LIKELY
    # The headers that a linker's input was compiled with are normally those of the torch it links.
    linked_alike = symbol.undefined.at_link and re.search(
        r"basic_string|std::string", symbol.readable
    )
    elsewhere = symbol.origin.on_macos or symbol.origin.on_windows  # which have one layout only
    return Confidence.LIKELY if linked_alike and not elsewhere else None


_CHECK_FAIL = "_ZN3c106detail14torchCheckFailEPKcS2_jRK"
_NEW_STRING = "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"

CAUSE = Cause(
    title="the binary was built for the {built_with} C++ string ABI, {by} uses the {other} one",
    explanation=__doc__ or "",
    in_load=in_load,
    in_log=in_log,
    in_source=in_source,
    fix=Fix(
        "{do}",
        commands=("{command}",),
    ),
    examples=(
        Log(
            "/usr/bin/ld: build/node.o: in function `main':\nnode.cpp:(.text+0x91): undefined reference to "
            "`ros::init(int&, char**, std::string const&, unsigned int)'\ncollect2: error: ld returned 1 exit status"
        ),
        Source(
            "op.cpp",
            "#define _GLIBCXX_USE_CXX11_ABI 0\n#include <torch/extension.h>\n",
            Target(torch="2.8..2.10"),
        ),
        Load(
            Binary("op.so", needed=("libc10.so",)),
            TorchRelease("2.5.1", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()),
            missing_symbols=(
                MissingSymbol(_CHECK_FAIL + _NEW_STRING, "op.so", ("2.7.0", "2.7.1")),
            ),
        ),
        Load(
            Binary("op.so", needed=("libc10.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol(_CHECK_FAIL + "Ss", "op.so", ("2.5.1", "2.6.0")),),
        ),
        Load(
            Binary("op.so", needed=("libc10.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(
                MissingSymbol("_ZN3c105ErrorC2ENS_14SourceLocationESs", "op.so", ("2.6.0",)),
            ),
        ),
        Log(
            "ImportError: /opt/venv/lib/python3.11/site-packages/my_op/_C.abi3.so: undefined symbol: "
            + _CHECK_FAIL
            + _NEW_STRING,
            Machine(torch="2.5.1"),
        ),
        Log("OSError: libmyop.so: undefined symbol: _ZNK5torch8autograd4Node4nameB5cxx11Ev"),
        Log(
            "/usr/bin/ld: CMakeFiles/app.dir/main.cpp.o: in function `main':\n"
            "main.cpp:(.text+0x91): undefined reference to `torch::jit::load(std::string const&, "
            "c10::optional<c10::Device>)'\n"
            "main.cpp:(.text+0xa4): undefined reference to `c10::detail::torchCheckFail(char const*, char "
            "const*, unsigned int, std::__cxx11::basic_string<char, std::char_traits<char>, "
            "std::allocator<char> > const&)'"
        ),
    ),
    counterexamples=(
        Log(
            "/usr/bin/ld: node.o: in function `main':\nnode.cpp:(.text+0x91): undefined reference to "
            "`ros::init(int&, char**, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > "
            "const&, unsigned int)'"
        ),
        Source(
            "op.cpp",
            "// #define _GLIBCXX_USE_CXX11_ABI 0\n#include <torch/extension.h>\n",
            Target(torch="2.8"),
        ),
        Source(
            "op.cpp",
            "#define _GLIBCXX_USE_CXX11_ABI 0\n#include <torch/extension.h>\n",
            Target(torch="2.4..2.6"),
        ),
        Source("own.cpp", "#define _GLIBCXX_USE_CXX11_ABI 0\n#include <string>\n"),
        Load(
            Binary("op.so", needed=("libc10.so",)),
            TorchRelease("2.5.1", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()),
            missing_symbols=(
                MissingSymbol("_ZN5torch8autograd4Node4nameB5cxx11Ev_gone", "op.so", ("2.8.0",)),
            ),
        ),
        Log(
            "ImportError: op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi", Machine(torch="2.4.0")
        ),
        Log("undefined reference to `my::report(std::__cxx11::basic_string<char> const&)'"),
    ),
)
