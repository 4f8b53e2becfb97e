"""What a wheel says of the library in it: its tag, and the releases of torch that it takes."""

from __future__ import annotations

import filecmp
import os
import sysconfig
from collections.abc import Iterable, Sequence

from opwright.facts.elf.binary import read_binary_file
from opwright.knowledge.platforms.floors.manylinux import Manylinux, manylinux
from opwright.knowledge.torch_releases.symbols.releases import releases, select
from opwright.model.build.toolchain import PythonTarget, TorchTarget
from opwright.verbs.build.engine.running.disk import copy_whole
from opwright.verbs.build.settings.settings import BuildSettings, limited_api_of


def wheel_tag(
    python: PythonTarget,
    *,
    is_module: bool,
    oldest_python: str | None = None,
    platform: str | None = None,
) -> str:
    """
    Return the tag of a wheel: a library that Python does not import is for every Python.

    `oldest_python` (`cp310`) is that of modules that keep to the limited API; without a `platform` it is this machine.
    """
    platform = platform or sysconfig.get_platform().replace("-", "_").replace(".", "_")
    if not is_module:
        return f"py3-none-{platform}"
    abi = "abi3" if oldest_python else python.tag
    return f"{oldest_python or python.tag}-{abi}-{platform}"


def oldest_python(extensions: Iterable[BuildSettings]) -> str | None:
    """Return the first CPython for modules that all keep to the limited API, `cp310`; None where one does not."""
    versions = [limited_api_of(settings) for settings in extensions]
    newest = max((one for one in versions if one), default=None)
    return f"cp{newest[0]}{newest[1]}" if newest and all(versions) else None


def platform_of(libraries: Iterable[str]) -> tuple[str | None, tuple[str, ...]]:
    """Return the manylinux platform that libraries conform to, and what to print if they conform to none."""
    found = {path: manylinux(read_binary_file(path)) for path in libraries}
    told = tuple(_told(os.path.basename(path), one) for path, one in found.items() if not one.glibc)
    glibcs = [one.glibc for one in found.values() if one.glibc]
    if told or not glibcs:
        return None, told
    machine = sysconfig.get_platform().rpartition("-")[2]
    return f"manylinux_{'_'.join(map(str, max(glibcs)))}_{machine}", ()


def _told(name: str, found: Manylinux) -> str:
    if found.to_graft:
        listed = ", ".join(found.to_graft)
        return (
            f"no manylinux tag: {name} needs {listed}, which the wheel has to bring: auditwheel repair --exclude "
            "'libtorch*' --exclude 'libc10*' --exclude 'libcu*' WHEEL"
        )
    return f"no manylinux tag: {name} is for a newer system than any has ({found.why_not})"


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


def put_beside_sources(settings: BuildSettings, library: str) -> bool:
    """Put a library where Python finds it when it imports the project's own sources; return whether there is such a place."""
    folder = package_folder(settings)
    if folder is None:
        return False
    target = os.path.join(folder, os.path.basename(library))
    if not _is_copy(target, library):
        copy_whole(library, target)
    return True


def _is_copy(target: str, library: str) -> bool:
    return os.path.isfile(target) and filecmp.cmp(target, library, shallow=False)


def package_folder(settings: BuildSettings) -> str | None:
    """Return where the sources of the package lie that the library belongs to."""
    *packages, _ = settings.name.split(".")
    places = (os.path.join(settings.folder, root, *packages) for root in ("src", ""))
    return next(filter(os.path.isdir, places), None) if packages else None
