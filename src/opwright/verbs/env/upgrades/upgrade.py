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
from opwright.knowledge.torch_releases.symbols.releases import matching
from opwright.knowledge.versions import public
from opwright.model import (
    Artifact,
    Environment,
    Finding,
    InstalledTorch,
    Scope,
)
from opwright.model.build.toolchain import Missing
from opwright.model.environment.upgrade import Lock, Outlook, PlannedPackage, Upgrade
from opwright.verbs.env.advice import rebuild_command
from opwright.verbs.env.upgrades.blockers import blockers_of
from opwright.verbs.env.upgrades.candidate_versions import outlook_of, with_candidate
from opwright.verbs.env.upgrades.install_commands import CONDA_UNCHECKED, installing
from opwright.verbs.env.upgrades.lock_commands import install_command, lock_commands
from opwright.verbs.env.upgrades.locked_packages import TORCHES, NotRead, is_left_out, read_locked
from opwright.verbs.env.upgrades.present_torch import Present, present_torch
from opwright.verbs.env.upgrades.release_audit import judged_in
from opwright.verbs.env.upgrades.upgrade_target import UpgradeTarget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model.environment.installed import EnvironmentAudit

Progress = Callable[[str], None]
"""Called with what is looked at next."""


# ---- the installed -----------------------------------------------------------------


def plan_installed(
    audit: EnvironmentAudit, to: UpgradeTarget, progress: Progress | None = None
) -> Upgrade:
    """Say what becomes of the installed packages with that torch."""
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
    return _upgrade(to, packages, _machine_findings(audit.environment, to), installed=audit)


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
        if is_left_out(locked):
            continue
        read: Artifact | NotRead | None = here.get((locked.project, locked.version))
        if read is None:
            if progress:
                progress(f"{locked.name} {locked.version}")
            read = read_locked(locked, to)
        match read:
            case Artifact():
                packages.append(
                    _planned(
                        read,
                        locked.project,
                        locked.version,
                        to,
                        progress,
                        search=search,
                        is_locked=True,
                    )
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
        installed=installed,
    )
    return plan._replace(passed_over=tuple(passed_over), unread=tuple(unread))


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
    is_locked: bool = False,
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
    # pip only warns where the metadata requires another torch; a lock with both has no solution.
    return with_candidate(planned, to, keeps=keeps, newer_alone=keeps and not is_locked)


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
    if version := _torch_in(lock):
        return version
    raise UnreadableInputError(f"{lock.path} does not pin torch; pass --to torch==VERSION")


def torch_before(installed: EnvironmentAudit | None, lock: Lock | None) -> Present | None:
    """Return the torch before the move: that of a lock file, else the installed one."""
    if lock and (locked := _torch_in(lock)):
        return Present(locked)
    return present_torch(installed.environment) if installed else None


def _torch_in(lock: Lock) -> str:
    return next((pin.version for pin in lock.packages if pin.project in TORCHES), "")


# ---- all of them -------------------------------------------------------------------


def _upgrade(
    to: UpgradeTarget,
    packages: Sequence[PlannedPackage],
    machine_findings: tuple[Finding, ...],
    *,
    lock: Lock | None = None,
    installed: EnvironmentAudit | None = None,
) -> Upgrade:
    updates = {package.name: f"{package.name}=={package.to}" for package in packages if package.to}
    rebuilds = [command for package in packages for command in package.commands]
    blockers = tuple(blockers_of(to, lock))
    if lock is None:
        commands = [*(installing(installed, to, updates) if installed else ()), *rebuilds]
    else:
        changed = [] if _torch_in(lock) == to.torch.version else [to.target]
        commands = [*lock_commands(lock, [*changed, *updates.values()], to.pip_index)]
        if installed and (commands or _differs(installed, lock)):
            commands += filter(None, [install_command(lock, to.pip_index)])
        commands += rebuilds if installed else []
    is_conda = any(command.startswith("conda ") for command in commands)
    conda_notes = (CONDA_UNCHECKED,) if is_conda else ()
    return Upgrade(
        to.target,
        to.torch.version,
        tuple(packages),
        tuple(dict.fromkeys(commands)),
        findings=(*machine_findings, *_reasons(packages)),
        notes=(
            *to.notes,
            *conda_notes,
            *(f"{f.cause.name}: {f.message}" for f in machine_findings),
        ),
        blockers=blockers,
    )


def _differs(installed: EnvironmentAudit, lock: Lock) -> bool:
    """Return whether something is installed in another version than a lock has, or not at all."""
    there = {
        (one.project, version)
        for one in installed.environment.distributions
        for version in (one.version, public(one.version))
    }
    locked = (package for package in lock.packages if package.source != "virtual")
    return any((package.project, package.version) not in there for package in locked)


def _reasons(packages: Iterable[PlannedPackage]) -> Iterator[Finding]:
    for package in packages:
        if package.audit and package.outlook in (Outlook.BREAKS, Outlook.REBUILD, Outlook.UPDATE):
            yield from package.audit.findings
