"""The terminal: its width, its colours, and output to it."""

from __future__ import annotations

import errno
import os
import sys
from time import monotonic

from opwright.errors import OpwrightError, UnreadableInputError
from opwright.report.escaping import printable

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from typing import Any, TextIO

    from typing_extensions import Self


_USUAL, _WIDEST = 80, 120


def add_output(parser: argparse.ArgumentParser, formats: Sequence[str]) -> None:
    """Describe where a report goes, in which format, and whether in colour."""
    parser.add_argument(
        "--format", choices=formats, default="text", help="output format; default: text"
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="write the report to FILE")
    parser.add_argument(
        "--color",
        choices=("auto", "always", "never"),
        default="auto",
        help="colour the output; default: auto",
    )


def width() -> int:
    """Return the columns of the terminal, or what COLUMNS says of it, or 80."""
    try:
        columns = os.environ.get("COLUMNS") or os.get_terminal_size(sys.stdout.fileno()).columns
        return int(columns) or _USUAL  # a terminal may not know
    except (OSError, ValueError):  # no terminal
        return _USUAL


def text_width(file: str | None) -> int:
    """Return the columns for a report that goes to a file, or to the terminal."""
    return 80 if file else min(width(), _WIDEST)


def has_colour(choice: str, file: str | None) -> bool:
    """Return whether to colour: `choice` is auto, always or never; NO_COLOR counts for auto."""
    if choice == "auto":
        to_terminal = file is None and sys.stdout.isatty()
        return to_terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return choice == "always"


def put(text: str, file: str | None) -> None:
    """Print the text, or write it to a file atomically."""
    if file is None:
        write(text)
        return
    from opwright.model.disk.writing import output

    try:
        with output(file) as opened:
            opened.write(text.encode())
    except BrokenPipeError:  # the reader of a FIFO has left, which is not an error either
        raise
    except OSError as error:
        raise OpwrightError(f"cannot write {file}: {error.strerror}") from error


def write(text: str, stream: TextIO | None = None) -> None:
    """Print; what the terminal's encoding lacks is escaped."""
    stream = stream or sys.stdout
    encoding = stream.encoding or "utf-8"
    try:
        stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
        stream.flush()
    except BrokenPipeError:  # the reader has left, which is not an error
        raise
    except OSError as error:
        raise OpwrightError(f"cannot write: {error.strerror}") from error


_INTERNAL_ERROR = 5
"""The exit status of a bug of ours."""
_SYSTEM = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EAGAIN, errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.ESTALE)  # fmt: skip
"""What a system says when it has no more, or is failing: no program can do anything about it."""


def unforeseen(error: Exception) -> tuple[str, int]:
    """Return what there is to say of an error that nobody meant to raise, and the exit status for it."""
    if isinstance(error, MemoryError):
        return "there is not enough memory for this input", UnreadableInputError.exit_status
    if isinstance(error, ImportError) and not (error.name or "opwright").startswith("opwright"):
        return (
            f"cannot import {error.name}, which opwright needs: {error}; pip install --force-reinstall opwright",
            UnreadableInputError.exit_status,
        )
    if isinstance(error, OSError) and (error.errno in _SYSTEM or not _is_somewhere()):
        why = error.strerror if error.errno in _SYSTEM else "the current directory is gone"
        return f"cannot go on: {why}", UnreadableInputError.exit_status
    bug = "this is a bug in opwright: report it with the command and its output under OPWRIGHT_DEBUG=1"
    return f"internal error: {type(error).__name__}: {error}; {bug}", _INTERNAL_ERROR


def _is_somewhere() -> bool:
    try:
        return bool(os.getcwd())
    except OSError:
        return False


def complain(text: str) -> None:
    """Tell what is wrong, on one line of the error output."""
    sys.stderr.write(f"opwright: {printable(text)}\n")


class Progress:
    """A bar on the error output, for what takes longer than a second."""

    _PATIENCE = 1.0

    def __init__(self, what: str) -> None:
        self._what = printable(what)
        self._start = monotonic()
        self._bar: Any = None  # rich's, which is imported when there is something to show

    def __enter__(self) -> Self:
        return self

    def update(self, done: int, total: int) -> None:
        """Show that `done` of `total` libraries are read."""
        if self._bar is None and sys.stderr.isatty() and monotonic() - self._start > self._PATIENCE:
            from rich import progress
            from rich.console import Console

            self._bar = progress.Progress(console=Console(stderr=True), transient=True)
            self._bar.start()
            self._task = self._bar.add_task(self._what, total=total)
        if self._bar is not None:
            self._bar.update(self._task, completed=done, total=total)

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()


class StatusLine:
    """A line on the error output of a terminal that says what is looked at, while it is."""

    def __init__(self) -> None:
        self._is_seen = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def update(self, what: str) -> None:
        """Replace the line with `what`."""
        if self._is_seen:
            sys.stderr.write(f"\r\x1b[Klooking at {printable(what)[: width() - 12]}")
            sys.stderr.flush()

    def __exit__(self, *_: object) -> None:
        if self._is_seen:
            sys.stderr.write("\r\x1b[K")
