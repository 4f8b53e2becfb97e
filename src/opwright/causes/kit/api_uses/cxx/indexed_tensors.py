"""`x.index_put_(i, values)`, whose indices are a list since torch 1.8: one tensor was taken for a list of one before."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import Piece, code_of, evidence, matches, replacing
from opwright.model import Evidence, Safety, Source

_SINCE = "1.8"
_PUT = r"(?:\.|->)index_put_\(\s*(?P<index>[A-Za-z_]\w*)\s*,"
_TENSORS = (
    r"(?:at|torch)::Tensor(?:\s+|\s*&\s*)(?:\w+(?:\s*=[^;,()]*(?:\([^;()]*\))?)?\s*,\s*)*{0}\b"
    r"|\bauto\s+{0}\s*=[^;]*\.(?:argsort|nonzero|to|view|reshape|flatten|squeeze|contiguous|masked_select|select|clone)\([^;()]*\)\s*;"
)
_OTHERS = r"(?:List|vector|array|TensorIndex|TensorList|ArrayRef|initializer_list)\b[^;(){{}}]*[\s>&*]{}\b"


def _is_tensor(before: str, name: str) -> bool:
    """Return whether the last declaration of a name declares a single tensor."""
    tensors, others = (
        max((found.start() for found in re.finditer(kind.format(name), before)), default=-1)
        for kind in (_TENSORS, _OTHERS)
    )
    return tensors > others


def indexed_by_tensors(source: Source) -> Iterator[Evidence]:
    """Yield the indices that are a tensor, by what the file declares them with."""
    code = code_of(source)
    for match in matches(source, _PUT):
        name = match["index"]
        if not _is_tensor(code[: match.start()], name):
            continue
        lacking = kit.targets.since(source.target, _SINCE)
        if lacking and not kit.removed_uses.is_guarded(source, match.start(), since=_SINCE):
            piece = Piece(name, *match.span("index"))
            yield evidence(
                source,
                piece.start,
                piece.end,
                edits=(replacing(source, piece, f"{{{name}}}"),),
                safety=Safety.SAFE,
                api="index_put_ with one tensor for a list of indices",
                since=_SINCE,
                instead=f"index_put_({{{name}}}, ...)",
                releases=kit.targets.ranges(lacking),
            )
