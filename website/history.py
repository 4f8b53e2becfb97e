"""What the repository's history knows of a file."""

from __future__ import annotations

import subprocess
from pathlib import Path


def committed_on(path: Path) -> str:
    """Return the day on which a file was committed last, as YYYY-MM-DD."""
    command = ["git", "log", "-1", "--format=%cs", "--", str(path)]
    ended = subprocess.run(command, cwd=path.parent, capture_output=True, text=True, check=True)
    return ended.stdout.strip()
