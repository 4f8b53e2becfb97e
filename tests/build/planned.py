"""Plans of a binding and its kernels, to look at."""

from __future__ import annotations

import pytest
from toolchains import cuda, requested, toolchain

from opwright.model.build.plan import Plan
from opwright.model.build.toolchain import BuildSource, CodeNeed, Toolchain
from opwright.verbs.build.engine.plan import BuildRefusedError, BuildRequest, Refusal
from opwright.verbs.build.engine.planning import plan_of

BINDING = BuildSource("csrc/op.cpp", "cpp", "ab" * 32, uses_torch=True, uses_python=True, is_heavy=True, makes_module=True)  # fmt: skip
KERNEL = BuildSource("csrc/op.cu", "cuda", "cd" * 32)
GEMM = BuildSource("csrc/gemm.cu", "cuda", needs=(CodeNeed("wgmma", (90,), "csrc/gemm.cu:3:1"),))
CUDA_13 = cuda((13, 0))


def plan(
    *sources: BuildSource, here: Toolchain | None = None, request: BuildRequest | None = None
) -> Plan:
    request = request or requested("ops._C", sources, archs=("8.0;9.0",), archs_said_by="--arch")
    return plan_of(request._replace(sources=sources), here or toolchain(CUDA_13))


def reasons(made: Plan, source: str) -> dict[str, str]:
    """Return why each flag of a step is there."""
    (step,) = (step for step in made.steps if step.source == source)
    return {flag.text: flag.because for flag in step.flags}


def refused(*sources: BuildSource, here: Toolchain, request: BuildRequest | None = None) -> Refusal:
    with pytest.raises(BuildRefusedError) as error:
        plan(*sources, here=here, request=request)
    return error.value.refusal
