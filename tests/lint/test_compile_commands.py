"""compile_commands.json, as CMake, ninja and opwright write it, gives macros, include paths, GPUs and the toolkit."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from opwright.cli.main import main
from opwright.facts.sources.compile_commands import CompileCommand
from opwright.verbs.lint.configuration import Configuration
from opwright.verbs.lint.linting import lint_configured

HALF = "void f(at::Tensor x) { g(x.data_ptr<__half>()); }\n"
SOURCE = (
    "#include <torch/extension.h>\n#include <own/checks.h>\n#if WITH_HALF\n" + HALF + "#endif\n"
    'void h(at::Tensor x) { AT_CHECK(x.defined(), "none"); }\n'
)


def found(**given: object) -> set[str]:
    return {f.cause.name for f in lint_configured(["."], Configuration(given)).findings}


@pytest.fixture
def built(project: Path) -> Path:
    """Return a project whose build finds a header in a folder that nobody lints, which brings AT_CHECK, and leaves out a part of its source."""
    (project / ".deps" / "own").mkdir(parents=True)
    (project / ".deps" / "own" / "checks.h").write_text("#define AT_CHECK TORCH_CHECK\n")
    (project / "op.cpp").write_text(SOURCE)
    (project / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.18)\nproject(op CXX)\n"
        "add_library(op STATIC op.cpp)\ntarget_include_directories(op PRIVATE .deps)\n"
        "target_compile_definitions(op PRIVATE WITH_HALF=0)\n"
    )
    return project


def _entry(project: Path, *flags: str, compiler: str = "c++") -> str:
    arguments = [compiler, *flags, "-c", "op.cpp"]
    return json.dumps([{"directory": str(project), "file": "op.cpp", "arguments": arguments}])


@pytest.mark.parametrize(
    "at",
    [
        "compile_commands.json",
        "build/compile_commands.json",
        "build/release/compile_commands.json",
        "build/opwright/op-cp311-torch2.13.0/compile_commands.json",
    ],
)
def test_build_tells_macros_and_include_paths(built: Path, at: str) -> None:
    assert found() == {"half-type-instantiation", "removed-torch-api"}
    (built / at).parent.mkdir(parents=True, exist_ok=True)
    (built / at).write_text(_entry(built, "-DWITH_HALF=0", "-I", ".deps"))
    assert found() == set()
    (built / at).write_text(_entry(built, "-D", "WITH_HALF=1", f"-isystem{built}/.deps"))
    assert found() == {"half-type-instantiation"}


def test_named_database_must_be_one_and_a_found_one_may_be_in_the_making(
    built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (built / "compile_commands.json").write_text("[{")
    assert found() == {"half-type-instantiation", "removed-torch-api"}
    assert main(["lint", "--compile-commands", "compile_commands.json"]) == 3
    assert "compile_commands.json is not valid JSON" in capsys.readouterr().err
    (built / "other.json").write_text(_entry(built, "-DWITH_HALF=0", "-I.deps"))
    assert main(["lint", "--compile-commands", "other.json"]) == 0


def test_command_tells_gpus_toolkit_and_compiler() -> None:
    line = (
        "/usr/local/cuda-12.8/bin/nvcc -DA -DB=2 -ccbin=/usr/bin/g++-13 -gencode"
        " arch=compute_90a,code=sm_90a --generate-code=arch=compute_80,code=[compute_80,sm_80] -I deps"
    )

    command = CompileCommand("/src", tuple(line.split()))

    assert command.gpus == ("sm_90a", "sm_80")
    assert (command.cuda, command.compiler) == ("12.8", "gcc-13")
    assert command.values("defines") == ("A", "B=2")
    assert command.include_dirs == ("/src/deps",)
    assert CompileCommand("/", ("hipcc", "--offload-arch=gfx942")).gpus == ("gfx942",)


@pytest.mark.compiler
@pytest.mark.skipif(shutil.which("cmake") is None, reason="there is no cmake")
@pytest.mark.parametrize("generator", ["Unix Makefiles", "Ninja"])
def test_database_of_cmake_is_read(built: Path, generator: str) -> None:
    if generator == "Ninja" and shutil.which("ninja") is None:
        pytest.skip("there is no ninja")
    command = ["cmake", "-G", generator, "-B", "build", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"]
    subprocess.run(command, cwd=built, check=True, capture_output=True)

    assert found() == set()
