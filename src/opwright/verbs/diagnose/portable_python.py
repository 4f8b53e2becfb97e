"""Commands for a program that brings its own Python, as a portable ComfyUI does: the pip on PATH installs into another one."""

from __future__ import annotations

import re

from opwright.logs.patterns import compiled
from opwright.model import Fix, Log, Shell

FOLDER = "python_embeded"
_ITS_FOLDER = rf"(?P<folder>(?:[A-Za-z]:\\(?:[\w. -]{{1,60}}\\){{0,8}}|\.\\)?){FOLDER}\b"
_PIP = r"^(?P<before>(?:set \"[^\"]*\" && )*)pip (?=install|uninstall|show|list)"
_PYTHON = r"^(?P<before>(?:set \"[^\"]*\" && )*)(?:python|py) (?=-[mc] )"


def with_its_python(fix: Fix, log: Log, shell: Shell) -> Fix:
    """Return a fix whose commands are carried out by the Python that the log names."""
    if shell is Shell.SH:
        return fix
    places = [m["folder"] for m in compiled(_ITS_FOLDER).finditer(log.text.replace("\\\\", "\\"))]
    python = f'"{max(places, key=len, default="")}{FOLDER}\\python.exe" -s'
    if shell is Shell.POWERSHELL:
        python = f"& {python}"

    def of_it(command: str) -> str:
        command = compiled(_PIP).sub(lambda m: f"{m['before']}{python} -m pip ", command)
        return compiled(_PYTHON).sub(lambda m: f"{m['before']}{python} ", command)

    commands = tuple(map(of_it, fix.commands))
    return fix if re.search(FOLDER, " ".join(fix.commands)) else fix._replace(commands=commands)
