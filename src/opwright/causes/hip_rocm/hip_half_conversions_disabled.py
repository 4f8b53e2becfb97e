"""
torch compiles every `.hip` file with `-D__HIP_NO_HALF_CONVERSIONS__=1` and `-D__HIP_NO_HALF_OPERATORS__=1`, as it does
with CUDA's macros of that kind, so that its own `c10::Half` is not ambiguous with `__half`. That leaves `__half` a
structure without conversions: code that assigns it to `_Float16` or `__fp16`, constructs one from a float, or adds two
of them, does not compile. HIP's own headers, rocWMMA and composable_kernel do so, which is why the error may lie below
`/opt/rocm`.

The same file compiles with plain hipcc, which does not define these macros: neither ROCm nor the GPU is at fault. An
extension can undo them with flags after torch's, `-U__HIP_NO_HALF_CONVERSIONS__`, or convert by name: `__half2float`,
`__float2half`, a cast through float.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.hip import if_on_hip, is_on_hip
from opwright.causes.kit.messages.halves import hidden_uses, is_compiled_by_torch
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Language, Log, Safety, Source

_CLANG_TYPES = (
    r"no viable conversion from (?:returned value of type )?['\"](?:const )?__half2?['\"][^\n]{0,60}to (?:function return type )?"
    r"['\"](?P<to>__fp16|_Float16|fp16_hip_t|half_t|_Float16_2)"
)
"""Only clang has these types, and with `__half` it compiles nothing but HIP."""
_CONVERSIONS = (
    r"no (?:viable conversion|matching conversion for \w{1,20}) from ['\"]?[^\n]{1,60}__half2?['\"]",
    r"no matching (?:constructor for initialization of|conversion for [\w -]{1,24} from ['\"]\w{1,24}['\"] to) ['\"](?:const )?__half2?['\"]",
    r"invalid operands to binary expression \(['\"](?:const )?__half2?['\"]",
    r"cannot convert ['\"](?:const )?__half2?['\"] to ['\"](?:float|double|int)['\"]",
)
_DISABLED = r"__HIP_NO_HALF_(?:CONVERSIONS|OPERATORS)__"


def _confidence(_: LogMatch, log: Log) -> Confidence | None:
    if not is_on_hip(log):
        return None
    return LIKELY if has_match(log, _DISABLED) else POSSIBLE


@for_sources(r"\b__half\b", r"\bhip_fp16\b", r"\bcuda_fp16\b", r"\b__global__\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for conversions and sums of half in a file that torch compiles for HIP; report the first."""
    for_hip = source.target.is_rocm or source.language is Language.HIP
    if not for_hip or not is_compiled_by_torch(source):
        return
    uses = [use for use in hidden_uses(source) if use.type == "__half"]
    edits = tuple(use.edit for use in uses if use.edit)
    for use in uses[:1]:
        repairs = edits if len(edits) == len(uses) else ()
        yield evidence(source, use.start, use.end, confidence=LIKELY, edits=repairs)


_BUILT = (model.BuildScript("setup.py", "", (model.Extension("op", "CUDAExtension", 0, 0),)),)

CAUSE = Cause(
    title="torch's flags disable the conversions and operators of __half that this code uses",
    in_log=log_rules(
        rule(_CLANG_TYPES, confidence=if_on_hip(then=CERTAIN, otherwise=LIKELY)),
        rule(*_CONVERSIONS, confidence=_confidence),
    ),
    in_source=in_source,
    fix=Fix(
        "convert explicitly, or undo torch's macros in the extension's flags for the device compiler",
        commands=(
            "HIPCC_COMPILE_FLAGS_APPEND='-U__HIP_NO_HALF_CONVERSIONS__ -U__HIP_NO_HALF_OPERATORS__' pip install --no-build-isolation .",
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
            model.Machine(torch="2.3.0+rocm5.7", gpu="gfx906"),
        ),
        (
            "/opt/rocm/include/rocwmma/internal/types.hpp:41:10: error: no viable conversion from returned value of type '__half' to "
            "function return type 'fp16_hip_t' (aka '_Float16')"
        ),
        Source("op.hip", "__device__ float f(__half x) { return (float)x; }\n", build=_BUILT),
        Source(
            "op.cu",
            "__device__ float f(const __half* x) { return float(x[1]); }\n",
            model.Target(gpus=("gfx90a",)),
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
