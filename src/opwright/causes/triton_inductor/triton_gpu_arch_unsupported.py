"""
Each release of Triton compiles for a range of GPUs. It is tested on sm_80 and newer; of older ones it supports less with
every release, and torch.compile refuses those below sm_70 outright. At the other end, its compiler does not know a GPU
that came out after the release.

An old GPU fails in many ways, all while the kernel is compiled: ptxas says that an instruction requires `.target sm_80`
(bfloat16 and its conversions) or `sm_70` (matrix instructions, `.acq_rel`), Triton says `Unsupported conversion from
bf16`, its compiler stops with an assertion about the compute capability, with `PassManager::run failed` or, for bfloat16
on sm_75 with 3.0 and 3.1, with `IndexError: map::at`. Newer releases compile much of that by emulation. `fp8e4nv` needs
sm_89 in all of them.

No arch list helps, since the code is compiled on this machine. For a GPU that is too new, take a newer torch.
"""

import re
from functools import partial

from opwright.causes.kit.cxx_sources.generated_code import INDUCTOR, TRITON, is_before_ampere
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.knowledge.gpus.drivers import first_cuda_for
from opwright.knowledge.torch_releases.arch_lists import wheel_with_code_for
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import Cause, Confidence, Fix, Log, Machine

_REFUSED = (
    r"(?:Found (?P<gpu>[^\n]{2,60}?) which is )?too old to be supported by the triton GPU compiler",
    r"type (?P<lacks>fp8\w{2,8}) not supported in this architecture",
    r"(?P<lacks>fp8\w{2,8})(?: data type is not supported)? on CUDA arch < (?P<needs>\d{2,3})",
    r"compute ?[cC]apability not supp(?!orted'\])",
    r"error: unsupported target: ['\"]?(?P<gpu>gfx\w{3,5}|sm_\d{2,3}\w?)",
)
_FEATURE = r"(?:Feature|Instruction|Type) '(?P<lacks>[^'\n]{2,60})' (?:requires|not supported on) \.?target (?P<needs>sm_\d{2,3}\w?)"
_UNKNOWN_PROCESSOR = (
    r".{1,2}?(?P<gpu>sm_\d{2,3}\w?|gfx\w{3,5}).{1,2} is not a recognized processor for this target"
)
_CONVERSION = r"Unsupported conversion from (?P<lacks>b?f16|bf16|f32|f8\w{1,12}|fp8\w{0,8}) to \w"
_PLAIN = r"Unsupported conversion from f(?:16|32) to f(?:16|32)\b"
_BFLOAT16 = r"Unsupported conversion from (?:bf16|f8|fp8|\w+ to (?:bf16|f8|fp8))"
_ROUNDING = r"Unsupported rounding mode for (?P<lacks>conversion)"
_UNSELECTED = r"LLVM ERROR: Cannot select: intrinsic %(?P<lacks>llvm\.(?:nvvm|amdgcn)\.[\w.]{1,60})"
"""An instruction that LLVM knows, but not for the GPU as this release describes it."""
_COMPILER_FAILED = (
    r"PassManager::run failed",
    r"IndexError: (?:map::at|invalid unordered_map|unordered_map::at)",
)
_PTXAS_OF_TRITON = r"Triton PTX codegen error|ptxas [/\\]tmp[/\\]tmp(?!xft)\w{6,12}\.ptx|triton[/\\]\w{0,40}[/\\]?(?:common|backends|third_party)|PTXASError"


_TRITON_OR_INDUCTOR = f"{TRITON}|{INDUCTOR}|{_PTXAS_OF_TRITON}"
_FP8 = "if it is a format of eight bits"
_TOO_NEW = "if the GPU is newer than this Triton"
_NO_BFLOAT16 = "if no bfloat16 is in it"


def _target_confidence(match: LogMatch, log: Log) -> Confidence | None:
    is_sure = "processor" in match.quote or has_match(log, _PTXAS_OF_TRITON)
    return (CERTAIN if is_sure else LIKELY) if _is_compiling(log) else None


def _is_compiling(log: Log) -> bool:
    """Return whether Triton compiles, by what it is called or by two of its messages together."""
    both = has_match(log, _CONVERSION) and has_match(log, _ROUNDING)
    return both or has_match(log, _TRITON_OR_INDUCTOR, _UNSELECTED)


