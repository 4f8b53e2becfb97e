"""What is for another build of torch than PyPI's is not judged as if it were for that one."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
from program import FORMATS, run_here
from tiny_elf import shared_library
from tiny_torch import install_torch

from opwright import audit
from opwright.model import Audit
from opwright.report.text.artifact.audit import render
from opwright.report.text.page import screen
from opwright.verbs.audit.symbol_notes import describe
from opwright.verbs.releases.adding import add_release

ONLY_IN_2_8 = "_ZN2at4_ops15_fused_rms_norm4callERKNS_6TensorElS4_d"
NEW_STRINGS = (
    "_ZN3c106detail14torchCheckFailEPKcS2_jRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
)


def _wheel(folder: Path, version: str, requires: str = "torch", symbol: str = ONLY_IN_2_8) -> str:
    library = shared_library(needed=["libtorch.so"], requires=[symbol])
    return _packed(folder, ("op", version), requires, library)


def _named(folder: Path, name: str, needed: str = "libtorch.so") -> str:
    library = shared_library(needed=[needed], requires=[ONLY_IN_2_8])
    return _packed(folder, (name, "1.0"), "torch==2.8.0", library)


def _packed(folder: Path, project: tuple[str, str], requires: str, library: bytes) -> str:
    name, version = project
    stem = f"{name.replace('-', '_')}-{version}"
    path = folder / f"{stem}-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("op/_C.so", library)
        metadata = f"Name: {name}\nVersion: {version}\nRequires-Dist: {requires}\n"
        archive.writestr(f"{stem}.dist-info/METADATA", metadata)
    return str(path)


def _notes(wheel: str) -> list[str]:
    return [note for note in audit(wheel).notes if "judged against" in note]


@pytest.mark.parametrize(
    ("version", "requires", "says", "torch"),
    [
        ("1.0+cu126", "torch==2.8.0", "+cu126", "torch==2.8.0+cu126"),
        ("1.0+pt28cu129", "torch==2.8.0", "+cu129", "torch==2.8.0+cu129"),
        ("1.0+rocm6.4", "torch==2.8.0", "+rocm6.4", "torch==2.8.0+rocm6.4"),
        ("1.0+cpu", "torch==2.8.0", "+cpu", "torch==2.8.0+cpu"),
        ("1.0", "torch==2.8.0+cpu", "+cpu", "torch==2.8.0+cpu"),
        (
            "1.0",
            "torch==2.9.0.dev20250801+cu129",
            "nightly",
            "https://download.pytorch.org/whl/nightly/cu129",
        ),
    ],
)
def test_another_build_is_named_with_how_to_add_it(
    version: str, requires: str, says: str, torch: str, tmp_path: Path
) -> None:
    (note,) = _notes(_wheel(tmp_path, version, requires))

    assert says in note
    assert "2.8.0 with CUDA 12.8" in note
    assert note.endswith(f"to judge it against its own: opwright releases add {torch}")


@pytest.mark.parametrize(
    ("name", "needed", "says", "add"),
    [
        ("op-nightly-cpu", "libtorch.so", "its name says a nightly (+cpu)", "/whl/nightly/cpu"),
        ("op-nightly", "libc10_cuda.so", "its name says a nightly", "/whl/nightly/cu128"),
        ("op-torch-cu130", "libtorch.so", "its name says +cu130", "torch==2.8.0+cu130"),
        ("op-cuda-13", "libtorch.so", "its name says +cu13", "torch==2.8.0+cu130"),
        ("op-rocm", "libc10_hip.so", "its name says +rocm", "$VIRTUAL_ENV/lib/python3.*"),
        ("op", "libc10_hip.so", "it needs libc10_hip.so, of a torch for ROCm", "$VIRTUAL_ENV"),
        ("op", "libc10_xpu.so", "it needs libc10_xpu.so, of a torch for Intel", "torch==2.8.0+xpu"),
    ],
)
def test_a_build_is_known_by_the_name_of_the_package_or_by_its_libraries(
    name: str, needed: str, says: str, add: str, tmp_path: Path
) -> None:
    (note,) = _notes(_named(tmp_path, name, needed))

    assert note.startswith(says)
    assert "2.8.0 with CUDA 12.8" in note
    assert add in note


@pytest.mark.parametrize("name", ["op-cu12", "op-cuda12", "nightlycap", "op-cudagraph", "cpuinfo"])
def test_other_names_say_nothing(name: str, tmp_path: Path) -> None:
    assert _notes(_named(tmp_path, name)) == []


def test_nvidias_own_build_is_added_from_where_it_is_installed(tmp_path: Path) -> None:
    (note,) = _notes(_wheel(tmp_path, "1.0", "torch==2.8.0a0+34c6371d24.nv25.08"))

    assert note.startswith("its requirement of torch says +nv25.08")
    assert "opwright releases add $VIRTUAL_ENV/lib/python3.*/site-packages/torch" in note


def test_a_build_that_pypi_has_of_some_releases_alone_is_named(tmp_path: Path) -> None:
    (note,) = _notes(_wheel(tmp_path, "1.0+cu128", "torch>=2.8", symbol=NEW_STRINGS))

    assert "torch==2.15.0+cu128" in note  # PyPI's 2.8.0 is for CUDA 12.8, and its 2.15.0 is not


@pytest.mark.parametrize("version", ["1.0", "1.0+cu128", "1.0+cu12torch2.8", "1.0+gitcafe"])
def test_what_is_for_the_build_on_pypi_has_no_such_note(version: str, tmp_path: Path) -> None:
    assert _notes(_wheel(tmp_path, version, "torch==2.8.0")) == []


def test_a_build_that_was_added_is_judged_against(tmp_path: Path) -> None:
    wheel = _wheel(tmp_path, "1.0+cu126", "torch==2.8.0")
    add_release(install_torch(tmp_path / "site-packages", "2.8.0+cu126", [ONLY_IN_2_8]))

    assert _notes(wheel) == []


@pytest.mark.parametrize("form", FORMATS)
def test_every_format_says_it(form: str, tmp_path: Path) -> None:
    ran = run_here("audit", "--format", form, _wheel(tmp_path, "1.0+rocm6.4", "torch==2.8.0"))

    assert "PyPI" in ran.stdout
    assert "rocm6.4" in ran.stdout


def test_the_build_is_named_however_small_the_screen_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "MOST_LINES", 12)
    audited = audit(_wheel(tmp_path, "1.0+rocm6.4", "torch"))
    others = audited._replace(is_for_another_build=False)

    texts = [render(Audit((one,)), describe=describe()) for one in (audited, others)]

    assert ["its version says +rocm6.4" in text for text in texts] == [True, False]


@pytest.mark.parametrize("requires", ["torch", "torch>=2.4"])
def test_the_new_string_abi_is_no_proof_of_torch_2_7(requires: str, tmp_path: Path) -> None:
    named = _wheel(tmp_path, "1.0+cu12torch2.6cxx11abiTRUE", requires, symbol=NEW_STRINGS)
    silent = _wheel(tmp_path, "1.0", symbol=NEW_STRINGS)

    document = json.loads(run_here("audit", "--format", "json", named).stdout)

    (binary,) = document["artifacts"][0]["binaries"]
    assert binary["built_for"]["torch"] == ["2.6"]
    assert any("new string ABI" in line for line in binary["built_for"]["evidence"])
    assert binary["releases"]["2.6.0"]["verdict"] == "fails"
    assert binary["releases"]["2.7.0"]["verdict"] == "unproven"
    assert audit(silent).binaries[0].built_for.torch[0] == "2.7"


@pytest.mark.parametrize("requires", ["torch==2.6.0", "torch>=2.6,<2.7", "torch~=2.6.0"])
def test_a_requirement_of_torch_2_6_is_believed_whatever_the_string_abi(
    requires: str, tmp_path: Path
) -> None:
    audited = audit(_wheel(tmp_path, "1.0", requires, symbol=NEW_STRINGS)).binaries[0]

    assert audited.built_for.torch == ("2.6",)
    assert any("PyPI's torch 2.6 has the old one" in line for line in audited.built_for.evidence)
    assert {v.load.torch.version: v.name for v in audited.verdicts}["2.7.0"] == "unproven"


def test_a_build_note_of_torch_2_6_is_believed_whatever_the_string_abi(tmp_path: Path) -> None:
    path = _wheel(tmp_path, "1.0", symbol=NEW_STRINGS)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("op/cpp_lib.json", '{"version": {"torch": "2.6.0+cu126", "cuda": 1206}}')

    audited = audit(path).binaries[0]

    assert audited.built_for.torch == ("2.6",)
