"""Where a source uses what torch's headers no longer have, and what replaces it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from opwright.causes import kit
from opwright.causes.kit.cxx_sources.inclusion import is_below_an_include_folder, is_every_way
from opwright.causes.kit.cxx_sources.launches import including
from opwright.causes.kit.cxx_sources.receivers import may_be_tensor
from opwright.causes.kit.sources import (
    Piece,
    calls,
    code_of,
    includes,
    is_in,
    is_in_any,
    matches,
    replacing,
    uses_torch,
)
from opwright.knowledge.torch_releases.headers.removed_apis import Kind, RemovedApi
from opwright.model import Edit, Source
from opwright.syntax.cxx.preprocessor import Condition, conditions_at
from opwright.syntax.project.whole_project import SameProject

_WRITTEN = {
    Kind.NAME: r"{0}(?<![\w:.>/]{0})\b",
    Kind.CALL: r"{0}(?<![\w:.>/]{0})\s*\(",
    Kind.WHOLE_CALL: r"{0}(?<![\w:.>/]{0})\b",
    Kind.STATE_CALL: r"{0}(?<![\w:.>/]{0})\b",
    Kind.ATEN: r"{0}(?<!\w{0})(?<!\w::{0})\b(?!\s*::)",
    Kind.MEMBER: r"(?<=[.>]){}(?=\s*\(\s*\))",
}
"""What begins with plain text is found faster."""


def uses_of(source: Source, api: RemovedApi) -> Iterator[Piece]:
    """Yield its uses, except in code that is guarded or defines its own."""
    if api.kind is Kind.HEADER:
        uses = (
            piece
            for piece in includes(source, re.escape(api.name))
            if not is_below_an_include_folder(source, piece.text)
        )
    else:
        is_aten = api.kind is Kind.ATEN
        names = (f"at::{api.name}", f"torch::{api.name}") if is_aten else (api.name,)
        patterns = (_WRITTEN[api.kind].format(re.escape(name)) for name in names)
        found = [match for pattern in patterns for match in matches(source, pattern)]
        uses = (Piece(m[0], *m.span()) for m in sorted(found, key=re.Match.start))
    for piece in uses:
        if _is_own(source, api):
            return
        if api.kind is Kind.MEMBER and not _may_be_tensor(source, piece):
            continue
        names = (api.name, api.put) if api.put else (api.name,)
        guarded = is_guarded(source, piece.start, *names, since=api.since)
        if not (guarded or _has_a_way_out(source, api, piece)):
            yield piece


def _may_be_tensor(source: Source, member: Piece) -> bool:
    receiver = re.search(r"(\w+)\s*(?:\.|->)\s*\Z", code_of(source)[: member.start][-80:])
    return receiver is None or may_be_tensor(source, receiver[1], member.start)


def _has_a_way_out(source: Source, api: RemovedApi, piece: Piece) -> bool:
    """Return whether an `#if` that does not test the release, and whose outcome is known, chooses between both names."""
    code = code_of(source)
    here = [c for c in conditions_at(code, piece.start) if not _OF_TORCH.search(c.text)]
    if not api.put or api.put not in source.text:
        return False
    others = (conditions_at(code, m.start()) for m in re.finditer(re.escape(api.put), source.text))
    return any(
        a.text == b.text and a.holds != b.holds for other in others for a in here for b in other
    )


def _is_own(source: Source, api: RemovedApi) -> bool:
    """Return whether it is not torch's: the project has its own of that name."""
    if api.kind is Kind.HEADER:
        return any(file.path.endswith(f"/{api.name}") for file in source.project)
    if (api.kind is Kind.MEMBER or api.name.startswith("TH")) and not uses_torch(source):
        return True
    name = re.escape(api.name)
    made = rf"(?:\bdefine|\bclass|\bstruct|\busing)\s+{name}\b(?!\s*;)(?!\s+\w+\s*(?:final\b\s*)?[:{{])"
    return is_in_any(source, made) or _is_made_in(SameProject(source.project), api.name, made)


@lru_cache(maxsize=64)
def _is_made_in(project: SameProject, name: str, made: str) -> bool:
    """Return whether a project has its own of a name, which each of its files may ask for."""
    return any(is_in(file, made) for file in project.sources if name in file.text)


_OF_TORCH = re.compile(r"\bTORCH_VERSION_(?:MAJOR|MINOR)\b")
_WITH_STATE = 2
"""Arguments, of a function that wants a THCState and one thing more."""
_VERSION = r"VERSION|TORCH\w*\d"
"""Occurs in version checks: `TORCH_VERSION_MAJOR`, or a project's own `TORCH_1_13`."""


def is_guarded(source: Source, at: int, *names: str, since: str) -> bool:
    """
    Return whether an `#if` around a place, or on every way to its header, checks a version, or one of the names.

    One that checks torch's version alone, and lets a release from `since` on through, guards from nothing.
    """

    def is_check(conditions: Iterable[Condition]) -> bool:
        return any(
            re.search(_VERSION, c.text.upper())
            or any(name in c.text for name in names)
            or "__has_include" in c.text
            or kit.own_names.is_of_a_release(source, c)
            for c in conditions
        )

    checks = [c for c in conditions_at(code_of(source), at) if is_check((c,))]
    if checks:
        lacking = kit.targets.since(source.target, since)
        return not kit.own_names.is_compiled_in_any(source, checks, ("torch", lacking))
    return is_every_way(source, is_check)


def edits_of(source: Source, api: RemovedApi, piece: Piece) -> tuple[Edit, ...]:
    """Return the replacement that torch has now; none in C, which must become C++ first."""
    if source.path.endswith(".c"):
        return ()
    if api.name == "THCState":
        return _without_unused(source, piece)
    edits = _replaced(source, api, piece, api.put) if api.put else ()
    if not edits or not api.header:
        return edits
    header = including(source, api.header, unless=re.escape(api.header))
    return () if header is None else (*header, *edits)


def _replaced(source: Source, api: RemovedApi, piece: Piece, put: str) -> tuple[Edit, ...]:
    if api.kind not in (Kind.WHOLE_CALL, Kind.STATE_CALL):
        return (replacing(source, piece, put),)
    call = next((c for c in calls(source, api.name) if c.name.start == piece.start), None)
    if call is None:
        return ()
    if api.kind is Kind.WHOLE_CALL:
        return (replacing(source, Piece("", call.name.start, call.end), put),)
    if len(call.arguments) != _WITH_STATE:
        return ()
    state, rest = call.arguments
    return replacing(source, call.name, put), Edit(source.path, state.start, rest.start, "")


def _without_unused(source: Source, piece: Piece) -> tuple[Edit, ...]:
    """Return the edit that removes the declaration of a THCState which nothing uses."""
    code = code_of(source)
    begin = code.rfind("\n", 0, piece.start) + 1
    line = re.compile(r"[ \t]*extern\s+(?:struct\s+)?THCState\s*\*\s*(\w+)\s*;[ \t]*\r?\n")
    declaration = line.match(code, begin)
    if declaration is None or len(re.findall(rf"\b{declaration[1]}\b", code)) > 1:
        return ()
    return (Edit(source.path, begin, declaration.end(), ""),)
