"""Functions of torch's classes that own classes override although a release took `virtual` from them: the compiler refuses it."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from opwright.causes import kit
from opwright.causes.kit.sources import evidence
from opwright.model import Evidence, Safety, Source
from opwright.model.named_tuple import NamedTuple


class Sealed(NamedTuple):
    """Since when a function is no longer virtual, and which one to override instead."""

    since: str
    instead: str


_TENSOR_IMPL = MappingProxyType(
    {
        **{
            name: Sealed("1.12", f"{name}_custom")
            for name in ("dim", "is_contiguous", "numel", "sizes", "strides")
        },
        "storage_offset": Sealed("1.13", "storage_offset_custom"),
        "is_contiguous_custom": Sealed("2.9", "sym_is_contiguous_custom"),
        "is_non_overlapping_and_dense_custom": Sealed(
            "2.9", "sym_is_non_overlapping_and_dense_custom"
        ),
    }
)
"""As c10/core/TensorImpl.h of each release declares them; up to 1.12 by TENSORIMPL_MAYBE_VIRTUAL."""


def sealed_overrides(source: Source) -> Iterator[Evidence]:
    """Yield the overrides that a release in question refuses."""
    for name, piece in kit.derived_classes.overridden(source):
        base, _, function = name.rpartition("::")
        sealed = _TENSOR_IMPL.get(function) if base.endswith("::TensorImpl") else None
        lacking = kit.targets.since(source.target, sealed.since) if sealed else ()
        if not sealed or not lacking:
            continue
        if not kit.removed_uses.is_guarded(source, piece.start, since=sealed.since):
            yield evidence(
                source,
                piece.start,
                piece.end,
                safety=Safety.MANUAL,
                title="virtual",
                remedy="virtual",
                api=f"TensorImpl::{function}",
                what="TensorImpl",
                since=sealed.since,
                instead=sealed.instead,
                releases=kit.targets.ranges(lacking),
            )
