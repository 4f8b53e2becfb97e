"""Who asks for a fix: what it is typed for."""

from __future__ import annotations

from enum import Enum

from opwright.model.log import Machine
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


class Situation(NamedTuple):
    """The package that failed, and where."""

    package: str | None
    """As pip installs it, `flash-attn`; None if unknown."""
    machine: Machine
    system: System
    installer: Installer
    shell: Shell
