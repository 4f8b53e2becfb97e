"""
The table of names by release, as deflated text.

    =MODULE  package  releases       oldest first, each the newest of its series
    a.module  bitmap  names          which of these releases have the names, in hexadecimal

Names that every release has, or none, are not in it.
"""

from __future__ import annotations

import os
import re
import zlib
from functools import cache

from opwright.model.named_tuple import NamedTuple

PATH = os.path.join(os.path.dirname(__file__), "data", "names.txt.zz")


class Held(NamedTuple):
    """In which releases of a package a name is."""

    package: str
    """As pip calls it."""
    releases: tuple[str, ...]
    """The series that are known, oldest first."""
    present: int
    """A bitmap of them."""

    @property
    def first(self) -> str | None:
        """The first series with the name; None if it is in the oldest that is known."""
        lowest = (self.present & -self.present).bit_length() - 1
        return self.releases[lowest] if lowest else None

    @property
    def until(self) -> str | None:
        """The first series without the name again; None if the newest has it."""
        end = self.present.bit_length()
        return self.releases[end] if end < len(self.releases) else None

    @property
    def requirement(self) -> str:
        """What pip is asked for, to get a release with the name."""
        bounds = [f">={self.first}"] if self.first else []
        bounds += [f"<{self.until}"] if self.until else []
        return self.package + ",".join(bounds)


@cache
def blocks() -> dict[str, str]:
    """Return the lines of each package, by its module."""
    with open(PATH, "rb") as file:
        text = zlib.decompress(file.read()).decode()
    return {block.partition("\t")[0]: f"={block}" for block in text.split("=") if block}


def releases_of(module: str, name: str) -> Held | None:
    """Return which releases have a name of a module; None where nothing is known of it, or that does not change."""
    block = blocks().get(module.partition(".")[0])
    if block is None:
        return None
    _, package, releases = block.partition("\n")[0].split("\t")
    row = re.search(
        rf"^{re.escape(module)}\t(?P<present>[\da-f]+)\t(?:.* )?{re.escape(name)}(?: |$)",
        block,
        re.MULTILINE,
    )
    return Held(package, tuple(releases.split(" ")), int(row["present"], 16)) if row else None
