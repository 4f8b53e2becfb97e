"""What a build is told of one extension, whoever says it: a pyproject.toml, a setup.py, a command or a caller."""

from __future__ import annotations

import os

from opwright.errors import OpwrightError
from opwright.model.named_tuple import NamedTuple


class BuildSettings(NamedTuple):
    """What is said of one extension."""

    name: str
    """Of the module, with its packages: `ops._C`."""
    sources: tuple[str, ...]
    """Relative to the project's folder."""
    folder: str = "."
    archs: tuple[str, ...] = ()
    """As written: `9.0a`, `8.0+PTX`, `native`, `all-major`, `all-supported`."""
    include_dirs: tuple[str, ...] = ()
    package_include_dirs: tuple[str, ...] = ()
    """Below a folder of Python packages: `cutlass_library/source/include`."""
    defines: tuple[str, ...] = ()
    libraries: tuple[str, ...] = ()
    library_dirs: tuple[str, ...] = ()
    cxx_flags: tuple[str, ...] = ()
    nvcc_flags: tuple[str, ...] = ()
    link_flags: tuple[str, ...] = ()
    uses_cuda: bool = False
    """Whether it is for CUDA although no source may say so, as setup.py's CUDAExtension does."""
    device_link: bool = False
    """Whether kernels of one source call device functions of another."""
    device_link_flags: tuple[str, ...] = ()
    torch: str | None = None
    """The releases that it is said to work with: `2.8..2.15`."""
    torch_floor: tuple[int, int] | None = None
    """Of the stable ABI: the oldest release that it is to run in."""
    cxx_standard: int | None = None
    half_operators: bool = False
    """Whether CUDA's operators for half are wanted, which torch's own build switches off."""
    optimisation: str = "-O3"
    """For sources with all of torch's headers, where optimizing takes most of the time; others are compiled with -O3."""
    debug: bool = False
    """Whether it is built for a debugger: with its symbols, without optimisation, with assert()."""
    line_info: bool = False
    """Whether profilers are to find the lines of kernels."""
    split_debug: bool = False
    """Whether debug information is put next to the library, in a file that the library names."""
    keep: bool = False
    """Whether what compilers write in between is kept: preprocessed sources, PTX, cubins."""
    said_by: str = "[tool.opwright]"

    @property
    def all_flags(self) -> tuple[str, ...]:
        """Return what the project says to compilers."""
        return (*(f"-D{one}" for one in self.defines), *self.cxx_flags, *self.nvcc_flags)


_LONGEST_NAME = 180
"""Bytes: a file's name has 255, and its tag, its process and its record need some of them."""
REFUSED_SOURCES = {
    ".pyx": "Cython is not compiled here: cythonize() it in setup.py, which leaves C or C++ to build",
    ".sycl": "SYCL is not compiled here, as there is no icpx among the compilers: keep torch's BuildExtension for it",
}
"""Sources of extensions that others compile, by how their names end, and why these are not built."""


def check_name(name: str, *, is_module: bool = False) -> None:
    """Raise OpwrightError for a name that no file can have, and for one that no module can be imported by."""
    parts = name.split(".")
    if not all(parts) or any(set(part) & _OF_PATHS for part in parts):
        raise OpwrightError(f"{name!r} is no name of an extension: it is a module's, as in ops._C")
    if len(os.fsencode(name)) > _LONGEST_NAME:
        raise OpwrightError(
            f"the name of an extension has {_LONGEST_NAME} bytes at most, as that of its file has 255: {name[:40]}..."
        )
    if is_module and not all(part.isidentifier() for part in parts):
        raise OpwrightError(
            f"no module can be imported as {name!r}: its name has letters, digits and underscores, as in ops._C"
        )


def refuse_sources(settings: BuildSettings) -> None:
    """Raise OpwrightError for sources in a language that is not compiled here."""
    for path in settings.sources:
        for suffix, why in REFUSED_SOURCES.items():
            if path.endswith(suffix):
                raise OpwrightError(f"{path}: {why}")


_OF_PATHS = frozenset("/\\\0\n")
_LIMITED_API = "-DPy_LIMITED_API"
_OLDEST_LIMITED_API = (3, 2)


def limited_api_of(settings: BuildSettings) -> tuple[int, int] | None:
    """Return the CPython whose limited API sources are held to, `Py_LIMITED_API=0x030A0000`; None if to none."""
    said = [flag for flag in settings.all_flags if flag.startswith(_LIMITED_API)]
    if not said:
        return None
    try:
        number = int(said[-1].removeprefix(_LIMITED_API).lstrip("=") or "0", 0)
    except ValueError:
        number = 0
    return max((number >> 24 & 0xFF, number >> 16 & 0xFF), _OLDEST_LIMITED_API)


def keeps_to_limited_api(settings: BuildSettings) -> bool:
    """Return whether sources are held to the part of CPython that all versions from some on keep."""
    return limited_api_of(settings) is not None


def parse_floor(text: str | None, where: str) -> tuple[int, int] | None:
    """Return `2.10` as numbers; raise if it is not a release."""
    if text is None:
        return None
    parts = text.split(".")
    if len(parts) not in (2, 3) or not all(part.isdecimal() for part in parts):
        raise OpwrightError(f"{where}: torch-floor is a release, as in '2.10', and not {text!r}")
    return int(parts[0]), int(parts[1])
