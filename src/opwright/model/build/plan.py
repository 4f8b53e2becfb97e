"""A build as a value: the commands, each flag with its reason, and what was chosen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from opwright.model.judgement.diagnosis import Diagnosis
from opwright.model.named_tuple import NamedTuple


class Flag(NamedTuple):
    """One argument of a compiler, and why it is there."""

    text: str
    because: str


class Step(NamedTuple):
    """One command of a build: it makes one file."""

    kind: str
    """`compile`, `dlink` (of device code) or `link`."""
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
        if self.kind != "compile":
            return *launcher, self.tool, *target, *self.inputs, *flags
        dependency_file = depfile or self.depfile
        depends = ("-MD", "-MF", dependency_file) if dependency_file else ()
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
    build_note: Mapping[str, str] = MappingProxyType({})
    python: bool = True
    """Whether Python can import the library."""


class Unresolved(NamedTuple):
    """A symbol that a linked library wants and that nothing in its scope has."""

    name: str
    demangled: str
    wanted_by: tuple[str, ...] = ()
    """The sources whose objects ask for it."""
    lines: tuple[str, ...] = ()
    """What the linker said of the places."""


class BuildFailure(NamedTuple):
    """Why a build has not made a library."""

    message: str
    diagnosis: Diagnosis
    log: str = ""
    """What the compiler or the linker said."""
    unresolved: tuple[Unresolved, ...] = ()
    releases: tuple[str, ...] = ()
    """Of torch, where the library would not load though the project says so."""
