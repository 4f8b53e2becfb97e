"""
Some libraries check the GPU's compute capability and refuse it explicitly: their kernels use tensor core instructions,
number formats or copy engines that the older generation lacks. FlashAttention 2 needs Ampere (8.0), FlashAttention 3
Hopper (9.0), FP8 matrix products Ada or Hopper (8.9), bfloat16 in vLLM 8.0.

That is the authors' decision, not the build's. Adding the architecture to `TORCH_CUDA_ARCH_LIST` compiles code that the
library then does not call, or that ptxas rejects; `no kernel image is available` without such a statement is the opposite
case, where the build left out an architecture that it supports.

Another path helps: torch's `scaled_dot_product_attention`, xformers, fp16 instead of bf16, or an older major version of
the library that still supported the GPU.
"""

import re

from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_in_log, log_rules, rule
from opwright.logs.patterns import LogMatch, has_match
from opwright.logs.tools.traceback import named_errors
from opwright.model import Cause, Confidence, Fix, Log

_REFUSED = (
    r"(?P<what>\bonly supports? (?:NVIDIA )?(?:Ampere|Hopper|Turing|Volta|Blackwell|Ada)\b[^\n]*)",
    r"(?P<what>only supported on (?:GPUs|CUDA devices|devices)?[^\n]{0,30}compute capability[^\n]*)",
    r"(?P<what>only supported on (?:NVIDIA )?(?:Ampere|Hopper|Turing|Volta|Blackwell|Ada|SM ?\d\d)\b[^\n]*)",
    r"(?P<what>compute capability [\w. ]{1,40}(?:or higher|or newer|or above)[^\n]{0,20} (?:is )?required[^\n]*)",
    r"(?P<what>not supported for the current GPU\. Minimum capability: \d+[^\n]*)",
    r"(?P<what>[Yy]our device is too old\. We require compute capability[^\n]*)",
    (
        r"(?P<what>(?:requires?|needs?) (?:a )?(?:GPUs? |devices? |hardware )?(?:with )?(?:CUDA )?compute capability"
        r"(?: of)?(?: at least)? ?(?:>=|>|≥)? ?\d[^\n]*)"
    ),
    r"(?P<what>head ?dim > \d+ requires A100[^\n]*)",
    r"(?P<what>Expected is_sm\w+(?: \|\| is_sm\w+)* to be true, but got false)",
    r"(?P<what>requires (?:an? )?(?:Ampere|Hopper|Turing|Volta|Blackwell|Ada)(?:\+| GPU| or (?:newer|later|above))[^\n]*)",
    r"(?P<what>(?:requires|needs) (?:SM|sm_) ?\d\d+[af]? (?:or|and) (?:higher|newer|later|above)[^\n]*)",
)
_FAMILY = r"(?:NVIDIA )?(?:Pascal|Ampere|Hopper|Turing|Volta|Blackwell|Rubin|Ada)\b"
_GPU = rf"(?:{_FAMILY}|(?:SM|sm)[ _]?\d{{1,3}}|(?:compute )?capability[ (:]{{1,2}}(?:of )?[<>=≥]{{0,2}} ?\d|gfx\d)"
_UP_TO_FIVE_WORDS = r"(?:[^\s.]{1,24} ){0,5}?"
_REFUSED_IN_AN_ERROR = (
    rf"(?P<what>\b(?:[Rr]equires?|[Nn]eeds?) (?!\.target|-){_UP_TO_FIVE_WORDS}[(*]{{0,2}}{_GPU}[^\n]*)",
    rf"(?P<what>\b[Oo]nly (?:supports?|(?:be )?(?:supported|available|implemented|enabled|valid)|works|runs?) {_UP_TO_FIVE_WORDS}{_GPU}[^\n]*)",
    rf"(?P<what>\b(?:[Ss]upported|[Aa]vailable|[Ii]mplemented|[Ww]orks|[Rr]uns|[Ee]nabled) only (?:on|for|with|by) {_UP_TO_FIVE_WORDS}{_GPU}[^\n]*)",
    rf"(?P<what>\b[Oo]nly {_GPU}[^\n]{{0,40}} (?:is|are) supported)",
    rf"(?P<what>{_GPU}[^\n.]{{0,30}} (?:is |are )?(?:required|needed)\b[^\n]*)",
    (
        r"(?P<what>(?:[Gg]ot SM|got sm_?|got Arch\.sm_|host has sm_|device is (?:SM|sm_?)|reports SM|found SM|found sm_?"
        r"|detected (?:pre-)?SM|detected sm_?)\d{1,3}\w?\b[^\n]{0,80})"
    ),
    rf"(?P<what>(?:[Nn]ot (?:yet |currently )?(?:supported|implemented)|unsupported|\b[Nn]o implemented \w{{1,60}}) (?:on|for|by) {_UP_TO_FIVE_WORDS}{_GPU}[^\n]*)",
    rf"(?P<what>(?:does not|doesn't|do not) support {_UP_TO_FIVE_WORDS}{_GPU}[^\n]*)",
    r"(?P<what>[Uu]nsupported (?:CUDA |GPU |device |compute )?(?:arch(?:itecture)?|capability|(?:SM|sm)(?: version)?)[:= ]{1,3}['\"(]?(?:sm_?|SM|gfx|compute_)?\d[^\n]*)",
    r"(?P<what>\b(?:SM|sm)[ _]?\d{2,3}\w? (?:(?:GPU|device)s? )?(?:is |are )(?:not (?:yet |currently )?supported|unsupported)[^\n]*)",
    r"(?P<what>[Mm]in(?:imum)? (?:required |supported )?(?:CUDA |compute )?capability[: ][^\n]{0,60}\d[^\n]*)",
    r"(?P<what>compute capability \(?\d{1,2}\.\d\)? (?:is|are) (?:not supported|too low|below|lower|less than the minimum (?!supported by NVRTC))[^\n]*)",
    r"(?P<what>(?:supports?|[Ss]upported) compute capabilit(?:y|ies) (?:between |from )?(?:sm_?)?\d[^\n]*)",
    r"(?P<what>[Uu]nsupported compute capability\b\.? [^\n]{0,20}\d[^\n]*)",
    r"(?P<what>GPU archs? of [^\n]{1,60} (?:is|are) invalid or not supported\b[^\n]*)",
    r"(?P<what>has compute capability < \(?\d[^\n]*)",
    r"(?P<what>must be on an? (?:CUDA )?(?:device|GPU) with compute capability ?[<>=≥]{1,2} ?\d[^\n]*)",
    r"(?P<what>[Tt]oo old compute capability\b[^\n]*)",
    r"(?P<what>compute capability of \(?\d[\d., ]{0,6}\)? which is insufficient\b[^\n]*)",
    r"(?P<what>requires capability \d{2,3}, current compute +capability is \d[^\n]*)",
    r"(?P<what>not (?:yet )?supported (?:on|by|for) (?:this|your|the current) (?:GPU|CUDA device|hardware)\b[^\n]*)",
    r"(?P<what>compute capability not supported)'\]",
    r"(?:Error|Exception): (?P<what>[Uu]nsupported GPU(?: (?:model|type))?)[.!]?['\"]?(?=\s*(?:\n|$))",
)
"""The words of many packages for a GPU that they do not support; they count in a line that is an error."""
_UNSUPPORTED_FORMAT = (
    r"(?P<what>[Cc]urrent CUDA [Dd]evice does not support bfloat16)",
    r"(?P<what>(?:[Yy]our setup|[Yy]our (?:GPU|device)|[Tt]h(?:is|e) (?:GPU|device|setup)) (?:doesn't|does not) support (?:bf16|bfloat16|fp8|float8)[^\n]*)",
    r"(?P<what>bf16 mixed precision requires PyTorch [^\n]{1,20} and a supported device)",
    r"(?P<what>target device or backend do not support efficient (?:float16|int8\w{0,9}|bfloat16) computation)",
    r"(?P<what>[Oo]nly supports? (?:AMD )?MI ?\d{3}[^\n]*)",
)
"""Number formats that the GPU does not compute with."""
_KERNEL_OF_CK = r"\bDevice\w{3,160}<[^\n]{0,400}> does not support this problem"
"""Of Composable Kernel, whose kernels with Xdl in their names need the matrix cores of an MI100 or newer."""
_WITHOUT_MATRIX_CORES = r"\b(?:MI ?(?:25|50|60)|gfx9(?:00|06)|gfx10\d\d|RX ?[56]\d00|Radeon VII)\b"
_OLD_FOR_TINY_CUDA = (
    r"(?P<what>FullyFusedMLP is not supported for the selected architecture (?P<arch>[56]\d)\b)"
)
"""tiny-cuda-nn falls back to CUTLASS, whose kernels for tensor cores fail on the same GPUs."""
_ARCH_RANGE = r"(?P<what>only supports? gpu architectures in the range[^\n]*)"
_ABORTED = r"No available kernel\. Aborting execution"
_ERROR = r"\b\w{0,40}(?:Error|Exception|Exit)\b|\berror\b|\bERROR\b|\[E\]|what\(\)|[Aa]ssert|[Cc]heck failed|FATAL"
_RAISED = r"\b[A-Z]\w*(?:Error|Exception|Exit)\b|what\(\)|^E[ \t]"
"""A refusal that is raised has stopped the library; one that it logs made it take another path."""
_BUILD = r"static[_ ]assert|CMake Error|#error|\.cuh?[(:]\d|-gencode"
_NOT_ABOUT_A_GPU = rf"{_BUILD}|ptxas|nvcc|gencode|Assertion [`'‘]|NCCL|compute_\d|[Ww]arning|WARN|: note:|[Rr]ecompile|[Rr]ebuild|-arch="
_TOO_OLD = (
    r"(?P<what>PyTorch no longer supports this GPU because it is too old)",
    r"(?P<what>requires device with capability > \(\d+, ?\d+\) but your GPU has capability[^\n]*)",
)


