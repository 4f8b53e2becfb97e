"""Commands that are written for sh, as cmd and PowerShell take them; what has no equivalent there is left out."""

from __future__ import annotations

import re

from opwright.logs.patterns import compiled
from opwright.model import Shell

_SETTING = r"[A-Z_][A-Z0-9_]*=(?:'[^']*'|\"[^\"]*\"|\S*)(?= |$)"
"""A variable that is set, for all that follows or for one command."""
_UNIX_ONLY = frozenset(
    [
        "apt-get",
        "apt",
        "apt-cache",
        "apt-file",
        "dnf",
        "yum",
        "scl",
        "ldconfig",
        "ldd",
        "find",
        "ls",
        "grep",
        "df",
        "ln",
        "patchelf",
        "ulimit",
        "mv",
        "systemctl",
        "sudo",
        "strings",
        "readelf",
        "nm",
        "env",
        "chmod",
        "findmnt",
        "dmesg",
        "file",
        "which",
        "sed",
        "awk",
        "source",
    ]
)
_SH_SYNTAX = r"\$\(|`|\||>|~/|\*|\$HOME|/usr/|/opt/|/proc/|/tmp"
_SETUP_THAT_NAMES = r"\$\(grep -rlw --include=setup\.py (?:-e )?(\w+) "
_WORD_IN_A_PROJECT = r"grep -rniw (\w+) --include"
_TORCH_IN_A_PROJECT = r"grep -rniE '\b(py)?torch "
_PROJECTS_BELOW = "find . -maxdepth 4 -name setup.py"
_VARIABLE = r"\$(\w+)"
_VARIABLES = frozenset({"CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX", "PATH"})
"""Those that are set without our help."""


def on_windows(command: str, shell: Shell) -> str | None:
    """Return a command in the words of cmd or PowerShell; None if Windows has nothing of the kind."""
    if named := compiled(_SETUP_THAT_NAMES).search(command):
        return _finding_setup(named[1], shell)
    if word := compiled(_WORD_IN_A_PROJECT).match(command):
        return f"findstr /s /n /i {word[1]} *.md *.txt *.yml"
    if command.startswith(_TORCH_IN_A_PROJECT):
        return 'findstr /s /n /i /r "torch[=~]=[0-9] torch.*version" *.md *.txt *.yml'
    if command.startswith(_PROJECTS_BELOW):
        is_cmd = shell is Shell.CMD
        return f"{'dir /s /b' if is_cmd else 'Get-ChildItem -Recurse -Include'} setup.py{' ' if is_cmd else ', '}pyproject.toml"
    steps: list[str] = []
    for part in map(str.strip, command.split("&&")):
        settings = _settings(part)
        rest = compiled(_SETTING).sub("", part).strip() if settings else part
        step = None if rest == "export" else _step(rest, shell) if rest else None
        typed = [
            *(_set(one, shell) for one in settings),
            *([step] if rest not in ("", "export") else []),
        ]
        if None in typed or not typed:
            return None
        steps += filter(None, typed)
    return (" && " if shell is Shell.CMD else "; ").join(steps)


def _finding_setup(name: str, shell: Shell) -> str:
    """Return what prints the setup.py that names a module."""
    if shell is Shell.CMD:
        return f"findstr /s /m {name} setup.py"
    return f"Get-ChildItem -Recurse -Filter setup.py | Select-String -List {name}"


def _settings(part: str) -> list[str]:
    """Return the variables that a part sets, at its beginning or by `export`."""
    text, found = part.removeprefix("export ").lstrip(), []
    while match := compiled(_SETTING).match(text):
        found.append(match[0])
        text = text[match.end() :].lstrip()
    return found


def _step(part: str, shell: Shell) -> str | None:
    program = part.split(maxsplit=1)[0]
    if part == ". .venv/bin/activate":
        return r".venv\Scripts\activate"
    if program == "unset":
        empty = 'set "{}="' if shell is Shell.CMD else '$env:{}=""'
        return (" && " if shell is Shell.CMD else "; ").join(map(empty.format, part.split()[1:]))
    part = re.sub(r"^python(3\.\d+) ", r"py -\1 ", part).replace("mkdir -p ", "mkdir ")
    unquoted = re.sub(r"'[^']*'", "", part)
    if program in _UNIX_ONLY or "linux" in part or compiled(_SH_SYNTAX).search(unquoted):
        return None
    if not _VARIABLES.issuperset(compiled(_VARIABLE).findall(unquoted)):
        return None
    if program == "rm":
        folders = [word for word in part.split()[1:] if not word.startswith("-")]
        return (
            f"rmdir /s /q {' '.join(folders)}"
            if shell is Shell.CMD
            else f"rm -r -fo {','.join(folders)}"
        )
    return "cd \\" if part == "cd /" else _expanded(re.sub(r"'([^']*)'", _requoted, part), shell)


def _set(setting: str, shell: Shell) -> str | None:
    """Return what sets a variable; None if only sh can compute its value."""
    name, _, value = setting.partition("=")
    value = value.strip("'\"")
    if compiled(_SH_SYNTAX).search(value) or value.startswith("/") or ":$" in value:
        return None
    if not _VARIABLES.issuperset(compiled(_VARIABLE).findall(value)):
        return None
    if value == "$CONDA_PREFIX":
        value += "\\Library"  # where conda's packages for Windows lie
    value = _expanded(value, shell)
    return f'set "{name}={value}"' if shell is Shell.CMD else f'$env:{name}="{value}"'


def _expanded(text: str, shell: Shell) -> str:
    """Return text with its variables as the shell expands them."""
    return compiled(_VARIABLE).sub(r"%\1%" if shell is Shell.CMD else r"$env:\1", text)


def _requoted(quoted: re.Match[str]) -> str:
    """Return a quoted word in double quotes: cmd doesn't know single ones."""
    return '"' + quoted[1].replace('"', "'") + '"'
