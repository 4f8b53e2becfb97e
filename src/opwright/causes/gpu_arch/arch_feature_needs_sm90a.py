"""
Some instructions exist on one architecture and on no later one: wgmma and setmaxnreg on 9.0, tcgen05 on 10.x.
The compiler takes them only for targets with a suffix, `sm_90a` or `sm_100f`. Written as inline
assembly they stop the build for plain `sm_90`. CUTLASS is friendlier: for such a target it compiles
one line in place of the kernel,

    ERROR : Arch conditional MMA instruction used without targeting appropriate compute capability. Aborting.

which is printed by every thread at run time, and the output stays as it was. The build passes, the
import passes, the launch reports success (`cudaSuccess`, tried on an H200), and the result is garbage.

The line is in the machine code, and so is what proves that it is what runs: no code for a target with a
suffix in the same fat binary, which is the code of one source file; or none for `sm_90a`, and the stub names a
kernel of wgmma. A stub beside real code for another target is normal, and is not reported.

`TORCH_CUDA_ARCH_LIST="9.0"` is how it happens. `9.0a` is what those files need; and no plain `9.0` for them,
because it would only add the stub.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Binary, Cause, Evidence, Fix, Gpu, GpuCode, GpuLoad, HowItRuns


def in_gpu_load(load: GpuLoad) -> Iterator[Evidence]:
    """Look for stubs in code that this GPU runs."""
    code = load.binary.gpu
    stubs = [arch for arch in code.aborts if _serves(arch, load.gpu.arch)] if code else []
    if stubs and load.how is HowItRuns.NATIVE:
        arch = stubs[-1]
        yield Evidence(
            load.binary.path,
            f"{arch}: Arch conditional MMA instruction used without targeting",
            {
                "gpu": load.gpu.name,
                "arch": arch,
                "needed": f"{arch}a",
                "setting": f"{arch[3:-1]}.{arch[-1]}a",
            },
        )


def _serves(arch: str, here: str) -> bool:
    return arch[:-1] == here[:-1] and arch <= here


_CODE = GpuCode(sass=("sm_80", "sm_90"))

CAUSE = Cause(
    name="arch-feature-needs-sm90a",
    family="gpu-arch",
    title="on {gpu} a kernel only prints an error: it needs {needed}, and was compiled for plain {arch}",
    explanation=__doc__ or "",
    since="0.1",
    in_gpu_load=in_gpu_load,
    fix=Fix(
        "compile the files with such kernels for {needed}, and not for plain {arch}",
        commands=(
            'TORCH_CUDA_ARCH_LIST="{setting}" pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .',
        ),
    ),
    examples=(
        GpuLoad(
            Binary("op.so", gpu=_CODE._replace(aborts=("sm_90",))),
            Gpu("H100", "sm_90"),
            HowItRuns.NATIVE,
            "sm_90",
        ),
    ),
    counterexamples=(
        GpuLoad(Binary("op.so", gpu=_CODE), Gpu("H100", "sm_90"), HowItRuns.NATIVE, "sm_90"),
        GpuLoad(
            Binary("op.so", gpu=_CODE._replace(aborts=("sm_90",))),
            Gpu("A100", "sm_80"),
            HowItRuns.NATIVE,
            "sm_80",
        ),
    ),
)
