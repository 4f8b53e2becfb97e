"""What a binary requires of the loader besides symbols, and which Python modules it defines."""

from __future__ import annotations

import re
from itertools import compress, islice

from opwright.facts.elf.dynamic import DT_FLAGS, DT_TEXTREL, Elf, string_at

_PF_X = 1
_DF_TEXTREL = 4
_STACK_IS_EXECUTABLE_UNLESS_TOLD = ("x86_64",)
"""DEFAULT_STACK_PERMS in glibc's sysdeps/x86_64/stackinfo.h; of other machines nothing is claimed."""
_INITIALISER = re.compile(rb"\0Py(?:Init|ModExport)_")  # half the time of two calls of find()
_MOST_MODULES = 256
_SECTION, _SECTION_NARROW = 3, 7  # place of st_shndx among the 16-bit words of a symbol


def needs_executable_stack(elf: Elf) -> bool:
    """Return whether the loader takes the binary to need a stack that can be executed."""
    if elf.stack_flags is None:
        return elf.machine in _STACK_IS_EXECUTABLE_UNLESS_TOLD
    return bool(elf.stack_flags & _PF_X)


def relocates_text(elf: Elf) -> bool:
    """Return whether the binary has text relocations, so that its code cannot be shared."""
    return elf.tag(DT_TEXTREL) is not None or bool((elf.tag(DT_FLAGS) or 0) & _DF_TEXTREL)


def modules(elf: Elf, strings: bytes, symbols: bytes) -> tuple[str, ...]:
    """
    Return the Python modules that a binary initialises, in order, by the functions that do it.

    Those are looked for among the strings first: most libraries have none, and some have 100,000
    symbols.
    """
    matches = islice(_INITIALISER.finditer(strings), _MOST_MODULES)
    nodes = {match.start() + 1: string_at(strings, match.end()) for match in matches}
    if not nodes:
        return ()
    words, step = elf.layout.words(symbols, 4), elf.layout.symbol_size // 4
    halves = elf.layout.words(symbols, 2)
    sections = halves[_SECTION if elf.layout.wide else _SECTION_NARROW :: 2 * step]
    defined = set(compress(words[::step], sections))
    return tuple(sorted(module for name, module in nodes.items() if name in defined))
