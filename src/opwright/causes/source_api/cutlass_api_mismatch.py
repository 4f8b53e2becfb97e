"""
CUTLASS promises no stability between releases: the members of `Arguments`, the order of template parameters and the
names of schedules change with the minor version, and a project is written for one commit. The wrong copy is found
when the submodule was not updated after a `git pull`, when the system's CUTLASS (`/usr/local/include/cutlass`),
another package's or conda's comes first on the include path, or when a build script downloads "the latest".

Generated code has it too: for sm_90 the Python interface of CUTLASS 3.4 passes its arguments in the order of an
earlier release (`too many initializer values`, `no suitable user-defined conversion from "const
cutlass::KernelHardwareInfo"`); 3.5 and later get it right.

Only the first error counts; dozens follow from it. If another header of the same checkout has the unknown name, an
include is missing instead. Patching arguments one by one until it compiles risks kernels that run with swapped
strides.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.messages.cutlass import (
    NAMES_IN_OTHER_HEADERS,
    TOO_MANY_INITIALIZERS,
    UNKNOWN_MEMBER,
)
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import Piece, code_of, evidence, for_sources, is_in_any, matches
from opwright.logs.patterns import LogMatch, on_windows
from opwright.model import Cause, Confidence, Edit, Evidence, Fix, Log, Safety, Source

_CALL_PATTERNS = (
    r"(?:class|struct) \"(?:cutlass|cute)::[^\n]{1,1000}\" has no member \"(?P<name>\w+)\"",
    r"too (?:few|many) arguments for (?:class|alias|function) template \"(?P<name>(?:cutlass|cute)::[\w:]{1,120})",
    r"no suitable (?:user-defined )?(?:conversion|constructor)[^\n]{0,60}\"(?:const )?(?P<name>(?:cutlass|cute)::\w[\w:]{1,100})",
    r"no instance of constructor \"(?P<name>(?:cutlass|cute)::[\w:]{1,120})",
    r"no instance of (?:overloaded )?function(?: template)? \"(?P<name>(?:cutlass|cute)::[\w:]{1,60})",
    r"argument list for (?:class|variable|alias) template \"(?P<name>(?:cutlass|cute)::[\w:]{1,120})\" is missing",
    r"missing initializer for member [‘'](?P<name>(?:cutlass|cute)::\w[\w:]{1,100})",
    r"cutlass\w{0,24}[\w/\\.-]{1,100}\(\d+\): error: (?P<name>a value of type[^\n]{1,80}) cannot be used to initialize",
    r"cannot be used to initialize an entity of type \"(?P<name>cutlass::[\w:]{1,120})",
)
_STATIC_ASSERTION = r"\.(?:inl|hpp|h|cuh|cu)\(\d{1,6}\): error: static assertion failed with \"(?P<name>[^\"\n]{1,160})\""
_INSTANTIATION = r"instantiation of [^\n]{1,200}\b(?:cutlass|cute)::"
_CONTEXT = 1500
"""Characters after an error in which nvcc lists the instantiations."""
_CUTLASS_FOLDERS = ("include/cutlass/", "include/cute/")


def _member_confidence(match: LogMatch, log: Log) -> Confidence | None:
    is_elsewhere = match.groups["name"] in NAMES_IN_OTHER_HEADERS
    return None if is_elsewhere or _is_in_cutlass(match, log) else LIKELY


def _call_confidence(match: LogMatch, log: Log) -> Confidence | None:
    if _is_consequence(match, log):
        return None
    is_windows = re.match(r"\s*[A-Za-z]:[\\/]", match.quote) or on_windows(log)
    # Inside of CUTLASS it is MSVC that stumbles.
    return None if is_windows and _is_in_cutlass(match, log) else LIKELY


def _assertion_confidence(match: LogMatch, log: Log) -> Confidence | None:
    context = log.text[match.start : match.start + _CONTEXT]
    is_ours = not on_windows(log) and re.search(_INSTANTIATION, context)
    return LIKELY if is_ours and not _is_consequence(match, log) else None


def _initializer_confidence(_: LogMatch, log: Log) -> Confidence:
    return CERTAIN if "CollectiveBuilder" in log.text else LIKELY


def _is_consequence(match: LogMatch, log: Log) -> bool:
    """Return whether nvcc names a type in the message that it failed to resolve before."""
    return "<error-" in log.text[match.start : match.start + _CONTEXT].partition("\n\n")[0]


def _is_in_cutlass(match: LogMatch, log: Log) -> bool:
    """Return whether the error is in one of CUTLASS's own headers."""
    line = log.text[log.text.rfind("\n", 0, match.start) + 1 : match.start]
    path = line.partition(" error")[0].replace("\\", "/")
    return any(folder in path for folder in _CUTLASS_FOLDERS)


_ARGUMENTS = r"\bArguments\s*(?:\w+\s*)?=?\s*(?=\{)"
_CUTLASS_3 = r"\bCollectiveBuilder\b|\bCollectiveMma\b|\bGemmUniversalAdapter\b"
_OPERANDS, _MODE_AND_SHAPE = 4, 2
"""A, its stride, B, its stride; after the mode and the shape of the problem."""
_EPILOGUE_ARGUMENTS = 5


