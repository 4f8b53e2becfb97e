"""What an object file asks of others."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from opwright.errors import UnreadableInputError
from opwright.facts.elf.object_file import undefined_names


@pytest.mark.compiler
def test_names_that_an_object_wants_are_read_and_those_that_it_has_are_not(tmp_path: Path) -> None:
    (tmp_path / "a.cpp").write_text("int f(int);\nint g(int x) { return f(x); }\n")
    subprocess.run(["g++", "-c", "a.cpp", "-o", "a.o"], cwd=tmp_path, check=True)

    wanted = undefined_names(str(tmp_path / "a.o"))

    assert "_Z1fi" in wanted
    assert "_Z1gi" not in wanted


@pytest.mark.parametrize("data", [b"", b"\x7fELF", b"no" * 100], ids=["empty", "cut off", "text"])
def test_what_is_no_object_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.o").write_bytes(data)

    with pytest.raises(UnreadableInputError, match="is not an object file"):
        undefined_names(str(tmp_path / "a.o"))
