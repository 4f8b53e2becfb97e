"""What sources use of torch that its releases no longer have: by the table of what takes its place, and by the index."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.api_uses import python_repairs
from opwright.causes.kit.api_uses.removals import removed_uses
from opwright.causes.kit.sources import Piece, calls, evidence, matches, replacing
from opwright.knowledge.torch_releases.removed_apis import (
    DISPATCH_TAKES_NO_TYPE_SINCE,
    REMOVED_APIS,
    Kind,
    RemovedApi,
)
from opwright.model import BuildScript, Evidence, Language, Safety, Source
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.causes.kit.api_uses.uses import Use


class _ChangedResult(NamedTuple):
    """A function that returns something else since a release, and how sources use what it returned."""

    word: str
    pattern: str
    """The group `use` is what no longer compiles."""
    api: str
    since: str
    instead: str


_TYPE_FUNCTIONS = r"(?:tensor|zeros|ones|empty|arange|full|rand|randn|eye|tensorFromBlob|tensorWithAllocator|scalarTensor|zeros_like|ones_like)"
_CHANGED_RESULTS = (
    _ChangedResult(
        "lazyInitCUDA",
        r"(?:=|\breturn|\()\s*(?:at\s*::\s*)?globalContext\(\)\s*\.\s*(?P<use>lazyInitCUDA)\s*\(",
        "the THCState* that lazyInitCUDA() returned",
        "1.11",
        "at::cuda::getCurrentCUDAStream() and ATen's functions, which want no THCState",
    ),
    _ChangedResult(
        "at::C",
        rf"\bat::(?:CPU|CUDA)\s*\([^()]*\)\s*\.\s*(?P<use>{_TYPE_FUNCTIONS})\s*\(",
        "the functions of what at::CPU(...) and at::CUDA(...) return",
        "1.1",
        "at::zeros and its relatives, with at::device(at::kCUDA).dtype(at::kFloat)",
    ),
    _ChangedResult(
        "torch::jit",
        r"\bstd::shared_ptr<\s*torch::jit::(?:script::)?Module\s*>\s+\w+\s*(?:=|\(|\{)\s*(?P<use>torch::jit::load)\s*\(",
        "the std::shared_ptr that torch::jit::load returned",
        "1.2",
        "torch::jit::Module by value",
    ),
    _ChangedResult(
        "storage()",
        r"\bstorage\(\)\s*(?:\.|->)\s*(?:template\s+)?(?P<use>data)\s*<",
        "c10::Storage::data<T>()",
        "2.1",
        "x.data_ptr<T>(), or static_cast<T*>(x.storage().mutable_data())",
    ),
)
_TOGETHER = {"THC/": "THC", "TH/": "THC", "THCState": "THC", "c10d/": "c10d"}
"""What is removed by one step: the headers of a library, and what they are included for."""
_DISPATCH = r"AT_DISPATCH_\w+"
_TYPE_OF = r"\.type\(\)$|->type\(\)$"
_LISTED = frozenset(api.name for api in REMOVED_APIS if api.kind is not Kind.ATEN)
_ATEN = frozenset(api.name for api in REMOVED_APIS if api.kind is Kind.ATEN)


def in_source(source: Source) -> Iterator[Evidence]:
    """Yield what a source uses and some release in question no longer has."""
    for found in _in_source(source):
        api = found.details["api"]
        about = next((one for begins, one in _TOGETHER.items() if api.startswith(begins)), api)
        yield found._replace(details={**found.details, "about": about})


def _in_source(source: Source) -> Iterator[Evidence]:
    if source.language is Language.PYTHON:
        yield from (_gone(source, use) for use in removed_uses(source, "", "torch-python"))
        return
    if kit.other_frameworks.is_for_another_framework(source):
        return
    for api in REMOVED_APIS:
        if api.name in source.text:
            yield from _uses_of(source, api)
    for use in removed_uses(source, "torch", ""):
        if not _is_listed(use.piece.text.removeprefix("::")):
            yield _gone(source, use)
    for changed in _CHANGED_RESULTS:
        yield from _other_results(source, changed)
    if "type()" in source.text:
        yield from _dispatched_by_type(source)


def _uses_of(source: Source, api: RemovedApi) -> Iterator[Evidence]:
    for piece in kit.removed_uses.uses_of(source, api):
        if kit.targets.since(source.target, api.since):  # last: it reads the table of releases
            yield _removed(source, api, piece)


def _other_results(source: Source, changed: _ChangedResult) -> Iterator[Evidence]:
    """Yield what a source does with a result that is another since some release."""
    if changed.word not in source.text:
        return
    for match in matches(source, changed.pattern):
        lacking = kit.targets.since(source.target, changed.since)
        if lacking and not kit.removed_uses.is_guarded(source, match.start(), since=changed.since):
            yield evidence(
                source,
                *match.span("use"),
                safety=Safety.MANUAL,
                api=changed.api,
                since=changed.since,
                instead=changed.instead,
                releases=kit.targets.ranges(lacking),
            )


def in_python(fact: Source | BuildScript) -> Iterator[Evidence]:
    """Yield what a Python file uses and some release in question no longer has."""
    for use in removed_uses(fact, "", "torch-python"):
        found = _gone(fact, use)
        yield found._replace(details={**found.details, "about": found.details["api"]})


def _gone(fact: Source | BuildScript, use: Use) -> Evidence:
    absence = use.absence
    return evidence(
        fact,
        use.piece.start,
        use.piece.end,
        confidence=absence.confidence,
        edits=(edits := python_repairs.edits_of(fact, use)),
        safety=Safety.SAFE if edits else Safety.MANUAL,
        api=absence.name,
        since=absence.border,
        last=absence.neighbour,
        instead=absence.instead or "its successor",
        releases=kit.api_removals.span_of(absence),
    )


def _is_listed(written: str) -> bool:
    """Return whether the table has what is written, with what it says of it."""
    scope, _, last = written.rpartition("::")
    return written in _LISTED or (scope in ("at", "torch") and last in _ATEN)


def _removed(source: Source, api: RemovedApi, piece: Piece) -> Evidence:
    is_there = not kit.targets.before(source.target, api.instead_since)
    return evidence(
        source,
        piece.start,
        piece.end,
        edits=kit.removed_uses.edits_of(source, api, piece) if is_there else (),
        safety=api.safety if is_there else Safety.MANUAL,
        api=piece.text if api.kind is Kind.ATEN else api.name,
        since=api.since,
        instead=api.instead,
        releases=kit.targets.ranges(kit.targets.since(source.target, api.since)),
    )


def _dispatched_by_type(source: Source) -> Iterator[Evidence]:
    since = DISPATCH_TAKES_NO_TYPE_SINCE
    for argument in (a for call in calls(source, _DISPATCH) for a in call.arguments[:-1]):
        is_type = re.search(_TYPE_OF, argument.text)
        if not is_type or kit.removed_uses.is_guarded(source, argument.start, since=since):
            continue
        if lacking := kit.targets.since(source.target, since):
            at = argument.end - len("type()")
            yield evidence(
                source,
                argument.start,
                argument.end,
                edits=(replacing(source, Piece("type", at, at + 4), "scalar_type"),),
                safety=Safety.SAFE,
                api="tensor.type() in AT_DISPATCH macros",  # whatever the tensor is called
                since=since,
                instead="tensor.scalar_type()",
                releases=kit.targets.ranges(lacking),
            )
