"""What goes to a worker, and what comes back."""

from __future__ import annotations

from collections.abc import Callable

from opwright.errors import without_credentials
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Gpu

UNREADABLE, BUG = 3, 5
"""Exit statuses; see `errors`."""


class AuditOptions(NamedTuple):
    """The options for every artifact."""

    torch: str | None = None
    gpus: tuple[Gpu, ...] = ()
    gpus_here: tuple[Gpu, ...] = ()
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    variants: bool = False
    require: tuple[str, ...] = ()


class Item(NamedTuple):
    """One artifact to audit."""

    wanted: str
    size: int = 0
    fingerprint: str | None = None
    """Changes with the file and the options; None if changes cannot be detected."""
    refused: str = ""
    """Why it is not audited: a line of a list that names nothing."""

    @property
    def shown(self) -> str:
        """What was asked for, as it may stand in results: an address without its credentials."""
        return without_credentials(self.wanted)


class Result(NamedTuple):
    """What came of one artifact."""

    wanted: str
    exit_status: int
    line: str
    """One object of JSON, without the end of the line."""
    summary: str
    """The same for a person, in a few words."""


DEADLINE = 1800.0
"""Seconds that one artifact may take, waiting for a server included, before the others go on without it."""

Work = Callable[[Item], Result]
Lost = Callable[[Item, str, int], Result]
"""Told what a worker was at when it ended, how it ended, and the exit status for that."""
