"""The verb `lint` on files and archives that are not well meant: a clear line for each, and the others are linted."""

from __future__ import annotations

import io
import os
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from linted import BROKEN

from opwright.cli.main import main

Captured = pytest.CaptureFixture[str]


def _loop(folder: Path) -> None:
    (folder / "loop").symlink_to(folder, target_is_directory=True)
    (folder / "dangling.cu").symlink_to(folder / "nowhere.cu")


def _half_a_tar(folder: Path) -> None:
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz") as archive:
        info = tarfile.TarInfo("a/op.cu")
        info.size = 500_000
        archive.addfile(info, io.BytesIO(os.urandom(500_000)))
    (folder / "half.tar.gz").write_bytes(content.getvalue()[:200_000])


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("bad.py", lambda p: (p / "bad.py").write_bytes(b"import triton.ops # \xff\xfe\n")),
        (
            "bad.cu",
            lambda p: (p / "bad.cu").write_bytes(b"x.data_ptr<half>();" + b"a" * (10 << 20)),
        ),
        ("bad.cu", lambda p: (p / "bad.cu").write_bytes(b"data_ptr " + b"a" * (2 << 20))),
        ("bad.cu", lambda p: (p / "bad.cu").write_text("data_ptr" + "(" * 100_000)),
        ("bad.cu", lambda p: (p / "bad.cu").write_text("data_ptr " + "k<a<b<c<\n" * 60_000)),
        (
            "bad.cmake",
            lambda p: (p / "bad.cmake").write_text(
                "endif()\n" * 300 + "if(A)\n" * 300 + "set(TORCH_CUDA_ARCH_LIST 9.0)\n"
            ),
        ),
        ("bad.cu", lambda p: (p / "bad.cu").write_bytes(b"data_ptr\0\0")),
        ("bad.cu", lambda p: (p / "bad.cu").write_text("#if A\n" * 60_000 + "x.data_ptr<half>();")),
        (
            "bad.py",
            lambda p: (p / "bad.py").write_text(f"import triton.jit\nx = {'-' * 60_000}1\ny = x\n"),
        ),
        ("half.tar.gz", _half_a_tar),
        ("no.tar.gz", lambda p: (p / "no.tar.gz").write_bytes(b"\x1f\x8b\x08\0" + b"\xff" * 99)),
        ("no.tar.gz", lambda p: (p / "no.tar.gz").write_bytes(b"no tar at all\n" * 99)),
        ("dangling.cu", _loop),
        ("pipe.cu", lambda p: os.mkfifo(p / "pipe.cu")),
    ],
    ids=[
        "not UTF-8",
        "10 MB",
        "long line",
        "deep",
        "open angles",
        "deep CMake",
        "NUL",
        "ifs",
        "deep Python",
        "half a tar",
        "no deflate",
        "no gzip",
        "links",
        "pipe",
    ],
)
def test_hostile_file_is_told_of_and_the_others_are_linted(
    project: Path, capsys: Captured, name: str, make: Callable[[Path], object]
) -> None:
    (project / "good.cu").write_text(BROKEN)
    make(project)

    status = main(["lint", ".", *([name] if name.endswith(".gz") else [])])

    told = capsys.readouterr()
    assert status == 3
    assert "good.cu:3:30" in told.out
    assert [line for line in told.err.splitlines() if name in line and "Traceback" not in line]


@pytest.mark.parametrize("name", ["op.cu", "setup.py", "CMakeLists.txt", "pyproject.toml"])
def test_source_in_utf_16_or_32_is_unreadable_and_not_without_problems(
    project: Path, capsys: Captured, name: str
) -> None:
    (project / "good.cu").write_text(BROKEN)
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"):
        comment = "" if encoding.endswith("e") else "// \u6570\u636e\u6307\u9488" * 3000 + "\n"
        (project / name).write_bytes((comment + BROKEN).encode(encoding))

        status = main(["lint", name, "good.cu"])

        captured = capsys.readouterr()
        assert status == 3
        assert f"{name}: {encoding[:6].upper()}, which GCC, Clang, Python and CMake" in captured.err
        assert "good.cu:3:30" in captured.out


def test_requirements_in_utf_16_keep_nothing_from_being_linted(
    project: Path, capsys: Captured
) -> None:
    (project / "requirements.txt").write_bytes("torch==2.5.1\r\n".encode("utf-16"))
    (project / "op.cu").write_text(BROKEN)

    assert main(["lint", "."]) == 1
    assert "op.cu:3:30" in capsys.readouterr().out


