"""
The tiles that a kernel keeps in shared memory, times the stages of its software pipeline, need more than a block may have
on this GPU. Triton learns the need while compiling and compares it with the device before the first launch, so that the
same kernel works on a data-centre GPU and fails on a desktop one.

A block may use 227 KiB (232448 bytes) on sm_90 and sm_100, 163 KiB (166912) on sm_80 and sm_87, 99 KiB (101376) on sm_86,
sm_89 and sm_120, and 64 KiB (65536) on sm_75; AMD's CDNA and RDNA GPUs have 64 KiB of LDS. The configurations of
published kernels are mostly tuned for the first two.

The GPU's main memory has nothing to do with it: a smaller batch does not help, a smaller head dimension or block does.
Each stage of `num_stages` keeps another set of tiles, so one stage less is the cheapest change, a halved block the next.
Autotuning only skips such a configuration; it is an error where no other is left. Kernels of TileLang, CuTe, gsplat and
tiny-cuda-nn request the memory from CUDA (`cudaFuncAttributeMaxDynamicSharedMemorySize`), which says `invalid argument`.

No source shows it beforehand: what a tile takes depends on the types of the tensors at the launch, and Triton alone
decides which tiles are kept, and how often.
"""

from functools import partial

from opwright.causes.kit.cxx_sources.generated_code import TRITON
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, Detail, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log

_REFUSED_BY_TRITON = (
    (
        r"out of resources?: shared memory(?=\W|Required|$)(?:,?\s*Required: (?P<required>\d{1,9}))?"
        r"(?:,?\s*Hardware limit(?:ation)?: ?(?P<limit>\d{1,9}))?"
    ),
    r"out of resource: triton_\w{1,200} Required: ?(?P<required>\d{1,9}),? Hardware limit: ?(?P<limit>\d{1,9})",
)
_REFUSED_BY_COMPILER = (
    r"uses too much shared data \((?P<required>0x[0-9a-f]{1,8}) bytes, (?P<limit>0x[0-9a-f]{1,8}) max",
    r"local memory \((?P<required>\d{1,9})\) exceeds limit \((?P<limit>\d{1,9})\)",
)
_REFUSED_WITH_LIMIT = (
    r"launch shared memory exceeds current GPU\s{1,4}arch \w{1,12} allowed\.\s{1,4}Allocated: (?P<required>\d{1,9}) bytes\.\s{1,4}Max: (?P<limit>\d{1,9})",
    r"total shared memory allocation is larger than available memory\. Dynamic size: (?P<required>\d{1,9})\.[^\n]{1,100}Device limit size: (?P<limit>\d{1,9})",
    r"Shared memory size limit exceeded: requested (?P<required>\d{1,9}), available: (?P<limit>\d{1,9})",
)
_REFUSED_BY_CUDA = (
    r"Failed to set the allowed dynamic shared memory size (?:for \w{1,200} )?to (?P<required>\d{1,9})",
    r"cudaFuncAttributeMaxDynamicSharedMemorySize, (?P<required>\d{1,9})\)[^\n]{0,400}invalid argument",
    r"Failed to set max(?:imum)? (?:dynamic )?shared memory size \(requested (?P<required>\d{1,9}) bytes\)",
)
_TINY_CUDA_NN = r"insufficient shared memory available on the GPU"
"""What it says whenever CUDA refuses, also for a build for another GPU."""
_ON_EVERY_GPU = 48 * 1024
"""Bytes of shared memory for a block: who does not get as many has another problem."""


def _number(group: str, unknown: str) -> Detail:
    return lambda match, _: str(int(match.groups[group], 0)) if group in match.groups else unknown


_exceeding = partial(rule, required=_number("required", "more"), limit=_number("limit", "less"))


