"""What the index of public names says of a name that a compiler or an interpreter misses."""

from __future__ import annotations

from opwright import knowledge
from opwright.causes import kit
from opwright.knowledge.versions import is_older
from opwright.model import Confidence
from opwright.model.named_tuple import NamedTuple

_QUOTE = r"['\"‘’]"


def python_names(top: str) -> tuple[str, ...]:
    """Return the patterns for what Python misses of a package: groups `module` and `name`."""
    module = rf"(?P<module>{top}(?:\.\w{{1,40}}){{0,5}})"
    return (
        rf"module {_QUOTE}{module}{_QUOTE} has no attribute {_QUOTE}(?P<name>\w{{1,60}})",
        rf"cannot import name {_QUOTE}(?P<name>\w{{1,60}}){_QUOTE} from {_QUOTE}{module}{_QUOTE}",
        rf"No module named {_QUOTE}(?P<module>{top}\.[\w.]{{2,60}}){_QUOTE}",
    )


class Removal(NamedTuple):
    """A name that a release no longer has."""

    name: str
    last: str
    """The last release with it, `2.12`."""
    since: str
    """The first one without."""
    instead: str | None
    confidence: Confidence
    """Certain where the release that is used is known to lack it."""
    is_nowhere: bool
    """Whether the word stands in no code of the releases without it."""


def removal(
    domain: str, name: str, version: str | None, *, is_absent: bool = False
) -> Removal | None:
    """
    Return how a name went away before a release, or before the newest; None where it is not known to have.

    `is_absent` says that an interpreter has not found it: then it went where the index no longer knows.
    """
    if domain not in knowledge.api_index.domains():
        return None
    known = knowledge.api_index.presence(domain, name)
    last = known.present.bit_length() - 1
    after = ((1 << len(known.releases)) - 1) & (-1 << (last + 1))
    later = after & ~known.unknown
    is_guess = not later and is_absent
    later = after if is_guess else later
    if last < 0 or not later:
        return None
    since = known.releases[(later & -later).bit_length() - 1]
    is_there = known.at(knowledge.api_index.series_of(domain, version)) if version else False
    if version and (is_older(version, since) or (is_there if is_guess else is_there is not False)):
        return None
    confidence = Confidence.CERTAIN if version and not is_guess else Confidence.LIKELY
    instead = kit.api_replacements.replacement(domain, name)
    is_nowhere = not known.words >> (last + 1)
    return Removal(name, known.releases[last], since, instead, confidence, is_nowhere)
