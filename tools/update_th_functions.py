"""
Read which functions of TH and THC, that exist for each type of elements, the headers of old releases of torch declare.

    python tools/update_th_functions.py

They are written as `THTensor_(size)`, and the index of names does not have them: a macro makes `THFloatTensor_size` of it. Headers
are read from the wheels, by ranges; nothing is compiled. The same wheels give the same file.
"""

from __future__ import annotations

import re
import zlib
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

from api_index.sources import Release, domain

from opwright.facts.archives.zip_archive import Archive
from opwright.facts.index.remote import RemoteFile

_FILE = Path(__file__).parents[1] / "src/opwright/knowledge/torch_releases/headers/th_functions.zz"
_UNTIL = "1.11"
"""The first release without these headers."""
_HEADER = re.compile(r"include/TH[CUN]*/generic/[^/]+\.hp{0,2}$")
_DECLARED = re.compile(r"\b(TH[A-Z]*[a-z]*)_\(\s*(\w+)\s*\)\s*\(")


def main() -> None:
    """Write the file: for each release that lost some a line, with what they begin with, and the names."""
    lost: dict[tuple[str, str], set[str]] = defaultdict(set)
    releases = domain("torch").releases
    series = [release.series for release in releases]
    each = [_declared(release) for release in releases[: series.index(_UNTIL) + 1]]
    for number, (before, after) in enumerate(pairwise(each)):
        later = set().union(*each[number + 1 :])
        for begin, name in before - after - later:
            lost[series[number], begin].add(name)
    lines = ["\t".join((*key, " ".join(sorted(names)))) for key, names in sorted(lost.items())]
    _FILE.write_bytes(zlib.compress("\n".join(lines).encode(), 9))


def _declared(release: Release) -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for part in release.parts:
        archive = Archive(RemoteFile(part.wheel.file.url), part.wheel.file.name, far=True)
        for member in archive.members:
            if _HEADER.search(member.name):
                found.update(_DECLARED.findall(archive.read(member).decode("utf-8", "replace")))
    return found


if __name__ == "__main__":
    main()
