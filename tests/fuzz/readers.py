"""
Every reader of what strangers send, as a function of bytes.

Each reads, and lets nothing out but what refuses an input: any other error is a find. `fuzz.py` feeds them
with whatever libFuzzer thinks of, and `tests/test_fuzz_finds.py` with all that is kept of it.
"""

from __future__ import annotations

import bz2
import json
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from opwright import report as reports
from opwright.errors import OpwrightError
from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.elf.binary import read_binary
from opwright.facts.elf.sections import NamedSection, Section
from opwright.facts.gpu_code.device_code import read_gpu_code
from opwright.facts.index import package_index
from opwright.facts.macho.binary import read_dylibs
from opwright.facts.pe.binary import read_dll
from opwright.facts.python.lock_files import read_lock
from opwright.facts.sources.source_archives import read_archive
from opwright.facts.wheels.conda import read_conda
from opwright.facts.wheels.reading import GpuReading, Reading
from opwright.facts.wheels.wheel import read_wheel
from opwright.model import Machine
from opwright.report.text import diagnosis as report
from opwright.report.text import lint as lint_report
from opwright.verbs.audit import artifacts
from opwright.verbs.audit.fleet import parquet
from opwright.verbs.audit.fleet.results_file import ResultsFile
from opwright.verbs.audit.fleet.values import Item
from opwright.verbs.audit.symbol_notes import describe
from opwright.verbs.diagnose.diagnosis import diagnose
from opwright.verbs.diagnose.redaction.redacted import redacted
from opwright.verbs.lint.linting import lint

_UNFIT = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]")
_MACHINES = (
    Machine(),
    Machine("2.5.1+cu121", "12.1", "3.10", "gcc 12", "H100", "Linux", "550.1"),
)
_EVERYTHING = Reading(gpu=GpuReading.EVERYTHING, inside=lambda _: True)
_SHARED_MEMORY = Path("/dev/shm")  # noqa: S108 - in which each file has a folder of its own
_IN_MEMORY = _SHARED_MEMORY if _SHARED_MEMORY.is_dir() else None


@contextmanager
def _written(data: bytes, name: str) -> Iterator[str]:
    """Yield the path of a file of that name, in a folder of its own."""
    with tempfile.TemporaryDirectory(dir=_IN_MEMORY) as folder:
        path = Path(folder, name)
        path.write_bytes(data)
        yield str(path)


def _elf(data: bytes) -> None:
    read_binary(MemoryBytes(data, "op.so"), "op.so", _EVERYTHING)


def _dll(data: bytes) -> None:
    read_dll(MemoryBytes(data, "op.pyd"), "op.pyd")


def _dylib(data: bytes) -> None:
    read_dylibs(MemoryBytes(data, "op.dylib"), "op.dylib")


def _fat_binary(data: bytes) -> None:
    name = b".hip_fatbin" if data[:1] == b"_" or b"CCOB" in data[:8] else b".nv_fatbin"
    section = NamedSection(name, Section(0, 1, 0, len(data), 0))
    read_gpu_code(MemoryBytes(data, "op.so"), [section], search=True)


def _wheel(data: bytes) -> None:
    read_wheel(MemoryBytes(data, "op.whl"), "op-1.0-cp311-cp311-linux_x86_64.whl")


def _conda(data: bytes) -> None:
    """Read a package; what is neither kind is the tar archive inside, which no checksum protects."""
    name = "op.conda" if data[:2] == b"PK" else "op.tar.bz2"
    if data[:2] not in (b"PK", b"BZ"):
        data = bz2.compress(data, 1)
    read_conda(MemoryBytes(data, name), name, reading=_EVERYTHING)


def _audit(data: bytes) -> None:
    """Audit a library or a wheel; what is printed must be fit for a terminal and a browser."""
    name = {b"PK": "op-1.0-cp311-cp311-linux_x86_64.whl", b"MZ": "op.pyd"}.get(data[:2], "op.so")
    with _written(data, name) as path:
        audit = artifacts.together([artifacts.audit(path, hashed=True, gpu_code=True)], None)
    notes = describe("x86_64")
    for verbose in (False, True):
        assert not _UNFIT.search(reports.audit_text.render(audit, describe=notes, verbose=verbose))
    reports.audit_markdown.render(audit, describe=notes)
    reports.audit_html.render(reports.heat_map.heat_map(audit, describe=notes))
    json.loads(reports.audit_json.render(audit, describe=notes))
    json.loads(reports.sarif.render(audit))
    assert not _UNFIT.search(reports.github.render(audit))


def _sdist(data: bytes) -> None:
    with _written(data, "op.zip" if data[:2] == b"PK" else "op.tar.gz") as path:
        for _ in read_archive(path):
            pass


def _log(data: bytes) -> None:
    """Diagnose a log; what is printed must be fit for a terminal, and JSON be JSON."""
    machine = _MACHINES[len(data) % 2]
    found = redacted(diagnose("x" + data.decode("utf-8", "replace"), machine, files=False))
    for told in (report.text(found), report.markdown(found), report.github(found, "log")):
        assert not _UNFIT.search(told), told
        assert "{" not in "".join(f.fix.summary for f in found.findings) or b"{" in data
    json.loads(report.json(found))


def _linted(name: str) -> Callable[[bytes], None]:
    def read(data: bytes) -> None:
        with _written(data, name) as path:
            found = lint(path)
        assert not _UNFIT.search(lint_report.text(found))
        json.loads(lint_report.json(found))

    return read


def _lock(data: bytes) -> None:
    names = {b"{": "Pipfile.lock", b"v": "pixi.lock", b"[": "uv.lock", b"l": "pylock.toml"}
    with _written(data, names.get(data[:1], "requirements.txt")) as path:
        read_lock(path, python="3.12.1", machine="x86_64")


def _index_page(data: bytes) -> None:
    kind = "application/json" if data[:1] == b"{" else "text/html"
    for file in package_index._files_on_page(data, kind, "https://h/s/op/"):  # noqa: SLF001 - read by a server else
        assert file.url.startswith(("http://", "https://")), file
        package_index.offer_of(file, "op")


def _results(data: bytes) -> None:
    with _written(data, "results.jsonl") as path:
        with ResultsFile(path, [Item("op.so", 0, "1")]):
            pass
        for _ in parquet._batches(path, {"op.so"}):  # noqa: SLF001 - pyarrow may be missing
            pass


READERS: dict[str, Callable[[bytes], None]] = {
    "dll": _dll,
    "dylib": _dylib,
    "elf": _elf,
    "fat-binary": _fat_binary,
    "wheel": _wheel,
    "conda": _conda,
    "audit": _audit,
    "sdist": _sdist,
    "log": _log,
    "cxx": _linted("op.cu"),
    "cmake": _linted("CMakeLists.txt"),
    "setup-py": _linted("setup.py"),
    "python": _linted("op.py"),
    "toml": _linted("pyproject.toml"),
    "lock": _lock,
    "index-page": _index_page,
    "results": _results,
}


def read(reader: str, data: bytes) -> None:
    """Have a reader read some bytes; what it refuses is well."""
    try:
        READERS[reader](data)
    except OpwrightError:
        return
