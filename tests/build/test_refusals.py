"""Every refusal is a cause that exists, with all that its message and fix say filled in."""

from __future__ import annotations

import pytest
from toolchains import GCC, NO_NVCC, cuda, requested, toolchain, torch

from opwright.model.build.toolchain import BuildSource, CodeNeed, Missing, Toolchain
from opwright.verbs.build.engine.plan import BuildRefusedError
from opwright.verbs.build.engine.planning import plan_of
from opwright.verbs.build.failures import finding_of

BINDING = BuildSource("op.cpp", "cpp", uses_torch=True, uses_python=True)
KERNEL = BuildSource("op.cu", "cuda")
HIP = BuildSource("op.hip", "hip")
HOPPER = BuildSource("gemm.cu", "cuda", needs=(CodeNeed("wgmma", (90,), "gemm.cu:3:1"),))
CUDA = toolchain(cuda((12, 8)), torch("2.8.0", cuda="12.8"))
NO_PYTHON = CUDA._replace(python=CUDA.python._replace(has_headers=False))


@pytest.mark.parametrize(
    ("cause", "source", "here", "archs", "floor"),
    [
        ("arch-list-malformed", KERNEL, CUDA, "9", None),
        ("nvcc-too-old-for-arch", KERNEL, CUDA, "10.3", None),
        ("nvcc-too-old-for-arch", KERNEL, toolchain(cuda((12, 0)), torch("2.8.0")), "12.0", None),
        ("arch-dropped-by-toolkit", KERNEL, CUDA, "3.7", None),
        ("arch-feature-needs-sm90a", HOPPER, CUDA, "8.0;12.0", None),
        ("no-gpu-at-build-time", KERNEL, CUDA, "native", None),
        ("cuda-toolkit-mismatch", KERNEL, CUDA._replace(cuda=(cuda((13, 0)),)), "9.0", None),
        ("cuda-home-wrong", KERNEL, toolchain(Missing("CUDA_HOME", "/gone/bin/nvcc, found by CUDA_HOME, does not exist"), torch("2.8.0")), "9.0", None),
        ("cuda-toolkit-not-found", KERNEL, toolchain(NO_NVCC), "9.0", None),
        ("gcc-too-new-for-nvcc", KERNEL, CUDA._replace(hosts=(GCC._replace(version=(99,)),)), "9.0", None),
        ("missing-host-compiler", BINDING, CUDA._replace(hosts=(Missing("g++", "none"),)), "9.0", None),
        ("missing-host-compiler", HIP, CUDA, "gfx942", None),
        ("missing-python-dev-headers", BINDING, NO_PYTHON, "9.0", None),
        ("build-isolation-no-torch", BINDING, CUDA._replace(torch=Missing("torch", "none")), "9.0", None),
        ("torch-target-version-wrong", BINDING, CUDA, "9.0", (2, 10)),
        ("torch-target-version-wrong", BINDING, CUDA, "9.0", (2, 4)),
    ],
)  # fmt: skip
def test_refusal_is_a_cause_with_nothing_left_to_fill_in(
    cause: str, source: BuildSource, here: Toolchain, archs: str, floor: tuple[int, int] | None
) -> None:
    request = requested("op", (source,), archs=(archs,), archs_said_by="--arch", torch_floor=floor)

    with pytest.raises(BuildRefusedError) as refused:
        plan_of(request, here)

    finding = finding_of(refused.value.refusal)
    assert finding.cause.name == cause
    for text in (finding.message, finding.fix.summary, *finding.fix.commands):
        assert "{" not in text
