"""
Several operators match a half, and the compiler may not choose. There are three ways to get there:

- A literal such as `1e-5` is a double, and `double + half` works by converting either side.
- The project has its own `operator+(half, half)`, from the time before CUDA 12.2 added those for the host.
- `c10::Half` meets the operators of `cuda_fp16.h`, or a type that it has several operators for. torch's headers are
  written for builds with its flags (`-D__CUDA_NO_HALF_OPERATORS__`), and these are absent or undone.

Be explicit: convert the literal (`__float2half(1e-5f)`, `static_cast<scalar_t>(…)`), or compute in float and convert the
result; a cast of the whole expression leaves the operator inside it ambiguous. Guard your own operators by CUDA version,
and keep torch's flags with torch's headers.

`opwright lint` reports this for a project's own `+`, `-`, `*` and `/` of two halves outside of every namespace, when the
build undoes torch's flags or is a CMake build without torch. By reference they are a redefinition; by value they are as
good a match as the toolkit's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import code_of, evidence, for_sources, matches
from opwright.logs.patterns import LogMatch
from opwright.model import BuildScript, Cause, Confidence, Evidence, Fix, Language, Log, Source

_HALF_TYPES = ("half", "Half", "bfloat16", "BFloat16")
_GENERIC_PATTERNS = (
    r"more than one (?P<operator>operator \"[^\"\n]{1,12}\") matches these operands",
    r"more than one instance of overloaded function \"(?P<operator>[\w:]{1,60})\" matches the argument list",
    r"call to '(?P<operator>atomic\w{2,12}|__h\w{2,12}|h(?:max|min|exp|log|sqrt)\w{0,4}|__shfl\w{0,12}|__ldg)' is ambiguous",
)
_CONVERSION_PATTERN = r"more than one (?:user-defined conversion|conversion function) from \"(?:const )?(?:__half|half|__nv_bfloat16|nv_bfloat16|c10::(?:Half|BFloat16))\"[^\n]{0,40}applies"
_HALF_PATTERNS = (
    r"(?P<operator>operator ?[-+*/<>=!]{1,2})\([^\n)]{0,40}(?:half|bfloat16)[^\n)]{0,60}\)\" has already been defined",
    r"function \"(?P<operator>(?:__)?(?:atomicAdd|atomicMax|atomicMin|h(?:max|min)2?|shfl\w{0,12}|ldg))\([^\n)]{0,30}(?:half|bfloat16)[^\n)]{0,40}\)\"[^\n]{0,12} has already been defined",
    r"cannot overload functions distinguished by return type alone\n[^\n]{0,120}\b(?P<operator>(?:atomicAdd|__h\w{2,12}))\([^\n)]{0,30}(?:half|bfloat16)",
    r"ambiguous (?P<operator>\"\?\" operation):[^\n]{0,200}(?:half|Half|bfloat16)",
    r"overloaded (?P<operator>operator '[^'\n]{1,4}') is ambiguous \(with operand types [^\n]{0,100}(?:half|Half|bfloat16)",
    r"ambiguous overload for [‘'](?P<operator>operator[^’'\n]{1,4})[’'] \(operand types are [^\n]{0,100}(?:half|Half|bfloat16)",
    r"C2593: ['\"](?P<operator>\w{8}\s[^'\"\n]{1,4})['\"][^\n]{0,200}(?:half|Half)",
)
_CONVERSION = "where a conversion is ambiguous"


def _generic_confidence(match: LogMatch, log: Log) -> Confidence | None:
    below = log.text[match.start : match.start + 4000].partition(" error")[0]
    return CERTAIN if any(type_ in below for type_ in _HALF_TYPES) else None


_HALF_PARAMETER = r"(?:const\s+)?(?:__)?half(?:\s+const)?(?:\s*(?P<{}>&))?(?:\s*\w+)?\s*"
_OWN_OPERATOR = rf"\b(?P<operator>operator\s*[-+*/])\s*\(\s*{_HALF_PARAMETER.format('one')},\s*{_HALF_PARAMETER.format('other')}\)\s*\{{"
_GUARD = re.compile("NO_HALF|VERSION|__CUDA_ARCH__|__HIP|ROCM")


@for_sources(r"operator\s*[-+*/]\s*\([^)]{0,200}half")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for operators for half that the toolkit has too, in a build that does not hide those."""
    is_cuda = source.language is Language.CUDA and not source.target.is_rocm
    if not is_cuda or not _has_toolkit_operators(source.build):
        return

    code = code_of(source)
    for match in matches(source, _OWN_OPERATOR):
        at = match.start()
        guarded = any(_GUARD.search(c.text) for c in kit.preprocessor.conditions_at(code, at))
        if not guarded and kit.brackets.block_around(code, at)[0] == 0:
            by_reference = match["one"] and match["other"]
            confidence = CERTAIN if by_reference else LIKELY
            operator = "".join(match["operator"].split())
            yield evidence(source, *match.span(), confidence=confidence, operator=operator)


