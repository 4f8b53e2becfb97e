"""What is wanted of a build, and why one is not begun."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NoReturn

from opwright.errors import OpwrightError
from opwright.model.named_tuple import NamedTuple
from opwright.model.toolchain import BuildSource


class Wanted(NamedTuple):
    """What is to be built, as the project and the user say it."""

    name: str
    sources: tuple[BuildSource, ...]
    folder: str = "."
    build_folder: str = "build/opwright"
    archs: tuple[str, ...] = ()
    """As written: `9.0a`, `8.0+PTX`, `native`, `all-major`, `all-supported`."""
    archs_said_by: str = "nobody"
    """`--arch`, `[tool.opwright] archs`, `TORCH_CUDA_ARCH_LIST`."""
    gpus: tuple[str, ...] = ()
    """Of this machine: `sm_90`."""
    torch_floor: tuple[int, int] | None = None
    """Of the stable ABI: the oldest release that it is to run in."""
    cxx_standard: int | None = None
    include_dirs: tuple[str, ...] = ()
    package_include_dirs: tuple[str, ...] = ()
    """Of Python packages: headers that are not the project's."""
    defines: tuple[str, ...] = ()
    libraries: tuple[str, ...] = ()
    library_dirs: tuple[str, ...] = ()
    cxx_flags: tuple[str, ...] = ()
    nvcc_flags: tuple[str, ...] = ()
    link_flags: tuple[str, ...] = ()
    optimisation: str = "-O3"
    """Of sources with all of torch's headers, where it is most of the time; others are compiled with -O3."""
    half_operators: bool = False
    """Whether CUDA's operators for half are wanted, which torch's own build switches off."""
    said_by: str = "[tool.opwright]"
    """What its flags come from."""


class Refusal(NamedTuple):
    """The name of a cause, and what fills it in."""

    cause: str
    quote: str
    """What was asked for, or found."""
    details: Mapping[str, str] = MappingProxyType({})
    where: str = "plan"


class BuildRefusedError(OpwrightError):
    """What is wanted cannot be built with what is here; the cause is known."""

    exit_status = 1

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.cause}: {refusal.quote}")
        self.refusal = refusal


def refuse(cause: str, quote: str, *, where: str = "plan", **details: str) -> NoReturn:
    """Say that a build is not begun, and which cause that is."""
    raise BuildRefusedError(Refusal(cause, quote, details, where))
