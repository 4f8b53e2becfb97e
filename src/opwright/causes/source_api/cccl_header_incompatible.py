"""
Thrust, CUB and libcu++ come with the CUDA toolkit, as one project called CCCL, and each toolkit brings
a later release of it. Two things change under existing code. Headers include less of each other, so
`thrust::sort_by_key` or `thrust::device` is unknown until `<thrust/sort.h>` or
`<thrust/execution_policy.h>` is included by name. And what was deprecated goes: CCCL 3, in CUDA 13, has
no `thrust::unary_function`, `cub::Max`, `cub::Sum` or `cub::TransformInputIterator` any more; `cuda::std::plus`, `cuda::maximum` and Thrust's iterators take their place.

The other clash is with the compiler's own library: an unqualified call finds both `cuda::std::` and
`std::` by the types of its arguments (`more than one instance of overloaded function
"std::__to_address"`), with some releases of GCC's headers.

Putting an older Thrust in front on the include path trades this for a mixture of two copies. Add the
includes, drop the base classes (they were empty but for typedefs), or build with the toolkit that the
code was written for.

In sources it is found where a file comes to one of some fifty names with only headers included that do not bring
it in CUDA 13, and, where the target is CUDA 13, for names that CCCL 3 has no more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from opwright.causes import kit
from opwright.causes.kit.rules import log_rule
from opwright.causes.kit.sources import code_of, evidence, for_sources, is_in_any, matches
from opwright.model import (
    Cause,
    Confidence,
    Edit,
    Evidence,
    Fix,
    Language,
    Log,
    LogCheck,
    Machine,
    Safety,
    Source,
    Target,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax.include_order import Use

_NS = r"(?!thrust::(?:cuda_cub::)?cub\b)(?:thrust|cub)(?:::\w{1,40}){0,4}"
CERTAIN = log_rule(
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
LIKELY = log_rule(
    r"namespace \"(?P<space>cuda(?:::std)?(?:::\w{1,40}){0,3})\" has no member (?:class |function )?\"(?P<name>\w+)\"",
    rf"(?:命名空间|命名空間)[\"“](?P<space>{_NS})[\"”]没有成员[\"“](?P<name>\w+)",
    r"class \"(?P<space>cub::\w{1,40})[^\n]{0,300}\" has no member \"(?P<name>\w+)\"",
    r"identifier \"(?P<name>(?:unary|binary)_function|thrust_\w+)\" is undefined",
    r"(?:libcudacxx|/cuda/std|/cub|/thrust)/[\w/.-]{1,120}:\d{1,6}:\d{1,4}: error: [‘'](?P<name>__(?:host|device)__)[’'] does not name a type",
    r"(?P<name>cl\.exe with traditional preprocessor) (?:is used|may lead)",
    confidence=Confidence.LIKELY,
    space="cccl",
)

_THRUST = (  # names, the header that defines them, and others that bring them in CUDA 13
    ("(?:stable_)?sort(?:_by_key)?|is_sorted", "sort", ""),
    ("unique(?:_by_key)?(?:_copy)?", "unique", ""),
    ("(?:lower|upper)_bound|binary_search", "binary_search", ""),
    ("remove(?:_copy)?(?:_if)?", "remove", ""),
    ("gather(?:_if)?", "gather", ""),
    ("adjacent_difference", "adjacent_difference", ""),
    ("inner_product", "inner_product", ""),
    ("device_vector", "device_vector", ""),
    ("host_vector", "host_vector", ""),
    ("device_ptr|device_pointer_cast", "device_ptr", "device_vector"),
    ("set_(?:difference|intersection|union)", "set_operations", ""),
    ("(?:device|host)", "execution_policy", "extrema set_operations sort"),
    ("sequence", "sequence", "sort"),
    ("count(?:_if)?", "count", "unique"),
    ("(?:max|min|minmax)_element", "extrema", "set_operations sort"),
    ("find(?:_if)?", "find", "device_vector host_vector sort"),
    (
        "transform_reduce",
        "transform_reduce",
        "count extrema inner_product set_operations sort unique",
    ),
)
_CUB = (
    ("DeviceRadixSort", "device/device_radix_sort", "sort"),
    ("DeviceSegmentedRadixSort", "device/device_segmented_radix_sort", ""),
    ("DeviceSegmentedReduce", "device/device_segmented_reduce", ""),
    ("DeviceRunLengthEncode", "device/device_run_length_encode", ""),
    ("DeviceHistogram", "device/device_histogram", ""),
    ("DevicePartition", "device/device_partition", ""),
)
_OF_THRUST = frozenset(
    re.findall(
        r"\S+",
        "adjacent_difference binary_search complex copy count device_ptr device_vector execution_policy"
        " extrema fill find for_each functional gather host_vector inner_product iterator/constant_iterator"
        " iterator/counting_iterator iterator/permutation_iterator iterator/transform_iterator"
        " iterator/zip_iterator pair reduce remove scan scatter sequence set_operations sort"
        " system/cuda/execution_policy transform transform_reduce tuple unique",
    )
)
_OF_CUB = frozenset(
    re.findall(
        r"\S+",
        "block/block_load block/block_radix_sort block/block_reduce block/block_scan block/block_store"
        " device/device_histogram device/device_partition device/device_radix_sort device/device_reduce"
        " device/device_run_length_encode device/device_scan device/device_segmented_radix_sort"
        " device/device_segmented_reduce device/device_select warp/warp_reduce warp/warp_scan",
    )
)
_WITHOUT_EITHER = re.compile(
    r"c?[a-z_0-9]+|(?:stdio|stdint|stdlib|math|assert|string|limits|float|time)\.h"
    r"|cuda(?:_runtime|_runtime_api|_fp16|_bf16)?\.h|curand(?:_kernel)?\.h|cublas(?:_v2|Lt)?\.h|cusparse\.h"
    r"|curand\.h|driver_types\.h|cblas\.h|mkl\.h|device_launch_parameters\.h"
    r"|(?:ATen|c10|torch)/(?!native/|cuda/(?:cub|jiterator|CUDAAlgorithm)).+"
)
"""The standard library, and what of CUDA's and torch's headers brings at most <thrust/complex.h>."""
_GONE = (
    r"\bthrust::(?:unary|binary)_function\b"
    r"|\bcub::(?:Max|Min|Sum|Equality|Difference|FpLimits|(?:Transform|Counting|Constant)InputIterator"
    r"|DiscardOutputIterator)\b"
)
_CHOOSES = re.compile("VERSION|CCCL|HIP|ROCM")


@for_sources(
    r"\bthrust::",
    r"\bcub::(?:Device|Max|Min|Sum|Equality|Difference|FpLimits|\w+Iterator)",
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for names of Thrust and CUB whose header is not included, or that CUDA 13 has no more."""
    if source.language is not Language.CUDA or source.target.is_rocm:
        return
    sure = _certainty(source.target)
    if sure and not is_in_any(source, r"\bnamespace\s+(?:cub|thrust)\b"):
        yield from _not_included(source, sure)
        yield from _removed(source, sure)


