"""
What is installed in a folder of packages: by its dist-info folders, and what no such folder knows of.

Nothing of it is imported, and of two hundred distributions only the lists of their files are read. A shared library is opened
as far as its table of names, which tells whether it can have to do with torch.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import open_file
from opwright.facts.elf.binary import is_shared_library
from opwright.facts.elf.dynamic import Elf
from opwright.model.environment import Distribution
from opwright.model.installed import SearchFolder

_INFO = re.compile(r"(?P<name>.+?)-(?P<version>[^-]+)(?:-py\d[\d.]*)?\.(?:dist|egg)-info")
_TOP = re.compile(rb'^"?([^"/,\r\n]+)(/__init__\.py"?,)?', re.MULTILINE)
_TORCH_MARKS = re.compile(rb"libtorch|libc10|aoti_torch_|_ZNK?(?:2at|3c10|5torch)|\0torch_")
_MOST_READ = 64 << 20
_MOST_LIBRARIES = 5000
_LONGEST_PATH = 4096
_DEEPEST = 6
_NOT_PACKAGES = ("__pycache__", "build", "dist", "node_modules", "tests", "test", "docs")


def read_distributions(folders: Sequence[SearchFolder]) -> tuple[Distribution, ...]:
    """
    Return what is installed, in the order that Python finds it.

    A folder with shared libraries that belongs to no distribution is one without a version.
    """
    return tuple(distribution for folder in folders for distribution in _in_folder(folder))


def _in_folder(folder: SearchFolder) -> Iterator[Distribution]:
    try:
        names = sorted(os.listdir(folder.path))
    except OSError:
        return
    owned: set[str] = set()
    for name in names:
        if match := _INFO.fullmatch(name):
            distribution, tops = _read(folder.path, name, match["name"], match["version"])
            owned |= tops
            yield distribution
    for name in names:
        if name not in owned and name.isidentifier() and name not in _NOT_PACKAGES:
            yield from _left(folder, name)


def _read(folder: str, info: str, name: str, version: str) -> tuple[Distribution, set[str]]:
    """Return a distribution, and the names at the top of the folder that are its own."""
    record = _bytes(os.path.join(folder, info, "RECORD"))
    if not record:
        return _without_record(folder, name, version)
    libraries = list(_libraries_in(record)) if b".so" in record else []
    tops = {(os.fsdecode(top), bool(is_package)) for top, is_package in {*_TOP.findall(record)}}
    modules = {top.removesuffix(".py") for top, is_package in tops if top.endswith(".py")}
    there = [library for library in libraries if os.path.exists(os.path.join(folder, library))]
    distribution = Distribution(
        name,
        version,
        folder,
        libraries=tuple(there),
        packages=tuple(sorted(modules | {top for top, is_package in tops if is_package})),
        has_python=b".py," in record or b'.py",' in record,
        absent=tuple(sorted(set(libraries) - set(there))),
    )
    return distribution, {top for top, _ in tops}


def _libraries_in(record: bytes) -> Iterator[str]:
    """Yield the shared libraries that a RECORD lists, none outside of its own folder."""
    for line in record.splitlines():
        if b".so" in line:
            path = os.fsdecode(line[:_LONGEST_PATH].partition(b",")[0].strip(b'"'))
            if is_shared_library(path) and _is_inside(path):
                yield path


def _is_inside(path: str) -> bool:
    return not os.path.isabs(path) and ".." not in path.split("/")


def _without_record(folder: str, name: str, version: str) -> tuple[Distribution, set[str]]:
    """Return a distribution from the system's package manager, which has its own file list."""
    package = re.sub(r"[-.]+", "_", name)
    libraries = tuple(_libraries_below(folder, package))
    is_there = os.path.isdir(os.path.join(folder, package))
    packages = (package,) if is_there else ()
    return Distribution(name, version, folder, libraries, packages), {package}


def _left(folder: SearchFolder, name: str) -> Iterator[Distribution]:
    """Yield a folder or module with libraries that no list of files names: a checkout, or what was left."""
    path = os.path.join(folder.path, name)
    if not os.path.isdir(path) or os.path.islink(path):
        return
    is_package = os.path.isfile(os.path.join(path, "__init__.py"))
    if not is_package and not folder.path.endswith("-packages"):
        return
    if libraries := tuple(_libraries_below(folder.path, name)):
        yield Distribution(name, "", folder.path, libraries, (name,), has_python=is_package)


def _libraries_below(folder: str, name: str) -> Iterator[str]:
    """Yield the shared libraries below a folder, relative to the one above it."""
    above = os.path.join(folder, name)
    count = 0
    for root, folders, files in os.walk(above):
        if root[len(above) :].count("/") >= _DEEPEST:
            folders.clear()
        folders.sort()
        for file in sorted(files):
            if ".so" in file and is_shared_library(file) and count < _MOST_LIBRARIES:
                count += 1
                yield os.path.relpath(os.path.join(root, file), folder)


def may_touch_torch(path: str) -> bool:
    """Return whether the names in a shared library have any of torch's among them, or cannot be read."""
    try:
        return bool(_TORCH_MARKS.search(Elf(open_file(path), path).strings()))
    except UnreadableInputError:
        return True  # who reads it whole says why it cannot be


def with_torch(distributions: Iterable[Distribution]) -> Iterator[Distribution]:
    """Yield the distributions with a library that can have to do with torch; not torch and what it pins."""
    for distribution in distributions:
        if distribution.project in ("torch", "triton") or distribution.project.startswith(
            "nvidia-"
        ):
            continue
        if any(
            may_touch_torch(os.path.join(distribution.folder, path))
            for path in distribution.libraries
        ):
            yield distribution


def metadata_of(one: Distribution) -> tuple[str, str]:
    """Return the texts of METADATA and WHEEL of a distribution, empty if missing."""
    for name in (f"{one.name}-{one.version}.dist-info", f"{one.name}-{one.version}.egg-info"):
        info = os.path.join(one.folder, name)
        if os.path.isdir(info):
            metadata = _bytes(os.path.join(info, "METADATA")) or _bytes(
                os.path.join(info, "PKG-INFO")
            )
            built = _bytes(os.path.join(info, "WHEEL"))
            return metadata.decode("utf-8", "replace"), built.decode("utf-8", "replace")
    return "", ""


def _bytes(path: str) -> bytes:
    try:
        with open(path, "rb") as opened:
            return opened.read(_MOST_READ)
    except OSError:
        return b""
