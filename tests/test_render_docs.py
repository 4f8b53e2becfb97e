"""The pages that are made from the code: every one renders, and shows what it is about."""

from __future__ import annotations

import re
import subprocess
from importlib import import_module
from pathlib import Path
from shutil import which
from types import ModuleType

import pytest
from laws import every_input

from opwright.causes.engine.registry import all_causes
from opwright.cli.main import all_verbs

ROOT = Path(__file__).parents[1]
PLACEHOLDER = r"(?<![$(])\{\w+\}"
FENCE = r"(?ms)^```\w*\n.*?^```$"


@pytest.fixture(name="tool", scope="module")
def _tool() -> ModuleType:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "tools"))
        import_module("man_page")
        return import_module("render_docs")


@pytest.fixture(name="docs", scope="module")
def _docs(tool: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with all of them, and with one of a cause that is gone."""
    folder = tmp_path_factory.mktemp("docs")
    gone = folder / "causes" / "torch-abi" / "gone.md"
    gone.parent.mkdir(parents=True)
    gone.touch()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["render_docs.py", str(folder)])
        tool.main()
    return folder


def test_every_cause_has_a_page_and_no_other_is_left(docs: Path) -> None:
    rendered = {path.relative_to(docs / "causes") for path in docs.glob("causes/*/*.md")}

    assert rendered == {Path(cause.family, f"{cause.name}.md") for cause in all_causes()}


def test_page_shows_what_opwright_prints_for_two_or_three_examples(docs: Path) -> None:
    with every_input() as check:
        for cause in all_causes():
            with check(cause.name):
                page = (docs / "causes" / cause.family / f"{cause.name}.md").read_text()
                seen = page.partition("## What you see\n")[2].partition("\n## Do this\n")[0]

                reports = [block for block in re.findall(FENCE, seen) if f"{cause.name}:" in block]
                assert min(2, len(cause.all_examples)) <= len(reports) <= 3
                assert "nothing in it touches torch" not in seen


def test_no_page_has_a_placeholder(docs: Path) -> None:
    with every_input() as check:
        for path in docs.rglob("*.md"):
            with check(path.name):
                page = path.read_text()
                seen = page.partition("## What you see\n")[2].partition("\n## Do this\n")[0]

                told = page.replace(seen, re.sub(FENCE, "", seen))
                assert re.findall(PLACEHOLDER, told) == []


def test_links_between_pages_lead_somewhere(docs: Path) -> None:
    index = (docs / "causes" / "index.md").read_text()

    assert all(f"({cause.family}/{cause.name}.md)" in index for cause in all_causes())
    for path in docs.rglob("*.md"):
        for target in re.findall(r"\]\((\S+?\.md)\)", path.read_text()):
            assert (path.parent / target).exists(), f"{path.name} links {target}"


def test_what_is_special_in_markdown_is_shown(docs: Path) -> None:
    page = (docs / "causes" / "torch-abi" / "half-type-instantiation.md").read_text()

    assert r"\_\_half" in page.partition("## Do this\n")[2].partition("## Why")[0]


def test_terminal_changes_nothing(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    some = all_causes()[::10]
    before = [tool.page(cause) for cause in some]
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("TERM", "xterm")

    assert [tool.page(cause) for cause in some] == before


def test_command_line_has_every_verb(docs: Path) -> None:
    reference = (docs / "reference" / "cli.md").read_text()

    for verb in ("diagnose", "audit", "build", "new", "lint", "env", "explain", "releases"):
        assert f"\n## opwright {verb}\n" in reference
    assert "- `--batch`" in reference


@pytest.mark.skipif(not which("groff"), reason="needs groff")
def test_manual_page_has_every_verb_and_groff_has_no_complaint(docs: Path) -> None:
    page = import_module("man_page").man_page()

    command = ["groff", "-man", "-Tutf8", "-ww"]
    shown = subprocess.run(command, input=page, capture_output=True, text=True, check=True)
    assert shown.stderr == ""
    assert [
        verb for verb in all_verbs() if f"opwright {verb}" not in " ".join(shown.stdout.split())
    ] == []
    reference = (docs / "reference/cli.md").read_text()
    assert reference.count("--no-files") == page.count(r"\-\-no\-files")
