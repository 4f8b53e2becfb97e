"""The verb `build`: what is here and what is wanted in, a library whose symbols resolve out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256

from opwright import facts
from opwright.causes.engine.candidates import causes_judging
from opwright.errors import UnreadableInputError
from opwright.facts.machine.capacity import cores, memory
from opwright.facts.machine.toolchain_here import (
    gpus_here,
    headers_of_packages,
    linkable,
    read_toolchain,
)
from opwright.facts.sources.source_file import decoded
from opwright.model import Scope
from opwright.model.named_tuple import NamedTuple
from opwright.model.plan import Plan
from opwright.model.toolchain import BuildSource, Toolchain, TorchTarget
from opwright.model.writing import replacing
from opwright.verbs.build.engine.linking import DRIVER_STUBS
from opwright.verbs.build.engine.ninja import compile_commands, ninja
from opwright.verbs.build.engine.plan import BuildRequest
from opwright.verbs.build.engine.planning import plan_of
from opwright.verbs.build.engine.run import Built, Event, Limits, run
from opwright.verbs.build.settings import BuildSettings
from opwright.verbs.build.source_features import included_files, read_features
from opwright.verbs.build.symbol_check import (
    Surroundings,
    UnresolvedSymbolsError,
    check_library,
    system_folders,
)

_MOST_HEADERS = 400


class BuildOptions(NamedTuple):
    """What is asked for besides what the project says."""

    torch: str | None = None
    """A folder of a torch, or a release."""
    archs: tuple[str, ...] = ()
    jobs: int | None = None
    build_folder: str | None = None


_DEFAULTS = BuildOptions()


class Planned(NamedTuple):
    """A plan, and what the library is to be checked against."""

    plan: Plan
    toolchain: Toolchain
    settings: BuildSettings
    uses_torch: bool = True


def plan(
    settings: BuildSettings,
    options: BuildOptions = _DEFAULTS,
    *,
    tell: Callable[[Event], None] | None = None,
) -> Planned:
    """Return the plan of a build; raise BuildRefusedError where it cannot be done with what is here."""
    sources = tuple(_sources(settings))

    def fetching(what: str) -> None:
        (tell or _nobody)(Event("fetching", what))

    toolchain = linkable(read_toolchain(sources, options.torch, fetching), settings.folder)
    archs, archs_said_by = _archs(settings, options)
    headers = headers_of_packages(settings.package_include_dirs, settings.said_by)
    request = BuildRequest(
        settings._replace(
            folder=os.path.abspath(settings.folder),
            archs=archs,
            package_include_dirs=tuple(headers),
        ),
        sources,
        build_folder=options.build_folder or _build_folder(settings, toolchain),
        archs_said_by=archs_said_by,
        gpus=gpus_here() if any(one.language == "cuda" for one in sources) else (),
    )
    uses_torch = any(source.uses_torch for source in sources)
    return Planned(plan_of(request, toolchain), toolchain, settings, uses_torch)


def build(
    planned: Planned, *, jobs: int | None = None, tell: Callable[[Event], None] | None = None
) -> Built:
    """
    Make the library of a plan, checked.

    Raises BuildFailedError where a compiler stops, and UnresolvedSymbolsError where the library would
    not load. It has its name only when all is well.
    """
    made, limits = planned.plan, Limits(jobs or cores(), memory())
    claimed = _claimed(planned.settings)

    def check(path: str, log: str) -> None:
        around = Surroundings(
            planned.toolchain.python,
            torch if isinstance(torch, TorchTarget) else None,
            claimed,
            _library_dirs(made),
        )
        checked = check_library(path, log, made, around, causes_judging(Scope.BINARY))
        if checked.unresolved or checked.releases:
            raise UnresolvedSymbolsError(checked, log)

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
    return run(
        made,
        limits,
        tell=tell or _nobody,
        check=check,
        key=claimed or "",
        before_link=before_link if stubbed or driver else None,
    )


def _nobody(_: Event) -> None:
    """Tell nobody."""


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
            if not _holds(path, text):
                with replacing(path) as opened:
                    opened.write(text.encode())


def _holds(path: str, text: str) -> bool:
    try:
        with open(path, encoding="utf-8") as opened:
            return opened.read() == text
    except (OSError, UnicodeDecodeError):
        return False


def _driver_stubs(made: Plan) -> str | None:
    """Return the folder for a stand-in of the driver's library; None where that is here or not wanted."""
    own = os.path.join(os.path.dirname(os.path.join(made.folder, made.library)), DRIVER_STUBS)
    if "-lcuda" not in {flag.text for flag in made.steps[-1].flags}:
        return None
    others = [one for one in _library_dirs(made) if one != own]
    here = (os.path.join(one, "libcuda.so") for one in (*others, *system_folders()))
    return None if any(map(os.path.exists, here)) else own


# ---- what is asked for -------------------------------------------------------------


def _archs(settings: BuildSettings, options: BuildOptions) -> tuple[tuple[str, ...], str]:
    if options.archs:
        return options.archs, "--arch"
    if settings.archs:
        return settings.archs, f"{settings.said_by} archs"
    listed = os.environ.get("TORCH_CUDA_ARCH_LIST", "")
    return ((listed,), "TORCH_CUDA_ARCH_LIST") if listed.strip() else ((), "nobody")


def _build_folder(settings: BuildSettings, toolchain: Toolchain) -> str:
    """Return the folder for one extension, Python and torch, so that others do not undo it."""
    torch = toolchain.torch.version if isinstance(toolchain.torch, TorchTarget) else "none"
    return f"build/opwright/{settings.name}-{toolchain.python.tag}-torch{torch}"


# ---- sources -----------------------------------------------------------------------


def _sources(settings: BuildSettings) -> Iterable[BuildSource]:
    for path in settings.sources:
        full = os.path.join(settings.folder, path)
        data = _bytes(full)
        headers = _headers(full, decoded(data), settings)
        yield read_features(path, decoded(data), headers, sha256(data).hexdigest())


def _bytes(path: str) -> bytes:
    try:
        with open(path, "rb") as opened:
            return opened.read()
    except OSError as error:
        raise UnreadableInputError(f"cannot read {path}: {error.strerror}") from error


def _headers(path: str, text: str, settings: BuildSettings) -> dict[str, str]:
    """Return the texts of the project's own headers that a source includes, by path."""
    folders = [os.path.join(settings.folder, one) for one in settings.include_dirs]
    found: dict[str, str] = {}
    waiting = [(path, text)]
    while waiting and len(found) < _MOST_HEADERS:
        includer, text = waiting.pop()
        for name in included_files(text):
            for folder in (os.path.dirname(includer), *folders):
                header = os.path.normpath(os.path.join(folder, name))
                if header not in found and os.path.isfile(header):
                    found[header] = _text_or_none(header)
                    waiting.append((header, found[header]))
                    break
    return found


def _text_or_none(path: str) -> str:
    try:
        return decoded(_bytes(path))
    except UnreadableInputError:  # the compiler will say what it thinks of it
        return ""
