"""Bytes that compress about as machine code does."""

from __future__ import annotations

import random


def library_like(size: int, blocks: int = 50) -> bytes:
    """Return words of the moment among fresh bytes: as many blocks of 20 kB, again and again in another order."""
    chance = random.Random(7)  # noqa: S311 - test data
    fresh = [bytes([value]) for value in range(256)]
    made = []
    for _ in range(blocks):
        words = [chance.randbytes(chance.randint(3, 9)) for _ in range(50)]
        made.append(b"".join(chance.choices(words + fresh, [3] * 50 + [1] * 256, k=8_000)))
    some = b"".join(made)
    starts = chance.choices(range(len(some)), k=-(-size // len(some)))
    return b"".join(some[start:] + some[:start] for start in starts)[:size]
