"""Wheels and libraries that ask more of the system than they say, and what an audit finds."""

from __future__ import annotations

import platform
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from tiny_elf import shared_library

from opwright import audit
from opwright.causes.engine.registry import all_causes
from opwright.model import ArtifactAudit, Cause, Confidence, Finding

SYSTEM = tuple(
    c for c in all_causes() if c.in_artifact and c.family in ("platform-abi", "link-and-load")
)
GLIBC_228, GLIBC_214 = [("libc.so.6", "GLIBC_2.28")], [("libc.so.6", "GLIBC_2.14")]


def findings(
    folder: Path,
    libraries: Mapping[str, bytes],
    *,
    tag: str = "cp311-cp311-linux_x86_64",
    headers: str = "",
    causes: tuple[Cause, ...] = SYSTEM,
) -> list[Finding]:
    """Return what is found of the system in a wheel of these libraries."""
    return list(_audited(folder, libraries, tag, headers, causes).findings)


def notes(
    folder: Path, libraries: Mapping[str, bytes], *, tag: str = "py3-none-any", headers: str = ""
) -> tuple[str, ...]:
    """Return what is told of a wheel besides, and does no harm that is known."""
    return _audited(folder, libraries, tag, headers, SYSTEM).notes


def _audited(
    folder: Path,
    libraries: Mapping[str, bytes],
    tag: str,
    headers: str,
    causes: tuple[Cause, ...],
) -> ArtifactAudit:
    path = folder / f"op-1.0-{tag}.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in libraries.items():
            archive.writestr(name, data)
        archive.writestr("op-1.0.dist-info/METADATA", f"Name: op\nVersion: 1.0\n{headers}\n")
    return audit(str(path), causes=causes)


def names(found: list[Finding]) -> list[str]:
    return [finding.cause.name for finding in found]


def test_wheel_that_keeps_its_promises_has_no_finding(tmp_path: Path) -> None:
    module = shared_library(
        versions=[*GLIBC_228, ("libstdc++.so.6", "GLIBCXX_3.4.24")],
        requires=["PyModule_Create2"],
        provides=["PyInit__C"],
        runpath="$ORIGIN/../torch/lib",
    )
    tag = "cp311-cp311-manylinux_2_28_x86_64"

    assert findings(tmp_path, {"op/_C.cpython-311-x86_64-linux-gnu.so": module}, tag=tag) == []


def test_newer_glibc_than_the_tag_says_names_who_is_hit(tmp_path: Path) -> None:
    library = shared_library(versions=[("libc.so.6", "GLIBC_2.34")])
    tag = "cp311-cp311-manylinux_2_28_x86_64"

    found = findings(tmp_path, {"op/a.so": library, "op.libs/b-1234.so.1": library}, tag=tag)

    assert names(found) == ["glibc-too-old"]
    assert found[0].evidence.confidence is Confidence.CERTAIN
    assert "Ubuntu 20.04" in found[0].message
    assert "and 1 more" in found[0].message
    assert found[0].fix.commands == (
        "wheel tags --remove --platform-tag manylinux_2_34_x86_64 dist/*.whl",
    )


def test_tag_that_is_wrong_where_no_torch_runs_is_no_more_than_possible(tmp_path: Path) -> None:
    library = shared_library(needed=["libtorch.so"], versions=GLIBC_214)
    wheel = {"op/_C.so": library}
    tag, torch = "cp311-cp311-manylinux1_x86_64", "Requires-Dist: torch==2.4.1"

    (note,) = notes(tmp_path, wheel, tag=tag, headers=torch)

    assert note.startswith("glibc-too-old: ")
    assert "torch itself needs glibc 2.17" in note
    assert findings(tmp_path, wheel, tag=tag, headers=torch) == []


@pytest.mark.parametrize(
    ("node", "tag", "hit"),
    [
        (("libstdc++.so.6", "GLIBCXX_3.4.30"), "manylinux_2_34", "RHEL 9"),
        (("libstdc++.so.6", "CXXABI_1.3.13"), "manylinux_2_28", "Debian 11"),
        (("libgcc_s.so.1", "GCC_12.0.0"), "manylinux_2_34", "RHEL 9"),
    ],
)
def test_newer_cxx_runtime_than_where_the_tag_leads(
    node: tuple[str, str], tag: str, hit: str, tmp_path: Path
) -> None:
    library = shared_library(versions=[node])

    found = findings(tmp_path, {"op/_C.so": library}, tag=f"cp311-cp311-{tag}_x86_64")

    assert names(found) == ["glibcxx-too-old"]
    assert found[0].evidence.quote == node[1]
    assert hit in found[0].message


@pytest.mark.parametrize("library", ["libstdc++.so.6", "libstdc++-0a1b2c3d.so.6"])
def test_runtime_that_the_wheel_brings_is_not_the_systems(library: str, tmp_path: Path) -> None:
    module = shared_library(needed=[library], versions=[(library, "GLIBCXX_3.4.35")])
    wheel = {"op/_C.so": module, f"op.libs/{library}": shared_library(soname=library)}

    assert findings(tmp_path, wheel, tag="cp311-cp311-manylinux_2_28_x86_64") == []


def test_several_modules_for_several_cpythons_are_meant(tmp_path: Path) -> None:
    module = shared_library(provides=["PyInit__C"])
    wheel = {f"op/_C.cpython-{v}-x86_64-linux-gnu.so": module for v in (311, 312)}

    assert findings(tmp_path, wheel, tag="cp38-abi3-linux_x86_64") == []


