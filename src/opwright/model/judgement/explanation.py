"""A cause, for a reader who has not seen a finding of it."""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from opwright.model.judgement.cause import Cause, Fix


class Explanation(NamedTuple):
    """The texts of a cause, with all placeholders filled in from its own examples."""

    cause: Cause
    message: str
    fixes: tuple[Fix, ...]
    """One fix, or several if it depends on the evidence."""
    remedies: Mapping[str, Fix]
    """What to do instead in one situation."""
    explained_by: tuple[Cause, ...]
    """Causes that this one can be a symptom of."""
    symptoms: tuple[Cause, ...]
    """Causes that can be symptoms of this one."""
