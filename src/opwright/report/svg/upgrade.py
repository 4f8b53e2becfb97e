"""What becomes of each package when torch moves, as a picture."""

from __future__ import annotations

from opwright.model.environment.upgrade import Outlook, Upgrade
from opwright.report.svg.drawing import CHARACTER, LINE, box, document, text
from opwright.report.text.page.layout import shortened
from opwright.report.text.upgrade import ordered, outlook_of, summary

_STYLES = {
    Outlook.KEEPS: ("good", "+"),
    Outlook.UNPROVEN: ("fair", "?"),
    Outlook.UPDATE: ("asks", "u"),
    Outlook.REBUILD: ("bad", "r"),
    Outlook.BREAKS: ("worst", "x"),
    Outlook.UNKNOWN: ("none", "-"),
}
_MARGIN = 12
_LONGEST = 32
_MOST = 60


def render(plan: Upgrade) -> str:
    """Return the picture: a line for each package, those that need most work first."""
    title = f"to torch {plan.target}: {summary(plan)}"
    packages = ordered(plan)
    shown = packages[:_MOST]
    lines = [
        (shortened(f"{one.name} {one.version}", _LONGEST), outlook_of(one), _STYLES[one.outlook])
        for one in shown
    ]
    column = max((len(name) for name, _, _ in lines), default=0) * CHARACTER + 2 * _MARGIN + 22
    parts = [text(_MARGIN, _MARGIN + 14, title, "head")]
    for number, (name, outlook, mark) in enumerate(lines, 1):
        y = _MARGIN + number * LINE + 4
        parts += [
            box(_MARGIN, y, 16, mark, outlook),
            text(_MARGIN + 22, y + 13, name),
            text(column, y + 13, outlook, "dim"),
        ]
    if len(packages) > _MOST:
        y = _MARGIN + (len(lines) + 1) * LINE + 17
        parts.append(text(_MARGIN, y, f"and {len(packages) - _MOST} more", "dim"))
    longest = max((len(outlook) for _, outlook, _ in lines), default=0)
    width = max(column + longest * CHARACTER, _MARGIN + len(title) * CHARACTER)
    height = 2 * _MARGIN + LINE * (len(lines) + 1 + (len(packages) > _MOST)) + 4
    return document(width + _MARGIN, height, title, parts)
