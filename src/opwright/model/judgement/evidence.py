"""What was seen, where, and how sure it makes us."""

from __future__ import annotations

from enum import Enum, IntEnum
from types import MappingProxyType

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from opwright.model.sources.source import Edit


class Safety(Enum):
    """Who may carry out a fix."""

    SAFE = "safe"
    REVIEW = "review"
    MANUAL = "manual"


class Confidence(IntEnum):
    """How sure the evidence makes us. Ordered."""

    POSSIBLE = 1
    LIKELY = 2
    CERTAIN = 3


class Severity(IntEnum):
    """How grave a finding is to those who lint. Ordered."""

    NOTE = 1
    WARNING = 2
    ERROR = 3


class Evidence(NamedTuple):
    """The exact thing that was seen, and where. `details` fill the cause's message and fix."""

    where: str
    quote: str
    details: Mapping[str, str] = MappingProxyType({})
    confidence: Confidence = Confidence.CERTAIN
    line: int = 0
    """Of a log: what comes first is the cause of what comes later, where both are as sure."""
    edits: tuple[Edit, ...] = ()
    """Of a source: what repairs it, all of it or nothing."""
    safety: Safety | None = None
    """The safety of these edits, if it differs from the cause's."""
    width: int = 1
    """Of a source: how many characters of the quote are meant, from the column on."""

    @property
    def reported_details(self) -> dict[str, str]:
        """Return the details for programs: all but the names of the title and the remedy."""
        names = self.details.keys() - {"title", "remedy"}
        return {name: value for name, value in self.details.items() if name in names}
