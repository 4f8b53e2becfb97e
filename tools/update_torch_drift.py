"""
Measure what has moved in the headers of the torch releases that the symbol database has.

    python tools/update_torch_drift.py                 every release that is not measured yet
    python tools/update_torch_drift.py 2.15.0          that one, again if it is measured
    python tools/update_torch_drift.py --into /tmp/new all of it anew, to compare

Of each release the headers of torch are read from its wheel by ranges, 3 to 11 MB, and those of its
CUDA runtime from NVIDIA's. Nothing is run but g++: 20 seconds or so and 1.3 GB, once for releases
whose headers are the same to it. What differs on another machine is measured with a cross compiler
(`apt-get install g++-aarch64-linux-gnu`). Needs the headers of Python. Writes `drift.json` into
`src/opwright/knowledge/torch_releases/data`, and adds the wheels to `MANIFEST.json` there.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Container
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from drift_file import Key, Values, facts_of, read_facts, write_facts
from packaging.version import Version
from torch_headers import cuda_headers, torch_headers
from torch_layouts import Compiler
from torch_wheels import MACHINES, torch_wheel

from opwright.knowledge.torch_releases.symbols.releases import releases
from opwright.model import TorchRelease

DATA = Path(__file__).parents[1] / "src" / "opwright" / "knowledge" / "torch_releases" / "data"
AT_ONCE = 2  # the compiler takes 1.3 GB each time


class Measured(NamedTuple):
    """The facts of a release, and the wheels whose headers they are from, with their SHA-256."""

    values: Values
    wheels: dict[str, str]


def main() -> int:
    """Measure what is missing, write it and the manifest, say what was done."""
    arguments = _arguments()
    folder: Path = arguments.into
    folder.mkdir(parents=True, exist_ok=True)
    path, listed = folder / "drift.json", folder / "MANIFEST.json"
    known = read_facts(path)
    manifest = json.loads(listed.read_text()) if listed.exists() else {}
    wanted = _wanted(arguments.versions, arguments.machine, known)
    try:
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for release, found in zip(wanted, pool.map(measure, wanted), strict=True):
                known[release.machine, release.version] = found.values
                manifest |= found.wheels
    finally:  # what was measured is not measured again
        write_facts(path, known)
        listed.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n")
    print(f"{len(known)} builds of torch, {path.stat().st_size} bytes")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("versions", nargs="*", metavar="VERSION")
    parser.add_argument("--machine", choices=MACHINES, help="only releases for that one")
    parser.add_argument("--into", type=Path, default=DATA, metavar="FOLDER")
    return parser.parse_args()


def _wanted(versions: list[str], machine: str | None, known: Container[Key]) -> list[TorchRelease]:
    """Return the releases to measure: those asked for, or all that are not measured."""
    machines = (machine,) if machine else MACHINES
    published = [r for m in machines for r in releases(m) if "+" not in r.version]
    if versions:
        return [release for release in published if release.version in versions]
    return [release for release in published if (release.machine, release.version) not in known]


def measure(release: TorchRelease) -> Measured:
    """Read the headers of a release, and have them compiled."""
    started = time.perf_counter()
    wheel, _ = torch_wheel(Version(release.version), release.machine)
    cuda = cuda_headers(release.cuda) if release.cuda else ()
    headers = (torch_headers(wheel), *cuda)
    with tempfile.TemporaryDirectory() as name:
        received = sum(part.write(Path(name, "include")) for part in headers)
        layouts = _compiler(release.machine, release.cxx11_abi).layouts(Path(name))
    seconds = time.perf_counter() - started
    told = f"torch {release.version} for {release.machine}"
    print(f"{told}: {received / 1e6:.1f} MB, {seconds:.0f} s", flush=True)
    files = (part.wheel.file for part in headers)
    return Measured(facts_of(layouts), {file.name: file.sha256 or "" for file in files})


@cache
def _compiler(machine: str, cxx11_abi: bool) -> Compiler:  # noqa: FBT001 - so it can be cached
    return Compiler(machine, cxx11_abi=cxx11_abi)


if __name__ == "__main__":
    sys.exit(main())
