"""
The verb `env --to`: what becomes of each package when torch moves, and what to type.

Packages are those that are installed, or those of a lock file, of which nothing has to be installed. What breaks is looked
for on pip's index, newest version first: its metadata, then its libraries, both by ranges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from opwright.causes.engine.candidates import causes_judging
from opwright.causes.engine.judge import judge
from opwright.errors import UnreadableInputError
from opwright.facts.index.candidates import OfferedWheel, locked_wheel
from opwright.facts.wheels.metadata import torch_requirement
from opwright.knowledge.torch_releases.releases import matching
from opwright.model import (
    Artifact,
    Environment,
    Finding,
    InstalledTorch,
    Scope,
)
from opwright.model.toolchain import Missing
from opwright.model.upgrade import Locked, Outlook, PlannedPackage, Upgrade
from opwright.verbs.audit.loader import touches_torch
from opwright.verbs.env.candidate_versions import outlook_of, read_wheel_for, with_candidate
from opwright.verbs.env.release_audit import judged_in
from opwright.verbs.env.upgrade_target import TORCH_INDEX, UpgradeTarget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model.installed import EnvironmentAudit

Progress = Callable[[str], None]
"""Told what is looked at next."""

_NOT_ASKING_FOR_TORCH = (
    *("torchao", "torchcodec", "torchaudio", "fbgemm-gpu", "fbgemm-gpu-genai", "sgl-kernel"),
    *("executorch", "intel-extension-for-pytorch", "flash-attn", "causal-conv1d", "mamba-ssm"),
)
"""Packages with torch libraries whose metadata does not require torch."""


# ---- the installed -----------------------------------------------------------------


def plan_installed(
    audit: EnvironmentAudit, to: UpgradeTarget, progress: Progress | None = None
) -> Upgrade:
    """Say what becomes of what is installed when that torch is."""
    packages = [
        _planned(package.audit.artifact, package.name, package.version, to, progress)
        for package in audit.packages
    ]
    return _upgrade(to, packages, _machine_findings(audit.environment, to))


def _machine_findings(environment: Environment, to: UpgradeTarget) -> tuple[Finding, ...]:
    """Return what this machine lacks for the torch that is to come."""
    coming = InstalledTorch(to.torch.version, "", cuda=to.torch.cuda)
    fact = Environment(environment.python, (coming,), driver=environment.driver)
    return judge([fact], causes_judging(Scope.ENVIRONMENT)).findings


def plan_locked(
    locked: Sequence[Locked],
    to: UpgradeTarget,
    *,
    installed: EnvironmentAudit | None = None,
    search: bool = True,
    progress: Progress | None = None,
) -> Upgrade:
    """
    Say whether the packages of a lock file fit its torch, or another one.

    Of one that is `installed` in that very version nothing is fetched. Without `search` no version that
    fits is looked for.
    """
    here = {
        (
            installed_package.name.lower().replace("_", "-"),
            installed_package.version,
        ): installed_package.audit.artifact
        for installed_package in (installed.packages if installed else ())
    }
    packages: list[PlannedPackage] = []
    for locked_package in locked:
        if locked_package.project in ("torch", "triton") or locked_package.project.startswith(
            "nvidia-"
        ):
            continue
        artifact: Artifact | Missing | None = here.get(
            (locked_package.project, locked_package.version)
        )
        if artifact is None:
            if progress:
                progress(f"{locked_package.name} {locked_package.version}")
            artifact = _read_locked(locked_package, to)
        if isinstance(artifact, Missing):
            reason = artifact.why
            packages.append(
                PlannedPackage(locked_package.name, locked_package.version, Outlook.UNKNOWN, reason)
            )
        elif artifact is not None:
            packages.append(
                _planned(
                    artifact,
                    locked_package.name,
                    locked_package.version,
                    to,
                    progress,
                    search=search,
                )
            )
    return _upgrade(to, packages, _machine_findings(installed.environment, to) if installed else ())


def _read_locked(locked: Locked, to: UpgradeTarget) -> Artifact | Missing | None:
    """Return a package of a lock file with its libraries; None if it does not use torch."""
    is_known_extension = locked.project in _NOT_ASKING_FOR_TORCH
    try:
        file = locked_wheel(locked, to.settings, to.tags)
        if file is None:
            reason = (
                "the index was not queried" if to.settings is None else "no wheel for this Python"
            )
            return (
                Missing(locked.name, reason)
                if is_known_extension or "torch" in locked.project
                else None
            )
        if to.settings is None and not file.url.startswith("file:"):
            return Missing(locked.name, "the index was not queried") if is_known_extension else None
        wheel = OfferedWheel(file, to.settings.cert if to.settings else None, to.web)
        required = torch_requirement(wheel.metadata().requirements, python=to.python)
        if required is None and not is_known_extension:
            return None
        artifact = read_wheel_for(wheel, to)
    except UnreadableInputError as error:
        return Missing(locked.name, str(error))
    return artifact if any(map(touches_torch, artifact.binaries)) else None


def _python_notes(to: UpgradeTarget) -> tuple[str, ...]:
    tag = "cp" + "".join(to.python.split(".")[:2])
    if to.torch.pythons and tag not in to.torch.pythons:
        return (
            f"torch {to.torch.version} has no wheel for Python {to.python}, only for {_listed(to.torch.pythons)}",
        )
    return ()


def _listed(tags: Sequence[str]) -> str:
    return ", ".join(f"{tag[2]}.{tag[3:]}" for tag in tags)


# ---- one package -------------------------------------------------------------------


def _planned(  # noqa: PLR0913 - a package, and what it is held to
    artifact: Artifact,
    name: str,
    version: str,
    to: UpgradeTarget,
    progress: Progress | None,
    *,
    search: bool = True,
) -> PlannedPackage:
    audit = judged_in(artifact, to.known, to.gpus, to.causes)
    outlook, because = outlook_of(audit)
    planned = PlannedPackage(name, version, outlook, because, audit=audit)
    if outlook in (Outlook.KEEPS, Outlook.UNPROVEN) and not _is_refused(artifact, to):
        return planned
    keeps = outlook is not Outlook.BREAKS
    if keeps:
        because = f"it loads, but its metadata requires torch{artifact.requires_torch}"
        planned = planned._replace(because=because)
    if not search or not version:
        return planned
    if to.settings is None:
        return planned
    if progress:
        progress(name)
    return with_candidate(planned, to, keeps=keeps)


def _is_refused(artifact: Artifact, to: UpgradeTarget) -> bool:
    """Return whether its metadata requires another torch, so that pip complains."""
    specifier = artifact.requires_torch
    return bool(specifier) and not matching([to.torch], specifier or "")


def torch_of(locked: Iterable[Locked], path: str) -> str:
    """Return the torch of a lock file; raise UnreadableInputError if it pins none."""
    version = next((pin.version for pin in locked if pin.project == "torch"), None)
    if version is None:
        raise UnreadableInputError(f"{path} does not pin torch; pass --to torch==VERSION")
    return version


# ---- all of them -------------------------------------------------------------------


def _upgrade(
    to: UpgradeTarget, packages: Sequence[PlannedPackage], machine_findings: tuple[Finding, ...]
) -> Upgrade:
    updates = [f"{package.name}=={package.to}" for package in packages if package.to]
    torch = to.target
    quoted = " ".join(repr(word) for word in (torch, *updates))
    commands = [f"pip install {quoted}{_index(to)}"]
    commands += [command for package in packages for command in package.commands]
    return Upgrade(
        to.target,
        to.torch.version,
        tuple(packages),
        tuple(commands),
        findings=(*machine_findings, *_reasons(packages)),
        notes=(*(f"{f.cause.name}: {f.message}" for f in machine_findings), *_python_notes(to)),
    )


def _index(to: UpgradeTarget) -> str:
    """Return where a build with a label is to be had."""
    label = to.torch.version.partition("+")[2]
    if not label or to.target.endswith(".whl"):
        return ""
    return f" --extra-index-url {TORCH_INDEX}{label}"


def _reasons(packages: Iterable[PlannedPackage]) -> Iterator[Finding]:
    for package in packages:
        if package.audit and package.outlook in (Outlook.BREAKS, Outlook.REBUILD, Outlook.UPDATE):
            yield from package.audit.findings
