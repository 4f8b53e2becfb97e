"""The verbs. Each one gathers facts and has them judged."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from opwright.causes.engine.candidates import causes_judging
from opwright.causes.engine.findings import findings_in_releases, strongest_first
from opwright.causes.engine.judge import judge
from opwright.causes.engine.registry import find_cause
from opwright.facts.wheels.artifact import read_artifact
from opwright.facts.wheels.reading import GpuReading, Reading
from opwright.knowledge.platforms.needs import system_needs
from opwright.knowledge.torch_releases.drift import drift
from opwright.knowledge.torch_releases.relatives import demangled, nearest
from opwright.knowledge.torch_releases.releases import (
    as_ranges,
    database,
    releases,
    select,
    stable_shims,
)
from opwright.model import (
    Artifact,
    ArtifactAudit,
    ArtifactKind,
    ArtifactSet,
    Audit,
    Binary,
    BinaryAudit,
    Cause,
    Confidence,
    DeclaredSupport,
    Describe,
    Finding,
    Gpu,
    GpuLoad,
    Scope,
    StrPath,
    SymbolNote,
    TorchBuild,
    TorchRelease,
)
from opwright.verbs.audit.verdicts import audit_binaries, declared_support, may_be_of_several

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Fact


Progress = Callable[[int, int], None]
_WITH_METADATA = (ArtifactKind.WHEEL, ArtifactKind.PACKAGE)
_GPU_DRIVERS = ("/proc/driver/nvidia", "/sys/class/kfd")


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
    progress: Progress | None = None,
) -> ArtifactAudit:
    """
    Say in which torch releases the binaries of `wanted` load, and why not in the others.

    `wanted` is a path (`.so`, wheel, folder), an installed package, or a requirement that is looked
    for on pip's index; see `facts.artifact`. `torch` narrows the releases, `2.4..2.8` (see
    `torch_releases.select`); `hashed` asks for SHA-256 of files up to 32 MiB, `variants` for the
    properties of PEP 825. `gpus` are those that it is meant for; without any, it is told how it runs on
    `gpus_here`, in which no fault is found. `gpu_code` has the code for GPUs read however long that takes
    on disk. Raises UnreadableInputError and UnknownNameError.
    """
    least = GpuReading.ON_DISK if gpu_code or variants else GpuReading.AT_HAND
    reading = Reading(
        hashed=hashed,
        gpu=GpuReading.EVERYTHING if gpus else least,
        inside=may_be_of_several,
    )
    artifact = read_artifact(wanted, reading, progress=progress)
    chosen = _causes_for(artifact, gpus) if causes is None else tuple(causes)
    judged = audit_binaries(artifact, chosen, torch=torch)
    usable = _usable(judged)
    binaries = tuple(
        audited._replace(
            system=system_needs(audited.binary, artifact, usable),
            gpus=_gpu_loads(audited.binary, gpus or gpus_here),
        )
        for audited in judged
    )
    if torch and not binaries:
        select(torch)  # raises where it names no release, whatever the artifact holds
    told = artifact.kind in _WITH_METADATA
    claim = declared_support(artifact, binaries) if (told or variants) and not torch else None
    facts: list[Fact] = [*([claim] if claim and told else []), artifact]
    found = judge(facts, chosen).findings
    narrow = _too_narrow(claim) if claim else None
    audited = ArtifactAudit(
        artifact,
        binaries,
        strongest_first(
            *(finding for finding in found if not _is_advice(finding)),
            *findings_in_releases(artifact, binaries, claimed=torch),
            *_gpu_findings(binaries if gpus else (), chosen),
        ),
        notes=(*map(_note, filter(_is_advice, found)), *([narrow] if narrow else [])),
    )
    if variants:
        from opwright.verbs.audit.variants import variants_of  # noqa: PLC0415 - seldom asked for

        audited = audited._replace(variants=variants_of(audited, claim))
    return audited


def _causes_for(artifact: Artifact, gpus: Sequence[Gpu]) -> tuple[Cause, ...]:
    """Return the causes that can have something to say of an artifact."""
    given = [Scope.BINARY]
    given += [Scope.ENVIRONMENT_SET] if len(artifact.binaries) > 1 else []
    given += [Scope.METADATA] if artifact.kind in _WITH_METADATA else []
    return causes_judging(*given, *([Scope.GPU] if gpus else []))


def _too_narrow(claim: DeclaredSupport) -> str | None:
    from opwright.knowledge.torch_releases.requirement import too_narrow  # noqa: PLC0415 - where there is metadata

    return too_narrow(claim)


def _usable(binaries: Sequence[BinaryAudit]) -> list[TorchRelease]:
    """Return the releases of torch that have the symbols of all binaries, of those that have any's."""
    having = [
        {v.load.torch.version: v.load.torch for v in one.verdicts if not v.load.missing_symbols}
        for one in binaries
    ]
    telling = [known for known in having if known]
    common = set[str].intersection(*map(set, telling)) if telling else set()
    return (
        [release for version, release in telling[0].items() if version in common] if telling else []
    )


