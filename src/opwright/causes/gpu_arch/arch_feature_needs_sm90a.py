"""
Some instructions exist on one architecture and on no later one: wgmma and setmaxnreg on 9.0, tcgen05 on 10.x. The
compiler accepts them only for targets with a suffix, `sm_90a` or `sm_100f`. As inline assembly they stop the build
for plain `sm_90`. CUTLASS is friendlier: for such a target it compiles one line in place of the kernel,

    ERROR : Arch conditional MMA instruction used without targeting appropriate compute capability. Aborting.

which every thread prints at run time, and the output is left untouched. The build passes, the import passes, the
launch reports success (`cudaSuccess`, tried on an H200), and the result is garbage.

That line is in the machine code, and so is the proof that it runs: the same fat binary, which holds the code of one
source file, has no code for a target with a suffix; or none for `sm_90a`, where the stub names a wgmma kernel. A stub
beside real code for another target is normal, and is not reported.

`TORCH_CUDA_ARCH_LIST="9.0"` is how it happens. Those files need `9.0a`, and no plain `9.0`, which only adds the stub.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.build_scripts.archs.gpu_archs import setting
from opwright.causes.kit.build_scripts.archs.requested_archs import (
    architectures_of,
    extensions_compiling,
)
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import code_of, evidence, for_sources, is_in, matches, with_details
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import (
    IN_A_BUILD,
    Cause,
    Confidence,
    Evidence,
    Fix,
    GpuLoad,
    HowItRuns,
    Log,
    Source,
)

_PTXAS_PATTERNS = (
    r"['\"‘“](?P<what>[^'\"’”\n]{1,80})['\"’”]\s+(?:not\s+supported\s+on\s+\.target|cannot\s+be\s+compiled\s+for\s+architecture)\s+['\"‘“]?(?P<arch>sm_\w+)",
    r"['\"‘“](?P<what>(?:wgmma|setmaxnreg|tcgen05)[^'\"’”\n]{0,80})['\"’”]\s+requires\s+\.target\s+['\"‘“]?(?P<needed>sm_\d+[af])",
)
_CUTLASS_PATTERNS = (
    r"Attempting to use (?P<what>[^\n]{1,80}?) without (?:[\w/ ]{1,40}/ )?(?P<macro>CUTE_ARCH_\w+|CUTLASS_ARCH_\w+)",
    r"Arch conditional MMA instruction used without targeting",
)
_HOPPER = 90
_SUFFIX_FEATURES = (
    "wgmma",
    "setmaxnreg",
    "tcgen05",
    ".cta_group",
    ".kind::",
    "block scale",
    "block_scale",
)
_COMPILED_ARCH = r"code=\[?(?:compute_\w+,)?(sm_\d+)\b"


def in_gpu_load(load: GpuLoad) -> Iterator[Evidence]:
    """Look for stubs in code that this GPU runs."""
    code, here = load.binary.gpu, load.gpu.arch
    aborts = code.aborts if code and load.how is HowItRuns.NATIVE else ()
    stubs = [arch for arch in aborts if arch[:-1] == here[:-1] and arch <= here]
    for arch in stubs[-1:]:
        details = _details(f"{arch}a", arch, "only prints an error") | {"gpu": load.gpu.name}
        quote = f"{arch}: Arch conditional MMA instruction used without targeting"
        yield Evidence(load.binary.path, quote, details)


def _needed(what: str, arch: str) -> str:
    """Return the architecture that has an instruction: the plain one's with `a`, or another one."""
    if "wgmma" in what or ("setmaxnreg" in what and arch.startswith("sm_9")):
        return "sm_90a"
    if "tcgen05" in what or ".cta_group" in what:
        return "sm_100a"
    return f"{arch.rstrip('af')}a"


def _details(needed: str, arch: str, does: str) -> dict[str, str]:
    details = {"gpu": "the GPU", "needed": needed, "arch": arch, "does": does}
    return details | {"setting": setting(needed)}


