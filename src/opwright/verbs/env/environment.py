"""
The verb `env`: what is installed for one Python, whether it fits its torch, and what is wrong with it together.

Everything is read. Neither that Python nor torch is run or imported, and what cannot be known is a value with its reason.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from shlex import quote

from opwright import facts
from opwright.causes.engine.candidates import causes_judging
from opwright.causes.engine.judge import judge
from opwright.errors import UnreadableInputError
from opwright.facts.machine.capacity import processor
from opwright.facts.machine.probes import machine_here
from opwright.facts.python.conda_meta import conda_conflicts
from opwright.facts.python.distributions import metadata_of, read_distributions, with_torch
from opwright.facts.python.installed_conflicts import (
    built_here,
    extension_folders,
    flashinfer_folders,
    left_locks,
    libraries_in,
    libraries_in_front,
    shadowed_packages,
    shared_files,
)
from opwright.facts.python.interpreter import read_interpreter, this_interpreter, unread_paths
from opwright.facts.python.triton_cache import kernels_by_release, triton_cache
from opwright.facts.torch.installed import installed_torches, was_compiled_with_numpy_1
from opwright.facts.torch.known import KnownTorch, known_torch
from opwright.facts.wheels.artifact import read_libraries
from opwright.facts.wheels.build_files import read_build_files_on_disk
from opwright.facts.wheels.reading import Reading
from opwright.knowledge.torch_releases.relatives import demangled
from opwright.knowledge.torch_releases.releases import database
from opwright.model import (
    Artifact,
    ArtifactAudit,
    ArtifactKind,
    ArtifactSet,
    BinaryAudit,
    Cause,
    Confidence,
    Fails,
    Finding,
    Gpu,
    Scope,
)
from opwright.model.environment import (
    CondaConflict,
    Distribution,
    Environment,
    InstalledTorch,
)
from opwright.model.installed import EnvironmentAudit, Interpreter, Package
from opwright.model.toolchain import Missing
from opwright.model.verdicts import MILDEST_FIRST
from opwright.verbs.audit.alternatives import alternatives_of
from opwright.verbs.audit.build_note import build_facts_of
from opwright.verbs.audit.findings import strongest_first
from opwright.verbs.audit.loader import touches_torch
from opwright.verbs.audit.verdicts import audit_binaries, is_version_ambiguous
from opwright.verbs.env.advice import with_advice
from opwright.verbs.env.release_audit import decisive_libraries, judged_in

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
        environment_found = installed(interpreter, environ, here or os.getcwd())
        release = _release(environment_found)
        machine = machine_probe.result()
    gpus = gpus or (() if isinstance(machine.gpus, Missing) else machine.gpus)
    sources = {_label(one): one.source for one in environment_found.distributions if one.source}
    packages = tuple(
        _package(artifact, release, gpus, chosen, sources.get(artifact.path, ""))
        for artifact in environment_found.artifacts
    )
    environment = _with_stale(environment_found, release, environ, here or os.getcwd())._replace(
        driver=None if isinstance(machine.driver, Missing) else machine.driver
    )
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


def installed(interpreter: Interpreter, environ: Mapping[str, str], here: str) -> Environment:
    """Return what is installed for a Python, with what was read of each library that touches torch."""
    distributions = read_distributions(interpreter.folders, interpreter.tag)
    conflicts = tuple(conda_conflicts(interpreter.prefix, distributions))
    torches = (
        *installed_torches(interpreter.folders),
        *(
            InstalledTorch(
                one.conda_version,
                os.path.join(one.folder, "torch"),
                f"conda, as {one.conda_name} in conda-meta",
            )
            for one in conflicts
            if one.project == "torch"
        ),
    )
    first = torches[0] if torches else None
    torch_distributions = tuple(with_torch(_distinct(distributions)))
    read, unreadable = _read_all(torch_distributions)
    artifacts = tuple(filter(_touches_torch, read))
    folders = [folder.path for folder in interpreter.folders if folder.found_by == "PYTHONPATH"]
    judged_paths = {judged_paths.path for judged_paths in artifacts}
    ours = [
        distribution for distribution in torch_distributions if _label(distribution) in judged_paths
    ]
    return Environment(
        interpreter.version,
        torches,
        distributions,
        artifacts,
        unreadable=unreadable,
        in_front=tuple(libraries_in_front(environ, first, distributions)),
        shared_files=tuple(shared_files(distributions)),
        conda_conflicts=conflicts,
        locks=tuple(left_locks(extension_folders(environ), first)),
        shadowed=tuple(shadowed_packages([here, *folders], ours)),
        numpy_1=tuple(_with_numpy_1(ours, artifacts)),
        kernels=kernels_by_release(triton_cache(environ)),
        kernel_folder=triton_cache(environ),
        python_tag=interpreter.tag,
    )


def _read_all(
    distributions: Iterable[Distribution],
) -> tuple[list[Artifact], tuple[tuple[str, str], ...]]:
    """Return distributions with their libraries, and what of them could not be read."""
    read: list[Artifact] = []
    unreadable: list[tuple[str, str]] = []
    for one in distributions:
        try:
            read.append(read_distribution(one))
        except UnreadableInputError as error:  # noqa: PERF203 - the others are read all the same
            unreadable.append((_label(one), str(error)))
        else:
            unreadable += read[-1].skipped
    return read, tuple(unreadable)


def _distinct(distributions: Sequence[Distribution]) -> list[Distribution]:
    """Return the distributions that Python finds: of each name, the first."""
    first = {distribution.project: distribution for distribution in reversed(distributions)}
    return [
        distribution
        for distribution in distributions
        if first[distribution.project] is distribution
    ]


def read_distribution(distribution: Distribution) -> Artifact:
    """Return an installed distribution with all its libraries read."""
    paths = [(os.path.join(distribution.folder, path), path) for path in distribution.libraries]
    binaries, skipped = read_libraries(paths, reading=Reading(inside=is_version_ambiguous))
    metadata = facts.wheel_metadata.parse_metadata(*metadata_of(distribution), _label(distribution))
    return Artifact(
        _label(distribution),
        ArtifactKind.PACKAGE if distribution.version else ArtifactKind.FOLDER,
        binaries,
        facts.wheel_metadata.torch_requirement(metadata.requirements),
        skipped,
        name=distribution.project if distribution.version else distribution.name,
        version=metadata.version or distribution.version or None,
        tags=metadata.tags,
        requirements=metadata.requirements,
        requires_python=metadata.requires_python,
        pure=metadata.pure,
        build_files=read_build_files_on_disk(distribution.libraries, distribution.folder),
    )


def _label(distribution: Distribution) -> str:
    """Return `my-op 1.0`; of a folder that nobody installed, its name as it is."""
    name = distribution.project if distribution.version else distribution.name
    return f"{name} {distribution.version}".strip()


def _touches_torch(artifact: Artifact) -> bool:
    return any(map(touches_torch, artifact.binaries))


def _with_numpy_1(ours: Iterable[Distribution], artifacts: Iterable[Artifact]) -> Iterator[str]:
    """Yield the modules of packages that touch torch that were compiled with NumPy 1."""
    modules = {(a.path, b.path) for a in artifacts for b in a.binaries if b.modules}
    for distribution in ours:
        for path in distribution.libraries:
            if (_label(distribution), path) in modules and was_compiled_with_numpy_1(
                os.path.join(distribution.folder, path)
            ):
                yield path


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
    return ArtifactAudit(artifact, binaries, alternatives=alternatives_of(binaries))


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


# ---- build folders and caches ------------------------------------------------------


def _with_stale(
    found: Environment, release: KnownTorch | Missing, environ: Mapping[str, str], here: str
) -> Environment:
    """Return the environment with the libraries in build folders and caches that do not load any more."""
    if isinstance(release, Missing):
        return found
    folders = [*extension_folders(environ), *flashinfer_folders(environ)]
    paths = [*(path for folder in folders for path in libraries_in(folder)), *built_here(here)]
    stale = ((path, reason) for path in paths if (reason := _stale_reason(path, found, release)))
    return found._replace(stale=tuple(stale))


def _stale_reason(path: str, environment: Environment, release: KnownTorch) -> str | None:
    """Return what this torch lacks of a library that was built earlier for this Python; None if nothing."""
    tag = environment.python_tag.removeprefix("cp")
    others = (f"cpython-{tag}" in path) or (f"py{tag}_" in path)
    if not others and ("cpython-" in path or "/py3" in path):
        return None  # of another Python
    try:
        binaries, _ = read_libraries([(path, path)], reading=Reading(inside=is_version_ambiguous))
    except UnreadableInputError:
        return None
    artifact = Artifact(path, ArtifactKind.BINARY, binaries)
    for binary in judged_in(artifact, release).binaries:
        for verdict in binary.verdicts:
            if isinstance(verdict, Fails) and verdict.load.missing_symbols:
                return demangled(verdict.load.missing_symbols[0].name)
            if verdict.name == "unsafe":
                return f"the layout of {verdict.load.moved[0].name} in it"
    return None
