"""
Which releases of torch a binary can have been compiled with, by what it has compiled in of them.

Each piece of evidence leaves some releases; one that contradicts what others leave is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from opwright.knowledge.torch_releases.headers.checks import is_known, lacking
from opwright.knowledge.torch_releases.headers.drift import LayoutDatum, drift
from opwright.knowledge.torch_releases.symbols.releases import as_ranges
from opwright.model import Binary, TorchRelease
from opwright.verbs.audit.origin.inlined_data import (
    KEYS,
    READ_FROM_CODE,
    REGISTERS_KERNELS,
    functions_at,
    is_agreed,
    phrase,
    shown,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias


_ONLY_A_DATE = {
    "c10::ScalarType::Undefined": LayoutDatum("enumerator", "c10::ScalarType", "Undefined"),
    "c10::intrusive_ptr_target::weakcount_": LayoutDatum(
        "offset", "c10::intrusive_ptr_target", "weakcount_"
    ),
    "c10::intrusive_ptr_target::combined_refcount_": LayoutDatum(
        "offset", "c10::intrusive_ptr_target", "combined_refcount_"
    ),
}
"""Facts that identify releases, but are not known to be harmful where they differ."""
_CHECKS_PER_UNKNOWN_LINE = 10
"""One check in so many may be on a line that is not known: a compiler may count otherwise."""
_HOOKS = "at::CUDAHooksInterface"


def consistent_with(
    binary: Binary, releases: Iterable[TorchRelease]
) -> tuple[tuple[TorchRelease, ...], list[str]]:
    """Return those releases that a binary's code can be from, and the evidence."""
    left, evidence = tuple(releases), []
    if binary.inlined:
        for narrow in (_by_code, _by_checks, _by_slots, _by_keys, _by_hooks, _by_kernel_function):
            for fitting, seen in narrow(binary, left):
                kept = tuple(release for release in left if release in fitting)
                if kept and len(kept) < len(left):  # contradictory evidence does not count
                    left = kept
                    ranges = as_ranges([release.version for release in left], binary.machine)
                    evidence.append(f"{seen}: torch {', '.join(ranges)}")
    return left, evidence


Narrowed: TypeAlias = Iterator[tuple[tuple[TorchRelease, ...], str]]
"""The releases that one piece of evidence leaves, and the evidence."""


def _by_code(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    known = drift(binary.machine)
    for name, value, seen in binary.inlined:
        fact = READ_FROM_CODE.get(name) or _ONLY_A_DATE.get(name)
        if fact and value is not None and is_agreed(name, binary.inlined):
            fitting = tuple(r for r in releases if shown(known, fact, r) == value)
            yield fitting, f"{name} is {phrase(fact, value).removeprefix('= ')} ({seen})"


def _by_checks(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    """Narrow by the lines of torch's headers whose checks are in the code."""
    checks = [use for use in binary.inlined if use.name.endswith(".h") and is_known(use.name)]
    if not checks:
        return
    versions = [release.version.partition("+")[0] for release in releases]
    unknown = lacking([(name, line or 0) for name, line, _ in checks], versions)
    fewest = min(unknown, default=0)
    if fewest <= len(checks) // _CHECKS_PER_UNKNOWN_LINE:
        pairs = zip(releases, unknown, strict=True)
        fitting = tuple(release for release, number in pairs if number == fewest)
        lines = ", ".join(f"{name}:{line}" for name, line, _ in checks[:2])
        yield (
            fitting,
            f"its code contains the checks at {lines}{' and more' if checks[2:] else ''}",
        )


def _by_slots(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    """Narrow by the called slots: a virtual table must be that long."""
    known = drift(binary.machine)
    tables = set(known.names)
    for name, slot, seen in binary.inlined:
        if name in tables and name != KEYS and slot is not None:
            fitting = tuple(r for r in releases if functions_at(known, name, slot, r))
            yield fitting, f"{seen} calls through slot {slot} of {name}"


def _by_keys(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    """Narrow by the names of dispatch keys among the symbols and their numbers in the code."""
    known = drift(binary.machine)
    numbers = {use.value for use in binary.inlined if use.name == KEYS} - {None}
    names = [use for use in binary.inlined if use.name.startswith(f"{KEYS}::")]
    if numbers and names:
        keys = [use.name.removeprefix(f"{KEYS}::") for use in names]
        fitting = tuple(
            r for r in releases if {known.enumerator(KEYS, k, r.version) for k in keys} <= numbers
        )
        yield fitting, f"{KEYS}::{keys[0]} is {_listed(numbers)} (by name and in the code)"


def _by_hooks(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    """Narrow by the names of called virtual functions and the slots of the calls."""
    known = drift(binary.machine)
    slots = {use.value for use in binary.inlined if use.name == _HOOKS} - {None}
    names = [use for use in binary.inlined if use.name.startswith(f"{_HOOKS}::")]
    if slots and names:
        functions = [use.name.removeprefix(f"{_HOOKS}::") for use in names]
        fitting = tuple(
            r for r in releases if {known.slot(_HOOKS, f, r.version) for f in functions} <= slots
        )
        yield fitting, f"{names[0].name} is in slot {_listed(slots)}"


def _by_kernel_function(binary: Binary, releases: Sequence[TorchRelease]) -> Narrowed:
    """
    Narrow by whether KernelFunction had a token, which registrations show among the symbols.

    It has one from torch 2.9 on, and for it a destructor of its own. Code that was not optimised
    has the one that the compiler wrote before too, beside that of BoxedKernel; and would have names
    with the token.
    """
    traces = {use.name: use.seen for use in binary.inlined}
    token, destructor = "c10::KernelToken", "c10::KernelFunction::~KernelFunction"
    registers = any(all(part in name for part in REGISTERS_KERNELS) for name in binary.requires)
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


def _listed(values: Iterable[int | None]) -> str:
    return " or ".join(str(value) for value in sorted(v for v in values if v is not None))