def _has_toolkit_operators(scripts: tuple[BuildScript, ...]) -> bool:
    """Return whether a build is known to leave the operators of cuda_fp16.h visible."""
    text = "\n".join(script.text for script in scripts)
    if "-U__CUDA_NO_HALF_OPERATORS__" in text:
        return True
    by_cmake = any(script.language is Language.CMAKE for script in scripts)
    return by_cmake and not re.search(r"NO_HALF_OPERATORS|\b[Tt]orch|CUDAExtension|Caffe2", text)


_SUM = "__device__ __half operator+(const __half& a, const __half& b) { return __hadd(a, b); }\n"
_TAKEN_BACK = BuildScript(
    "setup.py",
    "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': ['-U__CUDA_NO_HALF_OPERATORS__']})])\n",
)
_CMAKE = BuildScript("CMakeLists.txt", "project(op CUDA)\nadd_library(op SHARED op.cu)\n")

CAUSE = Cause(
    title="{operator} on half is ambiguous: several candidates match, and none is better",
    in_log=log_rules(
        rule(*_GENERIC_PATTERNS, confidence=_generic_confidence),
        rule(_CONVERSION_PATTERN, operator="a conversion", remedy=_CONVERSION),
        rule(*_HALF_PATTERNS),
    ),
    in_source=in_source,
    fix=Fix(
        "convert literals to half (__float2half), guard the project's own operators by CUDART_VERSION, or keep torch's"
        " -D__CUDA_NO_HALF_OPERATORS__",
        commands=(
            "export NVCC_APPEND_FLAGS='-D__CUDA_NO_HALF_OPERATORS__ -D__CUDA_NO_HALF_CONVERSIONS__ -D__CUDA_NO_HALF2_OPERATORS__'",
        ),
    ),
    remedies={
        _CONVERSION: Fix(
            "convert the half explicitly (__half2float(x)); or drop architectures before sm_53 from the build, where half has"
            " no operators",
            commands=(
                "grep -rnE 'arch=|CUDA_ARCH|gencode' --include=CMakeLists.txt --include=setup.py --include=Makefile .",
            ),
        )
    },
    examples=(
        'norm.cu(9): error: more than one user-defined conversion from "__half" to "__nv_bfloat16" applies:',
        Log(
            'norm.cu(41): error: more than one operator "+" matches these operands:\n'
            '            built-in operator "arithmetic + arithmetic"\n'
            '            function "operator+(const __half &, const __half &)"\n'
            "            operand types are: double + half",
            model.Machine(cuda="12.2"),
        ),
        (
            'op.cu(12): error: more than one conversion function from "__half" to a built-in type applies:\n'
            '            function "__half::operator float() const"'
        ),
        (
            "op.cu:9:14: error: use of overloaded operator '+' is ambiguous (with operand types"
            " '__half' and 'double')"
        ),
        (
            "op.hip:31:5: error: call to 'atomicAdd' is ambiguous\n   31 |     atomicAdd(sum, part);\n"
            "/opt/rocm/include/hip/amd_detail/amd_hip_fp16.h:8:1: note: candidate function\n"
            "    8 | __device__ __half2 atomicAdd(__half2* address, __half2 value) {"
        ),
        Source("op.cu", f"#include <cuda_fp16.h>\n{_SUM}", build=(_TAKEN_BACK,)),
        Source(
            "op.cuh",
            "#include <cuda_fp16.h>\ninline __device__ half operator*(half a, half b) { return __hmul(a, b); }\n",
            build=(_CMAKE,),
        ),
    ),
    counterexamples=(
        Source("op.cu", _SUM),
        Source("op.cu", f"namespace op {{\n{_SUM}}}\n", build=(_TAKEN_BACK,)),
        Source("op.cu", f"#ifdef __CUDA_NO_HALF_OPERATORS__\n{_SUM}#endif\n", build=(_TAKEN_BACK,)),
        Source("op.cu", _SUM.replace("__half& b", "Scale& b"), build=(_TAKEN_BACK,)),
        Source(
            "op.cu",
            _SUM,
            build=(_CMAKE._replace(text=f"find_package(Torch REQUIRED)\n{_CMAKE.text}"),),
        ),
        (
            'op.cu(9): error: no operator "+" matches these operands\n'
            "            operand types are: __half + __half"
        ),
        (
            "op.hip:31:5: error: call to 'atomicAdd' is ambiguous\n"
            "a.h:8:1: note: candidate function\n    8 | __device__ int atomicAdd(int* a, int b) {"
        ),
        (
            'tuple.h(9): error: more than one instance of overloaded function "std::__to_address"'
            " matches the argument list:"
        ),
        (
            'op.cu(9): error: more than one operator "<<" matches these operands:\n'
            "            operand types are: std::ostream << Shape"
        ),
    ),
)
