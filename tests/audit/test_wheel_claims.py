"""Wheels built for the purpose, whose metadata says otherwise than their libraries: whole audits."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest
from packaging.utils import parse_wheel_filename
from tiny_elf import shared_library

import opwright
from opwright.model import Finding

SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"  # in 2.1 and 2.2
ONLY_IN_2_8 = "_ZN2at4_ops15_fused_rms_norm4callERKNS_6TensorElS4_d"
STABLE = "torch_call_dispatcher"  # from 2.10 on
NEW_STRINGS = (
    "_ZN3c106detail14torchCheckFailEPKcS2_jRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
)
CUDA = ("libc10_cuda.so", "libcudart.so.12")
CP311 = "cp311-cp311-linux_x86_64"


def _wheel(  # noqa: PLR0913 - each is one thing that a wheel says
    folder: Path,
    *symbols: str,
    requires: Sequence[str] = (),
    needed: Sequence[str] = ("libtorch.so",),
    name: str = "op",
    version: str = "1.0",
    tag: str = CP311,
    python: str = "",
    inside: str | None = None,
) -> str:
    """Write a wheel with one library; `inside` is the version that its metadata says."""
    lines = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {inside or version}"]
    lines += [f"Requires-Dist: {line}" for line in requires]
    lines += [f"Requires-Python: {python}"] if python else []
    info = f"{name.replace('-', '_')}-{version}.dist-info"
    path = folder / f"{name.replace('-', '_')}-{version}-{tag}.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("op/_C.so", shared_library(needed=needed, requires=symbols))
        archive.writestr(f"{info}/METADATA", "\n".join(lines) + "\n\nDescription\n")
        archive.writestr(f"{info}/WHEEL", f"Wheel-Version: 1.0\nTag: {tag}\n")
    return str(path)


def _found(path: str, torch: str | None = None) -> dict[str, Finding]:
    found = opwright.audit(path, torch=torch).findings
    return {f.cause.name: f for f in found if f.cause.family == "wheel-metadata"}


def _details(path: str, cause: str) -> dict[str, str]:
    return dict(_found(path)[cause].evidence.details)


def test_command_names_the_package_and_its_version(tmp_path: Path) -> None:
    path = _wheel(
        tmp_path, "_ZN3c106detail14torchCheckFailEPKcS2_jRKSs", name="my-op", version="1.2+cu126"
    )

    findings = opwright.audit(path, torch="2.8").findings

    (command,) = next(f.fix.commands for f in findings if f.cause.name == "cxx11-abi-mismatch")
    assert command.endswith("--no-binary my-op my-op==1.2")


@pytest.mark.parametrize(
    ("name", "inside", "wanted"),
    [
        ("my-op", "1.0; touch x", "--no-binary my-op my-op"),
        ("my-op", "1!2.0", "--no-binary my-op 'my-op==1!2.0'"),
        ("op; touch x", "1.0", "--no-binary PACKAGE PACKAGE"),
    ],
)
def test_command_holds_nothing_that_a_shell_would_run(
    tmp_path: Path, name: str, inside: str, wanted: str
) -> None:
    symbol = "_ZN3c106detail14torchCheckFailEPKcS2_jRKSs"

    findings = opwright.audit(
        _wheel(tmp_path, symbol, name=name, inside=inside), torch="2.8"
    ).findings

    (command,) = next(f.fix.commands for f in findings if f.cause.name == "cxx11-abi-mismatch")
    assert command.endswith(wanted)


def test_nothing_is_built_from_sources_that_the_index_has_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    symbol = "_ZN3c106detail14torchCheckFailEPKcS2_jRKSs"
    wheel = Path(_wheel(tmp_path, symbol, name="my-op"))
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))

    wanted = f"my-op=={parse_wheel_filename(wheel.name)[1]}"
    without = opwright.audit(wanted, torch="2.8").findings
    (tmp_path / f"my_op-{wanted.partition('==')[2]}.tar.gz").touch()
    with_sources = opwright.audit(wanted, torch="2.8").findings

    commands = [
        next(f.fix.commands for f in found if f.cause.name == "cxx11-abi-mismatch")
        for found in (without, with_sources)
    ]
    assert commands[0] == ()
    assert f"--no-binary my-op {wanted}" in commands[1][0]


# ---- a requirement that is missing


@pytest.mark.parametrize(
    ("symbol", "requirement", "releases"),
    [
        pytest.param(ONLY_IN_2_8, "torch==2.8.*", "1.13.0..2.7.1, 2.9.0..2.15.0", id="one series"),
        pytest.param(STABLE, "torch>=2.10", "1.13.0..2.9.1", id="stable ABI"),
        pytest.param(SET_DEVICE, "torch==X.Y.*", "1.13.0..2.0.1, 2.3.0..2.15.0", id="not proved"),
    ],
)
def test_missing_requirement_is_told_with_the_line_to_add(
    symbol: str, requirement: str, releases: str, tmp_path: Path
) -> None:
    path = _wheel(tmp_path, symbol, needed=("libtorch.so", "libc10_cuda.so"))

    found = _found(path)["torch-requirement-missing"]

    assert found.evidence.details["requirement"] == requirement
    assert found.evidence.details["releases"] == releases
    assert f"Requires-Dist: {requirement}" in found.fix.summary
    assert f'dependencies = ["{requirement}"]' in found.fix.summary


def test_what_is_not_proved_is_left_to_its_maker(tmp_path: Path) -> None:
    path = _wheel(tmp_path, SET_DEVICE, needed=("libc10_cuda.so",))

    assert "where X.Y is the torch it was built with, 2.1 or 2.2" in (
        _found(path)["torch-requirement-missing"].fix.summary
    )


@pytest.mark.parametrize(
    "lines",
    [["torch==2.8.0"], ["torch==2.8.0; extra == 'gpu'"], ["torchvision==0.23.0"]],
    ids=["there", "as an extra", "by another package"],
)
def test_requirement_that_is_there_is_not_missing(lines: list[str], tmp_path: Path) -> None:
    assert _found(_wheel(tmp_path, ONLY_IN_2_8, requires=lines)) == {}


def test_wheel_without_native_code_needs_no_torch(tmp_path: Path) -> None:
    assert _found(_wheel(tmp_path, needed=("libc.so.6",))) == {}


def test_library_and_folder_have_no_metadata(tmp_path: Path) -> None:
    library = tmp_path / "op.so"
    library.write_bytes(shared_library(needed=["libtorch.so"], requires=[ONLY_IN_2_8]))

    assert _found(str(library)) == {}
    assert _found(str(tmp_path)) == {}


def test_narrowed_audit_says_nothing_of_the_metadata(tmp_path: Path) -> None:
    assert _found(_wheel(tmp_path, ONLY_IN_2_8), torch="2.8") == {}


# ---- a requirement that is too wide


def test_requirement_that_admits_failures_is_told_with_the_line_to_change_to(
    tmp_path: Path,
) -> None:
    path = _wheel(tmp_path, ONLY_IN_2_8, requires=["numpy", "torch>=2.7"])

    found = _found(path)["torch-requirement-too-wide"]

    assert found.evidence.quote == "Requires-Dist: torch>=2.7"
    assert found.evidence.details["releases"] == "2.7.0..2.7.1, 2.9.0..2.15.0"
    assert found.evidence.details["requirement"] == "torch==2.8.*"


@pytest.mark.parametrize("wanted", ["==2.8.0", "==2.8.*", ">=2.8,<2.9"])
def test_requirement_that_fits_is_fine(wanted: str, tmp_path: Path) -> None:
    assert _found(_wheel(tmp_path, ONLY_IN_2_8, requires=[f"torch{wanted}"])) == {}


def test_stable_binary_may_be_required_without_an_end(tmp_path: Path) -> None:
    assert _found(_wheel(tmp_path, STABLE, requires=["torch>=2.10"])) == {}


def test_other_cuda_of_a_release_is_not_held_against_the_requirement(tmp_path: Path) -> None:
    path = _wheel(tmp_path, STABLE, requires=["torch>=2.10"], needed=("libtorch.so", *CUDA))

    names = [finding.cause.name for finding in opwright.audit(path).findings]
    assert "extension-cuda-version-mismatch" in names
    assert _found(path) == {}


def test_library_of_the_machine_is_not_held_against_the_requirement(tmp_path: Path) -> None:
    path = _wheel(
        tmp_path, STABLE, requires=["torch>=2.10"], needed=("libtorch.so", "libavutil.so.58")
    )

    assert _found(path) == {}


def test_release_without_a_python_in_common_does_not_count(tmp_path: Path) -> None:
    wide = {"requires": ["torch>=2.8"], "tag": "py3-none-linux_x86_64"}

    limited = _wheel(tmp_path, ONLY_IN_2_8, python="<3.10", **wide)  # type: ignore[arg-type]
    assert _found(limited) == {}

    anybody = _wheel(tmp_path, ONLY_IN_2_8, **wide)  # type: ignore[arg-type]
    assert list(_found(anybody)) == ["torch-requirement-too-wide"]


# ---- one that is narrower than it needs to be


def test_narrow_requirement_of_a_stable_binary_is_a_note_and_no_finding(tmp_path: Path) -> None:
    path = _wheel(tmp_path, STABLE, requires=["torch==2.10.0"])

    (note,) = opwright.audit(path).notes
    assert _found(path) == {}
    assert "also works with torch 2.11.0..2.15.0: Requires-Dist: torch>=2.10" in note


def test_narrow_requirement_of_another_binary_is_as_it_should_be(tmp_path: Path) -> None:
    assert opwright.audit(_wheel(tmp_path, ONLY_IN_2_8, requires=["torch==2.8.0"])).notes == ()


# ---- the local version


@pytest.mark.parametrize(
    ("version", "name", "said"),
    [
        ("1.0+cu118", "op", "CUDA 11"),
        ("1.0+pt28cu118", "op", "CUDA 11"),
        ("1.0", "op-cu11", "CUDA 11"),
        ("1.0+cpu", "op", "no CUDA"),
        ("1.0+cu12torch2.4", "op", "torch 2.4"),
        ("1.0+pt24cu128", "op", "torch 2.4"),
        ("1.0+cu12torch2.8cxx11abifalse", "op", "the old string ABI"),
    ],
)
def test_label_that_is_wrong_is_told(version: str, name: str, said: str, tmp_path: Path) -> None:
    symbols, needed = (ONLY_IN_2_8, NEW_STRINGS), ("libtorch.so", *CUDA)
    wheel = _wheel(
        tmp_path, *symbols, needed=needed, requires=["torch==2.8.*"], name=name, version=version
    )

    assert _details(wheel, "local-version-mismatch")["said"] == said


@pytest.mark.parametrize(
    ("version", "name"),
    [
        ("1.0+cu121", "op"),
        ("1.0+cu128torch2.8.0", "op"),
        ("1.0+pt28cu128", "op"),
        ("1.0+torch280", "op"),
        ("1.0+cu12torch2.8cxx11abitrue", "op"),
        ("1.0+torch2.4andhigher", "op"),
        ("1.0+torch3.7", "op"),
        ("1.0+rocm6.1", "op"),
        ("1.0+g1234567", "op"),
        ("1.0", "op-cu12"),
        ("1.0", "op"),
    ],
)
def test_label_that_is_right_or_says_nothing_is_fine(
    version: str, name: str, tmp_path: Path
) -> None:
    symbols, needed = (ONLY_IN_2_8, NEW_STRINGS), ("libtorch.so", *CUDA)
    wheel = _wheel(
        tmp_path, *symbols, needed=needed, requires=["torch==2.8.*"], name=name, version=version
    )

    assert _found(wheel) == {}


# ---- the file name


def test_version_of_the_file_name_that_the_metadata_denies(tmp_path: Path) -> None:
    wheel = _wheel(tmp_path, STABLE, requires=["torch>=2.10"], version="1.0+cu128", inside="1.0")

    assert _details(wheel, "wheel-file-name-mismatch") == {
        "what": "version",
        "file_name": "1.0+cu128",
        "metadata": "1.0",
    }


def test_native_code_in_a_wheel_for_every_machine(tmp_path: Path) -> None:
    wheel = _wheel(tmp_path, STABLE, requires=["torch>=2.10"], tag="py3-none-any")

    assert _details(wheel, "native-code-in-pure-wheel")["library"] == "_C.so"