_CCCL_3 = 13
"""The CUDA that brings it."""


def _certainty(target: Target) -> Confidence | None:
    """Return how sure it is that CCCL 3 is meant; None where all that is meant is older."""
    if told := re.match(r"\d+", target.cuda or ""):
        return Confidence.CERTAIN if int(told[0]) >= _CCCL_3 else None
    return Confidence.LIKELY if kit.targets.for_cuda_after(target, _CCCL_3 - 1) else None


def _not_included(source: Source, sure: Confidence) -> Iterator[Evidence]:
    at = kit.include_order.first_include(source)
    if at is None:
        return
    found: list[tuple[str, Use]] = []
    for space, suffix, table in (("thrust", ".h", _THRUST), ("cub", ".cuh", _CUB)):
        for names, header, others in table:
            harmless = partial(_brings_none_of, {header, *others.split()})
            if use := kit.include_order.used_before(
                source, rf"(?<![\w:]){space}::(?:{names})\b", harmless
            ):
                found.append((f"{space}/{header}{suffix}", use))
    edit = Edit(source.path, at, at, "".join(f"#include <{header}>\n" for header, _ in found))
    for _, use in found:
        space, _, name = use.name.partition("::")
        yield evidence(
            source,
            use.start,
            use.end,
            confidence=sure,
            edits=(edit,),
            safety=Safety.SAFE,
            space=space,
            name=name,
        )


def _brings_none_of(headers: set[str], included: str) -> bool:
    """Return whether a header is known to bring nothing that some others define."""
    if included.startswith("thrust/"):
        name = included[len("thrust/") :].removesuffix(".h")
        return name in _OF_THRUST - headers
    if included.startswith("cub/"):
        name = included[len("cub/") :].removesuffix(".cuh")
        if name == "cub":  # all of CUB, and no algorithm of Thrust
            return not any("/" in header for header in headers)
        return name in _OF_CUB - headers
    return _WITHOUT_EITHER.fullmatch(included) is not None


