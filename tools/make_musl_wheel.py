"""
Make the wheel for musl on aarch64 of the one for all systems: tree-sitter, which has no wheel there, is an extra of it.

    python tools/make_musl_wheel.py dist/opwright-1.0-py3-none-any.whl     # writes its sibling beside it

pip takes the wheel with the nearest tag, so that `pip install opwright` needs no compiler there. No marker can say musl.
"""

from __future__ import annotations

import re
import sys
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

TAG = "py3-none-musllinux_1_1_aarch64"
EXTRA = "sources"
WITHOUT_WHEEL = ("tree-sitter",)
"""Dependencies that have none for it; `tools/check_dependencies.py` tells."""


def is_without_wheel(requirement: str) -> bool:
    """Return whether a requirement is of a dependency that pip would have to compile there."""
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0] in WITHOUT_WHEEL


def metadata_lines(text: str) -> Iterator[str]:
    """Yield the lines of METADATA, with what has no wheel under an extra."""
    head, _, description = text.partition("\n\n")
    for line in head.split("\n"):
        if line.startswith("Requires-Dist: ") and is_without_wheel(line.partition(": ")[2]):
            yield f"{line}{' and' if ';' in line else ';'} extra == '{EXTRA}'"
            yield f"Provides-Extra: {EXTRA}"
        else:
            yield line
    yield ""
    yield description


def made_from(wheel: Path) -> Path:
    """Write the wheel for musl on aarch64 beside one for all systems; return its path."""
    made = wheel.with_name(wheel.name.replace("py3-none-any", TAG))
    record: list[str] = []
    with ZipFile(wheel) as source, ZipFile(made, "w", ZIP_DEFLATED) as target:
        for info in source.infolist():
            data = source.read(info)
            match info.filename.rpartition(".dist-info/")[2]:
                case "METADATA":
                    data = "\n".join(metadata_lines(data.decode())).encode()
                case "WHEEL":
                    data = data.replace(b"py3-none-any", TAG.encode())
                case "RECORD":
                    record_info = info
                    continue
            target.writestr(info, data)
            digest = urlsafe_b64encode(sha256(data).digest()).decode().rstrip("=")
            record.append(f"{info.filename},sha256={digest},{len(data)}\n")
        target.writestr(record_info, "".join((*record, f"{record_info.filename},,\n")))
    return made


if __name__ == "__main__":
    print(made_from(Path(sys.argv[1])))
