"""`audit --require`: one property decides the exit status."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from program import FORMATS, run_here, run_program
from tiny_elf import shared_library
from tiny_macho import dylib
from tiny_pe import dll

SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"  # in 2.1 and 2.2
ONLY_IN_2_8 = "_ZN2at4_ops15_fused_rms_norm4callERKNS_6TensorElS4_d"
SHIM = "torch_call_dispatcher"  # from 2.10 on
TORCH = ("libtorch.so", "libc10_cuda.so")


def _library(*requires: str, needed: tuple[str, ...] = TORCH) -> bytes:
    return shared_library(needed=needed, requires=requires)


def _wheel(folder: Path, libraries: Mapping[str, bytes], tag: str = "py3-none") -> str:
    path = folder / f"op-1.0-{tag}-manylinux_2_28_x86_64.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in libraries.items():
            archive.writestr(name, data)
        archive.writestr("op-1.0.dist-info/METADATA", "Name: op\nVersion: 1.0\n")
    return str(path)


@pytest.mark.parametrize(
    ("requirement", "library", "status"),
    [
        ("torch-stable", _library(SHIM), 0),
        ("torch-stable", _library(ONLY_IN_2_8), 1),
        ("loads=2.8", _library(ONLY_IN_2_8), 0),
        ("loads=2.8..2.9", _library(ONLY_IN_2_8), 1),
        ("loads=2.10..2.15", _library(SHIM), 0),
        ("loads=2.1", _library(SET_DEVICE), 1),  # built for 2.1 or 2.2: unproven
        ("loads=2.8", _library(ONLY_IN_2_8, needed=(*TORCH, "libcuda.so.1")), 0),
        ("loads=2.8", _library("memcpy", needed=("libc.so.6",)), 0),
        ("abi3", _library("PyErr_SetString", "PyModule_Create2"), 0),
        ("abi3", _library("PyErr_SetString", "_PyObject_GetDictPtr"), 1),
    ],
)
def test_status_says_whether_it_holds(
    requirement: str, library: bytes, status: int, tmp_path: Path
) -> None:
    wheel = _wheel(tmp_path, {"op/_C.so": library})

    assert run_here("audit", "--require", requirement, wheel).returncode == status


@pytest.mark.parametrize(
    ("names", "told", "outside"),
    [
        (["PyErr_SetString"], "abi3-ok: needs only names of CPython's limited API", []),
        (
            ["PyErr_SetString", "_PyObject_GetDictPtr"],
            "not abi3: needs _PyObject_GetDictPtr, outside CPython's limited API",
            ["_PyObject_GetDictPtr"],
        ),
        ([], "", None),
    ],
)
def test_what_a_module_needs_of_cpython_is_told_without_being_required(
    names: list[str], told: str, outside: list[str] | None, tmp_path: Path
) -> None:
    wheel = _wheel(tmp_path, {"op/_C.so": _library(SHIM, *names)})

    shown = " ".join(run_program("audit", wheel).stdout.split())
    document = json.loads(run_program("audit", "--format", "json", wheel).stdout)

    assert told in shown
    assert ("Python " in shown) is bool(names)
    assert document["artifacts"][0]["binaries"][0]["outside_limited_api"] == outside


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["PyErr_SetString"], "abi3-ok: needs only names of CPython's limited API"),
        (["_PyObject_GetDictPtr"], "not abi3: needs _PyObject_GetDictPtr, outside"),
        (
            ["PyInstanceMethod_New", "_PyObject_GetDictPtr"],
            "not abi3: needs PyInstanceMethod_New, ",
        ),
    ],
)
def test_a_lone_library_tells_it_too(names: list[str], shown: str, tmp_path: Path) -> None:
    library = tmp_path / "_C.so"
    library.write_bytes(_library(SHIM, *names))

    assert shown in run_program("audit", str(library)).stdout


def test_what_needs_no_verdict_is_judged_of_a_dll_that_has_none(tmp_path: Path) -> None:
    path = tmp_path / "op-1.0-cp311-cp311-win_amd64.whl"
    module = dll(imports={"c10_cuda.dll": ["?x@cuda@c10@@YAXXZ"], "python3.dll": ["PyLong_AsLong"]})
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("op/_C.pyd", module)

    ran = [
        run_here("audit", "--require", requirement, str(path)).returncode
        for requirement in ("torch-stable", "abi3", "loads=2.8")
    ]

    assert ran == [1, 0, 3]


def test_a_release_that_there_is_not_for_a_system_is_not_judged(tmp_path: Path) -> None:
    library = tmp_path / "_C.so"
    library.write_bytes(dylib(imports={"@rpath/libc10.dylib": ["x"]}, machine="x86_64"))

    ran = run_program("audit", "--require", "loads=2.8", str(library))

    assert ran.returncode == 3
    assert "PyPI has no torch 2.8 for macosx_x86_64" in " ".join(ran.stdout.split())


def test_other_findings_do_not_matter(tmp_path: Path) -> None:
    wheel = _wheel(tmp_path, {"op/_C.so": _library(ONLY_IN_2_8)})  # without Requires-Dist: torch

    assert run_here("audit", wheel).returncode == 1
    assert run_program("audit", "--require", "loads=2.8", wheel).returncode == 0


def test_each_artifact_and_each_requirement_counts(tmp_path: Path) -> None:
    for name in ("good", "bad"):
        (tmp_path / name).mkdir()
    good = _wheel(tmp_path / "good", {"op/_C.so": _library(SHIM)})
    bad = _wheel(tmp_path / "bad", {"op/_C.so": _library(ONLY_IN_2_8)})
    stable = ("--require", "torch-stable")

    assert run_here("audit", *stable, good).returncode == 0
    assert run_here("audit", *stable, good, bad).returncode == 1
    assert run_here("audit", *stable, "--require", "loads=2.8", good).returncode == 1
    assert run_here("audit", *stable, good, str(tmp_path / "none.whl")).returncode == 3
    assert run_here("audit", "--jobs", "1", *stable, good, bad).returncode == 1


def test_what_could_not_be_judged_is_status_3(tmp_path: Path) -> None:
    windows = {"op/_C.pyd": b"MZ" + bytes(62)}
    wheel = _wheel(tmp_path, {**windows, "op/_C.so": b"\x7fELF"})
    outside = _wheel(tmp_path, {"op/_C.so": _library(SHIM)}, tag="cp310-abi3")

    assert run_here("audit", "--require", "abi3", wheel).returncode == 3
    narrowed = run_here("audit", "--require", "loads=2.8..2.11", "--torch", "2.10", outside)
    assert narrowed.returncode == 3
    assert "not judged in 2.8.0..2.9.1" in " ".join(narrowed.stdout.split())


def test_abi3_names_what_is_outside_and_a_name_for_one_cpython(tmp_path: Path) -> None:
    private = _library("_PyObject_GetDictPtr")
    named = _library("PyErr_SetString")
    wheel = _wheel(tmp_path, {"op/a.so": private, "op/b.cpython-311-x86_64-linux-gnu.so": named})

    document = json.loads(run_here("audit", "--require", "abi3", "--format", "json", wheel).stdout)

    (required,) = document["artifacts"][0]["required"]
    assert (required["requirement"], required["holds"]) == ("abi3", False)
    assert required["reasons"] == [
        "op/a.so: needs _PyObject_GetDictPtr, outside the limited API",
        "op/b.cpython-311-x86_64-linux-gnu.so: abi3-ok by its symbols, but named for cp311 alone",
    ]


@pytest.mark.parametrize("form", [*FORMATS, "jsonl"])
def test_every_format_has_the_answer(form: str, tmp_path: Path) -> None:
    deep = "operators/torch/torch-2.8/lib/liboperators_torch.so"  # alone on its line of the text
    wheel = _wheel(tmp_path, {deep: _library(ONLY_IN_2_8)})

    ran = run_here("audit", "--format", form, "--require", "torch-stable", wheel)

    assert ran.returncode == 1
    assert "torch-stable" in ran.stdout
    text = " ".join(ran.stdout.replace("&#x27;", "'").replace("\\", "").split())
    assert "C++ interface" in text


@pytest.mark.parametrize("requirement", ["stable", "loads", "loads=", "loads=7.0"])
def test_unknown_requirement_is_refused(requirement: str, tmp_path: Path) -> None:
    ran = run_here("audit", "--require", requirement, str(tmp_path))

    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr
