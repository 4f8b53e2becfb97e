"""Build scripts in an sdist that build nothing: those of projects whose sources were copied into it, or left out of it."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection, Iterable

_METADATA = "PKG-INFO"
_FOR_NO_BUILD = r"(?im)^[ \t]*#.{0,80}\b(?:only|just)\b.{0,60}\b(?:debug\w*|ides?|code[ -]completion|clangd|intellisense|editors?)\b"
"""In a CMakeLists.txt: `# only there so that an IDE completes code`."""
_NATIVE = (".cu", ".cpp", ".cc", ".cxx", ".c", ".hip", ".mm", ".pyx")
_NAMED_FOLDER = re.compile(
    r"(?m)^[ \t]*(\w+)[ \t]*(?::[^=\n]+)?=[^\n=]*['\"]([\w./-]+)['\"]\)*[ \t]*$"
)
_SCRIPTS = ("setup.py", "pyproject.toml", "CMakeLists.txt")


def top_of_an_sdist(paths: Iterable[str]) -> str | None:
    """Return the folder that pip builds, of the files of an sdist; None where they are of no sdist."""
    tops = [
        posixpath.dirname(path)
        for path in paths
        if posixpath.basename(path) == _METADATA and not path.endswith(f".egg-info/{_METADATA}")
    ]
    return min(tops, key=len) if tops else None


def is_left_over(path: str, top: str | None, paths: Collection[str], script: str) -> bool:
    """
    Return whether a build script, or the CMakeLists.txt beside one, is not what builds an sdist.

    pip runs the one at the top, whose text is `script`, and that may run others by their names.
    """
    folder, name = posixpath.split(path)
    if top is None or name not in _SCRIPTS or folder == top:
        return False
    if posixpath.join(folder, "setup.py") not in paths:
        return False
    return not ("setup.py" in script and posixpath.basename(folder) in script)


def is_for_editors(path: str, script: str) -> bool:
    """Return whether a CMakeLists.txt says of itself that it builds nothing that anybody uses."""
    return path.endswith("CMakeLists.txt") and re.search(_FOR_NO_BUILD, script) is not None


def is_without_sources(path: str, top: str | None, paths: Collection[str], script: str) -> bool:
    """Return whether the setup.py at the top of an sdist looks for a folder that is not there, and no native source is."""
    if top is None or path != posixpath.join(top, "setup.py"):
        return False
    if any(one.endswith(_NATIVE) for one in paths):
        return False
    folders = {one for path in paths for one in posixpath.dirname(path).split("/")}
    return any(
        posixpath.basename(folder.rstrip("/")) not in folders
        and re.search(
            rf"\b{name}\.(?:is_dir|exists)\(\)|\bpath\.(?:isdir|exists)\({name}\)", script
        )
        for name, folder in _NAMED_FOLDER.findall(script)
    )
