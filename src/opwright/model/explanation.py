"""A cause, for somebody who has seen no finding of it."""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from opwright.model.judgement import Cause, Fix


class Explanation(NamedTuple):
    """What is said of a cause, with all placeholders filled in as for its own examples."""

    cause: Cause
    message: str
    fixes: tuple[Fix, ...]
    """One, or several where the fix depends on what was found."""
    remedies: Mapping[str, Fix]
    """What to do instead in one situation."""
    explained_by: tuple[Cause, ...]
    """Causes that this one can be a symptom of."""
    symptoms: tuple[Cause, ...]
    """Causes that can be symptoms of this one."""
