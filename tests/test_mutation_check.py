"""What `tools/mutation_check.py` breaks is still there to be broken."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest


@pytest.mark.usefixtures("tools")
def test_each_mutation_has_its_place() -> None:
    tool = import_module("mutation_check")

    places = tool.places_of(tool.MUTATIONS, Path(__file__).parents[1])

    assert len(places) == len(tool.MUTATIONS) > 30


@pytest.mark.usefixtures("tools")
def test_text_that_is_no_longer_there_is_named(tmp_path: Path) -> None:
    tool = import_module("mutation_check")
    (tmp_path / "src").mkdir()

    with pytest.raises(SystemExit, match=r"a title has a place .* is in no file"):
        tool.places_of(tool.MUTATIONS, tmp_path)
