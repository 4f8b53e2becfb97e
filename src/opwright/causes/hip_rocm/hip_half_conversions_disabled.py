"""
torch compiles every `.hip` file with `-D__HIP_NO_HALF_CONVERSIONS__=1` and `-D__HIP_NO_HALF_OPERATORS__=1`, as it does with
the macros of CUDA of that kind, so that its own `c10::Half` is not ambiguous with `__half`. What is left of `__half` is a
structure without conversions: code that assigns it to `_Float16` or `__fp16`, makes one of a float, or adds two of them, does
not compile. HIP's own headers, rocWMMA and composable_kernel do such things, which is why the error may lie below `/opt/rocm`.

The same file compiles with plain hipcc, since that has no such macros. So neither ROCm nor the GPU is at fault.

The flags can be taken back for one extension, after torch's own: `-U__HIP_NO_HALF_CONVERSIONS__`. The source can also convert
by name, with `__half2float`, `__float2half` or a cast through float.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.halves import hidden_uses, is_compiled_by_torch
from opwright.causes.kit.hip import is_on_hip
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_sources
from opwright.logs.patterns import find_matches, has_match
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Extension,
    Fix,
    Language,
    Log,
    Machine,
    Safety,
    Source,
    Target,
)

_SURE = (
    (
        r"no viable conversion from (?:returned value of type )?['\"](?:const )?__half2?['\"][^\n]{0,60}to (?:function return type )?"
        r"['\"](?P<to>__fp16|_Float16|fp16_hip_t|half_t|_Float16_2)"
    ),
)
_LIKELY = (
    r"no (?:viable conversion|matching conversion for \w{1,20}) from ['\"]?[^\n]{1,60}__half2?['\"]",
    r"no viable conversion from (?:returned value of type )?['\"](?:const )?__half2?['\"]",
    r"no matching (?:constructor for initialization of|conversion for [\w -]{1,24} from ['\"]\w{1,24}['\"] to) ['\"](?:const )?__half2?['\"]",
    r"invalid operands to binary expression \(['\"](?:const )?__half2?['\"]",
    r"cannot convert ['\"](?:const )?__half2?['\"] to ['\"](?:float|double|int)['\"]",
)
_DISABLED = r"__HIP_NO_HALF_(?:CONVERSIONS|OPERATORS)__"


@log_check(*_SURE, *_LIKELY)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for conversions of `__half` that torch's flags have taken away."""
    on_hip = is_on_hip(log)
    for found in find_matches(
        log, *_SURE
    ):  # types of clang, which compiles nothing else with __half
        yield found.evidence(Confidence.CERTAIN if on_hip else Confidence.LIKELY)
    if not on_hip:
        return
    disabled = has_match(log, _DISABLED)
    for found in find_matches(log, *_LIKELY):
        yield found.evidence(Confidence.LIKELY if disabled else Confidence.POSSIBLE)


@for_sources(r"\b__half\b", r"\bhip_fp16\b", r"\bcuda_fp16\b", r"\b__global__\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for conversions and sums of half in a file that torch compiles for HIP; told of once."""
    for_hip = source.target.is_rocm or source.language is Language.HIP
    if for_hip and is_compiled_by_torch(source):
        uses = [use for use in hidden_uses(source) if use.type == "__half"]
        edits = tuple(use.edit for use in uses if use.edit)
        if uses:
            yield evidence(
                source,
                uses[0].start,
                uses[0].end,
                confidence=Confidence.LIKELY,
                edits=edits if len(edits) == len(uses) else (),
            )


_BUILT = (BuildScript("setup.py", "", (Extension("op", "CUDAExtension", 0, 0),)),)

CAUSE = Cause(
    title="torch's flags switch the conversions and operators of __half off, and this code uses them",
    in_log=in_log,
    in_source=in_source,
    fix=Fix(
        "convert explicitly, or take torch's macros back in the extension's flags for the device compiler",
        commands=(
            "extra_compile_args=dict(nvcc=['-U__HIP_NO_HALF_CONVERSIONS__', '-U__HIP_NO_HALF_OPERATORS__'])",
        ),
        safety=Safety.SAFE,
    ),
    examples=(
        (
            "/opt/rocm/bin/hipcc -D__HIP_NO_HALF_CONVERSIONS__=1 -c scale.hip\n"
            "scale.hip:15:21: error: no matching conversion for C-style cast from 'float' to '__half'"
        ),
        Log(
            "hipcc -D__HIP_NO_HALF_OPERATORS__=1 -D__HIP_NO_HALF_CONVERSIONS__=1 -c q4_matmul.hip\n"
            "q4_matmul.hip:51:18: error: no viable conversion from '__half' to '__fp16'",
            Machine(torch="2.3.0+rocm5.7", gpu="gfx906"),
        ),
        (
            "/opt/rocm/include/rocwmma/internal/types.hpp:41:10: error: no viable conversion from returned value of type '__half' to "
            "function return type 'fp16_hip_t' (aka '_Float16')"
        ),
        Source("op.hip", "__device__ float f(__half x) { return (float)x; }\n", build=_BUILT),
        Source(
            "op.cu",
            "__device__ float f(const __half* x) { return float(x[1]); }\n",
            Target(gpus=("gfx90a",)),
            build=_BUILT,
        ),
    ),
    counterexamples=(
        Source("op.hip", "__device__ float f(__half x) { return (float)x; }\n"),
        Source(
            "op.hip", "__device__ float f(__half x) { return __half2float(x); }\n", build=_BUILT
        ),
        Source("op.cu", "__device__ float f(__half x) { return (float)x; }\n", build=_BUILT),
        'op.cu(9): error: no suitable conversion function from "__half" to "float" exists',
        "hipcc -D__HIP_NO_HALF_CONVERSIONS__=1 -c op.hip -o op.o\n[2/2] g++ op.o -shared -o op.so",
    ),
)
