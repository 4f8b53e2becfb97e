"""What a project's pins of other packages leave of Python, NumPy and torch: numba of NumPy, torchvision, mmcv-full and Triton of torch."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from opwright import knowledge
from opwright.knowledge.triton.releases import torches_pinning
from opwright.knowledge.versions import numbers, padded_numbers
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.versions.requirements import End, ends

_OF_ONE_TORCH = ("torchvision", "torchaudio")
"""Packages each release of which requires one torch."""
_OF_OPENMMLAB = ("mmcv-full", "mmdet", "mmsegmentation", "mmcls", "mmpose", "mmaction2")
PINNED = (*knowledge.companions.names(), *_OF_ONE_TORCH, *_OF_OPENMMLAB, "triton")
"""The packages whose pins are looked for."""


class Left(NamedTuple):
    """What pins leave."""

    python: int | None = None
    """The newest minor release of Python 3: the 10 of 3.10."""
    numpy: tuple[str, ...] = ()
    """Ends, as `<2.3`."""
    oldest_torch: str | None = None
    newest_torch: str | None = None


def left_by(pins: Mapping[str, str | None]) -> Left:
    """Return what pins leave, each as a specifier: `==0.61.2`, `>=1.3.8,<=1.4.0`."""
    pythons: list[int] = []
    numpys: list[str] = []
    oldest: list[str] = []
    newest: list[str] = []
    for package, bound in pins.items():
        low, high = ends(bound) if bound else ((), None)
        if package in _OF_ONE_TORCH and high == (low, True):
            continue  # what an exact pin requires is what the project requires
        if low:
            oldest += filter(None, (_oldest_torch(package, low),))
        if high is None:
            continue
        version, is_in = (*high[0], *(0,) * (3 - len(high[0]))), high[1]
        left = knowledge.companions.left_by(package, version, is_in=is_in)
        pythons += filter(None, (left.python,))
        numpys += filter(None, (left.numpy,))
        newest += filter(None, (_newest_torch(package, low, (version, is_in)),))
    return Left(
        min(pythons, default=None),
        tuple(numpys),
        max(oldest, key=padded_numbers, default=None),
        min(newest, key=padded_numbers, default=None),
    )


def _oldest_torch(package: str, low: tuple[int, ...]) -> str | None:
    """Return the oldest torch for a release of a package, or a later one."""
    if package == "triton":
        return next(iter(torches_pinning(lambda triton: triton >= low)), None)
    if package in _OF_ONE_TORCH:
        return next(_torches(package, lambda version: version >= low), None)
    found = knowledge.companions.left_by(package, (*low, *(0,) * (3 - len(low)))).torch
    return found and found.lstrip(">=")


def _newest_torch(package: str, low: tuple[int, ...], high: End) -> str | None:
    """Return the newest torch for a package up to a release."""
    version, is_in = high

    def is_admitted(one: tuple[int, ...]) -> bool:
        return low <= one and (one <= version if is_in else one < version)

    if package == "triton":
        return next(reversed(torches_pinning(is_admitted)), None)
    if package in _OF_ONE_TORCH:
        return max(_torches(package, is_admitted), key=padded_numbers, default=None)
    if package in _OF_OPENMMLAB:
        return _newest_of_openmmlab(package, high)
    return None


def _newest_of_openmmlab(package: str, high: End) -> str | None:
    version, is_in = high
    if package == "mmcv-full":
        return knowledge.openmmlab.newest_torch_for_mmcv(version, is_in=is_in)
    if not is_in:
        return None
    release = ".".join(map(str, version))
    mmcv = knowledge.openmmlab.mmcv_that_goes_with(package, release)
    return mmcv and knowledge.openmmlab.newest_torch_for_mmcv(padded_numbers(mmcv))


def _torches(package: str, admits: Callable[[tuple[int, ...]], bool]) -> Iterator[str]:
    """Yield the torch of each release of a package that is admitted, oldest first."""
    table = knowledge.wheels_table
    for release in table.versions_of(package):
        if admits(numbers(release)) and (torch := table.torch_of(package, release)):
            yield torch
