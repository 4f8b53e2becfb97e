"""The loader's rules, on a few builds of torch with a few names each."""

from __future__ import annotations

from pathlib import Path

import pytest
from tiny_elf import shared_library
from tiny_torch import build, tiny_database

from opwright.causes.kit.binaries import missing_where
from opwright.facts.elf.binary import read_binary_file
from opwright.knowledge.torch_releases.symbols.database import Database
from opwright.model import Binary, Load, MissingSymbol, VersionedReference
from opwright.verbs.audit.loading.loader import Siblings, resolve_in_releases, touches_torch

OLD, NEW = "2.0.0", "2.1.0"
ADDED, REMOVED, KEPT = "_ZN2at5addedEv", "_ZN2at7removedEv", "_ZN2at4keptEv"
OF_PYTHON = "THPVariableClass"


@pytest.fixture(name="known")
def _known(tmp_path: Path) -> Database:
    """Return two builds: a name is added, one removed, and the newer pins a newer curand."""
    both = {
        "libtorch.so": ["_ZNSt6vectorIlSaIlEED1Ev"],  # of whose names none is known excuses all
        "libtorch_python.so": [OF_PYTHON],
        "libc10.so": ["_ZN3c105errorEv"],
    }
    needs = {"libtorch_global_deps.so": ["libcurand.so.10"], "libtorch_cuda_linalg.so": []}
    return tiny_database(
        tmp_path,
        [
            build(OLD, {**both, "libtorch_cpu.so": [KEPT, REMOVED]}, needs=needs),
            build(NEW, {**both, "libtorch_cpu.so": [KEPT, ADDED]}, needs=needs),
        ],
        pins={
            "nvidia-curand-cu12==1": {
                "libcurand.so.10": ["curandCreate"],
                "libnvrtc.so.12": ["nvrtcVersion"],
            },
            "nvidia-curand-cu12==2": {
                "libcurand.so.10": ["curandCreate", "curandCreate_v2"],
                "libnvrtc.so.12": ["nvrtcVersion"],
            },
        },
        pinned=["nvidia-curand-cu12==1", "nvidia-curand-cu12==2"],
    )


def _binary(
    *requires: str, needed: tuple[str, ...] = ("libtorch.so",), path: str = "op.so"
) -> Binary:
    return Binary(path, needed=needed, requires=frozenset(requires))


def _missing(binary: Binary, known: Database, *siblings: Binary) -> dict[str, list[str]]:
    """Return the names that loading would miss in each release."""
    found = resolve_in_releases(binary, {sibling.file_name: sibling for sibling in siblings}, known)
    return {load.torch.version: [s.name for s in load.missing_symbols] for load in found}


def _everywhere(*names: str) -> dict[str, list[str]]:
    return {OLD: list(names), NEW: list(names)}


def test_load_is_told_for_each_release_oldest_first(known: Database) -> None:
    found = resolve_in_releases(_binary(KEPT), {}, known)

    assert [load.torch.version for load in found] == [OLD, NEW]
    assert all(load.resolves for load in found)
    assert not any(load.missing_libraries for load in found)


def test_releases_that_lack_the_same_share_what_is_found_in_it(known: Database) -> None:
    nowhere = [f"_ZN2at{number}goneEv" for number in range(10, 30)]
    looked_at: list[str] = []

    def holds(symbol: MissingSymbol) -> bool:
        looked_at.append(symbol.name)
        return symbol.name == nowhere[0]

    loads = resolve_in_releases(_binary(*nowhere), {}, known)
    found = [missing_where(load, holds) for load in loads]

    assert [[symbol.name for symbol in symbols] for symbols in found] == [nowhere[:1]] * 2
    assert sorted(looked_at) == nowhere


def test_name_is_missing_where_the_release_lacks_it(known: Database) -> None:
    assert _missing(_binary(ADDED, REMOVED), known) == {OLD: [ADDED], NEW: [REMOVED]}


def test_missing_name_tells_who_wants_it_and_who_exports_it(known: Database) -> None:
    old, _ = resolve_in_releases(_binary(ADDED, path="pkg/op.so"), {}, known)

    assert old.missing_symbols == (MissingSymbol(ADDED, "op.so", (NEW,)),)
    assert not old.resolves


# ---- scope


def test_libraries_that_a_needed_one_needs_are_in_scope(known: Database) -> None:
    binary = _binary(KEPT, "_ZN3c105errorEv", needed=("libtorch.so",))  # → libtorch_cpu → libc10

    assert _missing(binary, known) == _everywhere()


def test_library_that_is_only_in_the_process_is_not(known: Database) -> None:
    assert _missing(_binary(OF_PYTHON), known) == _everywhere(OF_PYTHON)
    assert _missing(_binary(KEPT, needed=()), known) == _everywhere(KEPT)
    assert _missing(_binary(KEPT, needed=("libc10.so",)), known) == _everywhere(KEPT)