def _removed(source: Source, sure: Confidence) -> Iterator[Evidence]:
    """Yield where each name that is gone is used first."""
    code = code_of(source)
    told: set[str] = set()
    for match in matches(source, _GONE):
        if match[0] in told or any(
            _CHOOSES.search(c.text) for c in kit.preprocessor.conditions_at(code, match.start())
        ):
            continue
        told.add(match[0])
        space, _, name = match[0].partition("::")
        yield evidence(
            source,
            *match.span(),
            confidence=sure,
            safety=Safety.MANUAL,
            space=space,
            name=name,
        )


_SORTED = "void f(int* k, int n) { thrust::sort_by_key(thrust::device, k, k + n, k); }\n"
_GREATEST = "#include <cub/cub.cuh>\ntemplate <class T> T f(cub::BlockReduce<T, 128> r, T x) { return r.Reduce(x, cub::Max()); }\n"

CAUSE = Cause(
    title="the Thrust, CUB or libcu++ of this CUDA has {name} no more, or in a header not included",
    in_log=LogCheck(
        (*CERTAIN.patterns, *LIKELY.patterns), lambda log: (*CERTAIN(log), *LIKELY(log))
    ),
    in_source=in_source,
    fix=Fix(
        "include the header of each algorithm by name (<thrust/sort.h>, <thrust/execution_policy.h>),"
        " drop what CCCL 3 has removed, or build with the CUDA that the code was written for",
        commands=("grep -rln '{name}' $CUDA_HOME/include",),
    ),
    explains=("missing-std-include",),
    examples=(
        Log(
            'src/kernels.cuh(481): error: namespace "thrust" has no member class "unary_function"\n'
            "   : public thrust::unary_function<unsigned int,WordType> {",
            Machine(cuda="13.0"),
        ),
        'src/coords.cu(112): error: namespace "thrust" has no member "sort_by_key"',
        (
            "/usr/include/c++/11/bits/shared_ptr_base.h(157): error: more than one instance of overloaded"
            ' function "std::__to_address" matches the argument list:'
        ),
        'reduce.cu(40): error: namespace "cub" has no member "Max"',
        "cccl/libcudacxx/include/cuda/std/__utility/swap.h:31:1: error: ‘__host__’ does not name a type",
        Source("op.cu", "#include <thrust/execution_policy.h>\n" + _SORTED),
        Source("op.cu", "#include <torch/extension.h>\n#include <thrust/sequence.h>\n" + _SORTED),
        Source(
            "op.cu", "#include <cub/cub.cuh>\n#include <vector>\nthrust::device_vector<int> x;\n"
        ),
        Source(
            "op.cu",
            "#include <cub/block/block_reduce.cuh>\nauto f = cub::DeviceHistogram::HistogramEven<int*, int>;\n",
        ),
        Source("op.cu", _GREATEST, Target(cuda="13.0")),
        Source("op.cu", _GREATEST, Target(torch="2.11..2.13")),
        Source(
            "op.cu",
            "#include <ATen/cuda/CUDAUtils.h>\n#include <c10/cuda/CUDACachingAllocator.h>\n"
            + _SORTED,
        ),
        Source(
            "op.cu",
            "#include <thrust/functional.h>\nstruct half_of : public thrust::unary_function<int, int> {};\n",
            Target(cuda="13.0"),
        ),
    ),
    counterexamples=(
        Source("op.cu", "#include <thrust/sort.h>\n" + _SORTED),  # which brings thrust::device too
        Source("op.cu", "#include <thrust/sequence.h>\n" + _SORTED, Target(cuda="11.8")),
        Source("op.cu", '#include <thrust/sequence.h>\n#include "sorting.cuh"\n' + _SORTED),
        Source("op.cu", "#include <THC/THCThrustAllocator.cuh>\n" + _SORTED),
        Source("op.cu", _GREATEST, Target(torch="2.4..2.9")),
        Source("op.cu", "#include <thrust/sequence.h>\n" + _SORTED, Target(torch="==2.7.1")),
        Source("op.cu", _GREATEST, Target(cuda="12.8")),
        Source(
            "op.cu",
            "#include <cub/cub.cuh>\n#if CUB_VERSION < 300000\nusing Max = cub::Max;\n#endif\n",
            Target(cuda="13.0"),
        ),
        (
            "thrust/system/cuda/config.h:79:2: error: #error The version of CUB in your include path is"
            " not compatible with this release of Thrust."
        ),
        "op.cu:3:10: fatal error: thrust/complex.h: No such file or directory",
        "warning: ‘struct thrust::unary_function<int, int>’ is deprecated [-Wdeprecated-declarations]",
    ),
)
