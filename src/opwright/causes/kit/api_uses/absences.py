"""Of a name that sources use: the releases in question without it, since when or until when, and what takes its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache

from opwright.causes import kit
from opwright.causes.kit.api_uses.windows import Window
from opwright.causes.kit.api_uses.words import changed_words
from opwright.knowledge.api.changed_words import ChangedWords
from opwright.knowledge.api.private_names import Lost, lost_private_name
from opwright.knowledge.platforms.removed_python import EARLIER
from opwright.knowledge.versions import is_older
from opwright.model import Confidence
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.knowledge.api.table import Table

_HEADERS = (".h", ".hpp", ".cuh")
_MADE_AT_IMPORT = frozenset({"torch.Storage"})
"""Names that no file declares, and that are there."""
_OF_EVERY_MODULE = tuple(
    f".__{name}__" for name in ("doc", "name", "file", "path", "dict", "package", "spec", "loader")
)


_ONLY_RAISE = {"torch.utils.ffi": ("0.4", "1.0")}
"""Modules that stayed for some releases only to say, when they are imported, that they are gone."""
_OF_ARRAYS = dict.fromkeys(("numpy.ndarray.ptp", "numpy.ndarray.newbyteorder"), ("1.26", "2.0"))
"""Array members that NumPy's stubs from 2.0 to 2.3 leave open."""
_WRITTEN_DOWN: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "python": EARLIER,
    "torch-python": _ONLY_RAISE,
    "numpy": _OF_ARRAYS,
}
"""The last release with a name and the first without it, where the tables do not tell."""


class Absence(NamedTuple):
    """Releases in question that lack a name which others have."""

    domain: str
    name: str
    lacking: tuple[str, ...]
    """Oldest first, by series."""
    neighbour: str
    """The last release that had it, or the first that has it."""
    border: str
    """The first release that no longer has it, or the first that has it."""
    is_removal: bool
    """Whether it is gone; else it is not yet there."""
    is_nowhere: bool
    """Whether the word stands in no code of the releases that lack it."""
    confidence: Confidence
    """Likely where some releases in question have it, and nobody named them."""

    @property
    def instead(self) -> str | None:
        """What replaces it, in words; None if unknown."""
        return _instead(self.domain, self.name)


class Question(NamedTuple):
    """What is asked of the names in sources, and which words may have an answer."""

    answer: Callable[[str, str, Window], Absence | None]
    words: Callable[[str], ChangedWords | None]
    """None where any word may."""


@lru_cache(maxsize=16384)
def removal(domain: str, name: str, window: Window) -> Absence | None:
    """Return which of the releases in question no longer have a name; None if none is known to lack it."""
    if ends := _WRITTEN_DOWN.get(domain, {}).get(name):
        return _earlier(domain, name, window, ends)
    if domain == "torch-python" and (lost := lost_private_name(name)):
        return _lost(lost, name, window)
    is_given = name in _MADE_AT_IMPORT or name.endswith(_OF_EVERY_MODULE)
    if is_given or _is_everywhere(domain, name, window):
        return None
    known = kit.api_index.presence(domain, name)
    last = known.present.bit_length() - 1
    everything = (1 << len(known.releases)) - 1
    later = everything & ~known.unknown & (-1 << (last + 1))
    if (
        later and known.words
    ):  # little is known about these releases, and they do not even contain the word
        later |= known.unknown & ~known.words & (-1 << (last + 1)) & ((later & -later) - 1)
    if later:  # a little-known release between two that lack it lacks it too
        later = (1 << later.bit_length()) - (later & -later)
    lacking = window.releases & ~known.present & later
    if last < 0 or not lacking:
        return None
    border = known.releases[_lowest(later)]
    return _absence(domain, name, window, lacking, (known.releases[last], border), gone=True)


def _is_everywhere(domain: str, name: str, window: Window) -> bool:
    """
    Return whether every declaration of the word is in all releases in question: most are, or there is none.

    False for Python, where a module's names come from others too: `collections.Mapping`.
    """
    known = kit.api_index.table(domain)
    if known.separator == ".":
        return False
    last = name if "/" in name else name.rpartition(known.separator)[2]
    named = known.named(last)
    return named is None or (
        not named.tombstones
        and all(
            not window.releases & ~known.pattern(pattern).present
            for _, _, pattern in known.outlines(last)
        )
    )


