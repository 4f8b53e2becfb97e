"""Something to audit, whatever the user calls it: a file, a folder, an installed package, a release."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator

from opwright import facts, knowledge
from opwright.errors import MALFORMED, UnreadableInputError
from opwright.facts.archives.byte_source import open_file, read_small
from opwright.facts.elf.binary import is_shared_library, with_names_for_each_other
from opwright.facts.on_disk import Unlisted, entries_below
from opwright.facts.wheels.build_files import read_build_files_on_disk
from opwright.facts.wheels.libraries import is_library, read_library_file
from opwright.facts.wheels.reading import MOST_LIBRARIES, TABLES, Reading
from opwright.model import Artifact, ArtifactKind, Binary, lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.metadata import Distribution

    from opwright.facts.index.package_index import IndexFile

Progress = Callable[[int, int], None]
"""Told how much is done, of how much."""

_CONDA = (".conda", ".tar.bz2")
_ZIP = b"PK"


def read_artifact(
    wanted: str, reading: Reading = TABLES, *, progress: Progress | None = None
) -> Artifact:
    """
    Read what `wanted` names; raise UnreadableInputError when there is no such thing.

    A path is a path when it exists. Otherwise a name is that of an installed package, and what is
    not installed, or has a version (`torchvision==0.23.0`), is looked for on pip's index. `reading`
    says how much is read of each library.
    """
    if not wanted:
        raise UnreadableInputError("nothing to audit: the name is empty")
    if os.path.isdir(wanted):
        return _read_folder(wanted, progress, reading)
    if os.path.exists(wanted):
        return _read_file(os.path.normpath(wanted), progress, reading)
    if re.match(r"(https?|file)://", wanted):
        return _read_address(wanted, progress, reading)
    if "/" in wanted or is_library(wanted) or wanted.endswith((".whl", *_CONDA)):
        raise UnreadableInputError(f"cannot read {wanted}: no such file")
    if re.fullmatch(r"[A-Za-z0-9][\w.-]*", wanted) and (
        package := _read_package(wanted, progress, reading)
    ):
        return package
    return _read_release(wanted, progress, reading)


def _read_file(path: str, progress: Progress | None, reading: Reading) -> Artifact:
    source = open_file(path)
    if path.endswith(_CONDA):
        return facts.conda.read_conda(source, path, reading=reading, progress=progress)
    if not path.endswith(".whl") and source.read(0, min(2, source.size)) != _ZIP:
        binaries = read_library_file(path, None, reading, alone=True)
        beside = read_build_files_on_disk([path])
        return Artifact(path, ArtifactKind.BINARY, binaries, build_files=beside)
    return facts.wheel.read_wheel(source, path, reading=reading, progress=progress)


def _read_release(requirement: str, progress: Progress | None, reading: Reading) -> Artifact:
    settings = facts.pip_settings.read_pip_settings()
    file = facts.package_index.find_wheel(requirement, settings, for_any_system=True)
    return _read_offered(file, progress, reading, ca_file=settings.cert)


def _read_address(url: str, progress: Progress | None, reading: Reading) -> Artifact:
    name = facts.addresses.shown(url).rpartition("/")[2]
    return _read_offered(facts.package_index.IndexFile(name, url), progress, reading)


def _read_offered(
    file: IndexFile, progress: Progress | None, reading: Reading, *, ca_file: str | None = None
) -> Artifact:
    source = facts.remote.open_url(file.url, ca_file=ca_file, digest=file.digest)
    if file.name.endswith(_CONDA):
        conda = facts.conda.read_conda(source, file.name, reading=reading, progress=progress)
        return facts.remote.with_failure(conda, source)
    artifact = facts.wheel.read_wheel(
        source,
        file.name,
        far=isinstance(source, facts.remote.RemoteFile),
        reading=reading,
        progress=progress,
        metadata_digest=file.metadata_digest,
    )
    artifact = artifact._replace(has_sdist=file.has_sdist)
    return facts.remote.with_failure(artifact, source)


# ---- several files -----------------------------------------------------------------


def _read_folder(folder: str, progress: Progress | None, reading: Reading) -> Artifact:
    found = list(_libraries_below(folder))
    unlisted = tuple(
        (os.path.relpath(one.path, folder), one.why) for one in found if isinstance(one, Unlisted)
    )
    paths = [(path, os.path.relpath(path, folder)) for path in found if isinstance(path, str)]
    binaries, skipped = read_libraries(paths, progress, reading)
    beside = read_build_files_on_disk((shown for _, shown in paths), folder)
    return Artifact(
        folder, ArtifactKind.FOLDER, binaries, skipped=(*unlisted, *skipped), build_files=beside
    )


def _libraries_below(folder: str) -> Iterator[str | Unlisted]:
    """Yield the libraries in a folder, of any system, in order, and what of it cannot be listed; links are not followed."""
    for entry in entries_below(folder):
        if isinstance(entry, Unlisted):
            yield entry
        elif is_library(entry.name) and entry.is_file(follow_symlinks=False):
            yield entry.path


def _read_package(name: str, progress: Progress | None, reading: Reading) -> Artifact | None:
    """Read an installed package by the name of its distribution; None if there is none."""
    try:
        distribution = lazy.metadata.distribution(name)
    except (lazy.metadata.PackageNotFoundError, ValueError):
        return None
    files, requires, texts = _records(distribution, name)
    metadata = facts.wheel_metadata.parse_metadata(*texts, name)
    is_read = is_shared_library if knowledge.wheel_tags.are_for_linux(metadata.tags) else is_library
    libraries = [(path, shown) for path, shown in files if is_read(path)]
    libraries += _editable_libraries(distribution, files)
    binaries, skipped = read_libraries(libraries, progress, reading)
    on_disk = {shown: path for path, shown in files}
    return Artifact(
        f"{metadata.name or name} {metadata.version or ''}".strip(),
        ArtifactKind.PACKAGE,
        binaries,
        facts.wheel_metadata.torch_requirement(requires),
        skipped,
        name=metadata.name,
        version=metadata.version,
        tags=metadata.tags,
        requirements=requires,
        requires_python=metadata.requires_python,
        pure=metadata.pure,
        build_files=read_build_files_on_disk(
            (shown for _, shown in libraries), str(distribution.locate_file(""))
        ),
        loaded=facts.gpu_companions.read_loaded(
            binaries,
            on_disk,
            lambda shown: read_small(on_disk[shown], facts.gpu_companions.LARGEST),
        )
        if reading.sources
        else None,
    )


def _editable_libraries(
    found: Distribution, files: Iterable[tuple[str, str]]
) -> Iterator[tuple[str, str]]:
    """Yield the libraries of an editable install, which are next to its sources."""
    pth_files = [path for path, shown in files if shown.endswith(".pth") and "/" not in shown]
    if pth_files:
        top_level = (found.read_text("top_level.txt") or "").encode()
        python_tag = f"cp{sys.version_info[0]}{sys.version_info[1]}"
        if sources := facts.distributions.read_sources(pth_files, top_level, python_tag):
            yield from ((path, path) for path in sources.libraries)


def _records(
    found: Distribution, name: str
) -> tuple[list[tuple[str, str]], tuple[str, ...], tuple[str, str]]:
    """Return the files of an installed package, what it requires, and its texts METADATA and WHEEL."""
    try:
        files = [(str(found.locate_file(file)), str(file)) for file in found.files or ()]
        said = found.read_text("METADATA") or found.read_text("PKG-INFO") or ""
        return files, tuple(found.requires or ()), (said, found.read_text("WHEEL") or "")
    except (*MALFORMED, lazy.csv.Error) as error:
        raise UnreadableInputError(
            f"the records of {name} are damaged ({error}); install it again"
        ) from error


def read_libraries(
    paths: list[tuple[str, str]],
    progress: Progress | None = None,
    reading: Reading = TABLES,
) -> tuple[tuple[Binary, ...], tuple[tuple[str, str], ...]]:
    """Read libraries on disk; those that cannot be read are returned with the reason."""
    if len(paths) > MOST_LIBRARIES:
        raise UnreadableInputError(
            f"it has {len(paths)} shared libraries, more than the limit of {MOST_LIBRARIES}"
        )
    binaries: list[Binary] = []
    skipped = []
    for done, (path, shown) in enumerate(paths):
        if progress:
            progress(done, len(paths))
        try:
            binaries += read_library_file(path, shown, reading, alone=len(paths) == 1)
        except UnreadableInputError as error:
            skipped.append((shown, str(error)))
    return with_names_for_each_other(binaries), tuple(skipped)
