"""What compilers say of the sources that two rules are about: the examples of `lint` are what they refuse."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from opwright.knowledge.cuda import cccl
from opwright.model import Target
from opwright.verbs.diagnose.diagnosis import diagnose
from opwright.verbs.lint.linting import lint

pytestmark = pytest.mark.compiler
LERP = """\
#include <cmath>
#include <string>
using namespace std;
static float lerp(float a, float b, float t) { return a + t * (b - a); }
float use(float x) { return lerp(x, 1.0f, 0.5f); }
"""
KERNEL = "template <typename T> __global__ void scale(T* x, int n)"


def test_own_lerp_is_ambiguous_since_cxx20(tmp_path: Path) -> None:
    source = tmp_path / "op.cpp"
    source.write_text(LERP)

    runs = {
        standard: subprocess.run(
            ["/usr/bin/g++", f"-std=c++{standard}", "-fsyntax-only", source],
            capture_output=True,
            text=True,
            check=False,
        )
        for standard in (17, 20)
    }
    source.write_text("#include <torch/extension.h>\n" + LERP)
    linted = lint(source, Target(torch="2.15")).findings

    assert runs[17].returncode == 0
    assert diagnose(runs[20].stderr).findings[0].cause.name == "cxx20-name-ambiguous"
    assert "cxx20-name-ambiguous" in {finding.cause.name for finding in linted}


def test_what_cccl_3_removed_is_unknown_to_nvcc_13(tmp_path: Path) -> None:
    nvcc = shutil.which("nvcc")
    if nvcc is None or "release 13" not in subprocess.check_output([nvcc, "--version"], text=True):
        pytest.skip("needs nvcc 13")
    headers = Path(nvcc).resolve().parents[1] / "include/cccl"
    uses = [
        f"namespace at_{number} {{ using {name}; }}\n" for number, name in enumerate(cccl.REMOVED)
    ]
    included = (*headers.glob("thrust/*.h"), *headers.glob("thrust/iterator/*.h"))
    lines = ["#include <cub/cub.cuh>\n", *(f'#include "{header}"\n' for header in included), *uses]
    (tmp_path / "op.cu").write_text("".join(lines))

    command = [nvcc, "-std=c++17", "-arch=sm_80", "-Xcudafe", "--error_limit=1000", "-cuda"]
    output = subprocess.run(
        [*command, "-o", "/dev/null", "op.cu"], cwd=tmp_path, capture_output=True, text=True, check=False
    ).stderr  # fmt: skip
    refused = set(re.findall(r'namespace "(\w+)" has no (?:actual )?member "(\w+)"', output))

    assert {tuple(name.split("::")) for name in cccl.REMOVED} == refused
    assert not [header for header in cccl.REMOVED_HEADERS if (headers / header).exists()]


def test_kernel_template_of_another_file_does_not_link_since_cuda_13(tmp_path: Path) -> None:
    nvcc = shutil.which("nvcc")
    if nvcc is None or "release 13" not in subprocess.check_output([nvcc, "--version"], text=True):
        pytest.skip("needs nvcc 13")
    (tmp_path / "k.h").write_text(f"#pragma once\n{KERNEL};\n")
    (tmp_path / "a.cu").write_text(
        f'#include "k.h"\n{KERNEL} {{ x[threadIdx.x] *= 2; }}\n'
        "template __global__ void scale<float>(float*, int);\n"
    )
    (tmp_path / "b.cu").write_text(
        '#include "k.h"\nvoid run(float* x, cudaStream_t s) { scale<float><<<1, 32, 0, s>>>(x, 1); }\n'
    )

    command = [nvcc, "-arch=sm_80", "-Xcompiler", "-fPIC", "-shared", "-Xlinker", "-z,defs"]
    run = subprocess.run(
        [*command, "a.cu", "b.cu", "-o", "lib.so"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    linted = lint(tmp_path / "b.cu", Target(cuda="13.0")).findings

    log = run.stdout + run.stderr
    assert run.returncode != 0
    assert diagnose(log).findings[0].cause.name == "kernel-template-in-another-file"
    assert [f.cause.name for f in linted] == ["kernel-template-in-another-file"]
