"""The names of torch that sources use and some release in question advises against, with its advice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from opwright.causes import kit
from opwright.causes.kit.api_uses.absences import Absence, Question
from opwright.causes.kit.api_uses.uses import Use
from opwright.causes.kit.api_uses.windows import Window
from opwright.knowledge.api.index import advices, table
from opwright.model import Confidence, Language, Source

_MADE_BY = ".__init__"
"""What a class of Python is deprecated by as often as by itself."""


def deprecated_uses(source: Source) -> Iterator[tuple[Use, str]]:
    """Yield what a file uses of torch that is deprecated, and the advice of the newest release in question."""
    if source.language is Language.PYTHON:
        found = kit.python_api_names.uses(source, "torch-python", DEPRECATION)
    else:
        found = kit.cxx_api_names.uses(source, "torch", DEPRECATION)
    for use in found:
        yield use, _advice(use.absence.domain, use.absence.name)[use.absence.lacking[-1]]


@lru_cache(maxsize=16384)
def deprecation(domain: str, name: str, window: Window) -> Absence | None:
    """Return which releases in question advise against a name, as if they lacked it; None where the newest does not."""
    said = _advice(domain, name)
    releases = table(domain).releases
    named = tuple(r for number, r in enumerate(releases) if window.releases >> number & 1)
    advising = tuple(release for release in named if release in said)
    if not advising or advising[-1] != named[-1]:
        return None
    first = next(iter(said))
    return Absence(
        domain,
        name,
        advising,
        first,
        first,
        is_removal=False,
        is_nowhere=False,
        confidence=Confidence.POSSIBLE,
    )


def _advice(domain: str, name: str) -> dict[str, str]:
    """Return what releases advise in the place of a name; of a class of Python, also what making one of it says."""
    said = advices(domain, name)
    if table(domain).separator != ".":
        return said
    own = name.rpartition(".")[2]  # a base may say so of itself
    return {r: text for r, text in advices(domain, name + _MADE_BY).items() if own in text} | said


DEPRECATION = Question(deprecation, lambda _: None)
