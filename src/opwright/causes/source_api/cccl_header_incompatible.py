"""
Thrust, CUB and libcu++ come with the CUDA toolkit as one project, CCCL, and each toolkit has a later release of it.
Two things change under existing code. Headers include less of each other, so `thrust::sort_by_key` or
`thrust::device` is unknown until `<thrust/sort.h>` or `<thrust/execution_policy.h>` is included by name. And
deprecated names go: CCCL 3, in CUDA 13, no longer has `thrust::unary_function`, `cub::Max`, `cub::Sum` or
`cub::TransformInputIterator`; `cuda::std::plus`, `cuda::maximum` and Thrust's iterators replace them.

The other clash is with the compiler's own library: with some releases of GCC's headers, an unqualified call finds
both `cuda::std::` and `std::` through the types of its arguments (`more than one instance of overloaded function
"std::__to_address"`).

An older Thrust in front on the include path only mixes two copies. Add the includes, drop the base classes (they held
nothing but typedefs), or build with the toolkit that the code was written for.

`opwright lint` reports this when a file uses one of some fifty names and none of the headers before it brings that
name in CUDA 13, and, when the target is CUDA 13, for names that CCCL 3 removed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import (
    calls,
    evidence,
    for_sources,
    includes,
    is_in_any,
    matches,
    with_details,
)
from opwright.knowledge.cuda.cccl import (
    CUB_NAMES,
    FIRST_CUDA_WITH_CCCL_3,
    REMOVED,
    REMOVED_HEADERS,
    REMOVED_NAMES,
    REPLACEMENTS,
    THRUST_NAMES,
    includes_none_of,
)
from opwright.knowledge.versions import is_older
from opwright.logs.patterns import LogMatch
from opwright.model import (
    Cause,
    Confidence,
    Edit,
    Evidence,
    Fix,
    Language,
    Log,
    Safety,
    Source,
    Target,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax.cxx.preprocessor import Condition
    from opwright.syntax.project.include_order import Use

_NAMESPACE = r"(?!thrust::(?:cuda_cub::)?cub\b)(?:thrust|cub)(?:::\w{1,40}){0,4}"
_CERTAIN_PATTERNS = (
    rf"namespace \"(?P<space>{_NAMESPACE})\" has no (?:actual )?member (?:class |function |template )?\"(?P<name>\w+)\"",
    rf"no (?:member|template|type) named '(?P<name>\w+)' in namespace '(?P<space>{_NAMESPACE})'",
    rf"['‘\"](?P<name>\w+)['’\"] is not a (?:class template )?member of ['‘\"](?P<space>{_NAMESPACE})['’\"]",
    rf"['‘\"](?P<name>\w+)['’\"] in namespace ['‘\"](?P<space>{_NAMESPACE})['’\"] does not name",
    rf"C2039: ['\"“](?P<name>\w+)['\"”][^\n]{{1,24}}['\"“](?P<space>{_NAMESPACE})['\"”]",
    r"overloaded function \"(?P<space>std)::(?P<name>__to_address)\" matches",
    r"call (?:to|of) (?:overloaded )?['‘](?P<name>(?:__)?to_address)[^\n]{0,80} is ambiguous",
    r"expected (?:template-name|class-name|unqualified-id) before[^\n]{0,30}\n[^\n]{0,80}thrust::(?P<name>(?:unary|binary)_function)",
)
_LIKELY_PATTERNS = (
    r"namespace \"(?P<space>cuda(?:::std)?(?:::\w{1,40}){0,3})\" has no member (?:class |function )?\"(?P<name>\w+)\"",
    rf"(?:命名空间|命名空間)[\"“](?P<space>{_NAMESPACE})[\"”]没有成员[\"“](?P<name>\w+)",
    r"class \"(?P<space>cub::\w{1,40})[^\n]{0,300}\" has no member \"(?P<name>\w+)\"",
    r"identifier \"(?P<name>(?:unary|binary)_function|thrust_\w+)\" is undefined",
    r"(?:libcudacxx|/cuda/std|/cub|/thrust)/[\w/.-]{1,120}:\d{1,6}:\d{1,4}: error: [‘'](?P<name>__(?:host|device)__)[’'] does not name a type",
    r"(?P<name>cl\.exe with traditional preprocessor) (?:is used|may lead)",
)
_INCLUDED = "if its header is not included, and the file is known"
_REMOVED = "if CCCL 3 removed it"
_FORGOTTEN = "if the toolkit's headers stopped to include its own"
_TOLD = frozenset(
    (
        *(f"thrust/{header}.h" for _, header, _ in THRUST_NAMES),
        *(f"cub/{header}.cuh" for _, header, _ in CUB_NAMES),
    )
)
"""Headers whose names are looked for anyway, from CUDA 13 on."""
_GUARD = re.compile("VERSION|CCCL")
_VENDOR = re.compile("HIP|ROCM")


@for_sources(
    r"\bthrust::",
    r"\bcub::",
    *REMOVED_HEADERS,
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for names of Thrust and CUB whose header is not included, or that CUDA 13 removed."""
    is_cuda = source.language is Language.CUDA
    if source.target.is_rocm or not (is_cuda or _includes_cccl(source)):
        return
    yield from _no_longer_brought(source)
    confidence = _confidence(source.target)
    if confidence and is_cuda and not is_in_any(source, r"\bnamespace\s+(?:cub|thrust)\b"):
        yield from _not_included(source, confidence)
    if confidence:
        yield from _removed(source, confidence)
        yield from _with_debugging(source, confidence)


