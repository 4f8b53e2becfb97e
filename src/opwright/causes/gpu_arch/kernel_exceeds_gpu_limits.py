"""
ptxas adds up what a kernel needs, and stops where a GPU cannot provide it, whatever GPU is in the machine: each
architecture in the list counts. A kernel may declare at most 48 KB of shared memory (`0xc000`) in arrays of fixed
size, on every GPU from Fermi to Blackwell; more has to be dynamic (`extern __shared__`, and `cudaFuncSetAttribute`
with `cudaFuncAttributeMaxDynamicSharedMemorySize`), and fails at launch rather than here. Parameters may take 4 KB,
or 32 KB from sm_70 and CUDA 12.1 on. On AMD the limit is 64 KB of LDS, and 160 KB on gfx950.

Usually a tile size was chosen for one GPU and is compiled for all: CUB picks its policy per architecture, so a large
value type fits on 8.0 and not on 5.2, or code picks its sizes by `__CUDA_ARCH__` and one branch is too generous.
`-G`, or a type of twice the size (double for float), does it too.

Dropping the old architecture helps if only that one is rejected; the message does not say which, but the command
above it does.
"""

from opwright.causes.kit.rules import log_rule
from opwright.model import Cause, Fix

CAUSE = Cause(
    title="{kernel} needs more {what} than a GPU in the list has",
    in_log=log_rule(
        (
            r"[Ff]unction '(?P<kernel>[^'\n]{1,120})[^'\n]{0,2000}' uses too much (?P<what>shared data|local data|constant data|global data|parameter space)"
            r" \((?P<asked>0x[0-9a-f]{1,9}|\d{1,9})(?: bytes)?(?: \+ [^,)]{1,40})?,\s{1,3}(?P<limit>0x[0-9a-f]{1,9}|\d{1,9}) max\)"
        ),
        r"uses too much (?P<what>shared data|parameter space|local data|constant data) \(",
        r"error[^\n]{0,20}: Formal (?P<what>parameter space) (?:size|overflowed)",
        r"(?P<what>local memory) \((?P<asked>\d{1,8})\) exceeds limit \((?P<limit>\d{1,8})\) in (?:function|kernel)",
        r"(?P<what>local memory) limit exceeded \((?P<asked>\d{1,8})\) in",
        unless=r"\b[Tt]riton\b",
        kernel="a kernel",
    ),
    fix=Fix(
        "drop the architectures that lack it from the list, use smaller tiles, or make the shared memory dynamic",
        commands=("export TORCH_CUDA_ARCH_LIST='8.0;9.0'",),
    ),
    examples=(
        "ptxas error   : Entry function '_Z5blendILi256EEvPf' uses too much shared data (0x11000 bytes, 0xc000 max)\n",
        "ptxas error   : Entry function '_Z5blend6Params' uses too much parameter space (0x1210 bytes, 0x1100 max)",
        "ptxas error   : Entry function 'blend' uses too much shared data (0x4010 bytes + 0x10 bytes system, 0x4000 max)",
        "error: <unknown>:0:0: local memory (73728) exceeds limit (65536) in function '_Z5blendPf'",
    ),
    counterexamples=(
        "ptxas info    : Used 40 registers, 49152 bytes smem, 400 bytes cmem[0]",
        "triton.runtime.errors.OutOfResources: out of resource: shared memory, Required: 147456, Hardware limit: 101376.",
    ),
)
