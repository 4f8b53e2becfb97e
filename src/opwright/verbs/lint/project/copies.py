"""What a tree holds of the very things that findings are about: headers of a toolkit, Triton itself. These are of their own release."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property

from opwright.facts.sources.source_file import SourceFile
from opwright.model import Finding

_OF_A_TOOLKIT = (
    *("cuda.h", "cuda_runtime.h", "cuda_runtime_api.h", "driver_types.h", "vector_types.h"),
    *("cupti.h", "cupti_callbacks.h", "hip_runtime.h", "hip_runtime_api.h"),
)
"""Two of these in one folder are more than a project's header with another one's name."""
_OF_LIBTORCH = ("ATen/ATen.h", "c10/core/Device.h")
"""In one folder they are headers as installed; in torch's own sources they are not next to each other."""
_OF_NUMPY = ("numpy/ndarraytypes.h", "numpy/ufuncobject.h")
_OF_PACKAGES = {
    "Triton": (("triton/language/core.py", "triton/compiler/compiler.py"),),
    "torch": (
        ("torch/nn/functional.py", "torch/_tensor.py"),
        ("ATen/ATen.h", "ATen/native/Activation.cpp"),
    ),
    "NumPy": (("numpy/linalg/__init__.py", "numpy/ma/__init__.py"),),
}
_ABOUT_TORCH = (
    *("removed-torch-api", "torch-refuses-usage", "torch-too-old-for-package"),
    *("cxx-standard-too-old", "triton-api-mismatch"),
)
_PINNED_BY_TORCH = "Triton"


class Copies:
    """The files of a tree that came from a toolkit, and the packages that it is the source of."""

    def __init__(self, files: Mapping[str, SourceFile]) -> None:
        paths = files.keys()
        self._files = files
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
        unpacked = _folders_with(paths, _OF_LIBTORCH)
        of_numpy = (posixpath.join(top, "numpy") for top in _folders_with(paths, _OF_NUMPY))
        self._headers = tuple({f"{top}/" for top in (*tops, *unpacked, *of_numpy) if top})
        self._packages = frozenset(
            package
            for package, signs in _OF_PACKAGES.items()
            if any(next(_folders_with(paths, files), None) is not None for files in signs)
        )

    def holds(self, path: str) -> bool:
        """Return whether a file lies among the headers of a toolkit, of libtorch or of NumPy."""
        return path.startswith(self._headers)

    def are_meant_by(self, finding: Finding) -> bool:
        """Return whether a finding is about a package that the tree is the source of."""
        details = finding.evidence.details
        if re.match(r"TH[A-Z/]", details.get("api", "")) and self._is_in_lua:
            return True
        if not self._packages:
            return False
        if "torch" in self._packages and finding.cause.name in _ABOUT_TORCH:
            return True
        package = details.get("package")
        if package in self._packages or (package == _PINNED_BY_TORCH and "torch" in self._packages):
            return True
        name = details.get("api") or details.get("what") or ""
        top = name.partition(".")[0]
        return package is None and any(top == one.lower() for one in self._packages)

    @cached_property
    def _is_in_lua(self) -> bool:
        """Whether the tree is for the Torch that was written in Lua, whose TH is still what it was."""
        headers = (f.data for f in self._files.values() if f.path.endswith((".c", ".cpp", ".h")))
        return any(b"luaT.h" in data for data in headers)


def _folders_with(paths: Collection[str], names: tuple[str, ...]) -> Iterator[str]:
    """Yield the folders below which each of some files is."""
    first, *others = names
    for path in paths:
        if path.endswith(first) and (path == first or path[-len(first) - 1] == "/"):
            above = path[: -len(first)]
            if all(above + other in paths for other in others):
                yield above.rstrip("/")
