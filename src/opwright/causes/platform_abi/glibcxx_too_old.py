"""
The C++ runtime is the system's too. A binary compiled with GCC 13 may ask for `GLIBCXX_3.4.32` of
`libstdc++.so.6`, for `CXXABI_1.3.14`, or for `GCC_12.0.0` of `libgcc_s.so.1`, and a system with an older GCC has
none of them: ``version `GLIBCXX_3.4.29' not found``.

A manylinux tag names glibc alone (PEP 600), yet it is said to run on every mainstream distribution
with that glibc, and those have a libstdc++ of their time: with glibc 2.28, RHEL 8 and Debian 10 have
`GLIBCXX_3.4.25` and nothing later. The compilers of the manylinux images are newer and still build
for them, since they link what the old runtime lacks into the binary (devtoolset). A compiler from
elsewhere, conda's or a newer distribution's, does not.

On such a system a newer libstdc++ can be put in front, conda's for example. It has to be the first
that the process loads: torch has loaded one by the time the extension comes. That is also why the same import
can work alone and fail after another: conda's Python brings a libstdc++, the system has one, and the first
that is loaded serves all.

Without a version node the name itself is all that is told: `std::__throw_bad_array_new_length()` came with GCC 11,
`std::ios_base_library_init()` with GCC 13. `strings libstdc++.so.6 | grep GLIBCXX` lists what a file has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.knowledge.platforms.distributions import Distribution, broken_promise, named
from opwright.knowledge.platforms.floors import Floors, as_numbers, floors
from opwright.knowledge.platforms.wheel_tags import promise
from opwright.knowledge.torch_releases.names import is_of_the_cxx_runtime
from opwright.logs.patterns import compiled, find_matches
from opwright.logs.undefined import undefined_symbols
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Log,
)

_NOT_FOUND = (
    (
        r"version\s+[`'\"‘“]?(?P<node>(?:GLIBCXX_|CXXABI_|GCC_(?:1|3|4|7))[\w.]*)[^\w\n]{0,2}\s+not\s+found"
        r"(?:\s+\(required\s+by\s+(?P<path>[^)\s]{1,400}))?"
    ),
    r"(?P<node>(?:GLIBCXX_3\.4\.|CXXABI_1\.3\.)\d+)[^\w\n]{0,3}\s(?:is )?not found",
    r"undefined symbol: \w+, version (?P<node>(?:GLIBCXX_|CXXABI_|GCC_(?:1|3|4|7)|GOMP_|OACC_)[\w.]*)",
    r"version (?P<node>(?:GLIBCXX_|CXXABI_|GCC_(?:1|3|4|7)|GOMP_|OACC_)[\w.]*) not defined in file (?P<path>lib[\w.+-]{1,40})",
    r"version\s+[`'\"‘“](?P<node>(?:GOMP|OACC)_[\d.]{1,6})['\"’”]\s+not\s+found(?:\s+\(required\s+by\s+(?P<path>[^)\s]{1,400}))?",
)
_NEWER_MACOS = r"/(?P<library>[^/\s']{1,100})['\s]{1,3}\(built for macOS (?P<system>[\d.]{2,6}) which is newer than running OS\)"
"""Of what macOS itself brings, as the C++ runtime."""
_LINKED = r"@{1,2}((?:GLIBCXX|CXXABI|GCC)_[\w.]+)"
_CAME_WITH = {
    "_ZSt28__throw_bad_array_new_lengthv": "GLIBCXX_3.4.29",
    "std::__throw_bad_array_new_length()": "GLIBCXX_3.4.29",
    "_ZSt21ios_base_library_initv": "GLIBCXX_3.4.32",
    "std::ios_base_library_init()": "GLIBCXX_3.4.32",
    "__cxa_call_terminate": "CXXABI_1.3.15",
    "_ZSt25__throw_bad_function_callv": "GLIBCXX_3.4.14",
    "_ZSt24__throw_out_of_range_fmtPKcz": "GLIBCXX_3.4.20",
}
_ALWAYS_THERE = r"_ZSt4c(?:out|err|in)$|_ZNSt8ios_base4Init|_ZSt9terminatev|_ZNSt3__1|_ZNKSt3__1"
_GCC_OF = {
    "GLIBCXX_3.4": dict(
        zip(
            range(20, 35),
            [
                "4.9",
                "5",
                "6",
                "7",
                "7.2",
                "8",
                "9",
                "9.2",
                "9.3",
                "11",
                "12",
                "13",
                "13.2",
                "14",
                "15",
            ],
            strict=True,
        )
    ),
    "GOMP_5": {0: "9", 1: "12"},
    "CXXABI_1.3": dict(
        zip(range(8, 17), ["4.9", "5", "6", "7", "9", "11", "13", "14", "15"], strict=True)
    ),
}
"""The GCC whose libstdc++ is the first to have a node, from the manual of libstdc++ (ABI policy)."""


_CONDA = {"libstdc++": "libstdcxx-ng", "libgcc": "libgcc-ng", "libgomp": "libgomp"}


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for binaries of a wheel that need a newer C++ runtime than where its tag says it runs."""
    said = promise(artifact.tags)
    if not said:
        return
    own = {name for b in artifact.binaries for name in (b.soname, b.file_name)}
    found = [
        (hit, asked, b)
        for b in artifact.binaries
        for asked in (_without(own, floors(b)),)
        if broken_promise(asked, said.glibc, b.machine)  # else there is no need to ask for torch's
        and (hit := broken_promise(asked, _glibc(said.glibc, b, artifact), b.machine))
    ]
    if found:
        hit, asked, worst = max(found, key=lambda one: (len(one[0]), one[2].path))
        node, provider = _lacking(asked, hit[0], worst.machine)
        yield Evidence(
            worst.path,
            node,
            {
                "library": worst.file_name,
                "node": node,
                "provider": provider,
                "so": f"which is not on {named(tuple(d.name for d in hit))}, where "
                f"the tag {said.platform} lets it be installed",
                "do": "build it with the compiler of the manylinux image of that tag, or name a newer "
                "platform in the tag",
                "command": "auditwheel show dist/*.whl",
                "more": f", like {len(found) - 1} more" if len(found) > 1 else "",
            },
        )