@for_sources(r"\bGemmUniversalMode\b", r"\bCollectiveBuilder\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for kernel arguments in the flat order that the generator of CUTLASS 3.4 writes."""
    if not is_in_any(source, _CUTLASS_3):
        return
    code = code_of(source)
    for match in matches(source, _ARGUMENTS):
        end = kit.brackets.closing(code, match.end())
        if end is None:
            continue
        given = [
            Piece(source.text[a:b], a, b) for a, b in kit.brackets.split(code, match.end() + 1, end)
        ]
        operands = given[_MODE_AND_SHAPE : _MODE_AND_SHAPE + _OPERANDS]
        rest = given[_MODE_AND_SHAPE + _OPERANDS :]
        if (
            rest
            and "GemmUniversalMode" in given[0].text
            and given[1].text.startswith("{")
            and rest[0].text.startswith("{")
            and not any(piece.text.startswith("{") for piece in operands)
        ):
            yield evidence(
                source,
                operands[0].start,
                rest[0].end,
                edits=_braced(source, code, operands, rest[0]),
                name="the members of Arguments",
            )


def _braced(source: Source, code: str, operands: list[Piece], last: Piece) -> tuple[Edit, ...]:
    """Return the edits that put braces around the operands and move the parameters before C; () if in doubt."""
    inner = [source.text[a:b] for a, b in kit.brackets.split(code, last.start + 1, last.end - 1)]
    if len(inner) != _EPILOGUE_ARGUMENTS or not inner[-1].startswith("{"):
        return ()
    if re.search(r"//|/\*", source.text[operands[0].start : last.end]):
        return ()
    epilogue = ", ".join((inner[-1], *inner[:-1]))
    return (
        Edit(source.path, operands[0].start, operands[0].start, "{"),
        Edit(source.path, operands[-1].end, operands[-1].end, "}"),
        Edit(source.path, last.start, last.end, f"{{{epilogue}}}"),
    )


_FLAT = """using Epilogue = cutlass::epilogue::collective::CollectiveBuilder<A>::CollectiveOp;
cutlass::Status run(Gemm& op) {
  typename Gemm::Arguments arguments{
    cutlass::gemm::GemmUniversalMode::kGemm,
    {M, N, K, 1},
    A, cute::make_stride(K, cute::Int<1>{}, 0),
    B, stride_B,
    {C, stride_C, D, stride_D, {alpha, beta}},
    hw_info
  };
  return op(arguments);
}
"""
_BRACED = """using Epilogue = cutlass::epilogue::collective::CollectiveBuilder<A>::CollectiveOp;
cutlass::Status run(Gemm& op) {
  typename Gemm::Arguments arguments{
    cutlass::gemm::GemmUniversalMode::kGemm, {M, N, K, 1}, {A, stride_A, B, stride_B},
    {{alpha, beta}, C, stride_C, D, stride_D}, hw_info};
  return op(arguments);
}
"""

CAUSE = Cause(
    title="the code and this copy of CUTLASS are from different releases: {name}",
    in_log=log_rules(
        rule(*UNKNOWN_MEMBER, confidence=_member_confidence),
        rule(*_CALL_PATTERNS, confidence=_call_confidence),
        rule(_STATIC_ASSERTION, confidence=_assertion_confidence),
        rule(
            TOO_MANY_INITIALIZERS,
            only_if="cutlass",
            confidence=_initializer_confidence,
            name=lambda *_: "the members of Arguments",
        ),
    ),
    in_source=in_source,
    fix=Fix(
        "build with the revision of CUTLASS that the project pins, and make sure that no other copy comes first on the"
        " include path",
        commands=(
            "git submodule update --init --recursive --force",
            "find / -path '*include/cutlass/version.h' -not -path '/proc/*' 2>/dev/null",
        ),
        safety=Safety.REVIEW,
    ),
    explains=("cutlass-missing-include",),
    examples=(
        (
            'include/cutlass/epilogue/collective/builder.inl(77): error: static assertion failed with "bad tile"\n'
            "          detected during:\n"
            '            instantiation of class "cutlass::epilogue::collective::CollectiveBuilder<cutlass::arch::Sm90>"'
        ),
        (
            'csrc/scaled_mm_sm100.cuh(234): error: namespace "cutlass::epilogue" has no member'
            ' "BlockwiseNoSmemWarpSpecialized1Sm"'
        ),
        'gemm.cu(81): error: too many arguments for class template "cutlass::gemm::collective::CollectiveMma"',
        (
            "op_kernel.cu(71): error: too many initializer values\n"
            'op_kernel.cu(72): error: no suitable user-defined conversion from "const'
            ' cutlass::KernelHardwareInfo" to "cutlass::gemm::GemmUniversalMode" exists'
        ),
        Source("gemm.cu", _FLAT),
    ),
    counterexamples=(
        'src/op.cu(12): error: static assertion failed with "tile too large for this kernel"',
        Source("gemm.cu", _BRACED),
        Source("gemm.cu", _FLAT.replace("CollectiveBuilder<A>", "Collective")),
        Source(
            "two.cu",
            "using G = cutlass::gemm::device::GemmUniversal<A>;\n"
            "typename G::Arguments arguments{cutlass::gemm::GemmUniversalMode::kGemm, {M, N, K}, 1,\n"
            "  {alpha, beta}, A, B, C, D, 0, 0, 0, 0, lda, ldb, ldc, ldd};\n",
        ),
        'op.cu(9): error: namespace "cutlass" has no member "make_cute_packed_stride"',
        "op.cu(3): fatal error: cutlass/cutlass.h: No such file or directory",
        "op.cu(9): error: too many initializer values",
        (
            'gemm.cu(31): error: no instance of overloaded function "cutlass::make_cute_packed_stride" matches\n'
            "            argument types are: (<error-type>, cute::tuple<int32_t, int32_t, int32_t>)\n"
        ),
    ),
)
