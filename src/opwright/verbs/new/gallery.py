"""Copies of the gallery's projects: from the archive that a wheel has of them, or from the repository."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from zipfile import ZipFile

_PACKAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
_ARCHIVE = os.path.join(_PACKAGE, "templates", "gallery.zip")
"""What hatch_build.py makes for a wheel: a folder for each project."""
_REPOSITORY = os.path.normpath(os.path.join(_PACKAGE, "..", "..", "gallery"))
_SHARED = "harness.py"
"""Files that all benchmarks of the gallery share."""
_BUILT_FOLDERS = frozenset({"build", "dist", "__pycache__", ".pytest_cache"})
"""Folders that a project's own .gitignore names."""
_RECORDED = re.compile(r"checked\.json|measured\w*\.json")
"""What gallery/check.py and the benchmarks recorded here, which says nothing of a copy."""

GALLERY: Mapping[str, str] = {
    "scatter-ops": "scatter_ops",
    "paged-decode": "paged_decode",
    "lowbit-gemm": "lowbit_gemm",
    "sm90-gemm": "sm90_gemm",
    "delta-rule": "delta_rule",
}
"""Projects that are copied under their own names, and their packages."""

FORMER_NAMES: Mapping[str, str] = {"segment-csr": "scatter-ops"}
"""What projects of the gallery were called before, and what they are called now."""


def copied(project: str) -> dict[str, str]:
    """Return the files of a gallery project, path to text, so that it stands alone."""
    if os.path.exists(_ARCHIVE):
        return dict(_unpacked(GALLERY[project]))
    read = texts_below(os.path.join(_REPOSITORY, GALLERY[project]))
    files = {path: text for path, text in read if not _RECORDED.fullmatch(path)}
    with open(os.path.join(_REPOSITORY, _SHARED), encoding="utf-8") as opened:
        return {**files, _SHARED: opened.read()}


def _unpacked(package: str) -> Iterator[tuple[str, str]]:
    with ZipFile(_ARCHIVE) as archive:
        for name in archive.namelist():
            folder, _, path = name.partition("/")
            if folder == package:
                yield path, archive.read(name).decode()


def texts_below(folder: str, ending: str = "") -> Iterator[tuple[str, str]]:
    """Yield the paths and texts of files whose names end so, in order, without what was built there."""
    for above, inner, names in os.walk(folder):
        inner[:] = sorted(name for name in inner if name not in _BUILT_FOLDERS)
        for name in sorted(names):
            path = os.path.join(above, name)
            if name.endswith(ending) and not name.endswith(".so"):
                with open(path, encoding="utf-8") as opened:
                    yield os.path.relpath(path, folder), opened.read()
