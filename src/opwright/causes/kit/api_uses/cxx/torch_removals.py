"""What sources use of torch that its releases no longer have: by the table of what takes its place, and by the index."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from opwright.causes import kit
from opwright.causes.kit.api_uses.cxx.indexed_tensors import indexed_by_tensors
from opwright.causes.kit.api_uses.cxx.th_functions import lost_th_functions
from opwright.causes.kit.api_uses.removals import removed_uses
from opwright.causes.kit.sources import Piece, calls, evidence, matches, replacing
from opwright.knowledge.torch_releases.headers.removed_apis import (
    DISPATCH_TAKES_NO_TYPE_SINCE,
    REMOVED_APIS,
    Kind,
    RemovedApi,
)
from opwright.model import BuildScript, Evidence, Language, Safety, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.preprocessor import inclusions
from opwright.syntax.words import words_of_cxx

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
_FACTORIES = "(?:zeros|ones|empty|rand|randn|arange|full|eye|linspace)"
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
        "type()",
        rf"\b(?:at|torch)::(?P<use>{_FACTORIES})\s*\(\s*[\w.]+(?:\(\))?(?:\.|->)type\(\)\s*,",
        "at::zeros and its relatives with a type before the sizes",
        "1.0",
        "at::zeros(sizes, x.options())",
    ),
    _ChangedResult(
        "torch::jit",
        r"\bstd::shared_ptr<\s*torch::jit::(?:script::)?Module\s*>\s+\w+\s*(?:=|\(|\{)\s*(?P<use>torch::jit::load)\s*\(",
        "the std::shared_ptr that torch::jit::load returned",
        "1.2",
        "torch::jit::Module by value",
    ),
    _ChangedResult(
        "getBailoutDepth",
        r"(?P<use>\bgetBailoutDepth)\(\)\s*=(?!=)",
        "the reference that getBailoutDepth() returned",
        "1.11",
        "torch::jit::setFusionStrategy",
    ),
    _ChangedResult(
        "storage()",
        r"\bstorage\(\)\s*(?:\.|->)\s*(?:template\s+)?(?P<use>data)\s*<",
        "c10::Storage::data<T>()",
        "2.1",
        "x.data_ptr<T>(), or static_cast<T*>(x.storage().mutable_data())",
    ),
)
_TOGETHER = {
    **dict.fromkeys(("THC/", "TH/", "THCState", "the THCState*"), "THC"),
    "THCudaBlas_": "THC's BLAS",
    **dict.fromkeys(("THCudaMalloc", "THCudaFree"), "THC's allocator"),
    "c10d/": "c10d",
    **dict.fromkeys(("torch.rfft", "torch.irfft", "torch.ifft"), "torch.fft"),
}
"""What is removed by one step: the headers of a library, and what they are included for."""
_DISPATCH = r"AT_DISPATCH_\w+"
_OWN_DISPATCH = r"#[ \t]*define[ \t]+(?P<name>\w+)\(\s*(?P<type>\w+)\s*,[^()]*\)[\s\\]*AT_DISPATCH_SWITCH\s*\(\s*(?P=type)\s*,"
"""A macro of a project's own that hands its first argument on."""
_TYPE_OF = r"\.type\(\)$|->type\(\)$"
_LISTED = frozenset(api.name for api in REMOVED_APIS if api.kind is not Kind.ATEN)
_ATEN = frozenset(api.name for api in REMOVED_APIS if api.kind is Kind.ATEN)


def in_source(source: Source) -> Iterator[Evidence]:
    """Yield what a source uses and some release in question no longer has."""
    for found in _in_source(source):
        yield _with_others(found)


def _with_others(found: Evidence) -> Evidence:
    """Return evidence with what it is about: the name, or what many names are removed with."""
    api = found.details["api"]
    module = api.rpartition(".")[0]
    alone = module if module.count(".") > 1 else api  # of `torch` itself each is a thing of its own
    about = next((one for begins, one in _TOGETHER.items() if api.startswith(begins)), alone)
    return found._replace(details={**found.details, "about": about})


