"""Lock files: each package that a Python on Linux gets, in each of the formats that are read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import read_small
from opwright.facts.python.lock_files import read_lock
from opwright.model.environment.upgrade import Locked

_REQUIREMENTS = """\
# made by pip-compile
--index-url https://example.org/simple
numpy==2.1.0 \\
    --hash=sha256:0000000000000000000000000000000000000000000000000000000000000000 \\
    --hash=sha256:1111111111111111111111111111111111111111111111111111111111111111
    # via torch
torch[opt] == 2.15.0 ; python_version >= "3.11"  # a comment
tomli==2.0 ; python_version < "3.11"
op @ https://example.org/op-1.2%2Bcu130-py3-none-any.whl
loose>=1.0
"""
_UV = """\
version = 1
[[package]]
name = "torch"
version = "2.15.0"
resolution-markers = ["python_full_version >= '3.11'"]
wheels = [{ url = "https://example.org/torch-2.15.0-cp311-cp311-manylinux_2_28_x86_64.whl" }]
[[package]]
name = "torch"
version = "2.5.1"
resolution-markers = ["python_full_version < '3.11'"]
[[package]]
name = "project"
source = { virtual = "." }
"""
_PYLOCK = """\
lock-version = "1.0"
[[packages]]
name = "torch"
version = "2.15.0"
wheels = [{ name = "torch.whl", url = "https://example.org/torch.whl" }]
[[packages]]
name = "colorama"
version = "0.4"
marker = "sys_platform == 'win32'"
"""


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        (
            "requirements.txt",
            _REQUIREMENTS,
            [("numpy", "2.1.0"), ("op", "1.2+cu130"), ("torch", "2.15.0")],
        ),
        ("uv.lock", _UV, [("project", ""), ("torch", "2.15.0")]),
        ("pylock.toml", _PYLOCK, [("torch", "2.15.0")]),
    ],
    ids=["requirements.txt", "uv.lock", "pylock.toml"],
)
def test_lock_files_name_each_package_that_a_python_on_linux_gets(
    tmp_path: Path, name: str, text: str, expected: list[tuple[str, str]]
) -> None:
    lock = tmp_path / name
    lock.write_text(text)

    found = read_lock(str(lock), python="3.12", machine="x86_64")

    assert [(one.name, one.version) for one in found.packages] == expected


def test_addresses_of_a_lock_are_kept(tmp_path: Path) -> None:
    lock = tmp_path / "uv.lock"
    lock.write_text(_UV)

    torch = next(
        p
        for p in read_lock(str(lock), python="3.12", machine="x86_64").packages
        if p.name == "torch"
    )

    assert torch == Locked(
        "torch",
        "2.15.0",
        ("https://example.org/torch-2.15.0-cp311-cp311-manylinux_2_28_x86_64.whl",),
    )


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("requirements.txt", b"torch>=2.0\n"),
        ("uv.lock", b"[[package"),
        ("pylock.toml", b"packages = 7\n"),
        ("requirements.txt", b"\xff\xfe"),
        ("uv.lock", b"a = " + b"[" * 5000),
        ("requirements.txt", b"torch==2.0;" + b" " * 1_000_000 + b"x\n"),
    ],
    ids=[
        *("nothing pinned", "no TOML", "no packages", "no text", "nested without end"),
        "a line without end",
    ],
)
def test_what_is_no_lock_file_is_refused(tmp_path: Path, name: str, content: bytes) -> None:
    lock = tmp_path / name
    lock.write_bytes(content)

    with pytest.raises(UnreadableInputError):
        read_lock(str(lock), python="3.12", machine="x86_64")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX has pipes with a name")
def test_pipe_that_nobody_writes_to_is_given_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "lock")

    with pytest.raises(UnreadableInputError, match=r"it has not ended after 0 s"):
        read_small(tmp_path / "lock", 100, seconds=0.01)


def test_pipe_is_read_to_its_end() -> None:
    ours, theirs = os.pipe()
    os.write(theirs, b"torch==2.1.0\n")
    os.close(theirs)

    assert read_small(f"/dev/fd/{ours}", 100) == b"torch==2.1.0\n"
    os.close(ours)
