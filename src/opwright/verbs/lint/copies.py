"""What a tree holds of the very things that findings are about: a toolkit's headers, Triton itself. These are of their own release."""

from __future__ import annotations

import posixpath
from collections.abc import Collection

from opwright.model import Finding

_OF_A_TOOLKIT = (
    *("cuda.h", "cuda_runtime.h", "cuda_runtime_api.h", "driver_types.h", "vector_types.h"),
    *("cupti.h", "cupti_callbacks.h", "hip_runtime.h", "hip_runtime_api.h"),
)
"""Two of these in one folder are more than a header of a project that has the name of another."""
_OF_PACKAGES = {
    "Triton": ("triton/language/core.py", "triton/compiler/compiler.py"),
    "torch": ("torch/nn/functional.py", "torch/_tensor.py"),
    "NumPy": ("numpy/linalg/__init__.py", "numpy/ma/__init__.py"),
}


class Copies:
    """The files of a tree that came from a toolkit, and the packages that it is the source of."""

    def __init__(self, paths: Collection[str]) -> None:
        by_folder: dict[str, int] = {}
        for path in paths:
            folder, name = posixpath.split(path)
            if name in _OF_A_TOOLKIT:
                by_folder[folder] = by_folder.get(folder, 0) + 1
        tops = (
            posixpath.dirname(folder) if posixpath.basename(folder) == "hip" else folder
            for folder, count in by_folder.items()
            if count > 1
        )
        self._toolkits = tuple(f"{top}/" for top in tops if top)
        self._packages = frozenset(
            package for package, files in _OF_PACKAGES.items() if _has_all(paths, files)
        )

    def holds(self, path: str) -> bool:
        """Return whether a file lies among the headers of a toolkit."""
        return path.startswith(self._toolkits)

    def are_meant_by(self, finding: Finding) -> bool:
        """Return whether a finding is about a package that the tree is the source of."""
        if not self._packages:
            return False
        details = finding.evidence.details
        if (package := details.get("package")) in self._packages:
            return True
        name = details.get("api") or details.get("what") or ""
        top = name.partition(".")[0]
        return package is None and any(top == one.lower() for one in self._packages)


def _has_all(paths: Collection[str], names: tuple[str, ...]) -> bool:
    first, *others = names
    for path in paths:
        if path.endswith(first) and (path == first or path[-len(first) - 1] == "/"):
            above = path[: -len(first)]
            if all(above + other in paths for other in others):
                return True
    return False
