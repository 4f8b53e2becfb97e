"""What the index of public names says of a name that a compiler or an interpreter misses."""

from __future__ import annotations

import re

from opwright.knowledge.api.index import Presence, domains, find, presence, series_of, table
from opwright.knowledge.api.replacements import replacement
from opwright.knowledge.versions import is_older
from opwright.model import Confidence
from opwright.model.named_tuple import NamedTuple


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


def removal(domain: str, name: str, version: str | None) -> Removal | None:
    """Return how a name went away before a release, or before the newest; None where it is not known to have."""
    if domain not in domains():
        return None
    known = presence(domain, name)
    last = known.present.bit_length() - 1
    if last < 0 or last + 1 == len(known.releases) or known.unknown >> (last + 1):
        return None
    since = known.releases[last + 1]
    if version and (is_older(version, since) or known.at(series_of(domain, version)) is not False):
        return None
    confidence = Confidence.CERTAIN if version else Confidence.LIKELY
    instead = replacement(domain, name)
    is_nowhere = not known.words >> (last + 1)
    return Removal(name, known.releases[last], since, instead, confidence, is_nowhere)


def addition(domain: str, name: str, version: str | None) -> str | None:
    """Return the release that brought a name which an older one lacks; None where that is not known."""
    if domain not in domains():
        return None
    known = presence(domain, name)
    first = _first(known)
    if first < 1 or known.unknown >> (first - 1) & 1:
        return None
    since = known.releases[first]
    if version:
        is_before = is_older(version, since) and known.at(series_of(domain, version)) is False
        return since if is_before else None
    return since if known.present >> (len(known.releases) - 1) else None


def _first(known: Presence) -> int:
    return (known.present & -known.present).bit_length() - 1


def header_of(domain: str, name: str, version: str | None) -> str | None:
    """Return the header that declares a name in a release, or in the newest; None where it lacks the name."""
    release = series_of(domain, version) if version else table(domain).releases[-1]
    if presence(domain, name).at(release) is not True:
        return None
    headers = [entry.where for entry in find(name, [domain]) if release in entry.releases]
    return next((h for h in headers if re.search(r"\.(?:h|hpp|cuh)$", h)), None)
