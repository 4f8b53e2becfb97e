"""What `opwright.load` does when nothing is in the cache: build, keep the library, and write down of what it was made."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256

from opwright.errors import OpwrightError
from opwright.model.plan import BuildFailure, Plan
from opwright.verbs.build import building
from opwright.verbs.build.engine.lock import alone
from opwright.verbs.build.engine.records import read_record
from opwright.verbs.build.engine.records import record_path as step_record_path
from opwright.verbs.build.engine.run import Event
from opwright.verbs.build.failures import failure_of
from opwright.verbs.build.jit.cache import (
    CachedLibrary,
    digest_of,
    hit,
    key_of,
    record_path,
    stat_of,
    torch_here,
)
from opwright.verbs.build.jit.errors import LoadFailedError
from opwright.verbs.build.jit.prune import prune, size_limit
from opwright.verbs.build.settings import BuildSettings


def build_into(
    folder: str,
    settings: BuildSettings,
    torch: str | None,
    jobs: int | None,
    tell: Callable[[Event], None] | None,
) -> CachedLibrary:
    """Build what no other process has built meanwhile, and keep the cache to its size."""
    most = size_limit(os.environ)
    found = _built_into(folder, settings, torch, jobs, tell)
    with suppress(OSError):
        prune(folder, most)
    return found


def _built_into(
    folder: str,
    settings: BuildSettings,
    torch: str | None,
    jobs: int | None,
    tell: Callable[[Event], None] | None,
) -> CachedLibrary:
    """Build alone among those that build the same."""
    options = _options(settings, torch, folder)
    try:
        os.makedirs(os.path.join(folder, "builds"), exist_ok=True)
        with alone(f"{options.build_folder}.lock", lambda: None):
            key = key_of(settings, torch)
            if found := hit(folder, key):
                return found
            planned = building.plan(settings, options)
            built = building.build(planned, jobs=jobs, tell=tell)
            found = CachedLibrary(_kept(built.library, folder), planned.plan.python)
            if key_of(settings, torch) == key:  # nobody wrote a source meanwhile
                _write_record(folder, key, found, planned.plan)
            return found
    except OSError as error:
        raise OpwrightError(f"cannot build in {folder}: {error.strerror or error}") from error
    except OpwrightError as error:
        failed = failure_of(error)
        if failed is None:
            raise
        raise _failure(failed) from error


def _options(settings: BuildSettings, torch: str | None, folder: str) -> building.BuildOptions:
    """Return where it is built: the same settings are built in the same place, bit by bit."""
    decides = json.dumps([settings, torch_here(torch)])
    place = sha256(decides.encode("utf-8", "surrogateescape")).hexdigest()[:16]
    build_folder = os.path.join(folder, "builds", f"{settings.name}-{place}")
    return building.BuildOptions(torch=torch, build_folder=build_folder)


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


def _write_record(folder: str, key: str, found: CachedLibrary, plan: Plan) -> None:
    """Write down what a library was made from."""
    own, others = _read_by(plan)
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
    own: dict[str, str] = {}
    others: dict[str, Sequence[int] | None] = {}
    for step in plan.steps:
        others[os.path.realpath(step.tool)] = None
        record = read_record(os.path.join(plan.folder, step_record_path(step)))
        if record is None:
            own[step.output] = ""  # a header was changed meanwhile: this is no hit
            continue
        if step.depfile:
            own |= {os.path.join(plan.folder, name): d for name, d in record.inputs.items()}
            others |= {os.path.dirname(name): None for name in record.system}
            others |= dict.fromkeys(
                record.absent
            )  # of which there is nothing to tell as long as they are not there
    return own, {name: stat_of(os.path.join(plan.folder, name)) for name in others}


def _failure(failed: BuildFailure) -> LoadFailedError:
    diagnosis = failed.diagnosis
    if not diagnosis.findings:
        first = f": {diagnosis.error.quote.strip()}" if diagnosis.error else ""
        return LoadFailedError(f"{failed.message}{first}", diagnosis, failed.log)
    finding = diagnosis.findings[0]
    message = f"{finding.cause.name}: {finding.message}; fix: {finding.fix.summary}"
    return LoadFailedError(message, diagnosis, failed.log)
