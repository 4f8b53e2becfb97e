"""
`torch.utils.cpp_extension` compiles every CUDA file with `-D__CUDA_NO_HALF_OPERATORS__`,
`-D__CUDA_NO_HALF_CONVERSIONS__`, `-D__CUDA_NO_HALF2_OPERATORS__` and the same for bfloat16. They hide the
operators and implicit conversions of `cuda_fp16.h`, because torch's own `c10::Half` has its own and the
two would be ambiguous. Code that computes with `__half` or `half2` directly compiles with plain nvcc or
CMake, and not as an extension: no operator matches, or nothing converts `__half` to float.

Taking the definitions back is the shortest way: `-U` comes after torch's `-D` on the command line, so
it wins. It can make expressions with `c10::Half` ambiguous in the same file; intrinsics (`__hadd`,
`__hgt`, `__half2float`) are right under both. The same message without these flags on the command line
means a GPU older than sm_53 among the architectures, which has no such operators.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import code_of, evidence, for_sources, is_in_any, matches
from opwright.logs.patterns import find_matches, has_match
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Edit,
    Evidence,
    Extension,
    Fix,
    Language,
    Log,
    Machine,
    Safety,
    Source,
)
from opwright.model.named_tuple import NamedTuple

_TYPE = r"(?:const )?(?:volatile )?(?P<type>__half2?|half2?|__nv_bfloat16(?:2|_raw)?|nv_bfloat162?)"
SIGNS = (
    rf"no operator \"[^\"\n]{{1,4}}\" matches these operands\s{{1,60}}operand types are: [^\n]{{0,24}}?{_TYPE}\b",
    rf"no suitable (?:user-defined )?conversion (?:function )?from \"{_TYPE}\"",
    rf"no suitable constructor exists to convert from \"(?:const )?(?:float|double|int|unsigned int|long|bool)\" to \"{_TYPE}\"",
    rf"invalid operands to binary expression \('{_TYPE}'",
    rf"no viable conversion from '{_TYPE}",
    rf"no match for [‘']operator[^\n]{{1,4}}[’'] \(operand types are [‘']{_TYPE}",
    rf"this operation is not allowed between [^\n]{{0,20}}{_TYPE}",
)
MACROS = r"D__CUDA_NO_(?:HALF|BFLOAT16)"
_OLD_GPU = r"(?:sm|compute)_(?:3\d|5[02])\b"
_HIP = r"hipcc|/opt/rocm|\bgfx\d|amd_hip_fp16|_Float16|__fp16|\bhip(?:blas|sparse|rand|DataType|Stream|Error)|HIP_vector_type"


@log_check(*SIGNS)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield operators and conversions of half that are hidden."""
    if has_match(log, _HIP) or "gfx" in (log.machine.gpu or ""):
        return
    hidden = has_match(log, MACROS)
    old = has_match(log, _OLD_GPU)
    sure = Confidence.CERTAIN if hidden else Confidence.POSSIBLE if old else Confidence.LIKELY
    for found in find_matches(log, *SIGNS):
        yield found.evidence(sure)


_TO_FLOAT = {"__half": "__half2float", "__nv_bfloat16": "__bfloat162float"}
_BROUGHT_BACK = (
    r"U[ \t'\",]*__(?:CUDA|HIP)_NO_(?:HALF|BFLOAT16)|__(?:CUDA|HIP)_NO_HALF\w*__=0"
    r"|COMMON_(?<!\wCOMMON_)(?:NV|HIP)CC_FLAGS\s*(?:\.\s*(?:remove|clear|pop)\b|\[:\]\s*=|=(?!=))"
)
_UNDEFINED = r"#[ \t]*undef[ \t]+__(?:CUDA|HIP)_NO_HALF"


_TO_LEARN_FROM = r"(?:^|/)(?:education\w*|examples?|tutorials?)/"
"""What is compiled by hand, without torch's flags."""


class Use(NamedTuple):
    """Where something of `__half` is used that torch's flags hide."""

    start: int
    end: int
    type: str
    """`__half`, `__nv_bfloat16`."""
    edit: Edit | None


