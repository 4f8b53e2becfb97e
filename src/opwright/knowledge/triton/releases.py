"""
The release of Triton that each release of torch pins.

From the `Requires-Dist: triton==…` of torch's wheels for Linux on PyPI.
"""

from __future__ import annotations

import re

from opwright.knowledge.versions import is_older, numbers, series

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_PINNED = {
    "2.0": "2.0.0",
    "2.1": "2.1.0",
    "2.2": "2.2.0",
    "2.3": "2.3.1",
    "2.4": "3.0.0",
    "2.5": "3.1.0",
    "2.6": "3.2.0",
    "2.7.0": "3.3.0",
    "2.7.1": "3.3.1",
    "2.8": "3.4.0",
    "2.9.0": "3.5.0",
    "2.9.1": "3.5.1",
    "2.10": "3.6.0",
    "2.11": "3.6.0",
    "2.12.0": "3.7.0",
    "2.12.1": "3.7.1",
    "2.13": "3.7.1",
    "2.14": "3.8.0",
    "2.15": "3.9.0",
}
"""By torch's minor release, or by the patch release where these differ."""


def pinned_triton(torch: str | None) -> str | None:
    """Return the Triton that a release of torch pins, `3.4.0` for `2.8.0+cu126`; None when it is not known."""
    release = re.search(r"\d+\.\d+(?:\.\d+)?", torch or "")
    if not release:
        return None
    minor = ".".join(release[0].split(".")[:2])
    return _PINNED.get(release[0]) or _PINNED.get(minor)


def triton_before(torch: str) -> str | None:
    """Return the Triton of the last release before a minor release of torch, `2.3.1` for `2.4`; None when it is not known."""
    older = [pinned for release, pinned in _PINNED.items() if is_older(release, torch)]
    return older[-1] if older else None


def series_before(triton: str) -> str | None:
    """Return the series of Triton before another one that some torch pins, `3.1` for `3.2`; None when it is not known."""
    known = list(dict.fromkeys(map(series, _PINNED.values())))
    at = known.index(triton) if triton in known else 0
    return known[at - 1] if at else None


def torch_pinning(triton: str) -> str | None:
    """Return the newest torch that pins a Triton of a series, `2.5` for `3.1`; None when it is not known."""
    pinning = [torch for torch, pinned in _PINNED.items() if series(pinned) == triton]
    return series(pinning[-1]) if pinning else None


def torches_pinning(admits: Callable[[tuple[int, ...]], bool]) -> tuple[str, ...]:
    """Return the releases of torch, oldest first, that pin a Triton which is admitted, as `2.3` or `2.7.1`."""
    return tuple(torch for torch, pinned in _PINNED.items() if admits(numbers(pinned)))


GONE_SINCE = {
    "AttrsDescriptor": "3.3",
    "launch_enter_hook": "3.4",
    "launch_exit_hook": "3.4",
    "triton_key": "3.5",
}
"""Names that torch's Inductor has imported from where Triton had them, and the release that has them elsewhere or not at all."""

LAST_OF_OLD_LANGUAGE = "0.4.2"
"""The last Triton whose kernels were `triton.kernel` of a text in C; 1.0 brought `triton.jit`."""
