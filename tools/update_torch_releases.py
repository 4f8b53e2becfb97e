"""
Bring the symbol database up to date with the torch releases on the package index.

    python tools/update_torch_releases.py                 every release that is not in it yet
    python tools/update_torch_releases.py 2.15.0          that one, again if it is in it
    python tools/update_torch_releases.py --machine win_amd64  those for one machine
    python tools/update_torch_releases.py --system        also this system's libstdc++ and glibc
    python tools/update_torch_releases.py --into /tmp/new all of it anew, to compare

Of each release one wheel per machine is read in place, by ranges: 15 to 150 MB of up to 900, and of those
for Windows and macOS nearly all. The NVIDIA packages that it pins are read likewise. Writes `torch.bin`,
`windows.bin`, `macos.bin`, `providers.bin` and `MANIFEST.json` (which wheels, with their SHA-256) into
`src/opwright/knowledge/torch_releases/data`. The
same wheels give the same files, byte for byte.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import time
from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from packaging.version import Version
from torch_wheels import (
    MACHINES,
    PublishedWheel,
    WheelReader,
    c_names,
    pinned,
    pinned_wheel,
    published_wheels,
    torch_wheel,
)

from opwright.facts.archives.byte_source import open_file
from opwright.facts.torch.build import read_library
from opwright.knowledge.torch_releases.symbols.columns import Column, merged, torch_column
from opwright.knowledge.torch_releases.symbols.database import packaged_table
from opwright.knowledge.torch_releases.symbols.table import SymbolTable, write_table
from opwright.model import TorchBuild, TorchBuildLibrary

DATA = Path(__file__).parents[1] / "src" / "opwright" / "knowledge" / "torch_releases" / "data"
AT_ONCE = 8  # the network is what takes time
OLDEST = Version("1.8.0")
SYSTEM = "system"
SYSTEM_LIBRARIES = (
    "libc.so.6",
    "libm.so.6",
    "libstdc++.so.6",
    "libgcc_s.so.1",
    "libdl.so.2",
    "libpthread.so.0",
    "librt.so.1",
)

Key: TypeAlias = tuple[str, str]
"""Machine ("" where it does not matter), and version or pin."""
Exports: TypeAlias = Mapping[str, Iterable[str]]
Manifest: TypeAlias = dict[str, str]


class Draft:
    """A table taken apart: what each column is, and what each of its libraries exports."""

    def __init__(self, path: Path, key: str, order: Callable[[Column], Any]) -> None:
        self._path, self._key, self._order = path, key, order
        self.columns: dict[Key, Column] = {}
        self._exports: dict[Key, Exports] = {}
        if path.exists():
            self._take_apart(SymbolTable(path))

    def _take_apart(self, table: SymbolTable) -> None:
        exports: list[dict[str, set[str]]] = [{} for _ in table.columns]
        for name in table.names():
            for library, bits in table.pattern(name):
                for number in range(len(exports)):
                    if bits >> number & 1:
                        exports[number].setdefault(library, set()).add(name)
        for column, libraries in zip(table.columns, exports, strict=True):
            self.put(column, libraries)

    def put(self, column: Column, exports: Exports) -> None:
        key = (column.get("machine", ""), column[self._key])
        self.columns[key], self._exports[key] = column, exports

    def write(self) -> None:
        keys = sorted(self.columns, key=lambda key: self._order(self.columns[key]))
        patterns = merged(self._exports[key] for key in keys)
        write_table(self._path, [self.columns[key] for key in keys], patterns)


class Releases:
    """The tables of torch's releases: one for Linux, one for Windows, one for macOS."""

    def __init__(self, folder: Path) -> None:
        files = sorted({packaged_table(machine) for machine in MACHINES})
        self._drafts = {name: Draft(folder / name, "version", _torch_order) for name in files}

    @property
    def columns(self) -> Mapping[Key, Column]:
        return ChainMap(*(draft.columns for draft in self._drafts.values()))

    def put(self, column: Column, exports: Exports) -> None:
        self._drafts[packaged_table(column["machine"])].put(column, exports)

    def write(self) -> None:
        for draft in self._drafts.values():
            draft.write()


def main() -> int:
    """Read what is missing, write the tables and the manifest, say what was done."""
    arguments = _arguments()
    folder: Path = arguments.into
    folder.mkdir(parents=True, exist_ok=True)
    torch = Releases(folder)
    providers = Draft(folder / "providers.bin", "pin", lambda column: str(column["pin"]))
    listed = folder / "MANIFEST.json"
    manifest = json.loads(listed.read_text()) if listed.exists() else {}
    if arguments.system or ("", SYSTEM) not in providers.columns:
        _add_system(providers, manifest)
    try:
        _read_all(
            _wanted(arguments.versions, arguments.machine or MACHINES, torch),
            torch,
            providers,
            manifest,
        )
    finally:  # what was read is not read again
        torch.write()
        providers.write()
        listed.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n")
        _write_known(folder, torch)
    sizes = {path.name: path.stat().st_size for path in sorted(folder.iterdir())}
    print(f"{len(torch.columns)} builds of torch, {len(providers.columns)} of others: {sizes}")
    return 0


