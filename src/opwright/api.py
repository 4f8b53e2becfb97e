"""The verbs. Each one gathers facts and has them judged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from opwright.built_for import built_for, torch_abi, torch_floor
from opwright.causes import all_causes, find_cause
from opwright.errors import UnknownNameError
from opwright.facts.artifact import read_artifact
from opwright.judge import judge
from opwright.loader import closure, loads, touches_torch
from opwright.model import (
    Artifact,
    ArtifactAudit,
    Audit,
    Binary,
    BinaryAudit,
    BuiltFor,
    Cause,
    Claim,
    Describe,
    Fails,
    Finding,
    Load,
    Loads,
    StrPath,
    SymbolNote,
    Together,
    TorchAbi,
    TorchBuild,
    TorchRelease,
    Unproven,
    Unsafe,
    Verdict,
)
from opwright.torch_releases import as_ranges, database, matching, releases, select, stable_shims
from opwright.torch_releases.relatives import demangled, nearest

Progress = Callable[[int, int], None]
_BADNESS = (Loads, Unproven, Unsafe, Fails)


def audit(
    wanted: str,
    *,
    torch: str | None = None,
    causes: Iterable[Cause] | None = None,
    hashed: bool = False,
    progress: Progress | None = None,
) -> ArtifactAudit:
    """
    Say in which torch releases the binaries of `wanted` load, and why not in the others.

    `wanted` is a path (`.so`, wheel, folder), an installed package, or a requirement that is looked
    for on pip's index; see `facts.artifact`. `torch` narrows the releases, `2.4..2.8` (see
    `torch_releases.select`); `hashed` asks for SHA-256 of files up to 32 MiB. Raises
    UnreadableInputError and UnknownNameError.
    """
    artifact = read_artifact(wanted, hashed=hashed, progress=progress)
    chosen = all_causes() if causes is None else tuple(causes)
    siblings = {binary.file_name: binary for binary in artifact.binaries}
    binaries = tuple(
        _audit_binary(binary, siblings, artifact, torch, chosen)
        for binary in artifact.binaries
        if touches_torch(binary)
    )
    if torch and not binaries:
        select(torch)  # raises where it names no release, whatever the artifact holds
    found = (
        *_findings(artifact, binaries, claimed=torch),
        *judge([artifact], chosen).findings,
        *judge([] if torch else [_claim(artifact, binaries)], chosen).findings,
    )
    return ArtifactAudit(artifact, binaries, found)


def together(audits: Sequence[ArtifactAudit], causes: Iterable[Cause] | None = None) -> Audit:
    """Say besides what is wrong with artifacts that are to live in one environment."""
    chosen = all_causes() if causes is None else causes
    facts = [Together(tuple(audit.artifact for audit in audits))]
    return Audit(tuple(audits), judge(facts, chosen).findings)


def _audit_binary(
    binary: Binary,
    siblings: dict[str, Binary],
    artifact: Artifact,
    torch: str | None,
    causes: Sequence[Cause],
) -> BinaryAudit:
    known = database(binary.machine)
    everywhere = loads(binary, siblings, known)
    abi = torch_abi(binary, known)
    made_for = built_for(binary, everywhere, artifact, abi=abi)
    led_to = {torch_abi(member, known) for member in closure(binary, siblings)}
    stable = abi is TorchAbi.STABLE and TorchAbi.UNSTABLE not in led_to
    chosen = {r.version for r in select(torch, binary.machine)} if torch else None
    return BinaryAudit(
        binary=binary,
        torch_abi=abi,
        torch_floor=torch_floor(everywhere) if abi is TorchAbi.STABLE else None,
        built_for=made_for,
        verdicts=tuple(
            _verdict(load, made_for, causes, stable=stable)
            for load in everywhere
            if chosen is None or load.torch.version in chosen
        ),
    )


def _verdict(load: Load, made_for: BuiltFor, causes: Sequence[Cause], *, stable: bool) -> Verdict:
    if not load.resolves:
        return Fails(load, judge([load], causes).findings)
    if stable or made_for.torch == (load.torch.minor,):
        return Loads(load)
    return Unproven(load)


# ---- findings ----------------------------------------------------------------------


def _findings(
    artifact: Artifact, binaries: Sequence[BinaryAudit], *, claimed: str | None
) -> tuple[Finding, ...]:
    """
    Return what is wrong with an artifact where it is meant to load, once for each binary and cause.

    It is meant for the releases that were asked for, else for those that its metadata admits. One
    that says nothing is expected to load somewhere.
    """
    found: dict[tuple[str, str], Finding] = {}
    for audited in binaries:
        meant = _meant(artifact, audited, claimed)
        for verdict in sorted(meant, key=lambda v: len(v.load.missing_symbols)):
            for finding in verdict.reasons:
                if not finding.cause.of_the_machine:
                    found.setdefault((audited.binary.path, finding.cause.name), finding)
    confidence = lambda finding: finding.evidence.confidence  # noqa: E731
    return tuple(sorted(found.values(), key=confidence, reverse=True))


def _meant(artifact: Artifact, audited: BinaryAudit, claimed: str | None) -> Sequence[Verdict]:
    if claimed:
        return audited.verdicts
    if artifact.requires_torch:
        named = matching([v.load.torch for v in audited.verdicts], artifact.requires_torch)
        return [v for v in audited.verdicts if v.load.torch in named]
    somewhere = any(_could_load(verdict) for verdict in audited.verdicts)
    return () if somewhere else audited.verdicts


def _could_load(verdict: Verdict) -> bool:
    """Return whether nothing is missing but what the machine has to have."""
    return verdict.load.resolves or (
        bool(verdict.reasons) and all(f.cause.of_the_machine for f in verdict.reasons)
    )


def _claim(artifact: Artifact, binaries: Sequence[BinaryAudit]) -> Claim:
    """Return what the metadata says beside the worst verdict in each release."""
    worst: dict[TorchRelease, Verdict] = {}
    for audited in binaries:
        for verdict in audited.verdicts:
            known = worst.setdefault(verdict.load.torch, verdict)
            if _BADNESS.index(type(known)) < _BADNESS.index(type(verdict)):
                worst[verdict.load.torch] = verdict
    return Claim(
        artifact,
        tuple((release, verdict.name) for release, verdict in worst.items()),
        stable=bool(binaries) and all(b.torch_abi is not TorchAbi.UNSTABLE for b in binaries),
    )


# ---- symbols and causes ------------------------------------------------------------


def describe(machine: str = "x86_64") -> Describe:
    """Return a function that tells what is known of a symbol on a machine: for reports."""
    known = database(machine)
    ranges = cache(lambda versions: as_ranges(versions, machine))

    @cache
    def note(name: str) -> SymbolNote:
        relative = nearest(name, known)
        exported_by = known.versions(known.exported_in(name))
        return SymbolNote(
            name,
            demangled(name),
            ranges(exported_by),
            demangled(relative) if relative else None,
        )

    return note


def explain(name: str) -> Cause:
    """Return the cause called `name`, with its explanation, fix and examples."""
    return find_cause(name)


def known_releases(machine: str = "x86_64", wanted: str | None = None) -> tuple[TorchRelease, ...]:
    """Return the releases for a machine that `wanted` selects, or all, oldest first."""
    return select(wanted, machine) if wanted else releases(machine)


def new_shims(releases: Iterable[TorchRelease]) -> dict[str, tuple[str, ...]]:
    """Return the functions of the stable ABI that came with each of some releases, by version."""
    releases = tuple(releases)
    came = [
        shim for machine in {r.machine for r in releases} for shim in stable_shims(machine).items()
    ]
    return {
        release.version: tuple(sorted(name for name, first in came if first == release))
        for release in releases
    }


def add_release(path: StrPath) -> tuple[TorchBuild, StrPath]:
    """
    Make a build of torch on disk known to this user; return it, and the file written.

    `path` is a wheel of torch, or the folder of an installed one (`site-packages/torch`). Raises
    UnreadableInputError when it is neither.
    """
    from pathlib import Path  # noqa: PLC0415

    from opwright.facts.torch_build import (  # noqa: PLC0415 - zipfile, 30 ms
        read_installed_torch,
        read_torch_wheel,
    )
    from opwright.torch_releases.own import add  # noqa: PLC0415

    folder = Path(path)
    build = read_installed_torch(folder) if folder.is_dir() else read_torch_wheel(folder)
    written = add(build)
    database.cache_clear()
    return build, written


def chosen_causes(*, select: Iterable[str] = (), ignore: Iterable[str] = ()) -> tuple[Cause, ...]:
    """Return the causes called `select`, or all, without those called `ignore`."""
    names = {cause.name for cause in all_causes()}
    for name in (*select, *ignore):
        if name not in names:
            raise UnknownNameError("cause", name, known=sorted(names))
    wanted = set(select) or names
    return tuple(c for c in all_causes() if c.name in wanted - set(ignore))
