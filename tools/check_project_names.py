"""
Say which names of the projects' table do not exist: on the package index, or as a repository.

    python tools/check_project_names.py apex kaolin        # the rows of that name
    python tools/check_project_names.py --listed names.txt # all rows, against a list of the index's names, a line each
    python tools/check_project_names.py --repositories NKSR # and asks git for the addresses

A name is asked for with `pip index versions`, as anybody would, one after the other: a handful at a time. For all
rows, take a list. The exit status is 1 where a command would install what is not there, where `pypi has` is said of
what is not there, or where a row says that there is nothing of a name that somebody has taken.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from packaging.utils import canonicalize_name

from opwright.knowledge.projects import table
from opwright.knowledge.projects.table import Project
from opwright.knowledge.pypi.installing import way_to_install

_INSTALL = re.compile(r"\b(?:pip|mim) install (?P<what>[^&|;]*)")
_OWN_INDEX = re.compile(r"--(?:extra-)?index-url|(?:^| )-f |--find-links|(?:^| )-i ")
_TAKES_A_WORD = frozenset({"-e", "-c", "-r", "--upgrade-strategy", "--no-binary", "--only-binary"})
_ADDRESS = re.compile(r"https://(?:github|gitlab)\.com/[\w.-]+/[\w.-]+")


def commands_of(project: Project) -> Iterator[str]:
    """Yield what a fix may print for a project."""
    yield from project.run
    yield project.step
    for _, _, commands in project.elsewhere:
        yield from commands
    for name in (project.name, *project.modules):
        if way := way_to_install(name):
            yield from way.commands


def names_in(command: str) -> Iterator[str]:
    """Yield the packages that a command takes from the package index, spelt as it has them."""
    for found in _INSTALL.finditer(command):
        if _OWN_INDEX.search(found["what"]):
            continue
        words = iter(found["what"].split())
        for word in words:
            bare = word.strip("'\"(),")
            if bare in _TAKES_A_WORD:
                next(words, None)
            elif re.fullmatch(r"[A-Za-z][\w.-]*(?:\[[\w,-]+\])?(?:[=<>~!].*)?", bare):
                yield canonicalize_name(re.split(r"[\[=<>~!]", bare, maxsplit=1)[0])


def addresses_of(project: Project) -> set[str]:
    """Return the repositories that a project's row and its commands name."""
    found = {one.removesuffix(".git") for one in _ADDRESS.findall(" ".join(commands_of(project)))}
    return found | {one.removesuffix(".git") for one in (project.address,) if one}


def faults(project: Project, exists: Callable[[str], bool]) -> Iterator[str]:
    """Yield what is wrong with the names of a row."""
    named = sorted({name for command in commands_of(project) for name in names_in(command)})
    for name in named:
        if not exists(name):
            yield f"installs {name}, which the index does not have"
    own = canonicalize_name(project.name)
    if project.pypi == "none" and exists(own):
        yield f"says nothing of PyPI, which has a {own}: is it this project (has), or not (other)?"
    if project.pypi != "none" and not exists(own):
        yield f"says that PyPI {project.pypi} it, which has no {own}"


def _is_on_index(name: str) -> bool:
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "index", "versions", "--disable-pip-version-check", name],
        capture_output=True,
        text=True,
        check=False,
    )
    if asked.returncode and "No matching distribution" not in asked.stderr:
        raise SystemExit(f"pip could not ask for {name}: {asked.stderr.strip()}")
    return asked.returncode == 0


def _is_repository(address: str) -> bool:
    asked = subprocess.run(  # the git of whoever runs this
        [
            "/usr/bin/env",
            "git",
            "-c",
            "credential.helper=",
            "ls-remote",
            "--exit-code",
            address,
            "HEAD",
        ],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env={"GIT_TERMINAL_PROMPT": "0", "PATH": "/usr/local/bin:/usr/bin:/bin"},
        check=False,
    )
    return asked.returncode == 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the rows that are named, or all against a list."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rows", nargs="*", help="names of rows; all, where a list is given")
    parser.add_argument("--listed", type=Path, help="a list of the index's names, in place of pip")
    parser.add_argument("--repositories", action="store_true", help="ask git for the addresses")
    options = parser.parse_args(arguments)
    if not (options.rows or options.listed):
        parser.error("name rows, or a list that all are held against")
    exists: Callable[[str], bool] = _is_on_index
    if options.listed:
        lines = options.listed.read_text(encoding="utf-8").splitlines()
        exists = {canonicalize_name(line.split()[0]) for line in lines if line.strip()}.__contains__
    status = 0
    for name in options.rows or table.names():
        project = table.project_named(name)
        if project is None:
            parser.error(f"no row is called {name}")
        found = [*faults(project, exists)]
        if options.repositories:
            gone = (one for one in sorted(addresses_of(project)) if not _is_repository(one))
            found += [f"names {one}, which git cannot reach" for one in gone]
        for fault in found:
            print(f"{project.name}: {fault}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
