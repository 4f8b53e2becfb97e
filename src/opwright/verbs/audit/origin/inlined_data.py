"""
Facts of torch's headers as they show in a binary: what its code and symbols tell, and in what words.
"""

from collections.abc import Iterable
from functools import cache

from opwright.knowledge.torch_releases.headers.drift import Kind, LayoutData, LayoutDatum
from opwright.model import Inlined, TorchRelease

READ_FROM_CODE = {
    "c10::TensorImpl::sizes_strides_policy_": LayoutDatum(
        "offset", "c10::TensorImpl", "sizes_strides_policy_"
    ),
    "c10::TensorImpl::data_type_": LayoutDatum("offset", "c10::TensorImpl", "data_type_"),
    "c10::TensorImpl::has_storage": LayoutDatum("slot", "c10::TensorImpl", "has_storage() const"),
}
"""Facts whose values are in the code, by the names of `facts.inlined`."""
KEYS = "c10::DispatchKey"
REGISTERS_KERNELS = ("5torch7Library", "11CppFunction")
"""Parts of the undefined symbols of a binary that passes kernels to torch by value."""
_NO_KEYS = ("StartOf", "EndOf", "Num")


def is_agreed(name: str, inlined: Iterable[Inlined]) -> bool:
    """Return whether a fact has one value in all of the code; else other code looks like torch's."""
    return len({use.value for use in inlined if use.name == name}) == 1


def functions_at(known: LayoutData, of: str, slot: int, release: TorchRelease) -> frozenset[str]:
    """Return the names of the virtual functions in a slot of a class."""
    return names_by_value(known, "slot", of, release.version).get(slot, frozenset())


@cache
def names_by_value(
    known: LayoutData, kind: Kind, of: str, version: str
) -> dict[int, frozenset[str]]:
    """Return the names of dispatch keys or of virtual functions, without arguments, by number."""
    names: dict[int, set[str]] = {}
    for name, value in known.named(kind, of, version).items():
        if not name.startswith(_NO_KEYS):
            names.setdefault(value, set()).add(name.partition("(")[0])
    return {value: frozenset(functions) for value, functions in names.items()}


def shown(known: LayoutData, fact: LayoutDatum, release: TorchRelease) -> int | None:
    """Return a fact as code has it: an offset in bytes."""
    value = known.value(fact, release.version)
    return value // 8 if value is not None and fact.kind == "offset" else value


def phrase(fact: LayoutDatum, value: int) -> str:
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
