"""A plan as a value: what is chosen, what is refused before anything runs, and what is written from it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from planned import BINDING, CUDA_13, GEMM, KERNEL, plan, reasons, refused
from toolchains import GCC, TORCH, cuda, toolchain, torch

from opwright.model.build.toolchain import Missing
from opwright.verbs.build.engine.ninja import compile_commands, ninja
from opwright.verbs.build.engine.plan import Refusal

# ---- choices and refusals


def test_toolkit_of_torchs_cuda_is_taken_wherever_it_is() -> None:
    toolkits = (cuda((13, 0)), cuda((12, 4)), cuda((12, 8), found_by="the wheel nvidia-cuda-nvcc"))
    here = toolchain(CUDA_13, torch("2.8.0", cuda="12.8"))._replace(cuda=toolkits)

    made = plan(KERNEL, here=here)

    (told,) = (one for one in made.choices if one.what == "CUDA toolkit")
    assert told.chosen == "12.8.0, /opt/cuda-12.8/bin/nvcc"
    assert told.because == (
        "torch 2.8.0 was built with CUDA 12.8; found by the wheel nvidia-cuda-nvcc"
    )


def test_toolkit_of_the_same_major_release_will_do() -> None:
    here = toolchain(cuda((12, 4)), torch("2.8.0", cuda="12.8"))

    assert "minor versions of the same major release are compatible" in str(
        plan(KERNEL, here=here).choices
    )


def test_toolkit_that_cuda_home_names_is_not_passed_over() -> None:
    toolkits = (cuda((13, 0), found_by="CUDA_HOME"), cuda((12, 8)))
    here = toolchain(CUDA_13, torch("2.8.0", cuda="12.8"))._replace(cuda=toolkits)

    assert refused(KERNEL, here=here).details == {
        "found": "13.0",
        "torch": "12.8",
        "wanted": "12.8",
        "install_toolkit": "conda install -c nvidia cuda-toolkit=12.8",
    }


def test_build_without_nvcc_says_where_was_looked() -> None:
    found = refused(KERNEL, here=toolchain())

    details = {"what": "finds none", "install_toolkit": "pip install 'opwright[cuda13]'"}
    assert found == Refusal("cuda-toolkit-not-found", "PATH has no nvcc", details)


def test_compiler_that_nvcc_does_not_take_is_refused_before_nvcc_runs() -> None:
    gcc = GCC._replace(version=(14, 2, 0))

    found = refused(KERNEL, here=toolchain(cuda((12, 4), newest_gcc=13), torch("2.5.1", cuda="12.4"), (gcc,)))  # fmt: skip

    assert found.cause == "gcc-too-new-for-nvcc"
    assert found.details == {"compiler": "GCC", "package": "g++-13", "newest": "13"}


def test_older_compiler_is_taken_for_nvcc_alone() -> None:
    hosts = (GCC._replace(version=(14, 2, 0)), GCC._replace(path="/usr/bin/g++-12"))
    here = toolchain(cuda((12, 4), newest_gcc=13), torch("2.5.1", cuda="12.4"), hosts)

    made = plan(BINDING, KERNEL, here=here)

    assert made.steps[0].tool == "/usr/bin/g++"
    assert "-ccbin=/usr/bin/g++-12" in reasons(made, "csrc/op.cu")


def test_host_bound_does_not_matter_without_cuda_sources() -> None:
    gcc = GCC._replace(version=(16, 0, 0))

    assert plan(BINDING, here=toolchain(CUDA_13, TORCH, (gcc,))).steps[0].tool == gcc.path


def test_missing_torch_is_refused_where_it_is_included_and_only_there() -> None:
    here = toolchain(CUDA_13)._replace(torch=Missing("torch", "there is none"))

    assert refused(BINDING, here=here).cause == "build-isolation-no-torch"
    assert plan(KERNEL, here=here).steps


def test_missing_headers_of_python_are_told_before_the_compile() -> None:
    here = toolchain(CUDA_13)
    here = here._replace(python=here.python._replace(has_headers=False))

    assert refused(BINDING, here=here).cause == "missing-python-dev-headers"


# ---- what is written from it


def test_plan_says_what_it_was_built_with_in_strings() -> None:
    made = plan(BINDING, KERNEL, GEMM)

    assert made.build_note["torch"] == "2.13.0"
    assert made.build_note["archs"] == "8.0 9.0 9.0a"
    assert "/" not in made.build_note["flags"]
    assert len(made.build_note["sources"]) == 64


def test_editors_read_how_each_source_is_compiled() -> None:
    made = plan(BINDING, KERNEL)

    entries = json.loads(compile_commands(made))

    assert [entry["file"] for entry in entries] == ["csrc/op.cpp", "csrc/op.cu"]
    assert entries[0]["arguments"] == list(made.steps[0].command())


@pytest.mark.skipif(shutil.which("ninja") is None, reason="there is no ninja")
@pytest.mark.compiler
def test_ninja_reads_the_plan(tmp_path: Path) -> None:
    made = plan(BINDING._replace(path="csrc/op $1: b.cpp"), KERNEL)
    (tmp_path / "csrc").mkdir()
    for name in ("op $1: b.cpp", "op.cu"):
        (tmp_path / "csrc" / name).touch()
    (tmp_path / "build" / "opwright").mkdir(parents=True)
    (tmp_path / "build" / "opwright" / "stamp.s").touch()
    (tmp_path / "build.ninja").write_text(ninja(made))

    done = subprocess.run(
        ["ninja", "-n", "-v"], cwd=tmp_path, capture_output=True, text=True, check=True
    )

    assert "'csrc/op $1: b.cpp'" in done.stdout
    assert "-DTORCH_EXTENSION_NAME=_C" in done.stdout
