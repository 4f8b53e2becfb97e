"""`opwright new cutlass-gemm`: what is asked for is held to what Hopper can do; what is written compiles to it."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from new_projects import TORCH, headers_of_torch, kept_in, make, needs_nvcc, own_tests

from opwright import audit
from opwright.cli.main import main
from opwright.errors import OpwrightError
from opwright.facts.machine.toolchain_here import headers_of_packages
from opwright.model import TorchAbi
from opwright.verbs.new.cutlass_gemm import Gemm, Tile, check, cluster, schedule, tile, usual

CUTLASS = "4.2.0.0"

# ---- what is asked for


def _one(text: str, **more: object) -> Gemm:
    return Gemm(tiles=(tile(text),), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (
            _one("64x96x64", schedule="cooperative"),
            "tile 64x96x64: with cooperative, rows or columns must be a multiple of 128",
        ),
        (_one("96x96x64"), "with pingpong, rows or columns must be a multiple of 64"),
        (_one("0x100x64"), "rows or columns must be a multiple of 64"),
        (_one("128x100x64"), "columns must be 16, or a multiple of 32 that is at most 256"),
        (_one("128x512x64"), "columns must be 16, or a multiple of 32 that is at most 256"),
        (_one("8x64x64"), "rows must be 16, or a multiple of 32 that is at most 256"),
        (_one("128x128x32"), "depth must be a multiple of 64"),
        (_one("64x64x64", dtype="fp8"), "depth must be a multiple of 128"),
        (_one("128x128x128", dtype="fp8"), "each thread holds 128 accumulators, .* beyond 64"),
        (
            _one("256x256x64", schedule="cooperative"),
            "each thread holds 256 accumulators, and registers spill beyond 128",
        ),
        (_one("128x256x64"), "choose a smaller tile, or cooperative"),
        (
            _one("128x256x192", schedule="cooperative"),
            "two stages need 288 KiB of shared memory; 190 KiB are",
        ),
        (Gemm(tiles=(Tile(128, 128, 64),) * 2), "the same tile is asked for twice"),
        (Gemm(cluster=(3, 1)), "cluster 3x1: both must be powers of two"),
        (Gemm(cluster=(4, 4)), "at most 8 blocks in all"),
        (Gemm(cluster=(0, 1)), "at most 8 blocks in all"),
        (
            _one("64x96x64", is_grouped=True),
            "tile 64x96x64: with cooperative, rows or columns must be a multiple of 128",
        ),
        (_one("128x256x64", is_grouped=True, schedule="cooperative", dtype="fp8"), "not in fp8"),
        (Gemm(swizzle=3), "invalid swizzle 3: choose from 1, 2, 4, 8"),
    ],
    ids=str,
)
def test_what_hopper_cannot_do_is_refused_with_the_reason(asked: Gemm, told: str) -> None:
    with pytest.raises(OpwrightError, match=told):
        check(asked)


@pytest.mark.parametrize(
    "asked",
    [
        Gemm(),
        _one("256x128x64", schedule="cooperative"),
        _one("128x256x64", schedule="cooperative"),
        _one("64x256x64", cluster=(1, 1)),
        _one("16x64x128"),
        usual("fp8"),
        usual("", is_grouped=True),
        _one("128x128x128", schedule="cooperative", cluster=(2, 4), swizzle=8),
        Gemm(tiles=(Tile(128, 128, 64), Tile(16, 64, 128))),
    ],
    ids=str,
)
def test_what_hopper_can_do_is_taken(asked: Gemm) -> None:
    check(asked)


def test_numbers_are_read_as_they_are_written() -> None:
    assert tile("128x256x64") == (128, 256, 64)
    assert cluster("2x1") == cluster("2x1x1") == (2, 1)


@pytest.mark.parametrize(
    "text", ["", "128", "128x256", "ax1x1", "128x256x64x2", "-128x256x64", "99999x1x1"]
)
def test_tile_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(OpwrightError, match="as in 128x256x64"):
        tile(text)


def test_cutlass_names_of_schedules_are_taken() -> None:
    assert schedule("KernelTmaWarpSpecializedPingpong") == schedule("pingpong") == "pingpong"
    with pytest.raises(OpwrightError, match="unknown schedule 'TmaPingpong'"):
        schedule("TmaPingpong")


def test_each_tile_is_a_kernel_of_the_gallerys_sources(tmp_path: Path) -> None:
    asked = "--dtype fp16 --tile 128x64x64 --tile 16x128x128 --schedule cooperative --cluster 1x2"

    make(tmp_path, "cutlass-gemm", *asked.split(), "--swizzle", "4")

    large, few = ((tmp_path / f"csrc/kernel_tile_{n}.cu").read_text() for n in ("128x64x64", "16x128x128"))  # fmt: skip
    assert 'Kernel<Cooperative, 128, 64, 64, 1, 2, true>::instance("tile_128x64x64")' in large
    assert 'Kernel<Cooperative, 128, 16, 128, 2, 1, false>::instance("tile_16x128x128")' in few
    assert len([*tmp_path.glob("csrc/kernel_*.cu")]) == 2
    listed = (tmp_path / "csrc/kernels.h").read_text()
    assert "X(tile_128x64x64) \\\n  X(tile_16x128x128)\n\n" in listed
    table = (tmp_path / "csrc/table.h").read_text()
    assert re.findall(r"\},  // (\w+)", table) == ["tile_128x64x64", "tile_16x128x128"]
    walks = table.partition("kWalks[] = {")[2].partition("};")[0]
    assert {*re.findall(r"(?<= )\d+(?=,)", walks)} == {"4"}  # 2 * log2(swizzle)
    assert '"FAST_OPS_ONLY_HALF"' in (tmp_path / "pyproject.toml").read_text()
    assert "ifdef FAST_OPS_ONLY_HALF" in (tmp_path / "csrc/gemm.h").read_text()


def test_float8_is_a_kernel_of_its_own(tmp_path: Path) -> None:
    make(tmp_path, "cutlass-gemm", "--dtype", "fp8")

    kernel = (tmp_path / "csrc/kernel_tile_128x128x128.cu").read_text()
    assert "return Float8Kernel<Cooperative, 128, 128, 128, 2, 1, true>::instance(" in kernel
    (listed,) = runpy.run_path(str(tmp_path / "kernels.py"))["KERNELS"]
    assert tuple(listed) == (
        "tile_128x128x128",
        (128, 128, 128),
        (2, 1),
        False,
        True,
        False,
        False,
        False,
    )
    assert "ONLY" not in (tmp_path / "pyproject.toml").read_text()


def test_each_tile_is_a_kernel_for_groups_if_they_are_asked_for(tmp_path: Path) -> None:
    make(tmp_path, "cutlass-gemm", "--grouped", "--tile", "128x128x64", "--tile", "32x128x64")

    few = (tmp_path / "csrc/grouped_tile_32x128x64.cu").read_text()
    told = 'GroupedKernel<GroupedCooperative, 128, 32, 64, 1, 1, false>::instance("grouped_tile_32x128x64")'
    assert told in few
    listed = (tmp_path / "csrc/grouped_kernels.h").read_text()
    assert "X(grouped_tile_128x128x64) \\\n  X(grouped_tile_32x128x64)\n\n" in listed
    kernels = runpy.run_path(str(tmp_path / "grouped_kernels.py"))["GROUPED_KERNELS"]
    assert [(one.name, one.is_turned) for one in kernels] == [
        ("grouped_tile_128x128x64", False),
        ("grouped_tile_32x128x64", True),
    ]
    assert "import grouped_gemm" in (tmp_path / "src/fast_ops/__init__.py").read_text()


def test_nothing_is_there_for_groups_unless_they_are_asked_for(tmp_path: Path) -> None:
    make(tmp_path, "cutlass-gemm")

    assert not [path for path in tmp_path.rglob("*") if "grouped" in path.name]
    assert not (tmp_path / "csrc/plan.cu").exists()
    assert "group" not in (tmp_path / "src/fast_ops/__init__.py").read_text()


def test_there_is_one_source_of_the_kernel(tmp_path: Path) -> None:
    make(tmp_path, "cutlass-gemm")

    op = Path(__file__).parents[2] / "gallery" / "sm90_gemm"
    for path in ("mainloop.cuh", "finish.cuh", "kernel.cuh", "operators.cpp", "choice.cpp"):
        written = (tmp_path / "csrc" / path).read_text()
        own = (op / "csrc" / path).read_text().replace("opwright_sm90_gemm", "fast_ops")
        assert written == own.replace("sm90_gemm", "fast_ops").replace("SM90_GEMM", "FAST_OPS")
    kernels = runpy.run_path(str(tmp_path / "kernels.py"))["KERNELS"]
    assert [tuple(one) for one in kernels] == [
        ("tile_128x128x64", (128, 128, 64), (2, 1), False, False, False, False, False)
    ]


def test_wrong_request_writes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "cutlass-gemm", "ops", str(tmp_path / "ops"), "--tile", "256x256x64"]) == 2

    assert "registers spill" in capsys.readouterr().err
    assert not (tmp_path / "ops").exists()


def test_headers_that_are_not_there_are_named_with_the_package(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(tmp_path, "cutlass-gemm")
    text = (tmp_path / "pyproject.toml").read_text()
    (tmp_path / "pyproject.toml").write_text(text.replace("cutlass_library/", "no_such_library/"))

    status = main(["build", str(tmp_path), "--dry-run"])

    assert status == 2
    assert "uses headers from no_such_library/source/include" in capsys.readouterr().err


def test_headers_are_found_wherever_python_imports_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "vendored" / "cutlass_library" / "source" / "include"
    folder.mkdir(parents=True)
    monkeypatch.syspath_prepend(str(tmp_path / "vendored"))

    found = headers_of_packages(["cutlass_library/source/include"], "a project")

    assert [*found] == [str(folder)]


# ---- what it compiles to

TILES = {
    "16x64x128": (),
    "128x128x64": ("--schedule", "pingpong"),
    "128x256x64": ("--schedule", "cooperative"),
    "256x128x64": ("--schedule", "cooperative"),
}
INSTRUCTIONS = ("64x16x16", "64x128x16", "64x256x16", "64x128x16")
FIRST, *OTHERS = TILES
of_sizes = pytest.mark.parametrize(
    "size", [FIRST, *(pytest.param(size, marks=pytest.mark.nightly) for size in OTHERS)]
)
"""Each takes a minute to compile: CI does the first, .ci/nightly all of them."""
_ENTRIES = 3
"""The kernel, and copies of elements of 1 and 2 bytes, which have a few bytes on the stack: what they wait for is memory."""
SPILL_FREE = "0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads"


class Made:
    """A project, its library, and what ptxas told of it; kept, for a compile takes a minute."""

    def __init__(self, folder: Path) -> None:
        self.project = folder / "project"
        self.told = folder / "ptxas"

    @property
    def library(self) -> Path:
        (found,) = self.project.glob("build/opwright/*/_C.so")
        return found


@pytest.fixture
def packages(
    tools: None,  # noqa: ARG001 - what is imported below lies there
    pytestconfig: pytest.Config,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Have CUTLASS's headers where its wheel puts them."""
    from real_torch import cutlass  # noqa: PLC0415 - needs tools

    include, _ = cutlass(CUTLASS, kept_in(pytestconfig))
    source = tmp_path / "site-packages" / "cutlass_library" / "source"
    source.mkdir(parents=True)
    (source / "include").symlink_to(include, target_is_directory=True)
    monkeypatch.syspath_prepend(str(tmp_path / "site-packages"))


