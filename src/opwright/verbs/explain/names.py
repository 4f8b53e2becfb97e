"""A public name of torch, CUDA, NumPy and others: where it lives, since when, until when, what replaced it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opwright.causes.engine.registry import all_causes
from opwright.errors import UnknownNameError
from opwright.knowledge.api.index import PACKAGES, find, nearest, presence, table
from opwright.knowledge.api.replacements import replacement
from opwright.knowledge.versions import runs
from opwright.model.releases.api import Entry, ExplainedName, NameReport


def is_cause(name: str) -> bool:
    """Return whether a cause has that name."""
    return any(cause.name == name for cause in all_causes())


def explain_name(name: str) -> NameReport:
    """
    Return what is known of a name, in every domain that has it.

    Raises UnknownNameError, with the names that are near, for one that none has.
    """
    entries = find(name)
    if not entries:
        causes = [cause.name for cause in all_causes()]
        raise UnknownNameError("cause or name", name, known=causes, near=nearest(name))
    return NameReport(name, tuple(_available(name, entries)), tuple(map(_explained, entries)))


def _available(
    name: str, entries: Sequence[Entry]
) -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    """Yield where a name with its scope can be used that several declarations make, or one in another scope."""
    for domain in dict.fromkeys(entry.domain for entry in entries):
        names = [entry.name for entry in entries if entry.domain == domain]
        if table(domain).separator not in name or names == [name]:
            continue
        found = presence(domain, name)
        having = [r for i, r in enumerate(found.releases) if found.present >> i & 1]
        if having:
            yield PACKAGES[domain], tuple(runs(having, found.releases))


def _explained(entry: Entry) -> ExplainedName:
    releases = table(entry.domain).releases
    return ExplainedName(
        entry,
        PACKAGES[entry.domain],
        (releases[0], releases[-1]),
        tuple(runs(entry.releases, releases)),
        replacement(entry.domain, entry.name) if entry.gone else None,
    )
