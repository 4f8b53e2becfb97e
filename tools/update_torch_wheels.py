"""
Bring the table of the wheels of torch, and of the packages that are made for one release of it, up to date with the index.

    python tools/update_torch_wheels.py                     all packages
    python tools/update_torch_wheels.py torchvision vllm    these

Of each release the file names say for which Pythons and systems it has wheels, and the metadata of one wheel which torch it
requires. Where that leaves it open, an audit of the wheel says which torch its libraries load with. Of packages whose wheels
lie elsewhere `torch_of_releases.txt` says it. The same files give the same table.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from email.parser import HeaderParser
from pathlib import Path

from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename
from packaging.version import Version

from opwright.errors import OpwrightError
from opwright.facts.archives.zip_archive import Archive
from opwright.facts.index.package_index import IndexFile, files_offered
from opwright.facts.index.pip_settings import PipSettings, read_pip_settings
from opwright.facts.index.remote import RemoteFile
from opwright.knowledge.torch_wheels import table
from opwright.knowledge.torch_wheels.table import SYSTEMS
from opwright.verbs.audit.artifacts import audit

DATA = Path(table.DATA)
ELSEWHERE = Path(__file__).with_name("torch_of_releases.txt")
PACKAGES = {
    "torch": "1.0",
    "torchvision": "0.3",
    "torchaudio": "0.6",
    "torchtext": "0.8",
    "xformers": "0.0.16",
    "vllm": "0.1",
    "sglang": "0.4",
    "torch-tensorrt": "1.4",
    "torchao": "0.2",
    "torchcodec": "0.1",
    "fbgemm-gpu": "0.5",
    "sgl-kernel": "0.1",
    "torchrl": "0.1",
    "auto-gptq": "0.4.2",
    "autoawq-kernels": "0.0.1",
    "causal-conv1d": "1.0",
    "flash-attn": "2.3",
    "mamba-ssm": "1.0",
    "kaolin": "0.13",
    "natten": "0.17.5",
}
"""And the oldest release that is read; each later one is for few releases of torch."""
_MOST_READ = 3
"""Wheels of a release: some of 2022 have no such line in those for one system."""
_PLATFORMS = {
    "linux-x86_64": r"linux\w*_x86_64$",
    "linux-aarch64": r"linux\w*_aarch64$",
    "windows": r"win_amd64$",
    "macos-arm64": r"macosx_\w+_(?:arm64|universal2)$",
    "macos-x86_64": r"macosx_\w+_(?:x86_64|intel)$",
}


def main() -> int:
    """Read what is asked for, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__.strip().split("\n")[0])
    parser.add_argument("package", nargs="*", choices=[*PACKAGES, []])
    names = parser.parse_args().package or list(PACKAGES)
    elsewhere = _elsewhere()
    known = json.loads(DATA.read_text()) if DATA.exists() else {}
    for name in names:
        known[name] = _rows(name, elsewhere.get(name) or _required_so_far(known.get(name, {})))
        known[name] |= _of_other_index(elsewhere.get(name, {}), known[name])
        sys.stderr.write(f"{name}: {len(known[name])} releases\n")
    DATA.parent.mkdir(exist_ok=True)
    DATA.write_text(_as_text({name: known[name] for name in PACKAGES if name in known}))
    return 0


def _elsewhere() -> dict[str, dict[str, str]]:
    """Return the torch of releases whose wheels PyPI does not have, by package."""
    found: dict[str, dict[str, str]] = {}
    for line in ELSEWHERE.read_text().splitlines():
        first, _, rest = line.partition(" ")
        if first == "=":
            rows = found.setdefault(rest.partition(" ")[0], {})
        elif rest and first != "#":
            rows[first] = rest
    return found


def _required_so_far(known: Mapping[str, str]) -> dict[str, str]:
    return {version: row.partition("|")[0] for version, row in known.items()}


def _of_other_index(torches: Mapping[str, str], rows: Mapping[str, str]) -> dict[str, str]:
    """Return the rows of a package of which PyPI has a placeholder alone; nothing of one that PyPI has the sources of."""
    if set(torches) & set(rows):
        return {}
    return {version: f"{torch}{'|' * (len(SYSTEMS) + 1)}" for version, torch in torches.items()}


