"""The verb `lint` on files, folders and archives: what is read, for which torch, and what is found where."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from linted import BROKEN, CHECKED, found_in

from opwright.causes.engine.registry import find_cause
from opwright.verbs.lint.linting import lint

# ---- what is read


def test_line_and_column_are_those_of_the_call(project: Path) -> None:
    (project / "op.cu").write_text(BROKEN)

    assert found_in(".") == [("half-type-instantiation", "op.cu:3:30")]
    assert found_in("op.cu") == [("half-type-instantiation", "op.cu:3:30")]


def test_typedef_of_an_included_file_is_followed(project: Path) -> None:
    (project / "types.h").write_text('#pragma once\n#include "op.h"\ntypedef half fp8;\n')
    (project / "op.h").write_text('#include "types.h"\n')
    (project / "op.cu").write_text(BROKEN.replace("typedef half fp8;", '#include "op.h"'))

    assert found_in("op.cu") == found_in(".") == [("half-type-instantiation", "op.cu:3:30")]


@pytest.mark.parametrize("folder", ["third_party/lib", "cuda/cub-1.8.0"])
def test_what_others_wrote_is_left_out_unless_named(project: Path, folder: str) -> None:
    carried = project / folder
    carried.mkdir(parents=True)
    (carried / "op.cu").write_text(BROKEN)

    assert found_in(".") == []
    assert len(found_in(folder)) == 1


def test_what_is_in_submodules_is_the_projects_own_unless_git_fetches_it(project: Path) -> None:
    for folder in ("submodules/raster", "submodules/ssim", "lib/ssim"):
        (project / folder).mkdir(parents=True)
        (project / folder / "op.cu").write_text(BROKEN)
    assert [where for _, where in found_in(".")] == [
        f"{folder}/op.cu:3:30" for folder in ("lib/ssim", "submodules/raster", "submodules/ssim")
    ]

    (project / ".gitmodules").write_text(
        '[submodule "ssim"]\n\tpath = submodules/ssim\n[submodule "lib"]\n\tpath = lib/ssim\n'
    )
    assert [where for _, where in found_in(".")] == ["submodules/raster/op.cu:3:30"]


@pytest.mark.parametrize("channel", ["", "conda-forge::"])
@pytest.mark.parametrize("name", ["requirements.txt", "docs/h100-env.yml"])
def test_numpy_that_an_environment_pins_is_the_target(
    project: Path, name: str, channel: str
) -> None:
    (project / "product.py").write_text("from numpy import product\n")
    (project / "pyproject.toml").write_text("[project]\nname = 'op'\n")
    assert [cause for cause, _ in found_in(".")] == ["removed-numpy-api"]

    (project / "docs").mkdir()
    (project / name).write_text(f"dependencies:\n  - {channel}numpy=1.26.4=py311_0\n")
    assert found_in(".") == []


def test_source_of_another_framework_is_none_of_torch(project: Path) -> None:
    for folder in ("csrc/torch", "csrc/parrots"):
        (project / folder).mkdir(parents=True)
        (project / folder / "op.cpp").write_text(CHECKED)
    script = "if KIND {} 'parrots':\n    files = glob('./csrc/parrots/*.cpp')\n"

    (project / "setup.py").write_text(script.format("=="))
    assert found_in(".") == [("removed-torch-api", "csrc/torch/op.cpp:2:3")]

    (project / "setup.py").write_text(script.format("!="))
    assert len(found_in(".")) == 2


def test_sdist_is_read_in_place(project: Path) -> None:
    (project / "op.cu").write_text(BROKEN)
    with tarfile.open("op-1.0.tar.gz", "w:gz") as archive:
        archive.add("op.cu", "op-1.0/csrc/op.cu")

    assert found_in("op-1.0.tar.gz") == [
        ("half-type-instantiation", "op-1.0.tar.gz/op-1.0/csrc/op.cu:3:30")
    ]


def test_sdist_without_the_sources_that_its_script_lists(project: Path) -> None:
    (project / "setup.py").write_text(
        "import torch\nsetup(ext_modules=[CUDAExtension('op', ['csrc/op.cpp', 'csrc/cuda/op.cu'])])\n"
    )
    with tarfile.open("op-1.0.tar.gz", "w:gz") as archive:
        archive.add("setup.py", "op-1.0/setup.py")
    missing = ("source-file-missing", "op-1.0.tar.gz/op-1.0/setup.py:2:41")
    other = ("source-file-missing", "op-1.0.tar.gz/op-1.0/setup.py:2:56")

    assert missing in found_in("op-1.0.tar.gz")

    (project / "op.cpp").write_text("int op;\n")
    with tarfile.open("op-1.0.tar.gz", "w:gz") as archive:
        archive.add("setup.py", "op-1.0/setup.py")
        archive.add("op.cpp", "op-1.0/csrc/op.cpp")

    assert other in found_in("op-1.0.tar.gz")
    assert missing not in found_in("op-1.0.tar.gz")

    with tarfile.open("op-1.0.tar.gz", "w:gz") as archive:
        archive.add("setup.py", "op-1.0/setup.py")
        archive.add("op.cpp", "op-1.0/csrc/op.cpp")
        archive.add("op.cpp", "op-1.0/csrc/cuda/op.cu")

    assert not {missing, other} & set(found_in("op-1.0.tar.gz"))


def test_what_cmake_includes_belongs_to_the_build(project: Path) -> None:
    (project / "cmake").mkdir()
    (project / "CMakeLists.txt").write_text(
        "project(op CUDA)\ninclude(${MODULES}/Setup.cmake)\nadd_library(op SHARED op.cu)\n"
    )
    (project / "cmake" / "Setup.cmake").write_text('include(Flags)\ninclude("Setup.cmake")\n')
    kernel = "__global__ void cut(float* x) { x[0] = std::max(x[0], 0.f); }\n"
    (project / "op.cu").write_text(kernel)
    flags = project / "cmake" / "Flags.cmake"

    def found() -> list[str]:
        by_name = [find_cause("missing-relaxed-constexpr")]
        return [one.evidence.where for one in lint(["."], causes=by_name).findings]

    flags.write_text("set(CMAKE_CUDA_FLAGS --expt-relaxed-constexpr)\n")
    assert found() == []

    flags.write_text("set(CMAKE_CUDA_FLAGS -O3)\n")
    assert found() == ["op.cu:1:40"]
    assert found_in(".") == []  # it is told on request


@pytest.mark.parametrize("is_archive", [False, True])
def test_empty_folder_of_a_submodule_is_missed_and_a_full_one_is_not(
    project: Path, *, is_archive: bool
) -> None:
    (project / "op" / "third_party" / "fmt").mkdir(parents=True)
    full = project / "op" / "third_party" / "json" / "include" / "json.hpp"
    full.parent.mkdir(parents=True)
    full.touch()
    script = project / "op" / "CMakeLists.txt"
    script.write_text("add_subdirectory(third_party/json)\nadd_subdirectory(third_party/fmt)\n")
    (project / "op" / ".gitmodules").write_text("[submodule 'fmt']\n\tpath = third_party/fmt\n")
    if is_archive:
        with tarfile.open("op.tar.gz", "w:gz") as archive:
            archive.add("op")

    name = "op.tar.gz" if is_archive else "op"

    assert (
        "git-submodule-missing",
        f"{'op.tar.gz/' if is_archive else ''}op/CMakeLists.txt:2:18",
    ) in found_in(name)
    assert len([cause for cause, _ in found_in(name) if cause == "git-submodule-missing"]) == 1


@pytest.mark.parametrize(
    "written", ["Path(here) / '3rd/cutlass/include'", "here / '3rdparty' / 'cutlass' / 'include'"]
)
def test_a_submodule_by_way_of_pathlib_is_missed(project: Path, written: str) -> None:
    op = project / "op"
    folder = "3rdparty" if "3rdparty" in written else "3rd"
    op.mkdir(exist_ok=True)
    (op / "op.cu").write_text("#include <cute/tensor.hpp>\n")
    (op / "setup.py").write_text(
        f"dirs = [{written}]\nsetup(ext_modules=[CUDAExtension('op', ['op.cu'], include_dirs=dirs)])\n"
    )
    (op / ".gitmodules").write_text(f"[submodule 'cutlass']\n\tpath = {folder}/cutlass\n")
    assert ("git-submodule-missing", "op/setup.py:1:9") in found_in("op")

    (op / folder / "cutlass" / "include").mkdir(parents=True)
    (op / folder / "cutlass" / "include" / "x.h").touch()
    assert "git-submodule-missing" not in {cause for cause, _ in found_in("op")}


def test_what_cmake_writes_is_left_out(project: Path) -> None:
    for folder in ("cmake-build-release", "_deps", "csrc"):
        (project / folder).mkdir()
        (project / folder / "op.cu").write_text(BROKEN)

    assert found_in(".") == [("half-type-instantiation", "csrc/op.cu:3:30")]


def test_an_alias_that_numpy_has_again_is_told_beside_one_that_is_gone(project: Path) -> None:
    (project / "op.py").write_text("import numpy as np\nx = np.zeros(3, np.bool)\ny = np.int(3)\n")
    assert found_in("op.py") == [
        ("python-refuses-usage", "op.py:2:17"),
        ("removed-numpy-api", "op.py:3:5"),
    ]
    (project / "op.py").write_text("import numpy as np\nx = np.zeros(3, np.bool)\ny = int(3)\n")
    assert found_in("op.py") == []
    (project / "tests").mkdir()
    (project / "tests" / "run.py").write_text("import numpy as np\nprint(np.int(3))\n")
    assert found_in(".") == [("removed-numpy-api", "tests/run.py:2:7")]
    (project / "run.py").write_text("import numpy as np\nprint(np.int(3))\n")
    (project / "README.md").touch()
    assert ("python-refuses-usage", "op.py:2:17") in found_in(".")


# ---- what it is meant for


def test_bound_of_the_build_script_is_the_target(project: Path) -> None:
    (project / "op.cpp").write_text("void f() { AutoNoGIL no_gil; }\n")
    (project / "setup.py").write_text('setup(install_requires=["torch<2.2"])\n')

    assert found_in("op.cpp") == []
    assert len(lint(["op.cpp"], lint([]).target._replace(torch="2.2")).findings) == 1


def test_build_requirement_is_the_target_where_nothing_else_is_said(project: Path) -> None:
    (project / "op.cpp").write_text(
        "#include <torch/extension.h>\nvoid f() { AutoNoGIL no_gil; }\n"
    )
    (project / "pyproject.toml").write_text("[build-system]\nrequires = ['torch == 2.1.0']\n")

    assert found_in("op.cpp") == []
    (project / "pyproject.toml").write_text("[build-system]\nrequires = ['torch == 2.2.0']\n")
    assert found_in("op.cpp") == [("removed-torch-api", "op.cpp:2:12")]


@pytest.mark.parametrize(
    "setup", [None, "setup(install_requires=open('requirements.txt'))\n", "setup()\n"]
)
@pytest.mark.parametrize("is_archive", [False, True])
def test_requirements_are_the_target_where_nothing_else_says_it(
    project: Path, setup: str | None, *, is_archive: bool
) -> None:
    tree = project / "op"
    tree.mkdir()
    (tree / "op.cpp").write_text("void f() { AutoNoGIL no_gil; }\n")
    (tree / "requirements.txt").write_text("numpy\ntriton==2.1.0  # that of torch 2.1\n")
    if setup:
        (tree / "setup.py").write_text(setup)
    if is_archive:
        with tarfile.open("op.tar.gz", "w:gz") as archive:
            archive.add("op")

    found = found_in("op.tar.gz" if is_archive else "op")

    assert "removed-torch-api" not in dict(found)


@pytest.mark.parametrize(
    "name", ["requirements.txt", "requirements_gpu.txt", "server/requirements.txt"]
)
def test_torch_that_requirements_pin_is_the_target_where_no_metadata_says_it(
    project: Path, name: str
) -> None:
    kernels = project / "server" / "kernels"
    kernels.mkdir(parents=True)
    (kernels / "op.cpp").write_text("void f() { AutoNoGIL no_gil; }\n")
    (kernels / "setup.py").write_text("setup(name='op')\n")
    assert "removed-torch-api" in dict(found_in("."))

    (project / name).write_text("numpy\ntorch==2.1.0+cu118\n")
    assert found_in(".") == []


def test_requirements_above_count_where_the_nearest_say_nothing(project: Path) -> None:
    nested = project / "lab" / "op"
    nested.mkdir(parents=True)
    with tarfile.open("lab.tar.gz", "w:gz") as archive:
        (nested / "op.cpp").write_text("void f() { AutoNoGIL no_gil; }\n")
        (nested / "requirements.txt").write_text("torch\n")
        (project / "lab" / "requirements.txt").write_text("torch==2.1.0+cu118\n")
        archive.add("lab")

    assert found_in("lab.tar.gz") == []


# ---- how much of it


_ON_CORES = """
import json, os, sys
from opwright.verbs.lint.linting import lint
os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: int(sys.argv[1])])
found = lint(["."])
told = [(f.message, f.evidence, f.fix) for f in found.findings], found.unreadable
print(json.dumps([repr(told), "concurrent.futures.process" in sys.modules]))
"""


@pytest.mark.skipif(len(os.sched_getaffinity(0)) == 1, reason="there is one core")
def test_several_processes_find_what_one_does(project: Path) -> None:
    much = f"// {'much to read':90}\n" * 150
    for number in range(40):
        (project / f"op{number}.cu").write_text(BROKEN + much)
    (project / "bad.py").write_bytes(b"import triton.ops  # \xff\n")
    command = [sys.executable, "-c", _ON_CORES]
    (one, was_alone), (two, was_not) = (
        json.loads(subprocess.check_output([*command, str(cores)])) for cores in (1, 2)
    )

    assert one == two
    assert (one.count("does not exist"), one.count("not UTF-8")) == (40, 1)
    assert (was_alone, was_not) == (False, True)


def test_file_full_of_the_same_mistake_is_told_of_to_a_bound(project: Path) -> None:
    head = "import triton\nimport triton.language as tl\n@triton.jit\ndef gate(x):\n"
    (project / "gate.py").write_text(head + "    tl.math.tanh(x)\n" * 2000)

    assert len(found_in("gate.py")) == 500
