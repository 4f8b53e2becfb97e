"""Where binaries load, are unsafe or not known to be safe, in the releases that there are."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest
from listings import KEY, NUMEL, assembled
from sectioned import with_sections
from tiny_elf import shared_library

import opwright
from opwright.causes.engine.registry import all_causes
from opwright.knowledge.torch_releases.symbols.releases import as_ranges
from opwright.model import Artifact, ArtifactKind, Audit, Binary, BinaryAudit, Inlined, TorchAbi
from opwright.report.json import v1
from opwright.verbs.audit.loading.verdicts import (
    audit_binaries,
    declared_support,
    is_version_ambiguous,
)
from opwright.verbs.audit.symbol_notes import describe

CHECK_FAIL = "_ZN3c106detail14torchCheckFailEPKcS2_jS2_"  # in every release
SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"  # in 2.1 and 2.2
ONLY_IN_2_8 = "_ZN2at4_ops15_fused_rms_norm4callERKNS_6TensorElS4_d"
REGISTERS = "_ZNR5torch7Library5_implEPKcONS_11CppFunctionENS_17_RegisterOrVerifyE"
SHIM = "torch_call_dispatcher"  # from 2.10 on
TORCH = ("libtorch.so", "libtorch_cpu.so", "libc10.so", "libc10_cuda.so")
POLICY = "c10::TensorImpl::sizes_strides_policy_"
UNDEFINED = "c10::ScalarType::Undefined"


def _binary(
    *requires: str,
    name: str = "op.so",
    needed: tuple[str, ...] = ("libtorch_cpu.so", "libc10.so"),
    shows: dict[str, int] | None = None,
) -> Binary:
    inlined = tuple(Inlined(what, value, "code at 0x40") for what, value in (shows or {}).items())
    return Binary(name, needed=needed, requires=frozenset(requires), inlined=inlined)


def _audited(
    *binaries: Binary, requires_torch: str | None = None, torch: str | None = None
) -> tuple[BinaryAudit, ...]:
    artifact = Artifact("op.whl", ArtifactKind.WHEEL, binaries, requires_torch)
    return audit_binaries(artifact, all_causes(), torch=torch)


def _by_verdict(audited: BinaryAudit) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for verdict in audited.verdicts:
        found.setdefault(verdict.name, []).append(verdict.load.torch.version)
    return {name: as_ranges(versions) for name, versions in found.items()}


# ---- one binary


def test_layout_that_was_built_in_is_unsafe_where_it_is_another() -> None:
    (audited,) = _audited(_binary(CHECK_FAIL, shows={POLICY: 174}))

    assert audited.built_for.torch == tuple(f"2.{minor}" for minor in range(3, 13))
    assert _by_verdict(audited) == {
        "unproven": ("1.8.0..1.11.0", "2.3.0..2.12.1"),  # 1.11 has no such member
        "unsafe": ("1.12.0..2.2.2", "2.13.0..2.15.0"),
    }


def test_binary_of_one_series_loads_there() -> None:
    (audited,) = _audited(_binary(CHECK_FAIL, shows={POLICY: 174, UNDEFINED: 45}))

    assert audited.built_for.torch == ("2.7",)
    assert _by_verdict(audited)["loads"] == ("2.7.0..2.7.1",)
    assert _by_verdict(audited)["unsafe"] == ("1.12.0..2.2.2", "2.13.0..2.15.0")


def test_unsafe_verdict_tells_the_move_and_its_cause() -> None:
    (audited,) = _audited(_binary(CHECK_FAIL, shows={POLICY: 174}), torch="2.13.0")
    (verdict,) = audited.verdicts
    (reason,) = verdict.reasons

    assert verdict.name == "unsafe"
    assert [move.name for move in verdict.load.moved] == [POLICY]
    assert reason.cause.name == "torch-layout-drift"
    assert all(part in reason.message for part in (POLICY, "174", "166", "torch 2.13.0"))
    assert "code at 0x40" in reason.evidence.quote


def test_all_that_moved_is_one_reason() -> None:
    shows = {POLICY: 174, "c10::TensorImpl::data_type_": 168, "c10::TensorImpl::has_storage": 19}
    (audited,) = _audited(_binary(CHECK_FAIL, shows=shows), torch="2.13.0")
    (verdict,) = audited.verdicts

    assert [move.name for move in verdict.load.moved] == list(shows)
    assert len(verdict.reasons) == 1


def test_what_the_loader_refuses_fails_though_it_would_be_unsafe() -> None:
    (audited,) = _audited(
        _binary(SET_DEVICE, needed=("libc10_cuda.so",), shows={POLICY: 182}), torch="2.13.0"
    )

    assert [verdict.name for verdict in audited.verdicts] == ["fails"]
    assert audited.verdicts[0].load.moved == ()


def test_what_asks_torch_for_no_name_loads_whatever_is_compiled_in() -> None:
    (audited,) = _audited(_binary(shows={POLICY: 174}))

    assert audited.torch_abi is TorchAbi.NONE
    assert set(_by_verdict(audited)) == {"loads"}


def test_stable_binary_loads_wherever_it_resolves() -> None:
    (audited,) = _audited(_binary(SHIM, shows={POLICY: 174}))

    assert audited.torch_abi is TorchAbi.STABLE
    assert _by_verdict(audited) == {"fails": ("1.8.0..2.9.1",), "loads": ("2.10.0..2.15.0",)}


def test_stable_binary_that_leads_to_another_is_not_known_to_be_safe() -> None:
    leading = _binary(SHIM, needed=("libtorch.so", "libown.so"))
    stable, _ = _audited(leading, _binary(CHECK_FAIL, name="libown.so"))

    assert _by_verdict(stable) == {"fails": ("1.8.0..2.9.1",), "unproven": ("2.10.0..2.15.0",)}


# ---- several binaries


def test_binaries_of_one_artifact_are_for_the_same_releases() -> None:
    dated, other, stable = _audited(
        _binary(ONLY_IN_2_8, name="a.so", needed=TORCH),
        _binary(CHECK_FAIL, REGISTERS, name="b.so"),
        _binary(SHIM, name="c.so"),
    )

    assert dated.built_for.torch == other.built_for.torch == ("2.8",)
    assert stable.built_for.torch == tuple(f"2.{minor}" for minor in range(10, 16))
    assert "2.9.0" in _by_verdict(other)["unsafe"][-1]
    assert _by_verdict(other)["loads"] == ("2.8.0",)


def test_artifact_is_as_bad_as_the_worst_of_its_binaries() -> None:
    binaries = (
        _binary(CHECK_FAIL, name="a.so", shows={POLICY: 174}),
        _binary(CHECK_FAIL, name="b.so"),
        _binary(CHECK_FAIL, name="c.so", needed=("libtorch_cpu.so", "libc10.so", "libown.so.1")),
    )
    artifact = Artifact("op.whl", ArtifactKind.WHEEL, binaries)
    claim = declared_support(artifact, _audited(*binaries))
    verdicts = {release.version: name for release, name in claim.verdicts}

    assert (verdicts["2.8.0"], verdicts["2.13.0"]) == ("unproven", "unsafe")
    assert not claim.stable


# ---- whose code is worth reading


@pytest.mark.parametrize(
    ("requires", "of_several"),
    [
        ([CHECK_FAIL], True),
        ([SET_DEVICE], True),
        ([CHECK_FAIL, "_ZN2at9elsewhereEv"], True),
        ([ONLY_IN_2_8], False),
        ([ONLY_IN_2_8, CHECK_FAIL], False),
        (["_ZN2at9elsewhereEv"], False),
        ([SHIM], False),
        (["memcpy"], False),
        ([], False),
    ],
    ids=lambda value: "+".join(value) or "nothing" if isinstance(value, list) else "",
)
def test_names_that_leave_the_series_open(requires: list[str], of_several: bool) -> None:  # noqa: FBT001
    assert is_version_ambiguous(_binary(*requires)) is of_several


# ---- from the file to the report


def _library(folder: Path, code: bytes) -> str:
    library = shared_library(needed=TORCH[1:3], requires=[CHECK_FAIL])
    path = folder / "op.so"
    path.write_bytes(with_sections(library, {".text": code}))
    return str(path)


def test_library_whose_code_shows_a_layout_is_unsafe_in_the_report(tmp_path: Path) -> None:
    audit = opwright.audit(_library(tmp_path, assembled(NUMEL)))
    document = json.loads(v1.render(Audit((audit,)), describe=describe()))
    verdicts = document["artifacts"][0]["binaries"][0]["releases"]

    assert verdicts["2.13.0"]["verdict"] == "unsafe"
    assert verdicts["2.12.1"]["verdict"] == "unproven"
    assert "torch-layout-drift" in json.dumps(verdicts["2.13.0"]["reasons"])
    assert not audit.findings  # nobody said that it is for 2.13


def test_layout_is_a_finding_where_it_is_meant_to_load(tmp_path: Path) -> None:
    library = _library(tmp_path, assembled(NUMEL))

    there = opwright.audit(library, torch="2.13.0").findings
    at_home = opwright.audit(library, torch="2.3..2.12").findings

    assert [finding.cause.name for finding in there] == ["torch-layout-drift"]
    assert at_home == ()


@pytest.mark.parametrize("size", [0, 2**40, 2**64 - 1])
def test_lying_size_of_the_code_changes_no_more_than_what_is_found(
    size: int, tmp_path: Path
) -> None:
    path = Path(_library(tmp_path, assembled(NUMEL + KEY)))
    image = bytearray(path.read_bytes())
    (headers,) = struct.unpack_from("<Q", image, 40)
    struct.pack_into("<Q", image, headers + 64 + 32, size)
    path.write_bytes(image)

    (audited,) = opwright.audit(str(path), torch="2.13.0").binaries

    assert [verdict.name for verdict in audited.verdicts] == ["unsafe" if size else "unproven"]
