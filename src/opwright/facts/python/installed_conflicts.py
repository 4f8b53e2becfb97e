"""Files that conflict with each other: read here, judged by causes."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from glob import escape, glob
from itertools import islice
from time import time

from opwright.facts.elf.binary import is_shared_library
from opwright.facts.on_disk import entries_below, regular
from opwright.model.environment.environment import (
    Distribution,
    InFront,
    InstalledTorch,
    LeftLock,
    Shadowed,
    SharedFile,
)

_VERSIONED = re.compile(r"(lib[\w+-]+)\.so\.(\d+(?:\.\d+)+)$")
_OURS = re.compile(
    r"lib(?:torch\w*|c10\w*|cudart|cublas\w*|cudnn\w*|cufft\w*|curand|cusparse\w*|cusolver\w*"
    r"|nvrtc|nvJitLink|cupti|nccl|nvToolsExt|cufile|nvshmem_host)\.so[\d.]*"
)
_MOST_FILES = 20_000
_DAY, _HOUR, _MINUTE = 86400, 3600, 60


# ---- libraries in front of torch's -------------------------------------------------


def libraries_in_front(
    environ: Mapping[str, str],
    torch: InstalledTorch | None,
    distributions: Iterable[Distribution],
) -> Iterator[InFront]:
    """Yield what LD_LIBRARY_PATH leads to before the libraries of torch and of what it pins."""
    if torch is None or torch.run_path == "RPATH":  # that one is looked through first
        return
    own = _libraries_of(torch, distributions)
    for folder in dict.fromkeys(filter(None, environ.get("LD_LIBRARY_PATH", "").split(":"))):
        for name in _names(folder):
            if name in own:
                path, whose, version = own[name]
                there = os.path.join(folder, name)
                if not _is_same_file(there, path):
                    yield InFront(name, there, whose, version=_version(there), wanted=version)
                del own[name]  # what comes later is not looked at


def _libraries_of(
    torch: InstalledTorch, distributions: Iterable[Distribution]
) -> dict[str, tuple[str, str, str | None]]:
    """Return the path, the owner and its version of each library that torch is to find, by name."""
    libraries: dict[str, tuple[str, str, str | None]] = {
        name: (os.path.join(torch.folder, "lib", name), "torch", torch.version)
        for name in _names(os.path.join(torch.folder, "lib"))
        if _OURS.fullmatch(name)
    }
    for distribution in distributions:
        if distribution.project.startswith("nvidia-"):
            for path in distribution.libraries:
                name = os.path.basename(path)
                libraries.setdefault(
                    name,
                    (
                        os.path.join(distribution.folder, path),
                        distribution.name,
                        distribution.version,
                    ),
                )
    return libraries


def _names(folder: str) -> list[str]:
    try:
        return sorted(name for name in os.listdir(folder)[:_MOST_FILES] if is_shared_library(name))
    except OSError:
        return []


def _is_same_file(path: str, other: str) -> bool:
    try:
        return os.path.samefile(path, other) or _content(path) == _content(other)
    except OSError:
        return False


def _content(path: str) -> tuple[int, bytes]:
    """Return an identity of a library's build, without reading all of it."""
    size = os.path.getsize(path)
    with open(path, "rb", opener=regular) as opened:
        head = opened.read(4096)
        opened.seek(max(0, size - 4096))
        return size, head + opened.read(4096)


def _version(path: str) -> str | None:
    """Return the version in the name of a file or of its link target."""
    for name in (os.path.realpath(path), path):
        if match := _VERSIONED.search(name):
            return match[2]
    return None


# ---- files of two owners -----------------------------------------------------------


def shared_files(distributions: Iterable[Distribution]) -> Iterator[SharedFile]:
    """Yield the shared libraries that more than one distribution has installed in one place."""
    owners: dict[str, list[str]] = {}
    for owner in distributions:
        for path in owner.libraries:
            label = f"{owner.project} {owner.version}"
            owners.setdefault(os.path.join(owner.folder, path), []).append(label)
    for path, names in owners.items():
        if len(set(names)) > 1:
            yield SharedFile(path, tuple(dict.fromkeys(names)))


# ---- locks and caches --------------------------------------------------------------


def extension_folders(environ: Mapping[str, str]) -> list[str]:
    """Return the folders of torch.utils.cpp_extension.load, one for each Python, CUDA and extension."""
    if root := environ.get("TORCH_EXTENSIONS_DIR"):
        return sorted(glob(os.path.join(escape(root), "*", "")))
    home = environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    root = os.path.join(home, "torch_extensions")
    return sorted(glob(os.path.join(escape(root), "*", "*", "")))


