"""The standard outputs of the program, where a shell has closed them, or whoever shares them made them non-blocking."""

from __future__ import annotations

import errno
import io
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

    from _typeshed import ReadableBuffer


class _Waiting(io.FileIO):
    """A descriptor that is waited for while it takes nothing."""

    def write(self, data: ReadableBuffer) -> int:
        while (written := super().write(data)) is None:
            import select  # for the few whose output is non-blocking

            select.select((), (self,), ())
        return written


class _Lossy(_Waiting):
    """Where complaints go: if nobody can read them, the exit status still tells."""

    def write(self, data: ReadableBuffer) -> int:
        try:
            return super().write(data)
        except OSError:
            return memoryview(data).nbytes


class _Closed(io.TextIOBase):
    """What a shell has closed, `>&-`."""

    encoding = "utf-8"

    def __init__(self, *, is_lossy: bool) -> None:
        self._is_lossy = is_lossy

    def write(self, text: str) -> int:
        if not self._is_lossy:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return len(text)


def make_usable() -> None:
    """Have every write to the standard outputs succeed or raise OSError, and none to the error output raise."""
    sys.stdout = _usable(sys.stdout, _Waiting, is_lossy=False)
    sys.stderr = _usable(sys.stderr, _Lossy, is_lossy=True)


def _usable(stream: TextIO | None, kind: type[_Waiting], *, is_lossy: bool) -> TextIO:
    if stream is None:
        return _Closed(is_lossy=is_lossy)  # type: ignore[return-value]  # all that is used of one
    if os.name == "nt":  # a console there takes text
        return stream
    raw = kind(stream.fileno(), "w", closefd=False)
    return io.TextIOWrapper(
        io.BufferedWriter(raw),
        stream.encoding,
        stream.errors,
        line_buffering=bool(stream.line_buffering),
        write_through=is_lossy,
    )
