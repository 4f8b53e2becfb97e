"""
The C++ runtime is the system's too. A binary compiled with GCC 13 may need `GLIBCXX_3.4.32` of `libstdc++.so.6`,
`CXXABI_1.3.14`, or `GCC_12.0.0` of `libgcc_s.so.1`, and a system with an older GCC has none of them: ``version
`GLIBCXX_3.4.29' not found``.

A manylinux tag names glibc alone (PEP 600), yet promises every mainstream distribution with that glibc, and those have a
libstdc++ of their time: with glibc 2.28, RHEL 8 and Debian 10 have `GLIBCXX_3.4.25` and nothing later. The compilers of the
manylinux images are newer and still build for them, since they link what the old runtime lacks into the binary
(devtoolset). A compiler from elsewhere, conda's or a newer distribution's, does not.

On such a system a newer libstdc++ can be put in front, conda's for example. It has to be the first that the process loads:
torch has loaded one by the time the extension comes. That is also why the same import can work alone and fail after
another: conda's Python brings a libstdc++, the system has one, and the first that is loaded serves all.

Without a version node the message has only the name: `std::__throw_bad_array_new_length()` came with GCC 11,
`std::ios_base_library_init()` with GCC 13. `strings libstdc++.so.6 | grep GLIBCXX` lists what a file has.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_check
from opwright.knowledge.platforms.floors.gcc_runtime import (
    CONDA_PACKAGES,
    function_node,
    node_gcc,
    node_library,
)
from opwright.knowledge.platforms.linux.distributions import named
from opwright.knowledge.torch_releases.names.names import is_cxx_runtime_symbol
from opwright.logs.patterns import LogMatch, compiled, find_matches
from opwright.model import Artifact, ArtifactKind, Binary, Cause, Evidence, Fix, Log

_NOT_FOUND = (
    r"version\s+[`'\"‘“]?(?P<node>(?:GLIBCXX_|CXXABI_|GCC_(?:1|3|4|7))[\w.]*)[^\w\n]{0,2}\s+not\s+found(?:\s+\(required\s+by\s+(?P<path>[^)\s]{1,400}))?",
    r"(?P<node>(?:GLIBCXX_3\.4\.|CXXABI_1\.3\.)\d+)[^\w\n]{0,3}\s(?:is )?not found",
    r"undefined symbol: \w+, version (?P<node>(?:GLIBCXX_|CXXABI_|GCC_(?:1|3|4|7)|GOMP_|OACC_)[\w.]*)",
    r"version (?P<node>(?:GLIBCXX_|CXXABI_|GCC_(?:1|3|4|7)|GOMP_|OACC_)[\w.]*) not defined in file (?P<path>lib[\w.+-]{1,40})",
    r"version\s+[`'\"‘“](?P<node>(?:GOMP|OACC)_[\d.]{1,6})['\"’”]\s+not\s+found(?:\s+\(required\s+by\s+(?P<path>[^)\s]{1,400}))?",
)
_NEWER_MACOS = r"/(?P<library>[^/\s']{1,100})['\s]{1,3}\(built for macOS (?P<system>[\d.]{2,6}) which is newer than running OS\)"
_LINKED_NODE = r"@{1,2}((?:GLIBCXX|CXXABI|GCC)_[\w.]+)"
_ALWAYS_THERE = r"_ZSt4c(?:out|err|in)$|_ZNSt8ios_base4Init|_ZSt9terminatev|_ZNSt3__1|_ZNKSt3__1"
_NAMES = ("GLIBCXX", "CXXABI", "St", "std::", "__cxa", "gcc", "GCC")
_OWN_WHEEL, _MACOS = "in a wheel that you build", "on macOS"
_SYSTEM_FIRST = "where an environment of conda loads the system's"
_SYSTEMS = (
    r"[\s:](?:/usr)?/lib(?:64|/\w+-linux-gnu)?/(?:lib(?:stdc\+\+|gcc_s|gomp)\.so\.\d): version"
)
_FOREIGN = (
    r"(?:^|[\s:])(?P<folder>/(?!usr/lib|lib)[\w./+-]{1,150})/lib(?:stdc\+\+|gcc_s)\.so\.\d: version"
)
_FOREIGN_FIRST = "where another program's folder comes first"
_CONDA = r"(?:(?:ana|mini)conda\d?|miniforge\d?|mambaforge|\.conda|[/\\]conda)[/\\](?:\w+[/\\])?|[/\\]envs[/\\]"
_KNOWN_GCC = "if it is known which GCC brought the node"


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for binaries of a wheel that need a newer C++ runtime than where its tag says it runs."""
    if artifact.tags and (need := kit.platform_tags.runtime_need(artifact)):
        systems = named(tuple(distribution.name for distribution in need.lacking))
        details = {
            "library": need.binary.file_name,
            "node": need.node,
            "provider": need.library,
            "libraries": kit.platform_tags.libraries(need),
            "systems": systems,
            "promise": need.promise.platform,
            "title": _OWN_WHEEL,
            "remedy": _OWN_WHEEL,
        }
        yield Evidence(need.binary.path, need.node, details)


