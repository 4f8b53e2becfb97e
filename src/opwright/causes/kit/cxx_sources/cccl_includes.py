"""Names of Thrust and CUB that a toolkit no longer finds, as a header of CCCL stopped to include another."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from opwright.causes import kit
from opwright.knowledge.cuda.cccl import brings_no_cccl
from opwright.knowledge.cuda.cccl_includes import CcclName, cccl_names, known_headers
from opwright.model import Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax.project.include_order import Use

_GIVEN = (".cu",)
"""What nvcc is given."""


def forgotten_since(source: Source, cuda: str) -> Iterator[tuple[str, Use]]:
    """Yield headers of CCCL that a source needs with a toolkit, `13.2`, and did not with an older one; and a use."""
    told = set()
    for one in cccl_names() if known_headers(cuda) else ():
        if one.header in told or one.name not in source.text:
            continue
        older = [release for release in one.brought_by if _number(release) < _number(cuda)]
        if all(one.brought_by[release] <= one.brought_by[cuda] for release in older):
            continue
        names = rf"(?<![\w:]){re.escape(one.name)}\b"
        use = _used_first(source, names, _brings_not(one, cuda))
        if use and any(
            _used_first(source, names, _brings_not(one, release)) is None for release in older
        ):
            told.add(one.header)
            yield one.header, use


def _used_first(source: Source, names: str, is_harmless: Callable[[str], bool]) -> Use | None:
    return kit.reading_order.used_first(source, names, is_harmless, given=_GIVEN)


def _brings_not(one: CcclName, cuda: str) -> Callable[[str], bool]:
    """Return what says of a header that it does not bring a name with a toolkit."""
    harmless = known_headers(cuda) - one.brought_by[cuda]
    return lambda header: header in harmless or brings_no_cccl(header)


def _number(release: str) -> tuple[int, ...]:
    return tuple(map(int, release.split(".")))
