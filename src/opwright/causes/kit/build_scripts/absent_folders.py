"""Folders of others' sources that a build script uses and that are missing or empty."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY
from opwright.causes.kit.sources import includes
from opwright.model import BuildScript, Confidence, Language, LiteralText

_GENERIC_FOLDERS = frozenset({"include", "single_include", "src", "csrc", "source", "lib"})
_FETCHES = r"submodule|FetchContent|git[\"', ]+clone|ExternalProject"


def absent_folders(script: BuildScript) -> Iterator[tuple[LiteralText, str, Confidence]]:
    """Yield the folders that a build cannot do without, in words, and how sure that is."""
    if re.search(_FETCHES, script.text):
        return
    reported: set[str] = set()
    for folder in script.absent:
        if _is_for_older_releases(script, folder):
            continue
        if _is_entered(script, folder):
            yield folder, folder.value, CERTAIN
        elif (header := _header_from(script, folder)) and header not in reported:
            reported.add(header)
            yield folder, f"{folder.value}, for {header}", LIKELY


def is_submodule(script: BuildScript, folder: LiteralText) -> bool:
    """Return whether a folder is listed in .gitmodules, or the project is an sdist, which has no .gitmodules."""
    names = folder.value.split("/")
    folders = ("/".join(names[:end]) for end in range(1, len(names) + 1))
    listed = rf"(?m)^\s*path\s*=\s*(?:\S*/)?(?:{'|'.join(map(re.escape, folders))})\s*$"
    return any(
        path.endswith("PKG-INFO")
        or (
            path.endswith(".gitmodules")
            and re.search(listed, text)
            and not _is_of_a_copy(script, posixpath.dirname(path))
        )
        for path, text in script.instructions
    )


def _is_of_a_copy(script: BuildScript, folder: str) -> bool:
    """Return whether a folder is below one that has a README: git reads the .gitmodules of a repository's top alone."""
    return any(
        posixpath.basename(path).lower().startswith("readme")
        and f"{folder}/".startswith(f"{above}/" if above else "")
        and folder != above
        for path, _ in script.instructions
        for above in (posixpath.dirname(path),)
    )


def _is_for_older_releases(script: BuildScript, folder: LiteralText) -> bool:
    """Return whether a setup.py uses a folder only for releases older than some version."""
    conditions = (
        kit.python.conditions_at(script, folder.start) if script.language is Language.PYTHON else ()
    )
    return any(re.search(r"<=?\s*[(['\"]?\d", condition) for condition in conditions)


def _is_entered(script: BuildScript, folder: LiteralText) -> bool:
    """Return whether CMake always enters a folder."""
    before = script.text[: folder.start]
    is_named = re.search(r"(?i)add_subdirectory\s*\(\s*\"?\S*$", before) is not None
    return is_named and not kit.cmake_branches.branches_at(script.text, folder.start)


def _header_from(script: BuildScript, folder: LiteralText) -> str:
    """Return a header that a source includes by a path through a folder; empty if the project has the header itself."""
    names = [name for name in folder.value.split("/")[1:] if name.lower() not in _GENERIC_FOLDERS]
    names += ["cute"] if "cutlass" in names else []  # which is next to it
    near = posixpath.dirname(script.path)
    for source in script.sources if names else ():
        for piece in includes(source, rf"(?:{'|'.join(map(re.escape, names))})/.+"):
            own = (s for s in script.sources if s.path.endswith(f"/{piece.text}"))
            if source.path.startswith(near) and not any(own):
                return piece.text
    return ""