def _in_source(source: Source) -> Iterator[Evidence]:
    if source.language is Language.PYTHON:
        uses = (
            *removed_uses(source, "", "torch-python"),
            *kit.aten_operators.lost_operators(source),
        )
        yield from (_gone(source, use) for use in uses)
        return
    if kit.other_frameworks.is_for_another_framework(source):
        return
    there = words_of_cxx(source.text)
    for words, api in _words_of_removed():
        if words <= there and api.name in source.text:
            yield from _uses_of(source, api)
    for use in removed_uses(source, "torch", ""):
        is_of_options = "Options::" in use.absence.name  # the listed members are those of tensors
        if is_of_options or not _is_listed(use.piece.text.removeprefix("::")):
            yield _gone(source, use)
    for changed in _CHANGED_RESULTS:
        yield from _other_results(source, changed)
    yield from _dispatched_by_type(source) if "type()" in source.text else ()
    yield from lost_th_functions(source) if "TH" in source.text else ()
    yield from indexed_by_tensors(source) if "index_put_" in source.text else ()
    yield from _without_context(source) if "getCurrentCUDAStream" in source.text else ()


@cache
def _words_of_removed() -> tuple[tuple[frozenset[str], RemovedApi], ...]:
    """Return all that is listed, each with its words: most files lack them."""
    return tuple((words_of_cxx(api.name), api) for api in REMOVED_APIS)


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
        yield _with_others(_gone(fact, use))


def _gone(fact: Source | BuildScript, use: Use) -> Evidence:
    absence = use.absence
    return evidence(
        fact,
        use.piece.start,
        use.piece.end,
        confidence=absence.confidence,
        edits=(edits := kit.python_repairs.edits_of(fact, use)),
        safety=Safety.SAFE if edits else Safety.MANUAL,
        api=absence.name,
        since=absence.border,
        last=absence.neighbour,
        instead=absence.instead or kit.api_removals.stand_in(absence),
        releases=kit.api_removals.span_of(absence),
    )


def _is_listed(written: str) -> bool:
    """Return whether the table has a name as written, with its entry."""
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


def _without_context(source: Source) -> Iterator[Evidence]:
    """Yield the first stream of torch's in a source that includes no header which declares it."""
    use = next(matches(source, _CURRENT_STREAM), None)
    if use is None or not source.path.endswith(_TRANSLATION_UNITS):
        return  # a header may come after another
    included = [i for file in source.with_includes for i in inclusions(file.text)]
    own = {file.path.rpartition("/")[2] for file in source.with_includes}
    is_known = all(
        re.fullmatch(_BRINGS_NO_STREAM, i.header) or i.header.rpartition("/")[2] in own
        for i in included
    )
    if not is_known or not any(i.header.startswith(("torch/", "ATen/")) for i in included):
        return
    header = kit.launches.including(source, _CONTEXT, unless=re.escape(_CONTEXT)) or ()
    yield evidence(
        source,
        *use.span(),
        edits=header,
        safety=Safety.SAFE if header else Safety.MANUAL,
        title="include",
        remedy="include",
        api=use[0],
        since="",
        instead=_CONTEXT,
    )


_TRANSLATION_UNITS = (".cu", ".cpp", ".cc", ".cxx")
_CONTEXT = "ATen/cuda/CUDAContext.h"
_CURRENT_STREAM = r"(?:at(?<=\bat)|c10(?<=\bc10))::cuda::getCurrentCUDAStream\b"
_BRINGS_NO_STREAM = (
    r"(?:torch/(?:extension|all|torch|script|types|library|python)|ATen/ATen|pybind11/\w+|cuda(?:_\w+)?|cublas\w*|curand\w*"
    r"|device_launch_parameters|math_constants|mma|(?:std|assert|math|time|float|limits|string)\w*)\.(?:h|hpp)|[a-z_]+"
)
"""Headers that do not include c10/cuda/CUDAStream.h in any release from 1.13 to 2.15, and those of the language."""


def _dispatched_by_type(source: Source) -> Iterator[Evidence]:
    since = DISPATCH_TAKES_NO_TYPE_SINCE
    own = {match["name"] for file in source.with_includes for match in matches(file, _OWN_DISPATCH)}
    given = [a for call in calls(source, _DISPATCH) for a in call.arguments[:-1]]
    if others := "|".join(name for name in sorted(own) if not re.fullmatch(_DISPATCH, name)):
        given += (call.arguments[0] for call in calls(source, others) if call.arguments)
    for argument in given:
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
                remedy="dispatched",
                releases=kit.targets.ranges(lacking),
            )