@log_check(*_NOT_FOUND, _NEWER_MACOS, undefined=_NAMES)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for a node, or a function of the C++ runtime, that the loaded libstdc++ lacks."""
    found = [
        match.evidence(
            CERTAIN,
            **_details(match.groups["node"], match.groups.get("path")),
            **_remedy(match, log),
        )
        for match in find_matches(log, *_NOT_FOUND)
    ]
    for symbol in () if found else kit.undefined.undefined_symbols(log):
        linked = compiled(_LINKED_NODE).search(symbol.name)
        if node := linked[1] if linked else function_node(symbol.name):
            found.append(symbol.evidence(CERTAIN, **_details(node, symbol.wanted_by)))
        elif _is_of_a_newer_runtime(symbol.name) and not symbol.at_link:
            details = _details("newer symbols", symbol.wanted_by)
            found.append(symbol.evidence(LIKELY, **details))
    for match in find_matches(log, _NEWER_MACOS):
        yield match.evidence(LIKELY, title=_MACOS, remedy=_MACOS)
    if found:
        yield max(found, key=lambda one: tuple(map(int, re.findall(r"\d+", one.details["node"]))))


def _remedy(match: LogMatch, log: Log) -> dict[str, str]:
    """Return what would do where a conda environment has a library of its own, and the system's is loaded."""
    foreign = compiled(_FOREIGN).search(match.quote)
    if foreign and not compiled(_CONDA).search(foreign["folder"]):
        return {"remedy": _FOREIGN_FIRST, "folder": foreign["folder"]}
    is_systems = compiled(_SYSTEMS).search(f" {match.quote}") is not None
    return {"remedy": _SYSTEM_FIRST} if is_systems and compiled(_CONDA).search(log.text) else {}


def _is_of_a_newer_runtime(symbol: str) -> bool:
    runtime = is_cxx_runtime_symbol(symbol) or symbol.startswith("__cxa_")
    return runtime and not compiled(_ALWAYS_THERE).match(symbol)


def _details(node: str, path: str | None) -> dict[str, str]:
    gcc, library = node_gcc(node), node_library(node)
    return {
        "library": (path or "the binary").rpartition("/")[2],
        "node": node,
        "provider": library,
        "gcc": gcc or "",
        "title": _KNOWN_GCC if gcc else "",
        "package": f"{CONDA_PACKAGES[library]}>={gcc or 13}",
    }


