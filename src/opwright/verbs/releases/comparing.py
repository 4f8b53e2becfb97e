"""What differs between two releases of torch, of all that is known of them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from opwright.errors import UnknownNameError
from opwright.facts.sources.source_file import decoded
from opwright.facts.sources.source_tree import read_sources
from opwright.facts.wheels.artifact import read_artifact
from opwright.facts.wheels.libraries import is_library
from opwright.knowledge.api.changes import changes
from opwright.knowledge.api.index import domains, table
from opwright.knowledge.torch_releases.headers.drift import drift
from opwright.knowledge.torch_releases.names.relatives import demangled
from opwright.knowledge.torch_releases.symbols.releases import (
    Database,
    database,
    select,
    stable_shims,
)
from opwright.knowledge.versions import series
from opwright.model import TorchRelease, Unlinted
from opwright.model.releases.api import Changes, NameChange, ReleaseDiff

_DOMAINS = ("torch", "torch-python")
_OPERATOR = r"_ZN2at4_ops(\d+)(\w+)4callE"
_OWN = tuple(f"_Z{nested}{scope}" for nested in ("N", "NK") for scope in ("2at", "3c10", "5torch"))
_OPERATORS = "_ZN2at4_ops"  # each is listed by name
_BUILT = (".whl", ".conda", ".tar.bz2")


def compare(old: str, new: str, machine: str = "x86_64") -> ReleaseDiff:
    """
    Return what differs between two releases, `2.12` and `2.13.0`; a series stands for its newest.

    Raises UnknownNameError for a release that is not known.
    """
    before, after = select(old, machine)[-1], select(new, machine)[-1]
    known = database(machine)
    had, has = _operators(known, before.version, after.version)
    return ReleaseDiff(
        old=before.version,
        new=after.version,
        floors=tuple(_floors(before, after)),
        operators_removed=tuple(sorted(had - has)),
        operators_added=tuple(sorted(has - had)),
        shims_added=tuple(_new_shims(before, after, machine)),
        layouts=tuple(_layouts(before, after)),
        symbols_removed=tuple(_symbols_gone(known, before.version, after.version)),
        names=tuple(
            changes(domain, series(before.version), series(after.version))
            for domain in _DOMAINS
            if domain in domains() and _has_both(domain, before, after)
        ),
    )


def _has_both(domain: str, *releases: TorchRelease) -> bool:
    return {series(release.version) for release in releases} <= set(table(domain).releases)


def _floors(before: TorchRelease, after: TorchRelease) -> Iterable[tuple[str, str, str]]:
    facts = {
        "CUDA": (before.cuda or "none", after.cuda or "none"),
        "string ABI": tuple("new" if r.cxx11_abi else "old" for r in (before, after)),
        "glibc": (before.glibc or "-", after.glibc or "-"),
        "oldest Python": (before.pythons[0], after.pythons[0]),
        "newest Python": (before.pythons[-1], after.pythons[-1]),
    }
    yield from ((name, old, new) for name, (old, new) in facts.items() if old != new)


def _operators(known: Database, *versions: str) -> tuple[set[str], ...]:
    """Return the operators of ATen in some releases, each overload: `add.Tensor` is `add_Tensor`."""
    exported: dict[str, int] = {}
    for symbol in known.names_from("_ZN2at4_ops"):
        if name := _operator(symbol):  # of each signature that it ever had
            exported[name] = exported.get(name, 0) | known.exported_in(symbol)
    bits = [1 << known.all_versions.index(version) for version in versions]
    return tuple({name for name, where in exported.items() if where & bit} for bit in bits)


def _operator(symbol: str) -> str:
    found = re.match(_OPERATOR, symbol)
    return found[2][: int(found[1])] if found else ""


def _symbols_gone(known: Database, old: str, new: str) -> list[tuple[str, str]]:
    """Return the names of torch's own namespaces that only the older release exports, the shortest first."""
    had, has = (1 << known.all_versions.index(version) for version in (old, new))
    gone = [
        name
        for prefix in _OWN
        for name in known.names_from(prefix)
        if (exported := known.exported_in(name)) & had
        and not exported & has
        and not name.startswith(_OPERATORS)
    ]
    return [(name, demangled(name)) for name in sorted(gone, key=lambda name: (len(name), name))]


def _new_shims(before: TorchRelease, after: TorchRelease, machine: str) -> list[str]:
    versions = database(machine).all_versions
    first, last = versions.index(before.version), versions.index(after.version)
    return sorted(
        name
        for name, release in stable_shims(machine).items()
        if first < versions.index(release.version) <= last
    )


def _layouts(before: TorchRelease, after: TorchRelease) -> list[tuple[str, str]]:
    known = drift(after.machine)
    if not (known.knows(before.version) and known.knows(after.version)):
        return []
    found = known.changes(before.version, after.version)
    sizes = {c.fact.owner: f"{c.old} to {c.new} bytes" for c in found if c.fact.kind == "size"}
    return [(owner, sizes.get(owner, "")) for owner in sorted({c.fact.owner for c in found})]


# ---- what a project uses of it --------------------------------------------------------


def used_by(diff: ReleaseDiff, paths: Collection[str]) -> ReleaseDiff:
    """
    Return the part of a difference that a project or its libraries use.

    Names of sources are compared by their last part; of a wheel or library, what its undefined symbols name.
    Raises UnknownNameError where there is neither a source nor a symbol.
    """
    built = {path for path in paths if is_library(path) or path.endswith(_BUILT)}
    symbols = _undefined(built)
    words = _words([path for path in paths if path not in built])
    if not words and not symbols:
        raise UnknownNameError("project with sources or libraries", " ".join(paths), known=())

    def is_used(name: str, of: frozenset[str] = words) -> bool:
        return (name if "/" in name else re.split(r"::|\.", name)[-1]) in of

    def chosen(found: Iterable[NameChange]) -> tuple[NameChange, ...]:
        return tuple(change for change in found if is_used(change.name))

    def part(of: Changes) -> Changes:
        return of._replace(
            removed=chosen(of.removed),
            added=(),
            changed=chosen(of.changed),
            deprecated=chosen(of.deprecated),
        )

    called = frozenset(map(_operator, symbols))
    classes = words | _words_of(symbols)
    return diff._replace(
        operators_removed=tuple(n for n in diff.operators_removed if is_used(n) or n in called),
        operators_added=(),
        shims_added=(),
        layouts=tuple((owner, how) for owner, how in diff.layouts if is_used(owner, classes)),
        symbols_removed=tuple(
            (name, as_cpp)
            for name, as_cpp in diff.symbols_removed
            if name in symbols or (words and is_used(re.split(r"[(<\[]", as_cpp)[0]))
        ),
        names=tuple(map(part, diff.names)),
    )


def _undefined(paths: Iterable[str]) -> frozenset[str]:
    return frozenset().union(
        *(binary.requires for path in paths for binary in read_artifact(path).binaries)
    )


def _words_of(symbols: Iterable[str]) -> frozenset[str]:
    return frozenset(
        word
        for name in symbols
        if name.startswith("_Z")
        for word in re.findall(r"[A-Za-z_]\w+", demangled(name))
    )


def _words(paths: Collection[str]) -> frozenset[str]:
    files = read_sources(paths) if paths else ()
    texts = [decoded(file.data) for file in files if not isinstance(file, Unlinted)]
    words = {word for text in texts for word in re.findall(r"[A-Za-z_]\w+", text)}
    included = {
        path for text in texts for path in re.findall(r"#\s*include\s*[<\"]([^>\"\n]+)", text)
    }
    return frozenset(words | included)
