"""`opwright lint` as a user meets it: what it is told, what it repairs, what it prints."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

import pytest
from linted import BROKEN, CHECKED
from other_user import NOBODY, as_nobody, needs_root

from opwright.cli.main import main

Captured = pytest.CaptureFixture[str]

# ---- targets


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


def test_unknown_release_is_used_wrongly(project: Path) -> None:  # noqa: ARG001
    assert main(["lint", "--torch", "99.0"]) == 2


# ---- repairs


@pytest.mark.parametrize("newline", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["plain", "BOM"])
def test_safe_repair_keeps_all_else_and_is_done_once(
    project: Path, newline: str, mark: str
) -> None:
    path = project / "op.cpp"
    path.write_bytes((mark + CHECKED.replace("\n", newline)).encode())
    path.chmod(0o640)
    with suppress(OSError, AttributeError):  # a file system or a system without them
        os.setxattr(path, "user.origin", b"here")
    attached = os.listxattr(path) if hasattr(os, "listxattr") else []
    wanted = (mark + CHECKED.replace("AT_CHECK", "TORCH_CHECK").replace("\n", newline)).encode()

    assert main(["lint", "--fix"]) == 0
    assert path.read_bytes() == wanted
    assert path.stat().st_mode & 0o777 == 0o640
    assert attached == (os.listxattr(path) if hasattr(os, "listxattr") else [])
    written = path.stat().st_mtime_ns
    assert main(["lint", "--fix"]) == 0
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (wanted, written)
    assert [p.name for p in project.iterdir()] == ["op.cpp"]


def test_repair_leaves_alone_what_is_not_plainly_meant(
    project: Path, tmp_path_factory: pytest.TempPathFactory, capsys: Captured
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "real.cpp"
    files = [elsewhere, project / "setuid.cpp", project / "setgid.cpp", project / "fixed.cpp"]
    modes = [0o644, 0o4755, 0o2755, 0o444]
    for path, mode in zip(files, modes, strict=True):
        path.write_text(CHECKED)
        path.chmod(mode)
    (project / "link.cpp").symlink_to(elsewhere)

    assert main(["lint", "--fix"]) == main(["lint", "--fix", "link.cpp"]) == 1

    assert [path.read_text() for path in files] == [CHECKED] * 4
    assert [path.stat().st_mode & 0o7777 for path in files] == modes
    told = capsys.readouterr().err
    assert f"link.cpp was not fixed: it is a link to {elsewhere}, which is outside" in told
    assert "setuid.cpp was not fixed: it has the set-user-ID or set-group-ID bit" in told
    assert "setgid.cpp was not fixed: it has the set-user-ID or set-group-ID bit" in told
    assert "fixed.cpp was not fixed: it is read-only" in told
    assert (project / "link.cpp").is_symlink()


def test_repair_follows_links_within_what_is_named(project: Path) -> None:
    (project / "src").mkdir()
    (project / "src" / "real.cpp").write_text(CHECKED)
    (project / "link.cpp").symlink_to("src/real.cpp")
    (project / "linked").symlink_to("src")
    (project / "outside.cpp").write_text(CHECKED)
    (project / "src" / "out").symlink_to("..")

    assert main(["lint", "--fix", "linked"]) == 0
    assert (project / "outside.cpp").read_text() == CHECKED
    assert "TORCH_CHECK" in (project / "src" / "real.cpp").read_text()

    (project / "src" / "real.cpp").write_text(CHECKED)
    assert main(["lint", "--fix"]) == 0
    assert "TORCH_CHECK" in (project / "src" / "real.cpp").read_text()
    assert (project / "link.cpp").is_symlink()


@needs_root
def test_repair_keeps_the_owner_and_skips_what_it_may_not_write(
    project: Path, capsys: Captured
) -> None:
    project.chmod(0o777)
    for name, owner in (("theirs.cpp", NOBODY), ("roots.cpp", 0)):
        (project / name).write_text(CHECKED)
        os.chown(name, owner, owner)

    assert as_nobody(lambda: main(["lint", "--fix", "roots.cpp"])) == 1
    assert (project / "roots.cpp").read_text() == CHECKED
    assert main(["lint", "--fix"]) == 0
    assert (project / "theirs.cpp").stat().st_uid == NOBODY
    assert capsys.readouterr().err == ""


def test_repair_to_review_wants_unsafe(project: Path) -> None:
    path = project / "op.cu"
    path.write_text(BROKEN)

    assert main(["lint", "--fix"]) == 1
    assert path.read_text() == BROKEN
    assert main(["lint", "--fix", "--unsafe"]) == 0
    assert "f(reinterpret_cast<fp8*>(x.data_ptr<at::Half>()));" in path.read_text()
    assert main(["lint"]) == 0


def test_unsafe_alone_is_used_wrongly(project: Path) -> None:  # noqa: ARG001 - to be elsewhere
    assert main(["lint", "--unsafe"]) == 2


def test_diff_shows_and_writes_nothing(project: Path, capsys: Captured) -> None:
    (project / "op.cpp").write_text(CHECKED)

    assert main(["lint", "--diff"]) == 1
    told = capsys.readouterr().out
    assert '-  AT_CHECK(x.is_cuda(), "größer");' in told
    assert '+  TORCH_CHECK(x.is_cuda(), "größer");' in told
    assert (project / "op.cpp").read_text() == CHECKED


def test_diff_is_one_that_patch_takes(project: Path, capsys: Captured) -> None:
    (project / "op.cpp").write_bytes(b'void f() {\r\n\tAT_CHECK(true, "\x1b");\r\n}\r\n')

    assert main(["lint", "--diff"]) == 1

    told = capsys.readouterr().out
    assert '-\tAT_CHECK(true, "\\x1b");\r\n+\tTORCH_CHECK(true, "\\x1b");\r\n }\r\n' in told


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


# ---- one problem, with its places


LAUNCHES = (
    "#include <torch/extension.h>\n__global__ void add(float* x) { x[0] += 1; }\n"
    "void run(at::Tensor x) {\n  add<<<1, 32>>>(x.data_ptr<float>());\n}\n"
    'PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("run", &run); }\n'
)


def test_fact_is_told_once_with_all_its_places(project: Path, capsys: Captured) -> None:
    for name in ("a.cpp", "b.cpp"):
        (project / name).write_text(CHECKED * 2)

    main(["lint", "--format", "json"])
    [finding] = json.loads(capsys.readouterr().out)["findings"]
    main(["lint", "--format", "sarif"])
    results = json.loads(capsys.readouterr().out)["runs"][0]["results"]
    main(["lint"])
    told = capsys.readouterr().out

    places = [f"{name}.cpp:{line}:3" for name in "ab" for line in (2, 5)]
    assert [evidence["where"] for evidence in finding["evidence"]] == places
    assert len(finding["fix"]["edits"]) == len(results) == 4
    assert told.count("removed-torch-api: ") == 1
    assert "also a.cpp:5\n" in told
    assert "also b.cpp:2, 5\n" in told
    assert "Found 1 problem at 4 places in 2 files" in told


ALL_OF_LAUNCHES = ("--extend-select", "kernel-launch-unchecked")


def test_what_one_launch_lacks_is_one_problem(project: Path, capsys: Captured) -> None:
    (project / "op.cu").write_text(LAUNCHES)

    main(["lint", *ALL_OF_LAUNCHES, "--format", "json"])
    [finding] = json.loads(capsys.readouterr().out)["findings"]
    main(["lint", *ALL_OF_LAUNCHES, "--statistics"])
    told = capsys.readouterr().out

    assert finding["cause"] in {"launch-on-default-stream", "missing-device-guard"}
    assert len({finding["cause"], *(other["cause"] for other in finding["related"])}) == 3
    assert [line.split()[0] for line in told.splitlines()[1:-1]] == ["1", "1", "1"]


def test_repairs_are_made_until_nothing_is_left_to_repair(project: Path, capsys: Captured) -> None:
    path = project / "op.cu"
    path.write_text(LAUNCHES * 2)

    main(["lint", *ALL_OF_LAUNCHES, "--diff", "--fix", "--unsafe"])
    shown = capsys.readouterr().out
    main(["lint", *ALL_OF_LAUNCHES, "--fix", "--unsafe"])
    once = path.read_text()
    main(["lint", *ALL_OF_LAUNCHES, "--fix", "--unsafe"])

    assert once == path.read_text()
    assert once.count("C10_CUDA_KERNEL_LAUNCH_CHECK();") == 2
    assert [line[1:] for line in shown.splitlines() if line.startswith("+ ")] == [
        line for line in once.splitlines() if line not in LAUNCHES.splitlines() and line[:1] == " "
    ]
