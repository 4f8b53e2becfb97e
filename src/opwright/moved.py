"""
What has moved under a binary: what it compiled in of torch's headers, against another release.

Of two kinds. What its code shows, an offset or a slot, is compared as it is. What its symbols show
to be in use, the size of a class that it passes to torch, had the value of the release that it was
built for: where that is one of several, it has moved only if it has for each of them.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from opwright.model import Binary, Inlined, Move, TorchRelease
from opwright.torch_releases import as_ranges
from opwright.torch_releases.checks import is_known, versions_with
from opwright.torch_releases.drift import Drift, Fact, Kind, drift

_READ_FROM_CODE = {
    "c10::TensorImpl::sizes_strides_policy_": Fact(
        "offset", "c10::TensorImpl", "sizes_strides_policy_"
    ),
    "c10::TensorImpl::data_type_": Fact("offset", "c10::TensorImpl", "data_type_"),
    "c10::TensorImpl::has_storage": Fact("slot", "c10::TensorImpl", "has_storage() const"),
}
"""Facts whose values are in the code, by what the reader of code calls them."""
_ONLY_A_DATE = {
    "c10::ScalarType::Undefined": Fact("enumerator", "c10::ScalarType", "Undefined"),
    "c10::intrusive_ptr_target::weakcount_": Fact(
        "offset", "c10::intrusive_ptr_target", "weakcount_"
    ),
    "c10::intrusive_ptr_target::combined_refcount_": Fact(
        "offset", "c10::intrusive_ptr_target", "combined_refcount_"
    ),
}
"""Facts that tell releases apart, and are not known to do harm where they differ."""
_KEYS = "c10::DispatchKey"
_OF_ANOTHER_MAKE = 10
"""One check in so many may be on a line that is not known: a compiler may count otherwise."""
_HOOKS = "at::CUDAHooksInterface"
_NO_KEYS = ("StartOf", "EndOf", "Num")
_ONLY_IN_A_TABLE = "recordStream"
"""CUDAGuardImpl, which every CUDAGuard brings along, has a virtual function that calls it; nobody
calls that one."""

_SHOWN_BY: tuple[tuple[tuple[str, ...], tuple[Fact, ...]], ...] = (
    (
        ("5torch7Library", "11CppFunction"),
        (Fact("size", "c10::KernelFunction"), Fact("size", "torch::CppFunction")),
    ),
    (("3c1017RegisterOperators",), (Fact("size", "c10::KernelFunction"),)),
    (("_ZN5torch7LibraryC",), (Fact("size", "torch::Library"),)),
    (("5torch8autograd13SavedVariable",), (Fact("size", "torch::autograd::SavedVariable"),)),
    (
        ("_ZTIN5torch8autograd4NodeE",),
        (Fact("size", "torch::autograd::Node"), Fact("entries", "torch::autograd::Node")),
    ),
    (
        ("_ZN2at20TensorIteratorConfig",),
        (Fact("size", "at::TensorIterator"), Fact("size", "at::TensorIteratorConfig")),
    ),
    (("_ZN2at18TensorIteratorBase",), (Fact("size", "at::TensorIterator"),)),
    (("THPVariableClass",), (Fact("size", "THPVariable"),)),
)
"""Facts that a binary has compiled in when the name of a symbol holds some parts."""


class _Use(NamedTuple):
    fact: Fact
    seen: str


def consistent_with(
    binary: Binary, releases: Iterable[TorchRelease]
) -> tuple[tuple[TorchRelease, ...], list[str]]:
    """Return those of some releases that a binary's code can be from, and the evidence."""
    left, evidence = tuple(releases), []
    if binary.inlined:
        for narrow in (_by_code, _by_checks, _by_slots, _by_keys, _by_hooks, _by_kernel_function):
            for fitting, seen in narrow(binary, left):
                kept = tuple(release for release in left if release in fitting)
                if kept and len(kept) < len(left):  # evidence that contradicts other is none
                    left = kept
                    ranges = as_ranges([release.version for release in left], binary.machine)
                    evidence.append(f"{seen}: torch {', '.join(ranges)}")
    return left, evidence


Narrowed: TypeAlias = Iterator[tuple[tuple[TorchRelease, ...], str]]
"""The releases that one piece of evidence leaves, and the evidence."""


