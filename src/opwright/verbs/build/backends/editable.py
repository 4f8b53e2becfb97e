"""
Builds an editable project again when it is imported, where its sources have changed.

The wheel of an editable install has a `.pth` file that calls `install` when Python starts; nothing else is imported then.
A build in which nothing is left to do takes a tenth of a second, once in a process. OPWRIGHT_REBUILD=0 switches it off.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec

_OFF = ("0", "off", "no", "false")


class _Rebuilding:
    """Finds no module itself, but builds before other finders look for a project's modules."""

    def __init__(self, root: str, packages: Sequence[str]) -> None:
        self._root = root
        self._packages = frozenset(packages)

    def find_spec(
        self, name: str, _path: object = None, _target: object = None
    ) -> ModuleSpec | None:
        if name in self._packages:
            self._packages = frozenset()  # once in a process
            _rebuild(self._root)
        return None


def install(root: str, packages: Sequence[str]) -> None:
    """Have the project in a folder built again when the first of some packages is imported."""
    if os.environ.get("OPWRIGHT_REBUILD", "").lower() not in _OFF and os.path.isdir(root):
        sys.meta_path.insert(0, _Rebuilding(root, packages))


def pth_text(root: str, packages: Sequence[str]) -> str:
    """Return the line that Python runs when it starts: nothing, where opwright is gone."""
    return (
        "import importlib.util as u; u.find_spec('opwright') and __import__('opwright.verbs.build.backends.editable', "
        f"fromlist=['install']).install({root!r}, {tuple(packages)!r})\n"
    )


def _rebuild(root: str) -> None:
    """Build what changed, next to the sources; raise ImportError with the cause of a failure."""
    from opwright.errors import OpwrightError
    from opwright.verbs.build import building
    from opwright.verbs.build.backends.wheel_metadata import put_beside_sources
    from opwright.verbs.build.output import failure_text, tell
    from opwright.verbs.build.settings.project import read_extensions

    try:
        for settings in read_extensions(root):
            planned = building.plan(settings, tell=tell)
            put_beside_sources(settings, building.build(planned, tell=tell).library)
    except OpwrightError as error:
        raise ImportError(f"cannot build {root} again:\n{failure_text(error)}") from error
