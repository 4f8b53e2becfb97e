"""Sources in a tar archive are those that tarfile reads, whoever wrote their headers."""

from __future__ import annotations

import io
import os
import tarfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opwright.facts.sources.source_archives import read_archive
from opwright.facts.sources.source_file import SourceFile
from opwright.model import Unlinted

FORMATS = (tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT)
_PARTS = st.text("abé_0", min_size=1, max_size=60)
_NAMES = st.lists(_PARTS, min_size=1, max_size=3).map(lambda parts: f"op-1/{'/'.join(parts)}.cu")


@given(
    files=st.dictionaries(_NAMES, st.binary(max_size=700), min_size=1, max_size=4),
    form=st.sampled_from(FORMATS),
    mtime=st.sampled_from((0, 1.5, 8**11)),
)
def test_names_and_contents_are_those_that_were_written(
    tmp_path_factory: pytest.TempPathFactory, files: dict[str, bytes], form: int, mtime: float
) -> None:
    path = tmp_path_factory.mktemp("archive") / "op-1.tar"
    written = {}
    with tarfile.open(path, "w", format=form, pax_headers={"comment": "0" * 40}) as archive:
        for name, data in files.items():
            member = tarfile.TarInfo(name)
            member.size, member.mtime = len(data), mtime
            try:
                archive.addfile(member, io.BytesIO(data))
            except ValueError:  # ustar has no room for a longer name, or a later time
                continue
            written[f"{path}/{name}"] = data

    read = {
        file.path: file.data for file in read_archive(str(path)) if isinstance(file, SourceFile)
    }

    assert read == written


@pytest.mark.parametrize("at", [*range(100, 160, 6), 156, 257, 345])
def test_a_damaged_header_is_told_as_tarfile_tells_it(tmp_path: Path, at: int) -> None:
    path = tmp_path / "op-1.tar"
    with tarfile.open(path, "w") as archive:
        member = tarfile.TarInfo("op-1/op.cu")
        member.size = 3
        archive.addfile(member, io.BytesIO(b"int"))
    data = bytearray(path.read_bytes())
    data[at] ^= 0xFF
    path.write_bytes(data)

    assert any(isinstance(found, Unlinted) for found in read_archive(str(path)))


def test_an_archive_of_many_files_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "op-1.tar"
    with tarfile.open(path, "w") as archive:
        archive.addfile(tarfile.TarInfo("op-1/op.cu"))
    files, member = 17_000, path.read_bytes()[: tarfile.BLOCKSIZE]
    path.write_bytes(member * files + bytes(2 * tarfile.BLOCKSIZE))

    assert sum(isinstance(file, SourceFile) for file in read_archive(str(path))) == files


@pytest.mark.parametrize("ending", ["tar", "tar.gz", "tar.bz2", "tar.xz"])
def test_of_an_archive_that_is_cut_off_all_is_read_that_tarfile_reads(
    tmp_path: Path, ending: str
) -> None:
    path = tmp_path / f"op-1.{ending}"
    written = {f"op-1/{number}.cu": os.urandom(9000 * number) for number in range(9)}
    with tarfile.open(path, f"w:{ending.removeprefix('tar').removeprefix('.')}") as archive:  # type: ignore[call-overload] # as PAX
        for name, data in written.items():
            member = tarfile.TarInfo(name)
            member.size, member.mtime = len(data), 1.5
            archive.addfile(member, io.BytesIO(data))
    whole = path.read_bytes()
    for tenths in range(1, 10):
        path.write_bytes(whole[: len(whole) * tenths // 10])

        read = [*read_archive(str(path))]

        files = [file for file in read if isinstance(file, SourceFile)]
        there = zip(_contents(path), written.values(), strict=False)
        assert [file.data for file in files] == [data for data, whole in there if data == whole]
        assert isinstance(read[-1], Unlinted)


def _contents(path: Path) -> list[bytes]:
    """Return the contents that tarfile reads of an archive before it fails."""
    contents: list[bytes] = []
    try:
        with tarfile.open(path) as archive:
            for member in archive:
                opened = archive.extractfile(member)
                contents.append(opened.read() if opened else b"")
    except (OSError, EOFError, tarfile.TarError):
        pass
    return contents
