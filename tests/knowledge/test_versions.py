"""How versions compare, as far as numbers and series go, and what specifiers admit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from packaging.version import Version

from opwright.knowledge.versions import (
    is_within,
    numbers,
    oldest_first,
    padded_numbers,
    parse_specifier,
    parse_version,
    public,
    series,
)


def test_the_numbers_of_a_version_are_those_of_its_release() -> None:
    assert numbers("2.8.0+cu126") == (2, 8, 0)
    assert numbers("v1.13.1") == (1, 13, 1)
    assert numbers("2.9.0rc1") == (2, 9, 0)
    assert numbers("unknown") == ()
    assert padded_numbers("2.8") == padded_numbers("2.8.0") == (2, 8, 0)


def test_a_number_that_int_would_refuse_is_cut() -> None:
    assert numbers("9" * 5000) == (999_999_999,)


@given(st.lists(st.integers(0, 10**6), min_size=3, max_size=3), st.lists(st.integers(0, 10**6)))
def test_releases_compare_as_packaging_has_them(one: list[int], other: list[int]) -> None:
    first, second = ".".join(map(str, one)), ".".join(map(str, [*other, 0, 0, 0][:3]))

    assert (numbers(first) < numbers(second)) == (Version(first) < Version(second))


def test_a_series_leaves_out_the_patch_and_the_build() -> None:
    assert series("2.8.0+cu126") == "2.8"
    assert public("2.8.0+cu126") == "2.8.0"


@pytest.mark.parametrize("prefix", ["2", "2.8", "2.8.", "2.8.0", "2.8.0+cu126"])
def test_a_build_is_within_each_prefix_of_its_version(prefix: str) -> None:
    assert is_within("2.8.0+cu126", prefix)


@pytest.mark.parametrize("prefix", ["2.80", "2.8.01", "2.8.0+cu12", "1"])
def test_a_build_is_not_within_what_only_begins_alike(prefix: str) -> None:
    assert not is_within("2.8.0+cu126", prefix)


def test_what_is_no_version_by_pep_440_is_none() -> None:
    assert parse_version("2.8.x") is None
    assert parse_specifier("about 2.8") is None
    assert parse_version("2.8") == Version("2.8.0")


def test_versions_come_oldest_first() -> None:
    assert oldest_first(["2.10.0", "2.9.0+cu126", "2.9.0", "2.9.0rc1"]) == [
        "2.9.0rc1",
        "2.9.0",
        "2.9.0+cu126",
        "2.10.0",
    ]
