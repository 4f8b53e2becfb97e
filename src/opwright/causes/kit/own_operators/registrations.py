"""
Two libraries of one process register the same with torch's dispatcher.

The dispatcher is one table for the whole process. A namespace is opened once, an operator is defined
once, and what comes second is refused while its library is loaded, whatever it does well otherwise.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Artifact, ArtifactSet, Binary, Log, Registrations

OPENED_TWICE = (
    r"Only a single TORCH_LIBRARY can be used to register the namespace (?P<namespace>"
    r"(?!(?:aten|prim|prims|quantized|c10d|_|rngprims|mkldnn|onednn|sparse|inductor)\b)\w{1,100})"
)
"""Torch's own namespaces are opened twice where two of torch's installations meet."""
_PLACES = (
    r"Previous\s+registration\s+of\s+TORCH_LIBRARY\s+was\s+(?:registered\s+at\s+)?(?P<one>[^;\n]{1,300});"
    r"\s+latest\s+registration\s+was\s+(?:registered\s+at\s+)?(?P<other>[^\n;(]{1,300})"
)


class Registrar:
    """A library that registers something with torch's dispatcher, in the artifact of a project."""

    def __init__(self, artifact: Artifact, binary: Binary, registers: Registrations) -> None:
        self.artifact = artifact
        self.binary = binary
        self.registers = registers

    @property
    def where(self) -> str:
        return f"{self.artifact.path}:{self.binary.path}"

    @property
    def project(self) -> str:
        return re.sub(r"[-_.]+", "-", self.artifact.name or "").lower()

    @property
    def label(self) -> str:
        return f"{self.binary.path} of {self.artifact.name}"

    @property
    def home(self) -> str:
        """The package that it is installed in; libraries with the same one replace each other."""
        return self.binary.path.partition("/")[0].partition(".")[0]

    def is_copy_of(self, other: "Registrar") -> bool:
        mine, others = self.binary, other.binary
        same_file = mine.sha256 is not None and mine.sha256 == others.sha256
        return same_file or (mine.build_id is not None and mine.build_id == others.build_id)


def shared(
    together: ArtifactSet, keys: Callable[[Registrar], Iterable[str]]
) -> Iterator[tuple[Registrar, Registrar, tuple[str, ...]]]:
    """
    Yield the libraries of different projects that have some of their `keys` in common, and which.

    Releases of one project replace each other, and so does what is installed in one place: they never
    meet in a process. Each library is compared with the first that has the key.
    """
    first: dict[str, Registrar] = {}
    pairs: dict[tuple[str, str], tuple[Registrar, Registrar, list[str]]] = {}
    for artifact in together.artifacts if len(together.artifacts) > 1 else ():
        for binary in artifact.binaries if artifact.name else ():
            if binary.registers:
                mine = Registrar(artifact, binary, binary.registers)
                for key in keys(mine):
                    other = first.setdefault(key, mine)
                    if other.project != mine.project and other.home != mine.home:
                        pairs.setdefault((other.where, mine.where), (other, mine, []))[2].append(
                            key
                        )
    yield from ((pair, other, tuple(common)) for pair, other, common in pairs.values())


def some(names: Sequence[str]) -> str:
    """Return `a, b, c and 4 more`."""
    shown, hidden = ", ".join(names[:3]), len(names) - 3
    return f"{shown} and {hidden} more" if hidden > 0 else shown


def both_opened(log: Log, match: LogMatch) -> tuple[str, str]:
    """Return the places that a message about OPENED_TWICE names, file and line, or '' for each."""
    places = compiled(_PLACES).search(log.text, match.start, match.start + 3000)
    return (places["one"].strip(), places["other"].strip()) if places else ("", "")
