"""What xformers and kernels of the Hugging Face Hub write down beside their libraries: read, and doubted."""

from __future__ import annotations

import json
import os
import zipfile
from pathlib import Path

import pytest
from tiny_elf import shared_library

import opwright
from opwright.cli.main import main
from opwright.facts.wheels.artifact import read_artifact
from opwright.model import BuiltFor

CHECK = "_ZN3c106detail14torchCheckFailEPKcS2_jS2_"
"""In every release, so that it tells no two of them apart."""
ONLY_IN_2_8 = "_ZN2at4_ops15_fused_rms_norm4callERKNS_6TensorElS4_d"
XFORMERS = {
    "version": {"cuda": 1208, "hip": None, "torch": "2.9.1+cu128", "python": "3.10.19"},
    "env": {"TORCH_CUDA_ARCH_LIST": "7.5 8.0+PTX 8.0 9.0a", "PYTORCH_ROCM_ARCH": None},
}
"""As xformers 0.0.33.post2 has it."""
KERNEL = {
    "version": 1,
    "license": "MIT",
    "python-depends": [],
    "backend": {"type": "cuda", "archs": ["9.0a"]},
}
"""As kernels-community/deep-gemm has it."""
VARIANT = "torch29-cxx11-cu130-x86_64-linux"


def wheel(folder: Path, files: dict[str, object], *libraries: str, symbol: str = CHECK) -> Path:
    """Write a wheel with libraries and files of JSON."""
    path = folder / "op-1.0-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("op-1.0.dist-info/METADATA", "Name: op\nVersion: 1.0\n")
        for name in libraries:
            archive.writestr(name, shared_library(needed=["libtorch.so"], requires=[symbol]))
        for name, content in files.items():
            text = content if isinstance(content, str) else json.dumps(content)
            archive.writestr(name, text)
    return path


def unpacked(path: Path) -> Path:
    with zipfile.ZipFile(path) as archive:
        archive.extractall(path.parent / "unpacked")
    return path.parent / "unpacked"


def made_for(path: Path) -> BuiltFor:
    (audited,) = opwright.audit(str(path)).binaries
    return audited.built_for


def test_cpp_lib_of_xformers_says_what_its_library_was_built_for(tmp_path: Path) -> None:
    built = made_for(wheel(tmp_path, {"xformers/cpp_lib.json": XFORMERS}, "xformers/_C.so"))

    assert built.torch == ("2.9",)
    assert built.cuda == "12.8"
    assert built.evidence[-1] == (
        "xformers/cpp_lib.json says torch 2.9.1+cu128, CUDA 12.8, "
        "architectures 7.5 8.0+PTX 8.0 9.0a, Python 3.10.19"
    )


@pytest.mark.parametrize("library", ["_gemm_cuda_1.abi3.so", "gemm/_gemm_cuda_1.abi3.so"])
def test_metadata_of_a_kernel_and_its_folder_say_what_it_was_built_for(
    tmp_path: Path, library: str
) -> None:
    place = f"build/{VARIANT}"
    path = wheel(tmp_path, {f"{place}/metadata.json": KERNEL}, f"{place}/{library}")

    for built in (made_for(path), made_for(unpacked(path))):
        assert built.torch == ("2.9",)
        assert built.cuda == "13.0"
        assert built.evidence[-1].endswith("says torch 2.9, CUDA 13.0, architectures 9.0a")


def test_kernel_named_alone_knows_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = wheel(tmp_path, {f"{VARIANT}/metadata.json": KERNEL}, f"{VARIANT}/gemm.so")
    folder = unpacked(path) / VARIANT
    monkeypatch.chdir(folder)

    assert made_for(Path("gemm.so")).torch == ("2.9",)
    assert made_for(folder / "gemm.so").torch == ("2.9",)


