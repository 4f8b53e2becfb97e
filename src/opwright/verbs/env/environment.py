"""
The verb `env`: what is installed for one Python, whether it fits its torch, and what is wrong with it together.

Everything is read. Neither that Python nor torch is run or imported, and what cannot be known is a value with its reason.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from shlex import quote

from opwright.causes.engine.candidates import causes_judging
from opwright.causes.engine.judge import judge
from opwright.facts.machine.capacity import processor
from opwright.facts.machine.probes import machine_here
from opwright.facts.python.interpreter import read_interpreter, this_interpreter, unread_paths
from opwright.facts.torch.known import KnownTorch, known_torch
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.model import (
    Artifact,
    ArtifactAudit,
    ArtifactSet,
    BinaryAudit,
    Cause,
    Confidence,
    Finding,
    Gpu,
    Scope,
)
from opwright.model.audit.verdicts import MILDEST_FIRST
from opwright.model.build.toolchain import Missing
from opwright.model.environment.environment import CondaConflict, Environment
from opwright.model.environment.installed import EnvironmentAudit, Package
from opwright.verbs.audit.findings import strongest_first
from opwright.verbs.audit.loading.alternatives import alternatives_of
from opwright.verbs.audit.loading.verdicts import audit_binaries
from opwright.verbs.audit.origin.build_note import build_facts_of
from opwright.verbs.env.advice import with_advice
from opwright.verbs.env.installed import label, read_environment
from opwright.verbs.env.stale_builds import with_stale_builds
from opwright.verbs.env.upgrades.release_audit import (
    decisive_libraries,
    doubts,
    judged_in,
    notes_on,
)

_JUDGED_BY = (Scope.BINARY, Scope.LOAD, Scope.ENVIRONMENT_SET, Scope.GPU, Scope.ENVIRONMENT)


def examine(
    python: str | None = None,
    *,
    gpus: Sequence[Gpu] = (),
    causes: Iterable[Cause] | None = None,
    environ: Mapping[str, str] = os.environ,
    here: str | None = None,
) -> EnvironmentAudit:
    """
    Say what is installed for a Python, this one or that of `python`, and whether it fits.

    `gpus` are those that it is for, in place of this machine's. `here` is the folder that programs are
    started in, by default the current one. Raises UnreadableInputError where there is no such Python.
    """
    interpreter = read_interpreter(python, environ) if python else this_interpreter(environ)
    chosen = causes_judging(*_JUDGED_BY) if causes is None else tuple(causes)
    folders = [folder.path for folder in interpreter.folders]
    with ThreadPoolExecutor(1) as beside:  # compilers take their time to say who they are
        machine_probe = beside.submit(machine_here, environ, folders)
        environment_found = read_environment(interpreter, environ, here or os.getcwd())
        release = _release(environment_found)
        machine = machine_probe.result()
    gpus = gpus or (() if isinstance(machine.gpus, Missing) else machine.gpus)
    sources = {label(one): one.source for one in environment_found.distributions if one.source}
    packages = tuple(
        _package(artifact, release, gpus, chosen, sources.get(artifact.path, ""))
        for artifact in environment_found.artifacts
    )
    environment = with_stale_builds(
        environment_found, release, environ, here or os.getcwd()
    )._replace(driver=None if isinstance(machine.driver, Missing) else machine.driver)
    findings = judge([environment, ArtifactSet(environment.artifacts)], chosen).findings
    asked = f"opwright env --python {quote(python)}" if python else "opwright env"
    own = [
        with_advice(finding, environment, asked=asked, source=package.source)
        for package in packages
        for finding in package.audit.findings
    ]
    findings = tuple(with_advice(finding, environment, asked=asked) for finding in findings)
    return EnvironmentAudit(
        interpreter,
        machine,
        environment,
        packages,
        release=release.version if isinstance(release, KnownTorch) else None,
        findings=strongest_first(*(f for f in (*findings, *own) if not _is_advice(f))),
        notes=(
            *(f"{f.cause.name}: {f.message}" for f in findings if _is_advice(f)),
            *_conda_notes(environment.conda_conflicts),
            *(f"{one.name}: {note}" for one in packages for note in notes_on(one.audit)),
        ),
        unknown=tuple(
            dict.fromkeys((*unread_paths(interpreter), *_unjudged(environment_found, release)))
        ),
    )


def _conda_notes(conflicts: Sequence[CondaConflict]) -> tuple[str, ...]:
    if not conflicts:
        return ()
    pairs = ", ".join(
        f"{one.project} ({one.conda_version} by conda, {one.version} by pip)" for one in conflicts
    )
    note = (
        f"conda and pip have both installed {pairs}; the files are those of the later one, and conda replaces "
        "them when it updates: keep each with one of the two (conda remove --force NAME, or pip uninstall NAME)"
    )
    return (note,)


def _unjudged(environment: Environment, release: KnownTorch | Missing) -> tuple[Missing, ...]:
    """Return why an installed torch is not known."""
    return (release,) if environment.torches and isinstance(release, Missing) else ()


def _is_advice(finding: Finding) -> bool:
    return finding.evidence.confidence is Confidence.POSSIBLE


# ---- verdicts ----------------------------------------------------------------------


def _release(environment: Environment) -> KnownTorch | Missing:
    if environment.torch is None:
        return Missing("torch", "not installed for this Python")
    return known_torch(environment.torch, processor())


def everywhere(
    audit: EnvironmentAudit, causes: Iterable[Cause] | None = None
) -> dict[str, ArtifactAudit]:
    """Return the packages judged in every known release, the installed one among them, by path."""
    release = _release(audit.environment)
    known_for = database if isinstance(release, Missing) else release.known_for
    chosen = causes_judging(*_JUDGED_BY) if causes is None else tuple(causes)
    return {
        artifact.path: _judged_everywhere(
            artifact, audit_binaries(artifact, chosen, torch=None, known_for=known_for)
        )
        for artifact in audit.environment.artifacts
    }


def _judged_everywhere(artifact: Artifact, binaries: tuple[BinaryAudit, ...]) -> ArtifactAudit:
    return ArtifactAudit(
        artifact,
        binaries,
        alternatives=alternatives_of(binaries),
        not_proved=doubts(artifact, binaries),
    )


def installed_release(audit: EnvironmentAudit) -> KnownTorch | None:
    """Return the torch that is installed, if it is known."""
    release = _release(audit.environment)
    return release if isinstance(release, KnownTorch) else None


def _package(
    artifact: Artifact,
    release: KnownTorch | Missing,
    gpus: Sequence[Gpu],
    causes: Sequence[Cause],
    source: str = "",
) -> Package:
    if isinstance(release, Missing):
        audit = ArtifactAudit(artifact, ())
    else:
        audit = judged_in(artifact, release, gpus, causes)
    return Package(
        artifact.name or artifact.path,
        artifact.version or "",
        audit,
        tuple(sorted(decisive_libraries(audit), key=_badness, reverse=True)),
        source,
        _build_note(artifact),
    )


def _badness(audited: BinaryAudit) -> int:
    return max((MILDEST_FIRST.index(verdict.name) for verdict in audited.verdicts), default=-1)


def _build_note(artifact: Artifact) -> tuple[tuple[str, str], ...]:
    for binary in artifact.binaries:
        if note := build_facts_of(binary, artifact).facts:
            return tuple(sorted(note.items()))
    return ()
