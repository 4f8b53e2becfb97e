"""
Compile and test the gallery's operators, and record what was checked.

    python gallery/check.py [OP...]      lint, build for all architectures, audit, the operator's own tests, hipcc
    python gallery/check.py --changed    that for operators whose sources have changed since; of the others one
                                         instance, compiled from source for one architecture

Run it in the repository's environment. `OPWRIGHT_PYTHON_WITH_TORCH` names a Python with torch and pytest.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

GALLERY = Path(__file__).resolve().parent
_RECORD = "checked.json"
_SOURCES = (
    *("*cases.py", "*kernels.py", "pyproject.toml", "csrc/**/*", "src/**/*.py", "tests/**/*.py"),
    "drop_in/**/*.py",
)
WHOLE = "OPWRIGHT_GALLERY_WHOLE"
"""Tells tests/test_gallery.py which operators to check whole."""


def main() -> int:
    """Check operators; record those that were checked whole, and passed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "operators", nargs="*", metavar="OP", help="folders of the gallery; the default is all"
    )
    parser.add_argument(
        "--changed",
        action="store_true",
        help="check whole only what has changed, and record nothing",
    )
    options = parser.parse_args()
    chosen = [GALLERY / name.replace("-", "_") for name in options.operators] or operators()
    whole = [op for op in chosen if not options.changed or has_changed(op)]
    print(f"whole: {', '.join(op.name for op in whole) or 'none'}", flush=True)
    status = _tests(chosen, whole)
    if status == 0 and not options.changed:
        for op in whole:
            record(op)
    return status


def operators() -> list[Path]:
    """Return the folders of the operators that `opwright new` copies: complete projects."""
    return sorted(path.parent for path in GALLERY.glob("*/pyproject.toml"))


def digest(op: Path) -> str:
    """Return the digest of all that decides whether an operator compiles, and passes its tests."""
    found = hashlib.sha256()
    for path in _sources(op):
        content = path.read_bytes()
        found.update(f"{path.relative_to(op).as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()


def _sources(op: Path) -> Iterator[Path]:
    files = {path for pattern in _SOURCES for path in op.glob(pattern) if path.is_file()}
    yield from sorted(path for path in files if "__pycache__" not in path.parts)


def has_changed(op: Path) -> bool:
    """Return whether the sources are not those that were last checked whole."""
    try:
        recorded = json.loads((op / _RECORD).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return True
    return bool(recorded["sources"] != digest(op))


def record(op: Path) -> None:
    """Write down that the sources of today were checked whole."""
    text = json.dumps({"sources": digest(op)}, indent=1) + "\n"
    (op / _RECORD).write_text(text, encoding="utf-8")


def _tests(chosen: list[Path], whole: list[Path]) -> int:
    """Run the tests of the operators, and return the worst of pytest's exit statuses."""
    at_once = 1 if whole else 2  # the compilers of a whole one take all cores, and much memory
    with ThreadPoolExecutor(at_once) as pool:
        return max(pool.map(lambda op: _tests_of(op, is_whole=op in whole), chosen))


def _tests_of(op: Path, *, is_whole: bool) -> int:
    name = op.name.replace("_", "-")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "tests/test_gallery.py", "-k", name),
            *("-m", "not nightly", "--durations=3"),
        ],
        cwd=GALLERY.parent,
        env={**os.environ, WHOLE: name if is_whole else ""},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    print(done.stdout, flush=True)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
