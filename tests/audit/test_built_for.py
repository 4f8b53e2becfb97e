"""What a binary was built for, by its names, its libraries, its compilers and its metadata."""

from __future__ import annotations

from pathlib import Path

import pytest
from tiny_torch import build, tiny_database

from opwright.knowledge.torch_releases.symbols.database import Database
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.model import Artifact, ArtifactKind, Binary, BuiltFor, Inlined, TorchAbi
from opwright.verbs.audit.loading.loader import resolve_in_releases
from opwright.verbs.audit.origin.built_for import (
    built_for,
    consistent_with_siblings,
    torch_abi,
    torch_floor,
)

KNOWN = database("x86_64")
SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"
CHECK_FAIL = "_ZN3c106detail14torchCheckFailEPKcS2_jRK"
NEW_STRING = "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"


def _binary(*requires: str, needed: tuple[str, ...] = ("libtorch.so", "libc10_cuda.so")) -> Binary:
    return Binary("op.so", needed=needed, requires=frozenset(requires))


def _inferred(binary: Binary, requires_torch: str | None = None) -> BuiltFor:
    artifact = Artifact("op", ArtifactKind.WHEEL, (binary,), requires_torch)
    return built_for(
        binary, resolve_in_releases(binary, {}, KNOWN), artifact, abi=torch_abi(binary, KNOWN)
    )


# ---- which interface


@pytest.mark.parametrize(
    ("binary", "abi"),
    [
        (_binary(SET_DEVICE), TorchAbi.UNSTABLE),
        (_binary("torch_call_dispatcher"), TorchAbi.STABLE),
        (_binary("torch_call_dispatcher", "aoti_torch_get_data_ptr", "malloc"), TorchAbi.STABLE),
        (_binary("torch_call_dispatcher", SET_DEVICE), TorchAbi.UNSTABLE),
        (_binary("THPVariableClass"), TorchAbi.UNSTABLE),
        (_binary("torch_sparse_own_function"), TorchAbi.NONE),
        (_binary(), TorchAbi.NONE),
    ],
    ids=lambda value: "+".join(sorted(value.requires)) if isinstance(value, Binary) else "",
)
def test_interface_that_is_used(binary: Binary, abi: TorchAbi) -> None:
    assert torch_abi(binary, KNOWN) is abi


@pytest.fixture(name="shims")
def _shims(tmp_path: Path) -> Database:
    """Return four builds: a shim that came with the third, and one that was gone in the second."""
    exports = [["torch_a"], [], ["torch_a", "torch_new"], ["torch_a", "torch_new"]]
    builds = [
        build(f"2.{number}.0", {"libtorch_cpu.so": names}) for number, names in enumerate(exports)
    ]
    return tiny_database(tmp_path, builds)


@pytest.mark.parametrize(
    ("shim", "floor"),
    [("torch_new", "2.2"), ("torch_a", "2.2"), ("memcpy", "2.0"), ("torch_none", None)],
)
def test_floor_is_where_nothing_is_missing_from_then_on(
    shim: str, floor: str | None, shims: Database
) -> None:
    assert (
        torch_floor(resolve_in_releases(_binary(shim, needed=("libtorch.so",)), {}, shims)) == floor
    )


def test_library_of_torch_that_is_missing_raises_the_floor_and_another_does_not(
    shims: Database,
) -> None:
    cuda = _binary("torch_new", needed=("libtorch.so", "libcudart.so.12"))
    hip = _binary("torch_new", needed=("libtorch.so", "libtorch_hip.so"))

    assert torch_floor(resolve_in_releases(cuda, {}, shims)) == "2.2"
    assert torch_floor(resolve_in_releases(hip, {}, shims)) is None


# ---- which torch


def test_series_in_which_every_name_is_there() -> None:
    inferred = _inferred(_binary(SET_DEVICE))

    assert inferred.torch == ("2.1", "2.2")
    assert any("c10::cuda::SetDevice(int)" in line for line in inferred.evidence)


def test_metadata_narrows_what_the_names_leave_open() -> None:
    inferred = _inferred(_binary(SET_DEVICE), requires_torch="==2.1.*")

    assert inferred.torch == ("2.1",)
    assert "the metadata requires torch ==2.1.*" in inferred.evidence


@pytest.mark.parametrize("claim", ["==2.8.0", "nonsense", "", None])
def test_metadata_that_the_names_contradict_changes_nothing(claim: str | None) -> None:
    assert _inferred(_binary(SET_DEVICE), requires_torch=claim).torch == ("2.1", "2.2")


def test_metadata_does_not_narrow_a_stable_binary() -> None:
    stable = _binary("torch_call_dispatcher", needed=("libtorch.so",))

    assert _inferred(stable, requires_torch="==2.10.0") == _inferred(stable)


def test_binary_that_no_release_fits_was_built_for_none() -> None:
    assert _inferred(_binary("_ZN2at9elsewhereEv")).torch == ()
    assert _inferred(_binary(SET_DEVICE, "torch_call_dispatcher")).torch == ()