def _lost(lost: Lost, name: str, window: Window) -> Absence | None:
    releases = kit.api_index.table("torch-python").releases
    lacking = window.releases & sum(1 << releases.index(r) for r in lost.lacking if r in releases)
    if not lacking:
        return None
    ends = lost.last, lost.first
    return _absence("torch-python", name, window, lacking, ends, gone=True)


def _earlier(domain: str, name: str, window: Window, ends: tuple[str, str]) -> Absence | None:
    last, border = ends
    releases = kit.api_index.table(domain).releases
    lacking = window.releases & sum(
        1 << number for number, release in enumerate(releases) if not is_older(release, border)
    )
    if not lacking:
        return None
    return _absence(domain, name, window, lacking, (last, border), gone=True)


REMOVAL = Question(removal, changed_words)


@lru_cache(maxsize=16384)
def arrival(domain: str, name: str, window: Window) -> Absence | None:
    """Return which releases in question, where they are stated, do not have a name yet."""
    if not window.is_stated:
        return None
    known = kit.api_index.presence(domain, name)
    first = _lowest(known.present) if known.present else 0
    before = (1 << first) - 1
    if not first or known.unknown & before:
        return None
    lacking = window.releases & before
    border = known.releases[first]
    if not lacking:
        return None
    return _absence(domain, name, window, lacking, (border, border), gone=False)


def _absence(  # noqa: PLR0913 - two callers
    domain: str, name: str, window: Window, lacking: int, ends: tuple[str, str], *, gone: bool
) -> Absence:
    releases = kit.api_index.table(domain).releases
    names = tuple(r for number, r in enumerate(releases) if lacking >> number & 1)
    is_sure = window.is_stated or lacking == window.releases
    confidence = Confidence.CERTAIN if is_sure else Confidence.LIKELY
    words = kit.api_index.presence(domain, name).words
    return Absence(domain, name, names, *ends, gone, not words & lacking, confidence)


def _lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


@lru_cache(maxsize=256)
def _instead(domain: str, name: str) -> str | None:
    return (
        kit.api_replacements.replacement(domain, name)
        or _advised(domain, name)
        or _moved_header(domain, name)
    )


_ADVISED = re.compile(
    r"\buse (?!it\b|for\b)(.+?)(?: instead\b.*)?(?:\.(?=\s|$)|;|$)"
    r"|\b(?:available (?:as|under|from)|renamed to|in favor of|replaced by) (.+?)(?:\.(?=\s|$)|[;,]|$)",
    re.IGNORECASE,
)


def _advised(domain: str, name: str) -> str | None:
    """Return the name that a domain's own sentence says to use: `np.inf` of "Use `np.inf` instead."."""
    advised = _ADVISED.search(kit.api_index.own_advice(domain, name) or "")
    return advised and (advised[1] or advised[2])


def _moved_header(domain: str, name: str) -> str | None:
    """Return the header of the newest release that has the file name of one that is gone."""
    known = kit.api_index.table(domain)
    if known.separator == "." or not name.endswith(_HEADERS):
        return None
    moved = _headers(domain).get(name.rpartition("/")[2], ())
    return moved[0] if len(moved) == 1 else None


@cache
def _headers(domain: str) -> Mapping[str, Sequence[str]]:
    """Return the headers of the newest release that lie in a folder, by the name of their file."""
    headers: dict[str, list[str]] = {}
    known = kit.api_index.table(domain)
    for name in known.names():
        if "/" in name and name.endswith(_HEADERS) and _is_header(known, name):
            headers.setdefault(name.rpartition("/")[2], []).append(name)
    return headers


def _is_header(known: Table, name: str) -> bool:
    """Return whether the newest release has a header of a name."""
    named, newest = known.named(name), len(known.releases) - 1
    return any(
        one.kind == "h" and known.pattern(one.pattern).present >> newest & 1
        for one in (named.declarations if named else ())
    )
