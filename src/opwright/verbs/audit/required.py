"""What a CI job requires of every artifact, `--require torch-stable|abi3|loads=2.8..2.15`, and whether it holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opwright.errors import OpwrightError, UnknownNameError
from opwright.knowledge.platforms.python import cpython_symbols, limited_api, python_abi
from opwright.knowledge.torch_releases.symbols.releases import as_ranges, select
from opwright.model import ArtifactAudit, RequirementResult, TorchAbi
from opwright.model.audit.verdicts import standings

_LOADS = "loads="
_NAMES_SHOWN = 5


def check_requirements(requirements: Sequence[str]) -> None:
    """Raise OpwrightError for a requirement that does not exist, UnknownNameError for an unknown release."""
    for requirement in requirements:
        if requirement.startswith(_LOADS) and requirement != _LOADS:
            select(requirement.removeprefix(_LOADS))
        elif requirement not in ("torch-stable", "abi3"):
            raise OpwrightError(
                f"--require {requirement}: pass torch-stable, abi3 or loads=RELEASES (loads=2.8..2.15)"
            )


def required_of(audit: ArtifactAudit, requirement: str) -> RequirementResult:
    """Return whether an artifact meets a requirement, and why not."""
    unjudged: list[str] = []
    if requirement == "torch-stable":
        unmet = list(_unstable(audit))
    elif requirement == "abi3":
        unmet = list(_beyond_abi3(audit))
    else:
        unmet, unjudged = _not_loading(audit, requirement.removeprefix(_LOADS))
    read = {audited.binary.path for audited in audit.binaries}
    unjudged += [f"{path}: {reason}" for path, reason in audit.artifact.skipped if path not in read]
    holds = None if unjudged else not unmet
    return RequirementResult(requirement, holds, (*unmet, *unjudged))


def _unstable(audit: ArtifactAudit) -> Iterator[str]:
    for audited in audit.binaries:
        if audited.torch_abi is TorchAbi.UNSTABLE:
            yield f"{audited.binary.path}: uses torch's C++ interface"


def _beyond_abi3(audit: ArtifactAudit) -> Iterator[str]:
    """Yield each library that needs more than the limited API, or is named for one CPython."""
    for binary in audit.artifact.binaries:
        outside = limited_api(cpython_symbols(binary)).outside
        abi = python_abi(binary, audit.artifact.tags) or ""
        if outside:
            more = len(outside) - _NAMES_SHOWN
            names = ", ".join(outside[:_NAMES_SHOWN]) + (f" and {more} more" if more > 0 else "")
            yield f"{binary.path}: needs {names}, outside the limited API"
        elif abi.startswith("cp"):
            yield f"{binary.path}: abi3-ok by its symbols, but named for {abi} alone"


def _not_loading(audit: ArtifactAudit, selection: str) -> tuple[list[str], list[str]]:
    """Return the releases in which it has another verdict than `loads`, and those it was not judged in."""
    if not audit.binaries:
        return [], []
    unjudged_releases = audit.unjudged
    together = {
        version: standing
        for version, standing in standings(audit.decisive).items()
        if version not in unjudged_releases
    }
    machine = audit.binaries[0].binary.machine
    try:
        chosen = select(selection, machine)
    except UnknownNameError:  # such releases exist, as check_requirements has verified
        return [], [f"PyPI has no torch {selection} for {machine}"]
    asked = [
        release.version for release in chosen if "+" not in release.version or "+" in selection
    ]
    by_verdict: dict[str, list[str]] = {}
    for version in asked:
        verdict = together[version].verdict if version in together else "not judged"
        by_verdict.setdefault(verdict, []).append(version)
    lines = {
        verdict: f"{verdict} in {', '.join(as_ranges(versions, machine))}"
        for verdict, versions in by_verdict.items()
        if verdict != "loads"
    }
    unjudged = [line for verdict, line in lines.items() if verdict == "not judged"]
    return [line for line in lines.values() if line not in unjudged], unjudged
