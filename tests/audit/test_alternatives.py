"""Libraries that are there once per release: the artifact is as good as the one that its loader takes."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from made_environments import CHECK, CHECK_OF_OLD, MadeEnvironment
from program import FORMATS, run_here
from tiny_elf import shared_library

from opwright import audit
from opwright.errors import UnreadableInputError
from opwright.knowledge.torch_releases.symbols.releases import as_ranges, releases
from opwright.model import Binary
from opwright.report.text.environment import lines_of
from opwright.verbs.audit import artifacts
from opwright.verbs.audit.loading.alternatives import candidates, member_groups

IN_2_1_AND_2_2 = "_ZN3c104cuda9SetDeviceEi"
ONLY_IN_2_8 = "_ZN2at4_ops15_fused_rms_norm4callERKNS_6TensorElS4_d"
CUDA = ("libtorch.so", "libc10_cuda.so")
ONCE_PER_TORCH = {
    "op/torch-2.1/lib/libop.so": shared_library(needed=CUDA, requires=[IN_2_1_AND_2_2]),
    "op/torch-2.8/lib/libop.so": shared_library(needed=CUDA, requires=[ONLY_IN_2_8]),
}


def _wheel(folder: Path, libraries: Mapping[str, bytes], requires: str = "torch") -> str:
    path = folder / "op-1.0-py3-none-manylinux_2_28_x86_64.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in libraries.items():
            archive.writestr(name, data)
        metadata = f"Name: op\nVersion: 1.0\nRequires-Dist: {requires}\n"
        archive.writestr("op-1.0.dist-info/METADATA", metadata)
    return str(path)


def _artifact(*arguments: str) -> dict[str, Any]:
    ran = run_here("audit", "--format", "json", *arguments)
    artifact: dict[str, Any] = json.loads(ran.stdout)["artifacts"][0]
    return artifact


def _by_verdict(artifact: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for version, release in artifact["releases"].items():
        found.setdefault(release["verdict"], []).append(version)
    return {verdict: as_ranges(versions) for verdict, versions in found.items()}


# ---- which are alternatives, and which one counts


def _groups(*paths: str) -> list[list[str]]:
    binaries = [Binary(path) for path in paths]
    return [[member.path for member in group] for group in member_groups(binaries)]


@pytest.mark.parametrize(
    "paths",
    [
        ["op/torch-2.9/lib/libop.so", "op/torch-2.10/lib/libop.so"],
        ["op/libop_torch29-cuda.so", "op/libop_torch210-cuda.so"],
        ["op/torch29-cxx11-cu126-x86_64-linux/_op.so", "op/torch210-cxx11-cu128-x86_64-linux/_op.so"],
        ["op/libop_cuda118.so", "op/libop_cuda126.so"],
        ["op/libop_cu12.so", "op/libop_cu13.so"],
        ["op/libop_ffmpeg4.so", "op/libop_ffmpeg6.so"],
    ],
    ids=lambda paths: paths[0],
)  # fmt: skip
def test_names_that_differ_in_a_version_are_alternatives(paths: list[str]) -> None:
    assert _groups(*reversed(paths), "op/_C.so") == [paths]


@pytest.mark.parametrize(
    "paths",
    [
        ["op/libop_cpu.so", "op/libop_cuda.so"],
        ["op/sm90/ops.so", "op/sm100/ops.so"],
        ["op/_C.cpython-310-x86_64-linux-gnu.so", "op/_C.cpython-311-x86_64-linux-gnu.so"],
        ["op/torch/lib1.so", "op/torch/lib2.so"],
        ["op/torch-2.8/liba.so", "op/torch-2.9/libb.so"],
        ["op/libtorch_ops1.so", "op/libtorch_ops2.so"],
    ],
    ids=lambda paths: paths[0],
)
def test_other_libraries_are_no_alternatives(paths: list[str]) -> None:
    assert _groups(*paths) == []


@pytest.mark.parametrize("library", ["libavutil.so.{}", "libavutil.{}.dylib", "avutil-{}.dll"])
def test_libraries_that_need_different_ffmpegs_are_alternatives(library: str) -> None:
    cores = [Binary(f"op/core{n}.so", needed=(library.format(52 + n),)) for n in (5, 6)]
    tag = "cpython-311-x86_64-linux-gnu.so"
    needing_them = [Binary(f"op/ops{n}.{tag}", needed=(f"core{n}.so",)) for n in (5, 6)]
    others = [Binary(f"op/math{n}.so", needed=("libc.so.6",)) for n in (5, 6)]

    groups = member_groups([*needing_them, *cores, *others])

    assert [[member.path for member in group] for group in groups] == [
        [f"op/ops5.{tag}", f"op/ops6.{tag}"],
        ["op/core5.so", "op/core6.so"],
    ]


def test_the_member_of_the_release_is_taken_else_the_nearest_lower_one() -> None:
    paths = [f"op/op_torch2{minor}-{kind}.so" for minor in (6, 9) for kind in ("cpu", "cuda")]
    (group,) = member_groups(map(Binary, paths))
    taken = {
        release.version: [member.path for member in candidates(group, release)]
        for release in releases()
    }

    assert taken["2.6.0"] == ["op/op_torch26-cuda.so"]
    assert taken["2.8.0"] == ["op/op_torch26-cuda.so"]
    assert taken["2.10.0"] == ["op/op_torch29-cuda.so"]
    assert taken["2.0.0"] == ["op/op_torch26-cuda.so"]


# ---- the artifact


def test_the_artifact_is_as_good_as_the_library_that_is_taken(tmp_path: Path) -> None:
    artifact = _artifact(_wheel(tmp_path, ONCE_PER_TORCH))

    assert artifact["alternatives"] == [list(ONCE_PER_TORCH)]
    assert _by_verdict(artifact) == {
        "loads": ("2.1.0..2.1.2", "2.8.0"),
        "unproven": ("2.2.0..2.2.2",),
        "fails": ("1.8.0..2.0.1", "2.3.0..2.7.1", "2.9.0..2.15.0"),
    }


def test_a_member_that_is_not_taken_is_no_finding(tmp_path: Path) -> None:
    fitting = audit(_wheel(tmp_path, ONCE_PER_TORCH, "torch==2.8.0"))
    asked = audit(_wheel(tmp_path, ONCE_PER_TORCH), torch="2.1")
    wrong = audit(_wheel(tmp_path, ONCE_PER_TORCH, "torch==2.9.1"))

    assert fitting.findings == asked.findings == ()
    assert "torch-version-mismatch" in {finding.cause.name for finding in wrong.findings}


def test_without_a_rule_the_best_counts(tmp_path: Path) -> None:
    libraries = {
        "op/libop_ffmpeg5.so": shared_library(needed=CUDA, requires=[IN_2_1_AND_2_2]),
        "op/libop_ffmpeg6.so": shared_library(needed=CUDA, requires=[ONLY_IN_2_8]),
    }

    assert set(_by_verdict(_artifact(_wheel(tmp_path, libraries))).get("loads", ())) == {"2.8.0"}
    assert _artifact(_wheel(tmp_path, libraries))["releases"]["2.2.0"]["verdict"] == "unproven"


@pytest.mark.parametrize("form", FORMATS)
def test_every_format_shows_the_verdict_of_the_member(form: str, tmp_path: Path) -> None:
    wheel = _wheel(tmp_path, ONCE_PER_TORCH, "torch==2.8.0")

    ran = run_here("audit", "--format", form, "--torch", "2.8", wheel)

    assert ran.returncode == 0, ran.stdout
    if form in ("text", "markdown", "html", "github"):
        output = " ".join(ran.stdout.replace("\\*", "*").split())
        assert "one of 2: op/torch-*/lib/libop.so" in output


def test_an_environment_is_judged_by_the_member_of_its_torch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-home"))
    made = MadeEnvironment(tmp_path / "venv")
    made.torch("2.13.0+cpu")
    libraries = {
        f"op/torch-{series}/libop.so": shared_library(needed=["libc10.so"], requires=[check])
        for series, check in (("2.6", CHECK_OF_OLD), ("2.13", CHECK))
    }
    made.distribution("op", "1.0", {"op/__init__.py": b"", **libraries})

    audited = made.examined()

    (package,) = audited.packages
    assert [one.binary.path for one in package.decisive_libraries] == ["op/torch-2.13/libop.so"]
    assert audited.findings == ()
    assert [line.built_for.split(",")[0] for line in lines_of(audited.packages)] == ["torch 2.13"]


def test_a_release_newer_than_all_that_a_loader_can_take_proves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-home"))
    made = MadeEnvironment(
        tmp_path / "venv"
    )  # as torch-c-dlpack-ext, which from 2.10 on loads nothing
    made.torch("2.13.0+cpu")
    library = shared_library(needed=["libc10.so"], requires=[CHECK_OF_OLD])
    libraries = {f"op/libop_torch{series}.so": library for series in (25, 26)}
    made.distribution("op", "1.0", {"op/__init__.py": b"", **libraries})

    examined = made.examined()
    audited = audit(_wheel(tmp_path, libraries))

    (note,) = [note for note in examined.notes if "newer" in note]
    assert "no library for torch 2.13 or newer" in note
    assert examined.findings == ()
    assert any("no library for torch 2.7 or newer" in note for note in audited.notes)
    wide = [f.message for f in audited.findings if f.cause.name == "torch-requirement-too-wide"]
    assert not any("2.15" in message for message in wide)
    assert _by_verdict(_artifact(_wheel(tmp_path, libraries)))["fails"][-1].endswith("2.15.0")


# ---- what the machine has to have


def test_the_verdict_is_that_with_the_driver_in_place(tmp_path: Path) -> None:
    driver = shared_library(needed=[*CUDA, "libcuda.so.1"], requires=[ONLY_IN_2_8])
    artifact = _artifact(_wheel(tmp_path, {"op/_C.so": driver}))
    release = artifact["binaries"][0]["releases"]["2.8.0"]

    assert artifact["releases"]["2.8.0"] == {"verdict": "loads", "depends_on": ["libcuda.so.1"]}
    assert (release["verdict"], release["depends_on"]) == ("loads", ["libcuda.so.1"])
    assert [reason["cause"] for reason in release["reasons"]] == ["no-nvidia-driver"]
    assert artifact["binaries"][0]["releases"]["2.9.1"]["verdict"] == "fails"


@pytest.mark.parametrize("form", ["text", "markdown", "html", "github", "sarif"])
def test_every_format_names_what_the_machine_has_to_have(form: str, tmp_path: Path) -> None:
    driver = shared_library(needed=[*CUDA, "libcuda.so.1"], requires=[ONLY_IN_2_8])

    ran = run_here(
        "audit", "--format", form, "--torch", "2.8", _wheel(tmp_path, {"op/_C.so": driver})
    )

    assert ran.returncode == 0
    assert "libcuda.so.1" in ran.stdout
    assert ("depends_on" if form == "sarif" else "depends") in ran.stdout


# ---- a library that another one brings along


def test_what_a_library_lacks_and_its_companion_has_is_no_failure_of_the_wheel(
    tmp_path: Path,
) -> None:
    own = "_ZN2at3own5levelEv"  # as torch_npu's profiler asks for a function of torch_npu
    libraries = {
        "op/libop.so": shared_library(
            soname="libop.so", needed=["libc10.so", "libside.so"], requires=[CHECK], provides=[own]
        ),
        "op/libside.so": shared_library(soname="libside.so", needed=["libc10.so"], requires=[own]),
    }

    whole = _artifact(_wheel(tmp_path, libraries))
    (tmp_path / "alone").mkdir()
    alone = _artifact(_wheel(tmp_path / "alone", {"op/libside.so": libraries["op/libside.so"]}))

    by_path = {binary["path"]: binary["releases"] for binary in whole["binaries"]}
    assert {r["verdict"] for r in by_path["op/libside.so"].values()} == {"fails"}
    assert whole["releases"]["2.13.0"]["verdict"] == by_path["op/libop.so"]["2.13.0"]["verdict"]
    assert whole["releases"]["2.13.0"]["verdict"] != "fails"
    assert whole["releases"]["2.2.0"]["verdict"] == "fails"
    assert set(_by_verdict(alone)) == {"fails"}


def test_libraries_that_need_each_other_without_end_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 60
    libraries = {
        f"op/l{i}.so": shared_library(
            soname=f"l{i}.so", needed=["libc10.so", f"l{(i + 1) % count}.so"], requires=[CHECK]
        )
        for i in range(count)
    }
    path = _wheel(tmp_path, libraries)
    assert len(audit(path).binaries) == count

    monkeypatch.setattr(artifacts, "_MOST_LED_TO", count * count - 1)

    with pytest.raises(UnreadableInputError, match="need each other in too many ways"):
        audit(path)