@for_sources(r"\b__half\b", r"\b__nv_bfloat16\b", r"\bcuda_fp16\b", r"\b__global__\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for conversions and sums of half in a file that torch compiles; each type is told of once."""
    if source.target.is_rocm or source.language is Language.HIP or not is_compiled_by_torch(source):
        return
    if re.search(_TO_LEARN_FROM, source.path):
        return
    told: set[str] = set()
    uses = list(hidden_uses(source))
    for use in uses:
        if use.type not in told:
            told.add(use.type)
            alike = [u for u in uses if u.type == use.type]
            edits = tuple(u.edit for u in alike if u.edit)
            yield evidence(
                source,
                use.start,
                use.end,
                confidence=Confidence.LIKELY,
                edits=edits if len(edits) == len(alike) else (),
                type=use.type,
            )


def is_compiled_by_torch(source: Source) -> bool:
    """Return whether torch's build extension compiles a source, and nothing takes its flags back."""
    kinds = {extension.kind for script in source.build for extension in script.extensions}
    taken_back = any(re.search(_BROUGHT_BACK, script.text) for script in source.build) or any(
        re.search(_UNDEFINED, one.text) for one in source.with_includes
    )
    return "CUDAExtension" in kinds and not taken_back and not _is_taken_back_by_helper(source)


def _is_taken_back_by_helper(source: Source) -> bool:
    """Return whether a Python file that a build script imports gives the flags: `from tools.utils import flags`."""
    helpers = {
        f"/{found[1].replace('.', '/')}.py"
        for script in source.build
        for found in re.finditer(r"^from[ \t]+([\w.]+)[ \t]+import\b", script.text, re.MULTILINE)
    }
    return any(
        re.search(_BROUGHT_BACK, one.text)
        for one in source.project
        if one.path.endswith(".py") and f"/{one.path}".endswith(tuple(helpers))
    )


def hidden_uses(source: Source) -> Iterator[Use]:
    """Yield casts of half to float, and additions to a half, by their variables' declarations."""
    code = code_of(source)
    own = r"\boperator\s*(?:[-+*/]=|float)|\bclass\s+half\b|\bstruct\s+(?:__)?half\b"
    if is_in_any(source, own):
        return
    for type_, name, depth, start, end in _variables(source, code):
        item = r"(?:\[[^][;]{1,80}\])" if depth else r"(?![\[.(])"
        cast = rf"(?:\(\s*float\s*\)\s*(?P<c>{name}\b{item})|\b(?:static_cast\s*<\s*float\s*>|float)\s*\(\s*(?P<f>{name}\b{item})\s*\))"
        for found in re.compile(cast).finditer(code, start, end):
            if not _is_decided(code, found.start()) and not code[found.end() :].startswith(
                (".", "[")
            ):
                value = found["c"] or found["f"]
                text = f"{_TO_FLOAT[type_]}({source.text[found.end('c') - len(value) : found.end('c')] if found['c'] else source.text[found.start('f') : found.end('f')]})"
                edit = Edit(source.path, found.start(), found.end(), text)
                yield Use(found.start(), found.end(), type_, edit)
        for found in re.compile(rf"(?<![\w.>])\b{name}\s*[-+*/]=(?!=)").finditer(code, start, end):
            if not depth and not _is_decided(code, found.start()):
                yield Use(found.start(), found.end(), type_, None)


def _variables(source: Source, code: str) -> Iterator[tuple[str, str, int, int, int]]:
    """Yield type, name, depth of pointers, and where it is known, of what is declared as half."""
    known = kit.names.names(source)
    spelled = {"half", "__half", "nv_half", "__nv_bfloat16", "nv_bfloat16"}
    spelled |= {
        alias.name for one in source.with_includes for alias in kit.names.aliases(code_of(one))
    }
    declared = rf"\b({'|'.join(map(re.escape, sorted(spelled)))})\b\s*(?:const\b\s*)?((?:\*\s*)?)(?:const\s+|__restrict__\s+|__restrict\s+)*\b(\w+)\s*(\[?)(?=[^\w\s]|\s*[=;,)])"
    for found in matches(source, declared):
        type_ = known.resolve(found[1], found.start())
        if type_ not in _TO_FLOAT or known.is_parameter(found[1], found.start()):
            continue
        begin, end = _scope(code, found.end())
        others = rf"\b(?:float|double|int|auto|float2|unsigned|size_t|\w+_t|\w+::\w+)\s*(?:const\s*)?[*&]?\s*(?:__restrict__\s+)?{found[3]}\b"
        if begin < end and not re.compile(others).search(code, found.end(), end):
            yield type_, found[3], bool(found[2]) + bool(found[4]), begin, end


def _scope(code: str, at: int) -> tuple[int, int]:
    """Return where a variable is known that is declared before an offset."""
    after = re.compile(r"[;{}]").search(code, at)
    if after and after[0] == "{" and ")" in code[at : after.start()]:  # of a function's head
        return after.start(), kit.brackets.closing(code, after.start()) or at
    start, end = kit.brackets.block_around(code, at)
    return (at, end) if start else (at, at)


def _is_decided(code: str, at: int) -> bool:
    return any(re.search("HALF|HIP|ROCM", c.text) for c in kit.preprocessor.conditions_at(code, at))


_BUILT = (BuildScript("setup.py", "", (Extension("op", "CUDAExtension", 0, 0),)),)
_SCALE = """#include <cuda_fp16.h>
typedef half fp8;
__global__ void scale(const fp8* a, float* out, int n) {
  float sum = 0.0;
  for (int i = 0; i < n; i++) { sum += (float)a[i * n + threadIdx.x] * 2; }
  out[0] = sum;
}
"""

CAUSE = Cause(
    title="torch's flags hide the operators and conversions of {type}",
    in_log=in_log,
    in_source=in_source,
    fix=Fix(
        "add -U__CUDA_NO_HALF_OPERATORS__ -U__CUDA_NO_HALF_CONVERSIONS__ -U__CUDA_NO_HALF2_OPERATORS__"
        " -U__CUDA_NO_BFLOAT16_CONVERSIONS__ to extra_compile_args['nvcc'], or use intrinsics (__hadd)",
        commands=(
            (
                "export NVCC_APPEND_FLAGS='-U__CUDA_NO_HALF_OPERATORS__ -U__CUDA_NO_HALF_CONVERSIONS__"
                " -U__CUDA_NO_HALF2_OPERATORS__ -U__CUDA_NO_BFLOAT16_CONVERSIONS__'"
            ),
        ),
        safety=Safety.SAFE,
    ),
    examples=(
        Log(
            'csrc/norm.cu(2021): error: no operator "+" matches these operands\n'
            "            operand types are: __half2 + const __half2\n      return lhs + rhs;\n",
            Machine(torch="2.1.0", cuda="12.1"),
        ),
        'gemm_kernel.cu(77): error: no suitable conversion function from "__half" to "float" exists',
        (
            "/usr/local/cuda/bin/nvcc -D__CUDA_NO_HALF_OPERATORS__ -c op.cu -o op.o\n"
            'op.cu(9): error: no operator ">" matches these operands\n'
            "            operand types are: const __nv_bfloat16 > const __nv_bfloat16"
        ),
        Source("op.cu", _SCALE, build=_BUILT),
        Source(
            "op.cu",
            "__device__ void f(const __half* x, __half* y) {\n  __half sum = x[0];\n  sum += x[1];\n  *y = sum;\n}\n",
            build=_BUILT,
        ),
        Source(
            "op.cu",
            "__device__ float f(__nv_bfloat16 x) { return static_cast<float>(x); }\n",
            build=_BUILT,
        ),
    ),
    counterexamples=(
        (
            "op.cuh:44:69: error: no viable conversion from 'const half2' (aka 'const __half2') to '__half'\n"
            "op.cu:75:36: error: cannot initialize return object of type 'hipDataType' with an rvalue of type 'hipblasDatatype_t'"
        ),
        Source("op.cu", _SCALE),
        Source(
            "op.cu",
            _SCALE,
            build=(
                _BUILT[0]._replace(text="extra_compile_args=['-U__CUDA_NO_HALF_CONVERSIONS__']"),
            ),
        ),
        Source(
            "hgemm/op.cu",
            _SCALE,
            build=(_BUILT[0]._replace(text="from tools.utils import cuda_flags\n"),),
            project=(
                Source(
                    "hgemm/tools/utils.py",
                    "def cuda_flags():\n    flags = ['-O3']\n"
                    "    flags.append('-U__CUDA_NO_HALF_OPERATORS__')\n    return flags\n",
                ),
            ),
        ),
        Source("kernels/educational/level_02.cu", _SCALE, build=_BUILT),
        Source(
            "op.cu",
            _SCALE,
            build=(
                _BUILT[0]._replace(
                    text="for flag in ('-D__CUDA_NO_HALF_OPERATORS__', '-D__CUDA_NO_HALF_CONVERSIONS__'):\n"
                    "    torch_cpp_ext.COMMON_NVCC_FLAGS.remove(flag)\n"
                ),
            ),
        ),
        Source("op.cu", _SCALE.replace("half fp8", "float fp8"), build=_BUILT),
        Source(
            "op.cu",
            _SCALE.replace("(float)a[i * n + threadIdx.x]", "__half2float(a[i])"),
            build=_BUILT,
        ),
        Source(
            "op.cu",
            "template <typename half> __device__ float f(half x) { return (float)x; }\n"
            "__device__ float g(__half* x, float y) { return (float)y + (float)(size_t)x; }\n",
            build=_BUILT,
        ),
        (
            'op.cu(9): error: more than one operator "+" matches these operands:\n'
            '            built-in operator "arithmetic + arithmetic"\n'
            "            operand types are: double + half"
        ),
        "nvcc -D__CUDA_NO_HALF_OPERATORS__ -D__CUDA_NO_HALF_CONVERSIONS__ -c op.cu -o op.o",
        (
            'op.cu(9): error: no operator "+" matches these operands\n'
            "            operand types are: float4 + float4"
        ),
    ),
)
