"""What a toolkit refuses or warns of in kernels: functions of a warp without a mask, and vectors of four of no said alignment."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.binaries import counted
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE
from opwright.causes.kit.sources import Piece, evidence, includes, matches
from opwright.model import Evidence, Language, Safety, Source

_VOTES, _SHUFFLES = r"__(?:any|all|ballot)", r"__shfl(?:_up|_down|_xor)?"
_DEPRECATED_SINCE = (9, 0)
_WITHOUT_MASKS_UNTIL, _WITH_MASKS_SINCE, _UNDECLARED_SINCE = (10, 0), 70, (13, 0)
"""PTX ISA 6.4, of CUDA 10.1, has no `shfl` and `vote` without `.sync` for sm_70 and newer; CUDA 13 does not declare `__shfl`."""

_VECTORS_DEPRECATED_SINCE = 13
_VECTORS = r"(?<![\w:.>])(?:u?long(?:long)?4|double4)\b"
_OF_VECTORS = r"(?:cuda_runtime(?:_api)?|vector_types|vector_functions|cuda_fp16)\.h"
_SILENCED = "__NV_NO_VECTOR_DEPRECATION_DIAG"


def misaligned(source: Source) -> Iterator[Evidence]:
    """Yield the first four-element vector without an explicit alignment, of which CUDA 13 warns."""
    said = re.match(r"\d+", source.target.cuda or "")
    is_new = said and int(said[0]) >= _VECTORS_DEPRECATED_SINCE
    is_for_cuda = source.language is Language.CUDA or any(includes(source, _OF_VECTORS))
    if not is_new or not is_for_cuda or _SILENCED in source.text:
        return
    own = kit.own_names
    pieces = [
        Piece(match[0], *match.span())
        for match in matches(source, _VECTORS)
        if not own.is_own(source, match[0])
        and not own.is_guarded(source, match.start(), match[0], "cuda", (source.target.cuda or "",))
    ]
    if pieces:
        first = pieces[0]
        yield evidence(
            source,
            first.start,
            first.end,
            confidence=POSSIBLE,
            safety=Safety.MANUAL,
            title="vector",
            api=first.text,
            instead=f"{first.text}_16a or {first.text}_32a, which say how it is aligned",
            toolkit=f"CUDA {source.target.cuda}",
            uses=counted(len(pieces), "use"),
            about="vector",
        )


def without_mask(source: Source) -> Iterator[Evidence]:
    """Yield the first function of a warp that takes no mask of its threads, where the toolkit and the GPUs know only those that do."""
    said = re.match(r"(\d+)\.(\d+)", source.target.cuda or "")
    numbers = [int(re.sub(r"\D", "", gpu) or 0) for gpu in source.target.gpus]
    if not said or max(numbers, default=_WITH_MASKS_SINCE) < _WITH_MASKS_SINCE:
        return
    release = int(said[1]), int(said[2])
    if release < _DEPRECATED_SINCE:
        return
    is_refused = release > _WITHOUT_MASKS_UNTIL
    names = _VOTES if release >= _UNDECLARED_SINCE else f"(?:{_VOTES}|{_SHUFFLES})"
    own = kit.own_names
    pieces = [
        Piece(match[0], *match.span())
        for match in matches(source, rf"(?<![\w.>:]){names}(?=\s*\()")
        if not own.is_own(source, match[0])
        and not own.is_unused_macro(source, match.start())
        and not own.is_guarded(source, match.start(), match[0], "cuda", (said[0],))
    ]
    if pieces:
        first = pieces[0]
        yield evidence(
            source,
            first.start,
            first.end,
            confidence=POSSIBLE if not is_refused else CERTAIN if numbers else LIKELY,
            safety=Safety.MANUAL,
            title="mask" if is_refused else "mask soon",
            api=first.text,
            instead=f"{first.text}_sync, which takes a mask of the threads first",
            toolkit=f"CUDA {source.target.cuda}",
            uses=counted(len(pieces), "use"),
            about="mask",
        )
