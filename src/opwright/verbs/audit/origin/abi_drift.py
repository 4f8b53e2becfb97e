"""
ABI drift: what a binary inlined from torch's headers, compared with another release.

Of two kinds. What its code shows, an offset or a slot, is compared as it is. What its symbols show
to be in use, the size of a class that it passes to torch, had the value of the release that it was
built for: where that is one of several, it has moved only if it has for each of them.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from operator import itemgetter

from opwright.knowledge.torch_releases.headers.drift import LayoutData, LayoutDatum, drift
from opwright.model import Binary, Drift, Inlined, TorchRelease
from opwright.verbs.audit.origin.inlined_data import (
    KEYS,
    READ_FROM_CODE,
    REGISTERS_KERNELS,
    functions_at,
    is_agreed,
    names_by_value,
    phrase,
    shown,
)

_ONLY_IN_A_TABLE = "recordStream"
"""CUDAGuardImpl, which every CUDAGuard brings along, has a virtual function that calls it; nobody
calls that one."""

_SHOWN_BY: tuple[tuple[tuple[str, ...], tuple[LayoutDatum, ...]], ...] = (
    (
        REGISTERS_KERNELS,
        (LayoutDatum("size", "c10::KernelFunction"), LayoutDatum("size", "torch::CppFunction")),
    ),
    (("3c1017RegisterOperators",), (LayoutDatum("size", "c10::KernelFunction"),)),
    (("_ZN5torch7LibraryC",), (LayoutDatum("size", "torch::Library"),)),
    (("5torch8autograd13SavedVariable",), (LayoutDatum("size", "torch::autograd::SavedVariable"),)),
    (
        ("_ZTIN5torch8autograd4NodeE",),
        (
            LayoutDatum("size", "torch::autograd::Node"),
            LayoutDatum("entries", "torch::autograd::Node"),
        ),
    ),
    (
        ("_ZN2at20TensorIteratorConfig",),
        (
            LayoutDatum("size", "at::TensorIterator"),
            LayoutDatum("size", "at::TensorIteratorConfig"),
        ),
    ),
    (("_ZN2at18TensorIteratorBase",), (LayoutDatum("size", "at::TensorIterator"),)),
    (("THPVariableClass",), (LayoutDatum("size", "THPVariable"),)),
)
"""Facts that a binary has compiled in when the name of a symbol holds some parts."""


def drift_since(
    binary: Binary, built_for: Sequence[TorchRelease], release: TorchRelease
) -> tuple[Drift, ...]:
    """Return what `binary`, built for one of some releases, has compiled in and is otherwise here."""
    if binary.system != "linux":  # nothing is measured with another C++ library
        return ()
    known = drift(release.machine)
    if not known.knows(release.version):
        return ()
    moves = {
        move.name: move
        for found in (
            _in_code(known, binary.inlined, release),
            _numbers(known, binary.inlined, built_for, release),
            _slots(known, binary.inlined, built_for, release),
            _by_symbol(known, binary.requires, built_for, release),
        )
        for move in found
    }
    return tuple(moves.values())


# ---- what the code shows -----------------------------------------------------------


def _in_code(
    known: LayoutData, inlined: Sequence[Inlined], release: TorchRelease
) -> Iterator[Drift]:
    for name, value, seen in inlined:
        fact = READ_FROM_CODE.get(name)
        if fact is None or value is None or not is_agreed(name, inlined):
            continue
        here = shown(known, fact, release)
        if here is not None and here != value:
            yield Drift(name, phrase(fact, value), phrase(fact, here), seen)


def _numbers(
    known: LayoutData,
    inlined: Iterable[Inlined],
    built_for: Sequence[TorchRelease],
    release: TorchRelease,
) -> Iterator[Drift]:
    """Yield the dispatch keys whose number means another key in this release."""
    for name, value, seen in inlined:
        if name != KEYS or value is None or not built_for:
            continue
        here = _keys_of(known, value, release)
        meant = [_keys_of(known, value, release_then) for release_then in built_for]
        if all(keys and not keys & here for keys in meant):
            key = min(meant[-1], key=lambda name: (len(name), name))
            number = known.enumerator(KEYS, key, release.version)
            yield Drift(
                f"{KEYS}::{key}", str(value), "gone" if number is None else str(number), seen
            )


def _keys_of(known: LayoutData, value: int, release: TorchRelease) -> frozenset[str]:
    return names_by_value(known, "enumerator", KEYS, release.version).get(value, frozenset())


def _slots(
    known: LayoutData,
    inlined: Sequence[Inlined],
    built_for: Sequence[TorchRelease],
    release: TorchRelease,
) -> Iterator[Drift]:
    """Yield the virtual functions whose slot holds another one in this release."""
    tables = {use.name for use in inlined}.intersection(known.names)
    in_a_table = any(use.name == "c10::cuda::impl::CUDAGuardImpl" for use in inlined)
    for name, value, seen in inlined:
        if name not in tables or name == KEYS or value is None or not built_for:
            continue
        meant = {function for r in built_for for function in functions_at(known, name, value, r)}
        if in_a_table:
            meant.discard(_ONLY_IN_A_TABLE)
        here = functions_at(known, name, value, release)
        if meant and not meant & here:
            function = min(meant)
            slot = known.slot(name, function, release.version)
            yield Drift(
                f"{name}::{function}",
                f"in slot {value}",
                "elsewhere" if slot is None else f"in slot {slot}",
                seen,
            )


# ---- what the symbols show ---------------------------------------------------------


def _by_symbol(
    known: LayoutData,
    requires: frozenset[str],
    built_for: Sequence[TorchRelease],
    release: TorchRelease,
) -> Iterator[Drift]:
    for fact, seen in _uses(requires):
        here = known.value(fact, release.version)
        then = {known.value(fact, r.version) for r in built_for}
        if here is not None and then and None not in then and here not in then:
            was = known.value(fact, built_for[-1].version) or 0
            yield Drift(fact.owner, phrase(fact, was), phrase(fact, here), seen)


@cache
def _uses(requires: frozenset[str]) -> tuple[tuple[LayoutDatum, str], ...]:
    """Return the facts that symbols show to be compiled in, each with the first that does."""
    together = "\n".join(requires)
    shown_by = [
        (min(names), facts)
        for parts, facts in _SHOWN_BY
        if all(part in together for part in parts)
        if (names := [name for name in requires if all(part in name for part in parts)])
    ]
    drifts: dict[LayoutDatum, str] = {}
    for name, facts in sorted(shown_by, key=itemgetter(0)):
        for fact in facts:
            drifts.setdefault(fact, name)
    return tuple(drifts.items())
