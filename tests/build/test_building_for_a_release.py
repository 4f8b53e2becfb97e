"""`opwright build --torch 2.5.1`, which is not installed: its headers out of a wheel, kept for the next time."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from opwright.cli.main import main
from opwright.facts.elf.binary import read_binary_file
from opwright.facts.torch.published import published_headers

CHECK = """#pragma once
#include <string>
namespace c10 { namespace detail {
void torchCheckFail(const char*, const char*, unsigned, const std::string&);
}}
"""
NEWER = "namespace c10 { struct SymInt { bool sym_eq_slow_path(const SymInt&) const; }; }\n"
"""A function that torch 2.9 has first."""
VERSION = "#define TORCH_VERSION_MAJOR {}\n#define TORCH_VERSION_MINOR {}\n#define TORCH_VERSION_PATCH {}\n"
OP = """#include <c10/check.h>
extern "C" void check(bool good) { if (!good) c10::detail::torchCheckFail("f", "op.cpp", 1, "no"); }
"""
PYBIND11 = "#define PYBIND11_VERSION_MAJOR 2\n"
INTERNALS = b"\0" * 3_000_000 + b"__pybind11_internals_v4_gcc_libstdcpp_cxxabi1011__\0"


def wheel(folder: Path, version: str, *, headers: bool = True) -> None:
    """Write a wheel of torch as far as its headers go, which is where pip would look."""
    path = folder / f"torch-{version}-cp311-none-manylinux1_x86_64.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("torch/lib/libtorch_python.so", INTERNALS)
        if headers:
            include = "torch/include"
            archive.writestr(f"{include}/c10/check.h", CHECK + NEWER)
            archive.writestr(f"{include}/pybind11/detail/common.h", PYBIND11)
            archive.writestr(
                f"{include}/torch/csrc/api/include/torch/version.h",
                VERSION.format(*version.split(".")),
            )


@pytest.fixture
def wheels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "wheels"
    folder.mkdir()
    wheel(folder, "2.5.1")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return folder


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wheels: Path) -> Path:
    folder = tmp_path / "project"
    (folder / "csrc").mkdir(parents=True)
    (folder / "csrc/op.cpp").write_text(OP)
    (folder / "pyproject.toml").write_text(
        '[tool.opwright]\nname = "ops._C"\nsources = ["csrc/*"]\n'
    )
    monkeypatch.chdir(folder)
    monkeypatch.delenv("CXX", raising=False)
    assert wheels.is_dir()
    return folder


@pytest.mark.compiler
@pytest.mark.parametrize("named", ["2.5.1", "2.5"])
def test_release_is_built_for_by_the_headers_of_its_wheel(
    project: Path, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["build", str(project), "--torch", named]) == 0, capsys.readouterr().err

    (library,) = project.glob("build/opwright/*/_C*.so")
    binary = read_binary_file(library)
    assert binary.needed[0] == "libc10.so"
    assert "_ZN3c106detail14torchCheckFailEPKcS2_jRKSs" in binary.requires  # with the old strings


@pytest.mark.compiler
def test_symbol_that_the_release_lacks_refuses_the_library(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/more.cpp").write_text(
        "#include <c10/check.h>\n"
        'extern "C" bool same(const c10::SymInt& x) { return x.sym_eq_slow_path(x); }\n'
    )

    assert main(["build", str(project), "--torch", "2.5.1"]) == 1

    assert "no library defines c10::SymInt::sym_eq_slow_path" in capsys.readouterr().err
    assert not list(project.glob("build/opwright/*/_C*"))


@pytest.mark.compiler
def test_releases_that_the_project_claims_are_checked_besides(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(f'{text}torch = "2.5..2.7"\n')

    assert main(["build", str(project), "--torch", "2.5.1"]) == 1

    assert (
        "does not load in torch releases that the project supports: 2.7.0"
        in capsys.readouterr().err
    )


def test_plan_says_where_the_headers_are_from(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["build", str(project), "--torch", "2.5.1", "--explain"]) == 0

    printed = capsys.readouterr()
    assert printed.err == "fetching the headers of torch 2.5.1 from the package index (cached)\n"
    told = " ".join(printed.out.split())
    assert "--torch 2.5.1 is not installed: headers of torch-2.5.1-cp311" in told
    assert "linked against stub libraries" in told


def test_release_without_a_wheel_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", str(project), "--torch", "2.6.0"]) == 1

    told = " ".join(capsys.readouterr().out.split())
    assert "--torch 2.6.0 is not installed" in told


def test_headers_are_fetched_once(wheels: Path) -> None:
    place, name = published_headers("2.5.1")
    next(wheels.iterdir()).unlink()

    assert published_headers("2.5.1") == (place, name)
    assert (Path(place) / "torch/include/c10/check.h").read_text() == CHECK + NEWER
    assert (Path(place) / "torch/pybind11-abi.txt").read_text() == "_gcc_libstdcpp_cxxabi1011"


def test_wheel_without_headers_leaves_nothing_in_the_cache(wheels: Path, tmp_path: Path) -> None:
    from opwright.errors import UnreadableInputError  # noqa: PLC0415

    next(wheels.iterdir()).unlink()
    wheel(wheels, "2.5.1", headers=False)

    with pytest.raises(UnreadableInputError, match="0 bytes of headers"):
        published_headers("2.5.1")

    assert [path.name for path in (tmp_path / "cache/opwright/torch").iterdir()] == ["2.5.1.lock"]


def test_what_a_killed_fetch_left_is_removed(wheels: Path, tmp_path: Path) -> None:
    half = tmp_path / "cache/opwright/torch/unfinished-2.5.1-killed/torch/include"
    half.mkdir(parents=True)
    assert wheels.is_dir()

    place, _ = published_headers("2.5.1")

    assert not half.exists()
    assert (Path(place) / "torch/include/c10/check.h").is_file()


def test_processes_that_come_at_the_same_time_fetch_once(wheels: Path) -> None:
    code = "from opwright.facts.torch.published import published_headers as p; print(p('2.5.1')[0])"
    assert wheels.is_dir()

    def fetch(_: int) -> str:
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        )
        return done.stdout

    with ThreadPoolExecutor(2) as threads:
        places = set(threads.map(fetch, range(2)))

    assert len(places) == 1
    (place,) = places
    assert (Path(place.strip()) / "torch/include/c10/check.h").is_file()


@pytest.mark.network
def test_headers_of_a_real_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    place, name = published_headers("2.5.1")

    assert name.startswith("torch-2.5.1-cp")
    assert (Path(place) / "torch/include/torch/csrc/api/include/torch/all.h").is_file()
    assert (Path(place) / "torch/pybind11-abi.txt").read_text() == "_gcc_libstdcpp_cxxabi1011"