@log_check(
    *_NOT_FOUND, _NEWER_MACOS, undefined=("GLIBCXX", "CXXABI", "St", "std::", "__cxa", "gcc", "GCC")
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for a node, or a function of the C++ runtime, that the loaded libstdc++ lacks."""
    found = [
        one.evidence(Confidence.CERTAIN, **_details(one.groups["node"], one.groups.get("path")))
        for one in find_matches(log, *_NOT_FOUND)
    ]
    for undefined in () if found else undefined_symbols(log):
        linked = compiled(_LINKED).search(undefined.name)
        node = linked[1] if linked else _CAME_WITH.get(undefined.name)
        if node:
            found.append(
                undefined.evidence(Confidence.CERTAIN, **_details(node, undefined.wanted_by))
            )
        elif _is_of_a_newer_runtime(undefined.name) and not undefined.at_link:
            details = _details("a newer C++ runtime", undefined.wanted_by)
            found.append(undefined.evidence(Confidence.LIKELY, **details))
    for one in find_matches(log, _NEWER_MACOS):
        yield one.evidence(
            Confidence.LIKELY,
            **_details(f"what macOS {one.groups['system']} has", one.groups["library"])
            | {"provider": "C++ runtime", "so": "and this macOS is older", "do": _OF_MACOS}
            | {"command": "sw_vers -productVersion"},
        )
    if found:
        yield max(found, key=lambda one: _rank(one.details["node"]))


_OF_MACOS = "install a release that was built for this macOS, or upgrade it"


def _is_of_a_newer_runtime(symbol: str) -> bool:
    runtime = is_of_the_cxx_runtime(symbol) or symbol.startswith("__cxa_")
    return runtime and not compiled(_ALWAYS_THERE).match(symbol)


def _rank(node: str) -> tuple[int, ...]:
    return tuple(int(n) for n in re.findall(r"\d+", node))


def _details(node: str, path: str | None) -> dict[str, str]:
    family, _, last = node.rpartition(".")
    gcc = _GCC_OF.get(family, {}).get(int(last) if last.isdigit() else -1)
    if node.startswith("GCC_"):
        gcc = node.removeprefix("GCC_").partition(".")[0]
    return {
        "library": (path or "the binary").rpartition("/")[2],
        "node": node,
        "provider": _provider(node),
        "more": "",
        "so": f"and the {_provider(node)} that is loaded first is older"
        + (f" than GCC {gcc}'s" if gcc else ""),
        "do": f"load a newer {_provider(node)} first: update conda's, or where the system's is the newer one, put that "
        "in front with LD_PRELOAD; or compile with an older GCC",
        "command": f"conda install -c conda-forge '{_CONDA[_provider(node)]}>={gcc or 13}'",
    }


def _provider(node: str) -> str:
    """Return which of GCC's libraries has nodes of that kind."""
    if node.startswith(("GOMP_", "OACC_")):
        return "libgomp"
    return "libgcc" if node.startswith("GCC_") else "libstdc++"


def _without(own: set[str | None], asked: Floors) -> Floors:
    """Return what is asked of the system, without what the wheel may have brought itself."""
    if "libstdc++.so.6" in own:
        asked = asked._replace(glibcxx=None, cxxabi=None)
    return asked._replace(glibc=None, libgcc=None if "libgcc_s.so.1" in own else asked.libgcc)


def _glibc(promised: str, binary: Binary, artifact: Artifact) -> str:
    """Return the oldest glibc with which all else would be well."""
    torch = kit.torch_floor.glibc_of_torch(artifact, binary.machine)
    return max(promised, floors(binary).glibc or promised, torch or promised, key=as_numbers)


def _lacking(asked: Floors, distribution: Distribution, machine: str) -> tuple[str, str]:
    """Return the first node that a distribution lacks, and whose it would be."""
    families = (
        ("glibcxx", "GLIBCXX", "libstdc++"),
        ("cxxabi", "CXXABI", "libstdc++"),
        ("libgcc", "GCC", "libgcc"),
    )
    for field, prefix, provider in families:
        version = getattr(asked, field)
        if distribution.lacks(Floors(**{field: version}), machine):
            return f"{prefix}_{version}", provider
    raise AssertionError(distribution)  # it lacks one, or it would not be here


CAUSE = Cause(
    title="{library} needs {node} of the system's {provider}{more}, {so}",
    explanation=__doc__ or "",
    in_artifact=in_artifact,
    in_log=in_log,
    fix=Fix(
        "{do}",
        commands=("{command}",),
    ),
    examples=(
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libstdc++.so.6", "GLIBCXX_3.4.29"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libgcc_s.so.1", "GCC_12.0.0"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Log(
            "ImportError: /home/me/miniconda3/envs/d3/bin/../lib/libstdc++.so.6: version `GLIBCXX_3.4.32' not found "
            "(required by /home/me/.cache/torch_extensions/py310_cu121/grid/grid.so)"
        ),
        Log(
            "ImportError: /venv/lib/python3.9/site-packages/mesh/_C.cpython-39-x86_64-linux-gnu.so: undefined symbol: "
            "_ZSt28__throw_bad_array_new_lengthv"
        ),
        Log(
            "ImportError: /lib/x86_64-linux-gnu/libgomp.so.1: version `GOMP_5.0' not found (required by /op/_C.so)"
        ),
        Log(
            "ImportError: /conda/lib/libgomp.so.1: version `OACC_2.0' not found (required by /op/_C.so)"
        ),
        Log(
            "symbol lookup error: op.so: symbol GOMP_loop_nonmonotonic_guided_start, version GOMP_4.5 not defined "
            "in file libgomp.so.1 with link time reference"
        ),
        Log(
            "ImportError: dlopen(/op/_C.so, 0x0002): Symbol not found: (__ZNKSt3__115basic_stringbufIcE3strEv)\n"
            "  Referenced from: '/op/lib/libgrid.dylib' (built for macOS 14.0 which is newer than running OS)\n"
            "  Expected in: '/usr/lib/libc++.1.dylib'"
        ),
    ),
    counterexamples=(
        Log("/lib64/libc.so.6: version `GLIBC_2.34' not found (required by op.so)"),
        Log("ImportError: op.so: undefined symbol: _ZN3c104warnERKNS_7WarningE"),
        Log("GLIBCXX_3.4.28\nGLIBCXX_3.4.29\nGLIBCXX_DEBUG_MESSAGE_LENGTH"),
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libstdc++.so.6", "GLIBCXX_3.4.24"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Artifact(  # it brings its own, under a name of its own
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libstdc++-1f2a.so.6", "GLIBCXX_3.4.32"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
    ),
)