CAUSE = Cause(
    title="{library} needs {node} of the system's {provider}, but the {provider} that is loaded first is older",
    titles={
        _KNOWN_GCC: "{library} needs {node} of the system's {provider}, but the {provider} that is loaded first is older "
        "than GCC {gcc}'s",
        _OWN_WHEEL: "{node} of the system's {provider} is required by {libraries}, but missing on {systems}, where the tag "
        "{promise} lets the wheel be installed",
        _MACOS: "{library} was built for macOS {system}, but this macOS is older",
    },
    in_artifact=in_artifact,
    in_log=in_log,
    fix=Fix(
        "load a newer {provider} first: update conda's, or where the system's is the newer one, put that in front with "
        "LD_PRELOAD; or compile with an older GCC",
        commands=("conda install -c conda-forge '{package}'",),
    ),
    remedies={
        _SYSTEM_FIRST: Fix(
            "let the {provider} of the conda environment come before the system's, which is loaded now and too old",
            commands=(
                "conda install -c conda-forge '{package}'",
                'export LD_LIBRARY_PATH="$CONDA_PREFIX/lib:$LD_LIBRARY_PATH"',
            ),
        ),
        _FOREIGN_FIRST: Fix(
            "remove {folder} from LD_LIBRARY_PATH, where another program has put it, so that the {provider} of the system or conda is found first",
            commands=(
                'export LD_LIBRARY_PATH="$(printf %s "$LD_LIBRARY_PATH" | tr : \'\\n\' | grep -vxF -e {folder} -e {folder}/ | paste -sd:)"',
            ),
        ),
        _OWN_WHEEL: Fix(
            "build it with the compiler of the manylinux image of that tag, or name a newer platform in the tag",
            commands=("auditwheel show dist/*.whl",),
        ),
        _MACOS: Fix(
            "install a release that was built for this macOS, or upgrade it",
            commands=("sw_vers -productVersion",),
        ),
    },
    examples=(
        (
            "ImportError: /opt/warpview/lib/libstdc++.so.6: version `CXXABI_1.3.11' not found (required by"
            " /srv/env/lib/python3.11/site-packages/torch/lib/libtorch_python.so)"
        ),
        (
            "ImportError: /lib64/libstdc++.so.6: version `GLIBCXX_3.4.29' not found (required by "
            "/home/ann/miniconda3/envs/warp/lib/python3.10/site-packages/warpkit/_C.so)"
        ),
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
        (
            "ImportError: /home/me/miniconda3/envs/d3/bin/../lib/libstdc++.so.6: version `GLIBCXX_3.4.32' not found "
            "(required by /home/me/.cache/torch_extensions/py310_cu121/grid/grid.so)"
        ),
        (
            "ImportError: /venv/lib/python3.9/site-packages/mesh/_C.cpython-39-x86_64-linux-gnu.so: undefined symbol: "
            "_ZSt28__throw_bad_array_new_lengthv"
        ),
        "ImportError: /lib/x86_64-linux-gnu/libgomp.so.1: version `GOMP_5.0' not found (required by /op/_C.so)",
        "ImportError: /conda/lib/libgomp.so.1: version `OACC_2.0' not found (required by /op/_C.so)",
        (
            "symbol lookup error: op.so: symbol GOMP_loop_nonmonotonic_guided_start, version GOMP_4.5 not defined "
            "in file libgomp.so.1 with link time reference"
        ),
        (
            "ImportError: dlopen(/op/_C.so, 0x0002): Symbol not found: (__ZNKSt3__115basic_stringbufIcE3strEv)\n"
            "  Referenced from: '/op/lib/libgrid.dylib' (built for macOS 14.0 which is newer than running OS)\n"
            "  Expected in: '/usr/lib/libc++.1.dylib'"
        ),
    ),
    counterexamples=(
        "/lib64/libc.so.6: version `GLIBC_2.34' not found (required by op.so)",
        "ImportError: op.so: undefined symbol: _ZN3c104warnERKNS_7WarningE",
        "GLIBCXX_3.4.28\nGLIBCXX_3.4.29\nGLIBCXX_DEBUG_MESSAGE_LENGTH",
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libstdc++.so.6", "GLIBCXX_3.4.24"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Artifact(  # it bundles its own, under another name
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libstdc++-1f2a.so.6", "GLIBCXX_3.4.32"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
    ),
)
