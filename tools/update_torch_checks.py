"""
Note on which lines of its headers each torch release checks something.

    python tools/update_torch_checks.py                 every release that is not noted yet
    python tools/update_torch_checks.py --into /tmp/new all of them anew, to compare

A check that fails prints its file and line, so that both are in the code of every extension that
inlines one: `lea "…/c10/core/TensorImpl.h", %rsi; mov $1297, %edx`. Lines move with every edit of a
header, which tells releases apart that export the same symbols. Noted are the first and the last
line of each call of a macro, since compilers differ in which of them they take, whatever the macro:
what it expands to may be a check. Writes `checks.bin` into
`src/opwright/knowledge/torch_releases/data`; the wheels are those that `MANIFEST.json` there has already.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeAlias

from packaging.version import Version
from torch_headers import Headers
from torch_wheels import torch_wheel

from opwright.knowledge.torch_releases.symbols.releases import releases

DATA = Path(__file__).parents[1] / "src" / "opwright" / "knowledge" / "torch_releases" / "data"
_AT_ONCE = 3
Lines: TypeAlias = dict[str, list[int]]
"""The lines of each header on which a macro is called, in order."""

_WANTED = re.compile(
    r"torch/include/((?:c10/(?:core|util|cuda)|ATen/core|torch/csrc/autograd)/(?:\w+/)*\w+\.h"
    r"|torch/library\.h|ATen/(?:TensorIterator|Context|CPUGeneratorImpl)\.h)"
)
_CALL = re.compile(r"\b(?:[A-Z][A-Z0-9_]{3,}|assert|__LINE__)\b(?:\s*\()?")
_BLANKED = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)


def main() -> int:
    """Note what is missing, write it, say what was done."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--into", type=Path, default=DATA, help="the folder to write into")
    folder: Path = parser.parse_args().into
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "checks.bin"
    known = unpacked(path.read_bytes()) if path.exists() else {}
    try:
        missing = [r.version for r in releases() if r.version not in known]
        with ThreadPoolExecutor(_AT_ONCE) as threads:
            for version, lines in zip(missing, threads.map(noted, missing), strict=True):
                known[version] = lines
                print(f"{version}: {len(lines)} headers", flush=True)
    finally:
        path.write_bytes(packed(known))
    return 0


def noted(version: str) -> Lines:
    """Return the lines of the headers in the wheel of a release."""
    wheel, _ = torch_wheel(Version(version), "x86_64")
    with tempfile.TemporaryDirectory() as folder:
        Headers(wheel, _WANTED).write(Path(folder))
        return lines_below(Path(folder))


def lines_below(folder: Path) -> Lines:
    """Return the lines of the headers in a folder of them, `torch/include`."""
    paths = sorted(folder.rglob("*.h"))
    found = {str(path.relative_to(folder)): lines_of(path.read_text("utf-8")) for path in paths}
    return {name: lines for name, lines in found.items() if lines}


def lines_of(text: str) -> list[int]:
    """Return the first and the last line of each call of a macro that checks something."""
    return sorted({line for span in _spans(_BLANKED.sub(_as_blanks, text)) for line in span})


def _spans(text: str) -> Iterator[tuple[int, int]]:
    for call in _CALL.finditer(text):
        depth, end = int(call[0].endswith("(")), call.end()
        while depth and end < len(text):
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        yield text.count("\n", 0, call.start()) + 1, text.count("\n", 0, end) + 1


def _as_blanks(match: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", match[0])


# ---- the file ----------------------------------------------------------------------


def packed(known: dict[str, Lines]) -> bytes:
    """Return what is written, as `opwright.knowledge.torch_releases.headers.checks` says."""
    versions = sorted(known, key=Version)
    parts: dict[str, bytes] = {}
    for name in sorted({name for lines in known.values() for name in lines}):
        bits: dict[int, int] = {}
        for i, version in enumerate(versions):
            for line in known[version].get(name, ()):
                bits[line] = bits.get(line, 0) | 1 << i
        if any(there != (1 << len(versions)) - 1 for there in bits.values()):
            text = "\n".join(f"{line} {there:x}" for line, there in sorted(bits.items()))
            parts[name] = zlib.compress(text.encode(), 9)
    head, at = [" ".join(versions)], 0
    for name, part in parts.items():
        head.append(f"{name} {at} {len(part)}")
        at += len(part)
    return "\n".join(head).encode() + b"\n\n" + b"".join(parts.values())


def unpacked(data: bytes) -> dict[str, Lines]:
    """Return what `packed` was made from."""
    head, _, parts = data.partition(b"\n\n")
    versions, *headers = head.decode().splitlines()
    known: dict[str, Lines] = {version: {} for version in versions.split()}
    for name, start, size in (header.split() for header in headers):
        part = zlib.decompress(parts[int(start) : int(start) + int(size)])
        for line, bits in (row.split() for row in part.decode().splitlines()):
            for i, lines in enumerate(known.values()):
                if int(bits, 16) >> i & 1:
                    lines.setdefault(name, []).append(int(line))
    return known


if __name__ == "__main__":
    sys.exit(main())
