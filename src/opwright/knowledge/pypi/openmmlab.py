"""
Which releases of OpenMMLab's packages take which mmcv.

From `mmcv_minimum_version` and `mmcv_maximum_version` in the `__init__.py` of the wheels on PyPI: the last release with
the same bounds of each.
"""

from __future__ import annotations

from opwright.knowledge.torch_wheels.table import admits
from opwright.knowledge.versions import padded_numbers

_TAKES = {
    "mmdet": (
        "2.3.0|>=1.0.5,<=1.0.5 2.4.0|>=1.1.1,<=1.2 2.5.0|>=1.1.5,<=1.2 2.7.0|>=1.1.5,<=1.3 "
        "2.10.0|>=1.2.4,<=1.3 2.11.0|>=1.2.4,<=1.4.0 2.13.0|>=1.3.2,<=1.4.0 2.18.1|>=1.3.8,<=1.4.0 "
        "2.19.1|>=1.3.8,<=1.5.0 2.23.0|>=1.3.17,<=1.5.0 2.25.0|>=1.3.17,<=1.6.0 2.25.3|>=1.3.17,<=1.7.0 "
        "2.28.2|>=1.3.17,<=1.8.0 3.1.0|>=2.0,<2.1.0 3.3.0|>=2.0,<2.2.0"
    ),
    "mmsegmentation": (
        "0.7.0|>=1.1.2,<=1.2.0 0.8.0|>=1.1.4,<=1.2.0 0.11.0|>=1.1.4,<=1.3.0 0.12.0|>=1.1.4,<=1.4.0 "
        "0.14.1|>=1.3.1,<=1.4.0 0.17.0|>=1.3.7,<=1.4.0 0.19.0|>=1.3.13,<=1.4.0 0.23.0|>=1.3.13,<=1.5.0 "
        "0.26.0|>=1.3.13,<=1.6.0 0.29.0|>=1.3.13,<1.7.0 0.30.0|>=1.3.13,<1.8.0 1.1.2|>=2.0,<2.1.0 "
        "1.2.2|>=2.0,<2.2.0"
    ),
    "mmdet3d": (
        "1.2.0|>=2.0,<2.1.0 1.4.0|>=2.0,<2.2.0"
    ),
    "mmpose": (
        "0.8.0|>=1.1.1,<1.2 0.12.0|>=1.1.3,<1.3 0.14.0|>=1.1.3,<1.4.0 0.15.0|>=1.3.2,<1.4.0 "
        "0.18.0|>=1.3.8,<1.4.0 0.20.0|>=1.3.8,<=1.4.0 0.25.0|>=1.3.8,<=1.5.0 0.28.0|>=1.3.8,<=1.6.0 "
        "0.29.0|>=1.3.8,<=1.7.0 1.1.0|>=2.0,<=2.1.0 1.2.0|>=2.0,<=2.2.0 1.3.1|>=2.0,<=2.3.0 "
        "1.3.2|>=2.0,<=3.0.0"
    ),
    "mmaction2": (
        "0.8.0|>=1.1.1,<1.2 0.11.0|>=1.1.1,<1.3 0.12.0|>=1.2.6,<1.3 0.14.0|>=1.2.6,<1.4.0 "
        "0.15.0|>=1.3.1,<1.4.0 0.20.0|>=1.3.6,<1.4.0 0.24.0|>=1.3.6,<1.5.0 0.24.1|>=1.3.6,<1.7.0 "
        "1.1.0|>=2.0,<2.1.0 1.2.0|>=2.0,<2.2.0"
    ),
    "mmocr": (
        "0.3.0|>=1.3.8,<=1.4.0 0.5.0|>=1.3.8,<=1.5.0 0.6.0|>=1.3.8,<=1.6.0 0.6.2|>=1.3.8,<1.7.0 "
        "0.6.3|>=1.3.8,<1.8.0 1.0.0|>=2.0,<2.1.0 1.0.1|>=2.0,<2.2.0"
    ),
    "mmpretrain": (
        "1.0.2|>=2.0,<2.1.0 1.1.1|>=2.0,<2.2.0 1.2.0|>=2.0,<2.4.0"
    ),
    "mmcls": (
        "0.11.1|>=1.3.0,<=1.5.0 0.13.0|>=1.3.1,<=1.5.0 0.17.0|>=1.3.8,<=1.5.0 0.20.0|>=1.3.16,<=1.5.0 "
        "0.22.0|>=1.4.2,<=1.5.0 0.23.1|>=1.4.2,<=1.6.0 0.24.0|>=1.4.2,<=1.7.0 0.25.0|>=1.4.2,<=1.9.0"
    ),
    "mmrotate": (
        "0.2.0|>=1.4.5,<=1.5.0 0.3.2|>=1.4.5,<=1.6.0 0.3.3|>=1.5.3,<=1.7.0 0.3.4|>=1.5.3,<=1.8.0"
    ),
    "mmtrack": (
        "0.8.0|>=1.3.8,<1.4.0 0.9.0|>=1.3.8,<=1.5.0 0.12.0|>=1.3.17,<=1.5.0 0.13.0|>=1.3.17,<=1.6.0 "
        "0.14.0|>=1.3.17,<2.0.0"
    ),
    "mmedit": (
        "0.15.2|>=1.3.13,<=1.7 0.16.1|>=1.3.13,<1.8"
    ),
    "mmagic": (
        "1.1.0|>=2.0,<2.1.0 1.2.0|>=2.0,<2.2.0"
    ),
}  # fmt: skip
NAMES = tuple(_TAKES)
MODULES = {"mmseg": "mmsegmentation", "mmaction": "mmaction2"}
"""Packages with another name than their module."""


def release_that_takes(package: str, mmcv: str) -> str | None:
    """Return the newest release of a package that accepts an mmcv; None if none does."""
    rows = [row.split("|") for row in reversed(_TAKES.get(package, "").split())]
    return next((release for release, bounds in rows if admits(bounds, mmcv)), None)


_RELEASES_OF_MMCV = "1.0.5 1.1.5 1.1.6 1.2.7 1.3.18 1.4.0 1.4.8 1.5.0 1.5.3 1.6.0 1.6.2 1.7.0 1.7.2 2.0.1 2.1.0 2.2.0"
"""The newest of each series, and those that a bound names."""


def mmcv_that_goes_with(package: str, release: str) -> str | None:
    """Return the newest mmcv that a release of a package accepts; None if unknown."""
    for row in _TAKES.get(package, "").split():
        last, bounds = row.split("|")
        if padded_numbers(release) <= padded_numbers(last):
            fitting = [one for one in _RELEASES_OF_MMCV.split() if admits(bounds, one)]
            return fitting[-1] if fitting else None
    return None


_NEWEST_TORCH = (((1, 4, 6), "1.10.2"), ((1, 7, 2), "2.0.1"))
"""
Before a release of mmcv-full: the newest torch whose headers it compiles with.

By its sources on PyPI: up to 1.4.5 they include THC/THC.h, which torch 1.11 dropped, and up to 1.7.1 its setup.py asks for C++14.
"""


def newest_torch_for_mmcv(version: tuple[int, ...], *, is_in: bool = True) -> str | None:
    """Return the newest torch for a release of mmcv-full; with `is_in` false, for the last one before it. None where no limit is known."""
    for first, torch in _NEWEST_TORCH:
        if version < first or (version == first and not is_in):
            return torch
    return None
