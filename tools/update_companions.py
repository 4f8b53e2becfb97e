"""
Bring the table of what packages that projects pin leave of Python, NumPy and torch up to date with the index.

    python tools/update_companions.py                 all packages
    python tools/update_companions.py numba scipy     these

The names of the wheels of a release for Linux tell the newest Python. Of each series, `0.61`, the metadata of the last release
tell the newest NumPy and those of the first release the oldest torch, so that a release admits no more than its row says. The
same files give the same table.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from email.parser import HeaderParser
from pathlib import Path

from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename
from packaging.version import Version

from opwright.errors import OpwrightError
from opwright.facts.archives.zip_archive import Archive
from opwright.facts.index.package_index import IndexFile, files_offered
from opwright.facts.index.pip_settings import PipSettings, read_pip_settings
from opwright.facts.index.remote import RemoteFile
from opwright.knowledge.pypi import companions

DATA = Path(companions.DATA)
PACKAGES = {
    "numpy": "1.14",
    "numba": "0.38",
    "scipy": "1.0",
    "pandas": "0.22",
    "scikit-learn": "0.19",
    "tensorflow": "1.4",
    "open3d": "0.8",
    "pytorch-lightning": "0.7",
    "lightning": "1.8",
    "torchmetrics": "0.2",
    "accelerate": "0.1",
}
"""And the oldest release that is read."""
_LINUX = r"(?:linux\w*_x86_64|any)$"


def main() -> int:
    """Read what is asked for, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__.strip().split("\n")[0])
    parser.add_argument("package", nargs="*", choices=[*PACKAGES, []])
    names = parser.parse_args().package or list(PACKAGES)
    known = json.loads(DATA.read_text()) if DATA.exists() else {}
    for name in names:
        known[name] = dict(_changes(_rows(name)))
        sys.stderr.write(f"{name}: {len(known[name])} rows\n")
    DATA.parent.mkdir(exist_ok=True)
    table = {name: known[name] for name in PACKAGES if name in known}
    DATA.write_text(json.dumps(table, indent=0) + "\n")
    return 0


def _rows(name: str) -> dict[str, str]:
    """Return by release of a package the newest Python, the newest NumPy and the oldest torch that it goes with."""
    settings = read_pip_settings()
    only_index = PipSettings(indexes=settings.indexes[:1], cert=settings.cert)
    releases: dict[Version, list[IndexFile]] = defaultdict(list)
    for file in files_offered(canonicalize_name(name), only_index):
        if not (file.name.endswith(".whl") and not file.yanked):
            continue
        _, version, _, tags = parse_wheel_filename(file.name)
        is_read = version >= Version(PACKAGES[name]) and not version.is_prerelease
        if is_read and any(re.search(_LINUX, tag.platform) for tag in tags):
            releases[version].append(file)
    by_series: dict[str, list[Version]] = defaultdict(list)
    for version in sorted(releases):
        by_series[f"{version.major}.{version.minor}"].append(version)
    rows: dict[str, str] = {}
    with ThreadPoolExecutor(4) as pool:
        ends = pool.map(lambda versions: _ends(versions, releases), by_series.values())
        for versions, end in zip(by_series.values(), ends, strict=True):
            rows |= {str(v): f"{_newest_python(releases[v])}|{end}" for v in versions}
    return rows


def _ends(versions: list[Version], releases: Mapping[Version, list[IndexFile]]) -> str:
    numpy = _required(releases[versions[-1]][0], "numpy")
    torch = _required(releases[versions[0]][0], "torch")
    return f"{_end(numpy, '<')}|{_end(torch, '>=')}"


def _newest_python(files: Iterable[IndexFile]) -> str:
    """Return the minor number of the newest Python that has a wheel; empty where one is for all."""
    tags = [tag for file in files for tag in parse_wheel_filename(file.name)[3]]
    if any(tag.interpreter.startswith("py") or tag.abi == "abi3" for tag in tags):
        return ""
    found = (re.fullmatch(r"cp3(\d+)", tag.interpreter) for tag in tags)
    return str(max((int(match[1]) for match in found if match), default=""))


def _required(wheel: IndexFile, package: str) -> list[str]:
    """Return what the metadata of a wheel require of a package, without extras, each part by itself."""
    archive = Archive(RemoteFile(wheel.url), wheel.name, far=True)
    member = next(m for m in archive.members if m.name.endswith(".dist-info/METADATA"))
    headers = HeaderParser().parsestr(archive.read(member).decode("utf-8", "replace"))
    parts: list[str] = []
    for line in headers.get_all("Requires-Dist", []):
        try:
            wanted = Requirement(line)
        except InvalidRequirement:
            continue
        if wanted.name == package and "extra" not in str(wanted.marker or ""):
            parts += [str(one).replace(".*", "") for one in wanted.specifier]
    return parts


def _end(parts: Iterable[str], sign: str) -> str:
    """Return the one end of what is required, `<2.3` or `>=1.13`: of several, by Python, the one that admits most."""
    found = [part for part in parts if re.fullmatch(rf"{sign}=?\d[\d.]*", part)]
    if not found:
        return ""
    by_version = sorted(found, key=lambda part: Version(part.lstrip("<>=")))
    return by_version[-1] if sign == "<" else by_version[0]


def _changes(rows: Mapping[str, str]) -> Iterable[tuple[str, str]]:
    """Yield the rows that differ from the one before."""
    before = ""
    for release, row in rows.items():
        if row != before:
            yield release, row
        before = row


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except OpwrightError as error:
        raise SystemExit(str(error)) from error
