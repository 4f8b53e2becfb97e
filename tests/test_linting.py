"""The verb `lint` on files, folders and archives."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from opwright.causes import all_causes, cause_names
from opwright.cli import main
from opwright.linting import lint

BROKEN = "#include <torch/extension.h>\ntypedef half fp8;\nvoid run(at::Tensor x) { f(x.data_ptr<fp8>()); }\n"
CHECKED = 'void f(at::Tensor x) {\n  AT_CHECK(x.is_cuda(), "größer");\n}\n'
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _found(*paths: str) -> list[tuple[str, str]]:
    return [(f.cause.name, f.evidence.where) for f in lint(paths).findings]


def test_line_and_column_are_those_of_the_call(project: Path) -> None:
    (project / "op.cu").write_text(BROKEN)

    assert _found(".") == [("half-type-instantiation", "op.cu:3:30")]
    assert _found("op.cu") == [("half-type-instantiation", "op.cu:3:30")]


def test_typedef_of_an_included_file_is_followed(project: Path) -> None:
    (project / "types.h").write_text('#pragma once\n#include "op.h"\ntypedef half fp8;\n')
    (project / "op.h").write_text('#include "types.h"\n')
    (project / "op.cu").write_text(BROKEN.replace("typedef half fp8;", '#include "op.h"'))

    assert _found("op.cu") == _found(".") == [("half-type-instantiation", "op.cu:3:30")]


@pytest.mark.parametrize("folder", ["third_party/lib", "cuda/cub-1.8.0"])
def test_what_others_wrote_is_left_out_unless_named(project: Path, folder: str) -> None:
    carried = project / folder
    carried.mkdir(parents=True)
    (carried / "op.cu").write_text(BROKEN)

    assert _found(".") == []
    assert len(_found(folder)) == 1


def test_bound_of_the_build_script_is_the_target(project: Path) -> None:
    (project / "op.cpp").write_text("void f() { AutoNoGIL no_gil; }\n")
    (project / "setup.py").write_text('setup(install_requires=["torch<2.2"])\n')

    assert _found("op.cpp") == []
    assert len(lint(["op.cpp"], lint([]).target._replace(torch="2.2")).findings) == 1


def test_source_of_another_framework_is_none_of_torch(project: Path) -> None:
    for folder in ("csrc/torch", "csrc/parrots"):
        (project / folder).mkdir(parents=True)
        (project / folder / "op.cpp").write_text(CHECKED)
    script = "if KIND {} 'parrots':\n    files = glob('./csrc/parrots/*.cpp')\n"

    (project / "setup.py").write_text(script.format("=="))
    assert _found(".") == [("removed-torch-api", "csrc/torch/op.cpp:2:3")]

    (project / "setup.py").write_text(script.format("!="))
    assert len(_found(".")) == 2


def test_sdist_is_read_in_place(project: Path) -> None:
    (project / "op.cu").write_text(BROKEN)
    with tarfile.open("op-1.0.tar.gz", "w:gz") as archive:
        archive.add("op.cu", "op-1.0/csrc/op.cu")

    assert _found("op-1.0.tar.gz") == [
        ("half-type-instantiation", "op-1.0.tar.gz/op-1.0/csrc/op.cu:3:30")
    ]


def test_sdist_without_the_sources_that_its_script_lists(project: Path) -> None:
    (project / "setup.py").write_text(
        "import torch\nsetup(ext_modules=[CUDAExtension('op', ['csrc/op.cpp', 'csrc/cuda/op.cu'])])\n"
    )
    with tarfile.open("op-1.0.tar.gz", "w:gz") as archive:
        archive.add("setup.py", "op-1.0/setup.py")
    missing = ("git-submodule-missing", "op-1.0.tar.gz/op-1.0/setup.py:2:41")

    assert missing in _found("op-1.0.tar.gz")

    (project / "op.cpp").write_text("int op;\n")
    with tarfile.open("op-1.0.tar.gz", "w:gz") as archive:
        archive.add("setup.py", "op-1.0/setup.py")
        archive.add("op.cpp", "op-1.0/csrc/op.cpp")

    assert missing not in _found("op-1.0.tar.gz")


def test_what_cmake_includes_belongs_to_the_build(project: Path) -> None:
    (project / "cmake").mkdir()
    (project / "CMakeLists.txt").write_text(
        "project(op CUDA)\ninclude(${MODULES}/Setup.cmake)\nadd_library(op SHARED op.cu)\n"
    )
    (project / "cmake" / "Setup.cmake").write_text('include(Flags)\ninclude("Setup.cmake")\n')
    kernel = "__global__ void cut(float* x) { x[0] = std::max(x[0], 0.f); }\n"
    (project / "op.cu").write_text(kernel)
    flags = project / "cmake" / "Flags.cmake"

    flags.write_text("set(CMAKE_CUDA_FLAGS --expt-relaxed-constexpr)\n")
    assert _found(".") == []

    flags.write_text("set(CMAKE_CUDA_FLAGS -O3)\n")
    assert _found(".") == [("missing-relaxed-constexpr", "op.cu:1:40")]


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
    if is_archive:
        with tarfile.open("op.tar.gz", "w:gz") as archive:
            archive.add("op")

    name = "op.tar.gz" if is_archive else "op"

    assert (
        "git-submodule-missing",
        f"{'op.tar.gz/' if is_archive else ''}op/CMakeLists.txt:2:18",
    ) in _found(name)
    assert len([cause for cause, _ in _found(name) if cause == "git-submodule-missing"]) == 1


# ---- several cores


_ON_CORES = """
import json, os, sys
from opwright.linting import lint
os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: int(sys.argv[1])])
found = lint(["."])
told = [(f.message, f.evidence, f.fix) for f in found.findings], found.unreadable
print(json.dumps([repr(told), "concurrent.futures.process" in sys.modules]))
"""


@pytest.mark.skipif(len(os.sched_getaffinity(0)) == 1, reason="there is one core")
def test_several_processes_find_what_one_does(project: Path) -> None:
    much = "void run(at::Tensor x) { f(x.data_ptr<float>()); }\n" * 250
    for number in range(40):
        (project / f"op{number}.cu").write_text(BROKEN + much)
    (project / "bad.cu").write_bytes(b"x.data_ptr<half>(); // \xff\n")
    command = [sys.executable, "-c", _ON_CORES]
    (one, was_alone), (two, was_not) = (
        json.loads(subprocess.check_output([*command, str(cores)])) for cores in (1, 2)
    )

    assert one == two
    assert (one.count("does not exist"), one.count("it is not UTF-8")) == (40, 1)
    assert (was_alone, was_not) == (False, True)


# ---- what a project says against findings


def test_comment_with_a_reason_is_heeded(project: Path, capsys: Captured) -> None:
    (project / "op.cu").write_text(
        BROKEN.rstrip("\n")
        + "  // opwright: ignore[half-type-instantiation] because torch is patched\n"
    )

    assert main(["lint"]) == 0
    assert "1 more ignored" in capsys.readouterr().out


def test_comment_on_its_own_line_speaks_of_the_next(project: Path) -> None:
    comment = "// opwright: ignore[half-type-instantiation] because torch is patched\n"
    (project / "op.cu").write_text(BROKEN.replace("void run", f"{comment}void run"))

    assert _found(".") == []


@pytest.mark.parametrize("rest", ["", " because", " because ", " it is fine"])
def test_comment_without_a_reason_does_not_count(
    project: Path, capsys: Captured, rest: str
) -> None:
    (project / "op.cu").write_text(
        BROKEN.rstrip("\n") + f"  // opwright: ignore[half-type-instantiation]{rest}\n"
    )

    assert main(["lint"]) == 1
    assert "op.cu:3: this ignore does not count" in capsys.readouterr().err


def test_comment_on_another_cause_is_not_heeded(project: Path) -> None:
    (project / "op.cu").write_text(
        BROKEN.rstrip("\n") + "  // opwright: ignore[hip-ldg-half] because of that\n"
    )

    assert len(_found(".")) == 1


def test_diff_is_one_that_patch_takes(project: Path, capsys: Captured) -> None:
    (project / "op.cpp").write_bytes(b'void f() {\r\n\tAT_CHECK(true, "\x1b");\r\n}\r\n')

    assert main(["lint", "--diff"]) == 1

    told = capsys.readouterr().out
    assert '-\tAT_CHECK(true, "\\x1b");\r\n+\tTORCH_CHECK(true, "\\x1b");\r\n }\r\n' in told


def test_baseline_lasts_when_lines_are_put_in_and_tells_what_is_new(
    project: Path, capsys: Captured
) -> None:
    (project / "op.cu").write_text(BROKEN)
    assert main(["lint", "--write-baseline", "old.json"]) == 0
    (project / "op.cu").write_text("\n\n" + BROKEN)
    assert main(["lint", "--baseline", "old.json"]) == 0
    (project / "op.cu").write_text(
        "\n\n" + BROKEN + "void g(at::Tensor y) { y.data_ptr<half>(); }\n"
    )

    assert main(["lint", "--baseline", "old.json"]) == 1
    assert "op.cu:6:26" in capsys.readouterr().out


def test_baseline_holds_from_wherever_it_is_linted(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "csrc").mkdir()
    (project / "csrc" / "op.cu").write_text(BROKEN)
    assert main(["lint", "--write-baseline", "old.json"]) == 0

    assert main(["lint", str(project), "--baseline", str(project / "old.json")]) == 0
    monkeypatch.chdir(project / "csrc")
    assert main(["lint", "op.cu", "--baseline", "../old.json"]) == 0
    assert main(["lint", "op.cu", "--write-baseline", "../old.json"]) == 0
    monkeypatch.chdir(project)
    assert main(["lint", "--baseline", "old.json"]) == 0


def test_ignore_of_no_cause_is_told(project: Path, capsys: Captured) -> None:
    (project / "op.cu").write_text(
        BROKEN.replace(
            " }\n", " } // opwright: ignore[half-type-instantation] because it is patched\n"
        )
    )

    assert main(["lint"]) == 1
    told = capsys.readouterr().err
    assert "op.cu:3: no cause is called 'half-type-instantation'" in told
    assert "the nearest is 'half-type-instantiation'" in told


@pytest.mark.parametrize(
    ("arguments", "example"),
    [
        (["--cuda", "cu130"], "13.0"),
        (["--compiler", "clamg-19"], "clang-19"),
        (["--gpu", "sm_90a,H100"], "sm_90a or gfx942"),
    ],
)
def test_target_that_is_none_is_refused(
    project: Path, capsys: Captured, arguments: list[str], example: str
) -> None:
    (project / "op.cu").write_text(BROKEN)

    assert main(["lint", *arguments]) == 2
    assert f"something like {example}" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--cuda", "13.0"],
        ["--cuda", "12"],
        ["--compiler", "g++-13"],
        ["--gpu", "sm_90a,gfx90a:xnack+"],
    ],
)
def test_target_is_taken_as_people_write_it(project: Path, arguments: list[str]) -> None:
    (project / "op.cu").write_text(BROKEN)

    assert main(["lint", *arguments]) == 1


def test_broken_baseline_cannot_be_read(project: Path) -> None:
    (project / "old.json").write_text("[")

    assert main(["lint", "--baseline", "old.json"]) == 3


# ---- repairs


@pytest.mark.parametrize("newline", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["plain", "BOM"])
def test_safe_repair_keeps_all_else_and_is_done_once(
    project: Path, newline: str, mark: str
) -> None:
    path = project / "op.cpp"
    path.write_bytes((mark + CHECKED.replace("\n", newline)).encode())
    path.chmod(0o640)
    wanted = (mark + CHECKED.replace("AT_CHECK", "TORCH_CHECK").replace("\n", newline)).encode()

    assert main(["lint", "--fix"]) == 0
    assert path.read_bytes() == wanted
    assert path.stat().st_mode & 0o777 == 0o640
    written = path.stat().st_mtime_ns
    assert main(["lint", "--fix"]) == 0
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (wanted, written)
    assert [p.name for p in project.iterdir()] == ["op.cpp"]


def test_repair_to_review_wants_unsafe(project: Path) -> None:
    path = project / "op.cu"
    path.write_text(BROKEN)

    assert main(["lint", "--fix"]) == 1
    assert path.read_text() == BROKEN
    assert main(["lint", "--fix", "--unsafe"]) == 0
    assert "f(reinterpret_cast<fp8*>(x.data_ptr<at::Half>()));" in path.read_text()
    assert main(["lint"]) == 0


def test_diff_shows_and_writes_nothing(project: Path, capsys: Captured) -> None:
    (project / "op.cpp").write_text(CHECKED)

    assert main(["lint", "--diff"]) == 1
    told = capsys.readouterr().out
    assert '-  AT_CHECK(x.is_cuda(), "größer");' in told
    assert '+  TORCH_CHECK(x.is_cuda(), "größer");' in told
    assert (project / "op.cpp").read_text() == CHECKED


def test_unsafe_alone_is_used_wrongly(project: Path) -> None:  # noqa: ARG001 - to be elsewhere
    assert main(["lint", "--unsafe"]) == 2


def test_unknown_release_is_used_wrongly(project: Path) -> None:  # noqa: ARG001
    assert main(["lint", "--torch", "99.0"]) == 2


# ---- reports


def test_text_has_the_line_and_a_caret(project: Path, capsys: Captured) -> None:
    (project / "op.cu").write_text(BROKEN)
    main(["lint"])

    lines = capsys.readouterr().out.splitlines()
    source = next(i for i, line in enumerate(lines) if "void run" in line)
    assert lines[source] == "   | void run(at::Tensor x) { f(x.data_ptr<fp8>()); }"
    assert lines[source + 1] == "   |                              ^^^^^^^^^^^^^^^"


def test_json_has_where_and_edits(project: Path, capsys: Captured) -> None:
    (project / "op.cu").write_text(BROKEN)
    main(["lint", "--format", "json"])

    finding = json.loads(capsys.readouterr().out)["findings"][0]
    assert finding["evidence"][0]["where"] == "op.cu:3:30"
    assert finding["fix"]["safety"] == "review"
    assert finding["fix"]["edits"] == [
        {
            "path": "op.cu",
            "start": {"line": 3, "column": 28},
            "end": {"line": 3, "column": 45},
            "text": "reinterpret_cast<fp8*>(x.data_ptr<at::Half>())",
        }
    ]


def test_sarif_has_the_region_and_the_repair(project: Path, capsys: Captured) -> None:
    (project / "op.cu").write_text(BROKEN)
    main(["lint", "--format", "sarif"])

    run = json.loads(capsys.readouterr().out)["runs"][0]
    result = run["results"][0]
    region = result["locations"][0]["physicalLocation"]["region"]
    assert (region["startLine"], region["startColumn"], region["endColumn"]) == (3, 30, 45)
    assert result["fixes"][0]["artifactChanges"][0]["replacements"][0]["insertedContent"]


def test_github_has_line_and_column(project: Path, capsys: Captured) -> None:
    (project / "op.cu").write_text(BROKEN)
    main(["lint", "--format", "github"])

    assert capsys.readouterr().out.startswith(
        "::error file=op.cu,line=3,col=30,endColumn=45,title="
    )


def test_build_requirement_is_the_target_where_nothing_else_is_said(project: Path) -> None:
    (project / "op.cpp").write_text(
        "#include <torch/extension.h>\nvoid f() { AutoNoGIL no_gil; }\n"
    )
    (project / "pyproject.toml").write_text("[build-system]\nrequires = ['torch == 2.1.0']\n")

    assert _found("op.cpp") == []
    (project / "pyproject.toml").write_text("[build-system]\nrequires = ['torch == 2.2.0']\n")
    assert _found("op.cpp") == [("removed-torch-api", "op.cpp:2:12")]


@pytest.mark.parametrize(
    ("setup", "is_heeded"),
    [
        (None, True),
        ("setup(install_requires=open('requirements.txt'))\n", True),
        ("setup()\n", False),
    ],
)
@pytest.mark.parametrize("is_archive", [False, True])
def test_requirements_are_the_target_where_nothing_else_says_it(
    project: Path, setup: str | None, *, is_heeded: bool, is_archive: bool
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

    found = _found("op.tar.gz" if is_archive else "op")

    assert ("removed-torch-api" in dict(found)) is not is_heeded


def test_requirements_above_count_where_the_nearest_say_nothing(project: Path) -> None:
    nested = project / "lab" / "op"
    nested.mkdir(parents=True)
    with tarfile.open("lab.tar.gz", "w:gz") as archive:
        (nested / "op.cpp").write_text("void f() { AutoNoGIL no_gil; }\n")
        (nested / "requirements.txt").write_text("torch\n")
        (project / "lab" / "requirements.txt").write_text("torch==2.1.0+cu118\n")
        archive.add("lab")

    assert _found("lab.tar.gz") == []


def test_what_cmake_writes_is_left_out(project: Path) -> None:
    for folder in ("cmake-build-release", "_deps", "csrc"):
        (project / folder).mkdir()
        (project / folder / "op.cu").write_text(BROKEN)

    assert _found(".") == [("half-type-instantiation", "csrc/op.cu:3:30")]


def test_names_of_all_causes_are_known_without_an_import_of_them() -> None:
    assert cause_names() == {cause.name for cause in all_causes()}


def test_file_full_of_the_same_mistake_is_told_of_to_a_bound(project: Path) -> None:
    head = "import triton\nimport triton.language as tl\n@triton.jit\ndef gate(x):\n"
    (project / "gate.py").write_text(head + "    tl.math.tanh(x)\n" * 2000)

    assert len(_found("gate.py")) == 500
