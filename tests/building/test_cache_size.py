"""The cache of `opwright.load` is shown, and kept to a size: what was used least recently goes."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

import opwright
from opwright.cli.main import main
from opwright.errors import OpwrightError
from opwright.verbs.build.engine.running.lock import alone

pytestmark = pytest.mark.compiler


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a cache with three libraries, that were used a day after each other."""
    monkeypatch.setenv("OPWRIGHT_CACHE", str(tmp_path / "cache"))
    for number, name in enumerate(("first", "second", "third")):
        load(tmp_path, name)
        for folder in [
            *tmp_path.glob("cache/libraries/*"),
            *tmp_path.glob(f"cache/builds/{name}-*"),
        ]:
            if folder.suffix != ".lock" and (
                folder.parent.name == "builds" or (folder / f"{name}.so").exists()
            ):
                used = time.time() - (3 - number) * 86400
                os.utime(folder, (used, used))
    return tmp_path / "cache"


def load(folder: Path, name: str) -> None:
    source = folder / f"{name}.cpp"
    source.write_text(f"int {name}_of_the_cache;\n")
    opwright.load(name, [source], cache=folder / "cache")


def libraries(cache: Path) -> list[str]:
    return sorted(path.stem for path in cache.glob("libraries/*/*.so"))


def test_content_is_listed_least_recently_used_first(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cache", "show"]) == 0

    printed = capsys.readouterr().out
    assert printed.index("first.so") < printed.index("second.so") < printed.index("third.so")
    assert "2 d ago" in printed
    assert str(cache) in printed
    assert main(["cache", "show", "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert sum(entry["kind"] == "libraries" for entry in told["entries"]) == 3


def test_what_was_used_least_recently_goes_with_its_record(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["cache", "show", "--format", "json"])
    sizes = {entry["name"].partition("-")[0].partition(".")[0]: 0 for entry in json.loads(capsys.readouterr().out)["entries"]}  # fmt: skip
    main(["cache", "show", "--format", "json"])
    for entry in json.loads(capsys.readouterr().out)["entries"]:
        sizes[entry["name"].partition("-")[0].partition(".")[0]] += entry["size"]

    assert main(["cache", "prune", "--max-size", str(sizes["second"] + sizes["third"])]) == 0

    assert libraries(cache) == ["second", "third"]
    assert len(list(cache.glob("records/*.json"))) == 2
    assert not [path for path in cache.glob("builds/first-*") if path.is_dir()]


def test_library_that_was_loaded_counts_as_used(cache: Path) -> None:
    load(cache.parent, "first")

    main(["cache", "prune", "--max-size", "1"])

    load(cache.parent, "second")
    assert "second" in libraries(cache)


def test_folder_that_somebody_builds_in_stays(cache: Path) -> None:
    (folder,) = (path for path in cache.glob("builds/first-*") if path.is_dir())

    with alone(f"{folder}.lock", lambda: None):
        main(["cache", "prune", "--max-size", "0"])

    assert folder.is_dir()
    assert libraries(cache) == []


def test_files_of_others_are_not_touched(cache: Path) -> None:
    others = [cache / "mine.txt", cache / "builds/notes", cache / "libraries/README"]
    for path in others:
        path.write_text("mine")

    main(["cache", "prune", "--max-size", "0"])

    assert all(path.exists() for path in others)


def test_cache_is_pruned_after_a_build(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPWRIGHT_CACHE_SIZE", "1K")

    load(cache.parent, "fourth")

    assert libraries(cache) == ["fourth"]


@pytest.mark.parametrize("text", ["much", "-1", "1X", ""])
def test_size_that_is_none_is_told(cache: Path, text: str) -> None:
    assert main(["cache", "prune", "--max-size", text]) == 2
    assert libraries(cache)


def test_limit_that_is_none_is_told_before_a_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPWRIGHT_CACHE_SIZE", "much")

    with pytest.raises(OpwrightError, match="OPWRIGHT_CACHE_SIZE"):
        load(tmp_path, "op")
