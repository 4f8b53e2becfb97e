"""A new project in Triton: its own tests pass, and its kernels compile for GPUs that are not here."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from new_projects import make, own_tests, python_that_has

pytestmark = [pytest.mark.compiler, pytest.mark.nightly]
_COMPILED = """
import triton
from fast_ops import kernels
for kernel, tensors in ((kernels.forward, 3), (kernels.backward, 5)):
    signature = {name: "*bf16" for name in kernel.arg_names[:tensors]} | {"numel": "i64", "BLOCK": "constexpr"}
    source = triton.compiler.ASTSource(fn=kernel, signature=signature, constexprs={"BLOCK": kernels.BLOCK})
    target = triton.backends.compiler.GPUTarget("cuda", 90, 32)
    print(triton.compile(source, target=target).asm["ptx"])
"""


def test_projects_own_tests_pass_in_a_real_torch(tmp_path: Path) -> None:
    python_that_has("torch", "triton", "numpy")

    assert " passed" in own_tests(make(tmp_path, "triton"), None)


def test_kernels_compile_for_hopper_without_one(tmp_path: Path) -> None:
    python = python_that_has("torch", "triton")
    project = make(tmp_path, "triton")

    done = subprocess.run(
        [python, "-c", _COMPILED],
        env={
            **os.environ,
            "PYTHONPATH": str(_kernels_alone(project)),
            "TRITON_CACHE_DIR": str(tmp_path),
        },
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert ".entry forward" in done.stdout
    assert ".entry backward" in done.stdout
    assert ".target sm_90" in done.stdout


def _kernels_alone(project: Path) -> Path:
    """Return a folder whose package is the kernels alone."""
    package = project / "alone" / "fast_ops"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "kernels.py").write_bytes((project / "src/fast_ops/kernels.py").read_bytes())
    return package.parent
