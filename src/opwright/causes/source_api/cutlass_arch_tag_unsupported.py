"""
The architecture tag of CUTLASS (`cutlass::arch::Sm80`) names the oldest GPU whose instructions a kernel uses, not the
GPU that it runs on. The 2.x interface, `cutlass::gemm::device::Gemm` and its relatives, has default configurations
for Sm70, Sm75 and Sm80 and a few for others; for Sm86, Sm89, Sm90 or Sm100 the template `DefaultGemmConfiguration` is
only declared, and the compiler calls it an incomplete type. Most people get there by replacing Sm80 with their own
number in an example.

`arch::Sm80` is right for Ampere and Ada alike, compiled with `-gencode` for the GPU at hand, and runs on Hopper too.
What is new in Hopper and Blackwell, TMA and wgmma, needs the 3.x interface: `CollectiveBuilder` with `arch::Sm90`,
compiled for `sm_90a`.

An empty specialisation, or a copy of Sm80's under the new tag, gives Sm80's kernel at best.

`opwright lint` reports this when a 2.x tensor-core kernel leaves its tiles or stages to such a default.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.causes.kit.sources import Piece, code_of, evidence, for_sources, matches, replacing
from opwright.logs.patterns import LogMatch, compiled, find_matches
from opwright.model import Cause, Evidence, Fix, Log, Safety, Source

_DEFAULT_TYPE = r"(?:struct |class )?cutlass::[\w:]{0,60}?(?P<name>Default\w{1,60})<"
_NAMED_PATTERNS = (
    rf"incomplete type [\"‘']{_DEFAULT_TYPE}",
    rf"undefined template '{_DEFAULT_TYPE}",
    rf"undefined (?:type|struct|class) '{_DEFAULT_TYPE}",
)
_UNNAMED_PATTERN = r"cutlass[/\\](?:gemm|conv)[/\\](?:device|kernel|threadblock)[/\\]\w{1,60}\.h\(\d+\): error: incomplete type is not allowed"
_TAG_PATTERN = r"arch::(?P<tag>Sm\d{2,3})\b"
_KERNEL = r"\bdevice::Gemm(?:Batched|Universal|SplitKParallel)?\s*<"
_TAG_WITHOUT_DEFAULT = r"(?:cutlass::)?arch::(?P<tag>Sm(?:86|87|90|100|120))"
_CLASS, _TAGGED, _LAST_OF_DEFAULTS = 7, 8, 13
"""Places among the template's arguments; those after the tag have defaults by the tag."""


@for_sources("OpClassTensorOp")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for kernels of the 2.x interface that need a default which no release has."""
    code = code_of(source)
    for match in matches(source, _KERNEL):
        end = kit.brackets.closing(code, match.end() - 1)
        given = kit.brackets.split(code, match.end(), end) if end else ()
        if not _TAGGED < len(given) < _LAST_OF_DEFAULTS:
            continue
        known = [kit.names.names(source).resolve(code[a:b], a) for a, b in given]
        tag = compiled(_TAG_WITHOUT_DEFAULT).fullmatch(known[_TAGGED])
        if tag and known[_CLASS].endswith("OpClassTensorOp"):
            piece = Piece(source.text[slice(*given[_TAGGED])], *given[_TAGGED])
            is_plain = piece.text.endswith(tag["tag"])
            put = piece.text.replace(tag["tag"], "Sm80")
            yield evidence(
                source,
                piece.start,
                piece.end,
                confidence=LIKELY,
                edits=(replacing(source, piece, put),) if is_plain else (),
                tag=tag["tag"],
                name="DefaultGemmConfiguration",
            )


_GEMM = (
    "using Gemm = cutlass::gemm::device::Gemm<Half, Row, Half, Column, Half, Row, float,\n"
    "    cutlass::arch::OpClassTensorOp, cutlass::arch::Sm86>;\n"
)


def _tag(_: LogMatch, log: Log) -> str:
    return next((found.groups["tag"] for found in find_matches(log, _TAG_PATTERN)), "this one")


CAUSE = Cause(
    title="CUTLASS has no {name} for the architecture tag {tag}",
    in_log=log_rules(
        rule(*_NAMED_PATTERNS, tag=_tag),
        rule(_UNNAMED_PATTERN, confidence=LIKELY, tag=_tag, name="default configuration"),
    ),
    in_source=in_source,
    fix=Fix(
        "use cutlass::arch::Sm80 with the 2.x interface (it runs on newer GPUs), or the 3.x CollectiveBuilder for Sm90 and"
        " later",
        commands=("grep -rn 'arch::Sm' --include='*.cu*' --include='*.h*' .",),
        safety=Safety.REVIEW,
    ),
    explains=("cutlass-api-mismatch", "cutlass-missing-include"),
    examples=(
        (
            "include/cutlass/gemm/device/gemm.h(213): error: incomplete type"
            ' "cutlass::gemm::device::DefaultGemmConfiguration<MMAOp, SmArch, float, float>" (aka'
            ' "cutlass::gemm::device::DefaultGemmConfiguration<cutlass::arch::OpClassTensorOp,'
            ' cutlass::arch::Sm89, cutlass::half_t, float>") is not allowed'
        ),
        (
            "/src/3rdparty/cutlass/include/cutlass/gemm/device/gemm.h(264): error: incomplete type is"
            " not allowed\n      using GemmKernel = typename kernel::DefaultGemm<\n"
        ),
        Source("gemm.cu", _GEMM),
        Source(
            "gemm.cu",
            "using Arch = cutlass::arch::Sm90;\n" + _GEMM.replace("cutlass::arch::Sm86", "Arch"),
        ),
    ),
    counterexamples=(
        Source("gemm.cu", _GEMM.replace("Sm86", "Sm80")),
        Source("gemm.cu", _GEMM.replace("TensorOp", "Simt")),
        Source(
            "gemm.cu", _GEMM.replace("Sm86>", "Sm86, Block, Warp, Instruction, Epilogue, Swizzle>")
        ),
        'op.cu(9): error: incomplete type "Params" is not allowed',
        'op.cu(9): error: namespace "cutlass::arch" has no member "Sm103"',
        "nvcc fatal   : Unsupported gpu architecture 'compute_90a'",
    ),
)