def flashinfer_folders(environ: Mapping[str, str]) -> list[str]:
    """Return the folders of the libraries that flashinfer compiles on demand."""
    base = environ.get("FLASHINFER_WORKSPACE_BASE") or os.path.expanduser("~")
    root = os.path.join(base, ".cache", "flashinfer")
    return sorted(glob(os.path.join(escape(root), "**", "cached_ops", "*", ""), recursive=True))


def left_locks(folders: Iterable[str], torch: InstalledTorch | None) -> Iterator[LeftLock]:
    """Yield the lock files of torch's build folders that no process has open, where torch heeds them."""
    locks = [path for folder in folders if os.path.isfile(path := os.path.join(folder, "lock"))]
    if not locks or torch is None or not _waits_for_files(torch):
        return
    held = _open_files()
    if held is None:
        return
    for path in locks:
        if os.path.realpath(path) not in held:
            yield LeftLock(path, _age(path))


def _waits_for_files(torch: InstalledTorch) -> bool:
    """Return whether this torch takes the mere presence of the file for a lock: up to 2.13 it does."""
    try:
        with open(
            os.path.join(torch.folder, "utils", "cpp_extension.py"),
            encoding="utf-8",
            opener=regular,
        ) as opened:
            return "FileBaton(" in opened.read(1 << 20)
    except (OSError, UnicodeDecodeError):
        return False


def _open_files() -> set[str] | None:
    """
    Return what the processes of this machine have open, as far as we may look; None where nobody may.

    Whoever builds holds its lock file open until it is done.
    """
    try:
        processes = [name for name in os.listdir("/proc") if name.isdecimal()]
    except OSError:
        return None
    return {path for process in processes for path in _open_in(f"/proc/{process}/fd")}


def _open_in(folder: str) -> list[str]:
    """Return what one process has open; nothing of one that has ended, or is another user's."""
    try:
        numbers = os.listdir(folder)
    except OSError:
        return []
    return [path for number in numbers if (path := _led_to(f"{folder}/{number}"))]


def _led_to(link: str) -> str | None:
    try:
        return os.readlink(link)
    except OSError:  # it was closed meanwhile
        return None


def _age(path: str) -> str:
    seconds = max(0, time() - os.stat(path).st_mtime)
    for unit, name in ((_DAY, "day"), (_HOUR, "hour"), (_MINUTE, "minute")):
        if seconds >= unit:
            number = int(seconds // unit)
            return f"{number} {name}{'s' * (number > 1)}"
    return "less than a minute"


# ---- sources that shadow what is installed -----------------------------------------


def shadowed_packages(
    folders: Sequence[str], distributions: Iterable[Distribution]
) -> Iterator[Shadowed]:
    """
    Yield the packages of some folders, in front of all others, that are installed with libraries too.

    Python looks in the current folder first. One that holds the libraries as well was built in place.
    """
    for distribution in distributions:
        for package in (
            distribution.packages if distribution.libraries and distribution.version else ()
        ):
            own = [path for path in distribution.libraries if path.startswith(f"{package}/")]
            for folder in folders:
                source = os.path.join(folder, package)
                if (
                    own
                    and os.path.isfile(os.path.join(source, "__init__.py"))
                    and not os.path.exists(os.path.join(folder, own[0]))
                    and not _has_library(source)
                ):
                    yield Shadowed(package, source, f"{distribution.name} {distribution.version}")


def _has_library(folder: str) -> bool:
    entries = islice(entries_below(folder), _MOST_FILES)
    return any(isinstance(one, os.DirEntry) and is_shared_library(one.name) for one in entries)


def libraries_in(folder: str) -> list[str]:
    """Return the shared libraries directly in a folder; none if it cannot be read."""
    return [os.path.join(folder, name) for name in _names(folder)]


_PROJECTS = ("pyproject.toml", "setup.py", "CMakeLists.txt")


def built_here(folder: str) -> list[str]:
    """Return the libraries that builds have left in a project: in build/lib*, and in its packages."""
    if not any(os.path.isfile(os.path.join(folder, name)) for name in _PROJECTS):
        return []
    places = [os.path.join(folder, "build", name, "") for name in _listed(folder, "build")]
    places += [
        os.path.join(folder, name, "")
        for name in _listed(folder, "")
        if os.path.isfile(os.path.join(folder, name, "__init__.py"))
    ]
    return [path for place in [folder, *places] for path in libraries_in(place)]


def _listed(folder: str, name: str) -> list[str]:
    try:
        entries = os.scandir(os.path.join(folder, name))
        return sorted(
            entry.name for entry in entries if entry.is_dir() and entry.name[:1] not in "._"
        )
    except OSError:
        return []
