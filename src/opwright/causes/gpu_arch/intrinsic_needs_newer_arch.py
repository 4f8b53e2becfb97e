"""
CUDA's headers and ptxas offer an instruction only where the hardware has it. Each file is compiled once per
architecture in the list, so a single old entry stops the build for all: arithmetic on `__half` needs 5.3, `atomicAdd`
on double 6.0 and on `__half` 7.0, `__dp4a` 6.1, tensor cores 7.0, arithmetic on `__nv_bfloat16`, `cp.async` and most
`mma` shapes 8.0, clusters 9.0. Headers hide the name ("identifier is undefined", "no instance of overloaded
function"); inline assembly gets as far as ptxas ("requires .target sm_80 or higher").

Old entries come from where nobody looks: `TORCH_CUDA_ARCH_LIST` of an NGC container starts at 5.2, and a torch that
sees no GPU may build for all it knows. The GPU in the machine may well be new.

Code that must also run on the old GPU tests `__CUDA_ARCH__` and falls back, for atomics to a loop of `atomicCAS`.
Defining an `atomicAdd` for double without that test breaks the build for 6.0 and later.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from opwright.causes import kit
from opwright.causes.kit.build_scripts.archs.requested_archs import architectures_of
from opwright.causes.kit.rules import CERTAIN, LIKELY, Sureness, log_rules, rule
from opwright.causes.kit.sources import (
    code_of,
    evidence,
    for_sources,
    is_in_any,
    matches,
    with_details,
)
from opwright.knowledge.cuda.intrinsics import amd_gpu_with, arch_with, arch_with_atomic
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine, Source, Target

_ATOMIC_PATTERN = r"no instance of overloaded function ['\"‘“]?(?P<what>atomic\w+)['\"’”]? matches the argument list\s+argument types are: \((?P<types>[^\n]{1,160})"
_UNDEFINED_PATTERN = (
    r"(?:identifier ['\"‘“]|undeclared identifier ['\"‘“]|['\"‘“])(?P<what>__h(?:add|sub|mul|div|fma|neg|abs|eq|ne|lt|le|gt|ge|max|min|equ|neu|ltu|isnan)2?(?:_sat|_rn|_relu|_nan)?"
    r"|__h?(?:fma|max|min)2?_relu|__dp[24]a(?:_lo|_hi)?|__nanosleep|__reduce_(?:add|min|max|and|or|xor)_sync"
    r"|__match_(?:any|all)_sync|h2?(?:exp|log|sqrt|rsqrt|rcp|sin|cos|floor|ceil|rint|trunc)(?:2|10)?)['\"’”] (?:is undefined|was not declared)"
)
_PTXAS_PATTERN = r"(?:Feature|Instruction|Modifier|Operation|Type)\s+['\"‘“](?P<what>[^'\"’”\n]{1,60})['\"’”](?:\s+on\s+['\"‘“][^'\"’”\n]{1,60}['\"’”])?\s+requires\s+\.target\s+['\"‘“]?(?P<needed>sm_\d+)['\"’”]?\s+or\s+higher"
_NAMESPACE_PATTERN = r"namespace ['\"‘“](?:cooperative_groups|nvcuda|cg)['\"’”] has no member ['\"‘“](?P<what>this_cluster|wmma|cluster_group|reduce|memcpy_async|labeled_partition|binary_partition)['\"’”]"
_WMMA_PATTERNS = (
    r"namespace ['\"‘“]nvcuda::(?P<what>wmma)['\"’”] has no member",
    r"error: name (?:followed by \"::\" )?must be a (?:class or )?namespace name\n[^\n]{0,80}\bnvcuda(?:::(?P<what>wmma))?\b",
    r"identifier ['\"‘“](?P<what>fill_fragment|(?:load|store)_matrix_sync|mma_sync)['\"’”] is undefined",
)
"""mma.h is empty below sm_70, for nvcc before CUDA 13."""
_AMD_PATTERNS = (
    r"'(?P<what>__builtin_amdgcn_\w{1,60})' needs target feature (?P<feature>[\w-]{1,40})",
    r"fatal error: error in backend: Cannot select: intrinsic %(?P<what>llvm\.amdgcn\.[\w.]{1,60})",
)
"""From clang, which names the features of AMD's GPUs."""
_BY_TRITON = r"triton[/\\]backends|triton\.runtime\.errors"
"""Which compiles for the GPU that is there."""
_ARCH_FLAG = r"arch=compute_(\d+)"


