"""
The tiles that a kernel holds in shared memory, times the stages of its software pipeline, need more than a
block may have on this GPU. Triton learns the need while compiling and compares it with the device
before the first launch, so the same kernel works on a data-centre GPU and fails on a desktop one.

A block may use 227 KiB (232448 bytes) on sm_90 and sm_100, 163 KiB (166912) on sm_80 and sm_87,
99 KiB (101376) on sm_86, sm_89 and sm_120, and 64 KiB (65536) on sm_75; AMD's CDNA and RDNA GPUs have
64 KiB of LDS. The configurations of published kernels are mostly tuned for the first two.

It has nothing to do with the GPU's main memory: a smaller batch does not help, a smaller head
dimension or block does. Kernels that are no Triton ask CUDA for the larger part of it
(`cudaFuncAttributeMaxDynamicSharedMemorySize`), and get `invalid argument` where the GPU has less: TileLang's, CuTe's, and those of
gsplat and tiny-cuda-nn, which say so. Each stage of `num_stages` keeps another set of tiles, so one stage less is the
cheapest change, a halved block the next. While autotuning, such a configuration is only skipped; it is an
error where no other is left.

No source shows it before: what a tile takes depends on the type of the tensors that the launch is given, and which
tiles are kept, and how often, Triton alone decides.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.generated_code import mentions_triton
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_TOLD = (
    r"out of resources?: shared memory(?=\W|Required|$)(?:,?\s*Required: (?P<required>\d{1,9}))?"
    r"(?:,?\s*Hardware limit(?:ation)?: ?(?P<limit>\d{1,9}))?"
)
_OF_LAUNCHER = r"out of resource: triton_\w{1,200} Required: ?(?P<required>\d{1,9}),? Hardware limit: ?(?P<limit>\d{1,9})"
_BY_PTXAS = r"uses too much shared data \((?P<required>0x[0-9a-f]{1,8}) bytes, (?P<limit>0x[0-9a-f]{1,8}) max"
_BY_LLVM = r"local memory \((?P<required>\d{1,9})\) exceeds limit \((?P<limit>\d{1,9})\)"
_VENDORED_PATTERN = (
    r"launch shared memory exceeds current GPU\s{1,4}arch \w{1,12} allowed\.\s{1,4}Allocated: (?P<required>\d{1,9}) bytes\.\s{1,4}Max: (?P<limit>\d{1,9})",
    r"Failed to set the allowed dynamic shared memory size (?:for \w{1,200} )?to (?P<required>\d{1,9})",
    r"cudaFuncAttributeMaxDynamicSharedMemorySize, (?P<required>\d{1,9})\)[^\n]{0,400}invalid argument",
    r"Failed to set max(?:imum)? (?:dynamic )?shared memory size \(requested (?P<required>\d{1,9}) bytes\)",
    r"total shared memory allocation is larger than available memory\. Dynamic size: (?P<required>\d{1,9})\.[^\n]{1,100}Device limit size: (?P<limit>\d{1,9})",
    r"Shared memory size limit exceeded: requested (?P<required>\d{1,9}), available: (?P<limit>\d{1,9})",
)
"""Of kernels of CuTe, TileLang, nvFuser and XLA, and of extensions that look at what CUDA says."""
_OF_TCNN = r"insufficient shared memory available on the GPU"
"""What tiny-cuda-nn takes each refusal of CUDA's for, also that of a build for another GPU."""
_EVERYWHERE = 48 * 1024
"""Bytes that a block has on every GPU: who does not get as many has another trouble."""
_UNKNOWN = {"required": "more", "limit": "less"}


@log_check(_TOLD, _OF_LAUNCHER, _BY_PTXAS, _BY_LLVM, *_VENDORED_PATTERN, _OF_TCNN)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for a kernel that was refused, and not only passed over by the autotuner."""
    more = (_BY_PTXAS, _BY_LLVM) if mentions_triton(log) else ()
    for found in find_matches(log, *_VENDORED_PATTERN):
        numbers = {key: str(int(value)) for key, value in found.groups.items()}
        if "limit" in numbers:
            yield found.evidence(Confidence.CERTAIN, **numbers)
        elif int(numbers.get("required", 0)) > _EVERYWHERE:
            yield found.evidence(Confidence.LIKELY, **(_UNKNOWN | numbers))
    for found in find_matches(log, _OF_TCNN):
        yield found.evidence(Confidence.POSSIBLE, **_UNKNOWN)
    for found in find_matches(log, _TOLD, _OF_LAUNCHER, *more):
        if not _is_passed_over(log, found.start):
            numbers = {key: str(int(value, 0)) for key, value in found.groups.items()}
            yield found.evidence(Confidence.CERTAIN, **(_UNKNOWN | numbers))


def _is_passed_over(log: Log, start: int) -> bool:
    line = log.text[start : start + 400]
    before = log.text[max(0, start - 120) : start]
    return (
        "for benchmark choice" in line
        or "gnoring this choice" in line
        or "during autotuning" in before
    )


CAUSE = Cause(
    title="the kernel needs {required} bytes of shared memory, and a block has {limit} on this GPU",
    in_log=_in_failure,
    fix=Fix(
        "lower num_stages by one or halve a block size of that kernel, and keep one configuration per GPU"
    ),
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
