"""The required literals of every pattern, which take a second to find."""

import os
from functools import cache
from pathlib import Path
from shutil import copytree

from opwright.causes.engine.candidates import pattern_index
from opwright.causes.engine.index import pattern_literals

all_literals = cache(pattern_literals)


def copy_index_cache(home: Path) -> None:
    """Give a cache of its own what the user's has of the index of patterns, as an earlier run would have left it."""
    pattern_index()
    users = Path(
        os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "opwright", "prefilter"
    )
    if users.exists():
        copytree(users, home / "opwright" / "prefilter")
