"""What fuzzing once found stays mended, and what it learned is read again: `tests/fuzz/fuzz.py` says how."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from laws import every_input

FUZZ = Path(__file__).parent / "fuzz"
sys.path.insert(0, str(FUZZ))

import readers  # noqa: E402 - it lies beside the fuzzer, which is started from there


@pytest.mark.parametrize("reader", readers.READERS)
def test_reader_reads_or_refuses_all_that_is_kept(reader: str) -> None:
    with every_input() as check:
        for path in sorted((FUZZ / "corpus" / reader).iterdir()):
            with check(path.name):
                readers.read(reader, path.read_bytes())


def test_every_reader_has_a_corpus_and_no_other_is_kept() -> None:
    assert sorted(path.name for path in (FUZZ / "corpus").iterdir()) == sorted(readers.READERS)