def _ptxas_confidence(match: LogMatch, _: Log) -> Confidence | None:
    digits = re.search(r"\d+", match.groups.get("arch", ""))
    is_special = any(name in match.groups["what"] for name in _SUFFIX_FEATURES)
    return CERTAIN if is_special or int(digits[0] if digits else 0) >= _HOPPER else None


def _ptxas_details(match: LogMatch, _: Log) -> dict[str, str]:
    what, arch = match.groups["what"], match.groups.get("arch", "")
    needed = match.groups.get("needed") or _needed(what, arch)
    return _details(needed, arch or "another one", f"does not compile ({what})")


def _macro(match: LogMatch) -> re.Match[str] | None:
    return re.search(r"SM(\d+)(A?)_", match.groups.get("macro", ""))


def _cutlass_confidence(match: LogMatch, _: Log) -> Confidence:
    macro = _macro(match)
    return POSSIBLE if macro and not macro[2] and int(macro[1]) < _HOPPER else CERTAIN


def _cutlass_details(match: LogMatch, log: Log) -> dict[str, str]:
    macro, archs = _macro(match), compiled(_COMPILED_ARCH).findall(log.text)
    arch = f"sm_{macro[1]}" if macro else "sm_90"
    return _details(f"{arch}a", archs[-1] if archs else arch, "only prints an error")


_SM90A_INSTRUCTION = r"\b(?P<what>wgmma|setmaxnreg)\.[\w.]+"
_ASM = r"\basm(?:\s*(?:volatile|__volatile__))?\s*\("
_BUILDER = r"\bCollectiveBuilder\s*<"
_SM90 = r"\b(?:cutlass::)?arch::Sm90\b"
_SUFFIXED = r"(?:90|9\.0)a\b|\b(?:10|11|12)\d[af]\b|\bCUDA_ARCH_LIST\b|\bget_device_capability\b"


