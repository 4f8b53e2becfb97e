"""How a package that failed was requested: by name and release, an address, a path."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.logs.asker.install_commands import is_same, name_of
from opwright.logs.patterns import compiled
from opwright.model import InstallCommand, Log, lazy

_NAME = r"(?P<name>[A-Za-z][\w.-]{0,60}?)"
_ADDRESS = r"(?:git\+|https?:|file:)[^\s`'\",)]{3,300}"
_REPOSITORY = r"git\+[^\s`'\",)]{3,300}"
_SHOWN = (
    ((" @ ",), rf"(?P<all>\b{_NAME} @ {_ADDRESS})"),
    (
        ("git+",),
        rf"(?:Collecting |Cloning |requirement is not satisfied: |indicates that )(?P<all>{_REPOSITORY})",
    ),
    (
        ("Failed to",),
        rf"(?:Failed to|Caused by: Failed)[^\n`'\"=]{{0,60}}[ `'\"](?P<all>{_NAME}==[\w.!+]+)",
    ),
    (("Collecting ",), rf"^[ \t]*Collecting (?P<all>{_NAME}==[\w.!+]+)"),
    ((" was included",), rf"`{_NAME}` \(v(?P<version>[\w.!+]+)\) was included"),
    (
        ("Downloading", "Using cached"),
        rf"(?:Downloading|Using cached)[ ](?:\S{{1,200}}/)?{_NAME}-(?P<version>\d[\w.!+]*)\.(?:tar\.gz|zip)\b",
    ),
    (
        ("Processing ", "Obtaining "),
        r"^[ \t]*(?:Processing|(?P<editable>Obtaining)) (?:file://)?(?P<all>(?:\.{0,2}/|[A-Za-z]:\\)\S{0,300})(?<!\.whl)(?<!\.gz)[ \t]*$",
    ),
)
"""What pip and uv print of what they were asked for, the surest first."""
_FAILED = rf"(?P<all>{_REPOSITORY})[`'\"]? depends on"
_PLACES = ("./", "/", "../", ".\\", "-e ", "file:")


def requirement_of(package: str | None, log: Log, command: InstallCommand | None) -> str | None:
    """Return how a package was asked for, quoted for a shell; None if the log does not show it."""
    typed = command.requirements if command else ()
    own = next((one for one in typed if package and is_same(name_of(one), package)), None)
    if own is None:
        own = next((one for one in _shown(log) if _fits(one, package)), None)
    is_one = len(typed) == 1 and (
        is_place(typed[0]) or typed[0].startswith("git+") or " @ " in typed[0]
    )
    if own is None and is_one:
        own = typed[0]
    return _quoted(own) if own else None


def address_that_failed(log: Log) -> str | None:
    """Return the address of a repository whose package uv could not build."""
    failed = compiled(_FAILED).search(log.text)
    return failed["all"] if failed else None


def is_place(requirement: str) -> bool:
    """Return whether a requirement is a folder."""
    is_path = re.fullmatch(r"[\w.-]+(?:[/\\][\w.-]+)+[/\\]?", requirement) is not None
    is_folder = is_path and not requirement.endswith((".whl", ".gz", ".zip"))
    return requirement in (".", "..") or requirement.startswith(_PLACES) or is_folder


def _fits(requirement: str, package: str | None) -> bool:
    if package is None:
        return is_place(requirement)
    return is_same(name_of(requirement), package)


def _shown(log: Log) -> Iterator[str]:
    for words, pattern in _SHOWN:
        if not any(word in log.text for word in words):
            continue
        for match in compiled(pattern).finditer(log.text):
            groups = match.groupdict()
            if groups.get("editable"):
                yield f"-e {groups['all']}"
            else:
                yield groups.get("all") or f"{groups['name']}=={groups['version']}"


def _quoted(requirement: str) -> str:
    option, _, rest = (
        requirement.rpartition(" ") if requirement.startswith("-") else ("", "", requirement)
    )
    return f"{option} {lazy.shlex.quote(rest)}".lstrip()
