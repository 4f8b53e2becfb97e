"""
What is installed in a folder of packages: by its dist-info folders, and what no such folder knows of.

An editable install is followed to its sources.

Nothing of it is imported, and of two hundred distributions only the lists of their files are read. A shared library is opened
as far as its table of names, which tells whether it can have to do with torch.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from glob import escape, glob

from opwright import facts
from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import open_file, read_whole
from opwright.facts.elf.binary import is_shared_library
from opwright.facts.elf.dynamic import Elf
from opwright.facts.on_disk import Unlisted, entries_below, is_missing, regular, why_unlisted
from opwright.facts.python.editable import read_pth
from opwright.model.environment.environment import Distribution
from opwright.model.environment.installed import SearchFolder
from opwright.model.named_tuple import NamedTuple

_INFO = re.compile(r"(?P<name>.+?)-(?P<version>[^-]+)(?:-py\d[\d.]*)?\.(?:dist|egg)-info")
# Searches are several times as fast from the end of the line before than from `^`.
_TOP = re.compile(rb'\n"?([^"/,\r\n]+)(/__init__\.py"?,)?')
_TORCH_MARKS = re.compile(rb"libtorch|libc10|aoti_torch_|_ZNK?(?:2at|3c10|5torch)|\0torch_")
_IN_MARKS = (b"torch", b"c10", b"2at")
"""One of them is in each of these marks, and is looked for twenty times as fast."""
_SUFFIX = b".so"
_PTH = re.compile(rb'\n"?([^"/,\r\n]+\.pth)"?,')
_CPYTHON = re.compile(r"\.cpython-(\d+)[^/]*\.so$")
_MOST_READ = 64 << 20
_MOST_LIBRARIES = 5000
_LONGEST_PATH = 4096
_DEEPEST = 6
_NOT_PACKAGES = ("__pycache__", "build", "dist", "node_modules", "tests", "test", "docs")


def read_distributions(
    folders: Sequence[SearchFolder], python_tag: str = ""
) -> tuple[Distribution, ...]:
    """
    Return what is installed, in the order that Python finds it.

    A folder with shared libraries that belongs to no distribution is one without a version. Of an editable
    install, the modules that name another Python than that of `python_tag`, `cp311`, are left out.
    """
    found = [one for folder in folders for one in _in_folder(folder, python_tag)]
    followed = {folder for one in found for folder in one.source_folders}
    return tuple(one for one in found if one.folder not in followed)


def _in_folder(folder: SearchFolder, python_tag: str) -> Iterator[Distribution]:
    try:
        names = sorted(os.listdir(folder.path))
    except OSError:
        return
    owned: set[str] = set()
    for name in names:
        if match := _INFO.fullmatch(name):
            record = _bytes(folder.path, name, "RECORD")
            distribution, tops = _read(folder.path, record, match["name"], match["version"])
            owned |= tops
            if b".pth" in record:
                distribution = _followed(distribution, name, record, python_tag)
            if not record and (why := _why_unread(folder.path, name, "RECORD")):
                distribution = distribution._replace(unread=why)
            yield distribution
        elif name.endswith(".egg-info") and not folder.path.endswith("-packages"):
            developed = _developed(folder.path, name, python_tag)
            owned |= {*developed.packages}
            yield developed
    for name in names:
        if name not in owned and name.isidentifier() and name not in _NOT_PACKAGES:
            yield from _left(folder, name)


def _read(folder: str, record: bytes, name: str, version: str) -> tuple[Distribution, set[str]]:
    """Return a distribution by its RECORD, and the names at the top of the folder that are its own."""
    if not record:
        return _without_record(folder, name, version)
    libraries = list(_libraries_in(record))
    tops = {
        (os.fsdecode(top), bool(is_package)) for top, is_package in {*_TOP.findall(b"\n" + record)}
    }
    modules = {top.removesuffix(".py") for top, is_package in tops if top.endswith(".py")}
    there = [library for library in libraries if not is_missing(os.path.join(folder, library))]
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
    """Yield the shared libraries that a RECORD lists, except those outside its own folder."""
    at = record.find(_SUFFIX)
    while at >= 0:
        begin, end = record.rfind(b"\n", 0, at) + 1, record.find(b"\n", at)
        line = record[begin : end if 0 <= end < begin + _LONGEST_PATH else begin + _LONGEST_PATH]
        path = os.fsdecode(line.partition(b",")[0].strip(b'"\r'))
        if is_shared_library(path) and _is_inside(path):
            yield path
        at = record.find(_SUFFIX, end) if end >= 0 else end


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
    for entry in entries_below(above, deepest=_DEEPEST):
        if isinstance(entry, Unlisted) or ".so" not in entry.name:
            continue
        if is_shared_library(entry.name) and count < _MOST_LIBRARIES:
            count += 1
            yield os.path.relpath(entry.path, folder)


def may_touch_torch(path: str) -> bool:
    """Return whether the names in a shared library have any of torch's among them, or cannot be read."""
    try:
        names = Elf(open_file(path), path).strings()
    except UnreadableInputError:
        return True  # who reads it whole says why it cannot be
    return any(part in names for part in _IN_MARKS) and _TORCH_MARKS.search(names) is not None


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
    stem = f"{one.name}-{one.version}"
    for name in (f"{stem}.dist-info", f"{stem}.egg-info", f"{one.name}.egg-info"):
        info = os.path.join(one.folder, name)
        if os.path.isdir(info):
            metadata = _bytes(info, "METADATA") or _bytes(info, "PKG-INFO")
            built = _bytes(info, "WHEEL")
            return metadata.decode("utf-8", "replace"), built.decode("utf-8", "replace")
    return "", ""


