"""
`const_data_ptr<T>()` of torch 2.3 to 2.11, as clang 18 and newer spell it: no torch exports that name.

clang 19, with the headers and libraries of torch 2.5.1.
"""

from __future__ import annotations

import platform
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from five_failures.steps import HERE, Done, first_cause, library, linted, opwright, run, texts

CLANG = "clang++-19"

pytestmark = [
    pytest.mark.compiler,
    pytest.mark.network,
    pytest.mark.skipif(platform.machine() != "x86_64", reason="torch's libraries are for x86-64"),
    pytest.mark.skipif(
        shutil.which(CLANG) is None, reason=f"there is no {CLANG}: apt has clang-19"
    ),
]

CAUSE = "clang-template-mangling"
MEANT = ("--torch", "2.5.1", "--compiler", "clang-19")
NAME = "14const_data_ptrIlTnNSt9enable_ifI"


@pytest.fixture(scope="module")
def torch(fetched: Callable[[str, str], Path]) -> Path:
    fetched("libraries", "2.5.1")
    return fetched("include", "2.5.1")


def _compiled(compiler: str, folder: Path, torch: Path, *flags: str) -> Path:
    """Compile and link as setup.py does: nobody asks the linker for names that nobody has."""
    given = ("-shared", "-fPIC", "-O2", "-std=c++17", "-D_GLIBCXX_USE_CXX11_ABI=0", *flags)
    torchs = (f"-I{torch}/include", f"-L{torch}/lib", "-ltorch_cpu", "-lc10")
    done = run(compiler, "gather.cpp", "-o", "op.so", *given, *torchs, cwd=folder)
    assert (done.status, "error" in done.log) == (0, False), done.log
    return folder / "op.so"


def _loaded(path: Path, load: Path, torch: Path) -> Done:
    return run(load, torch / "lib" / "libtorch_cpu.so", path, cwd=path.parent)


def test_lint_names_the_line_before_anything_is_compiled(broken: Path) -> None:
    assert linted(broken, *MEANT) == {(CAUSE, "gather.cpp:8")}
    assert linted(broken, "--torch", "2.5.1", "--compiler", "gcc-12") == set()
    assert linted(broken, "--torch", "2.12", "--compiler", "clang-19") == set()


def test_clang_is_content_and_diagnose_names_what_the_loader_says(
    project: Path, torch: Path, load: Path
) -> None:
    done = _loaded(_compiled(CLANG, project, torch), load, torch)

    assert done.status != 0
    assert NAME in done.log
    assert first_cause(done.log, project) == CAUSE


def test_same_source_compiled_by_gcc_loads(project: Path, torch: Path, load: Path) -> None:
    assert _loaded(_compiled("g++", project, torch), load, torch).out == "last 2\ndone\n"


def test_build_has_clang_spell_it_as_gcc_does_and_says_why(
    broken: Path, torch: Path, load: Path
) -> None:
    explained = opwright("build", "--explain", "--torch", torch, cwd=broken, CXX=CLANG)
    built = opwright("build", "--torch", torch, cwd=broken, CXX=CLANG)

    assert "-fclang-abi-compat=17" in explained.out
    assert built.status == 0, built.log
    made = library(broken)
    assert made is not None
    assert _loaded(made, load, torch).out == "last 2\ndone\n"


def test_build_of_a_project_that_wants_the_newest_spelling_stops_before_there_is_a_library(
    project: Path, torch: Path
) -> None:
    with (project / "pyproject.toml").open("a") as settings:
        settings.write('cxx-flags = ["-fclang-abi-compat=latest"]\n')

    done = opwright("build", "--torch", torch, cwd=project, CXX=CLANG)

    assert done.status == 1
    assert done.out.startswith(CAUSE)
    assert NAME in done.log
    assert "needed by gather.cpp" in done.log
    assert library(project) is None


def test_flag_of_the_fix_lets_the_broken_project_load(
    project: Path, torch: Path, load: Path
) -> None:
    path = _compiled(CLANG, project, torch, "-fclang-abi-compat=17")

    assert _loaded(path, load, torch).out == "last 2\ndone\n"


def test_accessor_of_the_fix_loads_and_lint_is_silent(
    project: Path, torch: Path, load: Path
) -> None:
    source = project / "gather.cpp"
    source.write_text(source.read_text().replace("const_data_ptr<", "data_ptr<"))

    assert texts(project) == texts(HERE / "clang_mangling" / "fixed")
    assert linted(project, *MEANT) == set()
    assert _loaded(_compiled(CLANG, project, torch), load, torch).out == "last 2\ndone\n"
