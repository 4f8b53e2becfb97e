"""What `opwright.load` does when nothing is in the cache: build, keep the library, and write down of what it was made."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256

from opwright.errors import OpwrightError
from opwright.model.build.plan import BuildFailure, Plan
from opwright.model.disk import private_files
from opwright.model.disk.writing import replacing
from opwright.verbs.build import building
from opwright.verbs.build.engine.running.lock import alone
from opwright.verbs.build.engine.running.records import read_record
from opwright.verbs.build.engine.running.records import record_path as step_record_path
from opwright.verbs.build.engine.running.run import Event
from opwright.verbs.build.failures import failure_of
from opwright.verbs.build.jit.cache import (
    BUILDS,
    CachedLibrary,
    has_digest,
    hit,
    key_of,
    library_path,
    record_path,
    stat_of,
    torch_here,
)
from opwright.verbs.build.jit.errors import LoadFailedError
from opwright.verbs.build.jit.prune import prune, size_limit
from opwright.verbs.build.settings.settings import BuildSettings

_READABLE = 0o644
"""What a library and its record are, also under a umask of 0: only their user writes them."""


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
    """Take a lock among processes that build the same."""
    build_folder = _build_folder(settings, torch, folder)
    options = building.BuildOptions(torch=torch, build_folder=build_folder)
    try:
        _make(build_folder)
        with alone(f"{build_folder}.lock", lambda: None):
            key = key_of(settings, torch)
            if found := hit(folder, key):
                return found
            planned = building.plan(settings, options)
            built = building.build(planned, jobs=jobs, tell=tell)
            digest, library = _kept(built.library, folder)
            if key_of(settings, torch) == key:  # nobody wrote a source meanwhile
                _write_record(record_path(folder, key), digest, library, planned.plan)
            return CachedLibrary(library, planned.plan.python)
    except OSError as error:
        raise OpwrightError(f"cannot build in {folder}: {error.strerror or error}") from error
    except OpwrightError as error:
        failed = failure_of(error)
        if failed is None:
            raise
        raise _failure(failed) from error


def _make(folder: str) -> None:
    private_files.make_folder(folder)
    if reason := private_files.distrusted(folder):
        raise OpwrightError(f"refusing to build where others can write: {reason}")


def _build_folder(settings: BuildSettings, torch: str | None, folder: str) -> str:
    """Return where it is built: the same settings are built in the same place, bit for bit."""
    decides = json.dumps([settings, torch_here(torch)])
    place = sha256(decides.encode("utf-8", "surrogateescape")).hexdigest()[:16]
    return os.path.join(folder, BUILDS, f"{settings.name}-{place}")


def _kept(library: str, folder: str) -> tuple[str, str]:
    """Put a library where it stays, under the digest of what it holds; return both."""
    with open(library, "rb") as opened:
        content = opened.read()
    digest = sha256(content).hexdigest()
    place = library_path(folder, digest, os.path.basename(library))
    if not has_digest(place, digest):  # missing, or one that others may change before it is loaded
        _make(os.path.dirname(place))
        with replacing(place, mode=_READABLE, durable=True) as written:
            written.write(content)
    return digest, place


def _write_record(path: str, digest: str, library: str, plan: Plan) -> None:
    """Write down what a library was made from."""
    own, others = _read_by(plan)
    record = {
        "name": os.path.basename(library),
        "sha256": digest,
        "output": stat_of(library),
        "is_module": plan.python,
        "own": own,
        "others": others,
    }
    with replacing(path, mode=_READABLE) as opened:
        opened.write(json.dumps(record).encode())


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
            own[step.output] = ""  # a header changed meanwhile: not a hit
            continue
        if step.depfile:
            own |= {os.path.join(plan.folder, name): d for name, d in record.inputs.items()}
            others |= {os.path.dirname(name): None for name in record.system}
            others |= dict.fromkeys(record.absent)  # nothing to report as long as they do not exist
    return own, {name: stat_of(os.path.join(plan.folder, name)) for name in others}


def _failure(failed: BuildFailure) -> LoadFailedError:
    diagnosis = failed.diagnosis
    if not diagnosis.findings:
        first = f": {diagnosis.failure.evidence.quote}" if diagnosis.failure else ""
        return LoadFailedError(f"{failed.message}{first}", diagnosis, failed.log)
    finding = diagnosis.findings[0]
    message = f"{finding.cause.name}: {finding.message}; fix: {finding.fix.summary}"
    return LoadFailedError(message, diagnosis, failed.log)
