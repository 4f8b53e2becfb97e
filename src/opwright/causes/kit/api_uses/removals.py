"""The names of a domain that sources use and some release in question no longer has, as evidence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.messages.changed.changed_names import changed_domains
from opwright.causes.kit.sources import evidence
from opwright.knowledge.api.changed_keys import WITH_MEMBERS
from opwright.model import C_FAMILY, BuildScript, Evidence, Language, Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.causes.kit.api_uses.absences import Absence
    from opwright.causes.kit.api_uses.uses import Use


def removed_uses(fact: Source | BuildScript, cxx: str, python: str) -> Iterator[Use]:
    """Yield the removed names that a file uses, by the domain for its language; none in an empty file."""
    if fact.language is Language.PYTHON:
        if python in changed_domains(fact.text, "python"):
            yield from kit.python_api_names.uses(fact, python, kit.api_absences.REMOVAL)
        return
    if isinstance(fact, Source) and fact.language is Language.CYTHON:
        domains = changed_domains(fact.text, "python") | changed_domains(fact.text, "cxx")
        for domain in domains.intersection((cxx, python)):
            yield from kit.cython_api_names.uses(fact, domain, kit.api_absences.REMOVAL)
        return
    if not isinstance(fact, Source) or fact.language not in C_FAMILY:
        return
    if cxx in changed_domains(fact.text, "cxx"):
        yield from kit.cxx_api_names.uses(fact, cxx, kit.api_absences.REMOVAL)
        if cxx in WITH_MEMBERS:
            yield from kit.cxx_api_members.uses(fact, cxx, kit.api_absences.REMOVAL)
        if cxx == "torch":
            yield from kit.derived_classes.removed_uses(fact)


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
        package=kit.api_index.PACKAGES[absence.domain],
        instead=absence.instead or stand_in(absence),
        scope=absence.name.rpartition(".")[0] or absence.name,
        word=absence.name.replace("::", ".").rpartition(".")[2],
    )


def stand_in(absence: Absence) -> str:
    """Return what to take where nothing is known to have taken the place of a name."""
    if any(re.match(r"_[^_]", part) for part in re.split(r"\.|::", absence.name)):
        return "code of your own, as it is private and changes unannounced"
    package = kit.api_index.PACKAGES[absence.domain]
    return f"what the release notes of {package} {absence.border} name for it"


def span_of(absence: Absence) -> str:
    """Return the releases that lack a name in short: `2.0..2.5`."""
    first, last = absence.lacking[0], absence.lacking[-1]
    return first if first == last else f"{first}..{last}"
