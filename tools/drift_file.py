"""The file of drift facts: written by releases, read by facts (`opwright.knowledge.torch_releases.headers.drift`)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path
from typing import TypeAlias, cast

from class_layouts import Layouts
from packaging.version import Version

from opwright.knowledge.torch_releases.headers.drift import LayoutData, LayoutDatum, Runs

MAIN = "x86_64"
"""The machine whose facts hold for the others, too, where none are said to differ."""

Key: TypeAlias = tuple[str, str]
"""Machine and version."""
Values: TypeAlias = dict[LayoutDatum, int]
Nested: TypeAlias = dict[str, dict[str, dict[str, Runs]]]


def facts_of(layouts: Layouts) -> Values:
    """Return layouts as facts."""
    values: Values = {}
    for owner, layout in layouts.classes.items():
        values[LayoutDatum("size", owner)] = layout.size
        if layout.entries:
            values[LayoutDatum("entries", owner)] = layout.entries
        values |= {LayoutDatum("offset", owner, name): bit for name, bit in layout.members.items()}
        values |= {LayoutDatum("slot", owner, name): slot for name, slot in layout.slots.items()}
    for owner, enumerators in layouts.enums.items():
        values |= {
            LayoutDatum("enumerator", owner, name): value for name, value in enumerators.items()
        }
    return values


def read_facts(path: Path) -> dict[Key, Values]:
    """Return the facts of each release in a file; none when there is no file."""
    if not path.exists():
        return {}
    data = json.loads(path.read_text())
    known: dict[Key, Values] = {}
    for machine, versions in data["measured"].items():
        drift = LayoutData(data, machine)
        facts = [fact for owner in drift.names for fact in drift.facts(owner)]
        for version in versions:
            values = ((fact, drift.value(fact, version)) for fact in facts)
            known[machine, version] = {fact: value for fact, value in values if value is not None}
    return known


def write_facts(path: Path, known: Mapping[Key, Values]) -> None:
    """Write the facts of every release, a class or enumeration a line."""
    versions = sorted({version for _, version in known}, key=Version)
    others = sorted({machine for machine, _ in known} - {MAIN})
    main = _runs([known.get((MAIN, version), {}) for version in versions])
    elsewhere = {}
    for machine in others:
        keys = [(machine, v) if (machine, v) in known else (MAIN, v) for v in versions]
        values = [known.get(key, {}) for key in keys]
        own = _runs(values)
        both = {fact: own.get(fact, []) for fact in sorted({*own, *main})}
        elsewhere[machine] = {f: runs for f, runs in both.items() if main.get(f, []) != runs}
    measured = {m: [v for v in versions if (m, v) in known] for m in (MAIN, *others)}
    differing = ",\n".join(f'"{m}": {{\n{_lines(facts)}\n}}' for m, facts in elsewhere.items())
    path.write_text(
        f'{{"versions": {json.dumps(versions)},\n"measured": {json.dumps(measured)},\n'
        f'"facts": {{\n{_lines(main)}\n}},\n"elsewhere": {{\n{differing}\n}}}}\n'
    )


def _runs(releases: Iterable[Values]) -> dict[LayoutDatum, Runs]:
    """Return each fact's value in the order of releases, in short."""
    releases = tuple(releases)
    found: dict[LayoutDatum, Runs] = {}
    for fact in sorted({fact for values in releases for fact in values}):
        values = [release.get(fact) for release in releases]
        groups = [(value, len(list(group))) for value, group in groupby(values)]
        runs: list[int | None] = []
        first = 0
        for value, count in groups:
            runs += [first, value] if first or value is not None else []
            first += count
        found[fact] = runs if len(groups) > 1 else cast("int", values[0])
    return found


def _lines(facts: Mapping[LayoutDatum, Runs]) -> str:
    """Return facts as JSON: a line for each class or enumeration."""
    nested: Nested = {}
    for fact, runs in facts.items():
        nested.setdefault(fact.owner, {}).setdefault(fact.kind, {})[fact.name] = runs
    dumped = ((owner, json.dumps(kinds, separators=(",", ":"))) for owner, kinds in nested.items())
    return ",\n".join(f'"{owner}": {kinds}' for owner, kinds in dumped)
