"""What shared libraries come in, and what its metadata claims."""

from __future__ import annotations

from enum import Enum

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from opwright.model.audit.files import Binary


class ArtifactKind(Enum):
    """What an audit was given."""

    WHEEL = "wheel"
    BINARY = "binary"
    FOLDER = "folder"
    PACKAGE = "package"
    CONDA = "conda"


class Disagreement(NamedTuple):
    """Something that the file name of a wheel says otherwise than the metadata inside."""

    what: str
    """`name`, `version` or `tags`."""
    file_name: str
    metadata: str


class BuildFile(NamedTuple):
    """A file in which a build recorded the versions that it built its libraries with."""

    path: str
    """`xformers/cpp_lib.json`."""
    says: Mapping[str, str]
    """Under the keys of the build stamp: `torch`, `cuda`, `archs`."""


class Artifact(NamedTuple):
    """Something to audit: the shared libraries in it, and what its metadata claims of torch."""

    path: str
    kind: ArtifactKind
    binaries: tuple[Binary, ...]
    requires_torch: str | None = None
    """The version specifier of `Requires-Dist: torch`, `""` for any, None if there is none."""
    skipped: tuple[tuple[str, str], ...] = ()
    """Files inside that look like shared libraries and could not be read: (path, why)."""
    name: str | None = None
    """Of the project, as its metadata writes it."""
    version: str | None = None
    tags: tuple[str, ...] = ()
    """
    Of a wheel's file name, one each: `cp311-cp311-manylinux_2_28_x86_64`.

    Of an installed package, those of its WHEEL file.
    """
    requirements: tuple[str, ...] = ()
    """Its Requires-Dist lines, unparsed."""
    requires_python: str | None = None
    pure: bool | None = None
    """Its Root-Is-Purelib: whether it says that there is nothing in it but Python."""
    disagreements: tuple[Disagreement, ...] = ()
    build_files: tuple[BuildFile, ...] = ()
    loaded: frozenset[str] | None = None
    """Paths of the libraries that its Python sources load as it is imported, without a condition; None where nobody looked."""
    has_sdist: bool | None = None
    """Whether the index that it comes from has its sources too; None if it comes from no index."""
