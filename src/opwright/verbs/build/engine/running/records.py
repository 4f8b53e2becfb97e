"""
What was done before, so that it need not be done again.

Beside each file that a step made lies a record of what it was made from: the command, the content of the
project's files, and size and time of those of compilers and torch. Times are only compared for being the same,
so that no clock has to be right. A record is written after the file has its name, so a build that was killed
between the two does the step again.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from opwright.model.build.plan import Plan, Step
from opwright.model.disk.writing import replacing
from opwright.model.named_tuple import NamedTuple

_VERSION = 1
_WORD = re.compile(r"(?:[^\s\\]|\\[^\n])+")
_SYSTEM_FOLDERS = ("/usr/", "/opt/", "/lib/")
_OBEYED = (
    *("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "LIBRARY_PATH", "CCC_OVERRIDE_OPTIONS"),
    *("NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS", "HIP_PLATFORM", "HIPCC_COMPILE_FLAGS_APPEND"),
)
"""Variables that compilers take flags from, so that the same command does something else."""


class Record(NamedTuple):
    """What a step was done with, and how it went."""

    command: str
    """A digest of the command and of what the compilers are."""
    inputs: Mapping[str, str]
    """SHA-256 of each file of the project that was read."""
    system: Mapping[str, Sequence[int]]
    """Size and time of each other file that was."""
    output: Sequence[int]
    """Size and time of what it made."""
    seconds: float = 0.0
    absent: Sequence[str] = ()
    """Files that would have been read in the place of others, had they been there."""
    memory: int = 0
    """MiB that the largest process took."""
    log: str = ""


class Files:
    """What is known of files, each looked at once in a build."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._digests: dict[str, str | None] = {}
        self._stats: dict[str, Sequence[int] | None] = {}

    def path(self, name: str) -> str:
        return os.path.join(self._folder, name)

    def digest(self, name: str) -> str | None:
        """Return the SHA-256 of a file's content; None when it cannot be read."""
        if name not in self._digests:
            self._digests[name] = _digest_of(self.path(name))
        return self._digests[name]

    def stat(self, name: str) -> Sequence[int] | None:
        """Return size and time of a file; None when it is not there."""
        if name not in self._stats:
            self._stats[name] = _stat_of(self.path(name))
        return self._stats[name]

    def forget(self, name: str) -> None:
        """Look at a file again: it was written."""
        self._digests.pop(name, None)
        self._stats.pop(name, None)


def _digest_of(path: str) -> str | None:
    try:
        with open(path, "rb") as opened:
            return sha256(opened.read()).hexdigest()
    except OSError:
        return None


def _stat_of(path: str) -> Sequence[int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return [found.st_size, found.st_mtime_ns]


def command_digest(plan: Plan, step: Step, files: Files, key: str = "") -> str:
    """Return a digest of a command and of who carries it out; `key` is what else decides on it."""
    compilers = {name: plan.build_note.get(name) for name in ("torch", "cuda", "nvcc", "compiler")}
    tool = [os.path.realpath(step.tool), files.stat(step.tool)]
    obeyed = {name: os.environ[name] for name in _OBEYED if os.environ.get(name)}
    told = [_VERSION, step._replace(launcher=None).command(), compilers, tool, key, obeyed]
    return sha256(json.dumps(told).encode("utf-8", "surrogateescape")).hexdigest()


def read_record(path: str) -> Record | None:
    """Return a record; None if there is none, or it is broken."""
    try:
        with open(path, encoding="utf-8") as opened:
            found: dict[str, Any] = json.load(opened)
        return Record(**found)
    except (OSError, ValueError, TypeError, RecursionError):
        return None


def holds(record: Record, digest: str, output: str, files: Files) -> bool:
    """Return whether what a record tells is still so."""
    try:
        return (
            record.command == digest
            and files.stat(output) == list(record.output)
            and all(files.digest(name) == told for name, told in record.inputs.items())
            and all(files.stat(name) == told for name, told in record.system.items())
            and not any(files.stat(name) for name in record.absent)
        )
    except (AttributeError, TypeError):  # another user wrote it
        return False


def write_record(path: str, record: Record) -> None:
    """Write a record, whole or not at all."""
    with replacing(path) as opened:
        opened.write(json.dumps(record._asdict()).encode())


def record_path(step: Step) -> str:
    """Return where the record of a step is."""
    return f"{step.output}.done"


# ---- what a compiler has read ------------------------------------------------------


def read_depfile(path: str) -> tuple[str, ...]:
    """Return what a compiler wrote that it has read, as make and ninja understand it."""
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as opened:
            text = opened.read()
    except OSError:
        return ()
    _, _, listed = text.replace("\\\n", " ").partition(": ")
    names = (_unescaped(word) for word in _WORD.findall(listed))
    return tuple(dict.fromkeys(name for name in names if not name.endswith(":")))


def _unescaped(word: str) -> str:
    return re.sub(r"\\([ #:\\])", r"\1", word).replace("$$", "$")


def split(names: Iterable[str], step: Step, folder: str) -> tuple[list[str], list[str]]:
    """Return which files are the project's, whose content counts, and which are others'."""
    texts = [flag.text for flag in step.flags]
    others = tuple(f"{texts[at + 1]}/" for at, text in enumerate(texts[:-1]) if text == "-isystem")
    home = os.path.dirname(os.path.dirname(os.path.realpath(step.tool))) + "/"
    own: list[str] = []
    system: list[str] = []
    inside = os.path.realpath(folder).rstrip("/") + "/"
    for name in names:
        full = os.path.normpath(os.path.join(folder, name))
        is_own = inside != "/" and full.startswith(inside) and not full.startswith(others)
        is_others = full.startswith((*others, *_SYSTEM_FOLDERS, home))
        (system if is_others and not is_own else own).append(name)
    return own, system
