"""A Python environment, its machine, and the verdicts on what is installed."""

from __future__ import annotations

from opwright.model.build.toolchain import Missing
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model.audit.audits import ArtifactAudit
    from opwright.model.audit.gpus import Gpu
    from opwright.model.audit.verdicts import BinaryAudit
    from opwright.model.build.toolchain import CudaToolkit, HipCompiler, HostCompiler
    from opwright.model.environment.environment import Environment
    from opwright.model.judgement.finding import Finding


class SearchFolder(NamedTuple):
    """A folder that Python looks for packages in, and what brought it there."""

    path: str
    found_by: str
    """`site-packages`, `PYTHONPATH`, `user site`, `easy.pth`."""


class Interpreter(NamedTuple):
    """A Python, by the files around it; it is never run."""

    executable: str
    version: str
    """`3.11.2`, or `3.11` if the patch release is unknown."""
    prefix: str
    folders: tuple[SearchFolder, ...]
    """In Python's search order."""
    conda: bool = False

    @property
    def tag(self) -> str:
        return "cp" + "".join(self.version.split(".")[:2])


class Machine(NamedTuple):
    """What the machine has of what extensions need; what is missing or unknown says why."""

    system: str | None = None
    driver: str | Missing = Missing("driver", "not checked")
    gpus: tuple[Gpu, ...] | Missing = Missing("GPU", "not checked")
    cuda: tuple[CudaToolkit | Missing, ...] = ()
    hosts: tuple[HostCompiler | Missing, ...] = ()
    hip: HipCompiler | Missing = Missing("hipcc", "not checked")
    glibc: str | Missing = Missing("glibc", "not checked")
    glibcxx: str | Missing = Missing("libstdc++", "not checked")
    """The newest version of libstdc++'s names, `3.4.30`."""
    variables: tuple[tuple[str, str], ...] = ()
    """Of the environment, the variables that affect what is found."""


class Package(NamedTuple):
    """An installed distribution, or a left folder, with libraries that touch torch, and its verdict."""

    name: str
    version: str
    audit: ArtifactAudit
    decisive_libraries: tuple[BinaryAudit, ...] = ()
    """The libraries that decide the verdict, the worst first; a dependency loads with the library that needs it."""
    source: str = ""
    """The project of an editable install."""
    build_note: tuple[tuple[str, str], ...] = ()
    """The versions that its build recorded: `("torch", "2.8.0")`."""


class EnvironmentAudit(NamedTuple):
    """What is installed, whether each package fits, and what is wrong with them together."""

    interpreter: Interpreter
    machine: Machine
    environment: Environment
    packages: tuple[Package, ...]
    """Judged only in the installed torch."""
    release: str | None = None
    """The release that they were judged by."""
    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()
    unknown: tuple[Missing, ...] = ()
    """What could not be determined, and why."""

    @property
    def exit_status(self) -> int:
        """3 when a library could not be read, 1 when something is found, else 0."""
        return 3 if self.environment.unreadable else int(bool(self.findings))
