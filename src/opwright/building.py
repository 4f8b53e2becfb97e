"""The verb `build`: what is here and what is wanted in, a library whose symbols resolve out."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256

from opwright.build.plan import BuildRefusedError, Refusal, Wanted
from opwright.build.planning import plan_of
from opwright.build.run import BuildFailedError, Built, Event, Limits, run
from opwright.errors import OpwrightError, UnreadableInputError
from opwright.facts.source_tree import decoded
from opwright.facts.toolchain import (
    cuda_toolkits,
    hip_compiler,
    host_compilers,
    launcher,
    python_target,
)
from opwright.facts.torch_target import installed_torch, read_torch_target
from opwright.model import Diagnosis, Evidence, Finding, Machine
from opwright.model.named_tuple import NamedTuple
from opwright.model.plan import BuildFailure, Plan
from opwright.model.toolchain import BuildSource, Missing, Toolchain, TorchTarget
from opwright.project import Settings
from opwright.source_features import included_files, read_features

_MOST_HEADERS = 400


class Asked(NamedTuple):
    """What is asked for besides what the project says."""

    torch: str | None = None
    """A folder of a torch, or a release."""
    archs: tuple[str, ...] = ()
    jobs: int | None = None
    build_folder: str | None = None


class Planned(NamedTuple):
    """A plan, and what the library is to be checked against."""

    plan: Plan
    toolchain: Toolchain
    settings: Settings
    uses_torch: bool = True


def plan(settings: Settings, asked: Asked = Asked()) -> Planned:  # noqa: B008 - a value
    """Return the plan of a build; raise BuildRefusedError where it cannot be done with what is here."""
    sources = tuple(_sources(settings))
    toolchain = _linkable(read_toolchain(sources, asked), settings)
    archs, said_by = _archs(settings, asked)
    wanted = Wanted(
        name=settings.name,
        sources=sources,
        folder=os.path.abspath(settings.folder),
        build_folder=asked.build_folder or _build_folder(settings, toolchain),
        archs=archs,
        archs_said_by=said_by,
        gpus=_gpus_here() if any(one.language == "cuda" for one in sources) else (),
        torch_floor=settings.torch_floor,
        cxx_standard=settings.cxx_standard,
        include_dirs=settings.include_dirs,
        package_include_dirs=tuple(_of_packages(settings)),
        defines=settings.defines,
        libraries=settings.libraries,
        library_dirs=settings.library_dirs,
        cxx_flags=settings.cxx_flags,
        nvcc_flags=settings.nvcc_flags,
        link_flags=settings.link_flags,
        half_operators=settings.half_operators,
        said_by=settings.said_by,
    )
    uses_torch = any(source.uses_torch for source in sources)
    return Planned(plan_of(wanted, toolchain), toolchain, settings, uses_torch)


def build(
    planned: Planned, *, jobs: int | None = None, tell: Callable[[Event], None] | None = None
) -> Built:
    """
    Make the library of a plan, checked.

    Raises BuildFailedError where a compiler stops, and UnresolvedSymbolsError where the library would
    not load. It has its name only when all is well.
    """
    from opwright.facts.capacity import cores, memory  # noqa: PLC0415 - where something is built

    made, limits = planned.plan, Limits(jobs or cores(), memory())
    claimed = _claimed(planned.settings)

    def check(path: str, log: str) -> None:
        from opwright.causes import causes_judging  # noqa: PLC0415 - after a link
        from opwright.model import Given  # noqa: PLC0415
        from opwright.symbol_check import (  # noqa: PLC0415
            Surroundings,
            UnresolvedSymbolsError,
            check_library,
        )

        torch = planned.toolchain.torch
        around = Surroundings(
            planned.toolchain.python,
            torch if isinstance(torch, TorchTarget) else None,
            claimed,
            _library_dirs(made),
        )
        checked = check_library(path, log, made, around, causes_judging(Given.BINARY))
        if checked.unresolved or checked.releases:
            raise UnresolvedSymbolsError(checked, log)

    def before_link() -> None:
        from opwright.torch_stand_ins import write_stand_ins  # noqa: PLC0415 - for headers alone

        torch, host = planned.toolchain.torch, made.steps[-1].tool
        objects = [os.path.join(made.folder, s.output) for s in made.steps if s.depfile]
        if isinstance(torch, TorchTarget):
            write_stand_ins(torch, objects, host, os.uname().machine)

    _write_for_others(made)
    return run(
        made,
        limits,
        tell=tell or _nobody,
        check=check,
        key=claimed or "",
        before_link=before_link if _stands_in(planned.toolchain) else None,
    )


def _nobody(_: Event) -> None:
    """Tell nobody."""


def _claimed(settings: Settings) -> str | None:
    """Return the releases that it is said to work with; from the floor on, with the stable ABI."""
    if settings.torch or settings.torch_floor is None:
        return settings.torch
    return ">=" + ".".join(map(str, settings.torch_floor))


def _library_dirs(made: Plan) -> tuple[str, ...]:
    texts = (flag.text for flag in made.steps[-1].flags)
    return tuple(os.path.join(made.folder, text[2:]) for text in texts if text.startswith("-L"))


def _write_for_others(made: Plan) -> None:
    """Write the plan for ninja and for editors; where that fails the build tells why."""
    from contextlib import suppress  # noqa: PLC0415

    from opwright.build.ninja import compile_commands, ninja  # noqa: PLC0415

    folder = os.path.dirname(os.path.join(made.folder, made.library))
    with suppress(OSError):
        os.makedirs(folder, exist_ok=True)
        for name, text in (
            ("build.ninja", ninja(made)),
            ("compile_commands.json", compile_commands(made)),
        ):
            path = os.path.join(folder, name)
            if not _holds(path, text):
                draft = f"{path}.{os.getpid()}.part"
                with open(draft, "w", encoding="utf-8") as opened:
                    opened.write(text)
                os.replace(draft, path)


def _holds(path: str, text: str) -> bool:
    try:
        with open(path, encoding="utf-8") as opened:
            return opened.read() == text
    except (OSError, UnicodeDecodeError):
        return False


# ---- what is here ------------------------------------------------------------------


def read_toolchain(sources: Iterable[BuildSource], asked: Asked) -> Toolchain:
    """Return what this machine has of what some sources need."""
    languages = {source.language for source in sources}
    packages = _packages()
    nobody = Missing("nvcc", "nobody looked: there is no source for it")
    cuda = cuda_toolkits(os.environ, packages) if "cuda" in languages else (nobody,)
    return Toolchain(
        python=python_target(),
        hosts=host_compilers(os.environ, toolkits=cuda),
        torch=_known_abi(_torch(asked.torch, packages)),
        cuda=cuda,
        hip=hip_compiler(os.environ) if "hip" in languages else nobody._replace(what="hipcc"),
        launcher=launcher(os.environ),
    )


def _packages() -> list[str]:
    """Return the folders of packages of this Python."""
    return [path for path in sys.path if path.endswith("-packages")]


_BROUGHT_BY = {"cutlass_library": "nvidia-cutlass"}
"""Distributions with headers whose package is called otherwise."""


def _of_packages(settings: Settings) -> Iterable[str]:
    """Yield where the headers are that the project takes from Python packages."""
    for wanted in settings.package_include_dirs:
        places = (os.path.join(folder, wanted) for folder in _packages())
        found = next(filter(os.path.isdir, places), None)
        if found is None:
            package = wanted.partition("/")[0]
            name = _BROUGHT_BY.get(package, package.replace("_", "-"))
            raise OpwrightError(
                f"{settings.said_by} takes headers from {wanted}, which no folder of packages of this Python has:"
                f" pip install --no-deps {name}"
            )
        yield found


def _torch(wanted: str | None, packages: Sequence[str]) -> TorchTarget | Missing:
    if wanted is None:
        return installed_torch(packages)
    if os.path.isdir(wanted):
        return read_torch_target(os.path.abspath(wanted), f"--torch says {wanted}")
    here = installed_torch(packages)
    if isinstance(here, TorchTarget) and f"{here.version}.".startswith(f"{wanted}."):
        return here
    is_here = f"torch {here.version}" if isinstance(here, TorchTarget) else "none"
    return Missing(
        "torch", f"--torch says {wanted}, which is no folder, and installed is {is_here}"
    )


def _known_abi(torch: TorchTarget | Missing) -> TorchTarget | Missing:
    """Return a torch with the string ABI of its release, where its libraries are not there to tell."""
    if isinstance(torch, Missing) or torch.cxx11_abi is not None:
        return torch
    from opwright.torch_releases import releases  # noqa: PLC0415 - for headers alone

    known = next((r for r in releases() if r.version == torch.version), None)
    return torch._replace(cxx11_abi=known.cxx11_abi) if known else torch


def _linkable(toolchain: Toolchain, settings: Settings) -> Toolchain:
    """Return a toolchain whose torch, where it is headers alone, has stand-ins for its libraries."""
    torch = toolchain.torch
    if isinstance(torch, Missing) or torch.library_dir:
        return toolchain
    from opwright.torch_stand_ins import with_stand_ins  # noqa: PLC0415 - for headers alone

    folder = os.path.join(os.path.abspath(settings.folder), f"build/opwright/torch{torch.version}")
    return toolchain._replace(torch=with_stand_ins(torch, folder, os.uname().machine))


def _stands_in(toolchain: Toolchain) -> bool:
    torch = toolchain.torch
    return isinstance(torch, TorchTarget) and "stand in by name" in torch.found_by


def _gpus_here() -> tuple[str, ...]:
    from opwright.gpus.names import this_machine  # noqa: PLC0415 - for sources of CUDA

    return tuple(dict.fromkeys(gpu.arch for gpu in this_machine() if gpu.arch.startswith("sm_")))


def _archs(settings: Settings, asked: Asked) -> tuple[tuple[str, ...], str]:
    if asked.archs:
        return asked.archs, "--arch"
    if settings.archs:
        return settings.archs, f"{settings.said_by} archs"
    listed = os.environ.get("TORCH_CUDA_ARCH_LIST", "")
    return ((listed,), "TORCH_CUDA_ARCH_LIST") if listed.strip() else ((), "nobody")


def _build_folder(settings: Settings, toolchain: Toolchain) -> str:
    """Return the folder for one extension, Python and torch, so that others do not undo it."""
    torch = toolchain.torch.version if isinstance(toolchain.torch, TorchTarget) else "none"
    return f"build/opwright/{settings.name}-{toolchain.python.tag}-torch{torch}"


# ---- sources -----------------------------------------------------------------------


def _sources(settings: Settings) -> Iterable[BuildSource]:
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


def _headers(path: str, text: str, settings: Settings) -> dict[str, str]:
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


# ---- why it failed -----------------------------------------------------------------


def failure_of(error: OpwrightError) -> BuildFailure | None:
    """Return why a build was refused or failed, with the cause; None where the error says all."""
    from opwright.symbol_check import UnresolvedSymbolsError  # noqa: PLC0415 - after a failure

    match error:
        case BuildRefusedError(refusal=refusal):
            return BuildFailure(str(error), Diagnosis((finding_of(refusal),), _machine()))
        case BuildFailedError(log=log):
            return BuildFailure(str(error), _of_log(log), log)
        case UnresolvedSymbolsError(checked=checked, log=log):
            found = _of_log(log)
            findings = checked.findings or (found.findings if checked.unresolved else ())
            diagnosis = Diagnosis(findings, found.machine)
            return BuildFailure(str(error), diagnosis, log, checked.unresolved, checked.releases)
        case _:
            return None


def finding_of(refusal: Refusal) -> Finding:
    """Return a refusal as the finding of its cause."""
    from opwright.causes import find_cause  # noqa: PLC0415 - after a refusal

    evidence = Evidence(refusal.where, refusal.quote, refusal.details)
    return Finding(find_cause(refusal.cause), evidence)


def _of_log(log: str) -> Diagnosis:
    from opwright.diagnosis import diagnose  # noqa: PLC0415 - after a failure

    if not log.strip():
        return Diagnosis((), _machine())
    return diagnose(log, _machine(), name="the build")


def _machine() -> Machine:
    from opwright.facts.this_machine import this_machine  # noqa: PLC0415

    return this_machine()
