"""
CUTLASS gives no promise between its releases: the members of `Arguments`, the order of template
parameters and the names of schedules change with the minor version, and a project is written for one
commit of it. The wrong copy is found when the submodule was not updated after a `git pull`, when a
CUTLASS of the system (`/usr/local/include/cutlass`), of another package or of conda comes first on
the include path, or when a build script fetches "the latest".

Generated code has it too: what the Python interface of CUTLASS 3.4 emits for sm_90 hands its arguments
over in the order of an earlier release (`too many initializer values`, `no suitable user-defined
conversion from "const cutlass::KernelHardwareInfo"`), and is right from 3.5 on.

The first error decides; the dozens after it follow. If the unknown name exists in another header of the
same checkout, an include is missing instead. Patching single arguments until it compiles risks kernels
that run with swapped strides.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import Piece, code_of, evidence, for_sources, is_in_any, matches
from opwright.logs.patterns import LogMatch, find_matches, on_windows
from opwright.model import Cause, Confidence, Edit, Evidence, Fix, Log, Safety, Source

MEMBER = (
    r"namespace \"(?:cutlass|cute)(?:::\w{1,40}){0,4}\" has no member (?:class |function )?\"(?P<name>\w+)\"",
    r"no (?:member|template|type) named '(?P<name>\w+)' in (?:namespace )?'(?:cutlass|cute)(?:::\w{1,40}){0,4}'",
    r"[‘'](?P<name>\w+)[’'] is not a member of [‘'](?:cutlass|cute)(?:::\w{1,40}){0,4}[’']",
    r"C2039: ['\"](?P<name>\w+)['\"][^\n]{1,24}['\"](?:cutlass|cute)(?:::\w{1,40}){0,4}['\"]",
)
CALL = (
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
ALONE = (r"too many (?P<name>initializer) values",)
ASSERTED = r"\.(?:inl|hpp|h|cuh|cu)\(\d{1,6}\): error: static assertion failed with \"(?P<name>[^\"\n]{1,160})\""
_OF_TEMPLATES = r"instantiation of [^\n]{1,200}\b(?:cutlass|cute)::"
_AFTER = 1500
"""Characters in which nvcc tells what was instantiated."""
ELSEWHERE = (
    "CollectiveBuilder", "CollectiveMma", "make_cute_packed_stride", "GemmUniversalAdapter", "HostTensor",
    "LinearCombination", "DefaultEpilogue", "KernelHardwareInfo", "reference", "platform", "half_t",
    "TensorFillRandomUniform", "DefaultGemmUniversal", "implicit_gemm_tensor_c_size", "Gemm", "arch",
    "device_memory", "DeviceAllocation", "is_same", "min", "max", "fast_exp", "Status", "NumericConverter",
)  # fmt: skip
"""Names that other headers of CUTLASS have: an include is missing where they are unknown."""
_IN_CUTLASS = ("include/cutlass/", "include/cute/")


@log_check(*MEMBER, *CALL, *ALONE, ASSERTED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield what the calling code wants of CUTLASS and this copy of it has otherwise."""
    wanted = [
        found
        for found in find_matches(log, *MEMBER)
        if found.groups["name"] not in ELSEWHERE and not _is_in_cutlass(log, found)
    ]
    for found in wanted:
        yield found.evidence(Confidence.LIKELY)
    for found in find_matches(log, *CALL):
        if _follows(log, found):
            continue
        on_drive = re.match(r"\s*[A-Za-z]:[\\/]", found.quote) or on_windows(log)
        if not (on_drive and _is_in_cutlass(log, found)):  # MSVC stumbles there
            yield found.evidence(Confidence.LIKELY)
    for found in () if on_windows(log) else find_matches(log, ASSERTED):
        told = log.text[found.start : found.start + _AFTER]
        if re.search(_OF_TEMPLATES, told) and not _follows(log, found):
            yield found.evidence(Confidence.LIKELY)
    if "cutlass" in log.text:
        for found in find_matches(log, *ALONE):
            sure = Confidence.CERTAIN if "CollectiveBuilder" in log.text else Confidence.LIKELY
            yield found.evidence(sure, name="the members of Arguments")


def _follows(log: Log, found: LogMatch) -> bool:
    """Return whether nvcc says that a type in the message is one that it could not make out before."""
    return "<error-" in log.text[found.start : found.start + _AFTER].partition("\n\n")[0]


def _is_in_cutlass(log: Log, found: LogMatch) -> bool:
    """Return whether the line that the match is in begins with a header of CUTLASS's own."""
    line = log.text[log.text.rfind("\n", 0, found.start) + 1 : found.start]
    path = line.partition(" error")[0].replace("\\", "/")
    return any(folder in path for folder in _IN_CUTLASS)


_ARGUMENTS = r"\bArguments\s*(?:\w+\s*)?=?\s*(?=\{)"
_OF_THREE = r"\bCollectiveBuilder\b|\bCollectiveMma\b|\bGemmUniversalAdapter\b"
_OPERANDS, _BEFORE = 4, 2
"""A, its stride, B, its stride; after the mode and the shape of the problem."""
_OF_EPILOGUE = 5


@for_sources(r"\bGemmUniversalMode\b", r"\bCollectiveBuilder\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for the arguments of a kernel in the flat order that CUTLASS 3.4's generator writes."""
    if not is_in_any(source, _OF_THREE):
        return
    code = code_of(source)
    for match in matches(source, _ARGUMENTS):
        end = kit.brackets.closing(code, match.end())
        if end is None:
            continue
        given = [
            Piece(source.text[a:b], a, b) for a, b in kit.brackets.split(code, match.end() + 1, end)
        ]
        operands = given[_BEFORE : _BEFORE + _OPERANDS]
        rest = given[_BEFORE + _OPERANDS :]
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
    """Return what puts braces around the operands, and the parameters before C; () if it is not clear."""
    inner = [source.text[a:b] for a, b in kit.brackets.split(code, last.start + 1, last.end - 1)]
    if len(inner) != _OF_EPILOGUE or not inner[-1].startswith("{"):
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
    title="the code and this copy of CUTLASS are of different releases: {name}",
    in_log=in_log,
    in_source=in_source,
    fix=Fix(
        "build with the revision of CUTLASS that the project names, and see that no other copy comes"
        " first on the include path",
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