@pytest.mark.parametrize(
    ("name", "torch", "cuda"),
    [
        ("torch210-cxx11-cu126-aarch64-linux", "2.10", "12.6"),
        ("torch26-cxx98-cu118-x86_64-linux", "2.6", "11.8"),
        ("torch28-cxx11-cpu-x86_64-linux", "2.8", None),
        ("torch27-cxx11-rocm63-x86_64-linux", "2.7", None),
        ("torch-cuda", None, None),
        ("torch-universal", None, None),
    ],
)
def test_names_of_variants(tmp_path: Path, name: str, torch: str | None, cuda: str | None) -> None:
    path = wheel(tmp_path, {f"{name}/metadata.json": KERNEL}, f"{name}/gemm.so")

    (file,) = read_artifact(str(path)).build_files

    assert (file.says.get("torch"), file.says.get("cuda")) == (torch, cuda)


def test_file_that_its_symbols_contradict_is_not_believed_and_says_so(tmp_path: Path) -> None:
    files: dict[str, object] = {"xformers/cpp_lib.json": XFORMERS}
    built = made_for(wheel(tmp_path, files, "xformers/_C.so", symbol=ONLY_IN_2_8))

    assert built.torch == ("2.8",)
    assert built.evidence[-1].endswith("but that torch lacks some of its symbols")


def test_stamp_counts_before_a_file() -> None:
    from opwright.model import Artifact, ArtifactKind, Binary, BuildFile, Note  # noqa: PLC0415
    from opwright.verbs.audit.origin.build_note import build_facts_of  # noqa: PLC0415

    binary = Binary("xformers/_C.so", notes=(Note("opwright", 1, b'{"torch": "2.8.0"}'),))
    files = (BuildFile("xformers/cpp_lib.json", {"torch": "2.9.1"}),)
    artifact = Artifact("x", ArtifactKind.FOLDER, (binary,), build_files=files)

    assert build_facts_of(binary, artifact).facts["torch"] == "2.8.0"
    assert build_facts_of(binary._replace(notes=()), artifact).by == "xformers/cpp_lib.json"
    assert build_facts_of(binary._replace(path="other/_C.so", notes=()), artifact).facts == {}


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[1]",
        "\ufffe",
        "[" * 60_000,
        {"version": 7, "env": []},
        {"version": {"torch": "2.9\n\x1b[31mred", "cuda": "13", "python": []}},
        {"version": {"cuda": -5, "torch": 2.9}, "env": {"TORCH_CUDA_ARCH_LIST": "$(rm)"}},
        '{"version": {"torch": "2.9.1"}}' + " " * 70_000,
    ],
    ids=["empty", "cut", "a list", "odd", "deep", "numbers", "ink", "kinds", "large"],
)
def test_damaged_file_says_nothing(tmp_path: Path, content: object) -> None:
    path = wheel(tmp_path, {"xformers/cpp_lib.json": content}, "xformers/_C.so")

    assert read_artifact(str(path)).build_files == ()
    assert read_artifact(str(unpacked(path))).build_files == ()
    assert len(made_for(path).torch) > 1


def test_metadata_of_something_else_says_nothing(tmp_path: Path) -> None:
    files: dict[str, object] = {"model/metadata.json": {"version": {"torch": "2.9.1"}}}

    assert read_artifact(str(wheel(tmp_path, files, "model/op.so"))).build_files == ()


def test_pipe_in_place_of_the_file_is_not_waited_for(tmp_path: Path) -> None:
    folder = unpacked(wheel(tmp_path, {}, "xformers/_C.so")) / "xformers"
    os.mkfifo(folder / "cpp_lib.json")

    assert read_artifact(str(folder)).build_files == ()


def test_report_shows_it_where_it_shows_the_stamp(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = wheel(tmp_path, {"xformers/cpp_lib.json": XFORMERS}, "xformers/_C.so")

    main(["audit", "-v", str(path)])

    printed = " ".join(capsys.readouterr().out.split())
    assert "built for torch 2.9, CUDA 12.8" in printed
    assert "xformers/cpp_lib.json says torch 2.9.1+cu128" in printed
