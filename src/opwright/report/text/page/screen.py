"""As much of a report as a screen holds: its sections, each with the room that the others leave it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias, TypeVar

    Room = TypeVar("Room", bound=Any)  # a NamedTuple of whole numbers
    Section: TypeAlias = Callable[[Room], Iterable[Iterable[str]]]

MOST_LINES = 40
"""On a page of 80 columns or more."""


def filled(
    sections: Sequence[tuple[Section[Room], tuple[str, ...]]],
    least: Room,
    wishes: Sequence[Mapping[str, int]],
) -> str:
    """
    Return the sections with as much room as a screen has for them.

    Each section goes with the parts of the room that it depends on. Room is `least`, and then more as the wishes
    say, dearest first; a wish that no longer fits is left out. With the least room, a report may be longer.
    """
    made: dict[tuple[object, ...], list[list[str]]] = {}

    def written(room: Room) -> list[list[str]]:
        """Write the sections, but for those that an earlier attempt has written with the same room."""
        lines: list[list[str]] = []
        for number, (section, parts) in enumerate(sections):
            key = (number, *(getattr(room, part) for part in parts))
            if key not in made:
                made[key] = list(filter(None, map(list, section(room))))
            lines += made[key]
        return lines

    everything = least
    for wish in wishes:
        everything = everything._replace(**wish)
    if _fits(written(everything)):
        return "\n\n".join(map("\n".join, written(everything)))
    room = least
    for wish in wishes:
        wished = room._replace(**wish)
        if wished != room and _fits(written(wished)):
            room = wished
    return "\n\n".join(map("\n".join, written(room)))


def _fits(written: Sequence[Sequence[str]]) -> bool:
    return sum(map(len, written)) + len(written) - 1 <= MOST_LINES
