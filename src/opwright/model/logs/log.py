"""What a failed build, import or run has printed, and where."""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple


class Machine(NamedTuple):
    """What is known of the machine that something failed on, as people write it; None is unknown."""

    torch: str | None = None
    """`2.5.1+cu121`."""
    cuda: str | None = None
    python: str | None = None
    compiler: str | None = None
    """`gcc 12.2`, `clang 18`, `MSVC 19.40`."""
    gpu: str | None = None
    """`RTX 5090`, `sm_120`, `gfx1100`."""
    os: str | None = None
    driver: str | None = None


UNKNOWN = Machine()
"""A machine without any known facts."""


class Log(NamedTuple):
    """A log, and what is known about its machine."""

    text: str
    """
    The lines that may matter, without colours and the prefixes that CI systems and docker add.

    Of a short log that is all of them. Where lines are left out, one stands for them: `...`.
    """
    machine: Machine = UNKNOWN
    numbers: tuple[int, ...] = ()
    """The number in the log of each line, from 1; empty when all lines are there."""
    literals: frozenset[str] | None = None
    """The required literals of patterns that occur in the log; None if not searched for."""

    joints: tuple[int, ...] = ()
    """Offsets of `text` at which a line of the log was joined to the one before it, in order."""
    caseless: bool = False
    """Whether `text` is lower case, so that patterns and literals are matched in lower case too."""
    command: tuple[str, ...] = ()
    """The command that printed it, where that was watched: program and arguments."""

    streams: tuple[str, ...] = ()
    """Who printed each line, if several print into one log: a job, a Docker build step, a rank; '' if unknown."""

    def stream_of(self, number: int) -> str:
        """Return who printed a line, by its number; '' if unknown."""
        if not self.streams:
            return ""
        numbers = self.numbers or range(1, len(self.streams) + 1)
        return dict(zip(numbers, self.streams, strict=True)).get(number, "")

    def number_at(self, offset: int) -> int:
        """Return the number in the log of the line that an offset of `text` lies in."""
        line = self.text.count("\n", 0, offset)
        if not self.numbers:
            return line + 1
        start = self.text.rfind("\n", 0, offset) + 1
        return self.numbers[line] + sum(start < joint <= offset for joint in self.joints)