# ---- editable installs -------------------------------------------------------------


class Sources(NamedTuple):
    """What an editable install is imported from."""

    modules: tuple[str, ...]
    libraries: tuple[str, ...]
    """Absolute paths."""
    folders: tuple[str, ...]
    """That Python's path has for it."""


def read_sources(pth_files: Iterable[str], top_level: bytes, python_tag: str) -> Sources | None:
    """
    Return what the `.pth` files of a distribution lead to; None if it is no editable install.

    `top_level` is its top_level.txt, if it has one.
    """
    editables = [editable for path in pth_files if (editable := read_pth(path))]
    places: dict[str, str] = {}
    for editable in editables:
        places |= dict(editable.modules) or _modules_in(editable.folders, top_level)
    if not editables:
        return None
    return Sources(
        tuple(dict.fromkeys(module.partition(".")[0] for module in places)),
        _libraries_of(places.values(), python_tag),
        tuple(folder for editable in editables for folder in editable.folders),
    )


def _followed(found: Distribution, info: str, record: bytes, python_tag: str) -> Distribution:
    """Return a distribution; an editable one with the libraries of its sources."""
    names = _PTH.findall(b"\n" + record)
    pth_files = [os.path.join(found.folder, os.fsdecode(name)) for name in names]
    top_level = _bytes(found.folder, info, "top_level.txt")
    sources = read_sources(pth_files, top_level, python_tag)
    if sources is None:
        return found
    return found._replace(
        libraries=(*found.libraries, *sources.libraries),
        packages=tuple(dict.fromkeys((*found.packages, *sources.modules))),
        has_python=True,
        source=_project(found.folder, info) or next(iter(sources.folders), ""),
        source_folders=sources.folders,
    )


def _project(folder: str, info: str) -> str:
    """Return the folder that a distribution was installed from; empty if its record says none."""
    about = _bytes(folder, info, "direct_url.json")
    address = re.search(rb'"url"\s*:\s*"(file://[^"]*)"', about)
    try:
        return str(facts.addresses.path_of(address[1].decode("utf-8"))) if address else ""
    except (UnreadableInputError, UnicodeDecodeError):
        return ""


def _developed(folder: str, info: str, python_tag: str) -> Distribution:
    """Return a distribution that `setup.py develop` linked to: its egg-info is next to its sources."""
    version = re.search(rb"^Version: (\S+)", _bytes(folder, info, "PKG-INFO"), re.MULTILINE)
    modules = _modules_in([folder], _bytes(folder, info, "top_level.txt"))
    return Distribution(
        info.removesuffix(".egg-info"),
        version[1].decode("utf-8", "replace") if version else "",
        folder,
        libraries=_libraries_of(modules.values(), python_tag),
        packages=tuple(modules),
        source=folder,
    )


def _modules_in(folders: Iterable[str], top_level: bytes) -> dict[str, str]:
    """Return what can be imported from some folders, by name: what a distribution lists, otherwise packages."""
    named = [name for name in os.fsdecode(top_level).split() if name.isidentifier()]
    return {
        name: os.path.join(folder, name)
        for folder in folders
        for name in (named or _packages_in(folder))
    }


def _packages_in(folder: str) -> list[str]:
    try:
        entries = sorted(os.listdir(folder))
    except OSError:
        return []
    modules = {name.partition(".")[0] for name in entries if is_shared_library(name)}
    packages = {n for n in entries if os.path.isfile(os.path.join(folder, n, "__init__.py"))}
    return sorted(name for name in modules | packages if name not in _NOT_PACKAGES)


def _libraries_of(places: Iterable[str], python_tag: str) -> tuple[str, ...]:
    """Return the libraries of modules, each by its folder or by its file without a suffix."""
    found: list[str] = []
    for place in places:
        folder, name = os.path.split(place)
        if os.path.isdir(place):
            found += [os.path.join(folder, path) for path in _libraries_below(folder, name)]
        else:
            found += sorted(path for path in glob(f"{escape(place)}.*so") if os.path.isfile(path))
    return tuple(
        path for path in dict.fromkeys(found) if not _is_for_another_python(path, python_tag)
    )


def _is_for_another_python(path: str, python_tag: str) -> bool:
    named = _CPYTHON.search(path)
    return bool(named and python_tag and f"cp{named[1]}" != python_tag)


def unlisted_folders(folders: Iterable[SearchFolder]) -> Iterator[tuple[str, str]]:
    """Yield what of some folders of packages may not be listed and so seems empty, and why."""
    for folder in folders:
        for path in (folder.path, os.path.join(folder.path, "torch")):
            if why := why_unlisted(path):
                yield path, why


def _bytes(*path: str) -> bytes:
    return read_whole(os.path.join(*path), _MOST_READ)


def _why_unread(*path: str) -> str:
    """Return why an existing file cannot be read; nothing if there is no file."""
    try:
        os.close(regular(os.path.join(*path), os.O_RDONLY))
    except (FileNotFoundError, NotADirectoryError):
        return ""
    except OSError as error:
        return f"cannot read {path[-1]}: {error.strerror}"
    return ""