@pytest.mark.parametrize(("python", "found"), [(">=3.10", True), (">=3.10,<3.11", False)])
def test_module_for_one_cpython_in_a_wheel_for_more(
    python: str,
    found: bool,  # noqa: FBT001
    tmp_path: Path,
) -> None:
    wheel = {"op/_C.cpython-310-x86_64-linux-gnu.so": shared_library(provides=["PyInit__C"])}
    headers = f"Requires-Python: {python}"

    told = findings(tmp_path, wheel, tag="cp310-abi3-linux_x86_64", headers=headers)

    assert names(told) == ["python-abi-mismatch"] * found


def test_stable_module_that_is_newer_than_its_tag(tmp_path: Path) -> None:
    module = shared_library(requires=["Py_NewRef"], provides=["PyInit__C"])
    wheel, tag = {"op/_C.abi3.so": module}, "cp38-abi3-linux_x86_64"

    told = findings(tmp_path, wheel, tag=tag)
    raised = findings(tmp_path, wheel, tag=tag, headers="Requires-Python: >=3.10")

    assert names(told) == ["python-abi-mismatch"]
    assert "3.8 and later, but 3.10 is the first with Py_NewRef" in told[0].message
    assert raised == []


def test_names_that_a_library_beside_it_has_are_not_asked_of_cpython(tmp_path: Path) -> None:
    module = shared_library(requires=["PyOwn_Helper"], provides=["PyInit__C"])
    wheel = {"op/_C.abi3.so": module, "op/libown.so": shared_library(provides=["PyOwn_Helper"])}

    assert findings(tmp_path, wheel, tag="cp39-abi3-linux_x86_64") == []


def test_library_for_another_processor(tmp_path: Path) -> None:
    wheel = {"op/_C.so": shared_library(needed=["libtorch.so"], machine="aarch64")}

    assert names(findings(tmp_path, wheel)) == ["cpu-architecture-mismatch"]


def test_operators_without_a_module_are_fine_and_a_renamed_module_is_not(tmp_path: Path) -> None:
    operators = {"op/_C.abi3.so": shared_library()}
    renamed = {"op/_C.abi3.so": shared_library(provides=["PyInit_op_cpp"])}

    assert findings(tmp_path, operators) == []
    assert names(findings(tmp_path, renamed)) == ["missing-module-init"]


def test_a_compiled_package_is_initialized_under_its_own_name(tmp_path: Path) -> None:
    package = {"op/sub/__init__.cpython-311-x86_64-linux-gnu.so": ["PyInit_sub"]}
    wrong = {"op/sub/__init__.cpython-311-x86_64-linux-gnu.so": ["PyInit___init__"]}

    found = [
        names(
            findings(tmp_path, {path: shared_library(provides=own) for path, own in files.items()})
        )
        for files in (package, wrong)
    ]

    assert found == [[], ["missing-module-init"]]


def test_run_path_of_the_build_machine_is_told_once_for_all_libraries(tmp_path: Path) -> None:
    library = shared_library(runpath="$ORIGIN:/home/ci/env/lib:/usr/local/cuda-12.8/lib64")

    (note,) = notes(tmp_path, {"op/a.so": library, "op/b.so": library})

    assert note.startswith("leaked-build-path: the run path of a.so and 1 more names")
    assert note.endswith("/home/ci/env/lib")


def test_library_alone_is_looked_at_too(tmp_path: Path) -> None:
    path = tmp_path / "op.so"
    path.write_bytes(
        shared_library(
            stack=7, text_relocations=True, runpath="/__w/build/lib", needed=["libc.so.6"]
        )
    )

    audited = audit(str(path))

    assert sorted(names(list(audited.findings))) == ["executable-stack-refused", "text-relocations"]
    assert [note.partition(":")[0] for note in audited.notes] == ["leaked-build-path"]


def test_shims_without_torch_are_not_found(tmp_path: Path) -> None:
    path = tmp_path / "op.abi3.so"
    path.write_bytes(shared_library(needed=["libc.so.6"], requires=["aoti_torch_get_data_ptr"]))

    found = audit(str(path), torch="2.11").findings

    assert names(list(found)) == ["torch-library-not-linked"]
    assert "libtorch_cpu.so" in found[0].message


# ---- what the loader itself does


def load(path: Path) -> str:
    """Load a library in a process of its own, and return the complaint."""
    code = f"import ctypes; ctypes.CDLL({str(path)!r})"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    return result.stderr or "it died" * bool(result.returncode)


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the library is for x86-64")
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="the sentence is glibc's")
def test_loader_stops_at_what_is_called_inconsistent(tmp_path: Path) -> None:
    path = tmp_path / "op.so"
    path.write_bytes(
        shared_library(needed=["libc.so.6"], versions=[("libcudart.so.12", "libcudart.so.12")])
    )

    assert "Inconsistency detected by ld.so" in load(path)
    assert names(list(audit(str(path)).findings)) == ["inconsistent-version-needs"]


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the library is for x86-64")
def test_loader_accepts_versions_that_are_there_and_weak_ones_that_are_not(tmp_path: Path) -> None:
    path = tmp_path / "op.so"
    path.write_bytes(
        shared_library(
            needed=["libc.so.6"],
            versions=[("libc.so.6", "GLIBC_2.2.5")],
            weak_versions=[("libc.so.6", "GLIBC_2.999")],
        )
    )

    assert load(path) == ""
    assert not audit(str(path)).findings