def _includes_cccl(source: Source) -> bool:
    """Return whether a C++ file includes Thrust or CUB by itself: nvcc compiles it then, or a source for nvcc includes it."""
    is_cpp = source.language is Language.CPP
    return is_cpp and any(True for _ in includes(source, r"(?:cub|thrust)/.+"))


def _confidence(target: Target) -> Confidence | None:
    """Return how sure it is that CCCL 3 is in use; None where the target is older."""
    if major := re.match(r"\d+", target.cuda or ""):
        return CERTAIN if int(major[0]) >= FIRST_CUDA_WITH_CCCL_3 else None
    return LIKELY if kit.targets.for_cuda_after(target, FIRST_CUDA_WITH_CCCL_3 - 1) else None


def _not_included(source: Source, confidence: Confidence) -> Iterator[Evidence]:
    at = kit.include_order.first_include(source)
    if at is None:
        return
    uses: list[tuple[str, Use]] = []
    for space, suffix, table in (("thrust", ".h", THRUST_NAMES), ("cub", ".cuh", CUB_NAMES)):
        for names, header, others in table if f"{space}::" in source.text else ():
            harmless = partial(includes_none_of, {header, *others.split()})
            pattern = rf"{space}::(?<![\w:]{space}::)(?:{names})\b"
            if use := kit.include_order.used_before(source, pattern, harmless):
                uses.append((f"{space}/{header}{suffix}", use))
    edit = Edit(source.path, at, at, "".join(f"#include <{header}>\n" for header, _ in uses))
    for _, use in uses:
        space, _, name = use.name.partition("::")
        place = evidence(source, use.start, use.end, edits=(edit,), safety=Safety.SAFE)
        told = {"space": space, "name": name, "about": "not included"}
        yield with_details(place, told)._replace(confidence=confidence)


def _no_longer_brought(source: Source) -> Iterator[Evidence]:
    """Yield what another header of CCCL brought until the release of the toolkit that is said."""
    cuda = source.target.cuda or ""
    told = _TOLD if _confidence(source.target) else ()
    for header, use in kit.cccl_includes.forgotten_since(source, cuda) if cuda else ():
        if header not in told and not _is_guarded(source, use.start):
            space, _, name = use.name.partition("::")
            yield evidence(
                source,
                use.start,
                use.end,
                confidence=LIKELY,
                space=space,
                name=name,
                about=header,
                what=use.name,
                header=header,
                toolkit=f"CUDA {cuda}",
                title=_FORGOTTEN,
                remedy=_FORGOTTEN,
            )


def _removed(source: Source, confidence: Confidence) -> Iterator[Evidence]:
    """Yield the first use of each removed name."""
    reported: set[str] = set()
    for match in matches(source, REMOVED_NAMES):
        full_name = match[0].lstrip(":")
        space, _, name = full_name.rpartition("::")
        if full_name not in reported and not (
            _is_guarded(source, match.start())
            or _is_own(source, name)
            or kit.own_names.is_unused_macro(source, match.start())
        ):
            reported.add(full_name)
            edits = _replaced(source, full_name)
            safety = Safety.REVIEW if edits else Safety.MANUAL
            place = evidence(source, *match.span(), edits=edits, safety=safety)
            instead = REMOVED.get(full_name, "the algorithm on a stream of your own")
            yield place._replace(
                confidence=confidence, details=_gone(space, name, full_name, instead)
            )
    for header in includes(source, r"(?:cub|thrust)/.+"):
        instead = REMOVED_HEADERS.get(header.text, "")
        if instead and not _is_guarded(source, header.start):
            space, _, name = header.text.partition("/")
            place = evidence(source, header.start, header.end, safety=Safety.MANUAL)
            yield place._replace(
                confidence=confidence,
                details=_gone(space, name, f"<{header.text}>", _as_header(instead)),
            )


