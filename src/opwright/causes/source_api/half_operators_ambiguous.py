"""
Several operators fit a half, and the compiler may not choose. Three ways lead there. A literal such as
`1e-5` is a double, and `double + half` can be done by converting either side. A project brings its own
`operator+(half, half)` from the time when `cuda_fp16.h` had none for the host, and CUDA 12.2 added
those. Or `c10::Half` meets a type that it has several operators for, or `cuda_fp16.h`'s own, when the
flags that torch gives (`-D__CUDA_NO_HALF_OPERATORS__`) are absent or were taken back: torch's headers
are written for a build in which they are set.

Say what is meant: convert the literal (`__float2half(1e-5f)`, `static_cast<scalar_t>(…)`), compute in
float and convert the result, and guard your own operators by the version of CUDA. With torch's
headers, let torch's flags stand. Casting the whole expression does not help, as the operator inside it
stays ambiguous.
"""

from collections.abc import Iterator

from opwright.log_signs import called_for, seen
from opwright.model import Cause, Evidence, Failure, Fix, Machine

_HALVES = ("half", "Half", "bfloat16", "BFloat16")
SEVERAL = (
    r"more than one operator \"(?P<operator>[^\"\n]{1,12})\" matches these operands",
    r"more than one instance of overloaded function \"(?P<operator>[\w:]{1,60})\" matches the argument list",
)
DIRECT = (
    r"more than one conversion function from \"(?:const )?(?:__half|half|__nv_bfloat16|c10::Half)\"[^\n]{0,40}applies",
    r"(?P<operator>operator ?[-+*/<>=!]{1,2})\([^\n)]{0,40}(?:half|bfloat16)[^\n)]{0,60}\)\" has already been defined",
    r"ambiguous \"(?P<operator>\?)\" operation:[^\n]{0,200}(?:half|Half|bfloat16)",
    r"overloaded operator '(?P<operator>[^'\n]{1,4})' is ambiguous \(with operand types [^\n]{0,100}(?:half|Half|bfloat16)",
    r"ambiguous overload for [‘'](?P<operator>operator[^’'\n]{1,4})[’'] \(operand types are [^\n]{0,100}(?:half|Half|bfloat16)",
    r"C2593: ['\"](?P<operator>\w{8}\s[^'\"\n]{1,4})['\"][^\n]{0,200}(?:half|Half)",
)


@called_for(*SEVERAL, *DIRECT)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Yield where several operators or conversions of a half fit."""
    for found in seen(failure, *SEVERAL):
        below = failure.log[found.start : found.start + 4000].partition(" error")[0]
        if any(word in below for word in _HALVES):
            yield found.evidence()
    for found in seen(failure, *DIRECT):
        yield found.evidence(operator=found.groups.get("operator", "a conversion"))


CAUSE = Cause(
    name="half-operators-ambiguous",
    family="source-api",
    title="several operators for half fit, and none is better: {operator}",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "convert literals to half (__float2half), guard the project's own operators by CUDART_VERSION,"
        " or leave torch's -D__CUDA_NO_HALF_OPERATORS__ in place",
        commands=(
            (
                "export NVCC_APPEND_FLAGS='-D__CUDA_NO_HALF_OPERATORS__ -D__CUDA_NO_HALF_CONVERSIONS__"
                " -D__CUDA_NO_HALF2_OPERATORS__'"
            ),
        ),
    ),
    examples=(
        Failure(
            'norm.cu(41): error: more than one operator "+" matches these operands:\n'
            '            built-in operator "arithmetic + arithmetic"\n'
            '            function "operator+(const __half &, const __half &)"\n'
            "            operand types are: double + half",
            Machine(cuda="12.2"),
        ),
        Failure(
            'op.cu(12): error: more than one conversion function from "__half" to a built-in type applies:\n'
            '            function "__half::operator float() const"'
        ),
        Failure(
            "op.cu:9:14: error: use of overloaded operator '+' is ambiguous (with operand types"
            " '__half' and 'double')"
        ),
    ),
    counterexamples=(
        Failure(
            'op.cu(9): error: no operator "+" matches these operands\n'
            "            operand types are: __half + __half"
        ),
        Failure(
            'tuple.h(9): error: more than one instance of overloaded function "std::__to_address"'
            " matches the argument list:"
        ),
        Failure(
            'op.cu(9): error: more than one operator "<<" matches these operands:\n'
            "            operand types are: std::ostream << Shape"
        ),
    ),
)