def test_name_that_is_exported_out_of_reach_tells_so(known: Database) -> None:
    old, _ = resolve_in_releases(_binary(OF_PYTHON), {}, known)

    assert old.missing_symbols[0].exported_by == (OLD, NEW)


def test_renamed_copy_that_torch_leads_to_has_the_names_of_the_library(tmp_path: Path) -> None:
    copy, plain = "libgomp-947d5fa1.so.1.0.0", "libgomp.so.1"
    known = tiny_database(
        tmp_path,
        [
            build(OLD, {"libtorch.so": [KEPT]}, needs={"libtorch.so": [copy], copy: []}),
            build(NEW, {"libtorch.so": [KEPT], plain: ["GOMP_parallel"]}, needs={plain: []}),
        ],
    )

    missing = _missing(_binary("GOMP_parallel", "GOMP_none"), known)

    assert missing == {OLD: ["GOMP_none"], NEW: ["GOMP_none", "GOMP_parallel"]}


def test_what_torch_loads_for_everybody_need_not_be_listed(known: Database) -> None:
    assert _missing(_binary("curandCreate"), known) == _everywhere()


def test_own_names_are_in_scope(known: Database) -> None:
    binary = _binary("_ZN2my6kernelEv")._replace(provides=frozenset({"_ZN2my6kernelEv"}))

    assert _missing(binary, known) == _everywhere()


# ---- libraries of the same artifact


def test_library_of_the_same_wheel_is_in_scope_when_it_is_needed(known: Database) -> None:
    sibling = Binary("pkg.libs/libown.so.1", provides=frozenset({"_ZN2my6kernelEv"}))
    binary = _binary("_ZN2my6kernelEv", needed=("libtorch.so", "libown.so.1"))
    blind = _binary("_ZN2my6kernelEv")

    assert _missing(binary, known, sibling) == _everywhere()
    assert _missing(blind, known, sibling) == _everywhere("_ZN2my6kernelEv")
    assert not resolve_in_releases(binary, {sibling.file_name: sibling}, known)[0].missing_libraries


def test_what_a_library_of_the_same_wheel_wants_is_wanted_too(known: Database) -> None:
    far = Binary("libfar.so", needed=("libc10.so",), requires=frozenset({ADDED}))
    near = Binary("libnear.so", needed=("libfar.so", "libavutil.so.58"))
    binary = _binary(needed=("libnear.so",))

    old, new = resolve_in_releases(binary, {"libfar.so": far, "libnear.so": near}, known)

    assert old.missing_symbols == (MissingSymbol(ADDED, "libfar.so", (NEW,)),)
    assert [s.name for s in new.missing_symbols] == [ADDED]  # libc10.so does not have it
    assert old.depends_on == ("libavutil.so.58",)


def test_libraries_that_need_each_other_come_to_an_end(known: Database) -> None:
    one = Binary("one.so", needed=("two.so",), requires=frozenset({KEPT}))
    two = Binary("two.so", needed=("one.so", "libtorch.so"))

    assert _missing(one, known, one, two) == _everywhere()


# ---- names that no torch decides


@pytest.mark.parametrize(
    "name",
    [
        "PyObject_Call",
        "_PyObject_New",
        "Py_IncRef",
        "_Py_Dealloc",
        "_ZSt4cout",
        "_ZNSsC1Ev",
        "memcpy",
    ],
)
def test_names_of_python_and_the_system_are_never_missing(name: str, known: Database) -> None:
    assert _missing(_binary(name), known) == _everywhere()


def test_weak_reference_is_never_missing(known: Database, tmp_path: Path) -> None:
    path = tmp_path / "op.so"
    path.write_bytes(shared_library(needed=["libtorch.so"], requires=[KEPT], weakly=[ADDED]))

    assert _missing(read_binary_file(path), known) == _everywhere()


def test_name_that_nobody_has_is_missing(known: Database) -> None:
    assert _missing(_binary("_ZN2my6kernelEv"), known) == _everywhere("_ZN2my6kernelEv")


def test_unknown_library_excuses_names_that_may_be_its_own(known: Database) -> None:
    binary = _binary(
        "avutil_version", "_ZN2at7neitherEv", ADDED, needed=("libtorch.so", "libav.so")
    )

    assert _missing(binary, known) == {
        OLD: [ADDED, "_ZN2at7neitherEv"],
        NEW: ["_ZN2at7neitherEv"],
    }


# ---- libraries


@pytest.mark.parametrize(
    "library",
    ["libc.so.6", "libstdc++.so.6", "ld-linux-x86-64.so.2", "libz.so.1", "libpython3.11.so.1.0"],
)
def test_library_of_every_system_is_not_missing(library: str, known: Database) -> None:
    assert all(load.resolves for load in resolve_in_releases(_binary(needed=(library,)), {}, known))


def test_library_that_only_the_machine_may_have_is_a_dependency(known: Database) -> None:
    binary = _binary(needed=("libtorch.so", "libavutil.so.58", "libcuda.so.1", "libcublas.so.9"))

    for load in resolve_in_releases(binary, {}, known):
        assert load.depends_on == ("libavutil.so.58", "libcuda.so.1")
        assert load.missing_libraries == ("libcublas.so.9",)


