"""Audits of libraries with code for GPUs: what is told, and what makes a finding."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tiny_gpu import CUBIN, EXACT, PTX, container, entry, library_with
from tiny_pe import dll

from opwright import audit
from opwright.cli.main import main
from opwright.knowledge.gpus.catalogue import find_gpus
from opwright.model import HowItRuns

COMPLAINT = b"ERROR : Arch conditional MMA instruction used without targeting sm90a"
AMPERE = container(entry(CUBIN, 80), entry(CUBIN, 86))
WITH_PTX = container(entry(CUBIN, 80), entry(PTX, 80, version=(8, 1)))
HOPPER = container(entry(CUBIN, 90, flags=EXACT))


def library(path: Path, *containers: bytes, needed: str = "libc10.so") -> str:
    sections = {".nv_fatbin": b"".join(containers)} if containers else {".text": bytes(8)}
    path.write_bytes(library_with(sections, needed=[needed]))
    return str(path)


def causes(path: str, *gpus: str) -> list[str]:
    return [finding.cause.name for finding in audit(path, gpus=find_gpus(gpus)).findings]


def test_gpu_without_code_is_a_finding_when_it_was_asked_for(tmp_path: Path) -> None:
    path = library(tmp_path / "op.so", AMPERE)

    assert causes(path) == []
    assert causes(path, "A100", "RTX 4090") == []
    assert causes(path, "H100", "A100") == ["arch-not-built"]


def test_ptx_serves_newer_gpus(tmp_path: Path) -> None:
    assert causes(library(tmp_path / "op.so", WITH_PTX), "H100", "B200") == []


def test_gpus_of_this_machine_are_told_of_and_make_no_finding(tmp_path: Path) -> None:
    path = library(tmp_path / "op.so", AMPERE)

    audited = audit(path, gpus_here=find_gpus(["H100"]))

    assert [load.how for load in audited.binaries[0].gpus] == [HowItRuns.NOT_AT_ALL]
    assert not audited.findings


def test_code_for_gpus_in_a_dll_is_read_as_in_a_library_for_linux(tmp_path: Path) -> None:
    path = tmp_path / "op.pyd"
    path.write_bytes(dll(imports={"c10.dll": []}, gpu_code=AMPERE + bytes(488) + HOPPER))

    read = audit(str(path)).binaries[0].binary.gpu

    assert read is not None
    assert read.sass == ("sm_80", "sm_86", "sm_90a")
    assert causes(str(path), "T4") == ["arch-not-built"]
    assert causes(str(path), "A100", "H100") == []


def test_damaged_code_for_gpus_in_a_dll_is_not_known(tmp_path: Path) -> None:
    path = tmp_path / "op.pyd"
    path.write_bytes(dll(imports={"c10.dll": []}, gpu_code=b"\x01" + AMPERE))

    assert audit(str(path)).binaries[0].binary.gpu is None


def test_library_without_code_for_gpus_is_asked_nothing(tmp_path: Path) -> None:
    audited = audit(library(tmp_path / "op.so"), gpus=find_gpus(["H100"]))

    assert audited.binaries[0].gpus == ()
    assert not audited.findings


def test_special_library_beside_one_that_runs_is_no_finding(tmp_path: Path) -> None:
    library(tmp_path / "main.so", AMPERE)
    library(tmp_path / "hopper.so", HOPPER)

    assert causes(str(tmp_path), "A100") == []
    assert causes(str(tmp_path), "H100") == ["arch-not-built"]


def test_stub_in_place_of_a_kernel_is_a_finding_on_its_gpu(tmp_path: Path) -> None:
    stub = container(entry(CUBIN, 80), entry(CUBIN, 90, content=COMPLAINT))
    path = library(tmp_path / "op.so", stub)

    assert causes(path, "H100") == ["arch-feature-needs-sm90a"]
    assert causes(path, "A100") == []


def test_command_line_tells_all_of_it_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = library(tmp_path / "op.so", WITH_PTX, HOPPER)

    assert main(["audit", path, "--gpu", "H100,RTX5090", "--gpu", "T4", "--format", "json"]) == 1

    (artifact,) = json.loads(capsys.readouterr().out)["artifacts"]
    (binary,) = artifact["binaries"]
    assert binary["gpu"] == {
        "sass": ["sm_80", "sm_90a"],
        "ptx": ["compute_80"],
        "ptx_isa": ["8.1"],
        "lto": [],
        "gfx": [],
        "aborts": [],
    }
    assert [(gpu["name"], gpu["how"], gpu["code"]) for gpu in binary["gpus"]] == [
        ("H100", "native", "sm_90a"),
        ("RTX5090", "jit", "compute_80"),
        ("T4", "no", None),
    ]
    assert [finding["cause"] for finding in artifact["findings"]] == ["arch-not-built"]


def test_command_line_refuses_a_gpu_that_it_does_not_know(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = library(tmp_path / "op.so", AMPERE)

    assert main(["audit", path, "--gpu", "H1000"]) == 2
    assert "unknown GPU 'H1000'; the closest match is 'H100'" in capsys.readouterr().err
