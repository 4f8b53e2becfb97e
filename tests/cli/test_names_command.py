"""Names on the command line: `explain` says where they live, `releases diff` what changed between two releases."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from program import run_here
from tiny_elf import shared_library

from opwright.cli.main import main
from opwright.knowledge.torch_releases.symbols.releases import database

Captured = pytest.CaptureFixture[str]


def test_a_name_is_explained(capsys: Captured) -> None:
    assert main(["explain", "AT_CHECK"]) == 0

    assert capsys.readouterr().out == (
        "AT_CHECK: macro, torch\n"
        "  declared in  c10/util/Exception.h\n"
        "  releases     1.0 to 1.4; 1.0 is the oldest that is indexed; removed in 1.5\n"
        "  arguments    1+; 0+ since 1.2\n"
        "  instead      TORCH_CHECK\n"
    )


def test_a_name_by_way_of_another_scope_is_available(capsys: Captured) -> None:
    assert main(["explain", "at::cuda::getCurrentCUDAStream"]) == 0

    first = capsys.readouterr().out.splitlines()[0]
    assert first == "at::cuda::getCurrentCUDAStream: available in torch 1.0 to 2.15"


def test_a_name_as_json(capsys: Captured) -> None:
    assert main(["explain", "cudaThreadSynchronize", "--format", "json"]) == 0

    (name,) = json.loads(capsys.readouterr().out)["names"]
    assert (name["domain"], name["last"], name["gone"]) == ("cuda", "12.9", "13.0")
    assert name["instead"] == "cudaDeviceSynchronize"


def test_names_near_an_unknown_one_are_told(capsys: Captured) -> None:
    assert main(["explain", "PyArray_FromAnny"]) == 2

    assert "'PyArray_FromAny'" in capsys.readouterr().err


def test_differences_of_two_releases(capsys: Captured, project: Path) -> None:
    (project / "op.cpp").write_text("#include <ATen/core/Dimname.h>\nat::DimnameList names();\n")

    assert main(["releases", "diff", "2.12", "2.13", "--format", "json"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert main(["releases", "diff", "2.12", "2.13", "--uses", "op.cpp"]) == 0
    used = capsys.readouterr().out

    assert (whole["old"], whole["new"]) == ("2.12.1", "2.13.0")
    removed = {change["name"] for change in whole["names"][0]["removed"]}
    assert {"at::Dimname", "ATen/core/Dimname.h"} <= removed
    assert "all_dimname" in whole["operators"]["removed"]
    assert {"name": "c10::TensorImpl", "size": "184 to 176 bytes"} in whole["layouts"]
    assert "at::DimnameList" in used
    assert "at::DimnameIterator" not in used


def test_symbols_that_are_gone_and_which_of_them_a_library_asks_for(
    capsys: Captured, project: Path
) -> None:
    assert main(["releases", "diff", "2.12", "2.13", "--format", "json"]) == 0
    removed = [one["name"] for one in json.loads(capsys.readouterr().out)["symbols"]["removed"]]
    known = database("x86_64")

    had, has = (1 << known.all_versions.index(version) for version in ("2.12.1", "2.13.0"))
    assert removed
    assert all(
        known.exported_in(name) & had and not known.exported_in(name) & has for name in removed
    )
    (project / "op.so").write_bytes(
        shared_library(requires=[removed[0], "_ZN2at3cpu16is_avx2_supportedEv"])
    )
    assert main(["releases", "diff", "2.12", "2.13", "--uses", "op.so", "--format", "json"]) == 0
    used = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in used["symbols"]["removed"]] == removed[:1]
    assert not any(changes["removed"] for changes in used["names"])
    (project / "op.so").write_bytes(shared_library(requires=["puts"]))
    assert main(["releases", "diff", "2.12", "2.13", "--uses", "op.so"]) == 0
    assert "gone" not in capsys.readouterr().out


def test_differences_as_markdown(capsys: Captured) -> None:
    assert main(["releases", "diff", "2.14", "2.15", "--format", "markdown"]) == 0

    assert capsys.readouterr().out.startswith("# torch 2.14.1 to 2.15.0\n\n## ")
    assert main(["releases", "diff", "2.14", "9.9"]) == 2


def test_name_that_is_nested_deeper_than_any_is_unknown() -> None:
    for name in ("torch." + "a." * 5000 + "b", "::" * 3000 + "b"):
        told = run_here("explain", name)

        assert told.returncode == 2
        assert "unknown cause or name" in told.stderr