def test_of_two_libraries_of_one_name_the_nearest_is_found() -> None:
    paths = ("op/torch-2.8/lib/libown.so", "op/torch-2.9/libs/libown.so", "op/_C.so")
    libraries = Siblings(Binary(path) for path in paths)

    for series in ("2.8", "2.9"):
        found = libraries.near(Binary(f"op/torch-{series}/lib/libop.so"))
        assert series in found["libown.so"].path
        assert found["_C.so"].path == "op/_C.so"
        assert set(found) == {"libown.so", "_C.so"}


def test_pinned_library_is_found_by_run_path_only(known: Database) -> None:
    blind = _binary("nvrtcVersion", needed=("libtorch.so", "libnvrtc.so.12"))
    finding = blind._replace(rpath=("$ORIGIN/../nvidia/cuda_nvrtc/lib",))

    assert [load.missing_libraries for load in resolve_in_releases(blind, {}, known)] == [
        ("libnvrtc.so.12",)
    ] * 2
    assert all(load.resolves for load in resolve_in_releases(finding, {}, known))


def test_library_that_torch_ships_and_does_not_load_is_missing(known: Database) -> None:
    binary = _binary(needed=("libtorch_cuda_linalg.so",))

    for load in resolve_in_releases(binary, {}, known):
        assert load.missing_libraries == ("libtorch_cuda_linalg.so",)


def test_names_are_hidden_where_a_library_of_torch_is_missing(known: Database) -> None:
    binary = _binary(ADDED, "_ZN2at9elsewhereEv", needed=("libtorch.so", "libtorch_hip.so"))

    old, new = resolve_in_releases(binary, {}, known)

    assert not old.missing_symbols
    assert [symbol.name for symbol in old.hidden_symbols] == [ADDED, "_ZN2at9elsewhereEv"]
    assert [symbol.name for symbol in new.hidden_symbols] == ["_ZN2at9elsewhereEv"]
    assert not new.resolves


def test_names_are_not_hidden_by_a_library_of_somebody_else(known: Database) -> None:
    binary = _binary(ADDED, needed=("libtorch.so", "libcublas.so.9", "libavutil.so.58"))

    old, new = resolve_in_releases(binary, {}, known)

    assert [symbol.name for symbol in old.missing_symbols] == [ADDED]
    assert not new.missing_symbols
    assert not old.hidden_symbols
    assert not new.hidden_symbols


# ---- versions


def _with_versions(*names: str, library: str = "libcurand.so.10") -> Binary:
    references = tuple(VersionedReference(name, library, library) for name in names)
    return Binary("op.so", needed=("libtorch.so", library), requires_versioned=references)


def _lacking(binary: Binary, known: Database) -> list[list[str]]:
    return [
        [r.name for r in load.missing_versions] for load in resolve_in_releases(binary, {}, known)
    ]


def test_versioned_name_is_missing_where_the_pinned_library_is_too_old(known: Database) -> None:
    assert _lacking(_with_versions("curandCreate"), known) == [[], []]
    assert _lacking(_with_versions("curandCreate_v2"), known) == [["curandCreate_v2"], []]


def test_versioned_name_of_an_unknown_library_is_not_judged(known: Database) -> None:
    assert _lacking(_with_versions("memcpy", library="libc.so.6"), known) == [[], []]
    assert _lacking(_with_versions("av_log", library="libavutil.so.58"), known) == [[], []]


def test_library_of_another_major_is_missing_and_its_names_are_not(known: Database) -> None:
    old, _ = resolve_in_releases(
        _with_versions("curandCreate", library="libcurand.so.11"), {}, known
    )

    assert old == Load(old.binary, known.releases[0], missing_libraries=("libcurand.so.11",))


# ---- what is worth asking


@pytest.mark.parametrize(
    ("binary", "touches"),
    [
        (_binary(), True),
        (_binary(needed=("libc10_cuda.so",)), True),
        (_binary(needed=("libtorch_cuda_cu.so",)), True),
        (_binary("_ZN2at5emptyEv", needed=()), True),
        (_binary("_ZNK3c106Device3strB5cxx11Ev", needed=()), True),
        (_binary("_ZTVN5torch8autograd4NodeE", needed=()), True),
        (_binary(OF_PYTHON, needed=()), True),
        (_binary("aoti_torch_get_data_ptr", needed=()), True),
        (_binary("torch_call_dispatcher", needed=()), True),
        (_binary("_ZN3std2atEv", "cudaMalloc", needed=("libc.so.6",)), False),
        (_binary(needed=("libtorchvision.so.1",)), False),
    ],
    ids=lambda value: (
        "" if isinstance(value, bool) else " ".join([*sorted(value.requires), *value.needed])
    ),
)
def test_which_binaries_touch_torch(binary: Binary, touches: bool) -> None:  # noqa: FBT001
    assert touches_torch(binary) is touches
