"""`import torch_scatter` of code that is not ours."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
DROP_IN = HERE / "drop_in" / "src"


def run(code: str, drop_in: Path = DROP_IN) -> subprocess.CompletedProcess[str]:
    """Run a program that finds our packages, and nothing else of torch_scatter."""
    path = os.pathsep.join([str(drop_in), str(HERE / "src")])
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_its_names_are_those_of_torch_scatter() -> None:
    done = run(
        """
import torch, torch_scatter
import torch_scatter.composite.std, torch_scatter.composite.softmax, torch_scatter.composite.logsumexp
from torch_scatter.scatter import scatter_add
from torch_scatter.segment_coo import gather_coo
from torch_scatter.segment_csr import gather_csr
from torch_scatter.composite import scatter_softmax
from torch_scatter.utils import broadcast
from torch_scatter.testing import devices, dtypes, grad_dtypes, reductions, tensor
assert torch_scatter.__version__ == "2.1.2"
assert all(callable(getattr(torch_scatter, name)) for name in torch_scatter.__all__ if name != "__version__")
assert torch_scatter.scatter(torch.ones(3), torch.tensor([0, 1, 0])).tolist() == [2, 1]
assert broadcast(torch.tensor([0, 1]), torch.ones(3, 2, 4), 1).shape == (3, 2, 4)
"""
    )

    assert done.returncode == 0, done.stderr


SCRIPT = """
import torch, torch_scatter
@torch.jit.script
def into(src: torch.Tensor, index: torch.Tensor, out: torch.Tensor):
    torch.ops.torch_scatter.scatter_sum(src, index, -1, out, None)
    return out, torch.ops.torch_scatter.segment_max_coo(src, index, None, 4)
src, index = torch.arange(3.0), torch.tensor([0, 1, 1])
out, (values, rows) = into(src, index, torch.ones(2))
assert out.tolist() == [1, 4] and values.tolist() == [0, 2, 0, 0] and rows.tolist() == [0, 2, 3, 3]
assert (torch.ops.torch_scatter.cuda_version() == -1) == (torch.version.cuda is None)
leaf = torch.ones(3, requires_grad=True)
torch.ops.torch_scatter.scatter_mean(leaf, index, 0, None, 2).sum().backward()
assert leaf.grad.tolist() == [1, 0.5, 0.5]
"""


def test_torchscript_finds_its_operators(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)  # TorchScript wants a file

    done = run(f"import runpy; runpy.run_path({str(tmp_path / 'script.py')!r})")

    assert done.returncode == 0, done.stderr


def test_an_operator_that_is_registered_already_is_left_alone() -> None:
    done = run(
        """
import torch
theirs = torch.library.Library("torch_scatter", "DEF")
theirs.define("cuda_version() -> int")
theirs.impl("cuda_version", lambda: 7, "CompositeImplicitAutograd")
import torch_scatter
assert torch.ops.torch_scatter.cuda_version() == 7
assert torch.ops.torch_scatter.gather_csr(torch.ones(1), torch.tensor([0, 2]), None).tolist() == [1, 1]
"""
    )

    assert done.returncode == 0, done.stderr


def test_the_folder_of_another_distribution_is_refused(tmp_path: Path) -> None:
    shutil.copytree(DROP_IN / "torch_scatter", tmp_path / "torch_scatter")
    (tmp_path / "torch_scatter" / "_scatter_cpu.so").touch()

    done = run("import torch_scatter", tmp_path)

    assert done.returncode == 1
    assert (
        "another distribution of torch_scatter, which has _scatter_cpu.so: pip uninstall"
        in done.stderr
    )


def test_the_wheel_holds_torch_scatter_alone(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    build = "from hatchling.build import build_wheel; import sys; build_wheel(sys.argv[1])"
    subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=HERE / "drop_in", check=True)

    (wheel,) = tmp_path.glob("*.whl")

    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {
        "torch_scatter",
        "scatter_ops_torch_scatter",
    }
    assert "torch_scatter/composite/softmax.py" in names
