"""
A kernel checks an index with `assert` and finds it out of range: a label as large as the number of classes, a token beyond
the vocabulary, a negative offset. It prints which assertion failed, in which block and thread, and from then on the CUDA
context is unusable: every later call fails with `device-side assert triggered`, wherever it is in the program.

The advice in that message misleads. `TORCH_USE_CUDA_DSA` needs a torch that was compiled with it; and because errors are
reported asynchronously, the traceback shows a different line than the guilty one. No build is broken.

`CUDA_LAUNCH_BLOCKING=1` moves the traceback to the right call. The same program on the CPU raises a plain `IndexError`
with the value in it, which is the shortest way to the bad value.
"""

from opwright.causes.kit.rules import log_rule
from opwright.model import Cause, Fix

CAUSE = Cause(
    title="an index or label in the data is out of range: {what}",
    in_log=log_rule(
        r"(?P<what>device-side assert(?:ion)? triggered)",
        r"Assertion `(?P<what>[^\n]{1,160})` failed\.?\s*$",
        r"(?P<what>srcIndex < srcSelectDimSize)",
        r"(?P<what>cudaErrorAssert|CUDA_ERROR_ASSERT|hipErrorAssert)\b",
        r"IndexError: (?P<what>Target -?\d+ is out of bounds|index out of range in self)",
        r"Function '\w{1,60}' returned (?P<what>nan values in its \d{1,2}\w\w output)",
        unless=r"\.(?:c|cc|cpp|cxx|h|hpp): ?[^\n]{0,200}Assertion `|CUTE_ARCH_\w|Arch conditional MMA|core dumped|internal compiler error|mlir|LLVM",
    ),
    fix=Fix(
        "find the value that is out of range: run on the CPU, or with synchronous launches",
        commands=("CUDA_LAUNCH_BLOCKING=1 python train.py",),
    ),
    examples=(
        (
            "../aten/src/ATen/native/cuda/Indexing.cu:1290: indexSelectLargeIndex: block: [12,0,0], thread: "
            "[63,0,0] Assertion `srcIndex < srcSelectDimSize` failed.\n"
            "RuntimeError: CUDA error: device-side assert triggered"
        ),
        "IndexError: Target 21 is out of bounds.",
    ),
    counterexamples=(
        'Assertion `0 && "Attempting to use SM80_16x8x8 without CUTE_ARCH_MMA_SM80_ENABLED"` failed.',
        "op: Assertion `root->numRegions() == 1' failed.",
        "RuntimeError: CUDA error: an illegal memory access was encountered",
        (
            "python: /src/llvm/lib/Support/Casting.h:560: Assertion `isa<To>(Val)' failed.\n"
            "Aborted (core dumped)"
        ),
        "Compile with `TORCH_USE_CUDA_DSA` to enable device-side assertions.",
    ),
)
