"""The artifacts to audit: wheels in folders, lines of lists, and anything else an audit takes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import blake2b

from opwright.errors import UnreadableInputError
from opwright.facts.elf.binary import is_shared_library
from opwright.facts.on_disk import Unlisted, entries_below
from opwright.knowledge.torch_releases.symbols.releases import releases
from opwright.model import lazy
from opwright.verbs.audit.fleet.values import AuditOptions, Item

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

_BINARY = (b"PK", b"\x7fELF")
_LOOKED_AT = 4096
_LONGEST_LINE = 65_536
_MOST_OF_A_LINE = 64 << 20
"""Bytes of an overlong line that are skipped to find its end: anything longer is not a list."""
_MOST_LINES = 2_000_000


def items(requested: Iterable[str], options: AuditOptions) -> tuple[Item, ...]:
    """Return every artifact once, largest first, so that no large one runs last."""
    alike = _alike(options)
    named = dict.fromkeys(one for given in requested for one in _below(given))
    found = (one if isinstance(one, Item) else _item(one, alike) for one in named)
    return tuple(sorted(found, key=lambda item: -item.size))


def _below(given: str) -> Iterator[str | Item]:
    """Yield what a folder or a list stands for; anything else stands for itself."""
    if given == "-":
        try:
            yield from _lines(sys.stdin.buffer, "standard input")
        except OSError as error:
            raise UnreadableInputError(f"cannot read standard input: {error.strerror}") from error
    elif os.path.isdir(given):
        yield from _wheels(given)
    elif _is_list(given):
        with open(given, "rb") as file:
            yield from _lines(file, given)
    else:
        yield given


def _wheels(folder: str) -> Iterator[str | Item]:
    """Yield the wheels and conda packages below a folder; one without any is an artifact itself."""
    is_found = False
    unlisted: list[Unlisted] = []
    for entry in entries_below(folder):
        if isinstance(entry, Unlisted):
            unlisted.append(entry)
        elif entry.name.endswith((".whl", ".conda")):
            is_found = True
            yield entry.path
    if is_found:
        yield from (Item(one.path, refused=f"{one.path}: {one.why}") for one in unlisted)
    else:
        yield folder


def _is_list(path: str) -> bool:
    """Return whether a file is text, and so a list: archives and libraries are not."""
    if (
        path.endswith((".whl", ".conda", ".tar.bz2"))
        or is_shared_library(path)
        or not os.path.isfile(path)
    ):
        return False
    try:
        with open(path, "rb") as file:
            start = file.read(_LOOKED_AT)
    except OSError:  # its audit says why
        return False
    return not start.startswith(_BINARY) and b"\0" not in start


def _lines(file: BinaryIO, path: str) -> Iterator[str | Item]:
    """Yield what the lines name; folders among them stand for their wheels, lists for themselves."""
    for number, line in enumerate(iter(partial(file.readline, _LONGEST_LINE + 1), b""), 1):
        if number > _MOST_LINES:
            raise UnreadableInputError(f"{path} has more than {_MOST_LINES} lines; split the list")
        if len(line) > _LONGEST_LINE:
            if not line.endswith(b"\n"):
                _pass_over_line(file, path)
            reason = (
                f"line {number} of {path} has more than {_LONGEST_LINE} bytes, and names nothing"
            )
            yield Item(f"{path}:{number}", refused=reason)
            continue
        name = os.fsdecode(line).partition(" #")[0].strip()
        if not name or name.startswith("#"):
            continue
        yield from _wheels(name) if os.path.isdir(name) else (name,)


def _pass_over_line(file: BinaryIO, path: str) -> None:
    """Read up to the end of a line; refuse a list in which it does not come."""
    left = _MOST_OF_A_LINE
    while left > 0 and (part := file.readline(_LONGEST_LINE)):
        if part.endswith(b"\n"):
            return
        left -= len(part)
    if left <= 0:
        raise UnreadableInputError(
            f"{path} is not a list: it has a line of more than {_MOST_OF_A_LINE >> 20} MiB"
        )


# ---- fingerprints ------------------------------------------------------------------


def _alike(options: AuditOptions) -> str:
    """Return what results depend on besides the artifact: opwright, its database, the options."""
    known = [[r.version for r in releases(machine)] for machine in ("x86_64", "aarch64")]
    return repr((lazy.metadata.version("opwright"), known, tuple(options)))


def _item(name: str, alike: str) -> Item:
    try:
        seen = os.stat(name)
    except OSError:
        is_pinned = "==" in name and "://" not in name
        return Item(name, 0, _digest(alike) if is_pinned else None)
    if not os.path.isfile(name):
        return Item(name)
    return Item(name, seen.st_size, _digest(f"{alike} {seen.st_size} {seen.st_mtime_ns}"))


def _digest(text: str) -> str:
    return blake2b(text.encode("utf-8", "surrogateescape"), digest_size=12).hexdigest()
