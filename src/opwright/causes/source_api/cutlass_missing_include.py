"""
Several headers of CUTLASS and CuTe use names of other headers without including them, and compile only
when something else came first. `cutlass/transform/thread/unary_op.h` and others use `platform::is_same`
of `cutlass/platform/platform.h`; `implicit_gemm_convolution.h` of 3.4 uses a function of
`conv2d_problem_size.h`. A change of order among your own includes, or a toolkit whose headers include
less of each other, is enough to uncover it.

Code can forget as well: a kernel with `CollectiveBuilder` needs
`cutlass/epilogue/collective/collective_builder.hpp` beside the one for gemm, and
`make_cute_packed_stride` needs `cutlass/util/packed_stride.hpp` in `tools/util/include`. What CUTLASS's
Python interface emitted in 3.4 lacked the first of these.

Nothing is missing on the disk: the file is in the same checkout, so `git submodule update` changes
nothing unless it brings a later release.
"""

import re
from collections.abc import Iterator

from opwright.causes.kit.cutlass import (
    HEADERS,
    NAMES_IN_OTHER_HEADERS,
    TOO_MANY_INITIALIZERS,
    UNKNOWN_MEMBER,
)
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources, includes, matches
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import Cause, Confidence, Edit, Evidence, Fix, Log, Safety, Source

_CUTLASS_ERROR = r"(?:cutlass|cute)[/\\][\w/\\]{1,100}\.h(?:pp)?[(:]\d+(?:\)|:\d+)?: error: "
_INSIDE_PATTERNS = (
    rf"{_CUTLASS_ERROR}(?P<name>name) followed by \"::\" must be a class or namespace name",
    rf"{_CUTLASS_ERROR}namespace \"(?:cutlass|cute)(?:::\w{{1,40}}){{0,4}}\" has no member (?:class |function )?\"(?P<name>\w+)\"",
    rf"{_CUTLASS_ERROR}identifier \"(?P<name>[a-z]\w+)\" is undefined",
    rf"{_CUTLASS_ERROR}(?:use of undeclared identifier|unknown type name) '(?P<name>[a-z]\w+)'",
    rf"{_CUTLASS_ERROR}[‘'](?P<name>[a-z]\w+)[’'] (?:has not been declared|was not declared|is not a member of [‘'](?:cutlass|cute))",
)
_CALLER_PATTERN = (
    r"identifier \"(?P<name>make_cute_packed_stride|implicit_gemm_tensor_c_size)\" is undefined"
)
_OTHER_PREFIXES = ("cuda", "cu", "std", "uint", "int", "wmma", "nv")


_USED = {
    r"\bepilogue::collective::CollectiveBuilder\b": HEADERS["CollectiveBuilder"],
    r"\bgemm::collective::CollectiveBuilder\b": "cutlass/gemm/collective/collective_builder.hpp",
    r"\bmake_cute_packed_stride\b": HEADERS["make_cute_packed_stride"],
    r"\bdevice::GemmUniversalAdapter\b": HEADERS["GemmUniversalAdapter"],
}
_CUTLASS_HEADER = r"(?:cutlass|cute)/.+"
_KNOWN_HEADER = r"(?:torch|ATen|c10|cuda|thrust|cub|pybind11|nvtx3)\w*(?:/.+|\.h)"


