"""Wheel variant properties: which facts lead to which, and what is not made up."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

import pytest
from tiny_elf import shared_library

from opwright import audit
from opwright.cli.main import main
from opwright.model import (
    Artifact,
    ArtifactAudit,
    ArtifactKind,
    Binary,
    BinaryAudit,
    BuiltFor,
    DeclaredSupport,
    GpuCode,
    Load,
    PtxCode,
    TorchAbi,
    TorchRelease,
    Variants,
)
from opwright.model.audit.verdicts import Fails
from opwright.verbs.audit.variants import variants_of

CODE = GpuCode(sass=("sm_80", "sm_90a"), ptx=(PtxCode("compute_90", "8.1"),))


def _torch(version: str, cuda: str) -> TorchRelease:
    return TorchRelease(version, "x86_64", cuda, cxx11_abi=True, glibc="2.28", pythons=("cp311",))


OLDER, NEWER = _torch("2.8.0", "12.8"), _torch("2.11.0", "13.0")


def _of(
    *binaries: Binary,
    verdicts: tuple[str, str] | None = ("loads", "fails"),
    stable: bool = False,
    newer_lacks: tuple[str, ...] = ("libcudart.so.12",),
) -> Variants:
    """Return the variants of libraries that use torch, with verdicts in torch 2.8.0 and 2.11.0."""
    artifact = Artifact("op.whl", ArtifactKind.WHEEL, binaries)
    audits = tuple(
        BinaryAudit(
            one,
            TorchAbi.STABLE if stable else TorchAbi.UNSTABLE,
            "2.8" if stable else None,
            BuiltFor(),
            (Fails(Load(one, OLDER), ()), Fails(Load(one, NEWER, (), newer_lacks), ())),
        )
        for one in binaries
    )
    claim = verdicts and DeclaredSupport(
        artifact, tuple(zip((OLDER, NEWER), verdicts, strict=True)), stable=stable
    )
    return variants_of(ArtifactAudit(artifact, audits), claim)


def _texts(found: Variants) -> list[str]:
    return [str(one) for one in found.properties]


def _library(gpu: GpuCode | None = CODE, *needed: str) -> Binary:
    return Binary("op/_C.so", needed=("libtorch.so", *needed), gpu=gpu)


def test_facts_become_properties() -> None:
    found = _of(_library(CODE, "libcudart.so.12"))

    assert _texts(found) == [
        "nvidia :: sm_arch :: 80_real",
        "nvidia :: sm_arch :: 90a_real",
        "nvidia :: sm_arch :: 90_virtual",
        "nvidia :: cuda_version_lower_bound :: 12.0",
        "nvidia :: cuda_version_upper_bound :: 13",
        "abi_dependency :: torch :: 2.8",
    ]
    assert any("sm_90a: nvidia-variant-provider has no" in note for note in found.notes)


def test_properties_have_the_grammar_of_the_draft() -> None:
    for one in _of(_library(CODE, "libcudart.so.12")).properties:
        assert re.fullmatch(r"[a-z0-9_]+ :: [a-z0-9_]+ :: [a-z0-9_.]+", str(one))


def test_architectures_come_in_their_order() -> None:
    code = GpuCode(sass=("sm_100", "sm_120f", "sm_75", "sm_90a", "sm_90"))

    assert _texts(_of(_library(code), verdicts=None)) == [
        f"nvidia :: sm_arch :: {arch}_real" for arch in ("75", "90", "90a", "100", "120f")
    ]


def test_gpu_code_that_was_not_read_is_said_to_be_unknown() -> None:
    found = _of(_library(None), _library(CODE))

    assert not [text for text in _texts(found) if "sm_arch" in text]
    assert "the GPU code of op/_C.so was not read" in found.notes[0]


def test_no_gpu_code_is_no_architecture() -> None:
    found = _of(_library(GpuCode()))

    assert _texts(found) == ["abi_dependency :: torch :: 2.8"]


def test_code_that_no_property_is_for_is_a_note() -> None:
    notes = _of(_library(GpuCode(lto=("lto_90",), gfx=("gfx942",)))).notes

    assert any(note.startswith("lto_90: no property") for note in notes)
    assert any(note.startswith("gfx942: ") for note in notes)


def test_upper_bound_is_only_there_where_the_next_cuda_is_known_to_refuse() -> None:
    fits = _of(_library(CODE, "libcudart.so.12"), newer_lacks=())
    newest = _of(_library(CODE, "libcudart.so.13"), newer_lacks=())

    assert not [text for text in _texts(fits) if "upper" in text]
    assert "nvidia :: cuda_version_lower_bound :: 13.0" in _texts(newest)
    assert not [text for text in _texts(newest) if "upper" in text]


def test_two_cudas_have_no_bounds() -> None:
    found = _of(_library(CODE, "libcudart.so.11"), _library(CODE, "libcudart.so.12"))

    assert not [text for text in _texts(found) if "cuda_version" in text]
    assert any("CUDA 11 and 12" in note for note in found.notes)


def test_static_runtime_leaves_the_bounds_unknown() -> None:
    assert any("no library needs libcudart.so" in note for note in _of(_library()).notes)


def test_stable_abi_has_no_property() -> None:
    found = _of(_library(), verdicts=("loads", "loads"), stable=True)

    assert not [text for text in _texts(found) if "abi_dependency" in text]
    assert any("torch>=2.8 covers it" in note for note in found.notes)


@pytest.mark.parametrize("verdicts", [("unproven", "unproven"), ("fails", "fails"), None])
def test_torch_that_is_not_proved_is_not_said(verdicts: tuple[str, str] | None) -> None:
    found = _of(_library(), verdicts=verdicts)

    assert not [text for text in _texts(found) if "abi_dependency" in text]
    assert any("the torch it was built for is unknown" in note for note in found.notes)


# ---- whole audits


def _wheel(folder: Path) -> str:
    path = folder / "op-1.0-cp311-cp311-linux_x86_64.whl"
    symbol = "_ZN2at4_ops15_fused_rms_norm4callERKNS_6TensorElS4_d"  # in 2.8 alone
    library = shared_library(needed=["libtorch.so", "libcudart.so.12"], requires=[symbol])
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("op/_C.so", library)
        archive.writestr("op-1.0.dist-info/METADATA", "Name: op\nRequires-Dist: torch==2.8.0\n")
    return str(path)


def test_nobody_who_did_not_ask_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit(_wheel(tmp_path)).variants is None

    main(["audit", _wheel(tmp_path), "--format", "json"])
    assert "variants" not in json.loads(capsys.readouterr().out)["artifacts"][0]


def test_properties_are_in_the_text_and_in_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = _wheel(tmp_path)
    main(["audit", wheel, "--variants", "--format", "json"])
    (artifact,) = json.loads(capsys.readouterr().out)["artifacts"]
    main(["audit", wheel, "--variants"])
    text = capsys.readouterr().out

    assert "abi_dependency :: torch :: 2.8" in artifact["variants"]
    assert "nvidia :: cuda_version_upper_bound :: 13" in artifact["variants"]
    for one in artifact["variants"]:
        assert f"    {one}\n" in text or f"    {one} " in text
