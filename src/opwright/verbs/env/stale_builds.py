"""Libraries in build folders and caches that the installed torch does not load any more."""

from __future__ import annotations

from collections.abc import Mapping

from opwright.errors import UnreadableInputError
from opwright.facts.python.installed_conflicts import (
    built_here,
    extension_folders,
    flashinfer_folders,
    libraries_in,
)
from opwright.facts.torch.known import KnownTorch
from opwright.facts.wheels.artifact import read_libraries
from opwright.facts.wheels.reading import Reading
from opwright.knowledge.torch_releases.names.relatives import demangled
from opwright.model import Artifact, ArtifactKind, Fails
from opwright.model.build.toolchain import Missing
from opwright.model.environment.environment import Environment
from opwright.verbs.audit.loading.verdicts import is_version_ambiguous
from opwright.verbs.env.upgrades.release_audit import judged_in


def with_stale_builds(
    found: Environment, release: KnownTorch | Missing, environ: Mapping[str, str], here: str
) -> Environment:
    """Return the environment with the libraries in build folders and caches that do not load any more."""
    if isinstance(release, Missing):
        return found
    folders = [*extension_folders(environ), *flashinfer_folders(environ)]
    paths = [*(path for folder in folders for path in libraries_in(folder)), *built_here(here)]
    stale = ((path, reason) for path in paths if (reason := _stale_reason(path, found, release)))
    return found._replace(stale=tuple(stale))


def _stale_reason(path: str, environment: Environment, release: KnownTorch) -> str | None:
    """Return what this torch lacks of a library that was built earlier for this Python; None if nothing."""
    tag = environment.python_tag.removeprefix("cp")
    others = (f"cpython-{tag}" in path) or (f"py{tag}_" in path)
    if not others and ("cpython-" in path or "/py3" in path):
        return None  # from another Python
    try:
        binaries, _ = read_libraries([(path, path)], reading=Reading(inside=is_version_ambiguous))
    except UnreadableInputError:
        return None
    artifact = Artifact(path, ArtifactKind.BINARY, binaries)
    for binary in judged_in(artifact, release).binaries:
        for verdict in binary.verdicts:
            if isinstance(verdict, Fails) and verdict.load.missing_symbols:
                return demangled(verdict.load.missing_symbols[0].name)
            if verdict.name == "unsafe":
                return f"the layout of {verdict.load.moved[0].name} in it"
    return None
