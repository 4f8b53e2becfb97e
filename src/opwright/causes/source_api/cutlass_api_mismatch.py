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

from collections.abc import Iterator

from opwright.log_signs import called_for, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

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
ELSEWHERE = (
    "CollectiveBuilder", "CollectiveMma", "make_cute_packed_stride", "GemmUniversalAdapter", "HostTensor",
    "LinearCombination", "DefaultEpilogue", "KernelHardwareInfo", "reference", "platform", "half_t",
    "TensorFillRandomUniform", "DefaultGemmUniversal", "implicit_gemm_tensor_c_size", "Gemm", "arch",
    "device_memory", "DeviceAllocation", "is_same", "min", "max", "fast_exp", "Status", "NumericConverter",
)  # fmt: skip
"""Names that other headers of CUTLASS have: an include is missing where they are unknown."""
_IN_CUTLASS = ("include/cutlass/", "include/cute/", "include\\cutlass\\", "include\\cute\\")


@called_for(*MEMBER, *CALL, *ALONE)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Yield what the calling code wants of CUTLASS and this copy of it has otherwise."""
    wanted = [
        found
        for found in seen(failure, *MEMBER)
        if found.groups["name"] not in ELSEWHERE
        and not any(folder in found.quote.partition(" error")[0] for folder in _IN_CUTLASS)
    ]
    for found in wanted:
        yield found.evidence(Confidence.LIKELY)
    for found in seen(failure, *CALL):
        yield found.evidence(Confidence.LIKELY)
    if "cutlass" in failure.log:
        for found in seen(failure, *ALONE):
            sure = Confidence.CERTAIN if "CollectiveBuilder" in failure.log else Confidence.LIKELY
            yield found.evidence(sure, name="the members of Arguments")


CAUSE = Cause(
    name="cutlass-api-mismatch",
    family="source-api",
    title="the code and this copy of CUTLASS are of different releases: {name}",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "build with the revision of CUTLASS that the project names, and see that no other copy comes"
        " first on the include path",
        commands=(
            "git submodule update --init --recursive --force",
            "find / -path '*include/cutlass/version.h' -not -path '/proc/*' 2>/dev/null",
        ),
    ),
    masks=("cutlass-missing-include",),
    examples=(
        Failure(
            'csrc/scaled_mm_sm100.cuh(234): error: namespace "cutlass::epilogue" has no member'
            ' "BlockwiseNoSmemWarpSpecialized1Sm"'
        ),
        Failure(
            'gemm.cu(81): error: too many arguments for class template "cutlass::gemm::collective::CollectiveMma"'
        ),
        Failure(
            "op_kernel.cu(71): error: too many initializer values\n"
            'op_kernel.cu(72): error: no suitable user-defined conversion from "const'
            ' cutlass::KernelHardwareInfo" to "cutlass::gemm::GemmUniversalMode" exists'
        ),
    ),
    counterexamples=(
        Failure('op.cu(9): error: namespace "cutlass" has no member "make_cute_packed_stride"'),
        Failure("op.cu(3): fatal error: cutlass/cutlass.h: No such file or directory"),
        Failure("op.cu(9): error: too many initializer values"),
    ),
)
