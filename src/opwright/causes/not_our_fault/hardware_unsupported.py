"""
Some libraries ask the GPU for its compute capability and refuse it in words: their kernels use tensor core
instructions, number formats or copy engines that the older generation does not have. FlashAttention 2 wants
Ampere (8.0), FlashAttention 3 Hopper (9.0), FP8 matrix products Ada or Hopper (8.9), bfloat16 in vLLM 8.0.

That is a decision of the authors and not of the build. Adding the architecture to `TORCH_CUDA_ARCH_LIST`
compiles code that the library then does not call, or that ptxas rejects; `no kernel image is available`
without such a statement is the opposite case, where the build left an architecture out that it supports.

What helps is another path: torch's `scaled_dot_product_attention`, xformers, fp16 in place of bf16, an
older major version of the library that still served the GPU.
"""

import re
from collections.abc import Iterator

from opwright.log_signs import called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

_SAID = (
    r"(?P<what>Flash ?Attention[\w -]{0,20} only supports (?:Ampere|Hopper|Turing|Volta|Blackwell|Ada)[^\n]*)",
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
_TOO_OLD = (
    r"(?P<what>PyTorch no longer supports this GPU because it is too old)",
    r"(?P<what>requires device with capability > \(\d+, ?\d+\) but your GPU has capability[^\n]*)",
)


@called_for(*_SAID, *_TOO_OLD)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for libraries that refuse the GPU in words."""
    for found in seen(failure, *_SAID):
        if re.search(r"Assertion [`'‘]", found.quote):  # a compiler that stumbles over itself
            continue
        warned = "Warning" in found.quote or "WARNING" in found.quote
        yield found.evidence(Confidence.POSSIBLE if warned else Confidence.CERTAIN)
    for found in seen(failure, *_TOO_OLD):
        refused = "capability >" in found.quote and is_seen(failure, r"wasn't buil[dt]")
        yield found.evidence(Confidence.POSSIBLE if refused else Confidence.LIKELY)


CAUSE = Cause(
    name="hardware-unsupported",
    family="not-our-fault",
    title="the library does not support this GPU by design: {what}",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "use another backend, number format or release of the library; no list of architectures helps"
    ),
    examples=(
        Failure("RuntimeError: FlashAttention only supports Ampere GPUs or newer."),
        Failure(
            "ValueError: Bfloat16 is only supported on GPUs with compute capability of at least 8.0. "
            "Your Tesla T4 GPU has compute capability 7.5."
        ),
        Failure("RuntimeError: Expected is_sm90 || is_sm8x to be true, but got false."),
        Failure(
            "AssertionError: Device compute capability 8.9 or higher required for FP8 execution."
        ),
    ),
    counterexamples=(
        Failure(
            'cc: lib/Conv.cpp:43: Assertion `a && "this is only supported on Ampere"\' failed.'
        ),
        Failure(
            "RuntimeError: CUDA error: no kernel image is available for execution on the device"
        ),
        Failure("nvcc fatal   : Unsupported gpu architecture 'compute_120'"),
        Failure("The current PyTorch install supports CUDA capabilities sm_70 sm_75 sm_80 sm_90."),
    ),
)
