"""Calls that some release in question refuses, as evidence."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.changed_names import changed_domains
from opwright.causes.kit.sources import Piece, evidence
from opwright.model import BuildScript, Evidence, Language, Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.causes.kit.api_uses.parameters import Change

_CXX = ("torch", "cuda", "cpython", "numpy-c")
_PYTHON = ("torch-python", "numpy", "python")


def in_source(source: Source) -> Iterator[Evidence]:
    """Yield the calls of a source that some release in question refuses."""
    if source.language is Language.PYTHON:
        yield from in_python(source)
        return
    changed = changed_domains(source.text, "cxx")
    for domain in (domain for domain in _CXX if f"{domain}()" in changed):
        for call in kit.cxx_calls.wrong_calls(source, domain):
            takes = f"{call.change.takes} arguments"
            given = f"{call.given} {'is' if call.given == 1 else 'are'} given"
            details = {"api": call.name, "takes": takes, "given": given}
            yield _evidence(source, call.piece, domain, call.change, details)


def in_python(fact: Source | BuildScript) -> Iterator[Evidence]:
    """Yield the keywords of a Python file that some release in question refuses."""
    changed = changed_domains(fact.text, "python")
    for domain in (domain for domain in _PYTHON if f"{domain}()" in changed):
        for call in kit.python_calls.wrong_keywords(fact, domain):
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
    about = {"package": kit.api_index.PACKAGES[domain], "lacking": lacking, "since": change.border}
    return evidence(fact, piece.start, piece.end)._replace(details=details | about)