@for_sources(r"\bCollectiveBuilder\b", r"\bmake_cute_packed_stride\b", r"\bGemmUniversalAdapter\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for names of CUTLASS in a file that includes its headers, but not the one with the name."""
    included = [p for one in source.with_includes for p in includes(one, _CUTLASS_HEADER)]
    if not included or _includes_unseen(source):
        return
    known = {piece.text for piece in included} | _brought_along(source)
    own = list(includes(source, _CUTLASS_HEADER))
    for pattern, header in _USED.items():
        found = next(matches(source, pattern), None)
        if found and header not in known and not any("default_gemm_config" in k for k in known):
            edits = (_after(source, own[-1].end, header),) if own else ()
            name = found[0].replace("::", " ").split()[-1]
            yield evidence(
                source,
                *found.span(),
                confidence=LIKELY,
                edits=edits,
                name=name,
                header=header,
            )


def _brought_along(source: Source) -> set[str]:
    """Return the headers that files of the project include beside this header."""
    name = source.path.rpartition("/")[2]
    if name.endswith((".cu", ".cpp", ".cc", ".cxx")):
        return set()
    named = rf"(?:.+/)?{re.escape(name)}"
    including = (one for one in source.project if any(True for _ in includes(one, named)))
    return {piece.text for one in including for piece in includes(one, _CUTLASS_HEADER)}


def _includes_unseen(source: Source) -> bool:
    """Return whether a header is included whose own includes are unknown."""
    seen_ones = {one.path.rpartition("/")[2] for one in source.includes}
    for one in source.with_includes:
        for piece in includes(one, r".+"):
            is_header = re.search(r"\.(?:h|hpp|cuh|hxx|inl|inc)$", piece.text)
            if not is_header or re.fullmatch(rf"{_CUTLASS_HEADER}|{_KNOWN_HEADER}", piece.text):
                continue
            if piece.text.rpartition("/")[2] not in seen_ones and "std" not in piece.text:
                return True
    return False


def _after(source: Source, at: int, header: str) -> Edit:
    """Return the edit that includes a header on the next line, with the same brackets and line end."""
    end = source.text.find("\n", at)
    end = len(source.text) if end < 0 else end + 1
    newline = "\r\n" if source.text[:end].endswith("\r\n") else "\n"
    mark = '""' if source.text[at : at + 1] == '"' else "<>"
    return Edit(source.path, end, end, f"#include {mark[0]}{header}{mark[1]}{newline}")


def _name(match: LogMatch, _: Log) -> str:
    name = match.groups["name"]
    return "platform" if name == "name" else name


def _header(match: LogMatch, log: Log) -> str:
    return HEADERS.get(_name(match, log), "cutlass/platform/platform.h")


def _is_other_release(log: Log) -> bool:
    return "CollectiveBuilder" in log.text and has_match(log, TOO_MANY_INITIALIZERS)


def _inside_confidence(match: LogMatch, log: Log) -> Confidence | None:
    if _is_other_release(log) or match.groups["name"].startswith(_OTHER_PREFIXES):
        return None
    return POSSIBLE if ":\\" in match.quote else LIKELY


def _caller_confidence(match: LogMatch, log: Log) -> Confidence | None:
    is_known = match.groups["name"] in NAMES_IN_OTHER_HEADERS
    return LIKELY if is_known and not _is_other_release(log) else None


CAUSE = Cause(
    title="a header of CUTLASS, or generated code, uses {name} without including its header",
    in_log=log_rules(
        rule(*_INSIDE_PATTERNS, confidence=_inside_confidence, name=_name, header=_header),
        rule(
            *UNKNOWN_MEMBER,
            _CALLER_PATTERN,
            confidence=_caller_confidence,
            name=_name,
            header=_header,
        ),
    ),
    in_source=in_source,
    fix=Fix(
        "include {header} first in that file, or use CUTLASS 3.5 or later",
        commands=("NVCC_PREPEND_FLAGS='-include {header}' pip install -v --no-build-isolation .",),
        safety=Safety.REVIEW,
    ),
    examples=(
        (
            "third_party/cutlass/include/cutlass/transform/thread/unary_op.h(62): error: name followed"
            ' by "::" must be a class or namespace name\n'
            "      if (platform::is_same<Transform, UnaryTransform::Identity>::value )\n"
        ),
        (
            'op_kernel.cu(31): error: namespace "cutlass::epilogue::collective" has no member'
            ' "CollectiveBuilder"'
        ),
        'gemm.cu(88): error: identifier "make_cute_packed_stride" is undefined',
        Source(
            "gemm.cu",
            '#include "cutlass/gemm/collective/collective_builder.hpp"\n'
            '#include "cutlass/epilogue/collective/default_epilogue.hpp"\n'
            "using E = cutlass::epilogue::collective::CollectiveBuilder<A>::CollectiveOp;\n",
        ),
        Source(
            "gemm.cu",
            "#include <cutlass/cutlass.h>\nauto s = cutlass::make_cute_packed_stride(S{}, {1, 2, 3});\n",
        ),
    ),
    counterexamples=(
        Source(
            "gemm.cu",
            '#include "cutlass/gemm/collective/collective_builder.hpp"\n'
            '#include "cutlass/epilogue/collective/collective_builder.hpp"\n'
            "using E = cutlass::epilogue::collective::CollectiveBuilder<A>::CollectiveOp;\n"
            "using M = cutlass::gemm::collective::CollectiveBuilder<A>::CollectiveOp;\n",
        ),
        Source(  # it may come with what is not seen here
            "gemm.cu",
            '#include "cutlass/cutlass.h"\n#include "common/gemm_base.cuh"\n'
            "using M = cutlass::gemm::collective::CollectiveBuilder<A>::CollectiveOp;\n",
        ),
        Source(
            "common.cuh",
            "#include <cute/tensor.hpp>\nauto s = cutlass::make_cute_packed_stride(S{}, {1, 2, 3});\n",
            project=(
                Source(
                    "gemm.cu",
                    '#include <cutlass/util/packed_stride.hpp>\n#include "csrc/common.cuh"\n',
                ),
            ),
        ),
        Source(
            "decl.hpp", "using M = cutlass::gemm::collective::CollectiveBuilder<A>::CollectiveOp;\n"
        ),
        "gemm.cu:4:10: fatal error: cutlass/cutlass.h: No such file or directory",
        'cutlass/include/cute/util/type_traits.hpp(43): error: namespace "std" has no member "conjunction"',
        'csrc/mm.cuh(234): error: namespace "cutlass::epilogue" has no member "BlockwiseNoSmemWarp"',
    ),
)
