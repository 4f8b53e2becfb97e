"""Headers out of Debian's packages of CPython, which no wheel has: `libpython3.13-dev_3.13.18-1_amd64.deb`."""

from __future__ import annotations

import hashlib
import re
import subprocess
import tarfile
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import NamedTuple

_NAME = re.compile(r"libpython3\.\d+-dev_(?P<version>(?P<series>3\.\d+)[\w.~]*)[-+].*\.deb")
_HEADER = re.compile(r"\./usr/include/python3\.\d+\w*/((?!internal/)[\w./-]+\.h)")


class Package(NamedTuple):
    """A package of headers: its release, its name and SHA-256."""

    series: str
    version: str
    name: str
    sha256: str


def unpacked(path: Path, folder: Path) -> Package:
    """Write the headers of a package below a folder, those of CPython's own modules left out."""
    found = _NAME.fullmatch(path.name)
    if not found:
        raise SystemExit(f"{path} is not named as libpython3.13-dev_3.13.18-1_amd64.deb is")
    listing = subprocess.run(
        ["/usr/bin/dpkg-deb", "--fsys-tarfile", path], check=True, capture_output=True
    )
    with tarfile.open(fileobj=BytesIO(listing.stdout)) as archive:
        for member in archive:
            header = _HEADER.fullmatch(member.name)
            data = archive.extractfile(member) if header and member.isfile() else None
            if header and data:
                target = folder / "cpython" / PurePosixPath(header[1])
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data.read())
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return Package(found["series"], found["version"], path.name, digest)
