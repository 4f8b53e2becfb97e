"""
Where the program's own modules are, and their bytecode: read with half of the system calls that Python needs.

A run imports more than a hundred of them. Python asks three finders for each, lists each folder, tries five suffixes, and
reads the bytecode through a buffered file. Whatever isn't as usual (no bytecode yet, a source that is newer, `-O`,
PYTHONPYCACHEPREFIX) is left to Python's own loader.
"""

from __future__ import annotations

import marshal
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec, SourceFileLoader
    from importlib.util import MAGIC_NUMBER
    from types import CodeType
else:  # `importlib.machinery` imports warnings: a fiftieth of a short run
    ModuleSpec, SourceFileLoader = type(__spec__), type(__spec__.loader)
    MAGIC_NUMBER = sys.modules[SourceFileLoader.__module__].MAGIC_NUMBER

_OURS = "opwright."
_HEADER = 16
"""Bytes before the code: the version of bytecode, flags, when the source was written, and its size (PEP 552)."""
_MADE_BY_DATE = MAGIC_NUMBER + bytes(4)
"""Without the flag of bytecode that a digest of the source validates."""
_CACHED = f"{os.sep}__pycache__{os.sep}"
_TAG = f".{sys.implementation.cache_tag}.pyc"
_READ = os.O_RDONLY | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_LARGEST = 1 << 16
"""Bytes of a module's bytecode that are read at once; ours have 30,000 at most."""


def import_own_modules_directly() -> None:
    """Find modules of ours before Python's finders do, for the rest of this process."""
    if not sys.flags.optimize and not sys.pycache_prefix:  # else bytecode has other names
        sys.meta_path.insert(0, _OwnModules)


class _OwnModules:
    """A finder (`importlib.abc.MetaPathFinder`) that leaves what it does not find to the next."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, _: object = None
    ) -> ModuleSpec | None:
        if not path or not name.startswith(_OURS):
            return None
        folder, last = path[0], name.rpartition(".")[2]
        if status := _status(source := f"{folder}{os.sep}{last}.py"):
            return _spec(name, source, f"{folder}{_CACHED}{last}{_TAG}", status)
        package = f"{folder}{os.sep}{last}"
        if status := _status(source := f"{package}{os.sep}__init__.py"):
            spec = _spec(name, source, f"{package}{_CACHED}__init__{_TAG}", status)
            spec.submodule_search_locations = [package]
            return spec
        return None


class _Loader(SourceFileLoader):
    """Python's loader, but for bytecode that is of the source as it is now."""

    def __init__(self, name: str, source: str, bytecode: str, status: os.stat_result) -> None:
        super().__init__(name, source)
        self._bytecode, self._status = bytecode, status

    def get_code(self, fullname: str) -> CodeType | None:
        try:
            opened = os.open(self._bytecode, _READ)
        except OSError:
            return super().get_code(fullname)
        try:
            data = os.read(opened, _LARGEST)
        finally:
            os.close(opened)
        if not _is_of(self._status, data) or len(data) == _LARGEST:
            return super().get_code(fullname)
        code: CodeType = marshal.loads(memoryview(data)[_HEADER:])  # noqa: S302 - as Python does
        return code if code.co_filename == self.path else super().get_code(fullname)


def _status(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except OSError:
        return None


def _is_of(source: os.stat_result, bytecode: bytes) -> bool:
    """Return whether bytecode, by its beginning, was made by this Python from a source as it is now."""
    written, size = int(source.st_mtime) & 0xFFFFFFFF, source.st_size & 0xFFFFFFFF
    header = _MADE_BY_DATE + written.to_bytes(4, "little") + size.to_bytes(4, "little")
    return bytecode[:_HEADER] == header


def _spec(name: str, source: str, bytecode: str, status: os.stat_result) -> ModuleSpec:
    spec = ModuleSpec(name, _Loader(name, source, bytecode, status), origin=source)
    spec.has_location = True
    spec.cached = bytecode
    return spec