@for_sources(r"\bsetmaxnreg\b", r"\bwgmma\b", r"\bCollectiveBuilder\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for kernels of Hopper that are compiled for plain sm_90, or for what torch chooses."""
    compiled_for = architectures_of(source)
    if "90a" in compiled_for or (compiled_for and "90" not in compiled_for):
        return
    kinds = {extension.kind for extension in extensions_compiling(source)}
    if not compiled_for and ("CUDAExtension" not in kinds or _mentions_suffix(source)):
        return
    if compiled_for and not source.target.gpus and _mentions_suffix(source):
        return
    confidence = CERTAIN if source.target.gpus else LIKELY
    for start, end, does in _hopper_code(source):
        details = _details("sm_90a", "sm_90", does)
        yield with_details(evidence(source, start, end, confidence=confidence), details)
        return


def _mentions_suffix(source: Source) -> bool:
    """Return whether a build script mentions such an architecture anywhere."""
    return any(re.search(_SUFFIXED, script.text) for script in source.build)


def _hopper_code(source: Source) -> Iterator[tuple[int, int, str]]:
    """Yield where a source has what only sm_90a compiles, and what becomes of it otherwise."""
    for match in matches(source, _ASM):
        end = kit.brackets.closing(code_of(source), match.end() - 1) or match.end()
        found = re.compile(_SM90A_INSTRUCTION).search(source.text, match.end(), end)
        if found and not _is_guarded(source, match.start()):
            yield *found.span(), f"does not compile ({found['what']})"
    if is_in(source, _SM90):
        for match in matches(source, _BUILDER):
            if not _is_guarded(source, match.start()):
                yield match.start(), match.end(), "only prints an error"


def _is_guarded(source: Source, at: int) -> bool:
    """Return whether an `#if` around a place tests the architecture."""
    return kit.preprocessor.is_tested(code_of(source), at, "ARCH|SM90")


_CODE = model.GpuCode(sass=("sm_80", "sm_90"))
_COLLECTIVE = """#include "cutlass/gemm/collective/collective_builder.hpp"
#include "cutlass/epilogue/collective/collective_builder.hpp"
using Mainloop = typename cutlass::gemm::collective::CollectiveBuilder<
    cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, A, LayoutA, 8>::CollectiveOp;
"""
_SETMAXNREG = """__device__ void f() {
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;\\n" : : "n"(232));
}
"""


def _built(*flags: str, text: str = "") -> tuple[model.BuildScript, ...]:
    literals = tuple(model.LiteralText(flag, 0, 0) for flag in flags)
    return (
        model.BuildScript(
            "setup.py",
            text,
            (model.Extension("op", "CUDAExtension", 0, 0, (), {"nvcc": literals}),),
        ),
    )


CAUSE = Cause(
    title="on {gpu}, a kernel {does}: it needs {needed}, and was compiled for plain {arch}",
    in_gpu_load=in_gpu_load,
    in_log=log_rules(
        rule(*_PTXAS_PATTERNS, confidence=_ptxas_confidence, compute=_ptxas_details),
        rule(*_CUTLASS_PATTERNS, confidence=_cutlass_confidence, compute=_cutlass_details),
    ),
    in_source=in_source,
    fix=Fix(
        "compile the files with such kernels for {needed} instead of plain {arch}",
        commands=(
            'TORCH_CUDA_ARCH_LIST="{setting}" pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .',
        ),
    ),
    remedies={
        IN_A_BUILD: Fix(
            "compile the files with such kernels for {needed} instead of plain {arch}{instead_of_flag}",
            commands=("{archs_before}{setting}{archs_after}",),
        ),
    },
    examples=(
        GpuLoad(
            model.Binary("op.so", gpu=_CODE._replace(aborts=("sm_90",))),
            model.Gpu("H100", "sm_90"),
            HowItRuns.NATIVE,
            "sm_90",
        ),
        (
            "ptxas /tmp/tmpxft_00005885_00000000-6_gemm.ptx, line 26; error   : Instruction 'setmaxnreg.inc' not "
            "supported on .target 'sm_90'\nptxas fatal   : Ptx assembly aborted due to errors"
        ),
        "ERROR : Arch conditional MMA instruction used without targeting appropriate compute capability. Aborting.",
        Source("gemm.cu", _COLLECTIVE, build=_built("-std=c++17")),
        Source("gemm.cu", _COLLECTIVE, build=_built("-gencode=arch=compute_90,code=sm_90")),
        Source("op.cu", _SETMAXNREG, model.Target(gpus=("sm_90",))),
    ),
    counterexamples=(
        Source("gemm.cu", _COLLECTIVE),
        Source("gemm.cu", _COLLECTIVE, build=_built("-gencode=arch=compute_90a,code=sm_90a")),
        Source("gemm.cu", _COLLECTIVE, build=_built(text="cc_flag.append('arch=compute_90a')")),
        Source("gemm.cu", _COLLECTIVE.replace("Sm90", "Sm80"), build=_built()),
        Source(
            "op.cu",
            "__device__ void f() {\n#ifdef __CUDA_ARCH_FEAT_SM90_ALL\n"
            '  asm volatile("wgmma.fence.sync.aligned;\\n" ::: "memory");\n#endif\n}\n',
            model.Target(gpus=("sm_90",)),
        ),
        Source("op.cu", _SETMAXNREG, model.Target(gpus=("sm_80", "sm_90a"))),
        GpuLoad(
            model.Binary("op.so", gpu=_CODE), model.Gpu("H100", "sm_90"), HowItRuns.NATIVE, "sm_90"
        ),
        GpuLoad(
            model.Binary("op.so", gpu=_CODE._replace(aborts=("sm_90",))),
            model.Gpu("A100", "sm_80"),
            HowItRuns.NATIVE,
            "sm_80",
        ),
        "ptxas mma.ptx, line 40; error   : Feature '.bf16' requires .target sm_80 or higher",
        "ptxas info    : (C7508) Potential Performance Loss: 'setmaxnreg' ignored to maintain minimum register requirements.",
        (
            "Advisory: '.multicast::cluster' modifier on instruction 'cp.async.bulk.tensor' should be used on .target "
            "'sm_90a' instead of .target 'sm_90' as this feature is expected to have substantially reduced performance"
        ),
    ),
)
