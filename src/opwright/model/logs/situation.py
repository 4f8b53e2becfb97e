"""Who asks for a fix: what it is typed for."""

from __future__ import annotations

from enum import Enum

from opwright.model.logs.log import Machine
from opwright.model.named_tuple import NamedTuple


class System(Enum):
    """An operating system."""

    LINUX = "Linux"
    MACOS = "macOS"
    WINDOWS = "Windows"


class Installer(Enum):
    """What installs Python packages."""

    PIP = "pip"
    UV = "uv"
    UV_PROJECT = "uv, for a project with a uv.lock"


class Shell(Enum):
    """What commands are typed into."""

    SH = "sh"
    CMD = "cmd"
    POWERSHELL = "PowerShell"


class InstallCommand(NamedTuple):
    """A command that installs or builds packages, as the user typed it."""

    settings: tuple[str, ...]
    """Variables that are set for it, `MAX_JOBS=4`."""
    program: str
    """With its verb: `pip install`, `python3.10 -m pip install`, `uv sync`, `python setup.py install`."""
    options: tuple[str, ...]
    """Each with its value, `--index-url https://...`."""
    requirements: tuple[str, ...]
    """What it names: `flash-attn==2.6.1`, `git+https://...`, `.`, `-e .`, `-r requirements.txt`."""
    is_sudo: bool = False
    """Whether it runs as root, who has another Python as a rule."""


class Situation(NamedTuple):
    """The package that failed, and where."""

    package: str | None
    """As pip installs it, `flash-attn`; None if unknown."""
    machine: Machine
    system: System
    installer: Installer
    shell: Shell
    requirement: str | None = None
    """The package as pip takes it: `flash-attn==2.6.1`, `git+https://...@e2ce8dc`, `./kernels`; None if unknown."""
    command: InstallCommand | None = None
    """What was typed."""
    companions: tuple[str, ...] = ()
    """Packages that the log names, each release of which is for one torch release: `torchvision`."""
    is_resolved: bool = False
    """Whether uv has resolved the project, and only then built the package."""
    has_conda: bool = False
    """Whether torch came from conda."""
