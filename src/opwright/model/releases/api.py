"""Public names of torch, CUDA, NumPy and others, and what two releases do not have alike."""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple


class Entry(NamedTuple):
    """One way in which a name is declared, over the releases of a domain."""

    domain: str
    """`torch`, `torch-python`, `cuda` ..."""
    name: str
    """Qualified: `at::cuda::getCurrentCUDAStream`, `torch.nn.functional.silu`; a header as it is included."""
    kind: str
    """`function`, `class`, `macro`, `module` ..."""
    where: str
    """The header or module that declares it, in the last release that has it."""
    arities: tuple[tuple[str, str], ...]
    """(since which release, how many arguments): `1-3|5+`; of Python the parameters."""
    releases: tuple[str, ...]
    """Those that have it, oldest first: `2.13`."""
    first: str | None
    """The release that brought it; None for one that the oldest of the index has."""
    last: str | None
    """The last release that has it; None for one that the newest has."""
    gone: str | None
    """The first release after that."""
    advice: str | None
    """Its deprecation message, empty if there is none; None if it is not deprecated."""
    target: str | None = None
    """What an alias refers to, if that is in the index."""


class ExplainedName(NamedTuple):
    """One declaration of a name, and its replacement if known."""

    entry: Entry
    package: str
    """What its releases are releases of: `CUDA`."""
    indexed: tuple[str, str]
    """The oldest and the newest release of its domain."""
    ranges: tuple[tuple[str, str], ...]
    """The releases that have it."""
    instead: str | None


class NameReport(NamedTuple):
    """All that is known of a name."""

    name: str
    """As it was given."""
    available: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    """(package, ranges of releases) in which that name with its scope can be used, by whichever declaration."""
    names: tuple[ExplainedName, ...]


class NameChange(NamedTuple):
    """A name that two releases do not have alike."""

    name: str
    kind: str
    where: str
    """The header or module of the release that has it, of the newer if both have it."""
    old: str = ""
    """The numbers of arguments, or the parameters."""
    new: str = ""
    advice: str | None = None


class Changes(NamedTuple):
    """The differences between two releases of a domain, in order of their names."""

    domain: str
    old: str
    new: str
    removed: tuple[NameChange, ...]
    added: tuple[NameChange, ...]
    changed: tuple[NameChange, ...]
    """Those that take other arguments."""
    deprecated: tuple[NameChange, ...]
    """Those that the newer says are deprecated, and the older does not."""


class ReleaseDiff(NamedTuple):
    """What differs between two releases of torch."""

    old: str
    """As in the symbol database: `2.12.1`."""
    new: str
    floors: tuple[tuple[str, str, str], ...]
    """What each needs and brings, where that differs: (CUDA, 13.0, 13.2)."""
    operators_removed: tuple[str, ...]
    operators_added: tuple[str, ...]
    shims_added: tuple[str, ...]
    """Functions of the stable ABI."""
    layouts: tuple[tuple[str, str], ...]
    """(class or enumeration, how its size changed, empty where only its members did)."""
    symbols_removed: tuple[tuple[str, str], ...]
    """(mangled, demangled) names of torch's own namespaces that no library exports any more, the shortest first."""
    names: tuple[Changes, ...]
    """Of each domain that both are indexed in."""
