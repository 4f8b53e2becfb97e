"""The generated pages are those that the code of today gives."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from laws import every_input

from opwright.causes.engine.registry import all_causes
from opwright.cli.main import main

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


@pytest.fixture(name="tool")
def _tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return import_module("generate_docs")


@cache
def generated(tool: ModuleType) -> dict[Path, str]:
    """Return every page as the code of today gives it."""
    pages: dict[Path, str] = tool.generated()
    return pages


def test_pages_are_up_to_date(tool: ModuleType) -> None:
    pytest.importorskip("pycxxfilt", reason="LLVM's demangler needs Python 3.11")
    stale = [
        str(path.relative_to(ROOT))
        for path, content in generated(tool).items()
        if not path.exists() or path.read_text() != content
    ]

    assert not stale, "run: python tools/generate_docs.py"


def test_no_page_is_left_of_a_cause_that_is_gone(tool: ModuleType) -> None:
    assert set(DOCS.glob("causes/**/*.md")) <= set(generated(tool))


def test_terminal_changes_nothing(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    before = generated(tool)
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("TERM", "xterm")

    assert tool.generated() == before


def test_page_shows_the_cause_and_the_index_leads_to_it() -> None:
    index = (DOCS / "causes" / "index.md").read_text()

    with every_input() as check:
        for cause in all_causes():
            with check(cause.name):
                [page] = DOCS.glob(f"causes/*/{cause.name}.md")
                shown = page.read_text().partition("## What it looks like")[2]

                assert "no library uses torch" not in shown
                assert cause.name in shown
                assert f"({page.parent.name}/{page.name})" in index


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
