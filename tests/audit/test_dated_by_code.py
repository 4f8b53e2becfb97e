"""Which releases of torch a binary can be from, by what it has compiled in of their headers."""

from __future__ import annotations

import pytest

from opwright.knowledge.torch_releases.headers.checks import versions_with
from opwright.knowledge.torch_releases.headers.drift import drift
from opwright.knowledge.torch_releases.symbols.releases import releases
from opwright.model import Binary, Inlined
from opwright.verbs.audit.origin.header_dating import consistent_with

RELEASES = {release.version: release for release in releases("x86_64")}

POLICY = "c10::TensorImpl::sizes_strides_policy_"
HAS_STORAGE = "c10::TensorImpl::has_storage"
UNDEFINED = "c10::ScalarType::Undefined"
KEY = "c10::DispatchKey"
HOOKS = "at::CUDAHooksInterface"
ALLOCATOR = "c10::cuda::CUDACachingAllocator::CUDAAllocator"
NEW_IN_2_9 = "c10::KernelToken"
DESTRUCTOR = "c10::KernelFunction::~KernelFunction"
BOXED = "c10::BoxedKernel::~BoxedKernel"
INITIALISER = "torch::detail::TorchLibraryInit"

REGISTERS = "_ZNR5torch7Library5_implEPKcONS_11CppFunctionENS_17_RegisterOrVerifyE"


def _binary(
    *inlined: tuple[str, int | None], requires: tuple[str, ...] = (), machine: str = "x86_64"
) -> Binary:
    shown = tuple(Inlined(name, value, f"seen {name}") for name, value in inlined)
    return Binary("op.so", machine=machine, requires=frozenset(requires), inlined=shown)


def _from(binary: Binary, *versions: str) -> tuple[str, ...]:
    """Return the versions, or those of all releases, that a binary can be from."""
    chosen = [RELEASES[v] for v in versions] or list(RELEASES.values())
    left, evidence = consistent_with(binary, chosen)
    assert bool(evidence) == (len(left) < len(chosen))
    return tuple(release.version for release in left)


@pytest.mark.parametrize(
    ("inlined", "first", "last"),
    [
        ((POLICY, 182), "1.12.0", "2.2.2"),
        ((POLICY, 174), "2.3.0", "2.12.1"),
        ((POLICY, 166), "2.13.0", "2.15.0"),
        ((HAS_STORAGE, 19), "1.13.0", "2.9.1"),
        ((UNDEFINED, 46), "2.8.0", "2.13.0"),
        (("c10::intrusive_ptr_target::weakcount_", 16), "1.8.0", "2.2.2"),
        (("c10::intrusive_ptr_target::weakcount_", 12), "2.3.0", "2.9.1"),
        (("c10::intrusive_ptr_target::combined_refcount_", 8), "2.10.0", "2.15.0"),
    ],
)
def test_what_the_code_shows_bounds_the_releases(
    inlined: tuple[str, int], first: str, last: str
) -> None:
    found = _from(_binary(inlined))

    assert (found[0], found[-1]) == (first, last)


def test_facts_are_taken_together() -> None:
    assert _from(_binary((POLICY, 174), (HAS_STORAGE, 19), (UNDEFINED, 45))) == ("2.7.0", "2.7.1")


@pytest.mark.parametrize(
    "inlined",
    [
        [],
        [(POLICY, None)],
        [("c10::Unheard", 8)],
        [(POLICY, 99)],
        [(POLICY, 174), (POLICY, 166)],
        [(KEY, 51)],
        [(KEY, None), (f"{KEY}::CUDA", None)],
        [(f"{KEY}::CUDA", None)],
        [(HOOKS, None), (f"{HOOKS}::hasCUDA", None)],
        [(f"{HOOKS}::hasCUDA", None)],
    ],
    ids=str,
)
def test_what_tells_nothing_leaves_all(inlined: list[tuple[str, int | None]]) -> None:
    assert _from(_binary(*inlined)) == tuple(RELEASES)


def test_fact_that_contradicts_another_leaves_what_that_one_left() -> None:
    assert _from(_binary((POLICY, 182), (UNDEFINED, 46)), "2.2.2", "2.8.0") == ("2.2.2",)
    assert consistent_with(_binary((POLICY, 182)), ()) == ((), [])


