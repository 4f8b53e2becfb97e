"""Without a compiled library, as in a browser, `diagnose` finds the same cause, confidence and fix."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opwright.prefilter import automaton

ROOT = Path(__file__).parents[2]
LOGS = sorted((ROOT / "tests/logs").glob("*/*.log"))
COMPILED = """ahocorasick cramjam cxxfilt hyperscan isal pycxxfilt tree_sitter tree_sitter_cuda zstandard
_ctypes _hashlib _posixsubprocess fcntl resource termios"""
DIAGNOSE = (
    "import sys; from opwright.cli.main import main; main(['diagnose', '--batch', '--no-files'])"
)
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys('''{COMPILED}'''.split())); {DIAGNOSE}"
HEALTHY = "[1/9] c++ -MMD -O3 -fPIC -c csrc/op_{}.cpp -o build/op_{}.o\n"
LONG = "".join(HEALTHY.format(number, number) for number in range(400))
"""More than is searched without an automaton."""


def diagnosed(program: str, logs: dict[str, str]) -> dict[str, list[object]]:
    """Return the findings of a process that has run a program."""
    batch = "".join(json.dumps({"id": name, "log": log}) + "\n" for name, log in logs.items())
    ended = subprocess.run(
        [sys.executable, "-c", program], input=batch, capture_output=True, text=True, check=False
    )
    assert ended.stderr == ""
    reports = map(json.loads, ended.stdout.splitlines())
    return {report["id"]: report["findings"] for report in reports}


@pytest.mark.skipif(sys.version_info < (3, 11), reason="the demangler in Python needs 3.11")
def test_findings_are_the_same_without_compiled_libraries() -> None:
    texts = {str(path.relative_to(ROOT)): path.read_text(errors="replace") for path in LOGS}
    mangled = [name for name, text in texts.items() if "_Z" in text]
    some = {name: LONG + texts[name] for name in mangled[::6]}
    logs = {
        **dict(list(texts.items())[::20]),
        **{f"long {name}": log for name, log in some.items()},
    }

    without = diagnosed(WITHOUT, logs)

    assert len(some) > 8
    assert without == diagnosed(DIAGNOSE, logs)


@given(
    literals=st.lists(st.text("abc", min_size=1, max_size=5), min_size=1, unique=True),
    block=st.text("abc", max_size=60),
)
def test_search_in_python_finds_what_the_automaton_does(literals: list[str], block: str) -> None:
    encoded = [literal.encode() for literal in literals]

    in_python = automaton._by_first_bytes(encoded)(block.encode())  # noqa: SLF001

    assert in_python == automaton.search_for(encoded)(block.encode())
