"""
`opwright.load`: build an extension when it is first asked for, and import it.

What was built stays in a cache. A library lies there under the digest of its own content, so that none is ever
changed under a process that has loaded it; a record says from which sources, headers, compilers and torch it was
made. All of these are looked at each time, which takes a few milliseconds, and no clock is trusted.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from types import ModuleType
from typing import TYPE_CHECKING, Any

from opwright.errors import OpwrightError
from opwright.model.named_tuple import NamedTuple

if TYPE_CHECKING:  # what a hit in the cache does not need
    from opwright.build.run import Event
    from opwright.building import Asked, Planned
    from opwright.model import Diagnosis, StrPath
    from opwright.model.plan import BuildFailure, Plan
    from opwright.project import Settings

_VERSION = 1
_DECIDES = (
    "CXX",
    "CUDA_HOME",
    "CUDA_PATH",
    "ROCM_HOME",
    "ROCM_PATH",
    "PATH",
    "TORCH_CUDA_ARCH_LIST",
    *("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "LIBRARY_PATH", "CCC_OVERRIDE_OPTIONS"),
    *("NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS", "HIP_PLATFORM", "HIPCC_COMPILE_FLAGS_APPEND"),
)
"""What of the environment decides on compilers and architectures, or gives compilers flags."""
_OF_TORCH = ("version.py", "lib/libc10.so", "lib/libtorch_cpu.so", "lib/libtorch_python.so")
_PRIVATE = 0o700


class LoadFailedError(OpwrightError):
    """An extension could not be built; the diagnosis says why, and the log what the compiler said."""

    exit_status = 1

    def __init__(self, message: str, diagnosis: Diagnosis, log: str) -> None:
        super().__init__(message)
        self.diagnosis = diagnosis
        self.log = log


class Request(NamedTuple):
    """What is to be loaded."""

    name: str
    sources: tuple[str, ...]
    archs: tuple[str, ...] = ()
    include_dirs: tuple[str, ...] = ()
    defines: tuple[str, ...] = ()
    libraries: tuple[str, ...] = ()
    library_dirs: tuple[str, ...] = ()
    cxx_flags: tuple[str, ...] = ()
    nvcc_flags: tuple[str, ...] = ()
    link_flags: tuple[str, ...] = ()
    torch_floor: str | None = None
    torch: str | None = None


def load(  # noqa: PLR0913 - each is one thing that an extension may need
    name: str,
    sources: Sequence[StrPath],
    *,
    archs: Sequence[str] = (),
    include_dirs: Sequence[StrPath] = (),
    defines: Sequence[str] = (),
    libraries: Sequence[str] = (),
    library_dirs: Sequence[StrPath] = (),
    cxx_flags: Sequence[str] = (),
    nvcc_flags: Sequence[str] = (),
    link_flags: Sequence[str] = (),
    torch_floor: str | None = None,
    torch: StrPath | None = None,
    cache: StrPath | None = None,
    jobs: int | None = None,
    tell: Callable[[Event], None] | None = None,
) -> ModuleType | None:
    """
    Build an extension if it is not in the cache, and import it; `import torch` comes before.

    Returns the module; of a library that only registers operators None, when they are registered. `tell` is
    called with what happens during a build. Raises LoadFailedError where there is a known cause or a log.
    """
    request = Request(
        name,
        tuple(os.path.abspath(path) for path in sources),
        tuple(archs),
        tuple(os.path.abspath(path) for path in include_dirs),
        tuple(defines),
        tuple(libraries),
        tuple(os.path.abspath(path) for path in library_dirs),
        tuple(cxx_flags),
        tuple(nvcc_flags),
        tuple(link_flags),
        torch_floor,
        os.path.abspath(torch) if torch else None,
    )
    found = cached(request, cache) or _built(request, _writable(_folder(cache)), jobs, tell)
    return _imported(name, found.library, is_module=found.is_module)


class Found(NamedTuple):
    """A library that is ready to be loaded."""

    library: str
    is_module: bool


def cached(request: Request, cache: StrPath | None = None) -> Found | None:
    """Return the library of a request, if one is in the cache that is still what would be built."""
    key = _key(request)
    return next(filter(None, (_hit(one, key) for one in _folders(cache))), None)


def _hit(folder: str, key: str) -> Found | None:
    try:
        with open(_record_path(folder, key), encoding="utf-8") as opened:
            record: dict[str, Any] = json.load(opened)
        library = os.path.join(folder, record["library"])
        holds = (
            _stat(library) == record["output"]
            and all(_stat(path) == told for path, told in record["others"].items())
            and all(_digest(path) == told for path, told in record["own"].items())
        )
        return Found(library, bool(record["is_module"])) if holds else None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):  # none, or a broken one
        return None


# ---- what a library is made from ---------------------------------------------------


def _key(request: Request) -> str:
    """Return a digest of the request, its sources, and what decides on compilers and torch."""
    told = [
        _VERSION,
        request,
        [_digest(path) for path in request.sources],
        [os.environ.get(name) for name in _DECIDES],
        [sys.implementation.cache_tag, sys.platform, os.path.realpath(sys.executable)],
        _torch_here(request),
        _gpus(request),
    ]
    return sha256(json.dumps(told).encode("utf-8", "surrogateescape")).hexdigest()[:32]


def _torch_here(request: Request) -> list[object]:
    """Return what tells one torch from another: where it is, and size and time of its files."""
    folder = request.torch or next(filter(os.path.isdir, (f"{p}/torch" for p in _packages())), "")
    return [folder, *(_stat(os.path.join(folder, name)) for name in _OF_TORCH)]


def _packages() -> list[str]:
    return [path for path in sys.path if path.endswith("-packages")]


def _gpus(request: Request) -> list[str]:
    """Return the GPUs here, where they decide on architectures."""
    asked = "".join(request.archs) or os.environ.get("TORCH_CUDA_ARCH_LIST", "")
    if asked and "native" not in asked:
        return []
    if not any(path.endswith(".cu") for path in request.sources):
        return []
    from opwright.gpus.names import this_machine  # noqa: PLC0415 - 2 ms, for sources of CUDA

    return [gpu.arch for gpu in this_machine()]


def _digest(path: str) -> str | None:
    try:
        with open(path, "rb") as opened:
            return sha256(opened.read()).hexdigest()
    except OSError:
        return None


def _stat(path: str) -> list[int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return [found.st_size, found.st_mtime_ns]


# ---- building ----------------------------------------------------------------------


def _built(
    request: Request, folder: str, jobs: int | None, tell: Callable[[Event], None] | None
) -> Found:
    """Build what no other process has built meanwhile, alone among those that build the same."""
    from filelock import FileLock  # noqa: PLC0415 - what a hit does not need

    from opwright import building  # noqa: PLC0415

    asked = _asked(request, folder)
    try:
        os.makedirs(os.path.join(folder, "builds"), exist_ok=True)
        with FileLock(f"{asked.build_folder}.lock"):
            key = _key(request)
            if found := _hit(folder, key):
                return found
            planned = building.plan(_settings(request), asked)
            built = building.build(planned, jobs=jobs, tell=tell)
            found = Found(_kept(built.library, folder), planned.plan.python)
            if _key(request) == key:  # nobody wrote a source meanwhile
                _write_record(folder, key, found, planned)
            return found
    except OSError as error:
        raise OpwrightError(f"cannot build in {folder}: {error.strerror or error}") from error
    except OpwrightError as error:
        failed = building.failure_of(error)
        if failed is None:
            raise
        raise _failure(failed) from error


def _settings(request: Request) -> Settings:
    from opwright.project import Settings, series  # noqa: PLC0415

    return Settings(
        name=request.name,
        sources=request.sources,
        folder="/",
        archs=request.archs,
        include_dirs=request.include_dirs,
        defines=request.defines,
        libraries=request.libraries,
        library_dirs=request.library_dirs,
        cxx_flags=request.cxx_flags,
        nvcc_flags=request.nvcc_flags,
        link_flags=request.link_flags,
        torch_floor=series(request.torch_floor, "opwright.load"),
        said_by="opwright.load",
    )


def _asked(request: Request, folder: str) -> Asked:
    """Return where it is built: what is of the same request is built in the same place, bit by bit."""
    from opwright.building import Asked  # noqa: PLC0415

    told = json.dumps([request, _torch_here(request)])
    place = sha256(told.encode("utf-8", "surrogateescape")).hexdigest()[:16]
    build_folder = os.path.join(folder, "builds", f"{request.name}-{place}")
    return Asked(torch=request.torch, build_folder=build_folder)


def _kept(library: str, folder: str) -> str:
    """Put a library where it stays, under the digest of what it holds; return that place."""
    digest = _digest(library) or ""
    place = os.path.join(folder, "libraries", digest[:32], os.path.basename(library))
    if _digest(place) != digest:
        os.makedirs(os.path.dirname(place), exist_ok=True)
        draft = f"{place}.{os.getpid()}.part"
        _copy(library, draft)
        os.replace(draft, place)
    return place


def _copy(source: str, target: str) -> None:
    """Copy a file and have it written out: a power cut must not leave half of it under its name."""
    with open(source, "rb") as read, open(target, "wb") as written:
        written.write(read.read())
        written.flush()
        os.fsync(written.fileno())


def _write_record(folder: str, key: str, found: Found, planned: Planned) -> None:
    """Write down what a library was made from."""
    own, others = _read_by(planned.plan)
    record = {
        "library": os.path.relpath(found.library, folder),
        "output": _stat(found.library),
        "is_module": found.is_module,
        "own": own,
        "others": others,
    }
    path = _record_path(folder, key)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    draft = f"{path}.{os.getpid()}.part"
    with open(draft, "w", encoding="utf-8") as opened:
        json.dump(record, opened)
    os.replace(draft, path)


def _read_by(plan: Plan) -> tuple[dict[str, str], dict[str, Sequence[int] | None]]:
    """
    Return what the steps of a plan have read: the project's own files, and folders with others'.

    A folder's time tells when a file in it was replaced, as pip, apt and most editors do. Thousands of files
    of torch and the system would take longer to look at than a hit may.
    """
    from opwright.build.records import read_record, record_path  # noqa: PLC0415

    own: dict[str, str] = {}
    others: dict[str, Sequence[int] | None] = {}
    for step in plan.steps:
        others[os.path.realpath(step.tool)] = None
        record = read_record(os.path.join(plan.folder, record_path(step)))
        if record is None:
            own[step.output] = ""  # a header was changed meanwhile: this is no hit
            continue
        if step.depfile:
            own |= {os.path.join(plan.folder, name): d for name, d in record.inputs.items()}
            others |= {os.path.dirname(name): None for name in record.system}
    return own, {name: _stat(os.path.join(plan.folder, name)) for name in others}


def _failure(failed: BuildFailure) -> LoadFailedError:
    diagnosis = failed.diagnosis
    if not diagnosis.findings:
        first = f": {diagnosis.error.quote.strip()}" if diagnosis.error else ""
        return LoadFailedError(f"{failed.message}{first}", diagnosis, failed.log)
    finding = diagnosis.findings[0]
    message = f"{finding.cause.name}: {finding.message}; fix: {finding.fix.summary}"
    return LoadFailedError(message, diagnosis, failed.log)


# ---- the cache ---------------------------------------------------------------------


def _folder(cache: StrPath | None) -> str:
    if cache:
        return os.path.abspath(cache)
    asked = os.environ.get("OPWRIGHT_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.abspath(asked or os.path.join(home, "opwright", "jit"))


def _own_temporary() -> str:
    return os.path.join(os.environ.get("TMPDIR") or "/tmp", f"opwright-{os.getuid()}")  # noqa: S108 - see _writable


def _folders(cache: StrPath | None) -> tuple[str, ...]:
    """Return where a library may be: the cache, or where one is kept when that cannot be written."""
    own = _own_temporary()
    return (_folder(cache), *((own,) if _is_ours(own) else ()))


def _writable(folder: str) -> str:
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


def _record_path(folder: str, key: str) -> str:
    return os.path.join(folder, "records", f"{key}.json")


# ---- importing ---------------------------------------------------------------------


@cache
def _imported(name: str, library: str, *, is_module: bool) -> ModuleType | None:
    """Load a library once in a process."""
    from importlib.machinery import ExtensionFileLoader, ModuleSpec  # noqa: PLC0415
    from importlib.util import module_from_spec  # noqa: PLC0415

    try:
        if not is_module:
            from ctypes import CDLL  # noqa: PLC0415 - for operators

            CDLL(library)
            return None
        last = name.rpartition(".")[2]
        loader = ExtensionFileLoader(last, library)
        module = module_from_spec(ModuleSpec(last, loader, origin=library))
        loader.exec_module(module)
    except (ImportError, OSError) as error:
        hint = "" if "torch" in sys.modules else "; `import torch` comes before opwright.load"
        raise OpwrightError(f"cannot load {name}: {error}{hint}") from error
    return module
