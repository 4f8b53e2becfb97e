"""
`__ldg` of a `c10::Half*`: torch adds the overload for CUDA alone, and HIP's compiler has none to take.

hipcc of ROCm 5.2, with the headers of torch 1.13.1, and thrust's, which these include.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from five_failures.steps import HERE, Done, first_cause, library, linted, opwright, run, texts

SEARCHED = (*os.environ.get("CPATH", "").split(":"), "/usr/include")
HAS_THRUST = any(Path(folder, "thrust/complex.h").is_file() for folder in SEARCHED if folder)

pytestmark = [
    pytest.mark.compiler,
    pytest.mark.network,
    pytest.mark.skipif(shutil.which("hipcc") is None, reason="there is no hipcc: apt has it"),
    pytest.mark.skipif(not HAS_THRUST, reason="there is no thrust: apt has libthrust-dev"),
]

CAUSE = "hip-ldg-half"
KERNEL = b"_Z6gatherIN3c104HalfEEvPKT_PKlPS2_l"
ON_AMD = {"HIP_PLATFORM": "amd"}  # beside an nvcc hipcc would compile for NVIDIA


@pytest.fixture(scope="module")
def torch(fetched: Callable[[str, str], Path]) -> Path:
    return fetched("include", "1.13.1")


def _compiled(folder: Path, torch: Path) -> Done:
    """Compile as torch's build extension does on ROCm."""
    flags = ("-std=c++14", "-O2", "-fPIC", "-fno-gpu-rdc", "--offload-arch=gfx90a")
    defines = ("-DUSE_ROCM=1", "-D__HIP_PLATFORM_AMD__=1", "-D_GLIBCXX_USE_CXX11_ABI=0")
    thrust = "-DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP"
    files = (f"-I{torch}/include", "-c", "gather.hip", "-o", "gather.o")
    return run("hipcc", *flags, *defines, thrust, *files, cwd=folder, **ON_AMD)


def test_lint_names_the_line_before_anything_is_compiled(broken: Path) -> None:
    assert linted(broken) == {(CAUSE, "gather.hip:7")}


def test_compiler_refuses_it_and_diagnose_names_why(broken: Path, torch: Path) -> None:
    done = _compiled(broken, torch)

    assert done.status != 0
    assert "error: no matching function for call to '__ldg'" in done.log
    assert "'gather<c10::Half>' requested here" in done.log
    assert first_cause(done.log, broken) == CAUSE


def test_build_stops_with_the_cause(broken: Path, torch: Path) -> None:
    done = opwright("build", "--torch", torch, cwd=broken, **ON_AMD)

    assert done.status == 1
    assert done.out.startswith(CAUSE)
    assert library(broken) is None


def test_repair_makes_the_fixed_project_and_lint_is_silent(project: Path) -> None:
    assert opwright("lint", "--fix", "--unsafe", cwd=project).status == 0

    assert texts(project) == texts(HERE / "hip_ldg" / "fixed")
    assert linted(project) == set()


def test_repaired_compiles_for_half(fixed: Path, torch: Path) -> None:
    done = _compiled(fixed, torch)

    assert done.status == 0, done.log
    assert KERNEL in (fixed / "gather.o").read_bytes()


def test_repaired_is_built_and_every_symbol_resolves(fixed: Path, torch: Path) -> None:
    built = opwright("build", "--torch", torch, cwd=fixed, **ON_AMD)

    assert built.status == 0, built.log
    made = library(fixed)
    assert made is not None
    assert KERNEL in made.read_bytes()
