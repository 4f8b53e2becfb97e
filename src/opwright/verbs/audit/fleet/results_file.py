"""
The results file, from which an interrupted run resumes.

It is a line of JSON for each artifact. What stands there whole, of the file and the question as they
are now, is not done again; the rest of a line that was being written when the power went is cut off,
and lines of files that have changed are left out. A file that holds anything else is left alone.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from types import TracebackType

from opwright.errors import OpwrightError, UnreadableInputError
from opwright.model.disk.writing import descriptor_of, rewriting
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.documents import parse_json
from opwright.verbs.audit.fleet.values import Item

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

    from typing_extensions import Self

_START = b'{"version":1,"wanted":'
_BODY = b',"artifacts":'  # in no string of JSON, where quotes have a backslash before them
_ERROR = b',"error":'
_LONGEST_LINE = 1 << 30


class ResultsFile:
    """Open for one run at a time; use with `with`."""

    def __init__(self, path: str, items: Iterable[Item], *, is_ours: bool = False) -> None:
        """Open it; `is_ours`: nobody has named it so, and a link of that name is refused."""
        self.done: dict[str, int] = {}
        """The exit status of the completed entries."""
        self._path = path
        try:
            number = descriptor_of(path)
            self._file = _opened(path, is_ours=is_ours) if number is None else os.dup(number)
        except OSError as error:
            raise OpwrightError(f"cannot write {path}: {error.strerror}") from error
        try:
            if number is None and stat.S_ISREG(os.fstat(self._file).st_mode):
                self._take_up({item.shown: item.fingerprint for item in items})
        except OSError as error:
            os.close(self._file)
            raise OpwrightError(f"cannot write {path}: {error.strerror}") from error
        except OpwrightError:
            os.close(self._file)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        os.close(self._file)

    def add(self, line: str) -> None:
        """Write a line."""
        try:
            _write(self._file, line.encode("ascii") + b"\n")
        except OSError as error:
            raise OpwrightError(f"cannot write {self._path}: {error.strerror}") from error

    def _take_up(self, fingerprints: dict[str, str | None]) -> None:
        """Read what is done, and leave out what must be done again."""
        stale: set[int] = set()
        end = 0
        with open(self._path, "rb") as file:
            for line in lines_of(file, self._path):
                if not line.endswith(b"\n"):
                    _check(line, self._path)
                    break
                head = _head(line, self._path)
                if head.wanted in fingerprints:
                    if head.fingerprint is None or head.fingerprint != fingerprints[head.wanted]:
                        stale.add(end)
                    else:
                        self.done[head.wanted] = head.exit_status
                end += len(line)
        os.truncate(self._path, end)
        if stale:
            self._leave_out(stale)

    def _leave_out(self, stale: set[int]) -> None:
        """Write the file anew, without the lines that begin at some places."""
        path = os.path.realpath(self._path)
        begin = 0
        with open(path, "rb") as file, rewriting(path, os.fstat(self._file)) as opened:
            for line in lines_of(file, self._path):
                if begin not in stale:
                    opened.write(line)
                begin += len(line)
            opened.flush()
            new = _locked(os.dup(opened.fileno()), path)  # it stands where the next line goes
        os.close(self._file)
        self._file = new


def _opened(path: str, *, is_ours: bool) -> int:
    """Open a file for appending, locked for this run."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
    follow = getattr(os, "O_NOFOLLOW", 0) if is_ours else 0
    return _locked(os.open(path, flags | follow, 0o666), path)


def _locked(file: int, path: str) -> int:
    try:
        _lock(file)
    except BlockingIOError as error:
        os.close(file)
        raise OpwrightError(f"another run is writing to {path}") from error
    return file


def _lock(file: int) -> None:
    """Lock a file; raise BlockingIOError where another run has. Where no system call does, do nothing."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none
    except ImportError:
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _write(file: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(file, rest) :]


class _Head(NamedTuple):
    """How a line begins."""

    wanted: str
    fingerprint: str | None
    exit_status: int


def _head(line: bytes, path: str) -> _Head:
    """Read how a line begins; what follows may be megabytes."""
    _check(line, path)
    start = line.partition(_BODY)[0].partition(_ERROR)[0]
    match _parsed(start + b"}", path):
        case {
            "wanted": str(wanted),
            "fingerprint": str() | None as mark,
            "exit_status": int(status),
        }:
            return _Head(wanted, mark, status)
    raise _foreign(path)


def _parsed(document: bytes, path: str) -> object:
    try:
        return parse_json(document, path)
    except UnreadableInputError as error:
        raise _foreign(path) from error


def lines_of(file: BinaryIO, path: str) -> Iterator[bytes]:
    """Yield the lines of a file of results; raise OpwrightError for one that no result has."""
    while line := file.readline(_LONGEST_LINE):
        if len(line) == _LONGEST_LINE:
            raise _foreign(path)
        yield line


def result_of(line: bytes, path: str) -> dict[str, Any]:
    """Return the result that a line holds; raise OpwrightError if it holds none."""
    found = _parsed(line, path)
    if not isinstance(found, dict) or not isinstance(found.get("artifacts"), list):
        raise _foreign(path)
    return found


def _check(line: bytes, path: str) -> None:
    """Raise OpwrightError for what is neither a line of results nor the beginning of one."""
    if not (line.startswith(_START) or _START.startswith(line)):
        raise _foreign(path)


def _foreign(path: str) -> OpwrightError:
    return OpwrightError(f"{path} is not a results file of opwright audit; choose another file")