def test_long_chains_of_elseif_are_linted(project: Path, capsys: Captured) -> None:
    chain = "if(A)\n" + "elseif(B)\n" * 400 + "endif()\n"
    (project / "CMakeLists.txt").write_text(f"{chain}set(TORCH_CUDA_ARCH_LIST sm_nine)\n")

    main(["lint", "CMakeLists.txt"])

    assert "arch-list-malformed" in capsys.readouterr().out


def test_archive_that_unpacks_to_very_much_is_told_of(project: Path, capsys: Captured) -> None:
    with zipfile.ZipFile(project / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a/good.cu", BROKEN)
        archive.writestr("a/bomb.cu", b" " * (100 << 20))

    assert main(["lint", "bomb.zip"]) == 3
    told = capsys.readouterr()
    assert "bomb.zip/a/good.cu:3:30" in told.out
    assert "a/bomb.cu: too large for hand-written source (100 MiB)" in told.err


def test_archive_whose_files_are_the_same_bytes_is_told_of(project: Path, capsys: Captured) -> None:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        archive.writestr("a/op.cu", BROKEN)
        archive.filelist += archive.filelist * 999
    (project / "bomb.zip").write_bytes(content.getvalue())

    assert main(["lint", "bomb.zip"]) == 3
    assert "bomb.zip: its files overlap" in capsys.readouterr().err


def test_folders_too_deep_to_be_read_are_told_of(project: Path, capsys: Captured) -> None:
    deep = project.joinpath(*["d"] * 70)
    deep.mkdir(parents=True)
    (deep / "op.cu").write_text(BROKEN)

    assert main(["lint", "."]) == 3
    assert "folders nested more than 64 deep" in capsys.readouterr().err


def test_archive_writes_nothing_and_leads_nowhere(project: Path, capsys: Captured) -> None:
    with tarfile.open(project / "odd.tar.gz", "w:gz") as archive:
        for name in ("../../evil.cu", "/evil.cu", "a/op.cu"):
            info = tarfile.TarInfo(name)
            info.size = len(BROKEN)
            archive.addfile(info, io.BytesIO(BROKEN.encode()))
        for kind, name in ((tarfile.SYMTYPE, "a/link.cu"), (tarfile.FIFOTYPE, "a/pipe.cu")):
            link = tarfile.TarInfo(name)
            link.type, link.linkname = kind, "/etc/passwd"
            archive.addfile(link)

    assert main(["lint", "odd.tar.gz", "--fix", "--unsafe"]) == 1
    told = capsys.readouterr()
    assert told.out.count(" odd.tar.gz/") == 2  # what begins with a dot is carried along
    assert "files in archives are not changed" in told.err
    assert [p.name for p in project.iterdir()] == ["odd.tar.gz"]


@pytest.mark.parametrize("size", ["9" * 5000, "-1", "511"])
def test_archive_whose_headers_do_not_add_up_is_told_of(
    project: Path, capsys: Captured, size: str
) -> None:
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz", format=tarfile.PAX_FORMAT) as archive:
        for name, headers in (("op-1.0/read.txt", {"size": size}), ("op-1.0/op.cu", {})):
            info = tarfile.TarInfo(name)
            info.size, info.pax_headers = 2000, headers
            archive.addfile(info, io.BytesIO(b"x" * 2000))
    (project / "op-1.0.tar.gz").write_bytes(content.getvalue())

    assert main(["lint", "op-1.0.tar.gz"]) == 3
    assert "op-1.0.tar.gz: the archive is damaged" in capsys.readouterr().err


def test_archive_that_says_very_much_of_its_files_is_told_of(
    project: Path, capsys: Captured
) -> None:
    with tarfile.open(project / "op-1.0.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for number in range(18):
            info = tarfile.TarInfo(f"op-1.0/op{number}.cu")
            info.pax_headers = {f"key{one}": "x" * 10_000 for one in range(100)}
            archive.addfile(info)

    assert main(["lint", "op-1.0.tar.gz"]) == 3
    assert "its headers have more than 16777216 bytes" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["pipe.tar.gz", "zeros.tar.gz", "junk.tar.gz", "junk.zip"])
def test_what_is_no_archive_is_told_in_one_line(project: Path, capsys: Captured, name: str) -> None:
    (project / "good.cu").write_text(BROKEN)
    os.mkfifo(project / "pipe.tar.gz")
    (project / "zeros.tar.gz").symlink_to("/dev/zero")
    (project / "junk.tar.gz").write_bytes(b"junk" * 1000)
    (project / "junk.zip").write_bytes(b"junk" * 1000)

    assert main(["lint", name, "good.cu"]) == 3
    told = capsys.readouterr()
    assert "good.cu:3:30" in told.out
    assert len(told.err.splitlines()) == 1
    assert told.err.startswith(f"opwright: {name}: ")
    assert "\\n" not in told.err
