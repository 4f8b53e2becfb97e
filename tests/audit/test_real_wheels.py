"""Wheels on the index whose answers are known: where they really loaded, and why not elsewhere."""

from __future__ import annotations

import json

import pytest

from opwright import audit
from opwright.cli.main import main
from opwright.knowledge.torch_releases.symbols.releases import releases, select
from opwright.model import ArtifactAudit
from opwright.model.audit.verdicts import standings

pytestmark = pytest.mark.network


def _releases_with(audited: ArtifactAudit, *verdicts: str) -> set[str]:
    """Return the releases in which every binary has one of the verdicts."""
    found = {release.version for release in releases()}
    for binary in audited.binaries:
        found &= {v.load.torch.version for v in binary.verdicts if v.name in verdicts}
    return found


def _versions(wanted: str) -> set[str]:
    return {release.version for release in select(wanted)}


@pytest.mark.parametrize(
    ("wanted", "load", "depends_on"),
    [
        pytest.param(
            "metatensor-torch==0.10.8", "2.3..2.14", "libmetatensor.so", id="once per torch"
        ),
        pytest.param("torch-c-dlpack-ext==0.1.5", "2.8..2.9", None, id="torch in the file name"),
        pytest.param("torchcodec==0.7.0", "2.8", "libavutil.so.59", id="once per FFmpeg"),
        pytest.param("vllm==0.9.2", "2.7", "libcuda.so.1", id="needs the driver"),
    ],
)
def test_wheel_is_as_good_as_the_library_that_its_loader_takes(
    wanted: str, load: str, depends_on: str | None
) -> None:
    together = standings(audit(wanted).decisive)

    for version in _versions(load):
        assert together[version].verdict in ("loads", "unproven")
        assert depends_on is None or depends_on in together[version].depends_on
    assert together["2.15.0"].verdict == "fails"


@pytest.mark.parametrize(
    ("wanted", "load"),
    [
        pytest.param("torchvision==0.19.1", "2.4", id="old string ABI"),
        pytest.param("torchvision==0.23.0", "2.8", id="new string ABI"),
        pytest.param("torchvision==0.29.2", "2.13..2.15", id="stable ABI"),
        pytest.param("torchao==0.18.0", "2.11..2.15", id="stable ABI, CUDA 13"),
        pytest.param("xformers==0.0.35", "2.10", id="stable ABI, CUDA 12"),
        pytest.param("torchaudio==2.9.1", "2.9", id="one series"),
    ],
)
def test_wheel_loads_where_it_really_did(wanted: str, load: str) -> None:
    assert _releases_with(audit(wanted), "loads", "unproven") == _versions(load)


@pytest.mark.parametrize(
    ("wanted", "dies"),
    [
        # The process dies in the loader: 2.9 has another KernelFunction.
        pytest.param("torchvision==0.23.0", "2.9", id="operators registered from C++"),
        # Kernels for CUDA come under the number of another key.
        pytest.param("torchvision==0.19.1", "2.5", id="dispatch keys"),
    ],
)
def test_wheel_is_unsafe_where_its_symbols_resolve_and_it_did_harm(wanted: str, dies: str) -> None:
    audited = audit(wanted)

    core = next(b for b in audited.binaries if b.binary.file_name == "_C.so")
    told = {v.load.torch.version: v for v in core.verdicts}
    for version in _versions(dies):
        assert told[version].name == "unsafe"
        assert [f.cause.name for f in told[version].reasons] == ["torch-layout-drift"]


@pytest.mark.parametrize(
    "wanted", ["torchvision==0.23.0", "torchaudio==2.9.1", "xformers==0.0.33.post2"]
)
def test_ordinary_wheel_for_its_own_torch_has_no_finding(wanted: str) -> None:
    assert audit(wanted).findings == ()


@pytest.mark.parametrize(
    ("wanted", "causes"),
    [
        ("torchvision==0.29.2", []),
        ("torchao==0.18.0", ["torch-requirement-missing"]),
        ("torchcodec==0.17.0", ["torch-requirement-missing"]),
        ("xformers==0.0.35", ["extension-cuda-version-mismatch"]),
    ],
)
def test_newest_stable_wheels_have_the_findings_that_are_known(
    wanted: str, causes: list[str]
) -> None:
    assert [f.cause.name for f in audit(wanted).findings] == causes


def test_run_path_of_the_build_machine_is_a_note() -> None:
    (note,) = [n for n in audit("torchvision==0.29.2").notes if n.startswith("leaked-build-path")]

    assert "/__w/_temp/conda_environment_" in note


def test_stable_wheel_fails_for_its_cuda_alone() -> None:
    audited = audit("xformers==0.0.35")

    (binary,) = audited.binaries
    newer = [v.load for v in binary.verdicts if v.load.torch.version in _versions("2.11..2.15")]
    assert {load.missing_libraries for load in newer} == {("libcudart.so.12",)}
    assert not any(load.missing_symbols for load in newer)
    assert [f.cause.name for f in audited.findings] == ["extension-cuda-version-mismatch"]


def test_ffmpeg_is_the_machines_to_have() -> None:
    audited = audit("torchcodec==0.17.0")

    assert [f.cause.name for f in audited.findings] == ["torch-requirement-missing"]
    cores = [b for b in audited.binaries if "libtorchcodec_core" in b.binary.path]
    newest = [v.load for b in cores for v in b.verdicts if v.load.torch.version == "2.15.0"]
    assert [load.depends_on[0] for load in newest] == [f"libavutil.so.{n}" for n in range(56, 62)]


def test_requirement_is_audited_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", "torchvision==0.23.0", "--format", "json"]) == 0

    (artifact,) = json.loads(capsys.readouterr().out)["artifacts"]
    verdicts = {version: told["verdict"] for version, told in artifact["releases"].items()}
    assert verdicts["2.8.0"] == "loads"
    assert verdicts["2.7.1"] == verdicts["2.10.0"] == "fails"
    assert {len(binary["sha256"]) for binary in artifact["binaries"]} == {64}
