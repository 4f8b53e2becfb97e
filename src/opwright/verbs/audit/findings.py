"""Findings on an artifact in its target torch releases."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from opwright.knowledge.torch_releases.symbols.releases import matching
from opwright.knowledge.versions import parse_version
from opwright.model import Alternatives, Artifact, BinaryAudit, Finding, Verdict, lazy

_UNNAMED_PACKAGE = "PACKAGE"
"""What causes write for the package that only the artifact knows."""
_NAME = r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?"
"""A name of a project (https://packaging.python.org/specifications/name-normalization): no other is put into a command."""


def named(finding: Finding, artifact: Artifact) -> Finding:
    """Return a finding whose text and commands name the package and its version, to build only from sources that are there."""
    if not artifact.name or not re.fullmatch(_NAME, artifact.name):
        return finding
    name = artifact.name
    details = {key: _with_name(text, name) for key, text in finding.evidence.details.items()}
    finding = finding._replace(evidence=finding.evidence._replace(details=details))
    fix = finding.fix
    commands = tuple(
        _with_version(_with_name(command, name), artifact)
        for command in fix.commands
        if artifact.has_sdist is not False or "--no-binary" not in command
    )
    return (
        finding
        if commands == fix.commands
        else finding._replace(fitted=fix._replace(commands=commands))
    )


def _with_version(command: str, artifact: Artifact) -> str:
    """Return a command that builds the artifact's own version, not the newest, from its sources."""
    newest = f"--no-binary {artifact.name} {artifact.name}"
    version = parse_version(artifact.version or "") if command.endswith(newest) else None
    if version is None:
        return command
    wanted = lazy.shlex.quote(f"{artifact.name}=={version.public}")
    return f"{command.removesuffix(str(artifact.name))}{wanted}"


def _with_name(text: str, name: str) -> str:
    if _UNNAMED_PACKAGE not in text:
        return text
    return re.sub(rf"\b{_UNNAMED_PACKAGE}\b", lambda _: name, text)


def findings_in_releases(
    artifact: Artifact,
    binaries: Sequence[BinaryAudit],
    *,
    claimed: str | None,
    alternatives: Iterable[Alternatives] = (),
) -> tuple[Finding, ...]:
    """
    Return the findings on an artifact in its target releases, once for each binary and cause.

    It is meant for the releases that were asked for, else for those that its metadata admits. One
    that says nothing is expected to load somewhere, and of alternatives one is.
    """
    loading = {one.binary.path for one in binaries if _loads_somewhere(one)}
    for group in alternatives:
        loading |= set(group.paths) if loading.intersection(group.paths) else set()
    merged: dict[tuple[str, str], Finding] = {}
    for audited in binaries:
        is_loading = audited.binary.path in loading
        meant = _meant(artifact, audited, claimed, is_loading=is_loading)
        if not claimed and not is_loading:
            # whoever brings it along has what it lacks; nobody is known to load it first
            meant = () if is_brought_along(audited, binaries, _loads_somewhere) else meant
        for verdict in sorted(meant, key=lambda v: len(v.load.missing_symbols)):
            for finding in verdict.reasons:
                if not finding.cause.is_host_dependency:
                    merged.setdefault((audited.binary.path, finding.cause.name), finding)
    return strongest_first(*merged.values())


def strongest_first(*findings: Finding) -> tuple[Finding, ...]:
    """Return findings in the order of reports: strongest first, otherwise stable."""
    return tuple(sorted(findings, key=lambda one: one.evidence.confidence, reverse=True))


def _meant(
    artifact: Artifact, audited: BinaryAudit, claimed: str | None, *, is_loading: bool
) -> Sequence[Verdict]:
    if claimed:
        return audited.verdicts
    if artifact.requires_torch:
        named = matching([v.load.torch for v in audited.verdicts], artifact.requires_torch)
        return [v for v in audited.verdicts if v.load.torch in named]
    return () if is_loading else audited.verdicts


def is_brought_along(
    audited: BinaryAudit, binaries: Iterable[BinaryAudit], loads: Callable[[BinaryAudit], bool]
) -> bool:
    """Return whether a library is there for another one of its artifact that does load."""
    return not audited.binary.modules and any(
        audited.binary.file_name in other.binary.needed and loads(other)
        for other in binaries
        if other is not audited
    )


def _loads_somewhere(audited: BinaryAudit) -> bool:
    return any(verdict.load.resolves for verdict in audited.verdicts)
