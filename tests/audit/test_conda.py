"""Conda packages of both formats, made as conda makes them, and what nobody made in good faith."""

from __future__ import annotations

import bz2
import io
import json
import tarfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
import zstandard
from program import run_here
from tiny_elf import shared_library

from opwright import audit
from opwright.errors import UnreadableInputError
from opwright.facts.wheels import conda

CHECK = (
    "_ZN3c106detail14torchCheckFailEPKcS2_jRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
)
LIBRARY = shared_library(needed=["libc10.so", "libpng16.so.16"], requires=[CHECK])
SITE = "lib/python3.12/site-packages"
INDEX = {
    "name": "op",
    "version": "1.0",
    "subdir": "linux-64",
    "depends": ["libtorch >=2.8.0,<2.9.0a0", "python >=3.12,<3.13.0a0", "pytorch * cpu*"],
}
FILES = {
    f"{SITE}/op/_C.so": LIBRARY,
    f"{SITE}/op/__init__.py": b"",
    f"{SITE}/op-1.0.dist-info/METADATA": b"Name: op\nVersion: 1.0\nRequires-Dist: torch\n",
}
FORMATS = ["op-1.0-py312_0.conda", "op-1.0-py312_0.tar.bz2"]


def _tar(files: Mapping[str, bytes], links: Iterable[str] = ()) -> bytes:
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w") as archive:
        for name, data in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
        for name in links:
            member = tarfile.TarInfo(name)
            member.type, member.linkname = tarfile.SYMTYPE, "/etc/passwd"
            archive.addfile(member)
    return written.getvalue()


def _package(
    folder: Path,
    name: str,
    files: Mapping[str, bytes],
    index: object = INDEX,
    links: Iterable[str] = (),
) -> str:
    described = {"info/index.json": json.dumps(index).encode()}
    path = folder / name
    if name.endswith(".tar.bz2"):
        path.write_bytes(bz2.compress(_tar({**described, **files}, links)))
        return str(path)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("metadata.json", '{"conda_pkg_format_version": 2}')
        for stem, content in (("pkg", _tar(files, links)), ("info", _tar(described))):
            archive.writestr(f"{stem}-op-1.0-py312_0.tar.zst", zstandard.compress(content))
    return str(path)


@pytest.mark.parametrize("name", FORMATS)
def test_a_conda_package_is_audited(name: str, tmp_path: Path) -> None:
    path = _package(tmp_path, name, FILES, links=[f"{SITE}/op/libleak.so"])

    audited = audit(path)

    (binary,) = audited.binaries
    assert (audited.artifact.name, audited.artifact.version) == ("op", "1.0")
    assert audited.artifact.requires_torch == ">=2.8.0,<2.9.0a0"
    assert binary.binary.path == f"{SITE}/op/_C.so"
    verdicts = {v.load.torch.version: v.name for v in binary.verdicts}
    assert (verdicts["2.6.0"], verdicts["2.8.0"]) == ("fails", "loads")
    assert audited.artifact.skipped == ()
    assert any("conda's build of torch" in note for note in audited.notes)


@pytest.mark.parametrize("form", ["text", "json", "markdown", "sarif", "html", "github"])
def test_every_format_shows_a_conda_package(form: str, tmp_path: Path) -> None:
    ran = run_here("audit", "--format", form, _package(tmp_path, FORMATS[0], FILES))

    assert (ran.returncode, ran.stderr) == (0, "")
    assert form == "github" or "op-1.0-py312_0.conda" in "".join(ran.stdout.split())


@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        ("2.8.*", "==2.8.*"),
        ("=2.8", "==2.8"),
        (">=2.4", ">=2.4"),
        ("2.8.0 cuda*", "==2.8.0"),
        ("2.8|2.9", ""),
    ],
)
def test_what_conda_asks_of_torch_is_read(spec: str, expected: str, tmp_path: Path) -> None:
    index = {**INDEX, "depends": ["numpy", 7, f"pytorch {spec}"]}

    audited = audit(_package(tmp_path, FORMATS[1], FILES, index))

    assert audited.artifact.requires_torch == expected


def test_one_for_another_system_is_not_judged(tmp_path: Path) -> None:
    index = {**INDEX, "subdir": "win-64"}
    files = {"Lib/site-packages/op/_C.pyd": b"MZ" + bytes(100)}

    ran = run_here("audit", _package(tmp_path, FORMATS[0], files, index))

    assert ran.returncode == 3
    assert "_C.pyd" in ran.stdout


def _lying_header(size: int, kind: bytes = tarfile.REGTYPE) -> bytes:
    member = tarfile.TarInfo(f"{SITE}/op/_C.so")
    member.size, member.type = size, kind
    return member.tobuf(tarfile.GNU_FORMAT)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "empty file"),
        (b"no tar" * 200, "damaged"),
        (_lying_header(1 << 33) + LIBRARY, "unexpected end of data"),
        (_lying_header(1 << 20) + LIBRARY, "truncated"),
        (_lying_header(1 << 33, tarfile.XHDTYPE), "a header of"),
        (_lying_header(1 << 33, tarfile.GNUTYPE_LONGNAME), "a header of"),
        (_tar({"info/index.json": b"[" * 100_000}), "nested too deeply"),
        (_tar({"info/index.json": b"{}"}), "no info/index.json"),
    ],
    ids=[
        *(
            "nothing",
            "no tar",
            "a library too large",
            "a library cut off",
            "a pax header without end",
        ),
        *("a name without end", "JSON nested without end", "no name"),
    ],
)
@pytest.mark.parametrize("name", FORMATS)
def test_what_is_no_conda_package_is_refused(
    name: str, content: bytes, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    if name.endswith(".conda"):
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("pkg-op.tar.zst", zstandard.compress(content))
    else:
        path.write_bytes(bz2.compress(content))

    with pytest.raises(UnreadableInputError, match=reason):
        audit(str(path))


@pytest.mark.parametrize("name", FORMATS)
def test_bytes_that_are_no_archive_are_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    for data in (b"", b"PK", b"BZh9" + bytes(50), bz2.compress(_tar(FILES))[:200]):
        path.write_bytes(data)
        with pytest.raises(UnreadableInputError):
            audit(str(path))


@pytest.mark.parametrize("name", FORMATS)
def test_one_that_unpacks_to_hundreds_of_times_its_size_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = _package(tmp_path, name, {**FILES, f"{SITE}/op/_zeros.so": bytes(4 << 20)})
    assert audit(path).artifact.name == "op"

    monkeypatch.setattr(conda, "_NEVER_TOO_MUCH", 1 << 20)

    with pytest.raises(UnreadableInputError, match="limit for a conda package of its size"):
        audit(path)
