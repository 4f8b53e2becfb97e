"""The C++ and CUDA in the strings of a Python file, as the sources that torch makes of them."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Source
from opwright.syntax.inline_sources import inline_sources

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Fact


def inline_facts(fact: Fact) -> Iterator[Source]:
    """Yield the sources in strings of a Python file, with what torch includes before them."""
    if not isinstance(fact, Source):
        return
    for inline in inline_sources(fact.text):
        before = Source(f"{fact.path}:prepended", inline.prepended, written_in=inline.language)
        yield fact._replace(text=inline.text, written_in=inline.language, includes=(before,))
