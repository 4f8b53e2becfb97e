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
from opwright.knowledge.versions import parse_specifier
from opwright.model import (
    Artifact,
    Environment,
    Finding,
    InstalledTorch,
    Scope,
)
from opwright.model.named_tuple import NamedTuple
from opwright.model.toolchain import Missing
from opwright.model.upgrade import Lock, Locked, Outlook, PlannedPackage, Upgrade
from opwright.verbs.audit.loader import touches_torch
from opwright.verbs.env.advice import quoted, rebuild_command
from opwright.verbs.env.candidate_versions import outlook_of, read_wheel_for, with_candidate
from opwright.verbs.env.lock_commands import install_command, lock_commands
from opwright.verbs.env.release_audit import judged_in
from opwright.verbs.env.upgrade_target import UpgradeTarget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from packaging.specifiers import SpecifierSet

    from opwright.model.installed import EnvironmentAudit

Progress = Callable[[str], None]
"""Told what is looked at next."""

_TORCHES = ("torch", "pytorch", "pytorch-cpu", "pytorch-gpu", "libtorch")
"""torch itself; conda has it under these names."""
_UNIVERSAL = ("uv", "uv export", "poetry", "pdm")
"""Tools whose lock is for every Python that the project supports."""
_NOT_ASKING_FOR_TORCH = (
    *(
        "torchao",
        "torchcodec",
        "torchaudio",
        "fbgemm-gpu",
        "fbgemm-gpu-genai",
        "fbgemm-gpu-cpu",
        "sgl-kernel",
    ),
    *("executorch", "intel-extension-for-pytorch", "flash-attn", "causal-conv1d", "mamba-ssm"),
)
"""Packages with torch libraries whose metadata does not require torch."""


# ---- the installed -----------------------------------------------------------------


def plan_installed(
    audit: EnvironmentAudit, to: UpgradeTarget, progress: Progress | None = None
) -> Upgrade:
    """Say what becomes of what is installed when that torch is."""
    packages = [
        _planned(
            package.audit.artifact,
            package.name,
            package.version,
            to,
            progress,
            source=package.source,
        )
        for package in audit.packages
    ]
    return _upgrade(to, packages, _machine_findings(audit.environment, to))


def _machine_findings(environment: Environment, to: UpgradeTarget) -> tuple[Finding, ...]:
    """Return what this machine lacks for the torch that is to come."""
    coming = InstalledTorch(to.torch.version, "", cuda=to.torch.cuda)
    fact = Environment(environment.python, (coming,), driver=environment.driver)
    return judge([fact], causes_judging(Scope.ENVIRONMENT)).findings


def plan_locked(
    lock: Lock,
    to: UpgradeTarget,
    *,
    installed: EnvironmentAudit | None = None,
    search: bool = True,
    progress: Progress | None = None,
) -> Upgrade:
    """
    Say whether the packages of a lock file fit its torch, or another one.

    Of one that is `installed` in that very version nothing is fetched. Without `search` no version that
    fits is looked for. Each package with native code is judged, or said not to have been looked at.
    """
    here = {
        (package.name, package.version): package.audit.artifact
        for package in (installed.packages if installed else ())
    }
    packages: list[PlannedPackage] = []
    passed_over: list[Missing] = []
    unread: list[Missing] = []
    for locked in lock.packages:
        if _is_left_out(locked):
            continue
        read: Artifact | NotRead | None = here.get((locked.project, locked.version))
        if read is None:
            if progress:
                progress(f"{locked.name} {locked.version}")
            read = _read_locked(locked, to)
        match read:
            case Artifact():
                packages.append(
                    _planned(read, locked.project, locked.version, to, progress, search=search)
                )
            case NotRead(why=why, is_known_extension=True):
                packages.append(
                    PlannedPackage(locked.project, locked.version, Outlook.UNKNOWN, why)
                )
            case NotRead(why=why, is_harmless=is_harmless):
                missing = Missing(f"{locked.project} {locked.version}".strip(), why)
                (passed_over if is_harmless else unread).append(missing)
    plan = _upgrade(
        to,
        packages,
        _machine_findings(installed.environment, to) if installed else (),
        lock=lock,
        installs=installed is not None,
    )
    return plan._replace(passed_over=tuple(passed_over), unread=tuple(unread))


def _is_left_out(locked: Locked) -> bool:
    """Return whether a package is torch itself, what it pins, or the project that the lock is of."""
    return (
        locked.project in (*_TORCHES, "triton")
        or locked.project.startswith("nvidia-")
        or locked.source == "virtual"
    )


class NotRead(NamedTuple):
    """Why a package of a lock was not looked at."""

    why: str
    is_harmless: bool = False
    """Whether there is no sign that it has to do with torch."""
    is_known_extension: bool = False


def _read_locked(locked: Locked, to: UpgradeTarget) -> Artifact | NotRead | None:
    """Return a package of a lock file with its libraries; None if it does not use torch."""
    is_extension = locked.project in _NOT_ASKING_FOR_TORCH or "torch" in locked.project
    if locked.source and not locked.urls:
        return NotRead(f"from {locked.source}, not from an index", is_known_extension=is_extension)
    if locked.source == "conda":
        return _read_conda(locked)
    try:
        file = locked_wheel(locked, to.settings, to.tags)
        if file is None and to.settings is None and not locked.urls:
            return NotRead("the index was not queried", is_known_extension=is_extension)
        if file is None:
            is_harmless = not is_extension
            return NotRead("no wheel for this Python", is_harmless, is_extension)
        if file.name.endswith("-none-any.whl") and not is_extension:
            return None
        if to.settings is None and not file.url.startswith("file:"):
            return NotRead("the index was not queried", is_known_extension=is_extension)
        wheel = OfferedWheel(file, to.settings.cert if to.settings else None, to.web)
        metadata = wheel.metadata()
        required = torch_requirement(metadata.requirements, python=to.python)
        if required is None and not is_extension and not metadata.mentions_torch:
            return NotRead("its metadata says nothing of torch", is_harmless=True)
        artifact = read_wheel_for(wheel, to)
    except UnreadableInputError as error:
        return NotRead(str(error), is_known_extension=is_extension)
    return artifact if any(map(touches_torch, artifact.binaries)) else None


