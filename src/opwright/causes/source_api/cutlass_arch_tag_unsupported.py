"""
The architecture tag of CUTLASS (`cutlass::arch::Sm80`) names the oldest GPU whose instructions a kernel
uses, not the GPU that it runs on. The 2.x interface, `cutlass::gemm::device::Gemm` and its relatives,
has default configurations for Sm70, Sm75 and Sm80 and a few for others; for Sm86, Sm89, Sm90 or Sm100
the template `DefaultGemmConfiguration` is only declared, and the compiler calls it an incomplete type.
Replacing Sm80 by one's own number in an example is how most people get there.

`arch::Sm80` is right for Ampere and Ada alike, compiled with `-gencode` for the GPU at hand, and runs on
Hopper too. What is new in Hopper and Blackwell, TMA and wgmma, is reached through the 3.x
interface, `CollectiveBuilder` with `arch::Sm90`, compiled for `sm_90a`.

Adding an empty specialisation, or copying that of Sm80 under the new tag, gives Sm80's kernel at best.
"""

from collections.abc import Iterator

from opwright.log_signs import called_for, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

_DEFAULT = r"(?:struct |class )?cutlass::[\w:]{0,60}?(?P<name>Default\w{1,60})<"
NAMED = (
    rf"incomplete type [\"‘']{_DEFAULT}",
    rf"undefined template '{_DEFAULT}",
    rf"undefined (?:type|struct|class) '{_DEFAULT}",
)
NEAR = (
    r"cutlass[/\\](?:gemm|conv)[/\\](?:device|kernel|threadblock)[/\\]\w{1,60}\.h\(\d+\): error: (?P<name>incomplete type) is not allowed",
)
_TAG = r"arch::(?P<tag>Sm\d{2,3})\b"


@called_for(*NAMED, *NEAR)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Yield the defaults of CUTLASS that are declared and nowhere defined for a tag."""
    tag = next((found.groups["tag"] for found in seen(failure, _TAG)), "this one")
    for found in seen(failure, *NAMED):
        yield found.evidence(tag=tag)
    for found in seen(failure, *NEAR):
        yield found.evidence(Confidence.LIKELY, tag=tag, name="default configuration")


CAUSE = Cause(
    name="cutlass-arch-tag-unsupported",
    family="source-api",
    title="the architecture tag {tag} has no {name} in CUTLASS",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "take cutlass::arch::Sm80 with the 2.x interface (it runs on newer GPUs), or the 3.x"
        " CollectiveBuilder for Sm90 and later",
        commands=("grep -rn 'arch::Sm' --include='*.cu*' --include='*.h*' .",),
    ),
    masks=("cutlass-api-mismatch", "cutlass-missing-include"),
    examples=(
        Failure(
            "include/cutlass/gemm/device/gemm.h(213): error: incomplete type"
            ' "cutlass::gemm::device::DefaultGemmConfiguration<MMAOp, SmArch, float, float>" (aka'
            ' "cutlass::gemm::device::DefaultGemmConfiguration<cutlass::arch::OpClassTensorOp,'
            ' cutlass::arch::Sm89, cutlass::half_t, float>") is not allowed'
        ),
        Failure(
            "/src/3rdparty/cutlass/include/cutlass/gemm/device/gemm.h(264): error: incomplete type is"
            " not allowed\n      using GemmKernel = typename kernel::DefaultGemm<\n"
        ),
    ),
    counterexamples=(
        Failure('op.cu(9): error: incomplete type "Params" is not allowed'),
        Failure('op.cu(9): error: namespace "cutlass::arch" has no member "Sm103"'),
        Failure("nvcc fatal   : Unsupported gpu architecture 'compute_90a'"),
    ),
)
