"""Compilers and toolkits, wherever they are; what is not there says why."""

from __future__ import annotations

from pathlib import Path

import pytest
from toolchains import nvcc, script

from opwright.facts.machine.toolchain import (
    cuda_toolkits,
    hip_compiler,
    host_compilers,
    launcher,
    python_target,
    read_cuda_toolkit,
    read_host_compiler,
)
from opwright.model.build.toolchain import CudaToolkit, HipCompiler, HostCompiler, Missing

BASE = "/usr/bin:/bin"


def test_toolkit_tells_its_release_its_architectures_and_the_compilers_it_takes(
    tmp_path: Path,
) -> None:
    nvcc(tmp_path, "11.8.89", gcc=11, clang_below=15)

    (found,) = cuda_toolkits({"CUDA_HOME": str(tmp_path), "PATH": "/nowhere"}, [])[:1]

    assert isinstance(found, CudaToolkit)
    assert (found.version, found.release, found.found_by) == ((11, 8), "11.8.89", "CUDA_HOME")
    assert (found.newest_gcc, found.newest_clang) == (11, 14)
    assert found.archs[0] == "sm_35"
    assert found.archs[-2:] == ("sm_89", "sm_90")


def test_headers_of_cccl_are_found_where_cuda_13_has_them(tmp_path: Path) -> None:
    nvcc(tmp_path, "13.0.88", gcc=15)
    header = tmp_path / "include/cccl/cuda/std/limits"
    header.parent.mkdir(parents=True)
    header.touch()

    (found,) = cuda_toolkits({"CUDA_HOME": str(tmp_path), "PATH": "/nowhere"}, [])[:1]

    assert isinstance(found, CudaToolkit)
    assert found.include_dirs == (f"{tmp_path}/include", f"{tmp_path}/include/cccl")


def test_cuda_home_comes_before_path_and_path_before_wheels(tmp_path: Path) -> None:
    nvcc(tmp_path / "home", "12.8.93", gcc=14)
    nvcc(tmp_path / "path", "12.4.131", gcc=13)
    nvcc(tmp_path / "site" / "nvidia" / "cu13", "13.0.88", gcc=15)
    environ = {"CUDA_HOME": str(tmp_path / "home"), "PATH": f"{tmp_path}/path/bin:{BASE}"}

    found = cuda_toolkits(environ, [str(tmp_path / "site")])

    releases = [one.release for one in found if isinstance(one, CudaToolkit)]
    assert releases[:3] == ["12.8.93", "12.4.131", "13.0.88"]


def test_toolkit_that_is_found_twice_is_told_once(tmp_path: Path) -> None:
    nvcc(tmp_path, "12.8.93", gcc=14)

    found = cuda_toolkits({"CUDA_HOME": str(tmp_path), "PATH": f"{tmp_path}/bin:{BASE}"}, [])

    assert len([one for one in found if getattr(one, "home", "") == str(tmp_path)]) == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [("segmentation fault", "prints no release"), (None, "does not exist")],
    ids=["babbles", "does not exist"],
)
def test_nvcc_that_does_not_answer_says_why(tmp_path: Path, text: str | None, why: str) -> None:
    if text:
        script(tmp_path / "bin" / "nvcc", text)

    found = read_cuda_toolkit(str(tmp_path / "bin" / "nvcc"), "CUDA_HOME")

    assert isinstance(found, Missing)
    assert why in found.why


def test_wheel_of_cuda_12_is_named_as_what_it_lacks(tmp_path: Path) -> None:
    script(tmp_path / "nvidia" / "cuda_nvcc" / "bin" / "ptxas", "ptxas")

    found = cuda_toolkits({"PATH": "/nowhere"}, [str(tmp_path)])

    assert isinstance(found[0], CudaToolkit) or "only ptxas, not nvcc" in found[0].why


@pytest.mark.parametrize(
    ("text", "kind", "version"),
    [
        ("13.3.0", "gcc", (13, 3, 0)),
        ("Ubuntu clang version 18.1.3 (1ubuntu1)\nTarget: x86_64", "clang", (18, 1, 3)),
    ],
)
def test_host_compiler_is_asked_what_it_is(
    tmp_path: Path, text: str, kind: str, version: tuple[int, ...]
) -> None:
    program = script(tmp_path / "c++", text)

    found = read_host_compiler(str(program), "CXX", {"PATH": BASE})

    assert isinstance(found, HostCompiler)
    assert (found.kind, found.version) == (kind, version)


def test_cxx_is_the_only_one_when_it_is_set_and_may_name_ccache(tmp_path: Path) -> None:
    script(tmp_path / "g++-13", "13.3.0")

    found = host_compilers({"CXX": "ccache g++-13 -m64", "PATH": f"{tmp_path}:{BASE}"})

    assert [(one.version, one.found_by) for one in found if isinstance(one, HostCompiler)] == [
        ((13, 3, 0), "CXX")
    ]


def test_cxx_that_names_no_program_is_missing_by_that_name() -> None:
    (found,) = host_compilers({"CXX": "g++-99", "PATH": BASE})

    assert found == Missing("g++-99", "CXX is set to g++-99, which is not executable")


def test_machine_without_compilers_says_where_was_looked() -> None:
    assert host_compilers({"PATH": "/nowhere"}) == (
        Missing("g++", "no g++, clang++ or c++ on PATH"),
    )


def test_hipcc_is_not_run_where_its_installation_has_its_version_in_a_file(tmp_path: Path) -> None:
    script(tmp_path / "bin" / "hipcc", "nobody asked me")
    (tmp_path / "share" / "hip").mkdir(parents=True)
    (tmp_path / "share" / "hip" / "version").write_text(
        "# made by cmake\nHIP_VERSION_MAJOR=6\nHIP_VERSION_MINOR=4\nHIP_VERSION_PATCH=43483\n"
    )

    found = hip_compiler({"ROCM_HOME": str(tmp_path)})

    assert isinstance(found, HipCompiler)
    assert found.version == (6, 4, 43483)


def test_hipcc_of_rocm_home_tells_its_version(tmp_path: Path) -> None:
    script(tmp_path / "bin" / "hipcc", "HIP version: 6.2.41133-dd7f95766\nAMD clang version 18.0.0")

    found = hip_compiler({"ROCM_HOME": str(tmp_path)})

    assert isinstance(found, HipCompiler)
    assert found.version == (6, 2, 41133)


def test_launcher_is_ccache_unless_it_is_switched_off(tmp_path: Path) -> None:
    ccache = script(tmp_path / "ccache", "ccache")

    assert launcher({"PATH": str(tmp_path)}) == str(ccache)
    assert launcher({"PATH": str(tmp_path), "OPWRIGHT_LAUNCHER": ""}) is None
    assert launcher({"PATH": "/nowhere"}) is None


def test_python_of_this_process_is_the_one_that_modules_are_for() -> None:
    found = python_target()

    assert found.tag.startswith("cp3")
    assert found.extension_suffix.endswith(".so")
    assert Path(found.executable).exists()


@pytest.mark.compiler
def test_compilers_of_this_machine_are_found() -> None:
    import os  # noqa: PLC0415

    found = host_compilers(dict(os.environ))

    assert isinstance(found[0], HostCompiler)
    assert found[0].version[0] >= 9
