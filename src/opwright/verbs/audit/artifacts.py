"""The audit of an artifact: its facts are read, and judged in every release of torch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from opwright import knowledge
from opwright.causes.engine.candidates import causes_judging
from opwright.causes.engine.judge import judge
from opwright.errors import UnreadableInputError
from opwright.facts.wheels.artifact import read_artifact
from opwright.facts.wheels.reading import GpuReading, Reading
from opwright.knowledge.platforms.floors.needs import system_needs
from opwright.knowledge.torch_releases.symbols.releases import (
    select,
)
from opwright.model import (
    Artifact,
    ArtifactAudit,
    ArtifactKind,
    ArtifactSet,
    Audit,
    BinaryAudit,
    Cause,
    Confidence,
    DeclaredSupport,
    Finding,
    Gpu,
    Scope,
    TorchRelease,
)
from opwright.model.audit.verdicts import decisive
from opwright.verbs import audit as seldom
from opwright.verbs.audit.findings import findings_in_releases, named, strongest_first
from opwright.verbs.audit.gpus import gpu_findings, gpu_loads
from opwright.verbs.audit.loading.alternatives import alternatives_of, newer_than_all, note_on_newer
from opwright.verbs.audit.loading.gpu_companions import not_proved, note_on
from opwright.verbs.audit.loading.loader import Siblings, closure, touches_torch
from opwright.verbs.audit.loading.unjudged import unjudged_libraries
from opwright.verbs.audit.loading.verdicts import (
    audit_binaries,
    declared_support,
    is_version_ambiguous,
)
from opwright.verbs.audit.other_builds import other_build_note

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Fact


Progress = Callable[[int, int], None]
_MOST_JUDGED = 1000
_MOST_LED_TO = 50_000
"""Libraries that those lead to, each counted as often as it is: a thousand real ones lead to a few dozen each."""
_FEW = 50
_WITH_METADATA = (ArtifactKind.WHEEL, ArtifactKind.PACKAGE)


def audit(  # noqa: PLR0913 - each is one thing that may be asked
    wanted: str,
    *,
    torch: str | None = None,
    causes: Iterable[Cause] | None = None,
    hashed: bool = False,
    variants: bool = False,
    gpus: Sequence[Gpu] = (),
    gpus_here: Sequence[Gpu] = (),
    gpu_code: bool = False,
    python_names: bool = True,
    require: Sequence[str] = (),
    progress: Progress | None = None,
) -> ArtifactAudit:
    """
    Say in which torch releases the binaries of `wanted` load, and why not in the others.

    `wanted` is a path (`.so`, wheel, folder), an installed package, or a requirement that is looked
    for on pip's index; see `facts.artifact`. `torch` narrows the releases, `2.4..2.8` (see
    `torch_releases.select`); `hashed` asks for SHA-256 of files up to 32 MiB, `variants` for the
    properties of PEP 825. `gpus` are those that it is meant for; without any, it is told how it runs on
    `gpus_here`, in which no fault is found. `gpu_code` has the code for GPUs read however long that takes
    on disk, `python_names` all names outside CPython's limited API looked up for a lone library too, where some
    of them are at hand. `require` holds what it must be, see `verbs.audit.required`. Raises UnreadableInputError and UnknownNameError.
    """
    least = GpuReading.ON_DISK if gpu_code or variants else GpuReading.AT_HAND
    reading = Reading(
        hashed=hashed,
        gpu=GpuReading.EVERYTHING if gpus else least,
        inside=is_version_ambiguous,
        sources=bool(torch and "+" in torch),
    )
    artifact = _refused_if_huge(read_artifact(wanted, reading, progress=progress))
    chosen = _causes_for(artifact, gpus) if causes is None else tuple(causes)
    judged = audit_binaries(artifact, None if causes is None else chosen, torch=torch)
    groups, doubts = alternatives_of(judged), not_proved(artifact, judged)
    unjudged = tuple(unjudged_libraries(decisive(judged, groups)))
    artifact = artifact._replace(skipped=(*artifact.skipped, *unjudged))
    thorough = python_names or artifact.kind is not ArtifactKind.BINARY
    usable = _usable(decisive(judged, groups))
    binaries = tuple(
        audited._replace(
            system=system_needs(audited.binary, artifact, usable, python_names=thorough),
            gpus=gpu_loads(audited.binary, gpus or gpus_here),
        )
        for audited in judged
    )
    if torch and not binaries:
        select(torch)  # raises where it names no release, whatever the artifact holds
    has_metadata = artifact.kind in _WITH_METADATA
    counting = decisive(binaries, groups, doubts)
    newer = newer_than_all(binaries) if groups else {}
    proved = decisive(binaries, groups, {**newer, **doubts}) if newer else counting
    claim = declared_support(artifact, proved) if (has_metadata or variants) and not torch else None
    facts: list[Fact] = [*([claim] if claim and has_metadata else []), artifact]
    findings = judge(facts, chosen).findings
    narrow = _too_narrow(claim) if claim else None
    other_build = other_build_note(artifact, binaries)
    shown = strongest_first(
        *(finding for finding in findings if not _is_advice(finding)),
        *findings_in_releases(artifact, counting, claimed=torch, alternatives=groups),
        *gpu_findings(binaries if gpus else (), chosen),
    )
    audited = ArtifactAudit(
        artifact,
        binaries,
        tuple(named(finding, artifact) for finding in shown),
        notes=(
            *([other_build] if other_build else []),
            *map(_note, filter(_is_advice, findings)),
            *([narrow] if narrow else []),
            *([note] if (note := note_on(doubts)) else []),
            *([note] if (note := note_on_newer(newer)) else []),
        ),
        alternatives=groups,
        not_proved=doubts,
        is_for_another_build=other_build is not None,
    )
    if variants:
        audited = audited._replace(variants=seldom.variants.variants_of(audited, claim))
    if require:
        required = (seldom.required.required_of(audited, one) for one in require)
        audited = audited._replace(required=tuple(required))
    return audited


def _refused_if_huge(artifact: Artifact) -> Artifact:
    """Return the artifact; raise if it has more libraries to judge with each other than any real one."""
    judged = list(filter(touches_torch, artifact.binaries))
    if len(judged) > _MOST_JUDGED:
        raise UnreadableInputError(
            f"{len(judged)} libraries in {artifact.path} have to do with torch; name a part of it with at "
            f"most {_MOST_JUDGED}"
        )
    siblings = Siblings(artifact.binaries)
    led_to = 0
    for binary in judged if len(judged) > _FEW else ():
        led_to += len(closure(binary, siblings.near(binary)))
        if led_to > _MOST_LED_TO:
            raise UnreadableInputError(
                f"the libraries in {artifact.path} need each other in too many ways: they lead to more than "
                f"{_MOST_LED_TO} others in all; name a part of it"
            )
    return artifact


def _causes_for(artifact: Artifact, gpus: Sequence[Gpu]) -> tuple[Cause, ...]:
    """Return the causes that can have something to say of an artifact."""
    given = [Scope.BINARY]
    given += [Scope.ENVIRONMENT_SET] if len(artifact.binaries) > 1 else []
    given += [Scope.METADATA] if artifact.kind in _WITH_METADATA else []
    return causes_judging(*given, *([Scope.GPU] if gpus else []))


def _too_narrow(claim: DeclaredSupport) -> str | None:
    return knowledge.requirement.too_narrow(claim)


def _usable(binaries: Sequence[BinaryAudit]) -> list[TorchRelease]:
    """Return the releases of torch that have the symbols of all binaries, of those that have any's."""
    loads = [
        [verdict.load for verdict in binary.verdicts]
        for binary in binaries
        if not all(verdict.load.missing_symbols for verdict in binary.verdicts)
    ]
    lacking = {load.torch.version for row in loads for load in row if load.missing_symbols}
    known = {load.torch.version: load.torch for row in loads for load in row}
    return [release for version, release in known.items() if version not in lacking]


def _is_advice(finding: Finding) -> bool:
    """Return whether a finding may do harm one day, but does none that is known."""
    return finding.evidence.confidence is Confidence.POSSIBLE


def _note(finding: Finding) -> str:
    return f"{finding.cause.name}: {finding.message}"


def together(audits: Sequence[ArtifactAudit], causes: Iterable[Cause] | None = None) -> Audit:
    """Add findings on artifacts that share one environment."""
    if len(audits) <= 1:
        return Audit(tuple(audits))
    chosen = causes_judging(Scope.ENVIRONMENT_SET) if causes is None else causes
    facts = [ArtifactSet(tuple(audit.artifact for audit in audits))]
    return Audit(tuple(audits), judge(facts, chosen).findings)
