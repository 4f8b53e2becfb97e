"""Where the binaries of an artifact load, as far as torch decides it: facts in, verdicts out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from opwright.causes.engine.candidates import causes_judging
from opwright.causes.engine.judge import judge
from opwright.knowledge.torch_releases.names.names import is_torch_cxx_symbol, is_torch_library
from opwright.knowledge.torch_releases.symbols.releases import Database, database, select
from opwright.knowledge.versions import numbers
from opwright.model import (
    Artifact,
    Binary,
    BinaryAudit,
    BuiltFor,
    Cause,
    DeclaredSupport,
    Fails,
    Finding,
    Load,
    Loads,
    Scope,
    TorchAbi,
    TorchRelease,
    Unproven,
    Unsafe,
    Verdict,
)
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.audit.loading.alternatives import torch_series_by_path
from opwright.verbs.audit.loading.loader import (
    Siblings,
    closure,
    resolve_in_releases,
    touches_torch,
)
from opwright.verbs.audit.loading.unjudged import unjudged_releases
from opwright.verbs.audit.origin.abi_drift import drift_since
from opwright.verbs.audit.origin.built_for import (
    built_for,
    consistent_with_siblings,
    torch_abi,
    torch_floor,
)

_BADNESS = (Loads, Unproven, Unsafe, Fails)

KnownFor = Callable[[str], Database]
"""Returns the known torch releases for a machine."""


def is_version_ambiguous(binary: Binary) -> bool:
    """Return whether the C++ names that it asks torch for are in releases of more than one series."""
    known = database(binary.machine)
    bits, asked = known.everywhere, False
    for name in filter(is_torch_cxx_symbol, binary.requires):
        if exported := known.exported_in(name):
            bits &= exported
            asked = True
    return asked and len({version.rpartition(".")[0] for version in known.versions(bits)}) > 1


def audit_binaries(
    artifact: Artifact,
    causes: Sequence[Cause] | None,
    *,
    torch: str | None,
    versions: Collection[str] | None = None,
    known_for: KnownFor = database,
) -> tuple[BinaryAudit, ...]:
    """
    Judge each binary of an artifact that has to do with torch in the releases that `torch` names.

    Or in those of `versions`, among the releases of another database than the usual one. Reasons are looked for among
    `causes`, or all that can be seen in a load, which are imported where there is anything to explain.
    """
    siblings = Siblings(artifact.binaries)
    touching = [binary for binary in artifact.binaries if touches_torch(binary)]
    named = dict(torch_series_by_path(touching))
    examined = [
        _examine(binary, siblings, artifact, known_for(binary.machine), named.get(binary.path, ""))
        for binary in touching
    ]
    if causes is not None:
        causes = [cause for cause in causes if cause.in_load]  # forty releases are looked at
    made_for = consistent_with_siblings(
        [(named.get(pair.binary.path, ""), pair.abi, pair.built_for) for pair in examined]
    )
    return tuple(
        _audit_binary(
            pair._replace(built_for=target),
            siblings.near(pair.binary),
            _chosen(pair.binary, torch) if versions is None else versions,
            causes,
            known_for(pair.binary.machine),
        )
        for pair, target in zip(examined, made_for, strict=True)
    )


class _Examined(NamedTuple):
    """A binary, its load in every release, and what it was built for."""

    binary: Binary
    loads: tuple[Load, ...]
    abi: TorchAbi
    built_for: BuiltFor


def _chosen(binary: Binary, torch: str | None) -> Collection[str] | None:
    return {r.version for r in select(torch, binary.machine)} if torch else None


def _examine(
    binary: Binary, siblings: Siblings, artifact: Artifact, known: Database, series: str
) -> _Examined:
    everywhere = resolve_in_releases(binary, siblings.near(binary), known)
    abi = torch_abi(binary, known)
    dating = everywhere if series else _dating(everywhere, siblings)
    target = built_for(binary, dating, artifact, abi=abi, named=series)
    if dating is not everywhere:
        target = target._replace(evidence=(*target.evidence, _DATED_BY_X86))
    return _Examined(binary, everywhere, abi, target)


_DATED_BY_X86 = (
    "it uses CUDA, which PyPI's torch for aarch64 did not have at first; looked for in x86-64's"
)


def _dating(loads: Sequence[Load], siblings: Siblings) -> Sequence[Load]:
    """Return the loads that tell what a binary was built for: those on x86-64 if its own machine's lack CUDA."""
    binary = loads[0].binary if loads else None
    lacking = {name for load in loads for name in load.missing_libraries}
    if binary is None or binary.machine != "aarch64" or not any(map(is_torch_library, lacking)):
        return loads
    on_x86 = resolve_in_releases(binary, siblings.near(binary), database("x86_64"))
    return on_x86 if any(not load.missing_symbols for load in on_x86) else loads


