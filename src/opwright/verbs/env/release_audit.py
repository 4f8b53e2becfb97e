"""A package in one release of torch and on some GPUs: which of its libraries decide, and what keeps them from loading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from opwright.facts.torch.known import KnownTorch
from opwright.knowledge.platforms.needs import system_needs
from opwright.model import (
    Artifact,
    ArtifactAudit,
    Binary,
    BinaryAudit,
    Cause,
    Finding,
    Gpu,
    Loads,
    Unproven,
    Unsafe,
    Verdict,
)
from opwright.verbs.audit.findings import is_brought_along
from opwright.verbs.audit.gpus import gpu_findings, gpu_loads
from opwright.verbs.audit.verdicts import audit_binaries, decided_by_torch, siblings_of


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
    siblings = siblings_of(artifact)
    binaries = tuple(
        pair._replace(
            verdicts=_behind_the_machine(pair, siblings, release, causes),
            system=system_needs(pair.binary, artifact),
            gpus=gpu_loads(pair.binary, gpus),
        )
        for pair in judged
    )
    audit = ArtifactAudit(artifact, binaries)
    return audit._replace(findings=tuple(_findings(audit, causes)))


def _behind_the_machine(
    audit: BinaryAudit,
    siblings: Mapping[str, Binary],
    release: KnownTorch,
    causes: Sequence[Cause],
) -> tuple[Verdict, ...]:
    """
    Return the verdicts on a library, unsafe where it is so besides the libraries that the machine lacks.

    Whoever has FFmpeg is told so, and on a machine without it that is what matters when it is installed.
    """
    known = release.known_for(audit.binary.machine)
    decided = decided_by_torch(audit, siblings, known, [cause for cause in causes if cause.in_load])
    return tuple(
        other
        if isinstance(other, Unsafe) and all(f.cause.is_host_dependency for f in verdict.reasons)
        else verdict
        for verdict, other in zip(audit.verdicts, decided, strict=True)
    )


def decisive_libraries(audit: ArtifactAudit) -> Iterator[BinaryAudit]:
    """Yield the libraries that decide whether a package works: not those that another one brings along."""
    binaries = audit.binaries
    yield from (binary for binary in binaries if not is_brought_along(binary, binaries, _loads))


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
    evidence = finding.evidence
    name = artifact.name or "PACKAGE"
    details = {key: detail.replace("PACKAGE", name) for key, detail in evidence.details.items()}
    where = f"{artifact.path}: {evidence.where}"
    return finding._replace(evidence=evidence._replace(where=where, details=details))
