"""What is written by hand: its links lead somewhere, its examples are what opwright prints."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from opwright.cli.main import main

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


def test_links_of_the_written_pages_lead_somewhere() -> None:
    written = [page for page in DOCS.rglob("*.md") if "causes" not in page.parts]
    pages = [*ROOT.glob("*.md"), *written, *ROOT.glob("gallery/**/*.md")]
    for page in pages:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links {target}"


def shown(command: str) -> Iterator[tuple[Path, str, str]]:
    """Yield the page, arguments and output of each example that runs an opwright command."""
    for page in (ROOT / "README.md", *DOCS.rglob("*.md")):
        for example in re.finditer(
            rf"```text\n\$ opwright ({command}.*)\n((?s:.*?))```", page.read_text()
        ):
            yield page, example[1], example[2]


def is_shown(output: str, example: str) -> bool:
    """Return whether an example is an output of which parts may be left out, a line with `…` for each."""
    parts = map(re.escape, re.split(r"(?m)^ *…\n", example))
    return re.fullmatch(".*".join(parts), output.strip("\n") + "\n", re.DOTALL) is not None


def test_examples_are_what_opwright_prints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "80")
    examples = list(shown(r"(?:diagnose|lint) tests/\S*"))
    for page, arguments, example in examples:
        main(arguments.split())
        output = capsys.readouterr().out
        assert is_shown(output, example), f"{page.name}: opwright {arguments} prints\n{output}"
    assert len(examples) >= 3


@pytest.mark.network
def test_examples_of_published_wheels_are_what_opwright_prints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for page, arguments, example in shown("audit "):
        main(arguments.split())
        output = capsys.readouterr().out
        assert is_shown(output, example), f"{page.name}: opwright {arguments} prints\n{output}"
