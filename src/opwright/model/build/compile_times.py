"""Where the time of a build goes: to phases of its compilers, and to headers."""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple


class SourceTime(NamedTuple):
    """A source, and the seconds that its compiler says it took for each phase, in the compiler's words."""

    source: str
    phases: tuple[tuple[str, float], ...]

    @property
    def total(self) -> float:
        return sum(seconds for _, seconds in self.phases)


class HeaderTime(NamedTuple):
    """What a header costs in all sources together, in seconds, with what it includes."""

    header: str
    seconds: float
    sources: int
    """That include it, themselves or through others."""
    own: float | None = None
    """Seconds without its includes; None if the compiler does not tell, and the header was compiled on its own."""


class CompileTimes(NamedTuple):
    """Of the sources and headers of a build, each the most expensive first."""

    sources: tuple[SourceTime, ...]
    headers: tuple[HeaderTime, ...]
