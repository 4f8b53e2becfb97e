"""A tree that was linted before is not judged again, and whatever a result depends on makes it another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from linted import BROKEN, CHECKED

from opwright.cli.main import main

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def tree(project: Path) -> Path:
    """Return a project that is worth a cache, with one of its own."""
    project.joinpath("op.cu").write_text(BROKEN)
    (project / "much.cpp").write_text("// nothing to see here\n" * 20_000)
    (project / "CMakeLists.txt").write_text("project(op)\nadd_subdirectory(third_party/fmt)\n")
    (project / ".gitmodules").write_text("[submodule 'fmt']\n\tpath = third_party/fmt\n")
    return project


@pytest.fixture(autouse=True)
def kept(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder that results are kept in."""
    home = tmp_path_factory.mktemp("cache")
    monkeypatch.setenv("XDG_CACHE_HOME", str(home))
    return home / "opwright" / "lint"


def _linted(capsys: Captured, *arguments: str) -> str:
    main(["lint", "--format", "json", *arguments])
    told = capsys.readouterr()
    return told.out + told.err


def _number_of(kept: Path) -> int:
    return len(list(kept.iterdir())) if kept.exists() else 0


def test_second_run_answers_the_same_from_what_was_kept(
    tree: Path, kept: Path, capsys: Captured
) -> None:
    (tree / "pyproject.toml").write_text(
        "[tool.opwright.lint]\nseverity = {half-type-instantiation = 'note'}\nignore = ['removed-torch-api', 'int-for-numel']\n"
    )
    fresh = _linted(capsys, "--no-cache")
    assert _number_of(kept) == 0

    answers = [_linted(capsys) for _ in range(2)]

    assert answers == [fresh, fresh]
    assert _number_of(kept) == 1
    [entry] = kept.iterdir()
    digest, _, data = entry.read_bytes().partition(b"\n")
    entry.write_bytes(digest + b"\n" + data.replace(b"__half", b"__hatf"))
    assert _linted(capsys) == fresh  # a damaged entry is none
    main(["lint", "--format", "sarif"])
    assert json.loads(capsys.readouterr().out)["runs"][0]["results"][-1]["level"] == "note"


def test_everything_that_decides_makes_another_result(
    tree: Path, kept: Path, capsys: Captured
) -> None:
    answers = [_linted(capsys)]

    (tree / "op.cu").write_text(BROKEN + CHECKED)
    answers.append(_linted(capsys))
    answers.append(_linted(capsys, "--ignore", "half-type-instantiation"))
    (tree / "pyproject.toml").write_text(
        "[tool.opwright.lint]\nseverity = {removed-torch-api = 'note'}\n"
    )
    answers.append(_linted(capsys))
    (tree / "third_party" / "fmt" / "src").mkdir(parents=True)  # a submodule arrives
    answers.append(_linted(capsys, "--isolated"))
    (tree / "CMakeLists.txt").unlink()
    (tree / "pyproject.toml").unlink()
    (tree / "requirements.txt").write_text("torch==1.4.0\n")
    answers.append(_linted(capsys))

    assert len(set(answers)) == len(answers)
    before = _number_of(kept)
    assert [_linted(capsys)] == answers[-1:]
    assert _number_of(kept) == before


def test_what_was_looked_up_is_looked_up_again(tree: Path, kept: Path, capsys: Captured) -> None:
    with_folder = _linted(capsys)
    (tree / "third_party" / "fmt" / "src").mkdir(parents=True)
    without = _linted(capsys)

    assert "git-submodule-missing" in with_folder
    assert "git-submodule-missing" not in without
    assert _number_of(kept) == 1  # of the same files


def test_little_is_not_kept(project: Path, kept: Path, capsys: Captured) -> None:
    (project / "op.cu").write_text(BROKEN)

    assert "half-type-instantiation" in _linted(capsys)
    assert _number_of(kept) == 0
