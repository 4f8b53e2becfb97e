"""The packaged database: known names of known releases, and tables of one's own beside it."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws import tried
from packaging.version import Version
from tiny_torch import build, tiny_database

import opwright.knowledge.torch_releases
from opwright.knowledge.torch_releases.symbols.columns import merged, torch_column
from opwright.knowledge.torch_releases.symbols.database import Database, providers
from opwright.knowledge.torch_releases.symbols.releases import (
    as_ranges,
    database,
    exporting,
    releases,
    stable_shims,
)
from opwright.knowledge.torch_releases.symbols.table import SymbolTable, write_table
from opwright.model import TorchRelease

DATA = Path(opwright.knowledge.torch_releases.__file__).with_name("data")
MACHINES = ("x86_64", "aarch64")
CHECK_FAIL = "_ZN3c106detail14torchCheckFailEPKcS2_jRK"
NEW_STRING = "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"


def _exporters(symbol: str, machine: str = "x86_64") -> tuple[str, ...]:
    return as_ranges((release.version for release in exporting(symbol, machine)), machine)


def _release(version: str, machine: str = "x86_64") -> TorchRelease:
    return next(release for release in releases(machine) if release.version == version)


# ---- releases


@pytest.mark.parametrize(
    ("machine", "count", "last"),
    [
        ("x86_64", 40, "2.15.0"),
        ("aarch64", 39, "2.15.0"),
        ("win_amd64", 40, "2.15.0"),
        ("macosx_arm64", 38, "2.15.0"),
        ("macosx_x86_64", 20, "2.2.2"),
    ],
)
def test_every_published_release_is_there_in_order(machine: str, count: int, last: str) -> None:
    versions = [release.version for release in releases(machine)][:count]

    assert (versions[0], versions[-1]) == ("1.8.0", last)
    assert versions == sorted(versions, key=Version)
    assert {release.machine for release in releases(machine)} == {machine}


def test_machine_that_torch_is_not_built_for_has_no_release() -> None:
    assert releases("s390x") == ()


@pytest.mark.parametrize(
    ("first", "last", "cuda"),
    [
        ("1.8.0", "1.12.1", "10.2"),
        ("1.13.0", "2.0.1", "11.7"),
        ("2.1.0", "2.4.1", "12.1"),
        ("2.5.0", "2.6.0", "12.4"),
        ("2.7.0", "2.7.1", "12.6"),
        ("2.8.0", "2.10.0", "12.8"),
        ("2.11.0", "2.14.1", "13.0"),
        ("2.15.0", "2.15.0", "13.2"),
    ],
)
def test_cuda_of_each_release(first: str, last: str, cuda: str) -> None:
    within = [r for r in releases() if Version(first) <= Version(r.version) <= Version(last)]

    assert within
    assert {release.cuda for release in within} == {cuda}


def test_new_string_abi_came_with_2_7_and_earlier_on_aarch64() -> None:
    old = {m: as_ranges((r.version for r in releases(m) if not r.cxx11_abi), m) for m in MACHINES}

    assert old == {"x86_64": ("1.8.0..2.6.0",), "aarch64": ("1.8.0..2.5.1",)}


def test_pythons_of_the_newest_and_the_oldest() -> None:
    assert _release("1.8.0").pythons == ("cp36", "cp37", "cp38", "cp39")
    assert _release("2.15.0").pythons == ("cp311", "cp312", "cp313", "cp314", "cp315")


# ---- names


@pytest.mark.parametrize(
    ("symbol", "exporters"),
    [
        pytest.param("_ZN3c104cuda9SetDeviceEi", ("2.1.0..2.2.2",), id="changed its parameter"),
        pytest.param("_ZNK2at10TensorBase8data_ptrIlEEPT_v", ("1.10.0..2.15.0",), id="weak, stays"),
        pytest.param("torch_call_dispatcher", ("2.10.0..2.15.0",), id="stable shim"),
        pytest.param("aoti_torch_get_data_ptr", ("2.2.0..2.15.0",), id="older shim"),
        pytest.param(CHECK_FAIL + "Ss", ("1.8.0..2.6.0",), id="old string"),
        pytest.param(CHECK_FAIL + NEW_STRING, ("2.7.0..2.15.0",), id="new string"),
        pytest.param("_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v", (), id="never"),
        pytest.param("PyObject_Call", (), id="not torch's"),
    ],
)
def test_which_releases_export_a_name(symbol: str, exporters: tuple[str, ...]) -> None:
    assert _exporters(symbol) == exporters


def test_string_abi_of_aarch64_changed_one_minor_earlier() -> None:
    assert _exporters(CHECK_FAIL + "Ss", "aarch64") == ("1.8.0..2.5.1",)
    assert _exporters(CHECK_FAIL + NEW_STRING, "aarch64") == ("2.6.0..2.15.0",)
    assert _exporters("_ZN3c104cuda9SetDeviceEi", "aarch64") == ()  # no CUDA there yet


def test_names_of_other_libraries_are_known_too() -> None:
    known = database("x86_64")

    assert {library for library, _ in known.provided_by("curandCreateGenerator")} == {
        "libcurand.so.10"
    }
    assert {library for library, _ in known.provided_by("_ZSt4cout")} == {"libstdc++.so.6"}
    assert known.knows("libcurand.so.10")
    assert known.knows("libtorch_cpu.so")
    assert not known.knows("libavutil.so.58")


# ---- what is in the process


def test_pinned_packages_of_every_release_are_known() -> None:
    known = {str(column["pin"]) for column in providers().columns}

    assert {pin for machine in MACHINES for r in releases(machine) for pin in r.pins} <= known


def test_curand_is_not_in_the_process_of_2_15() -> None:
    having = {r.version for r in releases() if "libcurand.so.10" in r.preloaded}

    assert as_ranges(having) == ("2.0.0..2.14.1",)


def test_nvrtc_is_in_the_process_of_some_releases_only() -> None:
    having = {r.version for r in releases() if "libnvrtc.so.12" in r.preloaded}

    assert as_ranges(having) == ("2.1.0..2.1.2", "2.6.0..2.10.0")
    assert "libnvrtc.so.12" in _release("2.4.1").brought


def test_cuda_runtime_is_there_in_the_major_that_torch_is_built_with() -> None:
    for release in releases():
        if Version(release.version) >= Version("2.1"):
            major = str(release.cuda).partition(".")[0]
            assert f"libcudart.so.{major}" in release.preloaded & release.everywhere


@pytest.mark.parametrize("machine", MACHINES)
def test_torch_itself_is_in_the_process(machine: str) -> None:
    for release in releases(machine):
        own = {library.soname for library in release.libraries}
        assert {"libc10.so", "libtorch.so", "libtorch_cpu.so", "libtorch_python.so"} <= own
        assert {"libc10.so", "libtorch_python.so"} <= release.preloaded
        assert release.everywhere <= release.preloaded
        assert "libtorch_python.so" not in release.everywhere


# ---- the files


def test_data_stays_small() -> None:
    sizes = {path.name: path.stat().st_size for path in DATA.iterdir()}
    elsewhere = sizes.pop("windows.bin") + sizes.pop("macos.bin")

    assert sum(sizes.values()) < 5_000_000
    assert elsewhere < 5_000_000


def test_manifest_names_the_wheel_of_every_release_with_its_hash() -> None:
    manifest = json.loads((DATA / "MANIFEST.json").read_text())

    for table in ("torch.bin", "windows.bin", "macos.bin"):
        for column in SymbolTable(DATA / table).columns:
            system, _, processor = column["machine"].rpartition("macosx_")
            wheel = re.compile(rf"torch-{column['version']}-.*{system}_?{processor}\.whl")
            assert [sha256 for name, sha256 in manifest.items() if wheel.fullmatch(name)]
    assert all(re.fullmatch(r"[0-9a-f]{64}", sha256) for sha256 in manifest.values())


# ---- several tables


def _table(path: Path, *versions: str, machine: str = "x86_64") -> SymbolTable:
    """Write a table of builds, each of which exports a name of its own and a common one."""
    builds = [build(v, {"libc10.so": [f"only_{v}", "common"]}, machine=machine) for v in versions]
    columns = [torch_column(one, pythons=(), pins=(), brought={}) for one in builds]
    exports = [{s: library.exports for s, library in b.libraries.items()} for b in builds]
    write_table(path, columns, merged(exports))
    return SymbolTable(path)


def _nobody(folder: Path) -> SymbolTable:
    write_table(folder / "nobody.bin", [], {})
    return SymbolTable(folder / "nobody.bin")


@tried(0.4)
@given(st.sets(st.sampled_from(["1.9.0", "2.1.0", "2.8.0+cu126", "2.9.0.dev1", "2.20.0"])))
def test_releases_of_several_tables_are_in_order(
    tmp_path_factory: pytest.TempPathFactory, own: set[str]
) -> None:
    folder = tmp_path_factory.mktemp("tables")
    packaged = _table(folder / "torch.bin", "2.0.0", "2.8.0", "2.10.0")
    others = [_table(folder / f"{version}.bin", version) for version in sorted(own)]

    known = Database("x86_64", (packaged, *others), partial(_nobody, folder))

    versions = [release.version for release in known.releases]
    assert versions == sorted({"2.0.0", "2.8.0", "2.10.0", *own}, key=Version)
    assert known.versions(known.exported_in("common")) == tuple(versions)
    for version in versions:
        assert known.versions(known.exported_in(f"only_{version}")) == (version,)
    assert list(known.names_from("only_")) == sorted(f"only_{version}" for version in versions)
    assert list(known.names_from("comm")) == ["common"]


def test_own_build_takes_the_place_of_the_packaged_one(tmp_path: Path) -> None:
    packaged = _table(tmp_path / "torch.bin", "2.0.0", "2.8.0")
    own = tmp_path / "own.bin"
    mine = build("2.8.0", {"libc10.so": ["mine"]})
    column = torch_column(mine, pythons=(), pins=(), brought={})
    write_table(own, [column], {"mine": (("libc10.so", 1),)})

    known = Database("x86_64", (packaged, SymbolTable(own)), partial(_nobody, tmp_path))

    assert [release.version for release in known.releases] == ["2.0.0", "2.8.0"]
    assert known.versions(known.exported_in("mine")) == ("2.8.0",)
    assert known.exported_in("only_2.8.0") == 0


def test_machines_do_not_mix(tmp_path: Path) -> None:
    builds = [
        build("2.0.0", {"libc10.so": ["a"]}),
        build("2.0.0", {"libc10.so": ["b"]}, machine="aarch64"),
        build("2.1.0", {"libc10.so": ["b"]}, machine="aarch64"),
    ]

    known = tiny_database(tmp_path, builds, machine="aarch64")

    assert [release.version for release in known.releases] == ["2.0.0", "2.1.0"]
    assert known.pattern("b") == (("libc10.so", 0b11),)
    assert known.pattern("a") == ()
    assert list(known.names_from("")) == ["b"]


@pytest.mark.parametrize(
    ("shim", "release"),
    [
        ("aoti_torch_get_data_ptr", "2.2.0"),
        ("aoti_torch_abi_version", "2.7.0"),
        ("torch_call_dispatcher", "2.10.0"),
        ("torch_from_blob", "2.11.0"),
        ("torch_new_stable_ivalue", "2.13.0"),
    ],
)
def test_function_of_the_stable_abi_came_with_a_release(shim: str, release: str) -> None:
    assert stable_shims()[shim].version == release


def test_stable_abi_has_lost_nothing_since_it_is_promised() -> None:
    known = database("x86_64")
    promised = [r.version for r in known.releases].index("2.10.0")

    for shim, first in stable_shims().items():
        start = max(promised, known.releases.index(first))
        exported = known.exported_in(shim) >> start
        if not re.match("aoti_torch_(cpu|cuda)_", shim) and exported & 1:
            assert exported == known.everywhere >> start, shim
