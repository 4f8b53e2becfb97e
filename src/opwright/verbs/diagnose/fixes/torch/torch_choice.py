"""
Which build of torch would do for who asks: of the releases that a command wants, one with a wheel for the Python, system and CUDA.

Where a later torch is wanted the nearest is taken, as the code that is to run was written beside the installed one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from opwright import knowledge
from opwright.errors import UnknownNameError
from opwright.knowledge.torch_wheels import builds, table
from opwright.knowledge.torch_wheels.builds import Build
from opwright.knowledge.versions import numbers, padded_numbers, series
from opwright.model import Situation, System
from opwright.model.named_tuple import NamedTuple


class Wanted(NamedTuple):
    """What a command installs."""

    begin: str
    specifier: str
    """Of torch; empty for any."""
    label: str | None
    is_same: bool = False
    """Whether it is the installed release."""
    changes: bool = False
    """Whether another release takes the place of the installed one."""
    options: str = ""
    companions: tuple[str, ...] = ()
    rest: str = ""


class Asker(NamedTuple):
    """What is known about the environment to install into."""

    torch: str | None
    label: str | None
    """Of the installed torch, or of the CUDA that is."""
    python: str | None
    system: str
    cuda_major: int | None
    """The newest that the driver serves."""
    arch: int | None
    """Of the GPU."""
    has_conda: bool


def asker_of(situation: Situation) -> Asker:
    """Return what is known about where a command is typed."""
    machine = situation.machine
    torch, label = _published(machine.torch or "")
    number = re.match(r"(\d+)\.(\d)", machine.cuda) if machine.cuda else None
    label = label or (f"cu{number[1]}{number[2]}" if number else None)
    system = {System.WINDOWS: "windows", System.MACOS: "macos-arm64"}.get(situation.system)
    if system is None:
        system = "linux-aarch64" if "aarch64" in (machine.os or "") else "linux-x86_64"
        label = label or (builds.pypi_label(torch) if torch else None)
    if system in ("linux-aarch64", "macos-arm64"):
        label = None  # whose wheels are PyPI's
    cuda = knowledge.driver_functions.driver_cuda(machine.driver) if machine.driver else None
    python = ".".join((machine.python or "").split(".")[:2]) or None
    arch, has_conda = _arch(machine.gpu), situation.has_conda
    return Asker(torch, label, python, system, cuda[0] if cuda else None, arch, has_conda)


def _published(version: str) -> tuple[str | None, str | None]:
    """Return the release and the label of a PyTorch build; nothing for another's, or for a nightly."""
    release, _, label = version.removeprefix("v").partition("+")
    is_release = release.count(".") == 2 and release.replace(".", "").isdigit()  # noqa: PLR2004
    is_known = not label or label[:2] == "cu" or label in ("cpu", "xpu") or label[:4] == "rocm"
    return (release, label or None) if is_release and is_known else (None, None)


def _arch(gpu: str | None) -> int | None:
    """Return the architecture of an NVIDIA GPU by its name."""
    try:
        arch = knowledge.gpu_names.find_gpu(gpu).arch if gpu else ""
    except UnknownNameError:
        return None
    number = re.fullmatch(r"sm_(\d+)a?", arch) if arch else None
    return int(number[1]) if number else None


def best_build(wanted: Wanted, asker: Asker) -> Build | None:
    """Return the build to install; None if pip may choose, or there is none."""
    if wanted.is_same:
        return _same(wanted, asker)
    is_pinned = wanted.specifier.startswith("==")
    is_known = asker.torch or asker.label or asker.cuda_major or asker.arch
    if not is_pinned and not (is_known and (wanted.changes or wanted.specifier)):
        return None
    needs_label = bool(wanted.label or asker.label or asker.cuda_major or asker.arch)
    fitting = (
        Build(torch, label or _pypis(torch, asker))
        for torch in releases_for(wanted, asker)
        if (label := _label(torch, wanted, asker)) is not None or not needs_label
    )
    found = next(fitting, None)
    if found is None and wanted.label and is_pinned:
        return next(_of_another_label(wanted, asker), None)
    if found or wanted.label:
        return found
    if is_pinned:
        return next((Build(one, _pypis(one, asker)) for one in releases_for(wanted, asker)), None)
    return next(_of_another_cuda(wanted, asker), None)


def _pypis(torch: str, asker: Asker) -> str | None:
    """Return the label of the default build: on Windows PyPI has only the CPU's."""
    on_windows = asker.system == "windows"
    return next(iter(builds.cuda_labels(torch, on_windows=True)), None) if on_windows else None


def _of_another_label(wanted: Wanted, asker: Asker) -> Iterator[Build]:
    """Yield the builds of releases without the requested label, each for a nearby CUDA."""
    for torch in releases_for(wanted, asker):
        labels = builds.cuda_labels(torch, on_windows=asker.system == "windows")
        label = builds.label_near(labels, wanted.label) or next(iter(labels), None)
        if label:
            yield Build(torch, label)


