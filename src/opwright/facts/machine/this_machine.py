"""What can be known of this machine without running or importing anything of it."""

from __future__ import annotations

import os
import re
import shutil
import sys
from glob import glob

from opwright.facts.on_disk import regular
from opwright.model import Machine

_VERSION = re.compile(r"__version__\s*=\s*['\"]([\w.+]+)['\"]")
_DRIVER = re.compile(r"Kernel Module\s+(?:for \S+\s+)?(\d{3}\.[\d.]+)")


def this_machine(program: str | None = None) -> Machine:
    """
    Return the facts of this machine and of the environment that `program` belongs to.

    `program` is what a command starts with: `python`, `/opt/venv/bin/pip`. Without one, or where it
    belongs to none, it is the environment of this interpreter. What cannot be read is None.
    """
    packages = _site_packages(program)
    return Machine(
        torch=_torch_in(packages),
        python=_python_of(packages) or ".".join(map(str, sys.version_info[:3])),
        os=_system(),
        driver=_first(_DRIVER, "/proc/driver/nvidia/version"),
        gpu=_gpu(),
    )


def _site_packages(program: str | None) -> list[str]:
    """Return the site-packages folders of a program's environment, or of our own."""
    path = shutil.which(program) if program else None
    if path:
        prefix = os.path.dirname(os.path.dirname(os.path.abspath(path)))
        theirs = glob(os.path.join(glob_escaped(prefix), "lib", "python3.*", "*-packages"))
        if theirs:
            return theirs
    return [path for path in sys.path if path.endswith("-packages")]


def glob_escaped(path: str) -> str:
    """Return a path that `glob` takes for itself."""
    return re.sub(r"([*?\[])", r"[\1]", path)


def _torch_in(folders: list[str]) -> str | None:
    files = (os.path.join(folder, "torch", "version.py") for folder in folders)
    return next(filter(None, (_first(_VERSION, file) for file in files)), None)


def _python_of(folders: list[str]) -> str | None:
    matches = (re.search(r"python(3\.\d+)", folder) for folder in folders)
    return next((match[1] for match in matches if match), None)


def _system() -> str | None:
    pretty = re.compile(r'^PRETTY_NAME="?([^"\n]+)', re.MULTILINE)
    name = _first(pretty, "/etc/os-release") or sys.platform
    return f"{name} {os.uname().machine}" if hasattr(os, "uname") else name


def _gpu() -> str | None:
    names = (
        _first(re.compile(r"Model:\s+(.+)"), f)
        for f in glob("/proc/driver/nvidia/gpus/*/information")
    )
    return next(filter(None, names), None)


def _first(pattern: re.Pattern[str], file: str) -> str | None:
    try:
        with open(file, encoding="utf-8", errors="replace", opener=regular) as opened:
            match = pattern.search(opened.read(1 << 16))
    except OSError:
        return None
    return match[1].strip() if match else None
