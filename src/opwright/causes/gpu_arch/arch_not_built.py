"""
Machine code is for one GPU architecture: a cubin for 8.0 runs on 8.6 and 8.9, and neither on 9.0 nor on
7.5. Only PTX reaches further, because the driver compiles it for whatever newer GPU it finds; and only
if somebody asked nvcc for it. A binary without either loads, registers its operators, and then stops
at the first launch:

    CUDA error: no kernel image is available for execution on the device

or, on AMD, `invalid device function`. Which code there is stands in the headers of `.nv_fatbin` and
`.hip_fatbin`, so that no GPU is needed to know it. This is told of the GPUs that were asked for with `--gpu`,
since nothing in a binary says which ones it is meant for.

Three things are easily taken for support. Code with an `a` runs on that one architecture (`sm_90a` on
9.0), with an `f` on its family (`sm_100f` on 10.0 and 10.3). Jetsons take no code of another
architecture: `sm_80` does not run on Orin, which is 8.7. And `lto_90` is no code at all until something
links it. Where the library that launches is another one than suspected, the path in the error names it.

A library whose code is all of the `a` or `f` kind, or all for newer GPUs, with another one beside it in the
same artifact that does run on the GPU, is how special kernels are shipped, and is not reported.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import (
    Binary,
    Cause,
    Evidence,
    Fix,
    Gpu,
    GpuCode,
    GpuLoad,
    HowItRuns,
    PtxCode,
)


def in_gpu_load(load: GpuLoad) -> Iterator[Evidence]:
    """Look for a binary with code for GPUs, none of which this one runs."""
    code = load.binary.gpu
    if load.how is HowItRuns.NOT_AT_ALL and code and code.is_there:
        has = " ".join((*code.sass, *(ptx.arch for ptx in code.ptx), *code.lto, *code.gfx))
        on_amd = load.gpu.arch.startswith("gfx")
        yield Evidence(
            load.binary.path,
            has,
            {
                "gpu": load.gpu.name,
                "arch": "" if load.gpu.arch == load.gpu.name else f" ({load.gpu.arch})",
                "has": has,
                "setting": _setting(load.gpu.arch),
                "variable": "PYTORCH_ROCM_ARCH" if on_amd else "TORCH_CUDA_ARCH_LIST",
            },
        )


def _setting(arch: str) -> str:
    """Return how a list of architectures to build for spells one: `9.0` for sm_90."""
    return arch if arch.startswith("gfx") else f"{arch[3:-1]}.{arch[-1]}"


_AMPERE = Binary("op.so", gpu=GpuCode(sass=("sm_80", "sm_86")))
_WITH_PTX = Binary("op.so", gpu=GpuCode(sass=("sm_80",), ptx=(PtxCode("compute_80", "8.1"),)))

CAUSE = Cause(
    name="arch-not-built",
    family="gpu-arch",
    title="there is no code that {gpu}{arch} runs; the code in it is for {has}",
    explanation=__doc__ or "",
    since="0.1",
    in_gpu_load=in_gpu_load,
    fix=Fix(
        "rebuild it with {variable} containing {setting}, or take a build that has it",
        commands=(
            '{variable}="{setting}" pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .',
        ),
    ),
    examples=(
        GpuLoad(_AMPERE, Gpu("H100", "sm_90"), HowItRuns.NOT_AT_ALL),
        GpuLoad(
            Binary("op.so", gpu=GpuCode(gfx=("gfx90a", "gfx942"))),
            Gpu("gfx1100", "gfx1100"),
            HowItRuns.NOT_AT_ALL,
        ),
    ),
    counterexamples=(
        GpuLoad(_AMPERE, Gpu("RTX 4090", "sm_89"), HowItRuns.NATIVE, "sm_86"),
        GpuLoad(_WITH_PTX, Gpu("H100", "sm_90"), HowItRuns.JIT, "compute_80", "530.30.02"),
        GpuLoad(Binary("op.so", gpu=GpuCode()), Gpu("H100", "sm_90"), HowItRuns.NOT_AT_ALL),
    ),
)
