"""`opwright.load`: build an extension when it is first asked for, and import it; see `jit_cache`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from types import ModuleType
from typing import TYPE_CHECKING

from opwright.errors import OpwrightError
from opwright.verbs.build.jit.cache import (
    Found,
    Request,
    cached,
    digest_of,
    folder_of,
    hit,
    key_of,
    record_path,
    stat_of,
    torch_here,
    writable,
)

if TYPE_CHECKING:  # what a hit in the cache does not need
    from opwright.model import Diagnosis, StrPath
    from opwright.model.plan import BuildFailure, Plan
    from opwright.verbs.build.building import BuildOptions, Planned
    from opwright.verbs.build.engine.run import Event
    from opwright.verbs.build.project import Settings


class LoadFailedError(OpwrightError):
    """An extension could not be built; the diagnosis says why, and the log what the compiler said."""

    exit_status = 1

    def __init__(self, message: str, diagnosis: Diagnosis, log: str) -> None:
        super().__init__(message)
        self.diagnosis = diagnosis
        self.log = log


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
    found = cached(request, cache) or _built(request, writable(folder_of(cache)), jobs, tell)
    return _imported(name, found.library, is_module=found.is_module)


# ---- building ----------------------------------------------------------------------


def _built(
    request: Request, folder: str, jobs: int | None, tell: Callable[[Event], None] | None
) -> Found:
    """Build what no other process has built meanwhile, alone among those that build the same."""
    from filelock import FileLock  # noqa: PLC0415 - what a hit does not need

    from opwright.verbs.build import building  # noqa: PLC0415

    asked = _asked(request, folder)

    def build() -> Found:
        os.makedirs(os.path.join(folder, "builds"), exist_ok=True)
        with FileLock(f"{asked.build_folder}.lock"):
            key = key_of(request)
            if found := hit(folder, key):
                return found
            planned = building.plan(_settings(request), asked)
            built = building.build(planned, jobs=jobs, tell=tell)
            found = Found(_kept(built.library, folder), planned.plan.python)
            if key_of(request) == key:  # nobody wrote a source meanwhile
                _write_record(folder, key, found, planned)
            return found

    try:
        return _with_errors_told(build, folder)
    except OpwrightError as error:
        from opwright.verbs.build.failures import failure_of  # noqa: PLC0415 - after a failure

        failed = failure_of(error)
        if failed is None:
            raise
        raise _failure(failed) from error


def _with_errors_told(build: Callable[[], Found], folder: str) -> Found:
    try:
        return build()
    except OSError as error:
        raise OpwrightError(f"cannot build in {folder}: {error.strerror or error}") from error


def _settings(request: Request) -> Settings:
    from opwright.verbs.build.project import Settings, series  # noqa: PLC0415

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
        optimisation="-O1",  # somebody waits for it
        said_by="opwright.load",
    )


def _asked(request: Request, folder: str) -> BuildOptions:
    """Return where it is built: what is of the same request is built in the same place, bit by bit."""
    from opwright.verbs.build.building import BuildOptions  # noqa: PLC0415

    told = json.dumps([request, torch_here(request)])
    place = sha256(told.encode("utf-8", "surrogateescape")).hexdigest()[:16]
    build_folder = os.path.join(folder, "builds", f"{request.name}-{place}")
    return BuildOptions(torch=request.torch, build_folder=build_folder)


def _kept(library: str, folder: str) -> str:
    """Put a library where it stays, under the digest of what it holds; return that place."""
    digest = digest_of(library) or ""
    place = os.path.join(folder, "libraries", digest[:32], os.path.basename(library))
    if digest_of(place) != digest:
        os.makedirs(os.path.dirname(place), exist_ok=True)
        draft = f"{place}.{os.getpid()}.part"
        _copy(library, draft)
        os.replace(draft, place)
    return place


def _copy(source: str, target: str) -> None:
    """Copy a file and have it written out: a power cut must not leave half of it under its name."""
    try:
        with open(source, "rb") as read, open(target, "wb") as written:
            written.write(read.read())
            written.flush()
            os.fsync(written.fileno())
    except OSError:  # a full disk needs what half a library takes
        with suppress(OSError):
            os.unlink(target)
        raise


def _write_record(folder: str, key: str, found: Found, planned: Planned) -> None:
    """Write down what a library was made from."""
    own, others = _read_by(planned.plan)
    record = {
        "library": os.path.relpath(found.library, folder),
        "output": stat_of(found.library),
        "is_module": found.is_module,
        "own": own,
        "others": others,
    }
    path = record_path(folder, key)
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
    from opwright.verbs.build.engine.records import read_record, record_path  # noqa: PLC0415

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
    return own, {name: stat_of(os.path.join(plan.folder, name)) for name in others}


def _failure(failed: BuildFailure) -> LoadFailedError:
    diagnosis = failed.diagnosis
    if not diagnosis.findings:
        first = f": {diagnosis.error.quote.strip()}" if diagnosis.error else ""
        return LoadFailedError(f"{failed.message}{first}", diagnosis, failed.log)
    finding = diagnosis.findings[0]
    message = f"{finding.cause.name}: {finding.message}; fix: {finding.fix.summary}"
    return LoadFailedError(message, diagnosis, failed.log)


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