def test_layout_in_the_code_narrows_what_the_names_leave_open() -> None:
    shown = (Inlined("c10::ScalarType::Undefined", 27, "code at 0x40"),)
    inferred = _inferred(_binary(SET_DEVICE)._replace(inlined=shown))

    assert inferred.torch == ("2.2",)
    assert any("code at 0x40" in line for line in inferred.evidence)


def test_layout_in_the_code_of_a_stable_binary_is_not_torchs() -> None:
    shown = (Inlined("c10::ScalarType::Undefined", 46, "code at 0x40"),)
    stable = _binary("torch_call_dispatcher", needed=("libtorch.so",))

    assert _inferred(stable._replace(inlined=shown)) == _inferred(stable)


# ---- in company


@pytest.mark.parametrize(
    ("alone", "together"),
    [
        (["2.7", "2.7 2.8"], ["2.7", "2.7"]),
        (["2.6 2.7", "2.7 2.8"], ["2.7", "2.7"]),
        (["2.7 2.8", "2.7 2.8"], ["2.7 2.8", "2.7 2.8"]),
        (["2.6", "2.8"], ["2.6", "2.8"]),
        (["2.6 2.7", "2.7 2.8", "2.8 2.9"], ["2.6 2.7", "2.7 2.8", "2.8 2.9"]),
        (["2.7", ""], ["2.7", ""]),
        (["2.7", "2.7 2.8", ""], ["2.7", "2.7", ""]),
        (["2.7 2.8"], ["2.7 2.8"]),
        ([], []),
    ],
    ids=" and ".join,
)
def test_binaries_of_one_build_are_for_the_same(alone: list[str], together: list[str]) -> None:
    made_for = [("", TorchAbi.UNSTABLE, BuiltFor(tuple(one.split()))) for one in alone]

    found = consistent_with_siblings(made_for)

    assert [one.torch for one in found] == [tuple(one.split()) for one in together]
    for one, torch in zip(found, alone, strict=True):
        assert bool(one.evidence) == (one.torch != tuple(torch.split()))


@pytest.mark.parametrize("abi", [TorchAbi.STABLE, TorchAbi.NONE])
def test_binaries_that_inline_nothing_keep_their_own_company(abi: TorchAbi) -> None:
    stable, unstable = BuiltFor(("2.10", "2.11")), BuiltFor(("2.8", "2.10"))

    assert consistent_with_siblings([("", abi, stable), ("", TorchAbi.UNSTABLE, unstable)]) == (
        stable,
        unstable,
    )


def test_binaries_that_are_named_for_other_torches_are_builds_of_their_own() -> None:
    older, newer = BuiltFor(("2.8", "2.9")), BuiltFor(("2.9",))
    made_for = [("2.8", TorchAbi.UNSTABLE, older), ("2.9", TorchAbi.UNSTABLE, newer)]

    assert consistent_with_siblings(made_for) == (older, newer)


# ---- which CUDA, string ABI and compiler


@pytest.mark.parametrize(
    ("library", "cuda"),
    [("libcudart.so.12", "12"), ("libcudart.so.11.0", "11"), ("libcublas.so.12", None)],
)
def test_cuda_is_that_of_the_runtime(library: str, cuda: str | None) -> None:
    assert _inferred(_binary(needed=(library,))).cuda == cuda


@pytest.mark.parametrize(
    ("name", "abi"),
    [(CHECK_FAIL + NEW_STRING, True), (CHECK_FAIL + "Ss", False), (SET_DEVICE, None)],
)
def test_string_abi_is_that_of_the_names(name: str, abi: bool | None) -> None:  # noqa: FBT001
    assert _inferred(_binary(name)).cxx11_abi is abi


@pytest.mark.parametrize(
    ("comments", "compiler"),
    [
        (("GCC: (GNU) 11.2.1 20220127 (Red Hat 11.2.1-9)",), "GCC 11.2"),
        (("GCC: (Debian 12.2.0-14+deb12u1) 12.2.0",), "GCC 12.2"),
        (("GCC: (GNU) 8.5.0", "GCC: (GNU) 13.3.0"), "GCC 13.3"),
        (("GCC: (GNU) 13.3.0", "clang version 18.1.8"), "clang 18.1"),
        (("Ubuntu clang version 9.0.1", "Ubuntu clang version 14.0.0-1ubuntu1"), "clang 14.0"),
        (("Linker: LLD 18.1.3",), None),
        ((), None),
    ],
)
def test_compiler_is_the_newest_named(comments: tuple[str, ...], compiler: str | None) -> None:
    assert _inferred(_binary()._replace(compilers=comments)).compiler == compiler


def test_name_is_believed_where_pypis_torch_lacks_the_libraries_for_cuda() -> None:
    known = database("aarch64")
    binary = _binary(SET_DEVICE)._replace(machine="aarch64")
    loads = resolve_in_releases(binary, {}, known)
    artifact = Artifact("op", ArtifactKind.WHEEL, (binary,))

    inferred = built_for(binary, loads, artifact, abi=TorchAbi.UNSTABLE, named="2.7")

    assert inferred.torch == ("2.7",)
    assert inferred.evidence[-1] == "its name says torch 2.7, in a build that has libc10_cuda.so"
