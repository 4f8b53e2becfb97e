"""Which of the wheels that an index offers is read for a requirement, and why none is."""

from __future__ import annotations

import platform
import re
from collections.abc import Callable, Iterable

from packaging.requirements import Requirement
from packaging.tags import Tag, sys_tags
from packaging.version import Version

from opwright.errors import UnreadableInputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.facts.index.package_index import Offer

_LISTED = 8


def allowed_offers(wanted: Requirement, offers: Iterable[Offer]) -> list[Offer]:
    exact = any(
        one.operator == "===" or (one.operator == "==" and not one.version.endswith(".*"))
        for one in wanted.specifier
    )
    usable = [offer for offer in offers if exact or not offer.file.yanked]
    versions = set(wanted.specifier.filter({offer.version for offer in usable if offer.tags}))
    versions = versions or set(wanted.specifier.filter({offer.version for offer in usable}))
    return [offer for offer in usable if offer.version in versions]


def distance_from_here() -> Callable[[Offer], tuple[int, int, int, tuple[int, ...], bool]]:
    """Return how far a wheel is from this machine: first this Python's tags, then its processor."""
    order = {tag: place for place, tag in enumerate(sys_tags())}
    machine = platform.machine()

    def distance(offer: Offer) -> tuple[int, int, int, tuple[int, ...], bool]:
        tags = offer.tags or frozenset()
        return (
            min((order.get(tag, len(order)) for tag in tags), default=len(order)),
            0 if any(_is_for_machine(tag, machine) for tag in tags) else 1,
            0 if any("manylinux" in tag.platform for tag in tags) else 1,
            min(_newest_python_first(tag) for tag in tags),
            not offer.file.url.startswith("file:"),
        )

    return distance


def _is_for_machine(tag: Tag, machine: str) -> bool:
    """Return whether a platform has this processor, or torch's own on Windows and macOS."""
    return tag.platform == "win_amd64" or tag.platform.endswith(
        "_arm64" if "macosx" in tag.platform else f"_{machine}"
    )


def _newest_python_first(tag: Tag) -> tuple[int, ...]:
    """Return the order of interpreters: CPython before others, newest first, threaded last."""
    numbers = re.fullmatch(r"cp(\d)(\d+)", tag.interpreter)
    if not numbers:
        return (1,)
    return (0, -int(numbers[1]), -int(numbers[2]), 1 if tag.abi.endswith("t") else 0)


def nothing_fits(
    wanted: Requirement, offers: list[Offer], allowed: list[Offer], failures: list[str]
) -> UnreadableInputError:
    if allowed:
        newest = max(offer.version for offer in allowed)
        names = sorted({offer.file.name for offer in allowed if offer.version == newest})
        listed = ", ".join(names[:_LISTED]) + (", ..." if len(names) > _LISTED else "")
        kind = "Linux wheel" if any(offer.tags for offer in allowed) else "wheel"
        return UnreadableInputError(
            f"{wanted} has no {kind} on the index, only {listed}; choose another version, or build a "
            "wheel and pass its path"
        )
    if all(offer.file.yanked for offer in offers):
        newest = max(offer.version for offer in offers)
        return UnreadableInputError(
            f"every version of {wanted.name} was yanked; name one to read it all the same: "
            f"{wanted.name}=={newest}"
        )
    versions = sorted({offer.version for offer in offers}, key=_nearness(wanted))[:_LISTED]
    listed = ", ".join(str(version) for version in sorted(versions))
    unread = f" ({', '.join(failures)})" if failures else ""
    return UnreadableInputError(
        f"no version of {wanted.name} satisfies {wanted.specifier}; the closest are {listed}{unread}"
    )


def _nearness(wanted: Requirement) -> Callable[[Version], tuple[float, ...]]:
    """Return the order by distance from the first version that the requirement names."""
    named = re.findall(r"\d+", next((one.version for one in wanted.specifier), "")) or ["9999"]
    target = [int(number) for number in named[:3]] + [0] * (3 - len(named[:3]))

    def nearness(version: Version) -> tuple[float, ...]:
        release = (*version.release, 0, 0)[:3]
        distances: list[float] = []
        beyond = 0  # 1 once the version is older than the target, -1 once it is newer
        for own, other in zip(release, target, strict=True):
            distances.append(-beyond * own if beyond else abs(own - other))
            beyond = beyond or (other > own) - (other < own)
        return tuple(distances)

    return nearness