def _unless_skipped(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that the kernel failed, and was not only skipped by the autotuner."""
    line = log.text[match.start : match.start + 400]
    is_skipped = "for benchmark choice" in line or "gnoring this choice" in line
    before = log.text[max(0, match.start - 120) : match.start]
    return None if is_skipped or "during autotuning" in before else CERTAIN


def _cuda_confidence(match: LogMatch, _: Log) -> Confidence | None:
    return LIKELY if int(match.groups["required"]) > _ON_EVERY_GPU else None


_OF_CUDA = "where the kernel is CUDA C++"

CAUSE = Cause(
    title="the kernel needs {required} bytes of shared memory, and a block has {limit} on this GPU",
    in_log=log_rules(
        _exceeding(*_REFUSED_WITH_LIMIT, confidence=CERTAIN),
        _exceeding(*_REFUSED_BY_CUDA, confidence=_cuda_confidence, remedy=_OF_CUDA),
        _exceeding(_TINY_CUDA_NN, confidence=POSSIBLE),
        _exceeding(*_REFUSED_BY_TRITON, confidence=_unless_skipped),
        _exceeding(*_REFUSED_BY_COMPILER, confidence=_unless_skipped, only_if=TRITON),
    ),
    fix=Fix(
        "lower num_stages by one or halve a block size of that kernel, and keep one configuration per GPU"
    ),
    remedies={
        _OF_CUDA: Fix(
            "choose a smaller size or tile in what calls the kernel, or run it on a GPU whose blocks have that much: 227 KB on H100 and B200 (9.0, 10.0), 163 KB on A100 (8.0),"
            " 99 KB on 8.6, 8.9 and 12.0 (RTX 30, 40, 50), 96 KB on V100, 64 KB on 7.5",
            commands=(
                "python -c 'import torch; print(torch.cuda.get_device_name(), torch.cuda.get_device_capability())'",
            ),
        ),
    },
    examples=(
        (
            '    raise OutOfResources(self.metadata.shared, max_shared, "shared memory")\n'
            "triton.runtime.errors.OutOfResources: out of resource: shared memory, Required: 131072, "
            "Hardware limit: 101376. Reducing block sizes or `num_stages` may help."
        ),
        "triton.code_gen.OutOfResources: out of resource: shared memoryRequired: 131072Hardware limit: 49152",
        (
            "torch._inductor.exc.InductorError: RuntimeError: No valid triton configs. OutOfResources: out of "
            "resource: shared memory, Required: 180224, Hardware limit: 101376. Reducing block sizes"
        ),
        (
            "RuntimeError: No valid triton configs. OutOfMemoryError: out of resource: triton_red_fused_add_2 Required: "
            "114688 Hardware limit:101376 Reducing block sizes or `num_stages` may help."
        ),
        (
            "Internal Triton PTX codegen error:\n"
            "ptxas error   : Entry function 'attn_fwd' uses too much shared data (0x14000 bytes, 0xc000 max)"
        ),
        (
            "Error: kernel 'attn_Sm80' launch shared memory exceeds current GPU\n"
            "arch sm_120 allowed. Allocated: 147456 bytes. Max: 101376 bytes."
        ),
        "tvm.error.InternalError: Failed to set the allowed dynamic shared memory size to 180224",
        "RuntimeError: Failed to set maximum shared memory size (requested 61440 bytes), try lowering tile_size.",
        (
            'CUDA RT call "cudaFuncSetAttribute(&scan<16>, cudaFuncAttributeMaxDynamicSharedMemorySize, 139264)" in line 40 of '
            "file scan.cu failed with invalid argument (1)."
        ),
    ),
    counterexamples=(
        "RuntimeError: Failed to set maximum shared memory size (requested 23040 bytes), try lowering tile_size.",
        "cudaFuncSetAttribute(scan, cudaFuncAttributeMaxDynamicSharedMemorySize, 139264); // as much as there is",
        "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.",
        (
            "Exception out of resource: shared memory, Required: 147456, Hardware limit: 101376. Reducing block "
            "sizes or `num_stages` may help. for benchmark choice TritonTemplateCaller(m, 'triton_mm_9')"
        ),
        "RuntimeError: CUDA error: too many resources requested for launch",
    ),
)
