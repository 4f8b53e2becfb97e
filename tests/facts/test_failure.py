"""Logs as they come: of any length, in any wrapping, and of whatever bytes."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opwright.errors import UnreadableInputError
from opwright.logs.asker.machine import machine_in_log
from opwright.logs.reader import LogReader, read_log
from opwright.model import Log
from opwright.prefilter.literal_index import LiteralIndex

WORD = "undefined symbol"
ERROR = f"ImportError: op.so: {WORD}: _ZN3c104warnEv"
COMPILING = "[12/400] c++ -MMD -I/opt/venv/include -O2 -std=c++17 -c op.cpp -o op.o\n"


def read(log: bytes | str) -> Log:
    stream = io.BytesIO(log.encode() if isinstance(log, str) else log)
    return read_log(stream, index({WORD, "Killed signal"}))


def index(words: Iterable[str]) -> LiteralIndex:
    return LiteralIndex.of(dict.fromkeys(words, ""))


def lines(failure: Log) -> dict[int, str]:
    texts = failure.text.split("\n")
    return dict(zip(failure.numbers or range(1, len(texts) + 1), texts, strict=True))


def test_short_log_is_kept_whole() -> None:
    failure = read(f"first\n{ERROR}\nlast\n")

    assert failure == Log(f"first\n{ERROR}\nlast\n", literals=frozenset({WORD}))


def test_long_log_keeps_what_surrounds_a_word_with_its_number() -> None:
    before, after = 40_000, 50_000

    failure = read(COMPILING * before + ERROR + "\n" + COMPILING * after)

    assert failure.literals == frozenset({WORD})
    kept = lines(failure)
    assert kept[before + 1] == ERROR
    assert kept[before] == COMPILING.rstrip()
    assert kept[before + after + 1] == COMPILING.rstrip()
    assert len(failure.text) < 400_000
    assert failure.number_at(failure.text.index(ERROR)) == before + 1


def test_word_everywhere_does_not_fill_what_is_kept() -> None:
    failure = read(f"{ERROR}\n" * 100_000)

    assert len(failure.text) < 400_000
    assert lines(failure)[1] == lines(failure)[100_000] == ERROR


def test_what_is_said_once_is_kept_before_what_is_said_often() -> None:
    often = [f"warning W{n}: told often" for n in range(400)]
    noise = "\n".join(line.ljust(300, ".") for line in often) + "\n"
    words = index([*(f"W{n}: told" for n in range(400)), WORD, "the end of it"])
    log = f"{noise * 4}{ERROR}\n{noise * 4}the end of it\n"

    read = read_log(io.BytesIO(log.encode()), words)

    assert ERROR in read.text
    assert read.text.endswith("the end of it\n")
    assert len(read.text) < 400_000


@pytest.mark.parametrize(
    "wrapped",
    [
        "\x1b[01m\x1b[KImportError:\x1b[m\x1b[K op.so: \x1b[31mundefined\x1b[0m symbol: _ZN3c104warnEv",
        f"2026-03-01T10:11:12.1234567Z {ERROR}",
        f"2026-03-01T10:11:12.123456Z 01O {ERROR}",
        f"[2026-03-01T10:11:12.123Z] {ERROR}",
        f"#12 34.56 {ERROR}",
        f"34.561 {ERROR}",
        f"builder-1  | {ERROR}",
        f"  │ {ERROR}",
        f"│ {ERROR}      │",
        f"      ╰─> {ERROR}",
        f"> > {ERROR}",
        f"##[error]{ERROR}",
        f"{ERROR}\r",
        f" 10%\r 50%\r100%\r{ERROR}",
        f"\x1b]8;;http://x\x07{ERROR}\x1b]8;;\x07",
        f"{ERROR[:20]}\x07\u202e{ERROR[20:]}",
    ],
)
def test_what_wraps_a_line_is_taken_away(wrapped: str) -> None:
    failure = read(f"{wrapped}\n")

    assert ERROR in failure.text.split("\n")
    assert failure.literals == frozenset({WORD})


@pytest.mark.parametrize(
    "line",
    [">>> import torch", "   12 | int x;", "12.5 GB", "ld.lld: error: x", ">>> referenced by a.o"],
)
def test_what_only_looks_like_a_wrapping_stays(line: str) -> None:
    assert read(f"{line}\n").text == f"{line}\n"


def test_typeset_quotes_and_html_are_read_as_what_the_tool_wrote() -> None:
    log = read(
        "Couldn\u2019t load \u2018op\u2019: \u201c&lt;op&gt;&quot;, can&#x27;t &amp;amp; go on\n"
    ).text

    assert log == "Couldn't load 'op': \"<op>\", can't &amp; go on\n"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig"])
def test_log_of_windows_is_read(encoding: str) -> None:
    failure = read(f"first\r\n{ERROR}\r\n".encode(encoding))

    assert failure.text == f"first\n{ERROR}\n"
    assert failure.literals == frozenset({WORD})


def test_line_longer_than_a_block_is_read_in_parts() -> None:
    failure = read("x" * 9_000_000 + f"\n{ERROR}\n")

    assert lines(failure)[2] == ERROR
    assert max(map(len, lines(failure).values())) <= 2000
    assert failure.literals == frozenset({WORD})


@pytest.mark.parametrize("length", [3_000, 30_000, 3_000_000])
def test_word_far_behind_in_a_line_is_read(length: int) -> None:
    failure = read("x " * length + ERROR + " y" * length)

    assert any(ERROR in text for text in failure.text.splitlines())
    assert {failure.number_at(at) for at in (0, failure.text.index(ERROR))} == {1}


def test_line_without_an_end_is_no_empty_log() -> None:
    assert read("x" * 5_000_000).text == "x" * 2000


@pytest.mark.parametrize(
    ("log", "why"),
    [
        (b"", "is empty"),
        (b" \n\t\n", "is empty"),
        (b"\x7fELF\x02\x01\x01\x00", "ELF file"),
        (b"PK\x03\x04\x00\x00", "zip file"),
        (b"text\x00\x01", "not text"),
        (bytes(range(256)) * 40, "not text"),
        (b"\x1f\x8b\x08\x00", "zcat LOG"),
    ],
)
def test_what_is_no_log_is_refused(log: bytes, why: str) -> None:
    with pytest.raises(UnreadableInputError, match=why):
        read(log)


@given(st.lists(st.binary(max_size=200), max_size=20))
def test_any_bytes_are_read_alike_however_they_come(parts: list[bytes]) -> None:
    together, apart = LogReader(index({WORD})), LogReader(index({WORD}))

    together.feed(b"".join(parts))
    for part in parts:
        apart.feed(part)

    assert together.result() == apart.result()


@given(
    st.text(alphabet="abcde é", max_size=400), st.sets(st.text("abcde é", min_size=4, max_size=7))
)
def test_short_text_is_looked_through_as_a_long_one_is(text: str, words: set[str]) -> None:
    reader = LogReader(index(words))
    reader.feed(text.encode() + b"\n" + b"-" * 20_000)

    assert index(words).within(text.encode()) == reader.result().literals


@given(st.binary(max_size=2000))
def test_no_control_character_is_kept(log: bytes) -> None:
    reader = LogReader(index({WORD}))
    reader.feed(log)

    kept = reader.result().text

    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", kept)


def test_log_tells_of_its_machine() -> None:
    log = (
        "PyTorch version: 2.5.1+cu121\nGPU 0: NVIDIA GeForce RTX 4090\n"
        "Nvidia driver version: 550.54.15\n"
        '  File "/opt/conda/lib/python3.10/site-packages/op/__init__.py", line 3\n'
    )

    machine = machine_in_log(Log(log))

    assert (machine.torch, machine.cuda, machine.python) == ("2.5.1+cu121", "12.1", "3.10")
    assert (machine.gpu, machine.driver) == ("GeForce RTX 4090", "550.54.15")


def test_torch_of_an_isolated_build_is_not_the_installed_one() -> None:
    built = (
        "  Running command pip subprocess to install build dependencies\n"
        "  Successfully installed ninja-1.11.1 torch-2.9.1\n"
        '  File "/tmp/pip-build-env-ab12/overlay/lib/python3.11/site-packages/torch/__init__.py"\n'
        "torch.__version__  = 2.9.1+cu128\n"
    )

    assert machine_in_log(Log(built)).torch is None
    assert machine_in_log(Log(built + "PyTorch version: 2.5.1\n")).torch == "2.5.1"
    conflict = "torchvision 0.19.0 requires torch==2.4.0, but you have torch 2.2.0+cu118 which is incompatible."
    assert machine_in_log(Log(conflict)).torch == "2.2.0+cu118"


def test_python_2_is_told_by_its_paths() -> None:
    log = "ImportError: /opt/conda/lib/python2.7/site-packages/op.so: undefined symbol: f\n"

    assert machine_in_log(Log(log)).python == "2.7"


def test_what_is_known_is_not_asked_of_the_log() -> None:
    failure = Log("PyTorch version: 2.5.1+cu121\n")
    known = failure._replace(machine=failure.machine._replace(torch="2.8.0"))

    assert machine_in_log(known).torch == "2.8.0"


class Endless(io.RawIOBase):
    """A log that never ends."""

    def read(self, size: int = -1) -> bytes:
        return b"\n" * size


@pytest.mark.nightly
def test_log_that_never_ends_is_refused() -> None:
    with pytest.raises(UnreadableInputError, match="more than 2 GiB; pass its end: tail -c"):
        read_log(Endless(), index({WORD}))  # type: ignore[arg-type]  # all that is used of a BinaryIO


@pytest.mark.parametrize(
    ("log", "system"),
    [
        ("g++: error: /home/me/op.cu\nsee win32.exe", "Linux"),
        ("/opt/venv/bin/python3: No module named op", "Linux"),
        ("clang++ -I/opt/homebrew/include -c op.cpp -o build/temp.macosx-14.0-arm64/op.o", "macOS"),
        ('File "/Users/me/op.py", line 1\n/tmp/pip-install/op', "macOS"),
        ("dlopen(/opt/conda/lib/op.so, 2): Symbol not found: expected in flat namespace", None),
        ("C:/Users/me/op.cu(3): error, /tmp/x", "Windows"),
    ],
)
def test_system_is_told_by_paths_that_only_it_has(log: str, system: str | None) -> None:
    assert machine_in_log(Log(log)).os == system