def _if_unknown(_: LogMatch, log: Log) -> str:
    """Return the remedy where LLVM does not know the GPU at all."""
    return _TOO_NEW if has_match(log, _UNKNOWN_PROCESSOR) else ""


def _if_no_bfloat16(_: LogMatch, log: Log) -> str:
    """Return the remedy for a conversion to or from float16 or float32 only, which every GPU has."""
    return "" if has_match(log, _BFLOAT16) or not has_match(log, _PLAIN) else _NO_BFLOAT16


def _if_fp8(match: LogMatch, _: Log) -> str:
    return _FP8 if match.groups.get("lacks", "").startswith("fp8") else ""


def _torch(match: LogMatch, _: Log) -> str:
    """Return what pip installs to get a torch, and its Triton, for the GPU that a message names."""
    arch = re.match(r"sm_(\d+)", match.groups.get("gpu", ""))
    known = arch and first_cuda_for(int(arch[1])) and wheel_with_code_for(int(arch[1]))
    return f"--force-reinstall {known}" if known else "--upgrade torch"


_unsupported = partial(
    rule,
    torch=_torch,
    gpu=lambda match, log: match.groups.get("gpu") or log.machine.gpu or "this GPU",
    lacks="what the kernel does",
    needs="a newer one",
)


CAUSE = Cause(
    title="this Triton does not support {lacks} on {gpu}",
    in_log=log_rules(
        _unsupported(*_REFUSED, confidence=CERTAIN, remedy=_if_fp8),
        _unsupported(_UNSELECTED, confidence=LIKELY, remedy=_if_unknown),
        _unsupported(
            *_COMPILER_FAILED,
            confidence=lambda _, log: LIKELY if is_before_ampere(log) else None,
        ),
        _unsupported(_FEATURE, confidence=_target_confidence),
        _unsupported(_UNKNOWN_PROCESSOR, confidence=_target_confidence, remedy=_TOO_NEW),
        _unsupported(
            *(_CONVERSION, _ROUNDING),
            confidence=lambda _, log: LIKELY if _is_compiling(log) else None,
            remedy=_if_no_bfloat16,
        ),
    ),
    explains=("triton-compiler-bug", "intrinsic-needs-newer-arch"),
    fix=Fix(
        "use float16 instead of bfloat16 on that GPU, or an implementation without Triton (eager mode,"
        " scaled_dot_product_attention)"
    ),
    remedies={
        _FP8: Fix(
            "run the kernel on a GPU that has this format (fp8e4nv: compute capability 8.9 or later, as Ada and Hopper), or let it use one that"
            " the message lists"
        ),
        _NO_BFLOAT16: Fix(
            "install another release of Triton: the conversion is between float16 and float32, which every GPU has, but newer releases support GPUs before Ampere less and less, so go"
            " back to the one of an older torch (3.2.0 is torch 2.6's), with that torch if the installed one does not start with it",
            commands=(
                'python -c "import torch, triton; print(torch.__version__, triton.__version__)"',
                "pip install --force-reinstall --no-deps triton==3.2.0",
            ),
        ),
        _TOO_NEW: Fix(
            "upgrade torch, and its Triton with it, to a release for that GPU",
            commands=("pip install {torch}",),
        ),
    },
    examples=(
        (
            "triton.compiler.errors.CompilationError: at 1:0:\ndef warp_dequant(x_ptr):\n"
            "ValueError(\"type fp8e4nv not supported in this architecture. The supported fp8 dtypes are ('fp8e4b15', 'fp8e5')\")"
        ),
        "Unsupported conversion from f16 to f32\nLLVM ERROR: Unsupported rounding mode for conversion",
        "LLVM ERROR: Cannot select: intrinsic %llvm.nvvm.redux.sync.add",
        (
            "'sm_131' is not a recognized processor for this target (ignoring processor)\n"
            "LLVM ERROR: Cannot select: intrinsic %llvm.nvvm.redux.sync.add"
        ),
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
        (
            "'sm_120' is not a recognized processor for this target (ignoring processor)\n"
            '  File "/venv/lib/python3.11/site-packages/triton/backends/nvidia/compiler.py", line 361, in make_cubin'
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
