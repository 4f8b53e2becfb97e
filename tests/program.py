"""The program as a shell starts it, in a process of its own, or in this one, in a tenth of the time."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from tempfile import TemporaryFile

import pytest

from opwright.cli.main import main

FORMATS = ["text", "json", "sarif", "github", "markdown", "html"]
"""Of the report of an audit."""

Arguments = str | os.PathLike[str]


def run_program(*arguments: Arguments, **environment: str) -> subprocess.CompletedProcess[str]:
    """Return how a process of its own ended and what it printed."""
    return subprocess.run(
        [sys.executable, "-m", "opwright", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


def run_here(
    *arguments: Arguments, given: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Return how the command line ended and what it printed; `given` is its standard input."""
    with (
        pytest.MonkeyPatch.context() as patch,
        TemporaryFile("w+", encoding="utf-8") as out,
        TemporaryFile("w+", encoding="utf-8") as error,
    ):
        for name, value in environment.items():
            patch.setenv(name, value)
        patch.setattr(sys, "stdin", TextIOWrapper(BytesIO(given)))
        with redirect_stdout(out), redirect_stderr(error):
            status = main([os.fspath(one) for one in arguments])
        out.seek(0)
        error.seek(0)
        return subprocess.CompletedProcess(arguments, status, out.read(), error.read())
