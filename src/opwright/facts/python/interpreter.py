"""
Where a Python looks for packages, read from the files around it. It is not run.

See the documentation of Python's `site`: a virtual environment has a pyvenv.cfg above its `bin`, and lines of
`.pth` files add folders. Lines that run code may add more, which nobody can know without running them.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from glob import escape, glob

from opwright.errors import UnreadableInputError
from opwright.facts.on_disk import text_of
from opwright.facts.python.editable import path_lines, read_pth
from opwright.model.build.toolchain import Missing
from opwright.model.environment.installed import Interpreter, SearchFolder

_VERSION = re.compile(r"python(3\.\d+)")
_CONFIGURED = re.compile(r"^[ \t]*([\w-]+)[ \t]*=[ \t]*(.*)", re.MULTILINE)
_MOST_READ = 1 << 16
_HARMLESS = ("distutils-precedence.pth", "_virtualenv.pth", "google_crc32c.pth", "matplotlib.pth")


def this_interpreter(environ: Mapping[str, str] = os.environ) -> Interpreter:
    """Return the Python that this runs in, with the folders that it really looks through."""
    own = os.path.dirname(os.__file__)
    skipped = {"", own, os.path.join(own, "lib-dynload"), os.path.dirname(sys.argv[0] or "")}
    python_path = _split(environ.get("PYTHONPATH"))
    user = _user_site(".".join(map(str, sys.version_info[:2])), environ)
    folders = tuple(
        SearchFolder(path, _found_by(path, python_path, user))
        for path in dict.fromkeys(sys.path)
        if path not in skipped and os.path.isdir(path) and path != os.getcwd()
    )
    return Interpreter(
        sys.executable,
        ".".join(map(str, sys.version_info[:3])),
        sys.prefix,
        folders,
        conda=os.path.isdir(os.path.join(sys.prefix, "conda-meta")),
    )


def _found_by(path: str, python_path: list[str], user: str) -> str:
    if path in python_path:
        return "PYTHONPATH"
    if path == user:
        return "user site"
    return "site-packages" if path.endswith("-packages") else "a .pth file"


def read_interpreter(path: str, environ: Mapping[str, str] = os.environ) -> Interpreter:
    """
    Return the facts of another Python, given its executable or its environment's folder.

    Raises UnreadableInputError if it does not exist.
    """
    program = _program(path)
    prefix = os.path.dirname(os.path.dirname(os.path.abspath(program)))
    setting = _CONFIGURED.findall(text_of(os.path.join(prefix, "pyvenv.cfg"), most=_MOST_READ))
    configured = {name: value.strip() for name, value in setting}
    named = configured.get("version") or configured.get("version_info", "")
    if not configured:
        program = os.path.realpath(program)
        prefix = os.path.dirname(os.path.dirname(program))
    version = ".".join(named.split(".")[:3]) or _version_of(program, prefix)
    series = ".".join(version.split(".")[:2])
    folders = [SearchFolder(folder, "PYTHONPATH") for folder in _split(environ.get("PYTHONPATH"))]
    shares = configured.get("include-system-site-packages", "").lower() == "true"
    own = [SearchFolder(one, "site-packages") for one in _site_folders(prefix, series)]
    base = os.path.dirname(configured.get("home", "")) if shares else prefix
    user = _user_site(series, environ)
    if (shares or not configured) and not environ.get("PYTHONNOUSERSITE"):
        folders.append(SearchFolder(user, "user site"))
    folders += own
    if shares:
        folders += [SearchFolder(one, "the system's") for one in _site_folders(base, series)]
    there = [one for one in folders if os.path.isdir(one.path)]
    added = [
        extra for path in there if path.found_by != "PYTHONPATH" for extra in _added(path.path)
    ]
    distinct = {path.path: path for path in reversed((*there, *added))}
    return Interpreter(
        os.path.abspath(path) if os.path.isfile(path) else program,
        version,
        prefix,
        tuple(reversed(distinct.values())),
        conda=os.path.isdir(os.path.join(prefix, "conda-meta")),
    )


def unread_paths(interpreter: Interpreter) -> tuple[Missing, ...]:
    """Return the .pth files that run unknown code when Python starts, which may bring more folders."""
    return tuple(
        Missing(
            os.path.basename(file),
            "it runs code when Python starts; the paths that it adds are not checked",
        )
        for folder in interpreter.folders
        for file in sorted(glob(os.path.join(escape(folder.path), "*.pth")))
        if os.path.basename(file) not in _HARMLESS
        and any(
            line.startswith(("import ", "import\t"))
            for line in text_of(file, most=_MOST_READ).splitlines()
        )
        and read_pth(file) is None
    )


def _program(path: str) -> str:
    if os.path.isdir(path):
        named = sorted(glob(os.path.join(escape(path), "bin", "python3*")))
        named = [os.path.join(path, "bin", "python"), *named]
        python = next((candidate for candidate in named if os.path.exists(candidate)), None)
        if python is None:
            raise UnreadableInputError(
                f"{path} is not a Python environment (no bin/python); pass the path of a Python executable"
            )
        return python
    if not os.path.exists(path):
        raise UnreadableInputError(f"cannot read {path}: no such Python")
    return path


def _version_of(program: str, prefix: str) -> str:
    """Return the minor series, from the name of a program or of its library folder."""
    if match := _VERSION.search(os.path.basename(program)):
        return match[1]
    folders = glob(os.path.join(escape(prefix), "lib", "python3.*"))
    versions = sorted(
        {m[1] for candidate in folders if (m := _VERSION.search(os.path.basename(candidate)))}
    )
    if len(versions) != 1:
        raise UnreadableInputError(
            f"cannot determine the version of {program}: {prefix}/lib has {len(versions)} Pythons; "
            "pass the path of python3.N"
        )
    return versions[0]


def _site_folders(prefix: str, series: str) -> list[str]:
    """Return the existing site-packages folders below a prefix, including Debian's."""
    named = (
        f"local/lib/python{series}/dist-packages",
        f"lib/python{series}/site-packages",
        f"lib64/python{series}/site-packages",
        "lib/python3/dist-packages",
        f"lib/python{series}/dist-packages",
    )
    paths = (os.path.join(prefix, *pattern.split("/")) for pattern in named)
    there = [path for path in paths if os.path.isdir(path)]
    return list({os.path.realpath(path): path for path in reversed(there)}.values())[::-1]


def _added(folder: str) -> Iterator[SearchFolder]:
    """Yield the folders that the .pth files of a folder add."""
    for file in sorted(glob(os.path.join(escape(folder), "*.pth"))):
        for path in path_lines(text_of(file, most=_MOST_READ), folder):
            yield SearchFolder(path, os.path.basename(file))


def _user_site(series: str, environ: Mapping[str, str]) -> str:
    home = environ.get("PYTHONUSERBASE") or os.path.expanduser("~/.local")
    return os.path.join(home, "lib", f"python{series}", "site-packages")


def _split(variable: str | None) -> list[str]:
    return [os.path.abspath(folder) for folder in (variable or "").split(os.pathsep) if folder]
