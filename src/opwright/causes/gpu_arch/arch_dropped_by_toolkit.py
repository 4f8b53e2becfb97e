"""
Each major release of CUDA stops compiling for the oldest GPUs: 9.0 dropped Fermi (2.x), 11.0 Kepler 3.0, 12.0
the rest of Kepler (3.5, 3.7), 13.0 Maxwell, Pascal and Volta (5.0 to 7.2). nvcc then says the same of an
old architecture as of one that it has never heard of. In the releases before, it printed a warning that the
architecture is deprecated.

Seldom does somebody own such a GPU. The old name stands in a list that was written years ago, in a
`setup.py` or in a CMake default, or torch built for everything it knows because it saw no GPU. So the entry
can go. Who does have such a GPU needs the toolkit of the major release before, and a torch that was built
with it: a torch for CUDA 13 has no code for these GPUs either.

Sometimes it is only a new name: what CUDA 12.8 called 10.1 is 11.0 since CUDA 13.0.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.gpu_arch import REFUSED, Why, refused
from opwright.log_signs import called_for
from opwright.model import Cause, Evidence, Failure, Fix, Machine


@called_for(*REFUSED)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for an architecture that the compiler no longer knows."""
    for one in refused(failure):
        if one.why is Why.DROPPED:
            yield one.seen.evidence(one.confidence, arch=one.arch, last=one.last)


CAUSE = Cause(
    name="arch-dropped-by-toolkit",
    family="gpu-arch",
    title="this toolkit no longer compiles for {arch}: CUDA {last} was the last that did",
    explanation=__doc__ or "",
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "take {arch} out of the list of architectures, by naming the GPUs that are meant; for a GPU that "
        "is {arch}, build with a toolkit of CUDA {last} and with a torch for CUDA {last}",
        commands=('export TORCH_CUDA_ARCH_LIST="8.0;8.6;9.0+PTX"', "nvcc --list-gpu-arch"),
    ),
    examples=(
        Failure(
            "/usr/local/cuda-13.0/bin/nvcc -gencode=arch=compute_70,code=sm_70 -gencode=arch=compute_80,code=sm_80 -c op.cu\n"
            "nvcc fatal   : Unsupported gpu architecture 'compute_70'",
            Machine(torch="2.11.0+cu130"),
        ),
        Failure(
            "nvcc fatal   : Unsupported gpu architecture 'compute_35'\n"
            "CMake Error at cuda_compile_1_generated_op.cu.o.Release.cmake:220 (message):\n  Error generating file",
        ),
    ),
    counterexamples=(
        Failure(
            "nvcc warning : The 'compute_35', 'compute_37', 'sm_35', and 'sm_37' architectures are deprecated, and "
            "may be removed in a future release (Use -Wno-deprecated-gpu-targets to suppress warning)."
        ),
        Failure("nvcc fatal   : Unsupported gpu architecture 'compute_90'", Machine(cuda="11.4")),
        Failure("nvcc fatal   : Unsupported gpu architecture 'compute_70'", Machine(cuda="8.0")),
    ),
)