def _write_known(folder: Path, torch: Releases) -> None:
    """Write what `opwright --version` says, if there are others now: the oldest and newest release, and today."""
    path = folder / "known.txt"
    versions = sorted({Version(column["version"]) for column in torch.columns.values()})
    known = f"{versions[0]} {versions[-1]} "
    if not path.exists() or not path.read_text().startswith(known):
        path.write_text(f"{known}{date.today().isoformat()}\n")  # noqa: DTZ011 - of who runs it


def _read_all(
    wanted: list[tuple[Version, str]], torch: Releases, providers: Draft, manifest: Manifest
) -> None:
    with ThreadPoolExecutor(AT_ONCE) as pool, ThreadPoolExecutor(AT_ONCE) as pins_pool:
        for read in pool.map(_read_torch, wanted):
            new = [pin for pin in read.pins if ("", pin) not in providers.columns]
            for pin, libraries in zip(new, pins_pool.map(_read_pinned, new), strict=True):
                _add_pinned(pin, libraries, providers, manifest)
            _add_torch(read, torch, providers, manifest)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("versions", nargs="*", type=Version, metavar="VERSION")
    parser.add_argument("--machine", choices=MACHINES, action="append")
    parser.add_argument("--system", action="store_true")
    parser.add_argument("--into", type=Path, default=DATA, metavar="FOLDER")
    return parser.parse_args()


def _torch_order(column: Column) -> tuple[int, Version]:
    return MACHINES.index(column["machine"]), Version(column["version"])


def _wanted(
    versions: list[Version], machines: Iterable[str], torch: Releases
) -> list[tuple[Version, str]]:
    """Return the (version, machine) to read: those asked for, or all that are not known."""
    machines = set(machines)
    wheels = published_wheels("torch")
    published = sorted({(w.version, w.machine) for w in wheels if w.machine})
    return [
        (version, machine)
        for version, machine in published
        if machine in machines
        if (version in versions if versions else _is_new(version, machine, torch))
    ]


def _is_new(version: Version, machine: str, torch: Releases) -> bool:
    return version >= OLDEST and (machine, str(version)) not in torch.columns


# ---- reading -----------------------------------------------------------------------


class ReadTorch(NamedTuple):
    """A release of torch, read: its build, the wheel, and what it pins."""

    version: Version
    build: TorchBuild
    wheel: PublishedWheel
    pythons: tuple[str, ...]
    pins: tuple[str, ...]


def _read_torch(release: tuple[Version, str]) -> ReadTorch:
    started = time.perf_counter()
    wheel, pythons = torch_wheel(*release)
    reader = WheelReader(wheel)
    build = reader.torch_build()
    _tell(wheel, reader.received, time.perf_counter() - started)
    pins = pinned(build) if wheel.is_for_linux else ()
    return ReadTorch(release[0], build, wheel, pythons, pins)


def _read_pinned(pin: str) -> tuple[PublishedWheel, dict[str, TorchBuildLibrary]] | None:
    wheel = pinned_wheel(pin)
    if wheel is None:
        return None
    started = time.perf_counter()
    reader = WheelReader(wheel)
    libraries = {library.soname: library for library in reader.libraries()}
    _tell(wheel, reader.received, time.perf_counter() - started)
    return wheel, libraries


def _tell(wheel: PublishedWheel, received: int, seconds: float) -> None:
    print(f"{wheel.file.name}: {received / 1e6:.1f} MB in {seconds:.1f} s", flush=True)


# ---- adding ------------------------------------------------------------------------


def _add_torch(read: ReadTorch, torch: Releases, providers: Draft, manifest: Manifest) -> None:
    brought: dict[str, list[str]] = {}
    for pin in read.pins:
        brought |= providers.columns["", pin]["libraries"]
    build = read.build._replace(version=str(read.version))
    column = torch_column(build, pythons=read.pythons, pins=read.pins, brought=brought)
    torch.put(column, {soname: library.exports for soname, library in build.libraries.items()})
    manifest[read.wheel.file.name] = read.wheel.file.sha256 or ""


def _add_pinned(
    pin: str,
    found: tuple[PublishedWheel, dict[str, TorchBuildLibrary]] | None,
    providers: Draft,
    manifest: Manifest,
) -> None:
    wheel, libraries = found or (None, {})
    needs = {soname: list(library.needed) for soname, library in sorted(libraries.items())}
    providers.put({"pin": pin, "libraries": needs}, c_names(libraries))
    if wheel:
        manifest[wheel.file.name] = wheel.file.sha256 or ""


def _add_system(providers: Draft, manifest: Manifest) -> None:
    """Add the names of this system's C and C++ runtime, for references without a version."""
    listed = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True)
    needs: dict[str, list[str]] = {}
    exports = {}
    for soname in SYSTEM_LIBRARIES:
        found = re.search(rf"{re.escape(soname)} \(libc6,x86-64[^)]*\) => (\S+)", listed.stdout)
        if found is None:
            sys.exit(f"this system has no {soname}: run this on 64-bit Linux with g++ installed")
        path = Path(found[1]).resolve()
        library, _ = read_library(open_file(path), soname)
        needs[soname], exports[soname] = list(library.needed), library.exports
        manifest[path.name] = hashlib.sha256(path.read_bytes()).hexdigest()
    providers.put({"pin": SYSTEM, "libraries": needs}, exports)


if __name__ == "__main__":
    sys.exit(main())
