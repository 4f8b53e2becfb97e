"""
Each release of Triton compiles for a range of GPUs. It is tested on sm_80 and newer; of older ones it
supports less with every release, and torch.compile refuses those below sm_70 outright. At the other
end, a GPU that came out after the release is not known to its compiler.

An old GPU fails in many ways, all while the kernel is compiled: ptxas says that an instruction requires
`.target sm_80` (bfloat16 and its conversions) or `sm_70` (matrix instructions, `.acq_rel`), Triton says
`Unsupported conversion from bf16`, its compiler stops with an assertion about the compute capability, with
`PassManager::run failed` or, for bfloat16 on sm_75 with 3.0 and 3.1, with `IndexError: map::at`. Newer
releases compile much of that by emulation. `fp8e4nv` needs sm_89 in all of them.

It is not the wheel: no arch list helps, as the code is made on this machine. Use float16 instead of
bfloat16, an implementation that is no Triton kernel (eager mode, scaled_dot_product_attention), or, for a
GPU that is too new, a newer torch with its Triton.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.generated_code import is_before_ampere, mentions_inductor, mentions_triton
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_REFUSED = (
    r"(?:Found (?P<gpu>[^\n]{2,60}?) which is )?too old to be supported by the triton GPU compiler"
)
_FEATURE = r"(?:Feature|Instruction|Type) '(?P<lacks>[^'\n]{2,60})' (?:requires|not supported on) \.?target (?P<needs>sm_\d{2,3}\w?)"
_CONVERSION = r"Unsupported conversion from (?P<lacks>b?f16|bf16|f32|f8\w{1,12}|fp8\w{0,8}) to \w"
_ROUNDING = r"Unsupported rounding mode for (?P<lacks>conversion)"
_FP8 = r"type (?P<lacks>fp8\w{2,8}) not supported in this architecture"
_FP8_BELOW = (
    r"(?P<lacks>fp8\w{2,8})(?: data type is not supported)? on CUDA arch < (?P<needs>\d{2,3})"
)
_CAPABILITY = r"compute ?[cC]apability not supp(?!orted'\])"
_UNKNOWN = (
    r".{1,2}?(?P<gpu>sm_\d{2,3}\w?|gfx\w{3,5}).{1,2} is not a recognized processor for this target"
)
_NO_TARGET = r"error: unsupported target: ['\"]?(?P<gpu>gfx\w{3,5}|sm_\d{2,3}\w?)"
_UNSELECTED = r"LLVM ERROR: Cannot select: intrinsic %(?P<lacks>llvm\.(?:nvvm|amdgcn)\.[\w.]{1,60})"
"""An instruction that LLVM knows and that the GPU, as this release describes it, does not have."""
_PASSES = r"PassManager::run failed"
_MAP = r"IndexError: (?:map::at|invalid unordered_map|unordered_map::at)"
_BY_PTXAS = r"Triton PTX codegen error|ptxas [/\\]tmp[/\\]tmp(?!xft)\w{6,12}\.ptx|triton[/\\]\w{0,40}[/\\]?(?:common|backends|third_party)|PTXASError"
_KNOWN = {"gpu": "this GPU", "lacks": "what the kernel does", "needs": "a newer one"}


@log_check(
    *(_REFUSED, _FEATURE, _CONVERSION, _ROUNDING, _FP8, _FP8_BELOW, _CAPABILITY, _UNKNOWN),
    *(_PASSES, _MAP, _UNSELECTED, _NO_TARGET),
)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for what Triton, or the ptxas that it brings, cannot do on a GPU."""
    details = _KNOWN | ({"gpu": log.machine.gpu} if log.machine.gpu else {})
    for found in find_matches(log, _REFUSED, _FP8, _FP8_BELOW, _CAPABILITY, _NO_TARGET):
        yield found.evidence(Confidence.CERTAIN, **(details | found.groups))
    for found in find_matches(log, _UNSELECTED):
        yield found.evidence(Confidence.LIKELY, **(details | found.groups))
    if is_before_ampere(log):
        for found in find_matches(log, _PASSES, _MAP):
            yield found.evidence(Confidence.LIKELY, **(details | found.groups))
    is_of_llvm = has_match(log, _CONVERSION) and has_match(log, _ROUNDING)
    if not (
        is_of_llvm or mentions_triton(log) or mentions_inductor(log) or has_match(log, _BY_PTXAS)
    ):
        return
    for found in find_matches(log, _FEATURE, _UNKNOWN):
        is_sure = has_match(log, _BY_PTXAS) or "processor" in found.quote
        yield found.evidence(
            Confidence.CERTAIN if is_sure else Confidence.LIKELY, **(details | found.groups)
        )
    for found in find_matches(log, _CONVERSION, _ROUNDING):
        yield found.evidence(Confidence.LIKELY, **(details | found.groups))


CAUSE = Cause(
    title="this Triton does not support {lacks} on {gpu}",
    in_log=_in_failure,
    explains=("triton-compiler-bug", "intrinsic-needs-newer-arch"),
    fix=Fix(
        "use float16 instead of bfloat16 or an implementation without Triton on that GPU; where the GPU is "
        "newer than the Triton, take a newer torch"
    ),
    examples=(
        "LLVM ERROR: Cannot select: intrinsic %llvm.nvvm.redux.sync.add",
        (
            "loc(\"/src/attn/fwd.py\":88:0): error: unsupported target: 'gfx803'\n"
            "RuntimeError: PassManager::run failed"
        ),
        (
            "torch._inductor.exc.GPUTooOldForTriton: Found NVIDIA GeForce GTX 1080 Ti which is too old to be "
            "supported by the triton GPU compiler, which is used as the backend. Triton only supports devices of "
            "CUDA Capability >= 7.0, but your device is of CUDA capability 6.1"
        ),
        (
            "RuntimeError: Internal Triton PTX codegen error:\n"
            "ptxas /tmp/tmp9xf2.ptx, line 149; error   : Feature 'cvt.bf16.f32' requires .target sm_80 or higher\n"
            "ptxas fatal   : Ptx assembly aborted due to errors"
        ),
        Log(
            '  File "/venv/lib/python3.11/site-packages/triton/backends/nvidia/compiler.py", line 173, in make_ttgir\n'
            "    pm.run(mod)\n"
            "RuntimeError: PassManager::run failed",
            Machine(gpu="GTX 1080"),
        ),
    ),
    counterexamples=(
        (
            "ptxas /tmp/tmpxft_1.ptx, line 900; error   : Feature 'wgmma' requires .target sm_90a\n"
            "ninja: build stopped: subcommand failed."
        ),
        Log("RuntimeError: PassManager::run failed", Machine(gpu="H100")),
        "RuntimeError: FlashAttention only supports Ampere GPUs or newer.",
        "ptxas fatal   : Value 'sm_121a' is not defined for option 'gpu-name'",
        "ValueError: that backend is not valid. Reason: ['compute capability not supported']",
    ),
)
