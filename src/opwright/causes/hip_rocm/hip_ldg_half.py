"""
`__ldg` reads through the read-only cache. CUDA has it for its own types, and torch's `c10/util/Half.h` adds an overload
for `c10::Half`, but only for nvcc and for a clang that compiles CUDA. HIP's clang is neither, so a kernel dispatched
for Half needs an overload that does not exist: "no matching function for call to '__ldg'", with a list of candidates
from `char` to `double2`. This is still so in torch 2.14. The overload for `c10::BFloat16` exists for both.

HIP has `__ldg` for `__half`, a plain load on AMD's GPUs: under `USE_ROCM` the pointer can be dereferenced at no cost.

Another version of CUDA or torch does not help. Such logs come from AMD and Hygon (`/opt/dtk`), where CUDA wheels cannot
run anyway. torch_scatter had this until 2.1.0.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.hip import is_on_hip
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import (
    Call,
    calls,
    code_of,
    evidence,
    for_sources,
    is_in_any,
    matches,
)
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import (
    C_FAMILY,
    BuildScript,
    Cause,
    Confidence,
    Edit,
    Evidence,
    Extension,
    Fix,
    Language,
    Log,
    Safety,
    Source,
)

_NO_OVERLOAD = r"no matching function for call to ['\"`‘]__ldg['\"’]"
_HALF = r"c10::(?:Half|BFloat16)|at::(?:Half|BFloat16)"
_TORCH_HALF = r"(?:c10|at)::Half"
_DISPATCHED = r"\bAT_DISPATCH_\w*(?:_HALF\b|_AND\d?\s*\((?:[^;{}]{0,200}?\b(?:kHalf|ScalarType::Half|(?:at|c10)::Half)\b))"
_OWN_OVERLOAD = r"\b__ldg\s*\(\s*const\s+(?:c10|at)::Half\b|\bdefine\s+__ldg\b"
_ROCM_MACROS = ("USE_ROCM", "__HIP_PLATFORM_AMD__", "__HIP_PLATFORM_HCC__", "__HIPCC__", "__HIP__")
_SUPPORTS_ROCM = r"\b(?:USE_ROCM|__HIP_PLATFORM_\w+|__HIPCC__|hipLaunchKernelGGL)\b"
_NVIDIA_INSTRUCTION = (
    r"\b(?:ldmatrix|cp\.async|mma\.sync|nvcuda::wmma|lop3\.b32|wgmma\.mma_async)\b"
)
_KIND = "CUDAExtension"
_KIND_CHOSEN = rf"=\s*(?:[\w.]+\.)?({_KIND})\b(?!\s*\()"
"""A name is given to the class that is called later: `extension = CUDAExtension`."""
_CUDA_CONDITION = (
    r"(?i)(?!not\b)(?!.*(?:hip|rocm)).*"
    r"(?:\bCUDA_VERSION\b|\bversion\.cuda\b|\bCUDA_HOME is not None\b)"
)
"""torch for ROCm has no CUDA_HOME."""
_POINTED_TO = r"(?<![\w:])([\w:]+?)\s*(?:(?<=\s)const\s*)?\Z"


def _confidence(_: LogMatch, log: Log) -> Confidence:
    return CERTAIN if is_on_hip(log) and has_match(log, _HALF) else LIKELY


@for_sources(r"\b__ldg\s*\(")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for reads of torch's half type by `__ldg`, in code that torch translates to HIP."""
    found = [call for call in calls(source, "__ldg") if _may_read_half(source, call)]
    confidence = _certainty(source) if found else None
    if confidence is None or is_in_any(source, _OWN_OVERLOAD):
        return
    for call in found:
        edits = _plain_load(source, call)
        yield evidence(source, call.name.start, call.end, confidence=confidence, edits=edits)


def _may_read_half(source: Source, call: Call) -> bool:
    at = call.name.start
    if kit.preprocessor.is_under(code_of(source), at, *_ROCM_MACROS, defined=False):
        return False
    type_ = _element(source, call.arguments[0].text, at) if call.arguments else None
    return type_ is not None and _may_be_half(source, type_, at)


def _plain_load(source: Source, call: Call) -> tuple[Edit, ...]:
    """Return the edit that dereferences the pointer instead, the same load on AMD's GPUs."""
    before, after = source.text[: call.name.start][-1:], source.text[call.end :].lstrip()[:2]
    if before == ":" or len(call.arguments) != 1:
        return ()
    pointer = call.arguments[0].text
    plain = f"*{pointer}" if pointer.isidentifier() else f"*({pointer})"
    if before == "/" or after[:1] in (".", "[") or after == "->":
        plain = f"({plain})"
    return (Edit(source.path, call.name.start, call.end, plain),)


def _certainty(source: Source) -> Confidence | None:
    """Return how sure it is that HIP's compiler sees a source; None where nothing suggests it."""
    meant = source.target.is_rocm or source.language is Language.HIP
    if meant or is_in_any(source, _SUPPORTS_ROCM):
        return CERTAIN
    if source.target.is_rocm is False:
        return None
    is_built = any(_builds_for_rocm(script, source) for script in source.build)
    return LIKELY if is_built and not _is_for_nvidia(source) else None


def _is_for_nvidia(source: Source) -> bool:
    """Return whether the project uses what only NVIDIA's GPUs have, and never mentions ROCm."""
    texts = [one.text for one in source.project if one.language in C_FAMILY]
    return any(re.search(_NVIDIA_INSTRUCTION, text) for text in texts) and not any(
        re.search(_SUPPORTS_ROCM, text) for text in texts
    )