def _read_conda(locked: Locked) -> NotRead | None:
    is_any = all("/noarch/" in url for url in locked.urls)
    return None if is_any else NotRead("a conda package", is_harmless=True)


# ---- what it is for ----------------------------------------------------------------


def _blockers(to: UpgradeTarget, lock: Lock | None) -> Iterator[str]:
    """Yield why a torch cannot be installed for the Python, or for all Pythons of a lock."""
    minors = sorted({int(tag[3:].rstrip("t") or 0) for tag in to.pythons})
    if not minors:
        return
    own = int(to.python.split(".")[1])
    if own not in minors:
        yield (
            f"torch {to.torch.version} has no wheel for Python {to.python}, only for "
            f"{_listed(minors)}; make an environment with one of these"
        )
    allowed = parse_specifier(lock.requires_python) if lock and lock.requires_python else None
    if lock is None or allowed is None:
        return
    if own in minors and not allowed.contains(to.python, prereleases=True):
        yield f"{lock.path} is for Python {lock.requires_python}, and this is {to.python}"
    uncovered = [minor for minor in range(8, minors[0]) if _any_of(allowed, minor)]
    if uncovered and lock.tool in _UNIVERSAL:
        yield (
            f"{lock.path} is for Python {lock.requires_python}, and torch {to.torch.version} has no wheel "
            f"for {_listed(uncovered)}; first set requires-python = {_raised(allowed, minors[0])!r} in pyproject.toml"
        )


def _any_of(allowed: SpecifierSet, minor: int) -> bool:
    return any(allowed.contains(f"3.{minor}.{patch}", prereleases=True) for patch in (0, 30))


def _raised(allowed: SpecifierSet, minor: int) -> str:
    """Return a specifier with a lower bound of its own, and all else that it says."""
    others = sorted(str(one) for one in allowed if one.operator not in (">", ">=", "~=", "=="))
    return ",".join([f">=3.{minor}", *others])


def _listed(minors: Iterable[int]) -> str:
    return ", ".join(f"3.{minor}" for minor in minors)


# ---- one package -------------------------------------------------------------------


def _planned(  # noqa: PLR0913 - a package, and what it is held to
    artifact: Artifact,
    name: str,
    version: str,
    to: UpgradeTarget,
    progress: Progress | None,
    *,
    search: bool = True,
    source: str = "",
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
    if source:  # what an index has under that name need not be this
        return planned if keeps else _rebuilt(planned, source)
    if not search or not version or to.settings is None:
        return planned
    if progress:
        progress(name)
    return with_candidate(planned, to, keeps=keeps)


def _rebuilt(planned: PlannedPackage, source: str) -> PlannedPackage:
    return planned._replace(
        outlook=Outlook.REBUILD,
        because=f"{planned.because}; it is installed from {source}",
        commands=(rebuild_command(source),),
    )


def _is_refused(artifact: Artifact, to: UpgradeTarget) -> bool:
    """Return whether its metadata requires another torch, so that pip complains."""
    specifier = artifact.requires_torch
    return bool(specifier) and not matching([to.torch], specifier or "")


def torch_of(lock: Lock) -> str:
    """Return the torch of a lock file; raise UnreadableInputError if it pins none."""
    version = next((pin.version for pin in lock.packages if pin.project in _TORCHES), "")
    if not version:
        raise UnreadableInputError(f"{lock.path} does not pin torch; pass --to torch==VERSION")
    return version


# ---- all of them -------------------------------------------------------------------


def _upgrade(
    to: UpgradeTarget,
    packages: Sequence[PlannedPackage],
    machine_findings: tuple[Finding, ...],
    *,
    lock: Lock | None = None,
    installs: bool = True,
) -> Upgrade:
    updates = {package.name: f"{package.name}=={package.to}" for package in packages if package.to}
    rebuilds = [command for package in packages for command in package.commands]
    blockers = tuple(_blockers(to, lock))
    if lock is None:
        commands = [_pip_command(to, updates.values()), *rebuilds]
    else:
        changed = [] if torch_in(lock) == to.torch.version else [to.target]
        commands = [*lock_commands(lock, [*changed, *updates.values()], to.pip_index)]
        commands += filter(None, [install_command(lock, to.pip_index) if installs else ""])
        commands += rebuilds if installs else []
    return Upgrade(
        to.target,
        to.torch.version,
        tuple(packages),
        tuple(dict.fromkeys(commands)),
        findings=(*machine_findings, *_reasons(packages)),
        notes=(*to.notes, *(f"{f.cause.name}: {f.message}" for f in machine_findings)),
        blockers=blockers,
    )


def torch_in(lock: Lock) -> str:
    return next((pin.version for pin in lock.packages if pin.project in _TORCHES), "")


def _pip_command(to: UpgradeTarget, updates: Iterable[str]) -> str:
    words = " ".join(quoted(word) for word in (to.target, *updates))
    return f"pip install {words}{f' --extra-index-url {to.pip_index}' if to.pip_index else ''}"


def _reasons(packages: Iterable[PlannedPackage]) -> Iterator[Finding]:
    for package in packages:
        if package.audit and package.outlook in (Outlook.BREAKS, Outlook.REBUILD, Outlook.UPDATE):
            yield from package.audit.findings
