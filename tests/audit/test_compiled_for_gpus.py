"""Fat binaries of a real nvcc: what it was told to compile is what is found in them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from opwright.facts.elf.binary import read_binary_file
from opwright.facts.wheels.reading import GpuReading, Reading
from opwright.model import GpuCode, PtxCode

pytestmark = [
    pytest.mark.compiler,
    pytest.mark.skipif(shutil.which("nvcc") is None, reason="there is no nvcc"),
]

KERNEL = """
__global__ void scale(float* x) { x[threadIdx.x] *= 2; }
extern "C" void op(float* x) { scale<<<1, 32>>>(x); }
"""
WGMMA = """
#include <cstdio>
__global__ void wgmma() {
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
  asm volatile("wgmma.fence.sync.aligned;");
#else
  printf("ERROR : Arch conditional MMA instruction used without targeting sm90a compute capability. Aborting.\\n");
#endif
}
extern "C" void op() { wgmma<<<1, 32>>>(); }
"""
"""What CUTLASS's kernels for sm_90 come down to."""
CODE = ("sm_80", "sm_90", "sm_90a", "sm_100f", "sm_120")
PTX = ("compute_80", "compute_90a", "compute_120f")
MODES = ["default", "none", "size", "speed", "balance"]


def compiled(tmp_path: Path, source: str, *flags: str) -> Path:
    (tmp_path / "op.cu").write_text(source)
    library = tmp_path / "op.so"
    command = ["nvcc", "-shared", "-Xcompiler", "-fPIC", "op.cu", "-o", str(library), *flags]
    subprocess.run(command, cwd=tmp_path, check=True)
    return library


def flags(*codes: str) -> list[str]:
    """Return the flags for `sm_90a`, `compute_120`, `lto_80`."""
    numbers = [code.partition("_")[2] for code in codes]
    return [
        f"-gencode=arch=compute_{number},code={code}"
        for number, code in zip(numbers, codes, strict=True)
    ]


def search(library: Path) -> GpuCode:
    code = read_binary_file(library, reading=Reading(gpu=GpuReading.EVERYTHING)).gpu
    assert code
    return code


def language() -> str:
    """Return the version of PTX that this nvcc writes."""
    command = ["nvcc", "-ptx", "-arch=compute_80", "-x", "cu", "-", "-o", "-"]
    text = subprocess.run(command, input="", capture_output=True, text=True, check=True).stdout
    return next(line.split()[1] for line in text.splitlines() if line.startswith(".version"))


@pytest.mark.parametrize(("mode", "ptx"), [("default", ()), *((mode, PTX) for mode in MODES)])
def test_all_that_nvcc_was_told_is_found(mode: str, ptx: tuple[str, ...], tmp_path: Path) -> None:
    library = compiled(tmp_path, KERNEL, f"--compress-mode={mode}", *flags(*CODE, *ptx))

    isa = language()
    assert search(library) == GpuCode(sass=CODE, ptx=tuple(PtxCode(name, isa) for name in ptx))


def test_code_that_is_linked_on_the_device_is_found(tmp_path: Path) -> None:
    library = compiled(tmp_path, KERNEL, "-rdc=true", *flags("sm_80", "sm_90a", "compute_90a"))

    assert search(library).sass == ("sm_80", "sm_90a")
    assert [ptx.arch for ptx in search(library).ptx] == ["compute_90a"]


def test_intermediate_code_is_no_machine_code(tmp_path: Path) -> None:
    library = compiled(tmp_path, KERNEL, "-rdc=true", *flags("sm_80", "lto_80"))

    assert search(library).lto == ("lto_80",)


@pytest.mark.parametrize("mode", MODES)
def test_kernel_of_wgmma_for_plain_sm_90_is_a_stub(mode: str, tmp_path: Path) -> None:
    plain = compiled(tmp_path, WGMMA, f"--compress-mode={mode}", *flags("sm_80", "sm_90"))
    assert search(plain).aborts == ("sm_90",)

    real = compiled(tmp_path, WGMMA, f"--compress-mode={mode}", *flags("sm_80", "sm_90", "sm_90a"))
    assert search(real).aborts == ()
