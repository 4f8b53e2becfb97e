"""Wheels: which members are libraries, what the metadata claims, and what could not be read."""

from __future__ import annotations

import hashlib
import io
import struct
import zipfile
from base64 import urlsafe_b64encode

import pytest

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.elf.binary import is_shared_library
from opwright.facts.wheels.wheel import read_wheel
from opwright.knowledge.requirements import parse_wheel_name
from opwright.model import Artifact, ArtifactKind

NAME = "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl"
INFO = "op-1.0.dist-info"


def library(soname: str = "libop.so") -> bytes:
    """Return the smallest shared library that has a name: headers, a dynamic section, strings."""
    strings = b"\0" + soname.encode() + b"\0"
    symbols_at, strings_at, hash_at, dynamic_at = 0xB0, 0xC8, 0x200, 0x220
    tags = ((5, strings_at), (10, len(strings)), (6, symbols_at), (11, 24), (4, hash_at), (14, 1))
    dynamic = b"".join(struct.pack("<QQ", *tag) for tag in (*tags, (0, 0)))
    size = dynamic_at + len(dynamic)
    header = b"\x7fELF\2\1\1" + bytes(9)
    header += struct.pack("<HHIQQQIHHHHHH", 3, 62, 1, 0, 64, 0, 0, 64, 56, 2, 64, 0, 0)
    load = struct.pack("<IIQQQQQQ", 1, 4, 0, 0, 0, size, size, 0x1000)
    pointer = struct.pack("<IIQQQQQQ", 2, 4, *[dynamic_at] * 3, *[len(dynamic)] * 2, 8)
    image = bytearray(size)
    for place, part in [(0, header + load + pointer), (strings_at, strings), (dynamic_at, dynamic)]:
        image[place : place + len(part)] = part
    struct.pack_into("<IIII", image, hash_at, 1, 1, 0, 0)
    return bytes(image)


def wheel_of(files: dict[str, bytes | str]) -> MemoryBytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return MemoryBytes(file.getvalue(), NAME)


def read(files: dict[str, bytes | str]) -> Artifact:
    return read_wheel(wheel_of(files), NAME)


def test_libraries_come_in_the_order_of_the_archive() -> None:
    artifact = read({"op/b.so": library("b"), "op/x.py": "", "op.libs/a.so.1": library("a")})

    assert artifact.kind is ArtifactKind.WHEEL
    assert artifact.path == NAME
    assert [binary.path for binary in artifact.binaries] == ["op/b.so", "op.libs/a.so.1"]
    assert [binary.soname for binary in artifact.binaries] == ["b", "a"]
    assert artifact.skipped == ()


@pytest.mark.parametrize("far", [False, True], ids=["near", "far"])
def test_distance_changes_nothing(far: bool) -> None:  # noqa: FBT001
    files: dict[str, bytes | str] = {f"op/{n}.so": library(f"{n}") for n in range(9)}

    assert read_wheel(wheel_of(files), NAME, far=far) == read(files)


@pytest.mark.parametrize(
    ("name", "is_library"),
    [
        ("op/_C.so", True),
        ("op/_C.cpython-311-x86_64-linux-gnu.so", True),
        ("op.libs/libjpeg-ceea7512.so.62.4.0", True),
        ("op/_C.so.debug", False),
        ("op/_C.so.1.debug", False),
        ("op/x.some", False),
        ("op/so", False),
        ("op/x.so/file.txt", False),
        ("op/x.so.py", False),
    ],
)
def test_libraries_are_known_by_their_names(name: str, is_library: bool) -> None:  # noqa: FBT001
    assert is_shared_library(name) is is_library


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        pytest.param(b"", "not a shared library", id="empty"),
        pytest.param(b"INPUT(libop.so.1)", "starts with b'INPU'", id="linker script"),
        pytest.param(library()[:100], "op/_C.so", id="cut"),
        pytest.param(b"\x7fELF" + b"\xff" * 200, "op/_C.so", id="garbage"),
    ],
)
def test_library_that_cannot_be_read_is_skipped_with_the_reason(
    content: bytes, reason: str
) -> None:
    artifact = read({"op/_C.so": content, "op/good.so": library("good")})

    assert [binary.soname for binary in artifact.binaries] == ["good"]
    (skipped,) = artifact.skipped
    assert skipped[0] == "op/_C.so"
    assert reason in skipped[1]


