"""`opwright.cutlass`: what CUTLASS's own interface takes is taken, as projects that are built like any other."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from new_projects import needs_nvcc, python_that_has

from opwright import cutlass
from opwright.errors import OpwrightError

ROW = cutlass.LayoutType.RowMajor
SRC = Path(__file__).parents[2] / "src"
FLOAT16 = SimpleNamespace(dtype="torch.float16")
"""A tensor, as far as it is looked at."""
TRIED = """
import sys, tempfile, torch, opwright.cutlass as cutlass
plan = cutlass.op.GroupedGemm(element=torch.float16, layout=cutlass.LayoutType.RowMajor)
op = plan.construct({"threadblock_shape": (32, 128, 64), "cluster_shape": (1, 1, 1)})
with tempfile.TemporaryDirectory() as folder:
    module = cutlass.emit.pytorch(op, name="emitted_mod", cc=plan.cc, sourcedir=folder, jit=True)
a = [torch.randint(-3, 3, (m, 32)).half() for m in (8, 24)]
b = [torch.randint(-3, 3, (32, 40)).half() for _ in a]
c = [x @ y for x, y in zip(a, b)]
assert all(torch.equal(x, y) for x, y in zip(module.run(a, b), c))
assert all(torch.equal(x, y) for x, y in zip(module.run(a, b, c, 2.0, -1.0), c))
"""


def test_plan_is_made_of_any_description_of_types() -> None:
    for given in (
        {"element": "torch.float16"},
        {"element": cutlass.DataType.f16},
        {"element": SimpleNamespace(name="f16")},
        {"A": FLOAT16, "B": FLOAT16, "C": FLOAT16, "D": FLOAT16},
        {"element": "float32", **{f"element_{name}": "float16" for name in "ABCD"}},
    ):
        op = cutlass.op.Gemm(layout=ROW, element_accumulator="float32", **given).construct()

        assert (op.gemm.dtype, op.activation, op.gemm.is_grouped) == ("fp16", None, False)


def test_tile_is_described_as_in_cutlass() -> None:
    described = SimpleNamespace(
        threadblock_shape=[128, 256, 64],
        cluster_shape=[2, 1, 1],
        kernel_schedule=SimpleNamespace(name="TmaWarpSpecializedCooperative"),
    )
    op = cutlass.Gemm(element="bfloat16", layout=ROW).construct(described)

    assert op.gemm.tiles == ((128, 256, 64),)
    assert (op.gemm.cluster, op.gemm.schedule) == ((2, 1), "cooperative")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"element": "float32"}, "both must be f16, both bf16, or both e4m3"),
        ({"element": "float16", "element_B": "bfloat16"}, "A is f16 and B bf16"),
        ({"element": "float16", "element_D": "float32"}, "C is f16 and D f32"),
        ({"element": "float8_e4m3fn"}, "both must be bf16 or f16"),
        ({"element": "int8"}, "element_A cannot be int8"),
        ({}, "give element_A, tensor A or element"),
        ({"element": "float16", "cc": 80}, "cc 80: these kernels are for Hopper"),
        ({"element": "float16", "layout": None}, "give layout_A, tensor A or layout"),
        ({"A": FLOAT16, "element_A": "float16"}, "not both"),
    ],
    ids=str,
)
def test_what_is_not_made_is_refused(given: dict[str, Any], told: str) -> None:
    with pytest.raises(OpwrightError, match=told):
        cutlass.Gemm(**{"layout": ROW, **given})


def test_convolution_is_refused() -> None:
    with pytest.raises(OpwrightError, match="convolutions are not supported"):
        cutlass.op.Conv2d(kind="fprop", element="float16")


@pytest.mark.parametrize(("activation", "said"), [(None, "None"), ("relu", "'relu'")])
def test_project_is_written_with_run(tmp_path: Path, activation: str | None, said: str) -> None:
    plan = cutlass.op.Gemm(element="float16", layout=ROW)
    plan.activation = activation or cutlass.epilogue.identity

    for _ in range(2):  # the same is there already
        done = cutlass.emit.pytorch(plan.construct(), "gemm_mod", plan.cc, sourcedir=str(tmp_path))
        assert done is None

    run = (tmp_path / "src/gemm_mod/emitted.py").read_text()
    assert f"activation={said})" in run
    start = (tmp_path / "src/gemm_mod/__init__.py").read_text()
    assert "from gemm_mod.emitted import run" in start
    for text in (run, start):
        ast.parse(text)
    assert "GEMM_MOD_ONLY_HALF" in (tmp_path / "pyproject.toml").read_text()
    with pytest.raises(OpwrightError, match="never overwritten"):
        cutlass.emit.pytorch(cutlass.op.GroupedGemm(element="float16", layout=ROW).construct(), "gemm_mod", sourcedir=str(tmp_path))  # fmt: skip


def test_other_architectures_are_refused_when_it_is_written(tmp_path: Path) -> None:
    op = cutlass.Gemm(element="float16", layout=ROW).construct()

    with pytest.raises(OpwrightError, match="cc 100"):
        cutlass.emit.pytorch(op, "gemm_mod", 100, sourcedir=str(tmp_path))
    assert not [*tmp_path.iterdir()]


def test_torch_is_not_imported() -> None:
    code = "import sys, opwright.cutlass; print('torch' in sys.modules)"

    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "False"


def test_lists_are_multiplied_by_kernels_for_groups(tmp_path: Path) -> None:
    op = cutlass.GroupedGemm(element="float16", layout=ROW).construct()

    cutlass.emit.pytorch(op, "grouped_mod", sourcedir=str(tmp_path))

    run = (tmp_path / "src/grouped_mod/emitted.py").read_text()
    assert "return grouped_gemm(\n        As, Bs, c=Cs if beta else None" in run
    assert (tmp_path / "csrc/grouped_tile_128x256x64.cu").exists()
    with pytest.raises(OpwrightError, match="bf16 and fp16 only"):
        cutlass.GroupedGemm(element="float8_e4m3fn", element_C="float16", element_D="float16", layout=ROW).construct()  # fmt: skip


@pytest.mark.parametrize("more", [{"stream": 1}, {"visitor_args": {}}], ids=str)
def test_what_a_plan_does_not_run_with_is_refused(more: dict[str, Any]) -> None:
    with pytest.raises(OpwrightError, match=r"use torch\.cuda\.stream"):
        cutlass.Gemm(element="float16", layout=ROW).run(None, None, None, None, **more)


@pytest.mark.compiler
@pytest.mark.nightly
def test_module_is_built_and_right() -> None:
    needs_nvcc()
    python = python_that_has("torch", "cutlass_library")

    subprocess.run([python, "-c", TRIED], env={**os.environ, "PYTHONPATH": str(SRC)}, check=True)