def _refused(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is; nothing of a compiler that crashes, or a build that asks for the architecture."""
    if re.search(rf"Assertion [`'‘]|{_BUILD}", match.quote):
        return None
    if "Warning" in match.quote or "WARNING" in match.quote:
        return POSSIBLE
    return CERTAIN if re.search(_RAISED, match.quote) else LIKELY if _is_alone(log) else POSSIBLE


def _is_alone(log: Log) -> bool:
    """Return whether no exception shows that the library went on after its refusal and failed of something else."""
    return next(named_errors(log), None) is None


def _too_old(match: LogMatch, log: Log) -> Confidence:
    is_build = "capability >" in match.quote and has_match(log, r"wasn't buil[dt]")
    return POSSIBLE if is_build else LIKELY


def _in_an_error(match: LogMatch, log: Log) -> Confidence | None:
    begin = log.text.rfind("\n", 0, match.start) + 1
    line = log.text[begin : begin + 600].partition("\n")[0]
    return LIKELY if re.search(_ERROR, line) and not re.search(_NOT_ABOUT_A_GPU, line) else None


_OF_TINY_CUDA = "where tiny-cuda-nn's kernels fail"

CAUSE = Cause(
    title="the library does not support this GPU by design: {what}",
    in_log=log_rules(
        rule(*_REFUSED, confidence=_refused),
        rule(*_TOO_OLD, confidence=_too_old),
        rule(*_REFUSED_IN_AN_ERROR, *_UNSUPPORTED_FORMAT, confidence=_in_an_error),
        rule(
            _KERNEL_OF_CK,
            what="Composable Kernel has no kernel for this problem on it",
            confidence=if_in_log(_WITHOUT_MATRIX_CORES, then=LIKELY, otherwise=POSSIBLE),
        ),
        rule(
            _OLD_FOR_TINY_CUDA,
            confidence=LIKELY,
            only_if=r"[Cc]utlass[^\n]{0,80}Error Internal",
            remedy=_OF_TINY_CUDA,
        ),
        rule(_ARCH_RANGE, confidence=if_in_log(_ABORTED, then=LIKELY, otherwise=POSSIBLE)),
    ),
    fix=Fix(
        "use another backend, number format or release of the library; TORCH_CUDA_ARCH_LIST does not help"
    ),
    remedies={
        _OF_TINY_CUDA: Fix(
            "use a GPU with compute capability 7.5 or newer, which tiny-cuda-nn's kernels are written for. On this one only a build for its own architecture may run, slowly: build"
            " that, and do without tiny-cuda-nn (torch's own layers) if it fails as well",
            commands=(
                "TCNN_CUDA_ARCHITECTURES={arch} pip install --no-build-isolation --no-cache-dir --force-reinstall --no-deps 'git+https://github.com/NVlabs/tiny-cuda-nn/#subdirectory=bindings/torch'",
            ),
        ),
    },
    examples=(
        (
            "INFO: FullyFusedMLP is not supported for the selected architecture 61. Falling back\n"
            "RuntimeError: /src/include/tiny-cuda-nn/cutlass_matmul.h:90 status failed with error Error Internal"
        ),
        "RuntimeError: FlashAttention only supports Ampere GPUs or newer.",
        (
            "ValueError: Bfloat16 is only supported on GPUs with compute capability of at least 8.0. "
            "Your Tesla T4 GPU has compute capability 7.5."
        ),
        "RuntimeError: Expected is_sm90 || is_sm8x to be true, but got false.",
        "AssertionError: Device compute capability 8.9 or higher required for FP8 execution.",
        "RuntimeError: fused_scan requires SM90 (Hopper) or later, got SM86",
        "NotImplementedError: paged decode kernels are only supported on SM100+ devices",
        "warpkit.errors.OpError: expects arch to be one of ['sm_100a', 'sm_100f'], but got sm_120a",
        "ValueError: Unsupported CUDA architecture: sm61",
        "RuntimeError: block-scaled products are not supported on this GPU.",
        "RuntimeError: Unsupported GPU\n",
        "NotImplementedError: warp_moe is supported only on Hopper and Blackwell GPUs",
        "[TRT] [E] 9: Target GPU SM 70 is not supported by this release of the engine.",
        (
            "ValueError: no kernel implements this layer. Reasons: WarpLinearKernel requires capability 90, "
            "current compute  capability is 80"
        ),
        (
            "ValueError: Requested int8_float16 compute type, but the target device or backend do not support "
            "efficient int8_float16 computation."
        ),
        (
            "UserWarning: Flash attention only supports gpu architectures in the range [sm80, sm90]. Attempting to run "
            "on a sm 6.1 gpu.\nRuntimeError: No available kernel. Aborting execution."
        ),
    ),
    counterexamples=(
        'cc: lib/Conv.cpp:43: Assertion `a && "this is only supported on Ampere"\' failed.',
        "RuntimeError: CUDA error: no kernel image is available for execution on the device",
        "nvcc fatal   : Unsupported gpu architecture 'compute_120'",
        "ptxas /tmp/tmpx.ptx, line 8; error   : Feature 'wgmma' requires .target sm_90a or higher",
        "INFO: the fa3 backend requires SM90 (Hopper), using fa2",
        "ValueError: fp8_rowwise requires contiguous tensors",
        'op.cuh(31): error: static assertion failed with "scan requires SM80 or newer"',
        "The current PyTorch install supports CUDA capabilities sm_70 sm_75 sm_80 sm_90.",
    ),
)