def label_lacking(build: Build, wanted: Wanted, asker: Asker) -> str:
    """Return that PyTorch has no build with the requested label; '' if it has, or another is chosen on purpose."""
    if wanted.is_same or wanted.label is None or build.label == wanted.label:
        return ""
    labels = builds.cuda_labels(build.torch, on_windows=asker.system == "windows")
    return f"; PyTorch's indexes have no torch {build.torch} for {wanted.label}, only for {', '.join(labels)} and cpu"


def _of_another_cuda(wanted: Wanted, asker: Asker) -> Iterator[Build]:
    """Yield the builds of releases without one for the installed CUDA, each for the oldest that exists."""
    for torch in releases_for(wanted, asker):
        labels = builds.cuda_labels(torch, on_windows=asker.system == "windows")
        if labels:
            yield Build(
                torch, min(labels, key=lambda one: padded_numbers(builds.cuda_of(one) or ""))
            )


def driver_needed(build: Build, asker: Asker) -> str:
    """Return the driver that a build for another major CUDA release needs; '' if that has not changed."""
    label = build.label or builds.pypi_label(build.torch) or ""
    here = builds.cuda_of(asker.label)
    cuda = builds.cuda_of(label)
    if cuda is None or here is None or asker.system.startswith("macos"):
        return ""
    is_newer = numbers(cuda)[0] > numbers(here)[0]
    driver = knowledge.gpu_drivers.driver_for_cuda(cuda) if is_newer else None
    return (
        f"; that torch is for CUDA {cuda}, which needs driver {driver} or newer" if driver else ""
    )


def _same(wanted: Wanted, asker: Asker) -> Build | None:
    """Return the installed release, in its build or in one with another label."""
    if asker.torch is None or not builds.has_wheel(asker.torch, None, asker.system):
        return None
    on_windows = asker.system == "windows"
    labels = _served(builds.cuda_labels(asker.torch, on_windows=on_windows), asker)
    if wanted.label and not labels:  # the driver is too old for this release
        older = wanted._replace(is_same=False, specifier=f"<{asker.torch}", label=None)
        return best_build(older, asker._replace(label=None))
    label = builds.label_near(labels, wanted.label or asker.label)
    return Build(asker.torch, label or (next(iter(labels), None) if wanted.label else None))


def _served(labels: Iterable[str], asker: Asker) -> tuple[str, ...]:
    """Return those labels that the driver supports; all if unknown."""
    most = asker.cuda_major
    return tuple(one for one in labels if most is None or int(one[2:-1]) <= most)


def _label(torch: str, wanted: Wanted, asker: Asker) -> str | None:
    """Return the label of a release's build that suits the user; None if none does."""
    on_windows = asker.system == "windows"
    if wanted.label is None and wanted.specifier == f"=={asker.torch}":
        return None  # from another build than the requested one
    if wanted.label:
        return (
            wanted.label if builds.has_build(torch, wanted.label, on_windows=on_windows) else None
        )
    labels = builds.labels_for_gpu(builds.cuda_labels(torch, on_windows=on_windows), asker.arch)
    if asker.label:
        near = builds.label_near(labels, asker.label)
        has_code = bool(builds.labels_for_gpu((asker.label,), asker.arch))
        return near if near or has_code else next(iter(labels), None)
    labels = _served(labels, asker)
    return next(iter(labels), None) if asker.cuda_major or asker.arch else None


def releases_for(wanted: Wanted, asker: Asker) -> Iterator[str]:
    """Yield the releases that would do, the best first: the last of the nearest series, or the newest of all."""
    known = table.versions_of("torch")
    fitting = [
        version
        for version in known
        if table.admits(wanted.specifier, version)
        and builds.has_wheel(version, asker.python, asker.system)
    ]
    if wanted.specifier.startswith(">"):
        at = known.index(asker.torch) + 1 if asker.torch in known else 0  # which has not helped
        return iter(_nearest_first(one for one in fitting if known.index(one) >= at))
    if not wanted.label or asker.torch is None:
        return iter(fitting[::-1])
    here = known.index(asker.torch) if asker.torch in known else 0
    later = [version for version in fitting if known.index(version) >= here]
    earlier = [version for version in fitting[::-1] if known.index(version) < here]
    is_there = [asker.torch] if asker.torch in fitting else []
    return iter((*is_there, *_nearest_first(later), *earlier))


def _nearest_first(versions: Iterable[str]) -> list[str]:
    """Return releases, oldest series first, and the last of each series before the others of it."""
    newest_first = [*versions][::-1]
    return sorted(newest_first, key=lambda version: padded_numbers(series(version)))