def made(
    config: pytest.Config, folder: Path, capsys: pytest.CaptureFixture[str], *options: str
) -> Made:
    """Return a project as it is asked for, built with what ptxas tells."""
    needs_nvcc()
    fresh = make(folder / "fresh", "cutlass-gemm", *options)
    settings = fresh / "pyproject.toml"
    settings.write_text(
        settings.read_text().replace(
            "half-operators", 'nvcc-flags = ["-Xptxas=-v"]\nhalf-operators'
        )
    )
    files = [settings, *sorted((fresh / "csrc").iterdir())]
    told = b"".join(path.read_bytes() for path in files) + f"{TORCH} {CUTLASS}".encode()
    kept = Made(kept_in(config) / "new-gemm" / sha256(told).hexdigest()[:16])
    if not kept.told.exists():
        shutil.rmtree(kept.project, ignore_errors=True)
        shutil.copytree(fresh, kept.project)
        capsys.readouterr()
        assert main(["build", str(kept.project), "--torch", str(headers_of_torch(config))]) == 0
        kept.told.write_text(capsys.readouterr().err)
    return kept


def disassembled(library: Path, config: pytest.Config) -> str:
    """Return the machine code for GPUs in a library, by NVIDIA's own tools."""
    folder = kept_in(config) / "cuobjdump"
    if not folder.exists():
        install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target"]
        wheels = ["nvidia-cuda-cuobjdump>=13,<14", "nvidia-cuda-nvdisasm>=13,<14"]
        subprocess.run([*install, str(folder), *wheels], check=True)
    (tool,) = folder.rglob("bin/cuobjdump")
    environ = {**os.environ, "PATH": f"{tool.parent}:{os.environ['PATH']}"}
    command = [str(tool), "-sass", str(library)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.compiler
@pytest.mark.network
@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize("dtype", ["bf16", pytest.param("fp16", marks=pytest.mark.nightly)])
@of_sizes
def test_kernel_is_on_the_tensor_cores_and_spills_nothing(
    size: str,
    dtype: str,
    tmp_path: Path,
    pytestconfig: pytest.Config,
    capsys: pytest.CaptureFixture[str],
) -> None:
    kept = made(pytestconfig, tmp_path, capsys, "--tile", size, "--dtype", dtype, *TILES[size])

    code = disassembled(kept.library, pytestconfig)

    shape, types = INSTRUCTIONS[[*TILES].index(size)], {"bf16": "F32.BF16", "fp16": "F32"}[dtype]
    assert f"HGMMA.{shape}.{types} " in code
    assert "UTMALDG" in code
    assert "arch = sm_90a" in code
    assert "arch = sm_90\n" not in code
    entries = kept.told.read_text().split("Compiling entry function '")[1:]
    assert len(entries) == _ENTRIES
    (product,) = (entry for entry in entries if "copy_kernel" not in entry.partition("'")[0])
    assert SPILL_FREE in product
    assert_clean(kept.library)


def assert_clean(library: Path) -> None:
    found = audit(str(library), torch=">=2.10")
    (binary,) = found.binaries
    assert found.findings == ()
    assert binary.torch_abi is TorchAbi.STABLE
    assert not [name for name in binary.binary.needed if "cuda" in name]


@pytest.mark.compiler
@pytest.mark.network
@pytest.mark.nightly
@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize("size", TILES)
def test_projects_own_tests_pass_in_a_real_torch(
    size: str, tmp_path: Path, pytestconfig: pytest.Config, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = made(pytestconfig, tmp_path, capsys, "--tile", size, "--dtype", "bf16", *TILES[size])

    told = own_tests(tmp_path / "fresh", kept.library)

    assert " passed" in told
