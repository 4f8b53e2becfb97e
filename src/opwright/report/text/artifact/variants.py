"""The variant properties of a wheel, one per line, and notes on what they cannot express."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Variants
from opwright.report.escaping import printable
from opwright.report.text.page.layout import hung


def lines(variants: Variants, width: int) -> Iterator[str]:
    """Return the properties as the drafts write them, with what shows each."""
    yield "  variant properties (PEP 825, a draft)"
    for prop in variants.properties:  # their grammar has no character that needs escaping
        because = printable(prop.because)
        line = f"    {prop!s:<32}  {because}"
        yield from (
            [line] if len(line) <= width else (f"    {prop}", *hung("      ", because, width))
        )
    for note in variants.notes:
        yield from hung("    note: ", printable(note), width)


def as_texts(variants: Variants) -> list[str]:
    """Return only the properties: `nvidia :: sm_arch :: 90_real`."""
    return [str(prop) for prop in variants.properties]