@pytest.mark.parametrize(
    ("keys", "numbers", "found"),
    [
        (["CUDA"], [49], {"2.1", "2.3", "2.4"}),
        (["CUDA"], [51], {"2.7", "2.8", "2.9", "2.10", "2.11", "2.12"}),
        (["CUDA", "CPU"], [50, 49], {"2.2", "2.5", "2.6", "2.13", "2.14", "2.15"}),
        (["CUDA"], [49, 50], {"2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.13", "2.14", "2.15"}),
    ],
)
def test_keys_by_name_and_number_tell_the_releases(
    keys: list[str], numbers: list[int], found: set[str]
) -> None:
    binary = _binary(
        *((KEY, number) for number in numbers), *((f"{KEY}::{key}", None) for key in keys)
    )

    assert {RELEASES[version].minor for version in _from(binary)} == found


def test_key_that_no_release_has_tells_nothing() -> None:
    assert _from(_binary((KEY, 50), (f"{KEY}::Unheard", None))) == tuple(RELEASES)


def test_hooks_by_name_and_slot_tell_the_releases() -> None:
    binary = _binary((HOOKS, 14), (f"{HOOKS}::hasCUDA", None))

    assert _from(binary) == ("2.6.0",)


@pytest.mark.parametrize(
    ("traces", "has_token"),
    [
        ([], False),
        ([DESTRUCTOR], True),
        ([DESTRUCTOR, BOXED], False),
        ([BOXED], False),
        ([NEW_IN_2_9], True),
        ([NEW_IN_2_9, DESTRUCTOR, BOXED], True),
    ],
    ids=lambda value: "+".join(value) or "none" if isinstance(value, list) else "",
)
def test_trace_of_kernel_function_tells_before_2_9_from_after(
    traces: list[str], has_token: bool  # noqa: FBT001
) -> None:  # fmt: skip
    binary = _binary(
        (INITIALISER, None), *((trace, None) for trace in traces), requires=(REGISTERS,)
    )

    assert _from(binary, "2.7.1", "2.8.0", "2.9.0", "2.10.0") == (
        ("2.9.0", "2.10.0") if has_token else ("2.7.1", "2.8.0")
    )


def test_kernel_function_tells_nothing_without_registration_or_names() -> None:
    assert _from(_binary((INITIALISER, None), (DESTRUCTOR, None))) == tuple(RELEASES)
    assert _from(_binary((DESTRUCTOR, None), requires=(REGISTERS,))) == tuple(RELEASES)


def test_own_build_is_dated_as_the_release_that_it_is_of() -> None:
    own = RELEASES["2.9.0"]._replace(version="2.9.0+cu126")

    assert consistent_with(_binary((POLICY, 174)), [own, RELEASES["2.13.0"]])[0] == (own,)


def test_slot_that_a_table_does_not_reach_tells_the_releases() -> None:
    last = max(drift().named("slot", ALLOCATOR, "2.9.0").values())

    assert _from(_binary((ALLOCATOR, last)), "2.4.1", "2.8.0", "2.9.0") == ("2.9.0",)
    assert _from(_binary((ALLOCATOR, None)), "2.4.1", "2.9.0") == ("2.4.1", "2.9.0")


def _lines_only_in(header: str, version: str, other: str) -> list[int]:
    lines = [line for line in range(3000) if version in versions_with(header, line)]
    return [line for line in lines if other not in versions_with(header, line)]


def test_lines_of_checks_tell_the_releases() -> None:
    header = "c10/core/TensorImpl.h"
    old, new = "2.7.1", "2.8.0"
    in_new = [(header, line) for line in _lines_only_in(header, new, old)]
    ((_, in_old), *_) = [(header, line) for line in _lines_only_in(header, old, new)]

    assert _from(_binary(*in_new), old, new) == (new,)
    assert _from(_binary(*in_new, (header, None)), old, new) == (new,)
    assert _from(_binary((header, 1)), old, new) == (old, new)
    assert _from(_binary(("own/ops.h", in_old)), old, new) == (old, new)
    assert _from(_binary((header, in_old), in_new[0]), old, new) == (old, new)
