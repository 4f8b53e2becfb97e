"""Calls that some release in question refuses, as evidence."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.api_uses.windows import only_authors_run, window
from opwright.causes.kit.messages.changed.changed_names import changed_domains
from opwright.causes.kit.sources import Piece, evidence
from opwright.knowledge.triton.apis import KEYWORDS
from opwright.model import BuildScript, Evidence, Language, Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.causes.kit.api_uses.parameters import Change
    from opwright.causes.kit.api_uses.python.python_calls import WrongCall

_CXX = ("torch", "cuda", "cpython", "numpy-c")
_PYTHON = ("torch-python", "numpy", "python", "triton")


def in_source(source: Source) -> Iterator[Evidence]:
    """Yield the calls of a source that some release in question refuses."""
    if source.language is Language.PYTHON:
        yield from in_python(source)
        return
    changed = changed_domains(source.text, "cxx")
    for domain in (domain for domain in _CXX if f"{domain}()" in changed):
        if domain == "torch":
            yield from _of_derived(source)
        for call in kit.cxx_calls.wrong_calls(source, domain):
            takes = f"{call.change.takes} arguments"
            given = f"{call.given} {'is' if call.given == 1 else 'are'} given"
            details = {"api": call.name, "takes": takes, "given": given}
            yield _evidence(source, call.piece, domain, call.change, details)


def _of_derived(source: Source) -> Iterator[Evidence]:
    """Yield overrides in classes derived from torch's, and unqualified calls, whose number of parameters is wrong."""
    for mention, change in kit.derived_classes.wrong_mentions(source):
        count = f"{mention.given} {'is' if mention.given == 1 else 'are'} given"
        given = f"the override has {mention.given}" if mention.is_override else count
        details = {"api": mention.name, "takes": f"{change.takes} arguments", "given": given}
        yield _evidence(source, mention.piece, "torch", change, details)


def in_python(fact: Source | BuildScript) -> Iterator[Evidence]:
    """Yield the calls of a Python file that some release in question refuses."""
    yield from _of_inherited(fact)
    yield from _of_operators(fact)
    changed = changed_domains(fact.text, "python")
    for domain in (domain for domain in _PYTHON if f"{domain}()" in changed):
        for call in kit.python_calls.wrong_calls(fact, domain):
            if domain == "triton" and _is_told_of_kernels(fact, call):
                continue
            if _is_of_old_releases(fact, domain, call.change):
                continue
            shown = f"({_shown(call.change.takes)})"
            takes = f"no {call.keyword}=" if call.keyword else shown
            given = (
                f"it takes {shown}"
                if call.keyword
                else f"{call.given} {'is' if call.given == 1 else 'are'} given without a name"
            )
            details = {"api": call.name, "takes": takes, "given": given}
            yield _evidence(fact, call.piece, domain, call.change, details)


def _of_inherited(fact: Source | BuildScript) -> Iterator[Evidence]:
    """Yield the methods of torch's classes that classes made of them override, or call, with other parameters."""
    patches = kit.python_patches.outgrown_patches(fact)
    for one in (*kit.python_methods.wrong_methods(fact), *patches):
        shown = f"({_shown(one.change.takes)})"
        takes = f"no {one.keyword}=" if one.keyword else shown
        count = f"{one.given} {'is' if one.given == 1 else 'are'} given without a name"
        given = f"what takes its place has {one.given}" if one.is_override else count
        details = {"api": one.name, "takes": takes, "given": given}
        yield _evidence(fact, one.piece, "torch-python", one.change, details)


def _of_operators(fact: Source | BuildScript) -> Iterator[Evidence]:
    """Yield the calls of ATen's operators with another number of arguments than they take."""
    for one in kit.aten_operators.wrong_operator_calls(fact):
        given = f"{one.given} {'is' if one.given == 1 else 'are'} given"
        details = {"api": one.name, "takes": f"{one.change.takes} arguments", "given": given}
        yield _evidence(fact, one.piece, "torch-python", one.change, details)


def _is_of_old_releases(fact: Source | BuildScript, domain: str, change: Change) -> bool:
    """Return whether only older releases reject a test or benchmark: its authors run it with the newest."""
    releases = kit.api_index.table(domain).releases
    newest = releases[window(domain, fact.target).releases.bit_length() - 1]
    return newest not in change.lacking and only_authors_run(fact.path)


def _is_told_of_kernels(fact: Source | BuildScript, call: WrongCall) -> bool:
    """Return whether triton-api-mismatch reports a call, or the call is in code that no such Triton compiles."""
    line = fact.text.count("\n", 0, call.piece.start) + 1
    function = call.name.rpartition(".")[2]
    is_listed = (function, call.keyword) in KEYWORDS and call.name.startswith("triton.language")
    if is_listed or not isinstance(fact, Source):
        return True
    kernels = kit.triton_kernels
    return kernels.is_for_another_triton(fact) or kernels.Uncalled(fact).holds(line)


def _shown(parameters: str) -> str:
    return "" if parameters == "/" else parameters.partition("|")[0].replace(",", ", ")


def _evidence(
    fact: Source | BuildScript, piece: Piece, domain: str, change: Change, details: dict[str, str]
) -> Evidence:
    first, last = change.lacking[0], change.lacking[-1]
    lacking = first if first == last else f"{first}..{last}"
    about = {"package": kit.api_index.PACKAGES[domain], "lacking": lacking, "since": change.border}
    return evidence(fact, piece.start, piece.end)._replace(details=details | about)
