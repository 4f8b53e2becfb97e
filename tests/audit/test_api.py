"""The verbs, on libraries written for the purpose and the packaged database."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from tiny_elf import shared_library
from tiny_torch import install_torch

import opwright
from opwright.causes.engine.registry import chosen_causes
from opwright.errors import UnknownNameError, UnreadableInputError
from opwright.knowledge.torch_releases.symbols.releases import as_ranges, user_tables_folder
from opwright.model import ArtifactKind, BinaryAudit, TorchAbi
from opwright.verbs.audit import symbol_notes
from opwright.verbs.releases.adding import add_release
from opwright.verbs.releases.listing import known_releases

SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"  # in 2.1 and 2.2
ONLY_IN_2_8 = "_ZN2at4_ops15_fused_rms_norm4callERKNS_6TensorElS4_d"
HALF = "_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v"  # in none
CUDA = ("libc10_cuda.so", "libcudart.so.12")


def _library(folder: Path, *requires: str, needed: tuple[str, ...] = ("libtorch.so",)) -> str:
    path = folder / "op.so"
    path.write_bytes(shared_library(needed=needed, requires=requires))
    return str(path)


def _wheel(folder: Path, libraries: Mapping[str, bytes], *, requires: str = "") -> str:
    path = folder / "op-1.0-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in libraries.items():
            archive.writestr(name, data)
        archive.writestr("op-1.0.dist-info/METADATA", f"Name: op\nVersion: 1.0\n{requires}\n")
    return str(path)


def _by_verdict(audited: BinaryAudit) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for verdict in audited.verdicts:
        found.setdefault(verdict.name, []).append(verdict.load.torch.version)
    return {name: as_ranges(versions) for name, versions in found.items()}


def _names(audit: opwright.ArtifactAudit) -> list[str]:
    return [finding.cause.name for finding in audit.findings]


# ---- verdicts


def test_library_of_two_series_is_unproven_there_and_fails_elsewhere(tmp_path: Path) -> None:
    audit = opwright.audit(_library(tmp_path, SET_DEVICE, needed=CUDA))

    assert audit.artifact.kind is ArtifactKind.BINARY
    assert audit.binaries[0].built_for.torch == ("2.1", "2.2")
    assert _by_verdict(audit.binaries[0]) == {
        "fails": ("1.8.0..2.0.1", "2.3.0..2.15.0"),
        "unproven": ("2.1.0..2.2.2",),
    }


def test_library_of_one_series_loads_there(tmp_path: Path) -> None:
    audit = opwright.audit(_library(tmp_path, ONLY_IN_2_8))

    assert _by_verdict(audit.binaries[0])["loads"] == ("2.8.0",)


def test_stable_library_loads_from_its_floor_on(tmp_path: Path) -> None:
    audit = opwright.audit(_library(tmp_path, "torch_call_dispatcher"))

    assert audit.binaries[0].torch_abi is TorchAbi.STABLE
    assert audit.binaries[0].torch_floor == "2.10"
    assert _by_verdict(audit.binaries[0]) == {
        "fails": ("1.8.0..2.9.1",),
        "loads": ("2.10.0..2.15.0",),
    }


def test_library_that_does_not_touch_torch_is_not_judged(tmp_path: Path) -> None:
    audit = opwright.audit(_library(tmp_path, "memcpy", needed=("libc.so.6",)))

    assert len(audit.artifact.binaries) == 1
    assert audit.binaries == ()
    assert audit.findings == ()


def test_library_is_judged_for_its_own_machine(tmp_path: Path) -> None:
    path = tmp_path / "op.so"
    path.write_bytes(
        shared_library(needed=["libtorch.so"], requires=[ONLY_IN_2_8], machine="aarch64")
    )

    audit = opwright.audit(str(path))

    assert {v.load.torch.machine for v in audit.binaries[0].verdicts} == {"aarch64"}
    assert audit.binaries[0].built_for.torch == ("2.8",)


def test_what_cuda_code_for_aarch64_was_built_for_is_known_from_x86(tmp_path: Path) -> None:
    path = tmp_path / "op.so"
    path.write_bytes(
        shared_library(
            needed=["libtorch.so", "libc10_cuda.so"],
            requires=["_ZN3c104cuda9SetDeviceEab", ONLY_IN_2_8],
            machine="aarch64",
        )
    )

    (binary,) = opwright.audit(str(path)).binaries

    assert binary.built_for.torch == ("2.8",)
    assert any("x86-64" in line for line in binary.built_for.evidence)


# ---- findings


def test_what_loads_somewhere_and_claims_nothing_has_no_finding(tmp_path: Path) -> None:
    assert not opwright.audit(_library(tmp_path, SET_DEVICE, needed=CUDA)).findings


def test_what_loads_nowhere_has_findings(tmp_path: Path) -> None:
    audit = opwright.audit(_library(tmp_path, HALF))

    assert _names(audit) == ["half-type-instantiation"]
    assert "c10::Half" not in audit.findings[0].message
    assert "at::Half" in audit.findings[0].message


def test_releases_that_are_asked_for_are_expected_to_load(tmp_path: Path) -> None:
    path = _library(tmp_path, SET_DEVICE, needed=CUDA)

    assert not opwright.audit(path, torch="2.1..2.2").findings
    audit = opwright.audit(path, torch="2.2..2.3")
    assert [v.load.torch.version for v in audit.binaries[0].verdicts] == [
        "2.2.0", "2.2.1", "2.2.2", "2.3.0", "2.3.1",
    ]  # fmt: skip
    assert _names(audit) == ["torch-version-mismatch"]


@pytest.mark.parametrize(
    ("requires", "found"),
    [
        ("Requires-Dist: torch==2.2.0", []),
        (
            "Requires-Dist: torch>=2.2",
            [
                "extension-cuda-version-mismatch",
                "torch-requirement-too-wide",
                "torch-version-mismatch",
            ],
        ),
        (
            "Requires-Dist: torch<2.5,>=2.2",
            ["torch-requirement-too-wide", "torch-version-mismatch"],
        ),
        ("Requires-Dist: numpy", ["torch-requirement-missing"]),
        ("", ["torch-requirement-missing"]),
    ],
)
def test_releases_that_the_metadata_admits_are_expected_to_load(
    requires: str, found: list[str], tmp_path: Path
) -> None:
    data = shared_library(needed=CUDA, requires=[SET_DEVICE])

    audit = opwright.audit(_wheel(tmp_path, {"op/_C.so": data}, requires=requires))

    assert sorted(_names(audit)) == found


def test_library_in_the_same_wheel_is_found(tmp_path: Path) -> None:
    libraries = {
        "op/_C.so": shared_library(
            soname="_C.so", needed=["libop.so", "libc10_cuda.so"], requires=["_ZN2my1fEv"]
        ),
        "op.libs/libop.so": shared_library(
            soname="libop.so",
            needed=["libc10_cuda.so"],
            requires=[SET_DEVICE],
            provides=["_ZN2my1fEv"],
        ),
    }

    audit = opwright.audit(_wheel(tmp_path, libraries), torch="2.2.0")

    assert [verdict.name for one in audit.binaries for verdict in one.verdicts] == ["unproven"] * 2
    assert not audit.findings


def test_stable_library_that_leads_to_an_unstable_one_is_not_proved(tmp_path: Path) -> None:
    libraries = {
        "op/_C.so": shared_library(
            soname="_C.so",
            needed=["libop.so", "libtorch_cpu.so"],
            requires=["torch_call_dispatcher"],
        ),
        "op.libs/libop.so": shared_library(
            soname="libop.so",
            needed=["libtorch_cpu.so"],
            requires=["_ZNK2at10TensorBase8data_ptrIlEEPT_v"],
        ),
    }

    audit = opwright.audit(_wheel(tmp_path, libraries), torch="2.10..2.15")

    stable = next(one for one in audit.binaries if one.torch_abi is TorchAbi.STABLE)
    assert {verdict.name for verdict in stable.verdicts} == {"unproven"}


def test_what_the_machine_has_to_have_is_no_finding(tmp_path: Path) -> None:
    audit = opwright.audit(
        _library(tmp_path, ONLY_IN_2_8, needed=("libtorch.so", "libcuda.so.1")), torch="2.8.0"
    )

    [verdict] = audit.binaries[0].verdicts
    assert [finding.cause.name for finding in verdict.reasons] == ["no-nvidia-driver"]
    assert not audit.findings


def test_function_of_cuda_that_nobody_lists_is_not_a_matter_of_versions(tmp_path: Path) -> None:
    path = _library(tmp_path, "curandCreateGenerator", needed=("libc10.so",))

    [verdict] = opwright.audit(path, torch="2.8.0").binaries[0].verdicts

    assert [finding.cause.name for finding in verdict.reasons] == ["missing-link-library"]


def test_chosen_causes_are_the_only_ones_that_are_looked_for(tmp_path: Path) -> None:
    path = _library(tmp_path, HALF, SET_DEVICE, needed=CUDA)
    wanted = chosen_causes(select=["half-type-instantiation"])

    assert _names(opwright.audit(path, causes=wanted)) == ["half-type-instantiation"]
    assert not opwright.audit(path, causes=()).findings


def test_folder_and_its_progress(tmp_path: Path) -> None:
    for name in ("a.so", "b.so"):
        (tmp_path / name).write_bytes(
            shared_library(needed=["libtorch.so"], requires=[ONLY_IN_2_8])
        )
    (tmp_path / "broken.so").write_bytes(b"\x7fELF")
    told: list[tuple[int, int]] = []

    audit = opwright.audit(str(tmp_path), progress=lambda done, total: told.append((done, total)))

    assert audit.artifact.kind is ArtifactKind.FOLDER
    assert [one.binary.path for one in audit.binaries] == ["a.so", "b.so"]
    assert [path for path, _ in audit.artifact.skipped] == ["broken.so"]
    assert {total for _, total in told} == {3}


# ---- used wrongly


@pytest.mark.parametrize("wanted", ["2.99", "nonsense"])
def test_releases_that_do_not_exist_are_refused(wanted: str, tmp_path: Path) -> None:
    for path in (_library(tmp_path, HALF), _library(tmp_path, needed=("libc.so.6",))):
        with pytest.raises(UnknownNameError, match="unknown torch release"):
            opwright.audit(path, torch=wanted)


def test_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableInputError, match="no such file"):
        opwright.audit(str(tmp_path / "op.so"))


def test_cause_is_explained_by_name() -> None:
    assert opwright.explain("cxx11-abi-mismatch").family == "torch-abi"
    with pytest.raises(UnknownNameError):
        opwright.explain("nope")


def test_causes_are_chosen_by_name() -> None:
    every = chosen_causes()
    some = chosen_causes(select=["missing-libcuda-link", "no-nvidia-driver"])

    assert [cause.name for cause in some] == ["missing-libcuda-link", "no-nvidia-driver"]
    assert chosen_causes(ignore=[some[0].name]) == tuple(c for c in every if c is not some[0])
    with pytest.raises(UnknownNameError, match="unknown cause 'nope'"):
        chosen_causes(ignore=["nope"])


# ---- symbols and releases


def test_symbol_is_described() -> None:
    note = symbol_notes.describe()(SET_DEVICE)

    assert note.demangled == "c10::cuda::SetDevice(int)"
    assert note.exported_by == ("2.1.0..2.2.2",)
    assert note.nearest == "c10::cuda::SetDevice(signed char, bool)"
    assert symbol_notes.describe("aarch64")(SET_DEVICE).exported_by == ()


def test_known_releases_can_be_narrowed() -> None:
    assert [release.version for release in known_releases(wanted="2.5")] == [
        "2.5.0",
        "2.5.1",
    ]
    assert known_releases("aarch64")[0].machine == "aarch64"


def test_own_build_of_torch_takes_its_place_among_the_others(tmp_path: Path) -> None:
    package = install_torch(tmp_path / "site-packages", "2.8.0+mine", ["_ZN3c105ownedEv"])
    library = _library(tmp_path, "_ZN3c105ownedEv", needed=("libc10.so",))

    build, written, _ = add_release(package)
    audit = opwright.audit(library)

    assert build.version == "2.8.0+mine"
    assert Path(written).parent == Path(user_tables_folder())
    versions = [release.version for release in known_releases()]
    assert versions.index("2.8.0+mine") == versions.index("2.8.0") + 1
    assert as_ranges(["2.7.1", "2.8.0", "2.8.0+mine", "2.9.0"]) == ("2.7.1..2.9.0",)
    assert _by_verdict(audit.binaries[0])["loads"] == ("2.8.0+mine",)


def test_wheel_of_torch_is_added_with_the_nearest_libraries_that_it_pins(tmp_path: Path) -> None:
    package = install_torch(tmp_path / "site-packages", "2.8.0", ["_ZN3c105ownedEv"])
    wheel = tmp_path / "torch-2.8.0+mine-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in package.rglob("*.*"):
            archive.write(path, path.relative_to(package.parent))
        archive.writestr(
            "torch-2.8.0+mine.dist-info/METADATA",
            "Version: 2.8.0+mine\nRequires-Dist: nvidia-cuda-runtime-cu12==12.8.1; x == 'y'\n",
        )

    build = add_release(wheel).build

    assert (build.version, build.cuda, build.cxx11_abi) == ("2.8.0+mine", None, False)
    [release] = known_releases(wanted="2.8.0+mine")
    assert [pin.partition("==")[0] for pin in release.pins] == ["nvidia-cuda-runtime-cu12"]
    assert release.brought == {"libcudart.so.12"}
    assert "libtorch_python.so" in release.preloaded


def test_own_build_of_torch_does_not_hide_the_floor(tmp_path: Path) -> None:
    add_release(install_torch(tmp_path / "site-packages", "2.5.1+mine", ["_ZN3c105ownedEv"]))

    audit = opwright.audit(_library(tmp_path, "torch_call_dispatcher"))

    assert audit.binaries[0].torch_floor == "2.10"


def test_build_that_is_added_again_replaces_the_first(tmp_path: Path) -> None:
    for folder, name in (("one", "_ZN3c103oneEv"), ("two", "_ZN3c103twoEv")):
        add_release(install_torch(tmp_path / folder, "2.8.0+mine", [name]))

    assert symbol_notes.describe()("_ZN3c103oneEv").exported_by == ()
    assert symbol_notes.describe()("_ZN3c103twoEv").exported_by == ("2.8.0+mine",)
    assert len(list(Path(user_tables_folder()).iterdir())) == 1


@pytest.mark.parametrize("version", ["banana", "../../../escaped", ""])
def test_build_that_has_no_version_is_refused(version: str, tmp_path: Path) -> None:
    package = install_torch(tmp_path / "site-packages", version, [])

    with pytest.raises(UnreadableInputError, match="version"):
        add_release(package)

    assert known_releases()[-1].version == "2.15.0"


def test_what_is_no_torch_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableInputError, match="not a torch package"):
        add_release(tmp_path)
    with pytest.raises(UnreadableInputError):
        add_release(tmp_path / "torch.whl")
