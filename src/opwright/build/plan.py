"""The values of a build: what is wanted, what will be done, and why it is not begun."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, NoReturn

from opwright.errors import OpwrightError
from opwright.model.toolchain import BuildSource


class Flag(NamedTuple):
    """One argument of a compiler, and why it is there."""

    text: str
    because: str


class Step(NamedTuple):
    """One command of a build: it makes one file."""

    kind: str
    """`compile` or `link`."""
    tool: str
    flags: tuple[Flag, ...]
    inputs: tuple[str, ...]
    output: str
    depfile: str | None = None
    """Where the compiler is to write which headers it read."""
    launcher: str | None = None
    memory: int = 300
    """MiB that it is expected to take."""

    @property
    def source(self) -> str:
        """What it is called by: the file that it compiles, or the library."""
        return self.inputs[0] if self.kind == "compile" else self.output

    def command(self, output: str | None = None, depfile: str | None = None) -> tuple[str, ...]:
        """Return the command; `output` and `depfile` are what to write in place of its own."""
        flags = [flag.text for flag in self.flags]
        launcher = (self.launcher,) if self.launcher else ()
        target = ("-o", output or self.output)
        if self.kind == "link":
            return *launcher, self.tool, *target, *self.inputs, *flags
        wanted = depfile or self.depfile
        depends = ("-MD", "-MF", wanted) if wanted else ()
        return *launcher, self.tool, *flags, *depends, "-c", *self.inputs, *target


class Choice(NamedTuple):
    """Something that was chosen for a build, and why."""

    what: str
    """`CUDA toolkit`."""
    chosen: str
    because: str


class Plan(NamedTuple):
    """A build: its steps in an order in which they can be done."""

    name: str
    """Of the module, with its packages: `ops._C`."""
    folder: str
    """Of the project, in which the commands run."""
    steps: tuple[Step, ...]
    library: str
    """The file that the last step makes."""
    choices: tuple[Choice, ...] = ()
    written: tuple[tuple[str, str], ...] = ()
    """Files to write first: (path, text)."""
    stamp: Mapping[str, str] = MappingProxyType({})
    python: bool = True
    """Whether Python can import the library."""


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
    defines: tuple[str, ...] = ()
    libraries: tuple[str, ...] = ()
    library_dirs: tuple[str, ...] = ()
    cxx_flags: tuple[str, ...] = ()
    nvcc_flags: tuple[str, ...] = ()
    link_flags: tuple[str, ...] = ()
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
