"""`opwright build` as it is typed: real compilers, and a torch of one function."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from building.torch_of_one_function import built, library
from opwright.cli.main import main
from opwright.facts.elf.binary import read_binary_file
from opwright.verbs.audit.origin.build_note import build_note_of

pytestmark = pytest.mark.compiler


def test_module_is_built_and_imported(project: Path, torch: Path) -> None:
    assert built(project, torch) == 0

    binary = read_binary_file(library(project))
    assert binary.modules == ("_C",)
    assert binary.needed[0] == "libc10.so"
    loaded = subprocess.run(
        [sys.executable, "-c", "import _C; print(_C.__name__)"],
        cwd=library(project).parent,
        env={**os.environ, "LD_LIBRARY_PATH": str(torch / "lib")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert loaded.stdout == "_C\n"


@pytest.mark.parametrize("header", ["torch/torch.h", "torch/csrc/Device.h"])
def test_header_of_torch_that_includes_python_brings_its_headers_and_torchs_bindings(
    project: Path, torch: Path, header: str
) -> None:
    (project / "csrc/op.cpp").write_text(
        f"#include <{header}>\nvoid* device() {{ return THPDevice_New(); }}\n"
    )

    assert built(project, torch) == 0

    assert "libtorch_python.so" in read_binary_file(library(project)).needed


def test_headers_in_a_folder_that_a_flag_names_are_followed(project: Path, torch: Path) -> None:
    (project / "inc").mkdir()
    (project / "inc/all.h").write_text("#include <torch/torch.h>\n")
    (project / "csrc/more.cpp").write_text(
        "#include <all.h>\nvoid* d() { return THPDevice_New(); }\n"
    )
    with (project / "pyproject.toml").open("a") as settings:
        settings.write('cxx-flags = ["-I", "inc"]\n')

    assert built(project, torch) == 0


def test_stamp_says_what_it_was_built_with(project: Path, torch: Path) -> None:
    built(project, torch)

    stamp = build_note_of(read_binary_file(library(project)))

    assert stamp["torch"] == "2.13.0"
    assert stamp["compiler"].startswith(("GCC", "clang"))
    assert "-std=c++20" in stamp["flags"]
    assert len(stamp["sources"]) == 64


def test_second_build_does_nothing(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    built(project, torch)
    before = library(project).stat().st_mtime_ns
    capsys.readouterr()

    assert built(project, torch) == 0

    assert library(project).stat().st_mtime_ns == before
    assert capsys.readouterr().err == ""


def test_symbol_that_torch_has_not_is_named_with_its_source_and_the_library_gets_no_name(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/half.cpp").write_text(
        "#include <ATen/core/TensorBase.h>\nstruct __half;\n"
        "#define JOINED(a, b) a##b\n"
        'extern "C" void* data(const at::TensorBase& x) { return x.data_ptr<JOINED(__, half)>(); }\n'
    )

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert "half-type-instantiation" in printed.out
    assert "no library defines __half* at::TensorBase::data_ptr<__half>() const" in printed.err
    assert "needed by csrc/half.cpp" in printed.err
    assert "in data" in printed.err
    assert not list(project.glob("build/opwright/*/*.so*"))


def test_what_lint_is_certain_of_is_told_before_a_compiler_runs(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = project / "csrc/half.cpp"
    source.write_text(
        "#include <ATen/core/TensorBase.h>\nstruct __half;\nnamespace at { struct Half; }\n"
        'extern "C" void* data(const at::TensorBase& x) { return x.data_ptr<__half>(); }\n'
    )

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert printed.out.startswith("half-type-instantiation")
    assert "csrc/half.cpp:4:" in printed.out
    assert "no compiler was started" in printed.err
    assert not list(project.glob("build/**/*.o"))


def test_what_lint_finds_under_a_condition_stops_a_build_only_where_the_project_fulfils_it(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/old.cpp").write_text("#ifdef WITH_THC\n#include <THC/THC.h>\n#endif\n")

    assert built(project, torch) == 0
    assert "note: csrc/old.cpp:2:11: removed-torch-api" in capsys.readouterr().err

    settings = project / "pyproject.toml"
    settings.write_text(f'{settings.read_text()}defines = ["WITH_THC"]\n')
    assert built(project, torch) == 1
    assert "no compiler was started" in capsys.readouterr().err


def test_module_of_another_name_is_refused_until_it_is_given_the_right_one(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (project / "csrc/op.cpp").read_text()
    (project / "csrc/op.cpp").write_text(text.replace("PyInit__C", "PyInit_other"))

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert printed.out.startswith("missing-module-init")
    assert "PyInit__C" in printed.out
    assert not list(project.glob("build/opwright/*/*.so*"))
    (project / "csrc/op.cpp").write_text(text)
    assert built(project, torch) == 0


def test_limited_api_is_held_to_until_it_is_left_out(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/more.cpp").write_text(
        '#include <Python.h>\nextern "C" PyObject** _PyObject_GetDictPtr(PyObject*);\n'
        "PyObject** use(PyObject* x) { return _PyObject_GetDictPtr(x); }\n"
    )
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(f'{text}defines = ["Py_LIMITED_API=0x030A0000"]\n')

    assert built(project, torch) == 1

    printed = " ".join(capsys.readouterr().out.split())
    assert printed.startswith("python-abi-mismatch")
    assert "_PyObject_GetDictPtr" in printed
    assert "drop Py_LIMITED_API" in printed
    (project / "pyproject.toml").write_text(text)
    assert built(project, torch) == 0


def test_module_for_every_python_is_named_so(project: Path, torch: Path) -> None:
    with (project / "pyproject.toml").open("a") as settings:
        settings.write('defines = ["Py_LIMITED_API=0x030A0000"]\n')

    assert built(project, torch) == 0

    assert library(project).name == "_C.abi3.so"


def test_function_of_the_driver_resolves_where_the_project_says_that_it_links_libcuda(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/driver.cpp").write_text(
        'extern "C" int cuInit(unsigned);\nint init() { return cuInit(0); }\n'
    )

    assert built(project, torch) == 1
    assert "missing-libcuda-link" in capsys.readouterr().out
    with (project / "pyproject.toml").open("a") as settings:
        settings.write('libraries = ["cuda"]\n')

    assert built(project, torch) == 0
    assert "libcuda.so.1" in read_binary_file(library(project)).needed


def test_own_function_that_nothing_defines_is_named(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/more.cpp").write_text(
        "void launch(float*);\nvoid run(float* x) { launch(x); }\n"
    )

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert "own-source-not-built" in printed.out
    assert "no library defines launch(float*)" in printed.err


def test_symbols_that_flags_of_the_link_leave_to_the_loader_may_be_undefined(
    project: Path, torch: Path
) -> None:
    (project / "csrc/calls.cpp").write_text(
        'extern "C" void theirs();\nvoid call() { theirs(); }\n'
    )
    assert built(project, torch) == 1

    settings = project / "pyproject.toml"
    flags = 'link-flags = ["-Wl,--unresolved-symbols=ignore-all"]\n'
    settings.write_text(f"{settings.read_text()}{flags}")

    assert built(project, torch) == 0


def test_release_that_is_claimed_and_lacks_a_symbol_refuses_the_library(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(f'{text}torch = "2.5..2.13"\n')

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert "releases that the project supports: 2.5.0" in printed.err
    assert "cxx11-abi-mismatch" in printed.out


def headers_of(torch: Path, version: str) -> Path:
    """Leave of a torch its headers alone, as those of a release."""
    shutil.rmtree(torch / "lib")
    (torch / "version.py").write_text(f"__version__ = '{version}'\n")
    return torch


def test_release_that_is_not_installed_is_built_for_by_its_headers(
    project: Path, torch: Path
) -> None:
    assert built(project, headers_of(torch, "2.7.1")) == 0

    binary = read_binary_file(library(project))
    assert "libc10.so" in binary.needed
    assert build_note_of(binary)["torch"] == "2.7.1"


def test_headers_of_a_release_with_the_old_strings_are_compiled_with_them(
    project: Path, torch: Path
) -> None:
    assert built(project, headers_of(torch, "2.5.1")) == 0

    wanted = read_binary_file(library(project)).requires
    assert "_ZN3c106detail14torchCheckFailEPKcS2_jRKSs" in wanted


def test_symbol_that_the_release_has_not_is_named_by_its_headers_too(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/half.cpp").write_text(
        "#include <ATen/core/TensorBase.h>\nstruct __half;\n"
        'extern "C" void* data(const at::TensorBase& x) { return x.data_ptr<__half>(); }\n'
    )

    assert built(project, headers_of(torch, "2.7.1")) == 1

    assert "half-type-instantiation" in capsys.readouterr().out


def test_compile_that_fails_is_diagnosed(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/more.cpp").write_text("#include <cusparse.h>\n")

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert "csrc/more.cpp:1:10: fatal error: cusparse.h" in printed.err
    assert printed.out.startswith("missing-cuda-header")


def test_failure_without_a_known_cause_says_so(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/more.cpp").write_text("int x = ;\n")

    assert built(project, torch) == 4

    assert "no known cause" in capsys.readouterr().out


def test_dry_run_prints_commands_and_makes_nothing(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert built(project, torch, "--dry-run") == 0

    assert "-DTORCH_EXTENSION_NAME=_C" in capsys.readouterr().out
    assert not (project / "build").exists()


def test_explain_gives_each_flag_a_reason(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert built(project, torch, "--explain") == 0

    assert "torch 2.13.0 was built with" in " ".join(capsys.readouterr().out.split())


def test_plan_is_told_as_json(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert built(project, torch, "--dry-run", "--format", "json") == 0

    told = json.loads(capsys.readouterr().out)
    assert (told["version"], told["name"]) == (1, "ops._C")
    assert {step["kind"] for step in told["steps"]} == {"compile", "link"}
    assert all(flag["because"] for step in told["steps"] for flag in step["flags"])


def test_plan_is_written_for_ninja_and_editors(project: Path, torch: Path) -> None:
    built(project, torch)

    folder = library(project).parent
    assert "csrc/op.cpp" in (folder / "build.ninja").read_text()
    assert json.loads((folder / "compile_commands.json").read_text())[0]["file"] == "csrc/op.cpp"


def test_refusal_is_the_finding_of_its_cause(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CXX", "g++-99")

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert printed.out.startswith("missing-host-compiler")
    assert "CXX is set to g++-99" in printed.out


def test_torch_that_is_not_here_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", str(project), "--torch", "1.99"]) == 1

    assert "--torch 1.99 is neither a directory nor a known release" in " ".join(
        capsys.readouterr().out.split()
    )


def test_verbose_prints_the_commands(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert built(project, torch, "--verbose") == 0

    assert "-DTORCH_EXTENSION_NAME=_C" in capsys.readouterr().err


def test_debug_information_is_split_off_and_found_again(project: Path, torch: Path) -> None:
    if not shutil.which("objcopy"):
        pytest.skip("there is no objcopy")

    assert built(project, torch, "--split-debug") == 0

    path = library(project)
    debug = path.with_name(f"{path.name}.debug")

    def sections(file: Path) -> str:
        return subprocess.check_output(["readelf", "-SW", file], text=True)

    assert ".debug_info" not in sections(path)
    assert ".gnu_debuglink" in sections(path)
    assert ".debug_info" in sections(debug)


def test_debug_build_has_assertions_and_symbols(project: Path, torch: Path) -> None:
    (project / "csrc/more.cpp").write_text("#ifdef NDEBUG\n#error a release build\n#endif\n")

    assert built(project, torch) == 4
    assert built(project, torch, "--debug") == 0

    assert b".debug_info" in library(project).read_bytes()


def test_what_compilers_write_in_between_is_kept(project: Path, torch: Path) -> None:
    assert built(project, torch, "--keep") == 0

    assert list(library(project).parent.rglob("*.ii"))