def _as_text(known: Mapping[str, Mapping[str, str]]) -> str:
    """Return the table with a line for each release, so that a change is seen in a diff."""
    return json.dumps(known, indent=0, sort_keys=False) + "\n"


def _rows(name: str, known: Mapping[str, str]) -> dict[str, str]:
    """Return what is known of each release of a package: the torch that it requires, and the Pythons by system."""
    releases: dict[Version, list[IndexFile]] = defaultdict(list)
    settings = read_pip_settings()
    only_index = PipSettings(indexes=settings.indexes[:1], cert=settings.cert)
    for file in files_offered(canonicalize_name(name), only_index):
        version = _version(file.name)
        if (
            version
            and not (file.yanked or version.is_prerelease)
            and version >= Version(PACKAGES[name])
        ):
            releases[version].append(file)
    with ThreadPoolExecutor(4) as pool:
        ordered = sorted(releases)
        required = pool.map(lambda v: _required(name, releases[v], known.get(str(v))), ordered)
        return {
            str(version): "|".join((torch, *_pythons(releases[version])))
            for version, torch in zip(ordered, required, strict=True)
        }


def _version(file: str) -> Version | None:
    try:
        return (
            parse_wheel_filename(file)[1]
            if file.endswith(".whl")
            else parse_sdist_filename(file)[1]
        )
    except ValueError:
        return None


def _pythons(files: Iterable[IndexFile]) -> Iterator[str]:
    """Yield for each system the minor versions of Python 3 that have a wheel; `*` where one is for all, `s` last where there are sources."""
    tags = [
        tag
        for file in files
        if file.name.endswith(".whl")
        for tag in parse_wheel_filename(file.name)[3]
    ]
    for system in SYSTEMS:
        own = [t for t in tags if t.platform == "any" or re.search(_PLATFORMS[system], t.platform)]
        is_for_all = any(t.interpreter == "py3" or t.abi == "abi3" for t in own)
        minors = {
            int(t.interpreter[3:])
            for t in own
            if re.fullmatch(r"cp3\d+", t.interpreter) and not t.abi.endswith("t")
        }
        yield "*" if is_for_all else " ".join(map(str, sorted(minors)))
    yield "s" if any(not file.name.endswith(".whl") for file in files) else ""


def _required(name: str, files: Iterable[IndexFile], known: str | None) -> str:
    """Return the torch that a release is for, as a specifier; what is known of a release stays."""
    if name == "torch":
        return ""
    if known is not None:
        return known
    wheels = sorted(
        (f for f in files if f.name.endswith(".whl")),
        key=lambda f: ("linux" not in f.name, "x86_64" not in f.name, f.name),
    )
    required = next(filter(None, map(_required_by, wheels[:_MOST_READ])), "")
    is_open = "==" not in required and "<" not in required
    loading = _loading(f"{name}=={_version(wheels[0].name)}") if is_open and wheels else None
    return required if loading is None else loading


def _loading(release: str) -> str | None:
    """Return the torch that the libraries of a release load with, '' where that is not sure; None where its metadata has it."""
    found = audit(release).findings
    asked = (one.evidence.details.get("requirement", "") for one in found)
    said = next((one.removeprefix("torch") for one in asked if one.startswith("torch")), None)
    return "" if said and not re.match(r"[=<>]+\d", said) else said


def _required_by(wheel: IndexFile) -> str:
    """Return what the metadata of a wheel requires of torch, or else an extra of it."""
    archive = Archive(RemoteFile(wheel.url), wheel.name, far=True)
    member = next(m for m in archive.members if m.name.endswith(".dist-info/METADATA"))
    headers = HeaderParser().parsestr(archive.read(member).decode("utf-8", "replace"))
    lines = headers.get_all("Requires-Dist", [])
    always = (_specifier(line) for line in lines if "extra" not in line)
    return next(filter(None, always), "") or next(filter(None, map(_specifier, lines)), "")


def _specifier(line: str) -> str:
    """Return what a requirement admits of torch; '' for one of another package."""
    try:
        requirement = Requirement(line)
    except InvalidRequirement:
        return ""
    return str(requirement.specifier) if requirement.name == "torch" else ""


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except OpwrightError as error:
        raise SystemExit(str(error)) from error
