"""How to look for a library that a loader does not find, on each system."""

from __future__ import annotations

import re
from shlex import quote

from opwright.logs.patterns import LogMatch, compiled, on_macos, on_windows
from opwright.model import Log
from opwright.model.named_tuple import NamedTuple

_SAID_BY_WINDOWS = (
    r"DLL|\.dll\b|\.pyd\b|WinError|LoadLibrary|-1073741515|[xX][cC]0000135|Visual C\+\+"
)
_OPENED = r"dlopen\(([^,\n()]{1,300})"
"""The library that asks for it, as macOS names it."""


class _Package(NamedTuple):
    """A package of Debian's, and a library in it."""

    name: str
    library: str


_IN_PACKAGES = {
    "ffmpeg": _Package("ffmpeg", "libavcodec"),
    "libtorchcodec": _Package("ffmpeg", "libavcodec"),
    "sox": _Package("sox", "libsox"),
}
"""What is told by a name that no file has."""


def search_for(library: str, found: LogMatch, log: Log) -> dict[str, str]:
    """
    Return what to `do` about a library that a log names, and two commands: `look`, `then`.

    On Windows the message names what was to be loaded, not what that needs.
    """
    if on_windows(log) or compiled(_SAID_BY_WINDOWS).search(found.quote):
        return _search_on_windows(library, found.groups.get("path", ""))
    if on_macos(log) or library.endswith(".dylib"):
        asker = compiled(_OPENED).search(found.quote)
        return _search_on_macos(library, asker[1] if asker else "LIBRARY")
    return search_on_linux(library)


def search_on_linux(library: str) -> dict[str, str]:
    """Return the same for a library that the loader of Linux does not find."""
    if package := _IN_PACKAGES.get(library.lower()):
        return {
            "do": f"install {package.name} with its shared libraries, in a version that the package supports",
            "look": f"apt-get install {package.name}",
            "then": f"ldconfig -p | grep -F {package.library}",
        }
    return {
        "do": f"install what has {library}, or add its folder to LD_LIBRARY_PATH",
        "look": f"apt-file search {quote(library)}",
        "then": f"ldconfig -p | grep -F {quote(library)}",
    }


def _search_on_macos(library: str, asker: str) -> dict[str, str]:
    return {
        "do": f"install what has {library}, or add an LC_RPATH that leads to its folder",
        "look": f"mdfind -name {quote(library)}",
        "then": f"otool -l {quote(asker)} | grep -A2 LC_RPATH",
    }


def _search_on_windows(library: str, path: str) -> dict[str, str]:
    if not path:
        library, path = "the program", "LIBRARY.pyd"
    named = re.sub(r'"', "", path if path.lower().endswith((".dll", ".pyd")) else f"{library}.pyd")
    return {
        "do": f"install Microsoft's C++ runtime; if that is there, look what {library} needs and no folder has",
        "look": "winget install Microsoft.VCRedist.2015+.x64",
        "then": f'dumpbin /dependents "{named}"',
    }
