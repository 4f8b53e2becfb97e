"""Whether the marker of a requirement holds, apart: packaging's parser takes longer to import than most files to lint."""

from __future__ import annotations

from functools import lru_cache

from packaging.markers import Marker

from opwright.errors import MALFORMED

_LINUX = {
    "os_name": "posix",
    "sys_platform": "linux",
    "platform_system": "Linux",
    "platform_machine": "x86_64",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
    "extra": "",
}


@lru_cache(maxsize=1024)
def holds(marker: str, minor: int) -> bool:
    """Return whether a marker holds on a current Linux with Python 3; a malformed one does."""
    python = {"python_version": f"3.{minor}", "python_full_version": f"3.{minor}.0"}
    try:
        return Marker(marker).evaluate(_LINUX | python)
    except MALFORMED:
        return True