def _atomic_arch(match: LogMatch) -> int | None:
    """Return the architecture that has the atomic for these arguments; None if none has."""
    first = match.groups["types"].partition(",")[0].removeprefix("const ").rstrip(" *&")
    # CUDA has no atomics of torch's own types, c10::Half.
    return None if "::" in first else arch_with_atomic(first)


def _intrinsic_arch(match: LogMatch) -> int:
    return arch_with(match.groups["what"])


def _if_older(arch_of: Callable[[LogMatch], int | None]) -> Sureness:
    """Return a confidence: LIKELY where the log may be of an older architecture than the needed one."""

    def confidence(match: LogMatch, log: Log) -> Confidence | None:
        needed = None if ".hip" in match.quote else arch_of(match)
        return LIKELY if needed and _is_for_older(log, needed) else None

    return confidence


def _architectures(log: Log) -> list[int]:
    return sorted(set(map(int, compiled(_ARCH_FLAG).findall(log.text))))


def _is_for_older(log: Log, needed: int) -> bool:
    """Return whether the log names an older architecture, or none at all."""
    archs = _architectures(log)
    return not archs or archs[0] < needed


def _oldest(_: LogMatch, log: Log) -> str:
    archs = _architectures(log)
    return f" (the list begins with sm_{archs[0]})" if archs else ""


def _amd_gpu(match: LogMatch, _: Log) -> str:
    feature = match.groups.get("feature", "mai-" if "mfma" in match.groups["what"] else "")
    return amd_gpu_with(feature) or (f"a GPU with {feature}" if feature else "another AMD GPU")


_INTRINSICS = {
    r"\b__dp[24]a(?:_lo|_hi)?(?=\s*\()": 61,
    r"\b__nanosleep(?=\s*\()": 70,
    r"\b__match_(?:any|all)_sync(?=\s*\()": 70,
    r"\bwmma::(?:load_matrix_sync|mma_sync)(?=\s*[<(])": 70,
    r"\b__reduce_(?:add|min|max|and|or|xor)_sync(?=\s*\()": 80,
}


