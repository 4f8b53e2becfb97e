"""Messages that somebody has typed, or that something has put into lower case."""

from __future__ import annotations

import pytest

from opwright.model import Confidence
from opwright.verbs.diagnose.diagnosis import diagnose

MESSAGES = {
    "ImportError: op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi": "torch-version-mismatch",
    "OSError: libpool.so.1: cannot allocate memory in static TLS block": "static-tls-exhausted",
    "main.cpp:1:10: fatal error: Python.h: No such file or directory": "missing-python-dev-headers",
    "/usr/bin/ld: cannot find -lnvToolsExt: No such file or directory": "nvtoolsext-removed",
    "ld: a.o: relocation R_X86_64_32S against `names' can not be used when making a shared object; "
    "recompile with -fPIC": "missing-pic",
    "RuntimeError: Ninja is required to load C++ extensions": "ninja-missing",
    "IndexError: Target 21 is out of bounds.": "user-data-bug",
}


@pytest.mark.parametrize("printed", MESSAGES)
def test_message_in_lower_case_is_read_as_it_was_printed(printed: str) -> None:
    first = diagnose(f"I have tried it twice:\n{printed}\n".lower(), files=False).findings[0]

    assert first.cause.name == MESSAGES[printed]
    assert first.evidence.confidence <= Confidence.LIKELY
    assert first.evidence.line == 2


def test_symbols_are_looked_for_as_they_are_where_capitals_are_left() -> None:
    text = "It says:\nImportError: op.so: undefined symbol: _zn3c104cuda9setdeviceei\n"

    names = [finding.cause.name for finding in diagnose(text, files=False).findings]

    assert "torch-version-mismatch" not in names


@pytest.mark.parametrize(
    ("typed", "cause"),
    [
        ("TypeError - causal_conv1d_fwd() takes 6 positional arguments but 7 were given", "dependency-version-mismatch"),
        ("nvidia-docker Error unsupported CUDA version: driver 9.0 < image 9.2", "driver-too-old"),
        ("It fails with an AssertionError warp_align_forward miss in module _ext", "stale-build-artifacts"),
    ],
)  # fmt: skip
def test_an_error_without_its_colon_is_read_as_it_was_printed(typed: str, cause: str) -> None:
    first = diagnose(typed, files=False).findings[0]

    assert first.cause.name == cause
    assert first.evidence.quote == typed


def test_an_error_in_a_sentence_is_not_taken_for_its_message() -> None:
    text = "I get an ImportError when I start it, and an error in line 3 of train.py."

    assert not diagnose(text, files=False).findings
