"""What `opwright.load` raises where a build fails."""

from __future__ import annotations

from opwright.errors import OpwrightError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Diagnosis


class LoadFailedError(OpwrightError):
    """An extension could not be built; the diagnosis says why, and the log what the compiler said."""

    exit_status = 1

    def __init__(self, message: str, diagnosis: Diagnosis, log: str) -> None:
        super().__init__(message)
        self.diagnosis = diagnosis
        self.log = log
