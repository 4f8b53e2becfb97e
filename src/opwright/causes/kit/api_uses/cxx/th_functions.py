"""Functions of TH and THC that a release of torch before 1.11 no longer declares, although it has the headers still."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import evidence, matches, uses_torch
from opwright.knowledge.torch_releases.headers.th_functions import TH_FUNCTION, last_with
from opwright.knowledge.versions import numbers
from opwright.model import Evidence, Safety, Source

_WITHOUT_HEADERS = "1.11"


def lost_th_functions(source: Source) -> Iterator[Evidence]:
    """Yield the first use of each; from 1.11 on the headers are gone, which is told of."""
    old = kit.targets.before(source.target, _WITHOUT_HEADERS)
    if not old or not uses_torch(source):
        return
    told: set[str] = set()
    for match in matches(source, rf"\b(?:{TH_FUNCTION})\b"):
        last = last_with(match[0])
        if last is None or match[0] in told:
            continue
        major, minor = numbers(last)[:2]
        since = f"{major}.{minor + 1}"
        lacking = kit.targets.since(source.target, since, until=_WITHOUT_HEADERS)
        if lacking and not kit.removed_uses.is_guarded(source, match.start(), since=since):
            told.add(match[0])
            yield evidence(
                source,
                *match.span(),
                safety=Safety.MANUAL,
                api=match[0],
                since=since,
                instead="at::Tensor and ATen's functions",
                releases=kit.targets.ranges(lacking),
            )
