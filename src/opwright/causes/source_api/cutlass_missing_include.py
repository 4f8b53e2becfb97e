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

from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_sources, includes, matches
from opwright.causes.source_api.cutlass_api_mismatch import ALONE, ELSEWHERE, MEMBER
from opwright.logs.patterns import find_matches, has_match
from opwright.model import Cause, Confidence, Edit, Evidence, Fix, Log, Safety, Source

_AT = r"(?:cutlass|cute)[/\\][\w/\\]{1,100}\.h(?:pp)?[(:]\d+(?:\)|:\d+)?: error: "
INSIDE = (
    rf"{_AT}(?P<name>name) followed by \"::\" must be a class or namespace name",
    rf"{_AT}namespace \"(?:cutlass|cute)(?:::\w{{1,40}}){{0,4}}\" has no member (?:class |function )?\"(?P<name>\w+)\"",
    rf"{_AT}identifier \"(?P<name>[a-z]\w+)\" is undefined",
    rf"{_AT}(?:use of undeclared identifier|unknown type name) '(?P<name>[a-z]\w+)'",
    rf"{_AT}[‘'](?P<name>[a-z]\w+)[’'] (?:has not been declared|was not declared|is not a member of [‘'](?:cutlass|cute))",
)
_HEADERS = {
    "CollectiveBuilder": "cutlass/epilogue/collective/collective_builder.hpp",
    "make_cute_packed_stride": "cutlass/util/packed_stride.hpp",
    "implicit_gemm_tensor_c_size": "cutlass/conv/conv2d_problem_size.h",
    "HostTensor": "cutlass/util/host_tensor.h",
    "GemmUniversalAdapter": "cutlass/gemm/device/gemm_universal_adapter.h",
}
_NAMED = (
    r"identifier \"(?P<name>make_cute_packed_stride|implicit_gemm_tensor_c_size)\" is undefined"
)
_NOT_CUTLASS = ("cuda", "cu", "std", "uint", "int", "wmma", "nv")


@log_check(*INSIDE, *MEMBER, _NAMED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield names of CUTLASS that are unknown because their header was not included."""
    if has_match(log, *ALONE) and "CollectiveBuilder" in log.text:
        return  # of another release as a whole
    for found in find_matches(log, *INSIDE):
        if not found.groups["name"].startswith(_NOT_CUTLASS):
            windows = ":\\" in found.quote
            sure = Confidence.POSSIBLE if windows else Confidence.LIKELY
            yield found.evidence(sure, **_missing(found.groups["name"]))
    for found in find_matches(log, *MEMBER, _NAMED):
        if found.groups["name"] in ELSEWHERE:
            yield found.evidence(Confidence.LIKELY, **_missing(found.groups["name"]))


def _missing(name: str) -> dict[str, str]:
    if name == "name":
        name = "platform"
    return {"name": name, "header": _HEADERS.get(name, "cutlass/platform/platform.h")}


_USED = {
    r"\bepilogue::collective::CollectiveBuilder\b": _HEADERS["CollectiveBuilder"],
    r"\bgemm::collective::CollectiveBuilder\b": "cutlass/gemm/collective/collective_builder.hpp",
    r"\bmake_cute_packed_stride\b": _HEADERS["make_cute_packed_stride"],
    r"\bdevice::GemmUniversalAdapter\b": _HEADERS["GemmUniversalAdapter"],
}
_OF_CUTLASS = r"(?:cutlass|cute)/.+"
_OF_OTHERS = r"(?:torch|ATen|c10|cuda|thrust|cub|pybind11|nvtx3)\w*(?:/.+|\.h)"


@for_sources(r"\bCollectiveBuilder\b", r"\bmake_cute_packed_stride\b", r"\bGemmUniversalAdapter\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for names of CUTLASS in a file that includes headers of it, and not the one that has them."""
    included = [p for one in source.with_includes for p in includes(one, _OF_CUTLASS)]
    if not included or _includes_unseen(source):
        return
    known = {piece.text for piece in included} | _brought_along(source)
    own = list(includes(source, _OF_CUTLASS))
    for pattern, header in _USED.items():
        found = next(matches(source, pattern), None)
        if found and header not in known and not any("default_gemm_config" in k for k in known):
            edits = (_after(source, own[-1].end, header),) if own else ()
            name = found[0].replace("::", " ").split()[-1]
            yield evidence(
                source,
                *found.span(),
                confidence=Confidence.LIKELY,
                edits=edits,
                name=name,
                header=header,
            )


def _brought_along(source: Source) -> set[str]:
    """Return the headers that some file of the project includes beside a header: it leaves them to that."""
    name = source.path.rpartition("/")[2]
    if name.endswith((".cu", ".cpp", ".cc", ".cxx")):
        return set()
    named = rf"(?:.+/)?{re.escape(name)}"
    including = (one for one in source.project if any(True for _ in includes(one, named)))
    return {piece.text for one in including for piece in includes(one, _OF_CUTLASS)}


def _includes_unseen(source: Source) -> bool:
    """Return whether something is included of which it is not known what that includes itself."""
    seen_ones = {one.path.rpartition("/")[2] for one in source.includes}
    for one in source.with_includes:
        for piece in includes(one, r".+"):
            is_header = re.search(r"\.(?:h|hpp|cuh|hxx|inl|inc)$", piece.text)
            if not is_header or re.fullmatch(rf"{_OF_CUTLASS}|{_OF_OTHERS}", piece.text):
                continue
            if piece.text.rpartition("/")[2] not in seen_ones and "std" not in piece.text:
                return True
    return False


def _after(source: Source, at: int, header: str) -> Edit:
    """Return what includes a header on the line after a place, in the way of that line."""
    end = source.text.find("\n", at)
    end = len(source.text) if end < 0 else end + 1
    newline = "\r\n" if source.text[:end].endswith("\r\n") else "\n"
    mark = '""' if source.text[at : at + 1] == '"' else "<>"
    return Edit(source.path, end, end, f"#include {mark[0]}{header}{mark[1]}{newline}")


CAUSE = Cause(
    title="a header of CUTLASS, or generated code, uses {name} without including its header",
    in_log=in_log,
    in_source=in_source,
    fix=Fix(
        "include {header} first in that file, or take CUTLASS 3.5 or later",
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
