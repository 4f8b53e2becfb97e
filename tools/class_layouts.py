"""Layouts of C++ classes and values of enumerators, read from a library's debug information."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from elftools.dwarf.die import DIE
from elftools.elf.elffile import ELFFile

from opwright.knowledge.torch_releases.names.relatives import demangled

_CLASSES = {"DW_TAG_class_type", "DW_TAG_structure_type", "DW_TAG_union_type"}
_WRAPPERS = {"DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type"}
_TYPES = {*_CLASSES, "DW_TAG_enumeration_type"}
_STRING = re.compile(
    r"std::(?:__cxx11::)?basic_string<char, std::char_traits<char>, std::allocator<char>>"
)
_CONST_U = 0x10
"""DW_OP_constu, which a slot's number follows as LEB128."""
_DESTRUCTORS = 2
"""One that frees the memory and one that does not; g++ tells the slot of neither."""


class Layout(NamedTuple):
    """A class as the compiler lays it out: `members` in bits, `slots` counted from the first."""

    size: int
    entries: int
    """Of its virtual table, with the two that precede the functions; 0 when it has none."""
    members: Mapping[str, int]
    slots: Mapping[str, int]


class Layouts(NamedTuple):
    """The classes by qualified name, and the enumerators of each enumeration."""

    classes: Mapping[str, Layout]
    enums: Mapping[str, Mapping[str, int]]


def read_layouts(
    library: Path, dump: Path, *, classes: Collection[str], enums: Collection[str]
) -> Layouts:
    """
    Return those of the wanted classes and enumerations that a library defines.

    `dump` is what -fdump-lang-class wrote when the library was compiled. Raises ValueError where
    the two disagree.
    """
    sizes, entries = _dumped(dump)
    with library.open("rb") as file:
        known: dict[str, DIE] = {}
        wanted = {*classes, *enums}
        for unit in ELFFile(file).get_dwarf_info().iter_CUs():
            known |= _types(unit.get_top_DIE(), wanted)
        layouts = {
            name: _layout(known[name], entries.get(name, 0)) for name in classes if name in known
        }
        found = {name: _enumerators(known[name]) for name in enums if name in known}
    for name, layout in layouts.items():
        if layout.size != sizes[name]:
            raise ValueError(f"{name} has {layout.size} bytes in DWARF, {sizes[name]} in the dump")
    return Layouts(layouts, found)


def _dumped(dump: Path) -> tuple[dict[str, int], dict[str, int]]:
    """Return the size of each class, and the entries of each virtual table."""
    text = dump.read_text()
    sizes = re.findall(r"^Class (.+)\n   size=(\d+)", text, re.MULTILINE)
    entries = re.findall(r"^Vtable for (.+)\n\S+: (\d+) entries", text, re.MULTILINE)
    return {c: int(size) for c, size in sizes}, {c: int(count) for c, count in entries}


def _types(unit: DIE, wanted: Collection[str]) -> dict[str, DIE]:
    """Return the wanted classes and enumerations that a unit defines, by qualified name."""
    scopes = {name[: found.start()] for name in wanted for found in re.finditer("::", name)}
    known: dict[str, DIE] = {}
    waiting = [(unit, "")]
    while waiting:
        parent, prefix = waiting.pop()
        for die in parent.iter_children():
            name = prefix + _name(die)
            if die.tag in _TYPES and name in wanted and "DW_AT_declaration" not in die.attributes:
                known[name] = die
            if name in scopes and die.tag in {*_CLASSES, "DW_TAG_namespace"}:
                waiting.append((die, f"{name}::"))
    return known


def _layout(die: DIE, entries: int) -> Layout:
    slots = dict(_slots(die))
    unnamed = sorted(set(range(entries - 2)) - set(slots.values()))
    if len(unnamed) == _DESTRUCTORS and unnamed[1] == unnamed[0] + 1:
        slots[f"~{_name(die)}()"] = unnamed[0]
    elif unnamed:
        raise ValueError(f"{_name(die)} has virtual functions without a name, {unnamed}")
    in_order = dict(sorted(slots.items(), key=lambda item: item[1]))
    return Layout(
        die.attributes["DW_AT_byte_size"].value, entries, dict(_members(die, 0)), in_order
    )


def _members(die: DIE, begin: int) -> Iterator[tuple[str, int]]:
    """Yield name and place, in bits, of each data member: those of bases first."""
    for child in die.iter_children():
        if child.tag == "DW_TAG_inheritance":
            yield from _members(_type(child), begin + _place(child))
        elif child.tag == "DW_TAG_member" and "DW_AT_external" not in child.attributes:
            if not _name(child):  # of an anonymous union
                yield from _members(_type(child), begin + _place(child))
            elif not _name(child).startswith("_vptr"):
                yield _name(child), begin + _place(child)


def _slots(die: DIE) -> Iterator[tuple[str, int]]:
    """Yield signature and slot of each virtual function in the first virtual table."""
    for child in die.iter_children():
        if child.tag == "DW_TAG_inheritance" and not _place(child):
            yield from _slots(_type(child))
    for child in die.iter_children():
        where = child.attributes.get("DW_AT_vtable_elem_location")
        if child.tag == "DW_TAG_subprogram" and where and where.value[0] == _CONST_U:
            yield _signature(child), _leb128(where.value[1:])


def _signature(function: DIE) -> str:
    """Return name, parameter types and qualifiers, without the class: `raw_alloc(unsigned long)`."""
    mangled = function.attributes["DW_AT_linkage_name"].value.decode()
    text = demangled(mangled).replace("[abi:cxx11]", "").replace("> >", ">>")
    text = _STRING.sub("std::string", text)
    return text[text.rindex(_name(function), 0, _open_parenthesis(text)) :]


def _open_parenthesis(text: str) -> int:
    """Return where the parameters begin: at the parenthesis that the last one closes."""
    depth = 0
    for place in range(text.rindex(")"), -1, -1):
        depth += {")": 1, "(": -1}.get(text[place], 0)
        if not depth:
            return place
    raise ValueError(f"{text} has no parameters")


def _enumerators(die: DIE) -> dict[str, int]:
    return {
        _name(child): child.attributes["DW_AT_const_value"].value for child in die.iter_children()
    }


def _type(die: DIE) -> DIE:
    """Return the class that a base or a member is of."""
    found = die.get_DIE_from_attribute("DW_AT_type")
    while found.tag in _WRAPPERS:
        found = found.get_DIE_from_attribute("DW_AT_type")
    return found


def _place(die: DIE) -> int:
    """Return the place of a base or a member in its class, in bits."""
    if bit := die.attributes.get("DW_AT_data_bit_offset"):
        return int(bit.value)
    where = die.attributes.get("DW_AT_data_member_location")
    if where is None:  # of a union
        return 0
    if not isinstance(where.value, int):
        raise TypeError("a virtual base has no fixed place")
    return 8 * where.value


def _name(die: DIE) -> str:
    found = die.attributes.get("DW_AT_name")
    return found.value.decode() if found else ""


def _leb128(data: Iterable[int]) -> int:
    return sum((byte & 0x7F) << 7 * i for i, byte in enumerate(data))