def _with_debugging(source: Source, confidence: Confidence) -> Iterator[Evidence]:
    """Yield the first call of CUB's that says whether to wait after each kernel, in an argument behind the stream."""
    for call in calls(source, r"cub::Device\w+::\w+") if "cub::Device" in source.text else ():
        if len(call.arguments) < _FEWEST or call.is_member:
            continue
        before, last = call.arguments[-2:]
        if not re.fullmatch(_SAYS_WHETHER, last.text):
            continue
        if not _is_guarded(source, last.start) and not _is_own(source, call.name.text):
            edit = Edit(source.path, before.end, last.end, "")
            gone = f"the argument debug_synchronous of {call.name.text}"
            place = evidence(source, last.start, last.end, edits=(edit,), safety=Safety.REVIEW)
            details = _gone("cub", "debug_synchronous", gone, "-DCUB_DEBUG_SYNC")
            yield place._replace(confidence=confidence, details=details)


_FEWEST = 2
_SAYS_WHETHER = r"true|false|\w*debug_?[sS]ync\w*"


def _is_own(source: Source, name: str) -> bool:
    """Return whether the project puts a name into Thrust's or CUB's namespace itself."""
    inside = r"\bnamespace\s+(?:cub|thrust)\s*\{[^}]{0,600}"
    return is_in_any(source, rf"{inside}\b(?:class|struct|using)\s+{name}\b")


def _is_guarded(source: Source, at: int) -> bool:
    return any(
        _GUARD.search(condition.text)
        or (_VENDOR.search(condition.text) and not _is_for_others(condition))
        for condition in kit.inclusion.conditions(source, at)
    )


def _is_for_others(condition: Condition) -> bool:
    """Return whether a condition that asks for ROCm keeps it out: `#ifndef USE_HIP`."""
    is_plain = re.fullmatch(r"\s*(!?)\s*(?:defined\s*\(?\s*)?\w+\s*\)?\s*", condition.text)
    return is_plain is not None and condition.holds == bool(is_plain[1])


def _gone(space: str, name: str, what: str, instead: str) -> dict[str, str]:
    texts = {"what": what, "instead": instead, "title": _REMOVED, "remedy": _REMOVED}
    return {"space": space, "name": name, "about": "removed"} | texts


def _as_header(instead: str) -> str:
    return instead if instead == "cuSPARSE" else f"<{instead}>"


def _replaced(source: Source, name: str) -> tuple[Edit, ...]:
    """Return the edits that replace each use of a name with CCCL 3's; none if older toolkits lack the replacement."""
    new = REPLACEMENTS.get(name)
    if new is None or not _is_at_least(source.target, new.first_cuda):
        return ()
    header = kit.launches.including(source, new.header, unless=re.escape(new.header))
    if header is None:
        return ()
    uses = matches(source, rf"(?<![\w:])(?:::)?{name}\b(?!\s*[<:])")
    return (*header, *(Edit(source.path, *use.span(), new.text) for use in uses))


def _is_at_least(target: Target, cuda: int) -> bool:
    """Return whether every toolkit in question is of a major release, or newer."""
    if major := re.match(r"\d+", target.cuda or ""):
        return int(major[0]) >= cuda
    wanted = kit.targets.releases_in(target)
    toolkits = [r.cuda for r in kit.releases.releases() if r.version in wanted]
    return all(int((toolkit or "0").partition(".")[0]) >= cuda for toolkit in toolkits)


