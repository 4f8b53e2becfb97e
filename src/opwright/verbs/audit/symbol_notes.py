"""What reports show about a symbol: its demangled name, the releases that export it, the nearest one."""

from __future__ import annotations

from functools import cache

from opwright.knowledge.torch_releases.names.relatives import for_people, nearest
from opwright.knowledge.torch_releases.symbols.releases import as_ranges, database
from opwright.model import Describe, SymbolNote


def describe(machine: str = "x86_64") -> Describe:
    """Return a function that describes a symbol on a machine, for reports."""
    known = database(machine)
    ranges = cache(lambda versions: as_ranges(versions, machine))

    @cache
    def note(name: str) -> SymbolNote:
        relative = nearest(name, known)
        exported_by = known.versions(known.exported_in(name))
        return SymbolNote(
            name,
            for_people(name),
            ranges(exported_by),
            for_people(relative) if relative else None,
        )

    return note
