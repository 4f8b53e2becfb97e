"""Texts and boxes of a picture. Names come from files, so everything is escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from opwright.report.escaping import printable

CHARACTER = 7.3
"""Pixels that a character is wide, at most, in the font of `_STYLE`."""
LINE = 20
_STYLE = """\
text{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#1f2328}
.head{font-weight:700}.dim{fill:#59636e}.ground{fill:#fff}.on{fill:#fff;font-weight:700;text-anchor:middle}
.good{fill:#1a7f37}.fair{fill:#7d6000}.asks{fill:#0b62c4}.bad{fill:#b35900}.worst{fill:#cf222e}.none{fill:#818b98}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.dim{fill:#9198a1}.ground{fill:#0d1117}.on{fill:#fff}
.good{fill:#238636}.fair{fill:#876800}.asks{fill:#1f6feb}.bad{fill:#b35900}.worst{fill:#da3633}.none{fill:#656c76}}"""


def text(x: float, y: float, content: str, style: str = "") -> str:
    """Return a line of text; `y` is its base line."""
    named = f' class="{style}"' if style else ""
    return f'<text x="{x:.0f}" y="{y:.0f}"{named}>{escaped(content)}</text>'


def box(x: float, y: float, width: float, mark: tuple[str, str], title: str) -> str:
    """Return a cell: its style, with a letter for who tells no colours apart, and what it means."""
    style, letter = mark
    return (
        f'<g><title>{escaped(title)}</title><rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{LINE - 3}" rx="3" '
        f'class="{style}"/>{text(x + width / 2, y + 13, letter, "on")}</g>'
    )


def document(width: float, height: float, label: str, parts: Iterable[str]) -> str:
    """Return a picture; `label` says in words what it shows."""
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escaped(label)}">',
            f"<style>{_STYLE}</style>",
            f'<rect width="{width:.0f}" height="{height:.0f}" rx="6" class="ground"/>',
            *parts,
            "</svg>\n",
        )
    )


def escaped(content: str) -> str:
    """Return text as it may stand between tags and in an attribute."""
    return escape(printable(content))
