"""
The cache of `opwright.load`: which library is what would be built, and where things lie.

A library lies there under the digest of its own content, so that none is ever changed under a process that has
loaded it; a record says from which sources, headers, compilers and torch it was made. All of these are looked
at each time, which takes a few milliseconds, and no clock is trusted. Whoever can write there has his code run by
whoever loads from it, so that only the user's own files are taken, and a library only with the digest that its record has.
"""

from __future__ import annotations

import errno
import json
import os
import re
import sys
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from opwright import knowledge
from opwright.errors import MALFORMED, OpwrightError
from opwright.model.disk import private_files
from opwright.model.disk.private_files import distrusted
from opwright.model.disk.private_paths import replaceable
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.build.settings.settings import BuildSettings

if TYPE_CHECKING:  # what a hit in the cache does not need
    from opwright.model import StrPath

_VERSION = 3
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
_DIGEST = re.compile(r"[0-9a-f]{64}")
RECORDS, LIBRARIES, BUILDS, INLINE = "records", "libraries", "builds", "inline"
JIT_SETTINGS = BuildSettings("", (), folder="/", optimisation="-O1", said_by="opwright.load")
"""What holds for everything that is loaded: its paths are absolute, and a user is waiting."""


class CachedLibrary(NamedTuple):
    """A library that is ready to be loaded."""

    library: str
    is_module: bool


def cached(
    settings: BuildSettings, torch: str | None = None, cache: StrPath | None = None
) -> CachedLibrary | None:
    """
    Return a library for a torch, if one is in the cache that is still what would be built.

    Raises OpwrightError where others can have written to the cache.
    """
    key = key_of(settings, torch)
    return next(filter(None, (hit(one, key) for one in folders(cache))), None)


def hit(folder: str, key: str) -> CachedLibrary | None:
    try:
        record: dict[str, Any] = json.loads(private_files.read(record_path(folder, key)) or b"")
        library = library_path(folder, record["sha256"], record["name"])
        holds = (
            stat_of(library) == record["output"]
            and all(stat_of(path) == told for path, told in record["others"].items())
            and all(digest_of(path) == told for path, told in record["own"].items())
            and has_digest(library, record["sha256"])
        )
        return CachedLibrary(library, bool(record["is_module"])) if holds else None
    except (*MALFORMED, OSError, KeyError, TypeError, AttributeError):  # missing, or a broken one
        return None


def library_path(folder: str, digest: str, name: str) -> str:
    """Return where a library lies that has a digest; raise ValueError for a name that leads elsewhere."""
    if not _DIGEST.fullmatch(digest) or os.path.basename(name) != name or name in ("", ".", ".."):
        raise ValueError(name)
    return os.path.join(folder, LIBRARIES, digest[:32], name)


def has_digest(library: str, digest: str) -> bool:
    """Return whether a library has a digest, and only this user can have written it."""
    if distrusted(os.path.dirname(library)):
        return False
    try:
        content = private_files.read(library)
    except OSError:  # missing, or a link
        return False
    return content is not None and sha256(content).hexdigest() == digest


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
    """Return what tells one torch from another: its path, and the size and time of its files."""
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
        if not os.path.isfile(path):  # a pipe would be waited for, and a device may have no end
            return None
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
    """Return the cache that was asked for, or the user's; where others could replace that, one in /tmp."""
    if asked := cache or os.environ.get("OPWRIGHT_CACHE"):
        return os.path.abspath(asked)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    usual = os.path.abspath(os.path.join(home, "opwright", "jit"))
    return _own_temporary() if replaceable(usual) else usual  # as of `sudo`, or a container


def _own_temporary() -> str:
    return os.path.join(os.environ.get("TMPDIR") or "/tmp", f"opwright-{os.getuid()}")  # noqa: S108 - see writable


def folders(cache: StrPath | None) -> tuple[str, ...]:
    """
    Return where a library may be: the cache, or where one is kept when that cannot be written.

    Raises OpwrightError where others can have written to the cache.
    """
    folder, own = _trusted(folder_of(cache)), _own_temporary()
    has_own = own != folder and os.path.isdir(own) and not _distrusted(own)
    return (folder, own) if has_own else (folder,)


def _trusted(folder: str) -> str:
    """Return a folder; raise OpwrightError where others can have written to it."""
    if reason := _distrusted(folder):
        raise OpwrightError(
            f"refusing the cache of opwright.load, whose libraries are executed: {reason}; "
            "or name another folder with OPWRIGHT_CACHE"
        )
    return folder


def writable(folder: str) -> str:
    """
    Return a folder, or where it cannot be written one of this user's own in its place.

    Raises OpwrightError where others can have written to it.
    """
    try:
        return _made(_trusted(folder))
    except OSError:
        pass
    own = _own_temporary()
    try:
        return _made(own)
    except OSError as error:
        raise OpwrightError(f"cannot write {folder}, nor {own}: {error.strerror}") from error


def _made(folder: str) -> str:
    """Make what a cache consists of."""
    for name in (RECORDS, LIBRARIES, BUILDS):
        made = os.path.join(folder, name)
        private_files.make_folder(made)
        if not os.access(made, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), made)
    return _trusted(folder)  # again: another process may have created one of them


def _distrusted(folder: str) -> str | None:
    """Return why what lies in a cache is not to be trusted."""
    inside = (os.path.join(folder, name) for name in (RECORDS, LIBRARIES, BUILDS, INLINE))
    own = distrusted(folder, is_link_allowed=True)
    return own or next(filter(None, map(distrusted, inside)), None) or replaceable(folder)


def record_path(folder: str, key: str) -> str:
    return os.path.join(folder, RECORDS, f"{key}.json")
