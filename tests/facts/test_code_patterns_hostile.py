"""Machine code that is large, random, or made to take long; and that of every release."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws import tried
from listings import KEY, KEY_IN_PARTS, MUTABLE_DATA, NUMEL, RELEASE, RELEASE_OF_2_15, assembled

from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.inlined.code_patterns import DISPATCH_KEY, POLICY, WEAK_COUNT, read_code
from opwright.knowledge.torch_releases.headers.drift import LayoutDatum, drift
from opwright.model import Inlined

PIECE = 4 << 20
MOST_CODE = 64 << 20


def _read(code: bytes) -> tuple[Inlined, ...]:
    return read_code(MemoryBytes(code, "op.so"), [(0, len(code))], registers=True)


def _found(code: str | bytes) -> set[tuple[str, int | None]]:
    read = _read(bytes.fromhex(code) if isinstance(code, str) else code)
    return {(name, value) for name, value, _ in read}


# ---- large, random and hostile code


@pytest.mark.parametrize("distance", [-90, -20, -8, -1, 0, 1, 60, 90, 250])
def test_pattern_at_the_boundary_of_pieces_is_found_once(distance: int) -> None:
    code = bytearray(PIECE + 4096)
    listing = assembled(NUMEL + KEY)
    code[PIECE + distance : PIECE + distance + len(listing)] = listing

    read = _read(bytes(code))

    assert [(name, value) for name, value, _ in read] == [(POLICY, 174), (DISPATCH_KEY, 51)]
    assert read[0].seen == f"code at {PIECE + distance:#x}"


def test_value_of_each_kind_is_found_once_however_often_it_is_there() -> None:
    assert len(_read(assembled(NUMEL + MUTABLE_DATA + RELEASE + KEY) * 50)) == 6


def test_code_is_read_up_to_a_limit_over_all_ranges() -> None:
    code = bytes(MOST_CODE - 1000) + assembled(NUMEL) + bytes(5000) + assembled(RELEASE)
    source = MemoryBytes(code, "op.so")

    def found(*ranges: tuple[int, int]) -> set[str]:
        return {one.name for one in read_code(source, ranges, registers=False)}

    assert found((0, MOST_CODE), (MOST_CODE, len(code))) == {POLICY}
    assert found((MOST_CODE, len(code))) == {WEAK_COUNT}


@pytest.mark.parametrize(
    "unit",
    [
        "be01000000",
        "be01000000 66897424 10",
        "be01000000 b833000000 6689442414",
        "be01000000 66c744240c 3300 c644240f01",
        "f083680c01",
        "f04883681001 488b",
        "480fbaf03f",
        "0fb687ae000000",
        "ff909800000084c07472",
        "41",
    ],
)
def test_hostile_code_takes_no_longer_than_other(unit: str) -> None:
    """A megabyte of it: what looked at each byte often would not end before the suite does."""
    code = bytes.fromhex(unit)

    assert len(_read(code * ((1 << 20) // len(code)))) <= 3


@given(st.lists(st.one_of(st.binary(max_size=40), st.sampled_from([
    assembled(listing)[cut:]
    for listing in (NUMEL, MUTABLE_DATA, RELEASE, RELEASE_OF_2_15, KEY, KEY_IN_PARTS)
    for cut in (0, 1, 5)
]))))  # fmt: skip
@tried(6)
def test_any_bytes_are_read_and_numbers_are_small(parts: list[bytes]) -> None:
    for _, value, seen in _read(b"".join(parts)):
        assert value is not None
        assert 0 <= value < 256
        assert seen.startswith("code at 0x")


# ---- the releases that there are


@pytest.mark.parametrize(
    ("fact", "listing"),
    [
        (
            LayoutDatum("offset", "c10::TensorImpl", "sizes_strides_policy_"),
            "f687 {:02x}000000 0c  testb $12,D(%rdi)",
        ),
        (
            LayoutDatum("offset", "c10::TensorImpl", "data_type_"),
            "ff9098000000 84c0 7472 6683bb {:02x}000000 2e  cmpw $46,D(%rbx)",
        ),
    ],
    ids=["policy", "type"],
)
def test_offsets_that_are_looked_for_are_those_of_the_releases(
    fact: LayoutDatum, listing: str
) -> None:
    looked_for = {at for at in range(256) if _found(assembled(listing.format(at)))}
    bits = {drift().value(fact, version) for version in drift().versions}
    there = {value // 8 for value in bits if value is not None}

    assert looked_for == there, (
        f"torch has {fact.name} at {sorted(there)}, and code_patterns.py looks at "
        f"{sorted(looked_for)}: write the offsets into each pattern of it"
    )


@pytest.mark.parametrize("at", sorted({0xA6, 0xAE, 0xB6}))
def test_each_way_to_read_the_policy_knows_all_offsets(at: int) -> None:
    listings = [
        f"0fb687 {at:02x}000000 c0e802",
        f"0fb787 {at - 1:02x}000000",
        f"80bf {at:02x}000000 00 7810",
    ]

    assert [_found(assembled(listing)) for listing in listings] == [{(POLICY, at)}] * 3
