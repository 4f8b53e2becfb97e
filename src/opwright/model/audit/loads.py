"""What meets what: a library a torch release or a GPU, an artifact its own claims and others."""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from opwright.model.audit.artifact import Artifact
    from opwright.model.audit.files import Binary, VersionedReference
    from opwright.model.releases.torch import TorchRelease


class MissingSymbol(NamedTuple):
    """A symbol that nothing in the loader's scope exports."""

    name: str
    wanted_by: str
    """The library that needs it: the one loaded, or a dependency from the same artifact."""
    exported_by: tuple[str, ...] = ()
    """The torch releases that export it from any of their libraries, oldest first."""


class MissingSymbols(tuple[MissingSymbol, ...]):  # noqa: SLOT001 - it keeps what was found
    """What one or more releases lack: those that lack the same share it, and what was found in it."""

    _found: dict[Callable[[MissingSymbol], object], MissingSymbols]

    def where(self, holds: Callable[[MissingSymbol], object]) -> MissingSymbols:
        """Return the symbols for which `holds`, a function that knows no release, is true; look for them once."""
        if "_found" not in self.__dict__:
            self._found = {}
        if holds not in self._found:
            self._found[holds] = MissingSymbols(filter(holds, self))
        return self._found[holds]


class Drift(NamedTuple):
    """Something of torch's headers that a binary has compiled in, and that is otherwise here."""

    name: str
    """`c10::KernelFunction`, `c10::DispatchKey::CUDA`."""
    then: str
    """As it was in the release that the binary was built for: `32 bytes`."""
    here: str
    seen: str
    """What in the binary uses it: a symbol, or a place in its code."""


class Load(NamedTuple):
    """
    A shared library, the torch release it would be loaded into, and what the loader would miss.

    An empty load is one that the loader carries out.
    """

    binary: Binary
    torch: TorchRelease
    missing_symbols: tuple[MissingSymbol, ...] = ()
    """What no library in scope exports; torch's own libraries are the ones expected to."""
    missing_libraries: tuple[str, ...] = ()
    """Libraries that pip should have installed with this release of torch, or with the artifact."""
    missing_versions: tuple[VersionedReference, ...] = ()
    """Versioned symbols that the library brought by torch's pins is too old or too new to have."""
    hidden_symbols: tuple[MissingSymbol, ...] = ()
    """What is missing behind a missing library of torch itself: the loader stops before it asks."""

    moved: tuple[Drift, ...] = ()
    """What was compiled into it and is otherwise in this release."""
    unread: tuple[str, ...] = ()
    """Libraries of torch's own GPU builds that were not read: if one is needed, nothing is judged."""
    depends_on: tuple[str, ...] = ()
    """
    Libraries that neither torch nor the artifact brings and that the machine may have: a driver's, FFmpeg.

    The verdict is the one with them in place.
    """
    shared_with_torch: tuple[str, ...] = ()
    """Those of them that torch needs itself, so that they are there after `import torch`: `MSVCP140.dll`."""

    @property
    def conditions(self) -> tuple[str, ...]:
        """What the verdict depends on, where torch can be imported."""
        return tuple(name for name in self.depends_on if name not in self.shared_with_torch)

    @property
    def resolves(self) -> bool:
        return not (self.missing_symbols or self.missing_libraries or self.missing_versions)


class DeclaredSupport(NamedTuple):
    """The metadata of an artifact, and the verdicts to compare it with."""

    artifact: Artifact
    verdicts: tuple[tuple[TorchRelease, str], ...]
    """
    Each release and the worst verdict of the binaries in it, oldest first.

    As far as torch decides: libraries that the machine or another build of the same torch may have
    count as there, and a binary that no release has all symbols for says nothing of any.
    """
    stable: bool = False
    """Whether all of them that use torch use only its stable ABI."""


class ArtifactSet(NamedTuple):
    """Artifacts that are to live in one environment."""

    artifacts: tuple[Artifact, ...]
