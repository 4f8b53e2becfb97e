"""Which version of a package fits a torch: looked for on pip's index, newest first, its metadata before its libraries."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.errors import UnreadableInputError
from opwright.facts.index.candidates import Offered, OfferedWheel, offered
from opwright.facts.index.package_index import Offer
from opwright.facts.index.pip_settings import PipSettings
from opwright.facts.wheels.metadata import torch_requirement
from opwright.facts.wheels.reading import GpuReading, Reading
from opwright.knowledge.torch_releases.symbols.releases import matching
from opwright.knowledge.versions import is_before, numbers, parse_specifier, parse_version
from opwright.model import Artifact, ArtifactAudit, Loads
from opwright.model.environment.upgrade import Candidate, Outlook, PlannedPackage
from opwright.verbs.audit.loading.loader import touches_torch
from opwright.verbs.audit.loading.verdicts import is_version_ambiguous
from opwright.verbs.env.advice import source_build_command
from opwright.verbs.env.upgrades.release_audit import decisive_libraries, judged_in
from opwright.verbs.env.upgrades.upgrade_target import UpgradeTarget

_MOST_LOOKED_AT = 60
_MOST_OPENED = 12
_FITS = "fits"


def outlook_of(audit: ArtifactAudit) -> tuple[Outlook, str]:
    """Return what becomes of a package in the release that it was judged in, and why or on what condition."""
    if audit.findings:
        first = audit.findings[0]
        return Outlook.BREAKS, f"{first.cause.name}: {first.message}"
    verdicts = [verdict for library in decisive_libraries(audit) for verdict in library.verdicts]
    wanting = sorted({library for verdict in verdicts for library in verdict.load.depends_on})
    if wanting:
        return Outlook.UNPROVEN, f"if the system has {', '.join(wanting[:3])}"
    if verdicts and all(isinstance(verdict, Loads) for verdict in verdicts):
        return Outlook.KEEPS, ""
    library = next(
        (
            one
            for one in decisive_libraries(audit)
            if not all(isinstance(v, Loads) for v in one.verdicts)
        ),
        None,
    )
    series = library.built_for.torch if library else ()
    built = " or ".join(sorted(series, key=numbers)[:3])
    is_alone = len(audit.binaries) == 1
    whose = f" ({library.binary.path})" if library and not is_alone else ""
    return Outlook.UNPROVEN, f"built for torch {built}{whose}" if built else ""


def read_wheel_for(wheel: OfferedWheel, to: UpgradeTarget) -> Artifact:
    """
    Return the libraries of a wheel, with their code for GPUs where that matters.

    It lies in the middle of large files, all of which have to come for it: what does not load needs none.
    """
    artifact = wheel.artifact(Reading(inside=is_version_ambiguous, sources=not to.torch.cuda))
    if not to.gpus or not any(map(touches_torch, artifact.binaries)):
        return artifact
    if judged_in(artifact, to.known, (), to.causes).findings:
        return artifact
    return wheel.artifact(Reading(gpu=GpuReading.EVERYTHING, inside=is_version_ambiguous))


def with_candidate(
    planned: PlannedPackage, to: UpgradeTarget, *, keeps: bool, newer_alone: bool
) -> PlannedPackage:
    """
    Return a package with the newest version on the index that fits, else with how to rebuild it.

    What `keeps` working needs no rebuilding; `newer_alone`: nor does it go back to an older version.
    """
    settings = to.settings
    if settings is None:
        return planned
    try:
        wheels_offered = offered(planned.name, settings, to.tags)
    except UnreadableInputError as error:
        return planned._replace(looked_at=(Candidate("", "", str(error)),))
    looked_at: list[Candidate] = []
    for candidate in _candidates(wheels_offered, planned.version, to, settings):
        looked_at.append(candidate)
        if candidate.result == _FITS:
            return _updated(planned, candidate.version, newer_alone=newer_alone)._replace(
                looked_at=tuple(looked_at)
            )
    planned = planned._replace(looked_at=tuple(looked_at))
    if keeps:
        return planned
    if wheels_offered.unreached:
        reasons = "; ".join(wheels_offered.unreached)
        return planned._replace(
            because=f"{planned.because}; no version that could be read is compatible ({reasons})"
        )
    version = planned.version.partition("+")[0]
    has_sdist = parse_version(version) in map(parse_version, wheels_offered.sources)
    where = "" if has_sdist else " (no sdist on the index: build it from its repository)"
    return planned._replace(
        outlook=Outlook.REBUILD,
        because=f"{planned.because}; no version on the index is compatible{where}",
        commands=(source_build_command(planned.name, version),) if has_sdist else (),
    )


def _updated(planned: PlannedPackage, version: str, *, newer_alone: bool) -> PlannedPackage:
    """Return a package with the version that fits."""
    is_downgrade = is_before(version, planned.version)
    if newer_alone and is_downgrade:
        because = f"{planned.because}; only {version}, which is older, admits it"
        return planned._replace(because=because)
    return planned._replace(outlook=Outlook.UPDATE, to=version, is_downgrade=is_downgrade)


def _candidates(
    wheels_offered: Offered, than: str, to: UpgradeTarget, settings: PipSettings
) -> Iterator[Candidate]:
    """Yield the result for each wheel, newest first; libraries are read only if the metadata allows that torch."""
    opened = 0
    for number, offer in enumerate(wheels_offered.wheels):
        if opened >= _MOST_OPENED or number >= _MOST_LOOKED_AT:
            yield Candidate(str(offer.version), offer.file.name, "not checked, nor anything older")
            return
        version, name = str(offer.version), offer.file.name
        try:
            wheel = OfferedWheel(offer.file, settings.cert, to.web)
            metadata = wheel.metadata()
            pythons = parse_specifier(metadata.requires_python or "")
            if pythons and not pythons.contains(to.python, prereleases=True):
                yield Candidate(version, name, f"requires Python {metadata.requires_python}")
                continue
            required = torch_requirement(metadata.requirements, python=to.python)
            if required and not matching([to.torch], required):
                yield Candidate(version, name, f"requires torch{required}")
                continue
            opened += 1
            yield Candidate(
                version, name, _incompatibility(read_wheel_for(wheel, to), offer, than, to)
            )
        except UnreadableInputError as error:
            yield Candidate(version, name, str(error))


def _incompatibility(artifact: Artifact, offer: Offer, than: str, to: UpgradeTarget) -> str:
    """Return why a wheel is incompatible; an older one without torch libraries is, too."""
    if not any(map(touches_torch, artifact.binaries)):
        installed = parse_version(than)
        no_newer = installed is None or offer.version < installed
        return "has no library that uses torch" if no_newer else _FITS
    outlook, because = outlook_of(judged_in(artifact, to.known, to.gpus, to.causes))
    return because if outlook is Outlook.BREAKS else _FITS