def _audit_binary(
    examined: _Examined,
    siblings: Mapping[str, Binary],
    chosen: Collection[str] | None,
    causes: Sequence[Cause] | None,
    known: Database,
) -> BinaryAudit:
    stable = _inlines_nothing(examined.binary, siblings, known)
    then = _meant(examined.built_for, known)
    loads = [load for load in examined.loads if chosen is None or load.torch.version in chosen]
    return BinaryAudit(
        binary=examined.binary,
        torch_abi=examined.abi,
        torch_floor=torch_floor(_published(examined.loads))
        if examined.abi is TorchAbi.STABLE
        else None,
        built_for=examined.built_for,
        verdicts=tuple(
            _verdict(load, then, causes, stable=stable) for load in loads if not load.unread
        ),
        unjudged=unjudged_releases(loads, known),
    )


def _published(loads: Sequence[Load]) -> Sequence[Load]:
    """Return the loads in releases, without those in builds that may lack the GPU parts."""
    return [load for load in loads if "+" not in load.torch.version] or loads


def _inlines_nothing(binary: Binary, siblings: Mapping[str, Binary], known: Database) -> bool:
    """Return whether a binary and all of its artifact that it leads to use no C++ name of torch."""
    led_to = {torch_abi(member, known) for member in closure(binary, siblings)}
    return TorchAbi.UNSTABLE not in led_to


def _meant(made_for: BuiltFor, known: Database) -> tuple[TorchRelease, ...]:
    """Return the releases that a binary may have been built for."""
    return tuple(r for r in known.releases if r.minor in made_for.torch)


def _verdict(
    load: Load, then: Sequence[TorchRelease], causes: Sequence[Cause] | None, *, stable: bool
) -> Verdict:
    """Judge a load of a binary that was built for one of the releases `then`."""
    if not load.resolves:
        reasons = _reasons(load, causes)
        return Fails(load, tuple(r for r in reasons if not r.cause.is_host_dependency))
    if not stable and (found := drift_since(load.binary, then, load.torch)):
        load = load._replace(moved=found)
        return Unsafe(load, _reasons(load, causes))
    proved = stable or (then and all(release.minor == load.torch.minor for release in then))
    reasons = _reasons(load, causes) if load.conditions else ()
    return Loads(load, reasons) if proved else Unproven(load, reasons)


def _reasons(load: Load, causes: Sequence[Cause] | None) -> tuple[Finding, ...]:
    return judge([load], causes_judging(Scope.LOAD) if causes is None else causes).findings


def declared_support(artifact: Artifact, binaries: Sequence[BinaryAudit]) -> DeclaredSupport:
    """Return the metadata with the verdicts to compare it with."""
    siblings = Siblings(artifact.binaries)
    worst: dict[TorchRelease, Verdict] = {}
    by_torch = [_decided_by_torch(one, siblings.near(one.binary)) for one in binaries]
    decided = [
        row
        if not all(isinstance(verdict, Fails) for verdict in row)
        else [verdict for verdict in row if _is_other(verdict, one.built_for)]
        for one, row in zip(binaries, by_torch, strict=True)
    ]
    decided = list(filter(None, decided))
    for verdict in (verdict for row in decided or by_torch for verdict in row):
        known = worst.setdefault(verdict.load.torch, verdict)
        if _BADNESS.index(type(known)) < _BADNESS.index(type(verdict)):
            worst[verdict.load.torch] = verdict
    abis = {audited.torch_abi for audited in binaries}
    return DeclaredSupport(
        artifact,
        tuple((release, worst[release].name) for release in sorted(worst, key=_age)),
        stable=TorchAbi.STABLE in abis and TorchAbi.UNSTABLE not in abis,
    )


def _is_other(verdict: Verdict, made_for: BuiltFor) -> bool:
    """Return whether a binary was certainly not built for a release, as far as known."""
    return bool(made_for.torch) and verdict.load.torch.minor not in made_for.torch


def _age(release: TorchRelease) -> tuple[tuple[int, ...], str]:
    return numbers(release.version), release.version


def _decided_by_torch(audited: BinaryAudit, siblings: Mapping[str, Binary]) -> tuple[Verdict, ...]:
    """Return its verdicts as they would be, were every library there that is not torch's own."""
    known = database(audited.binary.machine)
    stable = _inlines_nothing(audited.binary, siblings, known)
    then = _meant(audited.built_for, known)

    def decided(verdict: Verdict) -> Verdict:
        lacks = filter(is_torch_library, verdict.load.missing_libraries)
        load = verdict.load._replace(missing_libraries=tuple(lacks), missing_versions=())
        if not isinstance(verdict, Fails) or not load.resolves:
            return verdict
        return _verdict(load, then, (), stable=stable)

    return tuple(map(decided, audited.verdicts))
