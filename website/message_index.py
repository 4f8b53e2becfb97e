"""
Which cause a pasted error message is about: an index for the site's search.

Scores are Okapi BM25 (Robertson and Zaragoza, 2009) over the examples of each cause, by words and pairs of words, since a search for
the words of a message finds whatever page is long. Texts that a cause's patterns require count once more.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

from opwright.causes.engine.index import pattern_literals
from opwright.causes.engine.registry import all_causes
from opwright.model import Cause, Log
from opwright.verbs.explain.explanation import explained

_TRANSLATED = Path(__file__).parents[1] / "docs/zh/causes"
_K1, _B = 1.2, 0.75
_PROSE = 0.3
"""What a word of the explanation counts, beside one of an example."""
_WORD = "[a-z]{2,}|[\u4e00-\u9fff]"
"""A word, or a Chinese character: two of them make a pair as words do."""
_LONGEST = 24
"""Characters of a literal from which on it counts in full."""


def message_index() -> str:
    """Return the index as JSON: causes, scores by term, and literals with the causes that require one of them."""
    causes = all_causes()
    counts = list(map(_counts, causes))
    mean = sum(map(Counter.total, counts)) / len(counts)
    known_in = Counter(term for count in counts for term in count)
    terms: dict[str, list[float]] = {}
    for number, count in enumerate(counts):
        length = 1 - _B + _B * count.total() / mean
        for term, times in sorted(count.items()):
            score = (
                _rarity(len(causes), known_in[term]) * times * (_K1 + 1) / (times + _K1 * length)
            )
            terms.setdefault(term, []).extend((number, round(score, 2)))
    shown = [[c.name, c.family, explained(c).message] for c in causes]
    return json.dumps({"causes": shown, "terms": terms, "literals": _literals(causes)})


def _counts(cause: Cause) -> Counter[str]:
    """Return how often each term is in the examples of a cause; in a set of examples, those that all share count most."""
    examples = [fact.text for fact in cause.all_examples if isinstance(fact, Log)]
    prose = (cause.name, explained(cause).message, cause.explanation, _translation(cause))
    count: Counter[str] = Counter()  # of fractions, too
    for texts, weight in ((prose, _PROSE), (examples, max(1, len(examples)) ** -0.5)):
        for text in texts:
            for term in terms_in(text):
                count[term] += weight  # type: ignore[assignment] # a Counter adds any number
    return count


def _translation(cause: Cause) -> str:
    page = _TRANSLATED / f"{cause.name}.md"
    return page.read_text() if page.exists() else ""


def terms_in(text: str) -> set[str]:
    """Return the words of a text, and the pairs of neighbouring ones; assets/messages.js does the same."""
    words = re.findall(_WORD, text.lower())
    return {*words, *map(" ".join, pairwise(words))}


def _literals(causes: Iterable[Cause]) -> dict[str, list[float]]:
    required = pattern_literals()
    causes_of: dict[str, list[int]] = {}
    for number, cause in enumerate(causes):
        patterns = cause.in_log.patterns if cause.in_log else ()
        for literal in sorted({text for pattern in patterns for text in required[pattern].any_of}):
            causes_of.setdefault(literal, []).append(number)
    total = len(tuple(causes))
    return {
        literal: list(_scored(literal, numbers, total)) for literal, numbers in causes_of.items()
    }


def _scored(literal: str, numbers: list[int], total: int) -> Iterator[float]:
    yield round(_rarity(total, len(numbers)) * 3 * min(1, len(literal) / _LONGEST), 2)
    yield from numbers


def _rarity(total: int, known_in: int) -> float:
    return math.log(1 + total / known_in)