@pytest.mark.parametrize(
    ("lines", "specifier"),
    [
        pytest.param([], None, id="none"),
        pytest.param(["numpy>=2", "torchvision==1"], None, id="others"),
        pytest.param(["torch"], "", id="any"),
        pytest.param(["Torch==2.8.0"], "==2.8.0", id="exact"),
        pytest.param(["torch (>=2.4,<2.9)"], "<2.9,>=2.4", id="range"),
        pytest.param(["torch>=2.4", "torch<2.9"], "<2.9,>=2.4", id="merged"),
        pytest.param(["torch==2.1; extra == 'all'", "torch>=2"], ">=2", id="extra"),
        pytest.param(["torch==2.1; extra == 'all'"], None, id="only extra"),
        pytest.param(["torch>=2; sys_platform == 'linux'"], ">=2", id="marker"),
        pytest.param(["torch>=2; python_version>'2'", "@@"], ">=2", id="nonsense beside"),
        pytest.param(["torch >=2 ;\n  python_version>'2'"], ">=2", id="folded"),
    ],
)
def test_torch_requirement_is_that_of_the_metadata(lines: list[str], specifier: str | None) -> None:
    metadata = "Metadata-Version: 2.1\nName: op\n"
    metadata += "".join(f"Requires-Dist: {line}\n" for line in lines)

    assert (
        read({f"{INFO}/METADATA": metadata + "\nRequires-Dist: torch\n"}).requires_torch
        == specifier
    )


def test_wheel_without_metadata_claims_nothing() -> None:
    assert read({"op/_C.so": library()}).requires_torch is None


def test_hashes_are_those_of_record() -> None:
    digest = hashlib.sha256(library()).digest()
    encoded = urlsafe_b64encode(digest).rstrip(b"=").decode()
    record = f"op/a.so,sha256={encoded},99\nop/b.so,md5=abcd,1\nop/c.so,sha256=?,\nop/d.so\n,,\n"
    names = [f"op/{letter}.so" for letter in "abcde"]

    artifact = read({**dict.fromkeys(names, library()), f"{INFO}/RECORD": record})

    assert [binary.sha256 for binary in artifact.binaries] == [digest.hex(), *[None] * 4]


def test_progress_counts_the_libraries() -> None:
    calls: list[tuple[int, int]] = []
    source = wheel_of({f"op/{n}.so": library() for n in range(3)})

    read_wheel(source, NAME, progress=lambda done, total: calls.append((done, total)))

    assert calls == [(1, 3), (2, 3), (3, 3)]


def test_copies_of_one_library_are_read_once() -> None:
    digest = urlsafe_b64encode(hashlib.sha256(library()).digest()).decode()
    names = ["op/libx.so", "op/libx.so.1", "op/y.so"]
    record = "".join(f"{name},sha256={digest},1\n" for name in names[:2])
    calls: list[tuple[int, int]] = []

    source = wheel_of({**dict.fromkeys(names, library()), f"{INFO}/RECORD": record})
    artifact = read_wheel(source, NAME, progress=lambda done, total: calls.append((done, total)))

    assert [binary.path for binary in artifact.binaries] == names
    assert calls == [(1, 2), (2, 2)]


def test_file_that_is_no_wheel_is_refused() -> None:
    with pytest.raises(UnreadableInputError, match="not a complete zip archive"):
        read_wheel(MemoryBytes(b"<html>", NAME), NAME)


def test_name_says_project_version_and_tags() -> None:
    name = parse_wheel_name(NAME)

    assert name is not None
    assert (name.project, str(name.version)) == ("op", "1.0")
    assert {str(tag) for tag in name.tags} == {"cp311-cp311-manylinux_2_28_x86_64"}
    assert parse_wheel_name("op.whl") is None
