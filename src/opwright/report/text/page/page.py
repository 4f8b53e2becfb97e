"""What text is written on: how wide it is, and whether there is ink."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opwright.model import Describe, SymbolNote
from opwright.model.named_tuple import NamedTuple
from opwright.report.audits.matrix import Cell
from opwright.report.text.page.layout import inked

NARROWEST = 60
INK = {
    Cell.LOADS: "green",
    Cell.UNPROVEN: "yellow",
    Cell.UNSAFE: "magenta",
    Cell.NEEDS_THE_MACHINE: "cyan",
    Cell.LACKS_LIBRARIES: "red",
    Cell.LACKS_SYMBOLS: "red",
}


def _nothing_known(name: str) -> SymbolNote:
    return SymbolNote(name, name)


class Page(NamedTuple):
    """The columns of a page, its colour, and who describes symbols on it."""

    width: int
    colour: bool
    describe: Describe = _nothing_known

    def ink(self, text: str, ink: str) -> str:
        return inked(text, ink) if self.colour else text

    def cell(self, text: str, cell: Cell) -> str:
        return self.ink(text, INK[cell])

    def highlight(self, lines: Iterable[str], text: str, ink: str) -> Iterator[str]:
        """Ink the first `text` in the first of the lines."""
        for number, line in enumerate(lines):
            yield line if number else line.replace(text, self.ink(text, ink), 1)


def page(width: int, *, colour: bool, describe: Describe = _nothing_known) -> Page:
    """Return a page of this width, or of 60 columns if that is less."""
    return Page(max(width, NARROWEST), colour, describe)
