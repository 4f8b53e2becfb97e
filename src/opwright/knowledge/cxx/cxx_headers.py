"""Which header brings which name of the standard library, by release of GCC: as the compilers said, see tools/update_cxx_headers.py."""

from __future__ import annotations

import os
from functools import cache

from opwright.knowledge.own_json import parsed
from opwright.knowledge.packed import text_of
from opwright.model.named_tuple import NamedTuple

_PATH = os.path.join(os.path.dirname(__file__), "cxx_headers.json")


class StandardName(NamedTuple):
    """A name as sources write it, `std::array`, and the headers that bring it."""

    name: str
    header: str
    brought_by: dict[str, dict[int, frozenset[str]]]
    """By standard, `14`, `17` or `20`, and release of GCC, oldest first; what an earlier standard finds counts as well."""


@cache
def standard_names() -> tuple[StandardName, ...]:
    """Return the names of which is known what brings them."""
    table = _table()
    releases: list[int] = table["releases"]

    def of(masks: list[str]) -> dict[int, frozenset[str]]:
        return {
            release: frozenset(h for i, h in enumerate(table["headers"]) if int(mask, 16) >> i & 1)
            for release, mask in zip(releases, masks, strict=True)
        }

    count = len(releases)
    return tuple(
        StandardName(
            name,
            header,
            {s: of(masks[i * count :][:count]) for i, s in enumerate(("14", "17", "20"))},
        )
        for name, (header, *masks) in table["names"].items()
    )


@cache
def known_headers() -> frozenset[str]:
    """Return the headers of C++, C and POSIX that were asked."""
    return frozenset(_table()["headers"])


@cache
def _table() -> dict:  # type: ignore[type-arg]  # JSON
    found: dict = parsed(text_of(_PATH).strip())  # type: ignore[type-arg]
    return found