def _builds_for_rocm(script: BuildScript, source: Source) -> bool:
    """Return whether a script builds a source as CUDAExtension, which torch hipifies, and not for CUDA only."""
    built = [extension for extension in script.extensions if extension.kind == "CUDAExtension"]
    naming = [e for e in built if any(source.path.endswith(said.value) for said in e.sources)]
    chosen = [found.start(1) for found in re.finditer(_KIND_CHOSEN, script.text)]
    places = [e.start for e in naming or built if script.text.startswith(_KIND, e.start)]
    return any(
        not any(re.match(_CUDA_CONDITION, c) for c in kit.python.conditions_at(script, place))
        for place in places or chosen or [e.start for e in naming or built]
    )


def _element(source: Source, pointer: str, at: int) -> str | None:
    """Return the type that an expression of a pointer points to, by the declaration of its name."""
    named = re.match(r"[\s(&*]*([A-Za-z_]\w*)", pointer)
    if named is None:
        return None
    declared = rf"\*\s*(?:const\b\s*)?(?:__restrict__\s*|__restrict\s*|restrict\s*)?{named[1]}\b"
    found = [match.start() for match in matches(source, declared) if match.start() < at]
    types = (re.search(_POINTED_TO, code_of(source)[max(0, n - 200) : n]) for n in found[::-1])
    return next((found[1] for found in types if found), None)


def _may_be_half(source: Source, type_: str, at: int) -> bool:
    known = kit.names.names(source)
    if known.is_parameter(type_, at):
        given = known.meanings(type_, at)
        torchs = any(re.fullmatch(_TORCH_HALF, one) for one in given)
        return torchs or is_in_any(source, _DISPATCHED)
    return bool(re.fullmatch(_TORCH_HALF, known.resolve(type_, at)))


_KERNEL = """#include <torch/extension.h>
template <typename scalar_t, int TB>
__global__ void gather(const scalar_t *src_data, const int64_t *index, scalar_t *out) {
  int64_t row = __ldg(index + threadIdx.x);
  scalar_t val = __ldg(src_data + row);
  out[row] = val;
}
void run(at::Tensor src) {
  AT_DISPATCH_ALL_TYPES_AND(at::ScalarType::Half, src.scalar_type(), "_", [&] {
    gather<scalar_t, 4><<<1, 32>>>(src.data_ptr<scalar_t>(), i, o);
  });
}
"""
_HIPIFIED = (BuildScript("setup.py", "", (Extension("op", "CUDAExtension", 0, 0),)),)
_OVERLOAD = """#ifdef USE_ROCM
__device__ __inline__ at::Half __ldg(const at::Half* ptr) {
  return __ldg(reinterpret_cast<const __half*>(ptr));
}
#endif
"""

CAUSE = Cause(
    title="HIP has no __ldg for torch's Half: torch's headers add one for CUDA only",
    in_log=log_rules(rule(_NO_OVERLOAD, confidence=_confidence)),
    in_source=in_source,
    fix=Fix(
        "dereference the pointer where USE_ROCM is defined (the same load there), or use a release of the package that does",
        commands=("grep -rn __ldg csrc/",),
        safety=Safety.REVIEW,
    ),
    examples=(
        (
            "/src/csrc/hip/segment_csr_hip.hip:92:32: error: no matching function for call to '__ldg'\n"
            "    scalar_t val = __ldg(src_data + row * K);\n                   ^~~~~\n"
            "/src/csrc/hip/segment_csr_hip.hip:140:9: note: in instantiation of function template specialization "
            "'gather_csr_kernel<c10::Half, 4>' requested here"
        ),
        "op.hip:7:12: error: no matching function for call to '__ldg'",
        Source("op.cu", _KERNEL, build=_HIPIFIED),
        Source("op.hip", _KERNEL),
    ),
    counterexamples=(
        Source("op.cu", _OVERLOAD + _KERNEL, build=_HIPIFIED),
        Source("op.cu", _KERNEL, includes=(Source("utils.cuh", _OVERLOAD),), build=_HIPIFIED),
        Source("op.cu", _KERNEL),
        Source(
            "op.cu",
            _KERNEL,
            build=_HIPIFIED,
            project=(
                Source(
                    "gemm.cu",
                    '__device__ void f() { asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {};"); }\n',
                ),
            ),
        ),
        Source(
            "op.cu",
            _KERNEL,
            build=(
                BuildScript(
                    "setup.py",
                    "version = torch.version.cuda\nif torch.version.cuda:\n"
                    "    extensions.append(CUDAExtension('op', ['op.cu']))\n"
                    "extensions.append(CUDAExtension('other', ['other.cu']))\n"
                    "setup(ext_modules=extensions)\n",
                ),
            ),
        ),
        Source(
            "op.cu",
            _KERNEL,
            build=(
                BuildScript(
                    "setup.py",
                    "extension = CppExtension\n"
                    "if (torch.cuda.is_available() and CUDA_HOME is not None) or FORCE_CUDA:\n"
                    "    extension = CUDAExtension\n"
                    "setup(ext_modules=[extension('op', sources)])\n",
                ),
            ),
        ),
        Source("op.cu", _KERNEL.replace("_AND(at::ScalarType::Half, ", "("), build=_HIPIFIED),
        (
            'op.cu(7): error: no instance of overloaded function "__ldg" matches the argument list\n'
            "            argument types are: (const c10::BFloat16 *)"
        ),
        "op.hip:7:12: error: no matching function for call to '__shfl'",
    ),
)
