"""
What a library registers with torch's dispatcher when it is loaded, read without loading it.

`TORCH_LIBRARY(ns, m)` makes a variable `TORCH_LIBRARY_static_init_ns`, and its siblings for fragments,
kernels and the stable ABI make others like it: the table of symbols has their names as long as it is not
stripped, and the name of every lambda's type has that of the function around it, for good. Schemas are
constants, as they were written.

An empty result does not prove that nothing is registered. A stripped library keeps its namespaces in its
code, and compilers cut up short strings: their first bytes become constants of 16 bytes, shared with
other strings, and the rest is in the code as well. Such a string is left out, never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from opwright import facts
from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.elf.sections import NamedSection, section_ranges
from opwright.facts.inlined.operator_schema import in_one_line, is_schema, namespace_of
from opwright.model import Registrations
from opwright.model.named_tuple import NamedTuple

_OLD_API = "_ZN3c1017RegisterOperators"  # torch::RegisterOperators().op("ns::name", …)
_DEFINES = ("_ZNR5torch7Library4_def", "aoti_torch_library_def", "torch_library_def", _OLD_API)
_IMPLEMENTS = ("_ZNR5torch7Library5_impl", "aoti_torch_library_impl", "torch_library_impl")
_LOOKS_UP = ("_ZN3c1010Dispatcher", "aoti_torch_call_dispatcher", "torch_call_dispatcher")

_MACRO = b"TORCH_LIBRARY_"
_STABLE = b"STABLE_"
# Compiled when they are first asked for: most libraries have no macro at all.
_VARIABLE = rb"(?:STABLE_)?TORCH_LIBRARY_(FRAGMENT_|IMPL_)?(?:static_)?init_(\w+)"
_MACRO_FOR_A_NAME = r"[A-Z][A-Z0-9]*(_[A-Z0-9]+)+"
_TORCH_NAMESPACES = frozenset(("aten", "prim", "prims"))

_LARGEST = 64 << 20
_LONGEST_WAY = 4 << 20
_LONGEST_STRING = 1 << 15
_ARROW = re.compile(b"->")  # three times as fast as find()
_NAME = re.compile(rb"[\w.]+::[A-Za-z_]\w*(?:\.\w+)?(?=\0)")
_NOT_TEXT = re.compile(rb"[^\t\n\r -~]+")
_REGISTERS = (16, 32)
"""Bytes that a compiler copies at once when it writes a string into memory."""


class _Opened(NamedTuple):
    """The namespaces that macros name, by macro."""

    defined: frozenset[str]
    fragments: frozenset[str]
    implemented: frozenset[str]
    is_complete: bool
    """Whether there can be no other."""


def read_registrations(
    source: ByteSource,
    sections: Iterable[NamedSection],
    imports: Iterable[str],
    *,
    out_of_reach: bool = False,
) -> Registrations | None:
    """
    Return what a library registers that can open one of torch's; None when that is not known.

    `imports` are the symbols that it asks others for. `out_of_reach` says that it is a compressed
    member whose middle is not to be inflated for this.
    """
    imports, sections = tuple(imports), tuple(sections)
    try:
        names = _content(source, sections, b".strtab", out_of_reach=out_of_reach)
        constants = _content(source, sections, b".rodata", out_of_reach=out_of_reach)
    except UnreadableInputError:
        return None
    if not sections or (names is None and constants is None):
        return None
    opened = _opened(names or b"", constants or b"")
    schemas = None if constants is None else _schemas(constants, opened, imports)
    added = opened.fragments | opened.implemented
    if _uses_old_api(imports):
        added |= {ns for schema in schemas or () if (ns := namespace_of(schema))} - opened.defined
    return Registrations(tuple(sorted(opened.defined)), tuple(sorted(added)), schemas)


def _uses_old_api(imports: Iterable[str]) -> bool:
    return any(name.startswith(_OLD_API) for name in imports)


def _content(
    source: ByteSource, sections: Iterable[NamedSection], name: bytes, *, out_of_reach: bool
) -> bytes | None:
    """Return the bytes of a section, none when there is none; None when they are not to be had."""
    places = section_ranges(source, sections, (name,))
    size = sum(end - start for start, end in places)
    if size > _LARGEST:
        return None
    if not out_of_reach:
        return b"".join(source.read(start, end - start) for start, end in places)
    if not isinstance(source, facts.member.DeflatedMember):
        return None
    parts = [source.near_its_ends(a, b - a, longest_way=_LONGEST_WAY) for a, b in places]
    known_parts = [part for part in parts if part is not None]
    return b"".join(known_parts) if len(known_parts) == len(parts) else None


# ---- Namespaces --------------------------------------------------------------------


def _opened(names: bytes, constants: bytes) -> _Opened:
    namespaces: dict[str, set[str]] = {"": set(), "FRAGMENT_": set(), "IMPL_": set()}
    variables = {*_variables(names), *_variables(constants)}
    unknown = False
    for kind, rest in variables:
        namespace = rest
        if kind:
            namespace = rest.rpartition("_")[0]  # a number that makes it unique
        if kind == "IMPL_":
            namespace = namespace.rpartition("_")[0]  # the dispatch key
        if not namespace or re.fullmatch(_MACRO_FOR_A_NAME, namespace):
            unknown = True  # `TORCH_EXTENSION_NAME` is not what torch will see
        else:
            namespaces[kind].add(namespace)
    defined, fragments, implemented = map(frozenset, namespaces.values())
    known = bool(names and variables) and not unknown
    return _Opened(defined, fragments, implemented, is_complete=known)


def _variables(data: bytes) -> Iterator[tuple[str, str]]:
    """Yield (kind, rest of the name) of what the macros make, from mangled names."""
    at = data.find(_MACRO)
    while at >= 0:
        stable = data[max(0, at - len(_STABLE)) : at] == _STABLE
        start = at - len(_STABLE) if stable else at
        if name := _name_at(data, start):
            yield name
        at = data.find(_MACRO, at + len(_MACRO))


def _name_at(data: bytes, start: int) -> tuple[str, str] | None:
    """Return the identifier at `start`; its length stands before it, behind who knows what digits."""
    for digits in (2, 3):
        length = data[max(0, start - digits) : start]
        if len(length) == digits and length.isdigit():
            name = data[start : start + int(length)]
            match = re.fullmatch(_VARIABLE, name)
            if match and not data[start + int(length) : start + int(length) + 1].islower():
                return (match[1] or b"").decode(), match[2].decode()
    return None


# ---- Schemas -----------------------------------------------------------------------


def _schemas(constants: bytes, opened: _Opened, imports: tuple[str, ...]) -> tuple[str, ...]:
    """Return the defined schemas; only the names of those that torch infers."""
    if not any(name.startswith(_DEFINES) for name in imports):
        return ()
    old_api = _uses_old_api(imports)
    mine = opened.defined | opened.fragments
    is_known = opened.is_complete and not old_api
    parts = []
    for schema in dict.fromkeys(_written(constants)):
        namespace = namespace_of(schema)
        if namespace is None and is_known and len(mine) == 1:
            parts.append(f"{min(mine)}::{schema}")
        elif (
            namespace in mine
            or (not namespace and mine)
            or (not is_known and namespace not in _TORCH_NAMESPACES)
        ):
            parts.append(schema)
    if not any(name.startswith(_IMPLEMENTS + _LOOKS_UP) for name in imports):
        named = {namespace for part in parts if (namespace := namespace_of(part))}
        parts += _names(constants, mine | (named if old_api else set()))
    return tuple(dict.fromkeys(parts))


def _written(constants: bytes) -> Iterator[str]:
    """Yield the schemas among the strings of a library."""
    end = 0
    for arrow in _ARROW.finditer(constants):
        if (at := arrow.start()) < end:
            continue  # the same string
        start = constants.rfind(b"\0", end, at) + 1 or end
        end = constants.find(b"\0", at)
        end = len(constants) if end < 0 else end
        if end - start <= _LONGEST_STRING:
            text = _NOT_TEXT.split(constants[start:end])[-1]
            schema = in_one_line(text.decode())
            if is_schema(schema) and not _is_pieced(end - len(text), text):
                yield schema


def _is_pieced(start: int, text: bytes) -> bool:
    """Return whether a text may be the pieces of a string that is put together in the code."""
    return any(
        start % size == 0
        and len(text) % size == 0
        and any(text[-size - n : -size] == text[-size:][:n] for n in range(1, size))
        for size in _REGISTERS
    )


def _names(constants: bytes, namespaces: Iterable[str]) -> Iterator[str]:
    """Yield the operators that strings name and no more: `image::decode_png`."""
    for namespace in sorted(namespaces):
        start = b"\0%s::" % namespace.encode()
        at = constants.find(start)
        while at >= 0:
            match = _NAME.match(constants, at + 1)
            if match:
                yield match[0].decode()
            at = constants.find(start, at + len(start))