def _by_code(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    known = drift(binary.machine)
    for name, value, seen in binary.inlined:
        fact = {**_READ_FROM_CODE, **_ONLY_A_DATE}.get(name)
        if fact and value is not None and _is_agreed(name, binary.inlined):
            fitting = tuple(r for r in releases if _shown(known, fact, r) == value)
            yield fitting, f"{name} is {_phrase(fact, value).removeprefix('= ')} ({seen})"


def _by_checks(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    """Tell by the lines of torch's headers whose checks are in the code."""
    checks = [one for one in binary.inlined if one.name.endswith(".h") and is_known(one.name)]
    if not checks:
        return
    lacking = dict.fromkeys(releases, 0)
    for name, line, _ in checks:
        having = versions_with(name, line or 0)
        for release in releases:
            lacking[release] += release.version.partition("+")[0] not in having
    fewest = min(lacking.values(), default=0)
    if fewest <= len(checks) // _OF_ANOTHER_MAKE:
        fitting = tuple(release for release, number in lacking.items() if number == fewest)
        lines = ", ".join(f"{name}:{line}" for name, line, _ in checks[:2])
        yield (
            fitting,
            f"it has the checks at {lines}{' and more' if checks[2:] else ''} compiled in",
        )


def _by_slots(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    """Tell by the slots that are called through: a virtual table has to have so many."""
    known = drift(binary.machine)
    tables = set(known.names)
    for name, slot, seen in binary.inlined:
        if name in tables and name != _KEYS and slot is not None:
            fitting = tuple(r for r in releases if _functions_at(known, name, slot, r))
            yield fitting, f"{seen} calls through slot {slot} of {name}"


def _by_keys(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    """Tell by the names of dispatch keys among the symbols and the numbers of them in the code."""
    known = drift(binary.machine)
    numbers = {one.value for one in binary.inlined if one.name == _KEYS} - {None}
    names = [one for one in binary.inlined if one.name.startswith(f"{_KEYS}::")]
    if numbers and names:
        keys = [one.name.removeprefix(f"{_KEYS}::") for one in names]
        fitting = tuple(
            r for r in releases if {known.enumerator(_KEYS, k, r.version) for k in keys} <= numbers
        )
        yield fitting, f"{_KEYS}::{keys[0]} is {_listed(numbers)} (by name and in the code)"


def _by_hooks(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    """Tell by the names of virtual functions that are called and the slots that are gone through."""
    known = drift(binary.machine)
    slots = {one.value for one in binary.inlined if one.name == _HOOKS} - {None}
    names = [one for one in binary.inlined if one.name.startswith(f"{_HOOKS}::")]
    if slots and names:
        functions = [one.name.removeprefix(f"{_HOOKS}::") for one in names]
        fitting = tuple(
            r for r in releases if {known.slot(_HOOKS, f, r.version) for f in functions} <= slots
        )
        yield fitting, f"{names[0].name} is in slot {_listed(slots)}"


def _by_kernel_function(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    """
    Tell by what a registration leaves among the symbols whether KernelFunction had a token.

    It has one from torch 2.9 on, and for it a destructor of its own. Code that was not optimised
    has the one that the compiler wrote before too, beside that of BoxedKernel; and would have names
    with the token.
    """
    traces = {one.name: one.seen for one in binary.inlined}
    token, destructor = "c10::KernelToken", "c10::KernelFunction::~KernelFunction"
    registers = any(all(part in name for part in _SHOWN_BY[0][0]) for name in binary.requires)
    if not registers or not traces.keys() & {"c10::impl", "torch::detail::TorchLibraryInit"}:
        return
    known = drift(binary.machine)
    has = token in traces or (
        destructor in traces and "c10::BoxedKernel::~BoxedKernel" not in traces
    )
    seen = token if token in traces else destructor
    yield (
        tuple(r for r in releases if (known.size(token, r.version) is not None) == has),
        f"{seen} is among its symbols" if has else f"{token} is not among its symbols",
    )


def moved(
    binary: Binary, built_for: Sequence[TorchRelease], release: TorchRelease
) -> tuple[Move, ...]:
    """Return what `binary`, built for one of some releases, has compiled in and is otherwise here."""
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


def _in_code(known: Drift, inlined: Sequence[Inlined], release: TorchRelease) -> Iterator[Move]:
    for name, value, seen in inlined:
        fact = _READ_FROM_CODE.get(name)
        if fact is None or value is None or not _is_agreed(name, inlined):
            continue
        here = _shown(known, fact, release)
        if here is not None and here != value:
            yield Move(name, _phrase(fact, value), _phrase(fact, here), seen)


def _is_agreed(name: str, inlined: Iterable[Inlined]) -> bool:
    """Return whether a fact has one value in all of the code; else other code looks like torch's."""
    return len({one.value for one in inlined if one.name == name}) == 1


def _numbers(
    known: Drift,
    inlined: Iterable[Inlined],
    built_for: Sequence[TorchRelease],
    release: TorchRelease,
) -> Iterator[Move]:
    """Yield the dispatch keys whose number stands for another one here."""
    for name, value, seen in inlined:
        if name != _KEYS or value is None or not built_for:
            continue
        here = _keys_of(known, value, release)
        meant = [_keys_of(known, value, release_then) for release_then in built_for]
        if all(keys and not keys & here for keys in meant):
            key = min(meant[-1], key=lambda name: (len(name), name))
            number = known.enumerator(_KEYS, key, release.version)
            yield Move(
                f"{_KEYS}::{key}", str(value), "gone" if number is None else str(number), seen
            )


def _keys_of(known: Drift, value: int, release: TorchRelease) -> frozenset[str]:
    return _by_value(known, "enumerator", _KEYS, release.version).get(value, frozenset())


def _slots(
    known: Drift,
    inlined: Sequence[Inlined],
    built_for: Sequence[TorchRelease],
    release: TorchRelease,
) -> Iterator[Move]:
    """Yield the virtual functions in whose slot another one is here."""
    tables = {one.name for one in inlined} & set(known.names)
    in_a_table = any(one.name == "c10::cuda::impl::CUDAGuardImpl" for one in inlined)
    for name, value, seen in inlined:
        if name not in tables or name == _KEYS or value is None or not built_for:
            continue
        meant = {function for r in built_for for function in _functions_at(known, name, value, r)}
        if in_a_table:
            meant.discard(_ONLY_IN_A_TABLE)
        here = _functions_at(known, name, value, release)
        if meant and not meant & here:
            function = min(meant)
            slot = known.slot(name, function, release.version)
            yield Move(
                f"{name}::{function}",
                f"in slot {value}",
                "elsewhere" if slot is None else f"in slot {slot}",
                seen,
            )


def _functions_at(known: Drift, of: str, slot: int, release: TorchRelease) -> frozenset[str]:
    """Return the names of the virtual functions in a slot of a class."""
    return _by_value(known, "slot", of, release.version).get(slot, frozenset())


@cache
def _by_value(known: Drift, kind: Kind, of: str, version: str) -> dict[int, frozenset[str]]:
    """Return the names of dispatch keys or of virtual functions, without arguments, by number."""
    names: dict[int, set[str]] = {}
    for name, value in known.named(kind, of, version).items():
        if not name.startswith(_NO_KEYS):
            names.setdefault(value, set()).add(name.partition("(")[0])
    return {value: frozenset(called) for value, called in names.items()}


# ---- what the symbols show ---------------------------------------------------------


def _by_symbol(
    known: Drift,
    requires: frozenset[str],
    built_for: Sequence[TorchRelease],
    release: TorchRelease,
) -> Iterator[Move]:
    for fact, seen in _uses(requires):
        here = known.value(fact, release.version)
        then = {known.value(fact, r.version) for r in built_for}
        if here is not None and then and None not in then and here not in then:
            was = known.value(fact, built_for[-1].version) or 0
            yield Move(fact.of, _phrase(fact, was), _phrase(fact, here), seen)


@cache
def _uses(requires: frozenset[str]) -> tuple[_Use, ...]:
    """Return the facts that symbols show to be compiled in, each with the first that does."""
    found: dict[Fact, str] = {}
    for name in sorted(requires):
        for parts, facts in _SHOWN_BY:
            if all(part in name for part in parts):
                for fact in facts:
                    found.setdefault(fact, name)
    return tuple(_Use(fact, seen) for fact, seen in found.items())


# ---- words -------------------------------------------------------------------------


def _listed(values: Iterable[int | None]) -> str:
    return " or ".join(str(value) for value in sorted(v for v in values if v is not None))


def _shown(known: Drift, fact: Fact, release: TorchRelease) -> int | None:
    """Return a fact as code has it: an offset in bytes."""
    value = known.value(fact, release.version)
    return value // 8 if value is not None and fact.kind == "offset" else value


def _phrase(fact: Fact, value: int) -> str:
    match fact.kind:
        case "size":
            return f"{value} bytes"
        case "offset":
            return f"at byte {value}"
        case "slot":
            return f"in slot {value}"
        case "entries":
            return f"{value} virtual table entries"
        case _:
            return f"= {value}"
