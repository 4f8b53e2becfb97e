"""Calls that some release in question refuses, as evidence."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.api_uses.cxx_calls import wrong_calls
from opwright.causes.kit.api_uses.parameters import Change
from opwright.causes.kit.api_uses.python_calls import wrong_keywords
from opwright.causes.kit.sources import Piece, evidence
from opwright.knowledge.api.index import PACKAGES
from opwright.model import BuildScript, Evidence, Language, Source

_CXX = ("torch", "cuda", "cpython", "numpy-c")
_PYTHON = (
    ("torch-python", "cpp_extension"),
    ("numpy", "numpy"),
    ("python", "asyncio"),
)
"""Domains, and a word without which a file is not looked at: parsing takes longer than all else."""


def in_source(source: Source) -> Iterator[Evidence]:
    """Yield the calls of a source that some release in question refuses."""
    if source.language is Language.PYTHON:
        yield from in_python(source)
        return
    for domain in _CXX:
        for call in wrong_calls(source, domain):
            takes = f"{call.change.takes} arguments"
            given = f"{call.given} {'is' if call.given == 1 else 'are'} given"
            details = {"api": call.name, "takes": takes, "given": given}
            yield _evidence(source, call.piece, domain, call.change, details)


def in_python(fact: Source | BuildScript) -> Iterator[Evidence]:
    """Yield the keywords of a Python file that some release in question refuses."""
    for domain, word in _PYTHON:
        for call in wrong_keywords(fact, domain) if word in fact.text else ():
            takes = f"no {call.keyword}="
            given = f"it takes ({_shown(call.change.takes)})"
            details = {"api": call.name, "takes": takes, "given": given}
            yield _evidence(fact, call.piece, domain, call.change, details)


def _shown(parameters: str) -> str:
    return parameters.partition("|")[0].replace(",", ", ")


def _evidence(
    fact: Source | BuildScript, piece: Piece, domain: str, change: Change, details: dict[str, str]
) -> Evidence:
    first, last = change.lacking[0], change.lacking[-1]
    lacking = first if first == last else f"{first}..{last}"
    about = {"package": PACKAGES[domain], "lacking": lacking, "since": change.border}
    return evidence(fact, piece.start, piece.end)._replace(details=details | about)
