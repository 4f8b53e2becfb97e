"""The names of a domain that sources use and some release in question no longer has, as evidence."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.api_uses import cxx_members, cxx_names, python_names
from opwright.causes.kit.api_uses.absences import REMOVAL, Absence
from opwright.causes.kit.api_uses.uses import Use
from opwright.causes.kit.sources import evidence
from opwright.knowledge.api.index import PACKAGES
from opwright.model import C_FAMILY, BuildScript, Evidence, Language, Source

_WITH_MEMBERS = frozenset({"torch", "cpython", "numpy-c"})


def removed_uses(fact: Source | BuildScript, cxx: str, python: str) -> Iterator[Use]:
    """Yield what a file uses that is gone, by the domain for its language; an empty one has none."""
    if fact.language is Language.PYTHON:
        yield from python_names.uses(fact, python, REMOVAL) if python else ()
    elif isinstance(fact, Source) and fact.language in C_FAMILY and cxx:
        yield from cxx_names.uses(fact, cxx, REMOVAL)
        if cxx in _WITH_MEMBERS:
            yield from cxx_members.uses(fact, cxx, REMOVAL)


def removal_evidence(fact: Source | BuildScript, use: Use) -> Evidence:
    """Return a use as evidence: `api`, `last`, `since`, `lacking`, `instead`."""
    absence = use.absence
    return evidence(
        fact,
        use.piece.start,
        use.piece.end,
        confidence=absence.confidence,
        api=absence.name,
        last=absence.neighbour,
        since=absence.border,
        lacking=span_of(absence),
        package=PACKAGES[absence.domain],
        instead=absence.instead or f"what took the place of {absence.name}",
        word=absence.name.replace("::", ".").rpartition(".")[2],
    )


def span_of(absence: Absence) -> str:
    """Return the releases that lack a name in short: `2.0..2.5`."""
    first, last = absence.lacking[0], absence.lacking[-1]
    return first if first == last else f"{first}..{last}"
