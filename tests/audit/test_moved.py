"""What has moved under a binary that was built for another release, by torch's own numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opwright.knowledge.torch_releases.headers.drift import drift
from opwright.knowledge.torch_releases.symbols.releases import releases
from opwright.model import Binary, Drift, Inlined, TorchRelease
from opwright.verbs.audit.origin.abi_drift import drift_since

RELEASES = {release.version: release for release in releases("x86_64")}
KNOWN = drift("x86_64")

POLICY = "c10::TensorImpl::sizes_strides_policy_"
DATA_TYPE = "c10::TensorImpl::data_type_"
HAS_STORAGE = "c10::TensorImpl::has_storage"
UNDEFINED = "c10::ScalarType::Undefined"
KEY = "c10::DispatchKey"
HOOKS = "at::CUDAHooksInterface"
ALLOCATOR = "c10::cuda::CUDACachingAllocator::CUDAAllocator"

REGISTERS = "_ZNR5torch7Library5_implEPKcONS_11CppFunctionENS_17_RegisterOrVerifyE"
LIBRARY = "_ZN5torch7LibraryC1ENS0_4KindESsSt8optionalIN3c1011DispatchKeyEEPKcj"


def _binary(
    *inlined: tuple[str, int | None], requires: tuple[str, ...] = (), machine: str = "x86_64"
) -> Binary:
    shown = tuple(Inlined(name, value, f"seen {name}") for name, value in inlined)
    return Binary("op.so", machine=machine, requires=frozenset(requires), inlined=shown)


def _moves(binary: Binary, built_for: str, version: str) -> list[tuple[str, str, str]]:
    """Return what moved, by name; `built_for` holds the versions, separated by spaces."""
    then = [RELEASES[v] for v in built_for.split()]
    return [
        (name, was, here) for name, was, here, _ in drift_since(binary, then, RELEASES[version])
    ]


@pytest.mark.parametrize(
    ("inlined", "version", "move"),
    [
        ((POLICY, 174), "2.13.0", (POLICY, "at byte 174", "at byte 166")),
        ((DATA_TYPE, 168), "2.2.2", (DATA_TYPE, "at byte 168", "at byte 176")),
        ((HAS_STORAGE, 19), "2.10.0", (HAS_STORAGE, "in slot 19", "in slot 22")),
        ((POLICY, 174), "2.12.1", None),
        ((POLICY, 174), "1.11.0", None),
        ((POLICY, None), "2.13.0", None),
        ((UNDEFINED, 46), "2.15.0", None),
    ],
    ids=str,
)
def test_what_the_code_shows_is_compared_as_it_is(
    inlined: tuple[str, int | None], version: str, move: tuple[str, str, str] | None
) -> None:
    for built_for in ("", "2.8.0", "2.8.0 2.9.0"):
        assert _moves(_binary(inlined), built_for, version) == ([move] if move else [])


def test_code_that_shows_two_values_proves_neither() -> None:
    assert _moves(_binary((POLICY, 174), (POLICY, 166)), "2.8.0", "2.13.0") == []


def test_release_whose_headers_are_not_known_has_nothing_moved() -> None:
    unheard = RELEASES["2.8.0"]._replace(version="9.9.9")

    assert (
        drift_since(_binary((POLICY, 1), (KEY, 51), (HOOKS, 16)), [RELEASES["2.8.0"]], unheard)
        == ()
    )


@pytest.mark.parametrize(
    ("number", "built_for", "version", "moves"),
    [
        (51, "2.8.0", "2.13.0", [(f"{KEY}::CUDA", "51", "50")]),
        (51, "2.7.1 2.8.0 2.9.1", "2.13.0", [(f"{KEY}::CUDA", "51", "50")]),
        (49, "2.4.1", "2.5.0", [(f"{KEY}::CUDA", "49", "50")]),
        (51, "2.8.0", "2.9.1", []),
        (50, "2.4.1 2.5.1", "2.8.0", [(f"{KEY}::CUDA", "50", "51")]),
        (50, "2.5.1 2.8.0", "2.8.0", []),
        (51, "", "2.13.0", []),
        (None, "2.8.0", "2.13.0", []),
        (255, "2.8.0", "2.13.0", []),
    ],
)
def test_number_of_a_key_means_what_it_meant(
    number: int | None, built_for: str, version: str, moves: list[tuple[str, str, str]]
) -> None:
    assert _moves(_binary((KEY, number)), built_for, version) == moves


def test_key_that_is_no_more_is_gone() -> None:
    named = KNOWN.named("enumerator", KEY, "1.8.0")
    gone = {key for key in named if KNOWN.enumerator(KEY, key, "2.8.0") is None}
    moves = [m for number in range(256) for m in _moves(_binary((KEY, number)), "1.8.0", "2.8.0")]

    assert {name for name, _, here in moves if here == "gone"} <= {f"{KEY}::{key}" for key in gone}
    assert any(here == "gone" for *_, here in moves)
    assert not any(name.startswith((f"{KEY}::Num", f"{KEY}::EndOf")) for name, *_ in moves)


@pytest.mark.parametrize(
    ("inlined", "built_for", "version", "moves"),
    [
        ((HOOKS, 16), "2.8.0", "2.6.0", [(f"{HOOKS}::hasCUDA", "in slot 16", "in slot 14")]),
        ((HOOKS, 16), "2.8.0", "2.13.0", []),
        ((HOOKS, 16), "2.6.0 2.8.0", "2.7.0", []),
        ((HOOKS, 16), "", "2.6.0", []),
        ((HOOKS, None), "2.8.0", "2.6.0", []),
        ((HOOKS, 999), "2.8.0", "2.6.0", []),
        ((ALLOCATOR, 6), "2.8.0", "2.9.0", [(f"{ALLOCATOR}::raw_alloc", "in slot 6", "in slot 12")]),
        (("c10::Unheard", 6), "2.8.0", "2.9.0", []),
    ],
    ids=str,
)  # fmt: skip
def test_slot_has_the_function_that_it_had(
    inlined: tuple[str, int | None], built_for: str, version: str, moves: list[tuple[str, str, str]]
) -> None:
    assert _moves(_binary(inlined), built_for, version) == moves


def test_function_that_is_elsewhere_or_no_more() -> None:
    ((_, _, here),) = _moves(_binary((HOOKS, 11)), "2.5.0", "2.6.0")

    assert here == "elsewhere"  # getDefaultCUDAGenerator is not there any more


def test_function_that_only_the_table_of_a_guard_calls_does_no_harm() -> None:
    guard = ("c10::cuda::impl::CUDAGuardImpl", None)

    assert _moves(_binary((ALLOCATOR, 18)), "2.8.0", "2.9.0") != []
    assert _moves(_binary((ALLOCATOR, 18), guard), "2.8.0", "2.9.0") == []
    assert _moves(_binary((ALLOCATOR, 6), guard), "2.8.0", "2.9.0") != []


@pytest.mark.parametrize(
    ("requires", "built_for", "version", "moves"),
    [
        (REGISTERS, "2.8.0", "2.9.0", {"c10::KernelFunction": "40 bytes", "torch::CppFunction": "104 bytes"}),
        (REGISTERS, "2.7.1 2.8.0", "2.9.0", {"c10::KernelFunction": "40 bytes", "torch::CppFunction": "104 bytes"}),
        (REGISTERS, "2.6.0 2.9.0", "2.8.0", {"torch::CppFunction": "96 bytes"}),
        (REGISTERS, "2.8.0 2.9.0", "2.8.0", {}),
        (REGISTERS, "", "2.9.0", {}),
        ("_ZN3c1017RegisterOperatorsD1Ev", "2.8.0", "2.9.0", {"c10::KernelFunction": "40 bytes"}),
        (LIBRARY, "2.6.0", "2.8.0", {"torch::Library": "120 bytes"}),
        ("_ZNK5torch8autograd13SavedVariable6unpackEv", "2.8.0", "2.13.0", {"torch::autograd::SavedVariable": "80 bytes"}),
        ("_ZTIN5torch8autograd4NodeE", "2.6.0", "2.8.0", {"torch::autograd::Node": "15 virtual table entries"}),
        ("_ZN2at20TensorIteratorConfig5buildEv", "2.8.0", "2.13.0", {"at::TensorIterator": "760 bytes"}),
        ("_ZN2at18TensorIteratorBase8for_eachEv", "2.8.0", "2.13.0", {"at::TensorIterator": "760 bytes"}),
        ("THPVariableClass", "2.8.0", "2.10.0", {"THPVariable": "40 bytes"}),
        ("THPVariableClass", "1.12.1", "2.10.0", {}),
        ("_ZN2at4_ops3add4callEv", "2.8.0", "2.13.0", {}),
    ],
)  # fmt: skip
def test_size_of_what_the_symbols_use_is_as_it_was(
    requires: str, built_for: str, version: str, moves: dict[str, str]
) -> None:
    found = _moves(_binary(requires=(requires,)), built_for, version)

    assert {name: here for name, _, here in found} == moves


def test_own_build_is_judged_as_the_release_that_it_is_of() -> None:
    binary = _binary((POLICY, 174), (UNDEFINED, 46), requires=(REGISTERS,))
    own = RELEASES["2.9.0"]._replace(version="2.9.0+cu126")
    assert own.minor == "2.9"

    assert drift_since(binary, [RELEASES["2.8.0"]], own) == drift_since(
        binary, [RELEASES["2.8.0"]], RELEASES["2.9.0"]
    )
    assert drift_since(binary, [own], RELEASES["2.9.0"]) == ()


def test_move_names_what_shows_it() -> None:
    binary = _binary((POLICY, 174), requires=(REGISTERS, "_ZN2at4_ops3add4callEv"))

    first, second = drift_since(binary, [RELEASES["2.7.0"]], RELEASES["2.13.0"])[:2]

    assert first == Drift(POLICY, "at byte 174", "at byte 166", f"seen {POLICY}")
    assert second == Drift("c10::KernelFunction", "32 bytes", "40 bytes", REGISTERS)


def test_other_machine_is_judged_by_its_symbols() -> None:
    chosen = {release.version: release for release in releases("aarch64")}
    binary = _binary(requires=(REGISTERS,), machine="aarch64")

    assert [move.name for move in drift_since(binary, [chosen["2.8.0"]], chosen["2.9.0"])] == [
        "c10::KernelFunction",
        "torch::CppFunction",
    ]


@given(st.sampled_from(sorted(RELEASES)), st.data())
def test_nothing_has_moved_in_what_it_was_built_for(version: str, data: st.DataObject) -> None:
    release: TorchRelease = RELEASES[version]
    tables = st.sampled_from([KEY, HOOKS, ALLOCATOR])
    inlined = data.draw(st.lists(st.tuples(tables, st.integers(0, 255)), max_size=8))
    requires = (REGISTERS, LIBRARY, "_ZTIN5torch8autograd4NodeE", "THPVariableClass")

    assert drift_since(_binary(*inlined, requires=requires), [release], release) == ()
