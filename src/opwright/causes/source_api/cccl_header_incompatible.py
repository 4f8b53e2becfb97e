"""
Thrust, CUB and libcu++ come with the CUDA toolkit, as one project called CCCL, and each toolkit brings
a later release of it. Two things change under existing code. Headers include less of each other, so
`thrust::sort_by_key` or `thrust::device` is unknown until `<thrust/sort.h>` or
`<thrust/execution_policy.h>` is included by name. And what was deprecated goes: CCCL 3, in CUDA 13, has
no `thrust::unary_function`, `cub::Max`, `cub::Sum`, `cub::TransformInputIterator` or `cub::BaseTraits`
any more; `cuda::std::plus`, `cuda::maximum` and Thrust's iterators take their place.

The other clash is with the compiler's own library: an unqualified call finds both `cuda::std::` and
`std::` by the types of its arguments (`more than one instance of overloaded function
"std::__to_address"`), with some releases of GCC's headers.

Putting an older Thrust in front on the include path trades this for a mixture of two copies. Add the
includes, drop the base classes (they were empty but for typedefs), or build with the toolkit that the
code was written for.
"""

from opwright.log_signs import in_log
from opwright.model import Cause, Confidence, Failure, Fix, LogCheck, Machine

_NS = r"(?!thrust::(?:cuda_cub::)?cub\b)(?:thrust|cub)(?:::\w{1,40}){0,4}"
CERTAIN = in_log(
    rf"namespace \"(?P<space>{_NS})\" has no (?:actual )?member (?:class |function |template )?\"(?P<name>\w+)\"",
    rf"no (?:member|template|type) named '(?P<name>\w+)' in namespace '(?P<space>{_NS})'",
    rf"['‘\"](?P<name>\w+)['’\"] is not a (?:class template )?member of ['‘\"](?P<space>{_NS})['’\"]",
    rf"['‘\"](?P<name>\w+)['’\"] in namespace ['‘\"](?P<space>{_NS})['’\"] does not name",
    rf"C2039: ['\"“](?P<name>\w+)['\"”][^\n]{{1,24}}['\"“](?P<space>{_NS})['\"”]",
    r"overloaded function \"(?P<space>std)::(?P<name>__to_address)\" matches",
    r"call (?:to|of) (?:overloaded )?['‘](?P<name>(?:__)?to_address)[^\n]{0,80} is ambiguous",
    r"expected (?:template-name|class-name|unqualified-id) before[^\n]{0,30}\n[^\n]{0,80}thrust::(?P<name>(?:unary|binary)_function)",
    space="std",
)
LIKELY = in_log(
    r"namespace \"(?P<space>cuda(?:::std)?(?:::\w{1,40}){0,3})\" has no member (?:class |function )?\"(?P<name>\w+)\"",
    rf"(?:命名空间|命名空間)[\"“](?P<space>{_NS})[\"”]没有成员[\"“](?P<name>\w+)",
    r"class \"(?P<space>cub::\w{1,40})[^\n]{0,300}\" has no member \"(?P<name>\w+)\"",
    r"identifier \"(?P<name>(?:unary|binary)_function|thrust_\w+)\" is undefined",
    r"(?P<name>cl\.exe with traditional preprocessor) (?:is used|may lead)",
    confidence=Confidence.LIKELY,
    space="cccl",
)

CAUSE = Cause(
    name="cccl-header-incompatible",
    family="source-api",
    title="the Thrust, CUB or libcu++ of this CUDA has {name} no more, or in a header not included",
    explanation=__doc__,
    since="0.2",
    in_failure=LogCheck(
        (*CERTAIN.patterns, *LIKELY.patterns), lambda failure: (*CERTAIN(failure), *LIKELY(failure))
    ),
    fix=Fix(
        "include the header of each algorithm by name (<thrust/sort.h>, <thrust/execution_policy.h>),"
        " drop what CCCL 3 has removed, or build with the CUDA that the code was written for",
        commands=("grep -rln '{name}' $CUDA_HOME/include",),
    ),
    masks=("missing-std-include",),
    examples=(
        Failure(
            'src/kernels.cuh(481): error: namespace "thrust" has no member class "unary_function"\n'
            "   : public thrust::unary_function<unsigned int,WordType> {",
            Machine(cuda="13.0"),
        ),
        Failure('src/coords.cu(112): error: namespace "thrust" has no member "sort_by_key"'),
        Failure(
            "/usr/include/c++/11/bits/shared_ptr_base.h(157): error: more than one instance of overloaded"
            ' function "std::__to_address" matches the argument list:'
        ),
        Failure('reduce.cu(40): error: namespace "cub" has no member "Max"'),
    ),
    counterexamples=(
        Failure(
            "thrust/system/cuda/config.h:79:2: error: #error The version of CUB in your include path is"
            " not compatible with this release of Thrust."
        ),
        Failure("op.cu:3:10: fatal error: thrust/complex.h: No such file or directory"),
        Failure(
            "warning: ‘struct thrust::unary_function<int, int>’ is deprecated [-Wdeprecated-declarations]"
        ),
    ),
)