def _removed_in_log(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the title and remedy of a name that CCCL 3 removed, where the toolkit may be one with it."""
    name = f"{match.groups.get('space', '')}::{match.groups['name']}"
    instead = REMOVED.get(name)
    if instead is None:
        return _header_in_log(match, log)
    if is_older(log.machine.cuda, str(FIRST_CUDA_WITH_CCCL_3)):
        return {}
    return {"what": name, "instead": instead, "title": _REMOVED, "remedy": _REMOVED}


def _header_in_log(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the header that brings a name of Thrust or CUB, and the file that lacks it."""
    space, name = match.groups.get("space", ""), match.groups["name"]
    table, suffix = (CUB_NAMES, ".cuh") if space == "cub" else (THRUST_NAMES, ".h")
    known = (header for names, header, _ in table if re.fullmatch(names, name))
    header = next(known, None) if space in ("thrust", "cub") else None
    line = log.text[log.text.rfind("\n", 0, match.start) + 1 : match.start]
    file = re.match(r"\s*(?P<path>[\w./~+-]+\.(?:cuh?|hpp|h|cpp|cc))[(:]\d", line)
    if header is None or file is None or not is_project_file(file["path"]):
        return {}
    return {"remedy": _INCLUDED, "header": f"{space}/{header}{suffix}", "file": file["path"]}


def is_project_file(path: str) -> bool:
    """Return whether a file is the user's to change: not in an installed package or toolkit."""
    return not re.search(r"-packages/|/usr/|/opt/|/cuda|/include/(?:thrust|cub)/", path)


_PAIRED = "#include <thrust/copy.h>\nthrust::pair<int, int> f();\n"
_COUNTED = "#include <thrust/copy.h>\nint f(int* k, int n) { return thrust::count(k, k + n, 1); }\n"
_SORTED = "void f(int* k, int n) { thrust::sort_by_key(thrust::device, k, k + n, k); }\n"
_SUMMED = (
    "#include <cub/cub.cuh>\nvoid f(float* x, float* y, size_t n, void* t, cudaStream_t s) {{\n"
    "  cub::DeviceReduce::Sum(t, n, x, y, 8, s{});\n}}\n"
)
_GREATEST = "#include <cub/cub.cuh>\ntemplate <class T> T f(cub::BlockReduce<T, 128> r, T x) { return r.Reduce(x, cub::Max()); }\n"

CAUSE = Cause(
    title="{name} is missing: this CUDA's Thrust, CUB or libcu++ removed it, or its header is not included",
    in_log=log_rules(
        rule(*_CERTAIN_PATTERNS, space="std", compute=_removed_in_log),
        rule(*_LIKELY_PATTERNS, confidence=LIKELY, space="cccl"),
    ),
    in_source=in_source,
    fact="{about}",  # what CCCL 3 removed is one thing, and what it no longer includes another
    fix=Fix(
        "include each algorithm's header by name (<thrust/sort.h>, <thrust/execution_policy.h>), stop using what CCCL 3"
        " removed, or build with the CUDA that the code was written for",
        commands=("grep -rln '{name}' $CUDA_HOME/include",),
    ),
    titles={
        _REMOVED: "CUDA 13 no longer has {what} in its Thrust and CUB (instead: {instead})",
        _FORGOTTEN: "no header that the sources include brings {what} in {toolkit}, as others did before",
    },
    remedies={
        _FORGOTTEN: Fix("add #include <{header}> where {what} is used"),
        _INCLUDED: Fix(
            "include <{header}> in {file}, which used to come with other headers, and build again: the next name that is missing has its header too",
            commands=("sed -i '1i #include <{header}>' {file}",),
        ),
        _REMOVED: Fix(
            "replace {what} (instead: {instead}); to support CUDA 12 too, keep both under #if CCCL_MAJOR_VERSION",
            commands=("grep -rnF '{what}' --include='*.cu*' --include='*.h*' .",),
        ),
    },
    explains=("missing-std-include",),
    examples=(
        Source("count.cu", _COUNTED, Target(cuda="12.0")),
        '/home/u/engine/src/map.cuh(503): error: namespace "thrust" has no member "device"',
        model.Log(
            'src/kernels.cuh(481): error: namespace "thrust" has no member class "unary_function"\n'
            "   : public thrust::unary_function<unsigned int,WordType> {",
            model.Machine(cuda="13.0"),
        ),
        'src/coords.cu(112): error: namespace "thrust" has no member "sort_by_key"',
        (
            "/usr/include/c++/11/bits/shared_ptr_base.h(157): error: more than one instance of overloaded"
            ' function "std::__to_address" matches the argument list:'
        ),
        'reduce.cu(40): error: namespace "cub" has no member "Max"',
        "cccl/libcudacxx/include/cuda/std/__utility/swap.h:31:1: error: ‘__host__’ does not name a type",
        Source("op.cu", "#include <thrust/execution_policy.h>\n" + _SORTED),
        Source("op.cu", "#include <torch/extension.h>\n#include <thrust/sequence.h>\n" + _SORTED),
        Source(
            "op.cu", "#include <cub/cub.cuh>\n#include <vector>\nthrust::device_vector<int> x;\n"
        ),
        Source(
            "op.cu",
            "#include <cub/block/block_reduce.cuh>\nauto f = cub::DeviceHistogram::HistogramEven<int*, int>;\n",
        ),
        Source("op.cu", _PAIRED, Target(cuda="13.2")),
        Source("op.cu", _GREATEST, Target(cuda="13.0")),
        Source("op.cu", _SUMMED.format(", false"), Target(cuda="13.0")),
        Source("op.cu", _GREATEST, Target(torch="2.11..2.13")),
        Source(
            "op.cu",
            "#include <cub/cub.cuh>\n#define LEAST cub::Min()\nauto f() { return LEAST; }\n",
            Target(cuda="13.0"),
        ),
        Source("op.cu", f"#ifndef USE_HIP\n{_GREATEST}#endif\n", Target(cuda="13.0")),
        Source("op.hpp", _GREATEST, Target(cuda="13.0")),
        Source("op.cu", "#include <thrust/optional.h>\nint x;\n", Target(cuda="13.0")),
        Source("op.cu", "#include <cub/cub.cuh>\nauto id = cub::LaneId();\n", Target(cuda="13.0")),
        Source(
            "op.cu",
            "#include <ATen/cuda/CUDAUtils.h>\n#include <c10/cuda/CUDACachingAllocator.h>\n"
            + _SORTED,
        ),
        Source(
            "op.cu",
            "#include <thrust/functional.h>\nstruct half_of : public thrust::unary_function<int, int> {};\n",
            Target(cuda="13.0"),
        ),
    ),
    counterexamples=(
        Source("count.cu", _COUNTED, Target(cuda="11.8")),
        Source("count.cu", f"#include <thrust/count.h>\n{_COUNTED}", Target(cuda="12.0")),
        Source("op.cu", _PAIRED, Target(cuda="13.0")),
        Source("op.cu", _SUMMED.format(", false"), Target(cuda="12.9")),
        Source("op.cu", _SUMMED.format(""), Target(cuda="13.0")),
        Source("op.cu", f"#include <thrust/pair.h>\n{_PAIRED}", Target(cuda="13.2")),
        Source("op.cu", f'#include "other/lib.h"\n{_PAIRED}', Target(cuda="13.2")),
        Source(
            "op.cu",
            "#include <cuda/std/optional>\ncuda::std::optional<int> x;\n",
            Target(cuda="13.0"),
        ),
        Source("op.cu", "#include <thrust/sort.h>\n" + _SORTED),  # which brings thrust::device too
        Source("op.cu", "#include <thrust/sequence.h>\n" + _SORTED, Target(cuda="11.8")),
        Source("op.cu", '#include <thrust/sequence.h>\n#include "sorting.cuh"\n' + _SORTED),
        Source("op.cu", "#include <THC/THCThrustAllocator.cuh>\n" + _SORTED),
        Source("op.cu", _GREATEST, Target(torch="2.4..2.9")),
        Source("op.cu", "#include <thrust/sequence.h>\n" + _SORTED, Target(torch="==2.7.1")),
        Source("op.cu", _GREATEST, Target(cuda="12.8")),
        Source(
            "op.cu",
            "#include <cub/cub.cuh>\n#ifdef X\n#define LEAST cub::Min{}\n#else\n#define LEAST cub::Min()\n#endif\nint x;\n",
            Target(cuda="13.0"),
        ),
        Source("op.cu", f"#ifdef USE_HIP\n{_GREATEST}#endif\n", Target(cuda="13.0")),
        Source(
            "op.cu",
            "#include <cub/cub.cuh>\n#if CUB_VERSION < 300000\nusing Max = cub::Max;\n#endif\n",
            Target(cuda="13.0"),
        ),
        (
            "thrust/system/cuda/config.h:79:2: error: #error The version of CUB in your include path is"
            " not compatible with this release of Thrust."
        ),
        "op.cu:3:10: fatal error: thrust/complex.h: No such file or directory",
        "warning: ‘struct thrust::unary_function<int, int>’ is deprecated [-Wdeprecated-declarations]",
    ),
)
