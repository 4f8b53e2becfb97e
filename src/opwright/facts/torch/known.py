"""What is known of an installed torch: its release in the symbol database, or a table made of its own libraries."""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import sha256

from opwright import facts, knowledge
from opwright.errors import OpwrightError, UnreadableInputError
from opwright.knowledge.torch_releases.names.names import is_torch_library
from opwright.knowledge.torch_releases.symbols.database import extended, table_paths
from opwright.knowledge.torch_releases.symbols.releases import Database, database
from opwright.model import StrPath, TorchBuild, lazy
from opwright.model.build.toolchain import Missing
from opwright.model.disk.private_files import distrusted, is_private, make_folder
from opwright.model.environment.environment import InstalledTorch
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.facts.index.package_index import IndexFile

_BUILD_FILES = ("version.py", "lib/libc10.so", "lib/libtorch_cpu.so", "lib/libtorch_python.so")


class KnownTorch(NamedTuple):
    """A release, and a database that has it."""

    version: str
    known_for: Callable[[str], Database] = database
    tables: tuple[str, ...] = ()
    """Of builds that are not in the usual database."""


def known_torch(torch: InstalledTorch, machine: str) -> KnownTorch | Missing:
    """
    Return the release that an installed torch is.

    One that is not in the database is read, which takes a third of a second, and its table is kept in the user's cache.
    """
    if _is_as_published(torch, database(machine)):
        return KnownTorch(torch.version)
    try:
        path = _table_of(torch)
    except OpwrightError as error:
        return Missing("torch", str(error))
    return KnownTorch(torch.version, with_tables((path,)), (path,))


def torch_of_wheel(path: str) -> KnownTorch:
    """Return the torch of a wheel on disk; raise UnreadableInputError if it is not a torch wheel."""
    try:
        stat = os.stat(path)
    except OSError as error:
        raise UnreadableInputError(f"cannot read {path}: {error.strerror}") from error
    key = _digest(os.path.abspath(path), stat.st_size, stat.st_mtime_ns)
    kept = _kept(key)
    if kept is None:
        build = facts.torch_build.read_torch_wheel(lazy.pathlib.Path(path))
        kept = _keep(build, key)
    return KnownTorch(_version_in(kept), with_tables((kept,)), (kept,))


def derived_cpu(version: str, machine: str) -> KnownTorch:
    """Return a release's `+cpu` build, derived from the one on PyPI; raise UnknownNameError if there is none."""
    stats = map(os.stat, table_paths(machine))
    key = _digest("cpu", version, machine, *((stat.st_size, stat.st_mtime_ns) for stat in stats))
    kept = _kept(key) or _keep(knowledge.cpu_builds.cpu_build(version, machine), key)
    return KnownTorch(f"{version}+cpu", with_tables((kept,)), (kept,))


def torch_at(file: IndexFile, ca_file: str | None) -> KnownTorch:
    """Return the torch of a wheel on an index, read once, by range; raise UnreadableInputError if it is not torch."""
    key = _digest("index", file.url, file.digest)
    kept = _kept(key)
    if kept is None:
        build = facts.remote_build.read_remote_torch(file.url, ca_file=ca_file, digest=file.digest)
        kept = _keep(build, key)
    return KnownTorch(_version_in(kept), with_tables((kept,)), (kept,))


def with_tables(paths: tuple[str, ...]) -> Callable[[str], Database]:
    """Return what gives the usual database with some tables more."""
    opened: dict[str, Database] = {}

    def known_for(machine: str) -> Database:
        if machine not in opened:
            opened[machine] = extended(machine, *paths)
        return opened[machine]

    return known_for


def _is_as_published(torch: InstalledTorch, known: Database) -> bool:
    """Return whether the release of that version is this build: PyPI's, with the same libraries."""
    if torch.version not in known.all_versions:
        return False
    release = known.releases[known.all_versions.index(torch.version)]
    names = {library.soname for library in release.libraries if is_torch_library(library.soname)}
    folder = os.path.join(torch.folder, "lib")
    return release.cuda == torch.cuda and all(
        os.path.exists(os.path.join(folder, name)) for name in names if name.startswith("libtorch")
    )


def _table_of(torch: InstalledTorch) -> str:
    parts: list[object] = [torch.version, torch.folder]
    for name in _BUILD_FILES:
        try:
            stat = os.stat(os.path.join(torch.folder, name))
        except OSError as error:
            raise UnreadableInputError(
                f"cannot read {name} of torch {torch.version}: {error.strerror}; reinstall torch"
            ) from error
        parts += [stat.st_size, stat.st_mtime_ns]
    key = _digest(*parts)
    if kept := _kept(key):
        return kept
    build = facts.torch_build.read_installed_torch(lazy.pathlib.Path(torch.folder))
    return _keep(build._replace(version=torch.version), key)


def _digest(*parts: object) -> str:
    return sha256(repr(parts).encode("utf-8", "surrogateescape")).hexdigest()[:24]


def _folders() -> tuple[str, str]:
    """Return the user's cache, or a private folder for tables if the cache is not writable or not the user's alone."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    user = (
        os.getuid() if hasattr(os, "getuid") else "user"
    )  # Windows has a temporary folder for each
    return (
        os.path.join(os.path.abspath(home), "opwright", "installed-torch"),
        os.path.join(lazy.tempfile.gettempdir(), f"opwright-torch-{user}"),
    )


def _kept(key: str) -> str | None:
    for folder in _folders():
        path = os.path.join(folder, f"{key}.bin")
        if is_private(path) and not distrusted(folder, is_link_allowed=True):
            return path
    return None


def _keep(build: TorchBuild, key: str) -> str:
    """Write the table of a build to the first folder that will do."""
    for folder in _folders():
        path = lazy.pathlib.Path(folder, f"{key}.bin")
        try:
            make_folder(folder)
            if not distrusted(folder, is_link_allowed=True):
                knowledge.own.write(build, path)
                return str(path)
        except OSError:
            continue
    path = lazy.pathlib.Path(lazy.tempfile.mkdtemp(prefix="opwright-")) / f"{key}.bin"
    knowledge.own.write(build, path)
    return str(path)


def _version_in(path: StrPath) -> str:
    return knowledge.table.SymbolTable(path).builds[0].version
