"""
The cache of `opwright.load`: which library is what would be built, and where things lie.

A library lies there under the digest of its own content, so that none is ever changed under a process that has
loaded it; a record says from which sources, headers, compilers and torch it was made. All of these are looked
at each time, which takes a few milliseconds, and no clock is trusted.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from opwright import knowledge
from opwright.errors import OpwrightError
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.build.settings import BuildSettings

if TYPE_CHECKING:  # what a hit in the cache does not need
    from opwright.model import StrPath

_VERSION = 2
_DECISIVE_VARIABLES = (
    "CXX",
    "CUDA_HOME",
    "CUDA_PATH",
    "ROCM_HOME",
    "ROCM_PATH",
    "PATH",
    "TORCH_CUDA_ARCH_LIST",
    *("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "LIBRARY_PATH", "CCC_OVERRIDE_OPTIONS"),
    *("NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS", "HIP_PLATFORM", "HIPCC_COMPILE_FLAGS_APPEND"),
    *("CPPFLAGS", "CFLAGS", "CXXFLAGS", "LDFLAGS", "DEBUG", "NVCC_CCBIN", "CUDAHOSTCXX"),
)
"""What of the environment decides on compilers and architectures, or gives compilers flags."""
_TORCH_FILES = ("version.py", "lib/libc10.so", "lib/libtorch_cpu.so", "lib/libtorch_python.so")
_PRIVATE = 0o700
JIT_SETTINGS = BuildSettings("", (), folder="/", optimisation="-O1", said_by="opwright.load")
"""What holds for everything that is loaded: its paths are absolute, and somebody waits for it."""


class CachedLibrary(NamedTuple):
    """A library that is ready to be loaded."""

    library: str
    is_module: bool


def cached(
    settings: BuildSettings, torch: str | None = None, cache: StrPath | None = None
) -> CachedLibrary | None:
    """Return a library for a torch, if one is in the cache that is still what would be built."""
    key = key_of(settings, torch)
    return next(filter(None, (hit(one, key) for one in folders(cache))), None)


def hit(folder: str, key: str) -> CachedLibrary | None:
    try:
        with open(record_path(folder, key), encoding="utf-8") as opened:
            record: dict[str, Any] = json.load(opened)
        library = os.path.join(folder, record["library"])
        holds = (
            stat_of(library) == record["output"]
            and all(stat_of(path) == told for path, told in record["others"].items())
            and all(digest_of(path) == told for path, told in record["own"].items())
        )
        return CachedLibrary(library, bool(record["is_module"])) if holds else None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):  # none, or a broken one
        return None


# ---- what a library is made from ---------------------------------------------------


def key_of(settings: BuildSettings, torch: str | None) -> str:
    """Return a digest of the settings, the sources, and what decides on compilers and torch."""
    told = [
        _VERSION,
        settings,
        [digest_of(path) for path in settings.sources],
        [os.environ.get(name) for name in _DECISIVE_VARIABLES],
        [sys.implementation.cache_tag, sys.platform, os.path.realpath(sys.executable)],
        torch_here(torch),
        _gpus(settings),
    ]
    return sha256(json.dumps(told).encode("utf-8", "surrogateescape")).hexdigest()[:32]


def torch_here(torch: str | None) -> list[object]:
    """Return what tells one torch from another: where it is, and size and time of its files."""
    folder = torch or next(filter(_is_torch, (os.path.abspath(f"{p}/torch") for p in sys.path)), "")
    return [folder, *(stat_of(os.path.join(folder, name)) for name in _TORCH_FILES)]


def _is_torch(folder: str) -> bool:
    return os.path.isfile(os.path.join(folder, "version.py"))


def _gpus(settings: BuildSettings) -> list[str]:
    """Return the GPUs here, where they decide on architectures."""
    asked = "".join(settings.archs) or os.environ.get("TORCH_CUDA_ARCH_LIST", "")
    if asked and "native" not in asked:
        return []
    if not any(path.endswith(".cu") for path in settings.sources):
        return []
    return [gpu.arch for gpu in knowledge.gpu_names.this_machine()]


def digest_of(path: str) -> str | None:
    try:
        with open(path, "rb") as opened:
            return sha256(opened.read()).hexdigest()
    except OSError:
        return None


def stat_of(path: str) -> list[int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return [found.st_size, found.st_mtime_ns]


# ---- the cache ---------------------------------------------------------------------


def folder_of(cache: StrPath | None) -> str:
    if cache:
        return os.path.abspath(cache)
    asked = os.environ.get("OPWRIGHT_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.abspath(asked or os.path.join(home, "opwright", "jit"))


def _own_temporary() -> str:
    return os.path.join(os.environ.get("TMPDIR") or "/tmp", f"opwright-{os.getuid()}")  # noqa: S108 - see _writable


def folders(cache: StrPath | None) -> tuple[str, ...]:
    """Return where a library may be: the cache, or where one is kept when that cannot be written."""
    own = _own_temporary()
    return (folder_of(cache), *((own,) if _is_ours(own) else ()))


def writable(folder: str) -> str:
    """Return a folder, or where it cannot be written one of this user's own in its place."""
    try:
        os.makedirs(folder, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    own = _own_temporary()
    try:
        os.makedirs(own, mode=_PRIVATE, exist_ok=True)
    except OSError as error:
        raise OpwrightError(f"cannot write {folder}, nor {own}: {error.strerror}") from error
    if not _is_ours(own):
        raise OpwrightError(f"cannot write {folder}, and {own} is somebody else's")
    return own


def _is_ours(folder: str) -> bool:
    """Return whether nobody else can have put a library into a folder."""
    try:
        found = os.lstat(folder)
    except OSError:
        return False
    return found.st_uid == os.getuid() and found.st_mode & 0o7777 == _PRIVATE


def record_path(folder: str, key: str) -> str:
    return os.path.join(folder, "records", f"{key}.json")
