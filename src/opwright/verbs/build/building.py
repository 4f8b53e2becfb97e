"""The verb `build`: the machine and the project's settings in, a library whose symbols resolve out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from opwright import facts
from opwright.causes.engine.candidates import causes_judging
from opwright.facts.machine.capacity import cores, memory
from opwright.facts.machine.toolchain_here import (
    gpus_here,
    headers_of_packages,
    linkable,
    read_toolchain,
    with_toolkits,
)
from opwright.logs.tools.linker import linker_warnings
from opwright.model import Finding, Scope
from opwright.model.build.plan import Flag, Plan
from opwright.model.build.toolchain import Toolchain, TorchTarget
from opwright.model.disk.writing import write_text
from opwright.model.named_tuple import NamedTuple
from opwright.verbs import build as verb
from opwright.verbs.build.engine.flags.debug_file import split_debug
from opwright.verbs.build.engine.flags.linking import DRIVER_STUBS
from opwright.verbs.build.engine.ninja import compile_commands, ninja
from opwright.verbs.build.engine.plan import BuildContext, BuildError, BuildRequest
from opwright.verbs.build.engine.planning import plan_of
from opwright.verbs.build.engine.running.run import Built, Event, Limits, run
from opwright.verbs.build.linked.symbol_check import (
    LibraryRefusedError,
    Surroundings,
    check_library,
    system_folders,
)
from opwright.verbs.build.settings.environment import (
    ARCH_LIST,
    ARCH_LIST_OF_SCRIPT,
    ccbin,
    environment_flags,
    is_set_by_script,
    jobs_wanted,
)
from opwright.verbs.build.settings.settings import BuildSettings, check_name, refuse_sources
from opwright.verbs.build.sources.build_sources import read_sources
from opwright.verbs.build.sources.source_features import language_of


class BuildOptions(NamedTuple):
    """What is asked for besides what the project says."""

    torch: str | None = None
    """A folder of a torch, or a release."""
    archs: tuple[str, ...] = ()
    jobs: int | None = None
    build_folder: str | None = None
    debug: bool = False
    line_info: bool = False
    split_debug: bool = False
    keep: bool = False


_DEFAULTS = BuildOptions()
_SCRIPTS = ("setup.py", "opwright.load")
"""Who says settings and may set variables before."""


class Planned(NamedTuple):
    """A plan, and what the library is to be checked against."""

    plan: Plan
    toolchain: Toolchain
    settings: BuildSettings
    context: BuildContext
    uses_torch: bool = True


def plan(
    settings: BuildSettings,
    options: BuildOptions = _DEFAULTS,
    *,
    tell: Callable[[Event], None] | None = None,
) -> Planned:
    """Return the plan of a build; raise BuildRefusedError if it cannot be done with what is here."""
    check_name(settings.name)
    refuse_sources(settings)
    archs, archs_said_by = _archs(settings, options)
    with _told_of(BuildContext(settings, archs_said_by)):
        wanted = settings._replace(
            archs=archs,
            debug=settings.debug or options.debug,
            line_info=settings.line_info or options.line_info,
            split_debug=settings.split_debug or options.split_debug,
            keep=settings.keep or options.keep,
        )
        return _plan(wanted, archs_said_by, options, tell)


@contextmanager
def _told_of(context: BuildContext) -> Iterator[None]:
    """Add to an error which build it is from."""
    try:
        yield
    except BuildError as error:
        error.context = context
        raise


def _plan(
    settings: BuildSettings,
    archs_said_by: str,
    options: BuildOptions,
    tell: Callable[[Event], None] | None,
) -> Planned:
    def fetching(what: str) -> None:
        (tell or _nobody)(Event("fetching", what))

    languages = frozenset(map(language_of, settings.sources))
    environment = environment_flags(os.environ)
    nvcc_host = ccbin([Flag(text, settings.said_by) for text in settings.nvcc_flags])
    toolchain = linkable(
        read_toolchain(languages, options.torch, fetching, nvcc_host or environment.nvcc_host),
        settings.folder,
    )
    headers = headers_of_packages(settings.package_include_dirs, settings.said_by)
    wanted = settings._replace(
        folder=os.path.abspath(settings.folder),
        package_include_dirs=tuple(headers),
        debug=settings.debug or environment.debug,
    )
    sources = tuple(read_sources(wanted, toolchain, environment))
    if "cuda" not in languages and (wanted.uses_cuda or any(s.uses_cuda for s in sources)):
        toolchain = with_toolkits(toolchain)
    request = BuildRequest(
        wanted,
        sources,
        build_folder=options.build_folder or _build_folder(settings, toolchain),
        archs_said_by=archs_said_by,
        environment=environment,
        gpus=gpus_here() if "cuda" in languages else (),
    )
    uses_torch = any(source.uses_torch for source in sources)
    context = BuildContext(settings, archs_said_by)
    return Planned(plan_of(request, toolchain), toolchain, settings, context, uses_torch)


def build(
    planned: Planned, *, jobs: int | None = None, tell: Callable[[Event], None] | None = None
) -> Built:
    """
    Make the library of a plan, checked.

    Raises SourcesRefusedError where the sources are certainly wrong, BuildFailedError where a compiler stops, and
    LibraryRefusedError where the library would not load. It has its name only when all is well.
    """
    made, limits = planned.plan, Limits(jobs or jobs_wanted(os.environ) or cores(), memory())
    claimed = _claimed(planned.settings)

    def check(path: str, log: str) -> None:
        around = Surroundings(
            planned.toolchain.python,
            torch if isinstance(torch, TorchTarget) else None,
            claimed,
            _library_dirs(made),
        )
        checked = check_library(path, log, made, around, causes_judging(Scope.BINARY, Scope.LOAD))
        if checked.is_refused:
            raise LibraryRefusedError(checked, log)
        note((*map(_line_of, checked.notes), *linker_warnings(log)))
        if planned.settings.split_debug:
            split_debug(path, os.path.join(made.folder, made.library))

    def note(lines: Iterable[str]) -> None:
        for line in lines:
            (tell or _nobody)(Event("noted", line))

    def before_compile() -> None:
        found = verb.source_check.check_sources(
            planned.settings, torch if isinstance(torch, TorchTarget) else None, claimed
        )
        note(map(_line_of, found))

    torch, driver = planned.toolchain.torch, _driver_stubs(made)
    stubbed = torch if isinstance(torch, TorchTarget) and torch.has_stub_libraries else None

    def before_link() -> None:
        host = made.steps[-1].tool
        objects = [os.path.join(made.folder, s.output) for s in made.steps if s.depfile]
        if stubbed:
            facts.stub_libraries.write_stub_libraries(stubbed, objects, host, os.uname().machine)
        if driver:
            facts.stub_libraries.write_driver_stub(driver, objects, host)

    _write_for_others(made)
    with _told_of(planned.context):
        return run(
            made,
            limits,
            tell=tell or _nobody,
            check=check,
            key=f"{claimed or ''}{' split' if planned.settings.split_debug else ''}",
            before_compile=before_compile,
            before_link=before_link if stubbed or driver else None,
        )


def _nobody(_: Event) -> None:
    """Tell nobody."""


def _line_of(finding: Finding) -> str:
    return f"{finding.evidence.where}: {finding.cause.name}: {finding.message}"


def _claimed(settings: BuildSettings) -> str | None:
    """Return the releases that it is said to work with; from the floor on, with the stable ABI."""
    if settings.torch or settings.torch_floor is None:
        return settings.torch
    return ">=" + ".".join(map(str, settings.torch_floor))


def _library_dirs(made: Plan) -> tuple[str, ...]:
    texts = (flag.text for flag in made.steps[-1].flags)
    return tuple(os.path.join(made.folder, text[2:]) for text in texts if text.startswith("-L"))


def _write_for_others(made: Plan) -> None:
    """Write the plan for ninja and for editors; where that fails the build tells why."""
    folder = os.path.dirname(os.path.join(made.folder, made.library))
    with suppress(OSError):
        os.makedirs(folder, exist_ok=True)
        for name, text in (
            ("build.ninja", ninja(made)),
            ("compile_commands.json", compile_commands(made)),
        ):
            path = os.path.join(folder, name)
            write_text(path, text)


def _driver_stubs(made: Plan) -> str | None:
    """Return the folder for a stub of the driver's library; None if the library is here or not wanted."""
    own = os.path.join(os.path.dirname(os.path.join(made.folder, made.library)), DRIVER_STUBS)
    if "-lcuda" not in {flag.text for flag in made.steps[-1].flags}:
        return None
    others = [one for one in _library_dirs(made) if one != own]
    here = (os.path.join(one, "libcuda.so") for one in (*others, *system_folders()))
    return None if any(map(os.path.exists, here)) else own


# ---- what is requested -------------------------------------------------------------


def _archs(settings: BuildSettings, options: BuildOptions) -> tuple[tuple[str, ...], str]:
    if options.archs:
        return options.archs, "--arch"
    if settings.archs:
        return settings.archs, f"{settings.said_by} archs"
    listed = os.environ.get(ARCH_LIST, "")
    if not listed.strip():
        return (), "nobody"
    is_a_scripts = settings.said_by in _SCRIPTS and is_set_by_script(ARCH_LIST)
    return (listed,), ARCH_LIST_OF_SCRIPT if is_a_scripts else ARCH_LIST


def _build_folder(settings: BuildSettings, toolchain: Toolchain) -> str:
    """Return the folder for one extension, Python and torch, so that others do not undo it."""
    torch = toolchain.torch.version if isinstance(toolchain.torch, TorchTarget) else "none"
    return f"build/opwright/{settings.name}-{toolchain.python.tag}-torch{torch}"
