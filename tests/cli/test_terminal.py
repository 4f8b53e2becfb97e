"""What the program writes, to a terminal or to whatever stands there instead: colours, names, pipes, full disks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from program import FORMATS, run_program
from tiny_elf import shared_library

from opwright.cli.main import main

Captured = pytest.CaptureFixture[str]


# ---- colour


@pytest.mark.parametrize(
    ("options", "coloured"),
    [
        ([], False),  # what is captured is no terminal
        (["--color", "always"], True),
        (["--color", "never"], False),
    ],
)
def test_colour_that_is_asked_for(
    options: list[str],
    coloured: bool,  # noqa: FBT001
    refused: str,
    capsys: Captured,
) -> None:
    main(["audit", refused, *options])

    assert ("\x1b[" in capsys.readouterr().out) is coloured


def test_option_is_stronger_than_the_environment(
    refused: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    main(["audit", refused, "--color", "always"])

    assert "\x1b[" in capsys.readouterr().out


def _on_a_terminal(*arguments: str, **environment: str) -> str:
    """Return what the program writes to a terminal."""
    try:
        reader, terminal = os.openpty()
    except OSError as error:  # a bare chroot has none
        pytest.skip(f"no terminal to be had: {error}")
    subprocess.run(
        [sys.executable, "-m", "opwright", *arguments],
        stdout=terminal,
        check=False,
        env={**os.environ, "TERM": "xterm", **environment},
    )
    os.close(terminal)
    read = b""
    try:
        while part := os.read(reader, 1 << 16):
            read += part
    except OSError:  # Linux ends a terminal so
        pass
    finally:
        os.close(reader)
    return read.decode()


def test_terminal_gets_colour_unless_it_is_refused(fitting: str) -> None:
    ranges = ["audit", fitting, "--torch", "2.2..2.3"]

    assert "\x1b[" in _on_a_terminal(*ranges)
    assert "\x1b[" not in _on_a_terminal(*ranges, NO_COLOR="1")
    assert "\x1b[" not in _on_a_terminal(*ranges, TERM="dumb")


# ---- hostile surroundings


def test_names_cannot_write_to_the_terminal(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    name = "\x1b[2Jfree\r\n::error::x\u202e.so"
    (tmp_path / name).write_bytes(
        shared_library(needed=["libtorch.so"], requires=["_ZN2at\x1b[2JEv"])
    )
    (tmp_path / f"broken{name}").write_bytes(b"\x1b[31m")
    (tmp_path / os.fsdecode(b"\xff\x9b.so")).write_bytes(shared_library(needed=["libtorch.so"]))

    for format_ in FORMATS:
        for wanted in (tmp_path, tmp_path / name, tmp_path / f"broken{name}", f"{name}==1/x"):
            main(["audit", str(wanted), "--format", format_])

    told = capfd.readouterr()
    for text in (told.out, told.err):
        assert not {letter for letter in text if not (" " <= letter <= "~" or letter == "\n")}
        assert not [line for line in text.splitlines() if line.lstrip().startswith("::error::x")]


def test_unreadable_input_is_one_line_and_no_traceback(broken: str) -> None:
    result = run_program("audit", broken)

    assert result.returncode == 3
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    assert line.startswith("opwright: ")
    assert "Traceback" not in line


@pytest.mark.parametrize(
    "arguments", [["releases", "list", "--format", "json"], ["explain"], ["--help"], ["--version"]]
)
def test_reader_that_leaves_early_is_no_error(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)

    result = subprocess.run(
        [sys.executable, "-m", "opwright", *arguments],
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)

    assert (result.returncode, result.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has it")
def test_full_disk_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            [sys.executable, "-m", "opwright", "explain"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert result.returncode == 2
    assert result.stderr == b"opwright: cannot write: No space left on device\n"


def test_output_that_knows_ascii_only_is_written() -> None:
    result = run_program("explain", "cxx11-abi-mismatch", PYTHONIOENCODING="ascii")

    assert result.returncode == 0
    assert result.stderr == ""
    assert "std::string" in result.stdout
