"""Build scripts that came into an sdist with the sources of others, and that nobody runs."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest
from linted import found_in

_OLD = (
    "from setuptools import setup\nfrom torch.utils.cpp_extension import CUDAExtension\n"
    "setup(ext_modules=[CUDAExtension('grid', ['grid.cu'], extra_compile_args=['-std=c++14'])])\n"
)
_SOURCE = "#include <torch/extension.h>\nvoid f(at::Tensor x) {}\n"


@pytest.mark.parametrize("is_archive", [False, True])
@pytest.mark.parametrize(
    ("metadata", "setup", "is_run"),
    [
        ("PKG-INFO", "setup(name='op')\n", False),
        (
            "PKG-INFO",
            "for name in ('grid',):\n    run(f'{name}/setup.py')\nsetup(name='op')\n",
            True,
        ),
        ("README.md", "setup(name='op')\n", True),
    ],
)
def test_script_below_that_of_an_sdist_is_not_linted(
    project: Path, metadata: str, setup: str, *, is_run: bool, is_archive: bool
) -> None:
    grid = project / "op-1.0" / "op" / "grid"
    grid.mkdir(parents=True)
    (project / "op-1.0" / metadata).write_text("Name: op\n")
    (project / "op-1.0" / "setup.py").write_text(f"from setuptools import setup\n{setup}")
    (grid / "setup.py").write_text(_OLD)
    (grid / "grid.cu").write_text(_SOURCE)
    if is_archive:
        with tarfile.open("op.tar.gz", "w:gz") as archive:
            archive.add("op-1.0")

    found = found_in("op.tar.gz" if is_archive else "op-1.0")

    assert ("cxx-standard-too-old" in dict(found)) is is_run


@pytest.mark.parametrize(
    ("comment", "is_built"),
    [
        ("# Only there for code completion in an IDE.", False),
        ("# NOTE: use this only to debug", False),
        ("# Only Linux is supported.", True),
    ],
)
def test_cmake_that_says_it_builds_nothing(project: Path, comment: str, *, is_built: bool) -> None:
    script = (
        "find_package(Torch REQUIRED)\nset(CMAKE_CXX_STANDARD 14)\nadd_library(op SHARED op.cu)\n"
    )
    (project / "CMakeLists.txt").write_text(f"{comment}\n{script}")
    (project / "op.cu").write_text(_SOURCE)

    assert ("cxx-standard-too-old" in dict(found_in("."))) is is_built


_ASKS = (
    "from pathlib import Path\nfrom setuptools import setup\nfrom torch.utils.cpp_extension import CUDAExtension\n"
    "sources = Path(__file__).parent / 'csrc'\nmodules = []\n{test}:\n"
    "    modules.append(CUDAExtension('op', [str(sources / 'op.cu')], extra_compile_args=['-std=c++14']))\n"
    "setup(name='op', ext_modules=modules)\n"
)


@pytest.mark.parametrize(
    ("test", "source", "is_built"),
    [
        ("if sources.is_dir()", None, False),
        ("import os\nif os.path.exists(sources)", None, False),
        ("if sources.is_dir()", "csrc/op.cu", True),
        ("if sources.is_dir()", "op/op.cu", True),
        ("if True", None, True),
    ],
)
def test_setup_py_that_looks_for_sources_which_an_sdist_lacks(
    project: Path, test: str, source: str | None, *, is_built: bool
) -> None:
    (project / "PKG-INFO").write_text("Name: op\n")
    (project / "setup.py").write_text(_ASKS.replace("{test}", test))
    if source:
        (project / source).parent.mkdir()
        (project / source).write_text(_SOURCE)
    found = dict(found_in("."))
    assert bool(found) is is_built
