"""Commands for a program that brings its own Python, as a portable ComfyUI does: the pip on PATH installs into another one."""

from __future__ import annotations

import re

from opwright.logs.patterns import compiled
from opwright.model import Fix, Log, Shell

_USUAL = "python_embeded"
_FOLDER = r"python_embedd?ed\b"
_ITS_FOLDER = rf"(?P<folder>(?:[A-Za-z]:\\(?:[\w. -]{{1,60}}\\){{0,8}}|\.\\)?{_FOLDER})"
_PIP = r"^(?P<before>(?:set \"[^\"]*\" && )*)pip (?=install|uninstall|show|list)"
_PYTHON = r"^(?P<before>(?:set \"[^\"]*\" && )*)(?:python|py) (?=-[mcV]\b|setup\.py )"


def with_its_python(fix: Fix, log: Log, shell: Shell) -> Fix:
    """Return a fix whose commands, and those of its second way, are run by the Python that the log names."""
    if shell is Shell.SH:
        return fix
    places = [m["folder"] for m in compiled(_ITS_FOLDER).finditer(log.text.replace("\\\\", "\\"))]
    python = f'"{max(places, key=len, default=_USUAL)}\\python.exe" -s'
    if shell is Shell.POWERSHELL:
        python = f"& {python}"
    other = fix.otherwise and _carried_out(fix.otherwise, python)
    return _carried_out(fix, python)._replace(otherwise=other)


def _carried_out(fix: Fix, python: str) -> Fix:
    def of_it(command: str) -> str:
        command = compiled(_PIP).sub(lambda m: f"{m['before']}{python} -m pip ", command)
        return compiled(_PYTHON).sub(lambda m: f"{m['before']}{python} ", command)

    if re.search(_FOLDER, " ".join(fix.commands)):
        return fix
    return fix._replace(commands=tuple(map(of_it, fix.commands)))
