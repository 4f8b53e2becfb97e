"""The program in a process of its own, as a shell starts it."""

from __future__ import annotations

import os
import subprocess
import sys

FORMATS = ["text", "json", "sarif", "github", "markdown", "html"]
"""Of the report of an audit."""


def run_program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Return how it ended and what it printed."""
    return subprocess.run(
        [sys.executable, "-m", "opwright", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
