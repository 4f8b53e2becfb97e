"""
Modules that are costly to import and seldom needed, each imported on first use.

`lazy.zipfile.ZipFile` is what `import zipfile` within a function would be, for all who need it. A package
of this project whose modules are seldom needed does the same for them: `facts.wheel.read_wheel`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping

TYPE_CHECKING = False
if TYPE_CHECKING:
    import bz2
    import csv
    import difflib
    import hashlib
    import heapq
    import json
    import lzma
    import multiprocessing
    import pathlib
    import shlex
    import tarfile
    import tempfile
    import zipfile
    from concurrent import futures
    from importlib import metadata
    from types import ModuleType

    import abi3info
    import ahocorasick
    import cramjam
    import cxxfilt
    import demangle
    import filelock
    import hyperscan
    import pyarrow as pa
    import pycxxfilt
    import ray
    import shtab
    import tomllib
    import tree_sitter
    import tree_sitter_cuda
    import zstandard
    from isal import igzip
    from packaging import specifiers, version
    from pyarrow import parquet

__all__ = [
    "abi3info",
    "ahocorasick",
    "bz2",
    "cramjam",
    "csv",
    "cxxfilt",
    "demangle",
    "difflib",
    "filelock",
    "futures",
    "hashlib",
    "heapq",
    "hyperscan",
    "igzip",
    "json",
    "lzma",
    "metadata",
    "multiprocessing",
    "pa",
    "parquet",
    "pathlib",
    "pycxxfilt",
    "ray",
    "shlex",
    "shtab",
    "specifiers",
    "tarfile",
    "tempfile",
    "tomllib",
    "tree_sitter",
    "tree_sitter_cuda",
    "version",
    "zipfile",
    "zstandard",
]


def import_module(name: str) -> ModuleType:
    """Do what `importlib.import_module` does for a full name, without importing importlib and warnings."""
    __import__(name)
    return sys.modules[name]


def lazy_modules(facade: str, modules: Mapping[str, str]) -> Callable[[str], ModuleType]:
    """Return the `__getattr__` of a module (PEP 562) that imports others by these names."""

    def imported(name: str) -> ModuleType:
        if name not in modules:
            raise AttributeError(f"module {facade!r} has no attribute {name!r}")
        module = import_module(modules[name])
        setattr(sys.modules[facade], name, module)
        return module

    return imported


_MODULES = {name: name for name in __all__} | {
    "futures": "concurrent.futures",
    "igzip": "isal.igzip",
    "metadata": "importlib.metadata",
    "pa": "pyarrow",
    "parquet": "pyarrow.parquet",
    "specifiers": "packaging.specifiers",
    "version": "packaging.version",
    "tomllib": "tomllib" if sys.version_info >= (3, 11) else "tomli",
}
__getattr__ = lazy_modules(__name__, _MODULES)
