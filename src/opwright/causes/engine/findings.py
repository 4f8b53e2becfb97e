"""What is wrong with an artifact in the releases of torch that it is meant for."""

from __future__ import annotations

from collections.abc import Sequence

from opwright.knowledge.torch_releases.releases import matching
from opwright.model import Artifact, BinaryAudit, Finding, Verdict


def findings_in_releases(
    artifact: Artifact, binaries: Sequence[BinaryAudit], *, claimed: str | None
) -> tuple[Finding, ...]:
    """
    Return what is wrong with an artifact where it is meant to load, once for each binary and cause.

    It is meant for the releases that were asked for, else for those that its metadata admits. One
    that says nothing is expected to load somewhere.
    """
    found: dict[tuple[str, str], Finding] = {}
    for audited in binaries:
        meant = () if _is_led_to(audited, binaries, claimed) else _meant(artifact, audited, claimed)
        for verdict in sorted(meant, key=lambda v: len(v.load.missing_symbols)):
            for finding in verdict.reasons:
                if not finding.cause.is_host_dependency:
                    found.setdefault((audited.binary.path, finding.cause.name), finding)
    return strongest_first(*found.values())


def strongest_first(*findings: Finding) -> tuple[Finding, ...]:
    """Return findings in the order that they are told in; equally strong ones stay as they are."""
    return tuple(sorted(findings, key=lambda one: one.evidence.confidence, reverse=True))


def _meant(artifact: Artifact, audited: BinaryAudit, claimed: str | None) -> Sequence[Verdict]:
    if claimed:
        return audited.verdicts
    if artifact.requires_torch:
        named = matching([v.load.torch for v in audited.verdicts], artifact.requires_torch)
        return [v for v in audited.verdicts if v.load.torch in named]
    somewhere = any(_could_load(verdict) for verdict in audited.verdicts)
    return () if somewhere else audited.verdicts


def _is_led_to(audited: BinaryAudit, binaries: Sequence[BinaryAudit], claimed: str | None) -> bool:
    """
    Return whether a library that loads nowhere by itself is there for another that does load.

    That one brings along what it lacks; nobody is known to load it first.
    """
    binary = audited.binary
    return (
        not claimed
        and not binary.modules
        and not any(map(_could_load, audited.verdicts))
        and any(
            binary.file_name in other.binary.needed and any(map(_could_load, other.verdicts))
            for other in binaries
        )
    )


def _could_load(verdict: Verdict) -> bool:
    """Return whether nothing is missing but what the machine has to have."""
    return verdict.load.resolves or (
        bool(verdict.reasons) and all(f.cause.is_host_dependency for f in verdict.reasons)
    )
