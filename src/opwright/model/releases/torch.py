"""What is known of torch: its releases, and a build as it is read from a wheel."""

from __future__ import annotations

from collections.abc import Mapping

from opwright.model.named_tuple import NamedTuple


class TorchLibrary(NamedTuple):
    """One shared library in the wheel of a torch build."""

    soname: str
    """Its file name on Windows and macOS."""
    needed: tuple[str, ...] = ()


class TorchRelease(NamedTuple):
    """One published build of torch."""

    version: str
    """As on PyPI, `2.8.0`; other builds carry their local version, `2.8.0+cu126`."""
    machine: str
    """`x86_64`, `aarch64`; of other systems with their names, `win_amd64`, `macosx_arm64`."""
    cuda: str | None
    """CUDA that it was built with, `12.8`; None for a build without."""
    cxx11_abi: bool
    glibc: str
    """The oldest glibc that its libraries load with, `2.28`; empty for other systems."""
    pythons: tuple[str, ...]
    libraries: tuple[TorchLibrary, ...] = ()
    """What the wheel itself ships."""
    pins: tuple[str, ...] = ()
    """The nvidia-* requirements of its metadata, `nvidia-cuda-runtime-cu12==12.8.90`."""
    brought: frozenset[str] = frozenset()
    """Sonames of the libraries in the packages that it pins."""
    preloaded: frozenset[str] = frozenset()
    """Sonames that are in the process after `import torch`, its own and those it pins."""
    everywhere: frozenset[str] = frozenset()
    """Those of them that torch loads with RTLD_GLOBAL, so that anybody's symbols bind to them."""
    minos: str | None = None
    """The oldest macOS that its libraries were linked for, `11.0`."""

    @property
    def minor(self) -> str:
        return ".".join(self.version.split("+")[0].split(".")[:2])


class TorchBuildLibrary(NamedTuple):
    """One library of a torch build: its names for others, what it needs, its oldest glibc."""

    soname: str
    needed: tuple[str, ...]
    exports: frozenset[str]
    glibc: tuple[int, int] = (0, 0)
    minos: str | None = None
    """The oldest macOS that it was linked for, `11.0`."""
    reexports: tuple[str, ...] = ()
    """Those of `needed` whose exports a dylib passes on as its own."""


class TorchBuild(NamedTuple):
    """What a torch wheel or an installed torch holds: what the symbol database is made from."""

    version: str
    machine: str
    cuda: str | None
    cxx11_abi: bool
    libraries: Mapping[str, TorchBuildLibrary]
    """By soname."""
    requirements: tuple[str, ...]
    """Its Requires-Dist lines that name packages of NVIDIA, as they stand."""
    preloads: tuple[str, ...]
    """First parts of the names of libraries that `import torch` loads by hand, `libnvrtc`."""

    @property
    def glibc(self) -> str:
        """The oldest glibc that torch's own libraries load with; bundled ones may ask for more."""
        own = [
            lib.glibc
            for name, lib in self.libraries.items()
            if name.startswith(("libtorch", "libc10"))
        ]
        major, minor = max(own, default=(0, 0))
        return f"{major}.{minor}" if major else ""

    @property
    def minos(self) -> str | None:
        """The oldest macOS that torch's own libraries were linked for; None for other systems."""
        own = [lib.minos for name, lib in self.libraries.items() if name.startswith("libtorch")]
        return max(filter(None, own), key=lambda v: [*map(int, v.split("."))], default=None)
