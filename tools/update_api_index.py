"""
Bring the index of names up to date with what the package index has.

    python tools/update_api_index.py                        every release that is not in it yet
    python tools/update_api_index.py torch cuda             of these domains
    python tools/update_api_index.py --into /tmp/new        all of it anew, to compare
    python tools/update_api_index.py cpython --deb libpython3.13-dev_3.13.18-1_amd64.deb
                                                            CPython's headers, which no wheel has
    python tools/update_api_index.py cuda --folder 11.2=/usr/local/cuda-11.2/include
                                                            a release from a folder with its files

Of each release the headers or modules are read from its wheels by ranges, 1 to 12 MB; nothing is compiled, imported
or run. Writes a file for each domain and `MANIFEST.json` (which wheels, with their SHA-256) into
`src/opwright/knowledge/api/data`. The same wheels give the same files, byte for byte.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from api_index.assembling import Names
from api_index.changed_keys import packed_keys
from api_index.debian import unpacked
from api_index.private_names import lost_private_names
from api_index.release import Reader
from api_index.sources import DOMAINS, FIRST_WITH_NEW, Domain, Release, domain, files_of
from api_index.standard_library import doubted, names_of
from api_index.table_file import Column, columns_of, written
from packaging.version import Version

from opwright.knowledge.api.table import read_table

DATA = Path(__file__).parents[1] / "src" / "opwright" / "knowledge" / "api" / "data"


def main() -> int:
    """Read what is missing, write it and the manifest, say what was done."""
    options = _options()
    options.into.mkdir(parents=True, exist_ok=True)
    for name in options.domains or DOMAINS:
        update = Update(domain(name), options.into, options.cache)
        for package in options.deb:
            update.add_package(package)
        for release in options.folder:
            update.add_folder(*release.split("=", 1))
        if not (options.deb or options.folder):
            update.add_published()
        update.write()
        if name == "torch-python" and not options.folder:
            lost = lost_private_names(domain(name).releases, options.cache)
            (options.into / "torch-private.zz").write_bytes(lost)
    (options.into / "changed.bin").write_bytes(packed_keys(options.into))
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("domains", nargs="*", metavar="DOMAIN")
    parser.add_argument("--into", type=Path, default=DATA, metavar="FOLDER")
    parser.add_argument(
        "--cache",
        type=Path,
        metavar="FOLDER",
        help="keep the files that are read, and take them from there",
    )
    parser.add_argument("--deb", type=Path, nargs="+", default=(), metavar="FILE")
    parser.add_argument("--folder", nargs="+", default=(), metavar="RELEASE=FOLDER")
    return parser.parse_args()


class Update:
    """The file of a domain, and what is added to it."""

    def __init__(self, wanted: Domain, folder: Path, cache: Path | None) -> None:
        self._domain, self._cache = wanted, cache
        self._path, self._listed = folder / f"{wanted.name}.bin", folder / "MANIFEST.json"
        known = columns_of(read_table(self._path)) if self._path.exists() else []
        self._columns: dict[str, Column] = {column[0]: column for column in known}
        manifest = json.loads(self._listed.read_text()) if self._listed.exists() else {}
        self._sources: dict[str, dict[str, str]] = manifest.get(wanted.name, {})
        self._reader = Reader(wanted.name, wanted.language)

    def add_published(self) -> None:
        """Add the releases that the package index has and the file lacks."""
        for release in self._domain.releases:
            known = self._columns.get(release.series)
            if known is None or known[1] != release.version:
                self._add(release.series, release.version, partial(self._names, release))
                self._sources[release.series] = {
                    part.wheel.file.name: part.wheel.file.sha256 or "" for part in release.parts
                }

    def add_package(self, path: Path) -> None:
        """Add the release whose headers a package of Debian has."""
        with tempfile.TemporaryDirectory() as folder:
            package = unpacked(path, Path(folder))
            self._add(package.series, package.version, lambda: self._reader.release(Path(folder)))
        self._sources[package.series] = {package.name: package.sha256}

    def add_folder(self, series: str, folder: str) -> None:
        """Add a release whose files lie in a folder."""
        with tempfile.TemporaryDirectory() as name:
            Path(name, self._domain.name).symlink_to(Path(folder).resolve())
            self._add(series, series, lambda: self._reader.release(Path(name)))
        self._sources[series] = {"folder": _digest(Path(folder))}

    def _add(self, series: str, version: str, read: Callable[[], Names]) -> None:
        started = time.perf_counter()
        names = read()
        self._columns[series] = series, version, names
        seconds = time.perf_counter() - started
        print(
            f"{self._domain.name} {version}: {len(names.names)} names, {seconds:.0f} s", flush=True
        )

    def _names(self, release: Release) -> Names:
        with tempfile.TemporaryDirectory() as name:
            kept = self._cache / self._domain.name / release.series if self._cache else Path(name)
            kept.mkdir(parents=True, exist_ok=True)
            folder = files_of(release, kept)
            if release.python is None:
                return self._reader.release(folder, release.series)
            return self._stubs(folder, release.python[1])

    def _stubs(self, folder: Path, minor: int) -> Names:
        names = names_of(self._reader, folder, minor)
        if minor >= FIRST_WITH_NEW:
            return names
        border = next(r for r in self._domain.releases if r.python == (3, FIRST_WITH_NEW))
        with tempfile.TemporaryDirectory() as name:
            newer = names_of(self._reader, files_of(border, Path(name)), FIRST_WITH_NEW)
        return doubted(names, names_of(self._reader, folder, FIRST_WITH_NEW), newer)

    def write(self) -> None:
        """Write the file, and into the manifest what it was made from."""
        ordered = [self._columns[series] for series in sorted(self._columns, key=Version)]
        if not ordered:
            return
        separator = "::" if self._domain.language == "cxx" else "."
        self._path.write_bytes(written(self._domain.name, separator, ordered))
        manifest = json.loads(self._listed.read_text()) if self._listed.exists() else {}
        manifest[self._domain.name] = self._sources
        self._listed.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n")
        size = self._path.stat().st_size
        print(f"{self._domain.name}: {len(ordered)} releases, {size} bytes", flush=True)


def _digest(folder: Path) -> str:
    """Return a digest of the files in a folder: of their names and contents."""
    whole = hashlib.sha256()
    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        whole.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
