"""How releases are named: versions, ranges, specifiers; and how a set of them is told."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws import every_input

from opwright.errors import UnknownNameError
from opwright.knowledge.torch_releases.symbols.releases import as_ranges, matching, releases, select

VERSIONS = [release.version for release in releases()]


_SELECTED = (
    ("2.8.0", ("2.8.0",)),
    ("2.8", ("2.8.0",)),
    ("2.5", ("2.5.0..2.5.1",)),
    ("2.4..2.8", ("2.4.0..2.8.0",)),
    ("2.4.1..2.5.0", ("2.4.1..2.5.0",)),
    ("..1.9", ("1.8.0..1.9.1",)),
    ("2.14..", ("2.14.0..2.15.0",)),
    ("..", ("1.8.0..2.15.0",)),
    ("2.1", ("2.1.0..2.1.2",)),  # not 2.10
    ("1", ("1.8.0..1.13.1",)),
    (">=2.9", ("2.9.0..2.15.0",)),
    (">=2.4,!=2.5.0,<2.6", ("2.4.0..2.4.1", "2.5.1")),
    (">=2.4, !=2.5.0, <2.6", ("2.4.0..2.4.1", "2.5.1")),
    (">= 2.4 , < 2.5", ("2.4.0..2.4.1",)),
    ("~=2.5.0", ("2.5.0..2.5.1",)),
    ("==2.8.*", ("2.8.0",)),
    ("2.1 2.8.0;2.9..2.10", ("2.1.0..2.1.2", "2.8.0..2.10.0")),
)


def test_what_is_selected() -> None:
    with every_input() as check:
        for wanted, chosen in _SELECTED:
            with check(wanted):
                assert as_ranges(release.version for release in select(wanted)) == chosen


@pytest.mark.parametrize(
    "wanted",
    ["2.99", "1.7", "2.8.9", "nonsense", "2.8..2.4", "2..x", ">=3", "=>2.4", "2.8 2.99", ">=", "-"],
)
def test_what_names_no_release_is_refused(wanted: str) -> None:
    with pytest.raises(UnknownNameError, match="unknown torch release"):
        select(wanted)


def test_nearest_release_is_named() -> None:
    with pytest.raises(UnknownNameError, match=r"closest match is '2\.15\.0'"):
        select("2.15.9")


@given(st.sets(st.sampled_from(VERSIONS)))
def test_ranges_name_exactly_what_they_are_made_of(versions: set[str]) -> None:
    ranges = as_ranges(versions)

    if versions:
        assert {release.version for release in select(" ".join(ranges))} == versions
    else:
        assert ranges == ()


@given(st.sets(st.sampled_from(VERSIONS), min_size=1))
def test_no_two_ranges_touch(versions: set[str]) -> None:
    ends = [tuple(part.partition("..")[::2]) for part in as_ranges(versions)]
    places = [(VERSIONS.index(first), VERSIONS.index(last or first)) for first, last in ends]

    assert all(end + 1 < start for (_, end), (start, _) in pairwise(places))


@pytest.mark.parametrize(
    ("specifier", "chosen"),
    [
        ("", ("1.8.0..2.15.0",)),
        ("==2.8.0", ("2.8.0",)),
        ("<2.9,>=2.8", ("2.8.0",)),
        (">=99", ()),
        ("not a specifier", ()),
    ],
)
def test_releases_that_metadata_allows(specifier: str, chosen: tuple[str, ...]) -> None:
    assert as_ranges(r.version for r in matching(releases(), specifier)) == chosen
