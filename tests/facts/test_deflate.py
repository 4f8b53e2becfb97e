"""Deflate streams: whole ones are checked, and their ends are exact wherever they are known."""

import random
import zlib
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws import tried
from library_like import library_like

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.archives.deflate import InflatedStream
from opwright.facts.archives.deflate_tail import inflate_tail
from opwright.facts.archives.member import DeflatedMember


def deflated(data: bytes, level: int = 6) -> bytes:
    compressor = zlib.compressobj(level, zlib.DEFLATED, -15)
    return compressor.compress(data) + compressor.flush()


def inflated(compressed: bytes, *, size: int, crc: int) -> bytes:
    stream = InflatedStream(MemoryBytes(compressed, "x"), size=size, crc=crc, name="x")
    pieces = []
    while piece := stream.next_piece():
        pieces.append(piece)
    return b"".join(pieces)


BIG = library_like(1_200_000, blocks=3)
BIG_DEFLATED = deflated(BIG)
DATA = BIG[:600_000]


@cache
def data_deflated(level: int) -> bytes:
    return deflated(DATA, level)


@given(data=st.binary(max_size=5000), level=st.integers(0, 9))
def test_stream_gives_back_what_was_deflated(data: bytes, level: int) -> None:
    assert inflated(deflated(data, level), size=len(data), crc=zlib.crc32(data)) == data


def test_stream_of_many_pieces_gives_back_what_was_deflated() -> None:
    assert inflated(BIG_DEFLATED, size=len(BIG), crc=zlib.crc32(BIG)) == BIG


@pytest.mark.parametrize(
    ("compressed", "size", "crc", "reason"),
    [
        pytest.param(BIG_DEFLATED[:-9], len(BIG), zlib.crc32(BIG), "unexpected end", id="cut"),
        pytest.param(BIG_DEFLATED, len(BIG) - 1, zlib.crc32(BIG), "inflates to more", id="long"),
        pytest.param(
            BIG_DEFLATED, len(BIG) + 1, zlib.crc32(BIG), f"inflates to {len(BIG)}", id="short"
        ),
        pytest.param(BIG_DEFLATED, len(BIG), 1, "CRC-32", id="crc"),
        pytest.param(BIG_DEFLATED + b"x", len(BIG), zlib.crc32(BIG), "trailing data", id="more"),
        pytest.param(b"\xff" * 99, 10, 0, "damaged", id="garbage"),
    ],
)
def test_damaged_stream_is_refused(compressed: bytes, size: int, crc: int, reason: str) -> None:
    with pytest.raises(UnreadableInputError, match=reason):
        inflated(compressed, size=size, crc=crc)


def test_bomb_stops_at_the_declared_size() -> None:
    bomb = deflated(bytes(100 << 20), 1)
    stream = InflatedStream(MemoryBytes(bomb, "x"), size=1000, crc=0, name="x")

    with pytest.raises(UnreadableInputError, match="more than the declared 1000 bytes"):
        stream.next_piece()


@tried(0.4)
@given(level=st.sampled_from([0, 1, 4, 6, 9]), share=st.floats(0.1, 1))
def test_every_known_byte_of_a_tail_is_right(level: int, share: float) -> None:
    compressed = data_deflated(level)

    tail = inflate_tail(compressed[-int(len(compressed) * share) :], keep=300_000)

    for from_end in range(50, tail.size if tail else 0, 50):
        part = tail.read(from_end, 50) if tail else None
        assert part in (None, DATA[len(DATA) - from_end : len(DATA) - from_end + 50])


def test_tail_of_a_large_stream_is_known() -> None:
    tail = inflate_tail(BIG_DEFLATED[-(1 << 18) :], keep=1 << 30)

    assert tail is not None
    assert tail.read(1000, 1000) == BIG[-1000:]
    assert tail.read(0, 0) == b""


def test_tail_keeps_no_more_than_asked() -> None:
    tail = inflate_tail(BIG_DEFLATED[-(1 << 18) :], keep=200_000)

    assert tail is not None
    assert 200_000 <= tail.size < 200_000 + (1 << 17)
    assert tail.read(tail.size + 1, 1) is None
    assert tail.read(10, 11) is None


def test_a_range_beyond_the_usual_tails_is_known_from_a_further_one() -> None:
    data = library_like(1_600_000)
    compressed = MemoryBytes(deflated(data), "member")
    at = len(data) // 2

    def member() -> DeflatedMember:
        return DeflatedMember(compressed, size=len(data), crc=0, name="member", far=True)

    usual, further = member(), member()
    further.keep_more_of_the_end(len(data), compressed.size * 3 // 4)

    assert usual.at_its_ends(at, 100, longest_way=0) is None
    assert further.at_its_ends(at, 100, longest_way=0) == data[at : at + 100]


def test_bytes_copied_from_before_the_start_are_unknown() -> None:
    secret = random.Random(3).randbytes(20_000)  # noqa: S311 - test data
    data = secret + b"".join(
        secret[n : n + 150] + DATA[10 * n : 10 * n + 90] for n in range(0, 19_800, 3)
    )
    compressed = deflated(data, 9)

    tail = inflate_tail(compressed[len(compressed) // 3 :], keep=1 << 30)

    assert tail is not None
    unknown = 0
    for from_end in range(40, tail.size, 40):
        part = tail.read(from_end, 40)
        unknown += part is None
        assert part in (None, data[len(data) - from_end : len(data) - from_end + 40])
    assert unknown


@pytest.mark.parametrize(
    "compressed",
    [
        pytest.param(b"", id="empty"),
        pytest.param(bytes(100_000), id="zeros"),
        pytest.param(random.Random(5).randbytes(300_000), id="noise"),  # noqa: S311 - test data
        pytest.param(BIG_DEFLATED[:300_000], id="no end"),
        pytest.param(BIG_DEFLATED[-200_000:] + b"more", id="trailing data"),
        pytest.param(deflated(library_like(300_000), 0), id="stored blocks"),
    ],
)
def test_there_is_no_tail_where_no_block_leads_to_the_end(compressed: bytes) -> None:
    assert inflate_tail(compressed, keep=1 << 20) is None
