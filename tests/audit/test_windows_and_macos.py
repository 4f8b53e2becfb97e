"""Libraries for Windows and macOS against the torch of PyPI for these systems."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from program import FORMATS, run_program
from tiny_macho import dylib, universal
from tiny_pe import dll

from opwright.causes.engine.registry import all_causes
from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.wheels.libraries import read_library
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.model import Artifact, ArtifactKind, BinaryAudit, TorchAbi
from opwright.verbs.audit.loading.verdicts import audit_binaries

NEW = "?toScalarType@TypeMeta@caffe2@@QEBA?AW4ScalarType@c10@@XZ"
"""In c10.dll from 2.8 on."""
GONE = "??0MessageLogger@c10@@QEAA@PEBDHH@Z"
"""In c10.dll up to 2.9."""
NEW_ON_MACOS = "_ZNK3c1011StorageImpl27throw_data_ptr_access_errorEv"
"""In libc10.dylib from 2.6 on."""
GONE_ON_MACOS = "_ZN3c1013MessageLoggerC1EPKcii"
"""In libc10.dylib up to 2.9."""
C10 = "@rpath/libc10.dylib"
SYSTEM = "/usr/lib/libSystem.B.dylib"


def judged(**libraries: bytes) -> dict[str, BinaryAudit]:
    """Return the audit of libraries of one artifact, `C=` for `op/_C`."""
    binaries = [
        binary
        for name, data in libraries.items()
        for binary in read_library(MemoryBytes(data, name), f"op/{name}")
    ]
    artifact = Artifact("op.whl", ArtifactKind.WHEEL, tuple(binaries))
    audits = audit_binaries(artifact, all_causes(), torch=None)
    return {audited.binary.path.removeprefix("op/"): audited for audited in audits}


def verdicts(audit: BinaryAudit) -> dict[str, str]:
    return {verdict.load.torch.version: verdict.name for verdict in audit.verdicts}


def fits(audit: BinaryAudit) -> list[str]:
    return [version for version, name in verdicts(audit).items() if name != "fails"]


# ---- Windows


def test_dll_loads_where_the_dll_it_names_has_each_name() -> None:
    (audit,) = judged(C=dll(imports={"c10.dll": [NEW, GONE], "KERNEL32.dll": ["Sleep"]})).values()

    assert fits(audit) == ["2.8.0", "2.9.0", "2.9.1"]
    assert audit.torch_abi is TorchAbi.UNSTABLE
    assert audit.built_for.torch == ("2.8", "2.9")


def test_name_in_another_dll_of_torch_does_not_help() -> None:
    (audit,) = judged(C=dll(imports={"torch_cpu.dll": [NEW]})).values()

    assert fits(audit) == []
    missing = audit.verdicts[-1].load.missing_symbols
    assert [(symbol.name, symbol.exported_by) for symbol in missing] == [(NEW, ())]


def test_dlls_are_found_in_any_case_and_in_the_artifact_first() -> None:
    audits = judged(
        C=dll(imports={"C10.DLL": [GONE], "Helper.dll": ["help"]}),
        **{"helper.dll": dll(imports={"c10.dll": [NEW]}, provides=["help", "other"])},
    )

    assert fits(audits["C"]) == ["2.8.0", "2.9.0", "2.9.1"]  # what the helper needs counts too


def test_name_that_a_dll_of_the_artifact_lacks_fails_everywhere() -> None:
    audits = judged(
        C=dll(imports={"c10.dll": [NEW], "helper.dll": ["gone"]}),
        **{"helper.dll": dll(provides=["other"])},
    )

    assert fits(audits["C"]) == []


def test_delay_loaded_dll_need_not_be_there() -> None:
    (audit,) = judged(
        C=dll(imports={"c10.dll": [NEW]}, delayed={"torch_cuda.dll": ["?x@at@@YAXXZ"]})
    ).values()

    assert fits(audit)[0] == "2.8.0"
    assert audit.unjudged == ()


def test_runtime_that_torch_needs_itself_is_no_condition() -> None:
    needs = {"c10.dll": [NEW], "MSVCP140.dll": ["?x@std@@YAXXZ"], "VCOMP140.DLL": ["_vcomp_fork"]}
    (audit,) = judged(C=dll(imports=needs)).values()

    load = audit.verdicts[-1].load
    assert load.depends_on == ("MSVCP140.dll", "VCOMP140.DLL")
    assert load.conditions == ("VCOMP140.DLL",)
    (reason,) = audit.verdicts[-1].reasons
    assert reason.cause.name == "missing-shared-library"
    assert "winget install Microsoft.VCRedist.2015+.x64" in reason.fix.commands


def test_dll_of_torch_for_gpus_is_not_judged_on_pypis_torch() -> None:
    (audit,) = judged(
        C=dll(imports={"c10.dll": [NEW], "torch_cuda.dll": ["?x@at@@YAXXZ"]})
    ).values()

    assert audit.verdicts == ()
    assert [one.version for one in audit.unjudged] == list(database("win_amd64").all_versions)
    assert audit.most_wanted.to_do == (
        "opwright releases add https://download.pytorch.org/whl/cu132/"
        "torch-2.15.0%2Bcu132-cp311-cp311-win_amd64.whl"
    )
    assert audit.built_for.torch[0] == "2.8"  # what it asks of c10.dll still tells


def test_cpu_without_a_torch_is_not_judged(tmp_path: Path) -> None:
    (tmp_path / "_C.pyd").write_bytes(dll(imports={"c10.dll": [NEW]}, machine="win_arm64"))

    ran = run_program("audit", "--format", "json", str(tmp_path / "_C.pyd"))

    assert ran.returncode == 3
    (unreadable,) = json.loads(ran.stdout)["unreadable"]
    assert unreadable["reason"] == "not judged: PyPI has no torch for win_arm64"


# ---- macOS


@pytest.mark.parametrize("opcodes", [False, True], ids=["chained", "opcodes"])
def test_dylib_loads_where_the_dylib_it_names_has_each_name(opcodes: bool) -> None:  # noqa: FBT001
    image = dylib(
        imports={C10: [NEW_ON_MACOS, GONE_ON_MACOS], SYSTEM: ["malloc"]},
        weakly=["_ZN3c1015never_there_everEv"],
        opcodes=opcodes,
    )
    (audit,) = judged(C=image).values()

    assert fits(audit) == ["2.6.0", "2.7.0", "2.7.1", "2.8.0", "2.9.0", "2.9.1"]


def test_name_for_any_library_is_looked_for_in_all_of_torch() -> None:
    needs = {SYSTEM: ["malloc"]}
    (audit,) = judged(
        C=dylib(imports=needs, flat=[NEW_ON_MACOS, GONE_ON_MACOS, "PyLong_FromLong"])
    ).values()

    assert fits(audit)[0] == "2.6.0"
    assert fits(audit)[-1] == "2.9.1"


def test_name_in_another_dylib_of_torch_does_not_help() -> None:
    (audit,) = judged(C=dylib(imports={"@rpath/libtorch_cpu.dylib": [NEW_ON_MACOS]})).values()

    assert fits(audit) == []


def test_reexports_of_the_artifact_are_followed() -> None:
    audits = judged(
        C=dylib(imports={"@loader_path/outer.dylib": ["help"], C10: [NEW_ON_MACOS]}),
        **{
            "outer.dylib": dylib(reexports=["@loader_path/inner.dylib"]),
            "inner.dylib": dylib(provides=["help"]),
        },
    )

    assert fits(audits["C"])[0] == "2.6.0"


def test_weak_library_need_not_be_there_and_another_is_a_condition() -> None:
    (audit,) = judged(
        C=dylib(
            imports={C10: [NEW_ON_MACOS]},
            needed=["@rpath/libavutil.58.dylib", "/opt/homebrew/opt/x/lib/libx.dylib"],
            optional=["@rpath/libperhaps.dylib"],
        )
    ).values()

    load = audit.verdicts[-1].load
    assert load.depends_on == ("libavutil.58.dylib", "/opt/homebrew/opt/x/lib/libx.dylib")
    assert load.resolves


def test_each_processor_of_a_universal_library_is_judged_with_its_own_torch() -> None:
    image = {"imports": {C10: [GONE_ON_MACOS]}}
    both = universal(
        arm64=dylib(machine="arm64", **image),  # type: ignore[arg-type]
        x86_64=dylib(machine="x86_64", **image),  # type: ignore[arg-type]
    )
    audits = judged(C=both)

    assert fits(audits["C (arm64)"])[-1] == "2.9.1"
    assert fits(audits["C (x86_64)"])[-1] == "2.2.2"  # the last torch for it


def test_image_that_the_tag_of_a_wheel_does_not_name_does_not_count(tmp_path: Path) -> None:
    needs = {C10: [NEW_ON_MACOS]}
    both = universal(arm64=dylib(imports=needs), x86_64=dylib(imports=needs, machine="x86_64"))
    arm = wheel(tmp_path, "macosx_11_0_arm64", {"op/_C.so": both})
    any_mac = wheel(tmp_path, "macosx_11_0_universal2", {"op/_C.so": both})

    paths = [
        [binary["path"] for binary in json.loads(ran.stdout)["artifacts"][0]["binaries"]]
        for ran in (run_program("audit", "--format", "json", path) for path in (arm, any_mac))
    ]

    assert paths == [["op/_C.so"], ["op/_C.so (arm64)", "op/_C.so (x86_64)"]]


def test_stable_library_is_stable() -> None:
    (audit,) = judged(
        C=dylib(imports={"@rpath/libtorch_cpu.dylib": ["torch_library_impl"]})
    ).values()

    assert audit.torch_abi is TorchAbi.STABLE
    assert audit.torch_floor
    assert set(verdicts(audit).values()) == {"loads", "fails"}


# ---- the program


def wheel(folder: Path, tag: str, libraries: Mapping[str, bytes]) -> str:
    path = folder / f"op-1.0-cp311-cp311-{tag}.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in libraries.items():
            archive.writestr(name, data)
        archive.writestr(
            "op-1.0.dist-info/METADATA", "Name: op\nVersion: 1.0\nRequires-Dist: torch==2.8.0\n"
        )
    return str(path)


def test_json_of_a_windows_wheel(tmp_path: Path) -> None:
    module = dll(
        imports={"c10.dll": [NEW], "python311.dll": ["PyLong_FromLong"], "MSVCP140.dll": ["x"]},
        provides=["PyInit__C"],
    )
    path = wheel(tmp_path, "win_amd64", {"op/_C.pyd": module})

    ran = run_program("audit", "--format", "json", path)

    (artifact,) = json.loads(ran.stdout)["artifacts"]
    (binary,) = artifact["binaries"]
    assert ran.returncode == 0
    assert binary["machine"] == "win_amd64"
    assert binary["python_abi"] == "cp311"
    assert binary["msvc_runtime"] == ["MSVCP140.dll"]
    assert artifact["releases"]["2.8.0"] == {"verdict": "loads", "depends_on": ["MSVCP140.dll"]}
    assert artifact["releases"]["2.7.1"]["verdict"] == "fails"
    assert (
        binary["releases"]["2.7.1"]["symbols"][0]["demangled"] == "caffe2::TypeMeta::toScalarType"
    )
    assert "unjudged" not in artifact


@pytest.mark.parametrize("form", FORMATS)
def test_what_is_not_judged_stands_in_every_format(form: str, tmp_path: Path) -> None:
    module = dll(imports={"c10.dll": [NEW], "c10_cuda.dll": ["?x@cuda@c10@@YAXXZ"]})
    path = wheel(tmp_path, "win_amd64", {"op/_C.pyd": module})

    ran = run_program("audit", "--format", form, path)

    shown = " ".join(ran.stdout.split()).replace("\\", "")
    assert ran.returncode == 3
    assert "c10_cuda.dll" in shown
    assert "not judged" in shown or "unjudged" in shown
    assert "no finding" not in shown
    if form == "json":
        (artifact,) = json.loads(ran.stdout)["artifacts"]
        assert set(artifact["unjudged"]) == set(database("win_amd64").all_versions)
        assert artifact["releases"] == {}


def test_text_says_what_to_type_where_a_part_is_not_judged(tmp_path: Path) -> None:
    on_gpus = dll(imports={"c10.dll": [NEW], "c10_cuda.dll": ["?x@cuda@c10@@YAXXZ"]})
    libraries = {"op/_C.pyd": dll(imports={"c10.dll": [NEW]}), "op/_gpu.pyd": on_gpus}

    shown = run_program("audit", wheel(tmp_path, "win_amd64", libraries)).stdout

    assert re.search(r"^  unjudged +1\.8\.0\.\.\d", shown, re.MULTILINE)
    assert not re.search(r"^  (?:loads|unproven|fails) ", shown, re.MULTILINE)
    assert "- unjudged" in shown
    command = shown[shown.index("$ opwright releases add") :].partition("\n\n")[0]
    assert command.replace("\\\n", "").split()[1:] == [
        *("opwright", "releases", "add"),
        "https://download.pytorch.org/whl/cu128/torch-2.8.0%2Bcu128-cp311-cp311-win_amd64.whl",
    ]


def test_torch_for_gpus_that_was_added_judges(tmp_path: Path) -> None:
    module = dll(imports={"c10.dll": [NEW], "c10_cuda.dll": ["?x@cuda@c10@@YAXXZ"]})
    path = wheel(tmp_path, "win_amd64", {"op/_C.pyd": module})
    torch = tmp_path / "torch-2.8.0+cu126-cp311-cp311-win_amd64.whl"
    with zipfile.ZipFile(torch, "w") as archive:
        archive.writestr("torch/version.py", "__version__ = '2.8.0+cu126'\ncuda = '12.6'\n")
        archive.writestr("torch/__init__.py", "")
        archive.writestr("torch/lib/c10.dll", dll(provides=[NEW, GONE]))
        archive.writestr(
            "torch/lib/c10_cuda.dll",
            dll(imports={"c10.dll": [GONE]}, provides=["?x@cuda@c10@@YAXXZ"]),
        )
    environment = {"XDG_DATA_HOME": str(tmp_path / "data")}

    added = run_program("releases", "add", str(torch), **environment)
    ran = run_program("audit", "--format", "json", path, **environment)

    assert added.returncode == 0
    (artifact,) = json.loads(ran.stdout)["artifacts"]
    assert set(artifact["releases"]) == {"2.8.0+cu126"}
    assert artifact["releases"]["2.8.0+cu126"]["verdict"] == "loads"
    assert "2.8.0" not in artifact["unjudged"]
    assert ran.returncode == 3


def test_macos_wheel_says_for_which_macos_it_is(tmp_path: Path) -> None:
    module = dylib(imports={C10: [NEW_ON_MACOS]}, provides=["PyInit__C"], minos="12.3")
    path = wheel(tmp_path, "macosx_13_0_arm64", {"op/_C.cpython-311-darwin.so": module})

    ran = run_program("audit", "--format", "json", path)

    (artifact,) = json.loads(ran.stdout)["artifacts"]
    (binary,) = artifact["binaries"]
    assert ran.returncode == 0
    assert (binary["macos"], binary["python_abi"]) == ("12.3", "cp311")
    assert artifact["releases"]["2.8.0"]["verdict"] == "loads"
