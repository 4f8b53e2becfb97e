"""The JSON of an audit, against the contract."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from audit_sample import AUDIT, CHECK, SMALL_AUDIT, describe, stable_folder, torch

from opwright.model import (
    Artifact,
    ArtifactAudit,
    ArtifactKind,
    Audit,
    Binary,
    BinaryAudit,
    BuiltFor,
    Fails,
    Load,
    MissingSymbol,
    SymbolNote,
    TorchAbi,
    VariantProperty,
    Variants,
)
from opwright.report.json import v1

Json = dict[str, Any]  # what json.loads gives


@pytest.fixture(scope="module")
def document() -> Json:
    loaded: Json = json.loads(v1.render(SMALL_AUDIT, describe=describe))
    return loaded


@pytest.fixture(scope="module")
def core(document: Json) -> Json:
    binary: Json = document["artifacts"][0]["binaries"][0]
    return binary


def test_document_has_the_keys_of_the_contract(document: Json) -> None:
    artifact = document["artifacts"][0]

    assert list(document) == ["version", "artifacts", "findings", "unreadable"]
    assert document["version"] == 1
    assert artifact.keys() >= {"path", "kind", "binaries", "releases", "findings"}
    assert artifact["kind"] == "wheel"


def test_binary_has_the_keys_of_the_contract(core: Json) -> None:
    keys = {
        *("path", "sha256", "torch_abi", "torch_floor", "built_for", "python_abi", "glibc"),
        *("glibcxx", "gpu", "needed", "rpath", "releases"),
    }

    assert core.keys() >= keys
    assert core["built_for"].keys() >= {"torch", "cuda", "cxx11_abi", "compiler"}
    assert core["gpu"].keys() >= {"sass", "ptx", "gfx"}
    assert core["torch_abi"] == "unstable"


def test_code_for_gpus_is_told_by_kind(core: Json, document: Json) -> None:
    assert core["gpu"] == {
        "sass": ["sm_80", "sm_90a"],
        "ptx": ["compute_90"],
        "ptx_isa": ["8.1"],
        "lto": [],
        "gfx": [],
        "aborts": [],
    }
    assert document["artifacts"][0]["binaries"][1]["gpu"] is None


def test_gpus_that_were_asked_for_are_answered(core: Json) -> None:
    assert core["gpus"][1:] == [
        {
            "name": "RTX 5090",
            "arch": "sm_120",
            "how": "jit",
            "code": "compute_90",
            "driver": "570.26",
        },
        {"name": "gfx942", "arch": "gfx942", "how": "no", "code": None, "driver": None},
    ]


def test_notes_are_no_findings() -> None:
    judged = stable_folder()._replace(notes=("leaked-build-path: it is there",))

    document = json.loads(v1.render(Audit((judged,)), describe=describe))

    assert document["artifacts"][0]["notes"] == ["leaked-build-path: it is there"]
    assert document["findings"] == document["artifacts"][0]["findings"] == []


def test_findings_of_artifacts_together_are_at_the_top_alone() -> None:
    wheel = SMALL_AUDIT.artifacts[0]
    own = wheel.findings[0]

    document = json.loads(v1.render(Audit((wheel,), (own,)), describe=describe))

    inside = document["artifacts"][0]["findings"]
    assert document["findings"] == [*inside, inside[0]]


def test_variants_are_there_when_asked_for(document: Json) -> None:
    shown = VariantProperty("nvidia", "sm_arch", "90_real", "machine code in _C.so")
    judged = stable_folder()._replace(variants=Variants((shown,), ("nothing of AMD",)))

    (artifact,) = json.loads(v1.render(Audit((judged,)), describe=describe))["artifacts"]

    assert artifact["variants"] == ["nvidia :: sm_arch :: 90_real"]
    assert artifact["variants_not_said"] == ["nothing of AMD"]
    assert "variants" not in document["artifacts"][0]


def test_what_a_binary_asks_of_the_machine_is_told(core: Json) -> None:
    assert (core["glibc"], core["glibcxx"], core["cxxabi"]) == ("2.17", "3.4.21", "1.3.9")
    assert (core["python_abi"], core["python_floor"]) == ("abi3", "3.9")
    assert core["runs_on"] == ["RHEL 8", "Debian 12"]
    assert (core["executable_stack"], core["text_relocations"]) == (False, False)


def test_what_no_binary_asks_of_the_machine_is_null(document: Json) -> None:
    image = document["artifacts"][0]["binaries"][1]

    assert image["glibc"] is None
    assert image["python_abi"] == "none"


def test_releases_are_in_release_order(core: Json) -> None:
    assert list(core["releases"]) == ["2.7.0", "2.7.1", "2.8.0", "2.9.1", "2.10.0", "2.11.0"]


def test_release_that_loads_says_so_and_its_cuda(core: Json) -> None:
    assert core["releases"]["2.8.0"] == {"verdict": "loads", "cuda": "12.8"}


def test_release_that_is_unsafe_says_why(core: Json) -> None:
    release = core["releases"]["2.9.1"]

    assert release["verdict"] == "unsafe"
    (reason,) = release["reasons"]
    assert reason["cause"] == "torch-layout-drift"
    assert "grew from 32 to 40 bytes" in reason["message"]


def test_release_that_fails_tells_symbols_and_libraries(core: Json) -> None:
    release = core["releases"]["2.11.0"]

    assert release["verdict"] == "fails"
    assert release["missing_symbols"] == 5
    assert release["missing_libraries"] == ["libcudart.so.12"]
    assert release["symbols"][0] == {
        "name": CHECK,
        "demangled": describe(CHECK).demangled,
        "exported_by": ["2.0.0..2.9.1"],
        "nearest": describe(CHECK).nearest,
    }
    assert release["reasons"][0].keys() == {"cause", "message"}


def test_library_failures_have_no_missing_symbol(document: Json) -> None:
    image = document["artifacts"][0]["binaries"][1]

    assert image["releases"]["2.11.0"]["missing_symbols"] == 0
    assert image["releases"]["2.11.0"]["symbols"] == []


def test_symbols_of_another_library_say_whose_they_are() -> None:
    output = v1.render(Audit((stable_folder(),)), describe=describe)

    release = json.loads(output)["artifacts"][0]["binaries"][0]["releases"]["2.9.1"]
    assert release["symbols"][0]["wanted_by"] == "libother.so"
    assert release["missing_versions"][0].keys() == {"name", "version", "library"}


def test_artifact_has_the_worst_verdict_of_the_binaries_that_touch_torch(document: Json) -> None:
    verdicts = {v: r["verdict"] for v, r in document["artifacts"][0]["releases"].items()}

    assert verdicts == {
        "2.7.0": "fails",
        "2.7.1": "fails",
        "2.8.0": "loads",
        "2.9.1": "unsafe",
        "2.10.0": "fails",
        "2.11.0": "fails",
    }


def test_findings_have_the_shape_of_diagnose(document: Json) -> None:
    finding = document["artifacts"][0]["findings"][0]

    assert list(finding) == [
        "cause", "family", "message", "confidence", "evidence", "details", "fix",
    ]  # fmt: skip
    assert finding["confidence"] == "certain"
    assert finding["evidence"][0].keys() == {"where", "quote"}
    assert finding["fix"].keys() == {"summary", "commands", "safety"}
    assert document["findings"] == document["artifacts"][0]["findings"]


def test_counts_agree_with_lists_everywhere() -> None:
    document = json.loads(v1.render(AUDIT, describe=describe))

    for artifact in document["artifacts"]:
        for binary in artifact["binaries"]:
            for release in binary["releases"].values():
                assert release.get("missing_symbols", 0) == len(release.get("symbols", ()))


def test_each_symbol_is_described_once_however_often_it_is_missing() -> None:
    asked: Counter[str] = Counter()

    def counting(name: str) -> SymbolNote:
        asked[name] += 1
        return SymbolNote(name, name)

    v1.render(big_audit(releases=40, symbols=700), describe=counting)

    assert asked.total() == 700


def big_audit(*, releases: int, symbols: int) -> Audit:
    """Return an audit of one binary that lacks all symbols in all releases."""
    binary = Binary("_C.so")
    missing = tuple(MissingSymbol(f"_ZN2at{n}emptyEv", "_C.so") for n in range(symbols))
    judged = tuple(Fails(Load(binary, torch(f"2.{n}.0"), missing), ()) for n in range(releases))
    audit = BinaryAudit(binary, TorchAbi.UNSTABLE, None, BuiltFor(), judged)
    artifact = Artifact("_C.so", ArtifactKind.BINARY, (binary,))
    return Audit((ArtifactAudit(artifact, (audit,)),))


def test_what_a_missing_library_of_torch_hides_is_named_apart() -> None:
    folder = stable_folder()
    audit = folder.binaries[0]
    hidden = Load(
        audit.binary,
        torch("2.7.1"),
        missing_libraries=("libtorch_nvshmem.so",),
        hidden_symbols=(MissingSymbol("_ZN3c104goneEv", "op.so"),),
    )
    judged = folder._replace(binaries=(audit._replace(verdicts=(Fails(hidden, ()),)),))

    document = json.loads(v1.render(Audit((judged,)), describe=describe))

    (told,) = document["artifacts"][0]["binaries"][0]["releases"].values()
    assert (told["missing_symbols"], told["symbols"]) == (0, [])
    assert told["hidden_symbols"] == ["_ZN3c104goneEv"]
