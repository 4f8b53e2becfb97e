"""What is installed for one Python, read: the torches, the distributions, and the libraries that touch torch."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence

from opwright import facts
from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import read_small
from opwright.facts.on_disk import Unlisted, entries_below
from opwright.facts.python.conda_meta import read_conda_records
from opwright.facts.python.distributions import (
    metadata_of,
    read_distributions,
    unlisted_folders,
    with_torch,
)
from opwright.facts.python.installed_conflicts import (
    extension_folders,
    left_locks,
    libraries_in_front,
    shadowed_packages,
    shared_files,
)
from opwright.facts.python.triton_cache import kernels_by_release, triton_cache
from opwright.facts.torch.installed import installed_torches, was_compiled_with_numpy_1
from opwright.facts.wheels.artifact import read_libraries
from opwright.facts.wheels.build_files import read_build_files_on_disk
from opwright.facts.wheels.reading import Reading
from opwright.model import Artifact, ArtifactKind, Binary
from opwright.model.environment.environment import Distribution, Environment, InstalledTorch
from opwright.model.environment.installed import Interpreter
from opwright.verbs.audit.loading.loader import touches_torch
from opwright.verbs.audit.loading.verdicts import is_version_ambiguous


def read_environment(
    interpreter: Interpreter, environ: Mapping[str, str], here: str
) -> Environment:
    """Return what is installed for a Python, with what was read of each library that uses torch."""
    distributions = read_distributions(interpreter.folders, interpreter.tag)
    conda = read_conda_records(interpreter.prefix, distributions)
    torches = (
        *installed_torches(interpreter.folders),
        *(
            InstalledTorch(
                one.conda_version,
                os.path.join(one.folder, "torch"),
                f"conda, as {one.conda_name} in conda-meta",
            )
            for one in conda.conflicts
            if one.project == "torch"
        ),
    )
    first = torches[0] if torches else None
    torch_distributions = tuple(with_torch(_distinct(distributions)))
    is_without_gpus = first is not None and not first.cuda and "+rocm" not in first.version
    read, unreadable = _read_all(torch_distributions, sources=is_without_gpus)
    unlisted = list(unlisted_folders(interpreter.folders))
    unlisted += [(label(one), one.unread) for one in distributions if one.unread]
    artifacts = tuple(filter(_touches_torch, read))
    folders = [folder.path for folder in interpreter.folders if folder.found_by == "PYTHONPATH"]
    judged_paths = {judged_paths.path for judged_paths in artifacts}
    ours = [
        distribution for distribution in torch_distributions if label(distribution) in judged_paths
    ]
    return Environment(
        interpreter.version,
        torches,
        distributions,
        artifacts,
        unreadable=(*unlisted, *unreadable),
        in_front=tuple(libraries_in_front(environ, first, distributions)),
        shared_files=tuple(shared_files(distributions)),
        conda_conflicts=conda.conflicts,
        conda_names=conda.own,
        locks=tuple(left_locks(extension_folders(environ), first)),
        shadowed=tuple(shadowed_packages([here, *folders], ours)),
        numpy_1=tuple(_with_numpy_1(ours, artifacts)),
        kernels=kernels_by_release(triton_cache(environ)),
        kernel_folder=triton_cache(environ),
        python_tag=interpreter.tag,
    )


def _read_all(
    distributions: Iterable[Distribution], *, sources: bool
) -> tuple[list[Artifact], tuple[tuple[str, str], ...]]:
    """Return distributions with their libraries, and what of them could not be read."""
    read: list[Artifact] = []
    unreadable: list[tuple[str, str]] = []
    for one in distributions:
        try:
            read.append(read_distribution(one, sources=sources))
        except UnreadableInputError as error:  # noqa: PERF203 - the others are read all the same
            unreadable.append((label(one), str(error)))
        else:
            unreadable += read[-1].skipped
    return read, tuple(unreadable)


def _distinct(distributions: Sequence[Distribution]) -> list[Distribution]:
    """Return the distributions that Python finds: of each name, the first."""
    first = {distribution.project: distribution for distribution in reversed(distributions)}
    return [
        distribution
        for distribution in distributions
        if first[distribution.project] is distribution
    ]


def read_distribution(distribution: Distribution, *, sources: bool = False) -> Artifact:
    """Return an installed distribution with all its libraries read, and its Python `sources` where they decide."""
    paths = [(os.path.join(distribution.folder, path), path) for path in distribution.libraries]
    binaries, skipped = read_libraries(paths, reading=Reading(inside=is_version_ambiguous))
    metadata = facts.wheel_metadata.parse_metadata(*metadata_of(distribution), label(distribution))
    return Artifact(
        label(distribution),
        ArtifactKind.PACKAGE if distribution.version else ArtifactKind.FOLDER,
        binaries,
        facts.wheel_metadata.torch_requirement(metadata.requirements),
        skipped,
        name=distribution.project if distribution.version else distribution.name,
        version=metadata.version or distribution.version or None,
        tags=metadata.tags,
        requirements=metadata.requirements,
        requires_python=metadata.requires_python,
        pure=metadata.pure,
        build_files=read_build_files_on_disk(distribution.libraries, distribution.folder),
        loaded=_loaded(distribution, binaries) if sources else None,
    )


def _loaded(distribution: Distribution, binaries: Sequence[Binary]) -> frozenset[str] | None:
    """Return the libraries that its Python sources load; what else lies in its folders is looked at too."""
    tops = {path.partition("/")[0] for path in (*distribution.packages, *distribution.libraries)}
    folders = [os.path.join(distribution.folder, top) for top in sorted(tops)]
    paths = [
        entry.path
        for folder in (*filter(os.path.isdir, folders), *distribution.source_folders)
        for entry in entries_below(folder)
        if not isinstance(entry, Unlisted) and entry.name.endswith(".py") and entry.is_file()
    ]
    return facts.gpu_companions.read_loaded(
        binaries, paths, lambda path: read_small(path, facts.gpu_companions.LARGEST)
    )


def label(distribution: Distribution) -> str:
    """Return `my-op 1.0`; of a folder that nobody installed, its name as it is."""
    name = distribution.project if distribution.version else distribution.name
    return f"{name} {distribution.version}".strip()


def _touches_torch(artifact: Artifact) -> bool:
    return any(map(touches_torch, artifact.binaries))


def _with_numpy_1(ours: Iterable[Distribution], artifacts: Iterable[Artifact]) -> Iterator[str]:
    """Yield the modules of packages that touch torch that were compiled with NumPy 1."""
    modules = {(a.path, b.path) for a in artifacts for b in a.binaries if b.modules}
    for distribution in ours:
        for path in distribution.libraries:
            if (label(distribution), path) in modules and was_compiled_with_numpy_1(
                os.path.join(distribution.folder, path)
            ):
                yield path
