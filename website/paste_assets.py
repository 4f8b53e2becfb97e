"""What the page that diagnoses a pasted log loads: Pyodide, the package in an archive, and its tables beside it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy2, copytree
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from opwright.causes.engine.index import made, pattern_literals

WEBSITE = Path(__file__).parent
SOURCE = WEBSITE.parent / "src"
FETCHED = WEBSITE / "fetched"
"""What comes from registries; git ignores it."""
RUNTIME = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
PYTHON = "3.14"
"""That of Pyodide 314."""
WHEELS = ("packaging>=24", "demangle>=0.6")
_NOT_NEEDED = ("templates", "__pycache__", "data")
_EPOCH = (1980, 1, 1, 0, 0, 0)


def write_paste_assets(folder: Path) -> None:
    """Write what is beside the page, but for the page itself."""
    fetch()
    copytree(
        WEBSITE / "paste",
        folder,
        dirs_exist_ok=True,
        ignore=lambda *_: ["answer.py", "__pycache__"],
    )
    (folder / "pyodide").mkdir(exist_ok=True)
    for name in RUNTIME:
        copy2(FETCHED / "node_modules/pyodide" / name, folder / "pyodide" / name)
    tables = sorted(path for path in SOURCE.rglob("opwright/knowledge/**/data/*") if path.is_file())
    for table in tables:
        target = folder / "tables" / table.relative_to(SOURCE)
        target.parent.mkdir(parents=True, exist_ok=True)
        copy2(table, target)
    names = [table.relative_to(SOURCE).as_posix() for table in tables]
    (folder / "manifest.json").write_text(json.dumps({"tables": names}))
    with ZipFile(folder / "opwright.zip", "w") as archive:
        for name, data in sorted(_code()):
            archive.writestr(ZipInfo(name, _EPOCH), data, ZIP_DEFLATED, 9)


def fetch() -> None:
    """Fetch the runtime from npm, and the wheels of what `diagnose` needs in a browser, unless they are here."""
    wanted = (WEBSITE / "package.json").read_text() + "\n".join(WHEELS)
    mark = FETCHED / "what-is-here"
    if mark.exists() and mark.read_text() == wanted:
        return
    FETCHED.mkdir(exist_ok=True)
    copy2(WEBSITE / "package.json", FETCHED)
    npm = ["npm", "install", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"]
    subprocess.run([*npm, "--silent"], check=True, cwd=FETCHED)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        "--only-binary",
        ":all:",
    ]
    wheels = FETCHED / "wheels"
    subprocess.run([*pip, "--python-version", PYTHON, "--dest", wheels, *WHEELS], check=True)
    mark.write_text(wanted)


def _code() -> Iterator[tuple[str, bytes]]:
    """Yield the name and content of every file in the archive."""
    for path in SOURCE.rglob("*"):
        name = path.relative_to(SOURCE)
        if path.is_file() and not set(_NOT_NEEDED) & set(name.parts):
            yield name.as_posix(), path.read_bytes()
    yield "opwright/prefilter/patterns.index", made(pattern_literals())
    yield "answer.py", (WEBSITE / "paste/answer.py").read_bytes()
    for wheel in sorted((FETCHED / "wheels").glob("*.whl")):
        with ZipFile(wheel) as opened:
            yield from (
                (name, opened.read(name)) for name in opened.namelist() if ".dist-info/" not in name
            )
