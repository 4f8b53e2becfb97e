"""What a wheel says of the library in it: its tag, and the releases of torch that it takes."""

from __future__ import annotations

import os
import sysconfig
from collections.abc import Sequence

from opwright.knowledge.torch_releases.releases import releases, select
from opwright.model.toolchain import PythonTarget, TorchTarget
from opwright.verbs.build.settings import BuildSettings


def wheel_tag(python: PythonTarget, *, is_module: bool) -> str:
    """Return the tag of a wheel: a library that Python does not import is for every Python."""
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python.tag}-{python.tag}-{platform}" if is_module else f"py3-none-{platform}"


def torch_requirement(settings: BuildSettings, torch: TorchTarget | None) -> str | None:
    """
    Return the requirement of torch that was proved: the symbols were looked up in these releases.

    Without the stable ABI, and where the project claims nothing, that is the series it was built for.
    """
    if settings.torch_floor:
        return "torch>=" + ".".join(map(str, settings.torch_floor))
    if settings.torch:
        claimed = [release.minor for release in select(settings.torch)]
        return _within(list(dict.fromkeys(claimed)))
    return f"torch=={torch.series}.*" if torch else None


def _within(series: Sequence[str]) -> str:
    """Return the requirement for some series: `torch>=2.8,<2.11,!=2.9.*`."""
    if len(series) == 1:
        return f"torch=={series[0]}.*"
    known = list(dict.fromkeys(release.minor for release in releases()))
    first, last = known.index(series[0]), known.index(series[-1])
    major, minor = series[-1].split(".")
    gaps = [f"!={one}.*" for one in known[first : last + 1] if one not in series]
    return ",".join((f"torch>={series[0]}", f"<{major}.{int(minor) + 1}", *gaps))


def place_in_package(settings: BuildSettings, library: str) -> str:
    """Return where a library lies in a wheel: `ops/_C.cpython-311-x86_64-linux-gnu.so`."""
    *packages, _ = settings.name.split(".")
    return "/".join((*packages, os.path.basename(library)))


def package_folder(settings: BuildSettings) -> str | None:
    """Return where the sources of the package lie that the library belongs to."""
    *packages, _ = settings.name.split(".")
    places = (os.path.join(settings.folder, root, *packages) for root in ("src", ""))
    return next(filter(os.path.isdir, places), None) if packages else None