@for_sources(
    *(r"\b__dp4a", r"\b__dp2a", r"\b__nanosleep", r"\b__match_any", r"\b__match_all"),
    *(r"\bmma_sync", r"\b__reduce_"),
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for intrinsics that the oldest architecture of the build does not have."""
    for pattern, needed in _INTRINSICS.items():
        for match in matches(source, pattern):
            older = _older(source, needed)
            if older is None:
                break
            if not _is_guarded(source, match.start(), match[0]):
                sure = CERTAIN if source.target.gpus else LIKELY
                details = {"what": match[0], "needed": f"sm_{needed}", "oldest": f" (sm_{older})"}
                yield with_details(evidence(source, *match.span(), confidence=sure), details)
                break


def _older(source: Source, needed: int) -> int | None:
    """Return the oldest architecture of the build, if it is older than the needed one."""
    if not source.target.gpus and sum(len(script.extensions) for script in source.build) != 1:
        return None  # the lists may be those of other extensions
    numbers = [int(arch.rstrip("af")) for arch in architectures_of(source)]
    return min(numbers) if numbers and min(numbers) < needed else None


def _is_guarded(source: Source, at: int, name: str) -> bool:
    is_tested = kit.preprocessor.is_tested(code_of(source), at, "ARCH|NEW")
    own = (
        rf"\bdefine[ \t]+{name}\b|\b__device__\b[^;{{}}()]*\b{re.escape(name)}\s*\([^;{{}}]*\)\s*{{"
    )
    return is_tested or is_in_any(source, own)


_AMD = "on an AMD GPU"

CAUSE = Cause(
    title="{what} needs {needed} or later, but the file is also compiled for an older architecture{oldest}",
    in_log=log_rules(
        rule(_PTXAS_PATTERN, unless=_BY_TRITON, oldest=_oldest),
        rule(*_AMD_PATTERNS, confidence=LIKELY, needed=_amd_gpu, oldest="", remedy=_AMD),
        rule(
            _ATOMIC_PATTERN,
            confidence=_if_older(_atomic_arch),
            needed=lambda match, _: f"sm_{_atomic_arch(match)}",
            oldest=_oldest,
        ),
        rule(
            *_WMMA_PATTERNS,
            confidence=_if_older(lambda _: 70),
            what="wmma",
            needed="sm_70",
            oldest=_oldest,
        ),
        rule(
            _UNDEFINED_PATTERN,
            _NAMESPACE_PATTERN,
            confidence=_if_older(_intrinsic_arch),
            needed=lambda match, _: f"sm_{_intrinsic_arch(match)}",
            oldest=_oldest,
        ),
    ),
    in_source=in_source,
    fix=Fix(
        "build only for GPUs from {needed} on, without older entries in the list; or guard the code with __CUDA_ARCH__ and"
        " write a fallback",
        commands=('export TORCH_CUDA_ARCH_LIST="8.0;8.6;9.0+PTX"',),
    ),
    remedies={
        _AMD: Fix(
            "build only for {needed} and later, without older entries in the list; or guard the code and write a fallback",
            commands=('export PYTORCH_ROCM_ARCH="gfx90a;gfx942"',),
        )
    },
    examples=(
        'op.cu(9): error: identifier "__hmax" is undefined\nnvcc -gencode=arch=compute_75,code=sm_75 -c op.cu',
        "csrc/gemm.cu(12): error: name must be a namespace name\n  using namespace nvcuda;\n",
        'csrc/gemm.cu(41): error: identifier "fill_fragment" is undefined\nnvcc -gencode=arch=compute_61,code=sm_61 -c gemm.cu',
        'csrc/tiles.cu(71): error: namespace "cooperative_groups" has no member "labeled_partition"',
        Log(
            "nvcc -gencode=arch=compute_52,code=sm_52 -gencode=arch=compute_86,code=sm_86 -c scatter.cu\n"
            'scatter.cu(41): error: no instance of overloaded function "atomicAdd" matches the argument list\n'
            "            argument types are: (__half *, __half)",
            Machine(cuda="11.8"),
        ),
        Log('csrc/norm.cu(17): error: identifier "__hfma2" is undefined', Machine(cuda="11.8")),
        (
            "ptxas /tmp/tmpxft_00005a56_00000000-6_mma.ptx, line 40; error   : Feature '.m16n8k16' requires "
            ".target sm_80 or higher\nptxas fatal   : Ptx assembly aborted due to errors"
        ),
        "warp_gemm.hpp:59:17: error: '__builtin_amdgcn_mfma_f32_16x16x16f16' needs target feature mai-insts",
        Source(
            "sum.cu",
            "__device__ int f(int a) { return __reduce_add_sync(~0u, a); }\n",
            Target(gpus=("sm_75", "sm_90")),
        ),
        Source(
            "dot.cu",
            "__device__ int f(int a) { return __dp4a(a, a, 0); }\n",
            Target(gpus=("sm_60",)),
        ),
    ),
    counterexamples=(
        Source("dot.cu", "__device__ int f(int a) { return __dp4a(a, a, 0); }\n"),
        Source(
            "dot.cu",
            "__device__ int f(int a) { return __dp4a(a, a, 0); }\n",
            Target(gpus=("sm_75",)),
        ),
        Source(
            "sum.cu",
            "__device__ int f(int a) {\n#if __CUDA_ARCH__ >= 800\n  return __reduce_add_sync(~0u, a);\n"
            "#else\n  return own(a);\n#endif\n}\n",
            Target(gpus=("sm_75", "sm_80")),
        ),
        (
            'op.cu(9): error: no instance of overloaded function "atomicAdd" matches the argument list\n'
            "            argument types are: (c10::Half *, c10::Half)"
        ),
        "ptxas w.ptx, line 30; error   : Instruction 'wgmma.fence' not supported on .target 'sm_90'",
        'op.cu(9): error: no operator "+" matches these operands\n  operand types are: __half + __half',
        (
            "nvcc -gencode=arch=compute_80,code=sm_80 -c a.cu\n"
            'a.cu(3): error: no instance of overloaded function "atomicAdd" matches the argument list\n'
            "            argument types are: (double *, double)"
        ),
    ),
)