def _is_advice(finding: Finding) -> bool:
    """Return whether what was found may do harm one day, and does none that is known."""
    return finding.evidence.confidence is Confidence.POSSIBLE


def _note(finding: Finding) -> str:
    return f"{finding.cause.name}: {finding.message}"


def together(audits: Sequence[ArtifactAudit], causes: Iterable[Cause] | None = None) -> Audit:
    """Say besides what is wrong with artifacts that are to live in one environment."""
    if len(audits) <= 1:
        return Audit(tuple(audits))
    chosen = causes_judging(Scope.ENVIRONMENT_SET) if causes is None else causes
    facts = [ArtifactSet(tuple(audit.artifact for audit in audits))]
    return Audit(tuple(audits), judge(facts, chosen).findings)


# ---- GPUs --------------------------------------------------------------------------


def gpus_called(names: Iterable[str]) -> tuple[Gpu, ...]:
    """Return the GPUs of names, or of several with commas (see `gpus.gpus_called`); raise UnknownNameError."""
    names = [name for several in names for name in several.split(",") if name]
    if not names:
        return ()
    from opwright.knowledge.gpus.names import gpus_called  # noqa: PLC0415 - 1 ms, when there are names

    return gpus_called(names)


def gpus_here() -> tuple[Gpu, ...]:
    """Return the GPUs of this machine that are known."""
    if not any(map(os.path.isdir, _GPU_DRIVERS)):
        return ()
    from opwright.knowledge.gpus.names import this_machine  # noqa: PLC0415 - 2 ms, where there is none

    return this_machine()


def _gpu_loads(binary: Binary, gpus: Sequence[Gpu]) -> tuple[GpuLoad, ...]:
    """Say how a binary runs on some GPUs; nothing of one without code for any, or that is not known."""
    if not gpus or binary.gpu is None or not binary.gpu.is_there:
        return ()
    from opwright.knowledge.gpus.catalogue import how_it_runs  # noqa: PLC0415 - when there are GPUs

    return tuple(how_it_runs(binary, gpu) for gpu in gpus)


def _gpu_findings(binaries: Sequence[BinaryAudit], causes: Sequence[Cause]) -> tuple[Finding, ...]:
    loads = [load for audited in binaries for load in audited.gpus]
    if not loads:
        return ()
    from opwright.knowledge.gpus.catalogue import expected  # noqa: PLC0415

    return judge(expected(loads), causes).findings


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


def moved_in(releases: Iterable[TorchRelease]) -> dict[str, Mapping[str, str] | None]:
    """Return what moved in the headers with each of some releases, by version and name."""
    return {r.version: drift(r.machine).moved_in(r.version) for r in releases}


def add_release(path: StrPath) -> tuple[TorchBuild, StrPath]:
    """
    Make a build of torch on disk known to this user; return it, and the file written.

    `path` is a wheel of torch, or the folder of an installed one (`site-packages/torch`). Raises
    UnreadableInputError when it is neither.
    """
    from pathlib import Path  # noqa: PLC0415

    from opwright.facts.torch.build import read_installed_torch, read_torch_wheel  # noqa: PLC0415 - zipfile, 30 ms
    from opwright.knowledge.torch_releases.own import add  # noqa: PLC0415

    folder = Path(path)
    build = read_installed_torch(folder) if folder.is_dir() else read_torch_wheel(folder)
    written = add(build)
    database.cache_clear()
    return build, written
