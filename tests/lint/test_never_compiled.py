"""What no build of a project compiles is not linted; what one may compile is."""

from __future__ import annotations

from pathlib import Path

import pytest

from opwright.verbs.lint.linting import lint

_OP = """\
#include <torch/extension.h>
__global__ void add(float* x) { x[threadIdx.x] += 1; }
void run(at::Tensor x) { add<<<1, 32>>>(x.data_ptr<float>()); }
"""
_SETUP = """\
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension
setup(name="op", ext_modules=[CUDAExtension("op", {sources})], cmdclass={{"build_ext": BuildExtension}})
"""


def _found_in(folder: Path) -> set[str]:
    """Return the files under `folder` of which a launch on the default stream is told."""
    return {
        Path(file.path).relative_to(folder).as_posix()
        for file in lint(folder).files
        if any(finding.cause.name == "launch-on-default-stream" for finding in file.findings)
    }


def _project(folder: Path, sources: str, *names: str, **others: str) -> None:
    (folder / "setup.py").write_text(_SETUP.format(sources=sources))
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(_OP)
    for name, text in others.items():
        (folder / f"{name}.py").write_text(text)


@pytest.mark.parametrize(
    ("sources", "copy"),
    [
        ("['csrc/op.cu']", "csrc/op_backup.cu"),
        ("['csrc/op.cu']", "csrc/temp/op.cu"),
        ("['csrc/bind.cpp', *glob('csrc/*_v2.cu'), 'csrc/op.cu']", "csrc/op_v1.cu"),
    ],
)
def test_an_old_copy_that_the_lists_of_sources_leave_out_is_not_linted(
    tmp_path: Path, sources: str, copy: str
) -> None:
    _project(tmp_path, sources, "csrc/op.cu", copy)
    assert _found_in(tmp_path) == {"csrc/op.cu"}


@pytest.mark.parametrize(
    "sources",
    [
        "['csrc/op.cu', *glob('csrc/*')]",
        "['csrc/op.cu', *glob('csrc/*.c*')]",
        "['csrc/op.cu', *glob('csrc/*.cu')]",
        "['csrc/op.cu', *(f'csrc/{name}.cu' for name in NAMES)]",
        "['csrc/op.cu', 'csrc/' + name + '.cu']",
        "['csrc/op.cu', *(f'csrc/{f}' for f in os.listdir('csrc'))]",
        "sources",
        "['bind.cpp']",
    ],
)
def test_a_source_that_a_build_may_take_is_linted(tmp_path: Path, sources: str) -> None:
    _project(tmp_path, sources, "csrc/op.cu", "csrc/other.cu")
    assert _found_in(tmp_path) == {"csrc/op.cu", "csrc/other.cu"}


def test_a_source_that_another_one_includes_or_python_loads_is_linted(tmp_path: Path) -> None:
    _project(
        tmp_path,
        "['csrc/op.cu']",
        "csrc/op.cu",
        "csrc/part.cu",
        "csrc/later.cu",
        jit="op = load('later', [os.path.join(here, 'csrc', 'later.cu')])\n",
    )
    (tmp_path / "csrc" / "whole.cpp").write_text('#include "part.cu"\n')
    assert _found_in(tmp_path) == {"csrc/op.cu", "csrc/part.cu", "csrc/later.cu"}


def test_of_the_same_sources_for_several_releases_of_torch_the_latest_are_linted(
    tmp_path: Path,
) -> None:
    _project(tmp_path, "sources", "ops-pytorch-1.4.0/op.cu", "ops-pytorch-1.10.0/op.cu")
    assert _found_in(tmp_path) == {"ops-pytorch-1.10.0/op.cu"}


def test_a_text_for_a_generator_is_no_source(tmp_path: Path) -> None:
    _project(tmp_path, "sources", "op.cu")
    (tmp_path / "template.cu").write_text(_OP.replace("{", "{{").replace("}", "}}"))
    assert _found_in(tmp_path) == {"op.cu"}


def test_a_hip_source_that_hipify_puts_in_the_place_of_a_cuda_one_is_linted(tmp_path: Path) -> None:
    names = ("csrc/cuda/op.cu", "csrc/cuda/op.hip", "csrc/hip/op.hip", "csrc/cuda/other.hip")
    _project(tmp_path, "['csrc/cuda/op.cu']", *names)

    assert _found_in(tmp_path) == set(names[:-1])
