"""A package in one release of torch and on some GPUs: which of its libraries decide, and what keeps them from loading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opwright.facts.torch.known import KnownTorch
from opwright.model import (
    Artifact,
    ArtifactAudit,
    BinaryAudit,
    Cause,
    Finding,
    Gpu,
    Loads,
    Unproven,
)
from opwright.verbs.audit.findings import is_brought_along, named
from opwright.verbs.audit.gpus import gpu_findings, gpu_loads
from opwright.verbs.audit.loading.alternatives import alternatives_of, newer_than_all, note_on_newer
from opwright.verbs.audit.loading.gpu_companions import not_proved, note_on
from opwright.verbs.audit.loading.verdicts import audit_binaries


def judged_in(
    artifact: Artifact,
    release: KnownTorch,
    gpus: Sequence[Gpu] = (),
    causes: Sequence[Cause] = (),
) -> ArtifactAudit:
    """Return an artifact judged in one release of torch and on some GPUs."""
    judged = audit_binaries(
        artifact, causes, torch=None, versions={release.version}, known_for=release.known_for
    )
    binaries = tuple(pair._replace(gpus=gpu_loads(pair.binary, gpus)) for pair in judged)
    audit = ArtifactAudit(
        artifact,
        binaries,
        alternatives=alternatives_of(binaries),
        not_proved=doubts(artifact, binaries),
    )
    return audit._replace(findings=tuple(_findings(audit, causes)))


def doubts(artifact: Artifact, binaries: Sequence[BinaryAudit]) -> dict[str, frozenset[str]]:
    """Return by path the releases in which the failure of a library doesn't prove that the package fails."""
    return {**newer_than_all(binaries), **not_proved(artifact, binaries)}


def notes_on(audit: ArtifactAudit) -> Iterator[str]:
    """Yield what to tell of the libraries of a package whose failure proves nothing."""
    newer = note_on_newer(newer_than_all(audit.binaries))
    yield from filter(None, (note_on(not_proved(audit.artifact, audit.binaries)), newer))


def decisive_libraries(audit: ArtifactAudit) -> Iterator[BinaryAudit]:
    """
    Yield the libraries that decide whether a package works.

    Those are neither brought along by another one, nor alternatives that are not taken.
    """
    binaries = audit.decisive
    yield from (
        binary
        for binary in binaries
        if binary.verdicts and not is_brought_along(binary, binaries, _loads)
    )


def _loads(audited: BinaryAudit) -> bool:
    return all(isinstance(verdict, Loads | Unproven) for verdict in audited.verdicts)


def _findings(audit: ArtifactAudit, causes: Sequence[Cause]) -> Iterator[Finding]:
    """Yield what keeps the libraries of a package from loading, each cause once for each package."""
    grouped_findings: dict[str, Finding] = {}
    for library in decisive_libraries(audit):
        for finding in (f for verdict in library.verdicts for f in verdict.reasons):
            if not finding.cause.is_host_dependency:
                first = grouped_findings.setdefault(finding.cause.name, finding)
                if first is not finding:
                    also = (*first.also, finding.evidence)
                    grouped_findings[finding.cause.name] = first._replace(also=also)
    for finding in gpu_findings(audit.binaries, causes):
        grouped_findings.setdefault(finding.cause.name, finding)
    yield from (_about_package(finding, audit.artifact) for finding in grouped_findings.values())


def _about_package(finding: Finding, artifact: Artifact) -> Finding:
    """Return a finding that says which package it is about."""
    finding = named(finding, artifact)
    evidence = finding.evidence
    where = f"{artifact.path}: {evidence.where}"
    return finding._replace(evidence=evidence._replace(where=where))
