"""Process groups of c10d: what Python hands over has been another class since torch 2.0, and NCCL's wants a macro."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import evidence, includes, is_in_any, matches
from opwright.model import Evidence, Language, Safety, Source

_BACKEND_SINCE, _MACRO_SINCE = "2.0", "1.10"
_MACRO = "USE_C10D_NCCL"
_HEADER = r"(?:torch/csrc/distributed/)?c10d/ProcessGroupNCCL\.hpp"
_BACKEND = r"(?:::)?(?:c10d::)?ProcessGroup(?:NCCL|Gloo|MPI)"
_TAKING = rf"\b(?P<name>\w+)\s*\([^(){{}};]{{0,400}}?(?P<use>\b{_BACKEND})\s*[&>][^(){{}};]{{0,400}}\)\s*[;{{]"
_BOUND = r"\.def\(\s*\"[^\"\n]*\"\s*,\s*&\s*(?:\w+::)*NAME\b"
_BOUND_LAMBDA = rf"\.def\(\s*\"[^\"\n]*\"\s*,\s*\[[^\]\n]*\]\s*\([^(){{}};]{{0,400}}?(?P<use>\b{_BACKEND})\s*[&>]"


def in_source(source: Source) -> Iterator[Evidence]:
    """Yield functions bound to Python that take one backend's class, and includes of NCCL's without its macro."""
    yield from _bound(source) if ".def(" in source.text else ()
    yield from _without_macro(source)


def _bound(source: Source) -> Iterator[Evidence]:
    lacking = kit.targets.since(source.target, _BACKEND_SINCE)
    if not lacking or is_in_any(source, r"\bclass\s+ProcessGroup(?:NCCL|Gloo|MPI)\b"):
        return
    functions = [
        match
        for match in matches(source, _TAKING)
        if any(matches(source, _BOUND.replace("NAME", match["name"])))
    ]
    for match in (*functions, *matches(source, _BOUND_LAMBDA)):
        start, end = match.span("use")
        if not kit.removed_uses.is_guarded(source, start, since=_BACKEND_SINCE):
            yield evidence(
                source,
                start,
                end,
                safety=Safety.MANUAL,
                title="process group",
                remedy="process group",
                api=match["use"],
                what=match["use"],
                since=_BACKEND_SINCE,
                instead="c10d::ProcessGroup, whose getBackend() returns the backend",
                releases=kit.targets.ranges(lacking),
            )


def _without_macro(source: Source) -> Iterator[Evidence]:
    """Yield the include of NCCL's process group where a setup.py builds the source and nothing gives the macro."""
    lacking = kit.targets.since(source.target, _MACRO_SINCE)
    piece = next(includes(source, _HEADER), None)
    scripts = source.build
    if not lacking or piece is None or not scripts:
        return
    is_by_setup = all(script.language is Language.PYTHON for script in scripts)
    texts = (*(file.text for file in source.with_includes), *(script.text for script in scripts))
    if is_by_setup and not any(_MACRO in text for text in texts):
        yield evidence(
            source,
            piece.start,
            piece.end,
            safety=Safety.MANUAL,
            title="macro",
            remedy="macro",
            api=piece.text,
            what=piece.text,
            since=_MACRO_SINCE,
            instead=f"-D{_MACRO}",
            releases=kit.targets.ranges(lacking),
        )
