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

from collections.abc import Iterator

from opwright.causes.source_api.cutlass_api_mismatch import ALONE, ELSEWHERE, MEMBER
from opwright.log_signs import called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

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


@called_for(*INSIDE, *MEMBER, _NAMED)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Yield names of CUTLASS that are unknown because their header was not included."""
    if is_seen(failure, *ALONE) and "CollectiveBuilder" in failure.log:
        return  # of another release as a whole
    for found in seen(failure, *INSIDE):
        if not found.groups["name"].startswith(_NOT_CUTLASS):
            windows = ":\\" in found.quote
            sure = Confidence.POSSIBLE if windows else Confidence.LIKELY
            yield found.evidence(sure, **_missing(found.groups["name"]))
    for found in seen(failure, *MEMBER, _NAMED):
        if found.groups["name"] in ELSEWHERE:
            yield found.evidence(Confidence.LIKELY, **_missing(found.groups["name"]))


def _missing(name: str) -> dict[str, str]:
    if name == "name":
        name = "platform"
    return {"name": name, "header": _HEADERS.get(name, "cutlass/platform/platform.h")}


CAUSE = Cause(
    name="cutlass-missing-include",
    family="source-api",
    title="a header of CUTLASS, or generated code, uses {name} without including its header",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "include {header} first in that file, or take CUTLASS 3.5 or later",
        commands=("NVCC_PREPEND_FLAGS='-include {header}' pip install -v --no-build-isolation .",),
    ),
    examples=(
        Failure(
            "third_party/cutlass/include/cutlass/transform/thread/unary_op.h(62): error: name followed"
            ' by "::" must be a class or namespace name\n'
            "      if (platform::is_same<Transform, UnaryTransform::Identity>::value )\n"
        ),
        Failure(
            'op_kernel.cu(31): error: namespace "cutlass::epilogue::collective" has no member'
            ' "CollectiveBuilder"'
        ),
        Failure('gemm.cu(88): error: identifier "make_cute_packed_stride" is undefined'),
    ),
    counterexamples=(
        Failure("gemm.cu:4:10: fatal error: cutlass/cutlass.h: No such file or directory"),
        Failure(
            'cutlass/include/cute/util/type_traits.hpp(43): error: namespace "std" has no member "conjunction"'
        ),
        Failure(
            'csrc/mm.cuh(234): error: namespace "cutlass::epilogue" has no member "BlockwiseNoSmemWarp"'
        ),
    ),
)
