"""The fix of a package whose compiled part is missing or does not fit, where that package is installed in a way of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from opwright.knowledge.projects.table import Project
from opwright.knowledge.pypi.installing import (
    MOVE_WITH_TORCH,
    Way,
    is_too_new,
    project_of,
    renamed_module,
    way_to_install,
)
from opwright.knowledge.pypi.releases_for_torch import DGL_ELSEWHERE, LAST_OF_DGL
from opwright.knowledge.torch_wheels import builds
from opwright.knowledge.versions import is_older, series
from opwright.logs.asker.named_torch import is_before
from opwright.logs.patterns import compiled
from opwright.model import Fix, Log, Shell, Situation, System
from opwright.verbs.diagnose import fixes, ways
from opwright.verbs.diagnose.fixes.fitted_fix import ABSENT, PACKAGE, others_named
from opwright.verbs.diagnose.fixes.open_places import (
    MMCV_FULL,
    PUBLISHED,
    VERSIONS,
    completed,
    names_mmcv_full,
    with_releases,
)
from opwright.verbs.diagnose.fixes.packages.checkout_build import BUILT_HERE
from opwright.verbs.diagnose.fixes.torch.torch_commands import command_for

_LISTED = "pip index versions "
_LOADED = "load_library("
_FOR_CUDA = "FORCE_CUDA=1"
_REBUILT = r"--no-binary (?P<name>[\w.-]+) (?P=name)$"
_INSTALLED = r"^pip install --no-build-isolation --no-deps (?P<name>[\w.-]+)$"
_INDEX = "https://download.pytorch.org/whl/"
_OF_CONDA_FORGE = r"pytorch_\d[\d.]{2,8}\.post\d{3}"
_OPERATOR_OF = r"\btorch\.ops\.(?P<name>torch_\w{2,30})\.\w"
_PINNED = r"[\w.-]+==[\w.]+"
_HAS_WHEELS_FOR_WINDOWS = frozenset({"sageattention", "sageattn3"})
"""Built by third parties, each for one torch: compiling them seldom succeeds there."""
_OF_PYG = "data.pyg.org"


def installed_its_way(
    fix: Fix, details: Mapping[str, str], situation: Situation, log: Log
) -> Fix | None:
    """Return how the package that a fix would install or build is installed; None if it is one like any other."""
    if renamed := renamed_module(details.get("module", "")):
        return Fix(renamed.summary)
    names = [*_names(fix, details, log)]
    if _LOADED in " ".join(fix.commands) and situation.package:
        names.append(situation.package)
    for name in names:
        is_open = name == PACKAGE
        package = (situation.package or _imported(log)) if is_open else name
        way = way_to_install(MMCV_FULL if _is_mmcv_full(package, log) else package)
        if way and _asks_what_is_there(fix, way, name):
            continue
        if way and not (_builds_for_cuda(fix) and _is_built(way)):
            if "data.dgl.ai" in " ".join(way.commands) and (
                other := _torch_for_dgl(situation, log)
            ):
                return fix._replace(summary=way.summary, commands=other)
            way = _of_case(way, package or "", details, situation, log)
            commands = completed(with_releases(way.commands, situation, log), situation)
            lacking = _without_page(package or "", commands, situation)
            if lacking and _OF_PYG not in commands[-1]:  # see `refuted`
                return fix._replace(summary=lacking.summary, commands=lacking.commands)
            if package in _HAS_WHEELS_FOR_WINDOWS and situation.system is System.WINDOWS:
                commands = (VERSIONS,)
            if (
                commands
                and commands[0].startswith(_OWN_SCRIPT)
                and (place := _used_in(package, log))
            ):
                commands = (f"cd {place} && {commands[0]}", *commands[1:])
            older = torch_of_its_time(package or "", situation, log)
            return fix._replace(summary=way.summary, commands=commands, otherwise=older)
    return None


def _asks_what_is_there(fix: Fix, way: Way, name: str) -> bool:
    """Return whether a way begins with the installed release of a package that no index has given."""
    is_absent = any(command.startswith(_LISTED) for command in fix.commands)
    place = f"{{{name.replace(chr(45), chr(95))}}}"
    return is_absent and any(place in command for command in way.commands)


def commands_of(way: Way, situation: Situation, log: Log) -> tuple[str, ...]:
    """Return the commands of a way with the releases and versions that the log shows, or with what asks torch for them."""
    return completed(with_releases(way.commands, situation, log), situation)


def _without_page(package: str, commands: tuple[str, ...], situation: Situation) -> Fix | None:
    """Return how to build a package whose list of wheels has none for this torch; None if it may have one."""
    torch = re.fullmatch(PUBLISHED, situation.machine.torch or "")
    if torch is None or all(
        builds.page_has(one, torch["release"], torch["label"]) for one in commands
    ):
        return None
    built = commands[-1].partition(" -f ")[0]
    if "--no-build-isolation" not in built:
        built = built.replace("pip install ", "pip install --no-build-isolation --no-cache-dir ")
    name = package.partition(".")[0].replace("_", "-")
    summary = f"build {name} for this torch, with the nvcc of its CUDA: its index has no wheel for torch {torch[0]}"
    last = builds.last_of_page(" ".join(commands))
    older = last and command_for(f"=={last}.*", builds.pypi_label(last), situation)
    if last and older and is_older(last, torch["release"]):
        summary += f"; or install torch {last}, the last that it has wheels for, and then the wheel: {older}"
    return Fix(summary, (*commands[:-1], built))


def _of_case(
    way: Way, package: str, details: Mapping[str, str], situation: Situation, log: Log
) -> Way:
    """Return a way as it is gone with the installed torch, and where the package is missing as a whole."""
    if situation.shell is not Shell.SH and "$(dirname " in way.commands[0]:
        module = details.get("module") or package
        way = way._replace(commands=(f'findstr /s /m "{module}" setup.py',))
    if newer := _for_newer(package, way, situation, log):
        return newer
    if own := _of_its_system(package, situation, log):
        return own
    if _is_whole(package, details):
        return way._replace(commands=tuple(map(_first_install, way.commands)))
    return way


def _of_its_system(package: str, situation: Situation, log: Log) -> Way | None:
    """Return how to install a package on the log's system, if that differs from most; None otherwise."""
    project = project_of(package)
    for system, words, commands in project.elsewhere if project else ():
        if (
            (system == "windows" and situation.system is System.WINDOWS)
            or (system == "jetson" and compiled(ways.projects.OF_A_BOARD).search(log.text))
            or (system == "amd" and fixes.no_use.is_of_amd(log))
        ):
            return Way(words, commands or (VERSIONS,))
    return None


def with_last_torch(fix: Fix, details: Mapping[str, str], situation: Situation, log: Log) -> Fix:
    """Return a fix that builds a module in a checkout, with the last torch that its sources compile with."""
    name = ".".join(filter(None, (details.get("package"), details.get("module"))))
    newer = _for_newer(name, Way(fix.summary, fix.commands), situation, log)
    if newer is None:
        return fix
    return fix._replace(summary=newer.summary, otherwise=torch_of_its_time(name, situation, log))


def _for_newer(package: str, way: Way, situation: Situation, log: Log) -> Way | None:
    """Return a way with a step put first, if the installed torch is newer than a project's sources compile with."""
    project = project_of(package)
    if project is None or not _is_newer_than(project, situation, log):
        return None
    torch = situation.machine.torch or "a newer one"
    words = f"the sources of {project.name} compile up to torch {project.last_torch}, and {torch} is installed: "
    words += (
        f"{project.for_newer}; then "
        if project.for_newer
        else "use a newer fork, or the torch below; "
    )
    return way._replace(summary=words + way.summary.partition("; the sources compile")[0])


def torch_of_its_time(name: str, situation: Situation, log: Log) -> Fix | None:
    """Return how to replace torch with the last that a project's sources compile with; None if it is that, or older."""
    project = project_of(name)
    if project is None or not _is_newer_than(project, situation, log):
        return None
    exchanged = command_for(f"=={project.last_torch}.*", None, situation)
    last = f"install torch {project.last_torch}, the last that the sources of {project.name} compile with, and build it for that"
    if exchanged:
        return Fix(last, (exchanged,))
    return Fix(f"{last}, in an environment with a Python that it has wheels for")


def _is_newer_than(project: Project, situation: Situation, log: Log) -> bool:
    """Return whether the torch of a log is newer than the last that a project's sources compile with."""
    last, torch = project.last_torch, situation.machine.torch
    if not last:
        return False
    return is_too_new(project, torch) if torch else is_before(log, f"{last}.99") is False


def _is_whole(package: str, details: Mapping[str, str]) -> bool:
    """Return whether it is the package that is missing, and not a part of one that is there."""
    project, module = project_of(package), details.get("module", "")
    is_part = "." in module or "package" in details or not module
    return project is not None and not is_part and project.modules[:1] == (module,)


def _first_install(command: str) -> str:
    """Return a command that builds a package again, as one that installs it with what it requires."""
    return command.replace(" --no-deps --no-cache-dir --force-reinstall 'git+", " 'git+")


def _used_in(package: str | None, log: Log) -> str | None:
    """Return the folder of the file that calls a module, in the repository whose script builds it."""
    called = compiled(_CALL_OF).finditer(log.text)
    module = (package or "").replace("-", "_")
    places = [m["folder"] for m in called if m["module"] == module]
    return places[-1] if places and "-packages" not in places[-1] else None


_OWN_SCRIPT = "python setup"
_CALL_OF = r"File \"(?P<folder>[\w./~-]{1,200})/\w+\.py\", line \d+, in \S+\n[ \t]+(?:[\w, ]{1,60}= )?(?:return )?(?P<module>\w+)\."


def installed_from_wheels(cause: str, fix: Fix, situation: Situation, log: Log) -> Fix | None:
    """
    Return how a package that failed to build is installed without building it; None if it has to be built.

    Where a log does not say what failed, the build with all output comes after.
    """
    is_unsaid = cause == _UNSAID
    way = (
        way_to_install(situation.package)
        if situation.package and (is_unsaid or cause == _ISOLATED)
        else None
    )
    if way is None:
        return None
    is_full = _is_mmcv_full(situation.package or "", log)
    way = way_to_install(MMCV_FULL) if is_full else way
    commands = completed(with_releases(way.commands, situation, log), situation) if way else ()
    if is_unsaid and way and commands == (VERSIONS,) and situation.package in MOVE_WITH_TORCH:
        return Fix(f"first {way.summary}; else {fix.summary}", (VERSIONS, *fix.commands))
    if way is None or commands in ((), (VERSIONS,)) or _without_page("", commands, situation):
        return None
    if (asked := situation.requirement) and compiled(_PINNED).fullmatch(asked):
        commands = tuple(
            one.replace(f" {situation.package} -f ", f" {asked} -f ") for one in commands
        )
    has_wheels = any(one in " ".join(commands) for one in (" -f ", "--index-url", "flash-attn"))
    if not has_wheels or (cause == _ISOLATED and "flash-attn" in commands[-1]):
        return None
    if is_unsaid:
        return Fix(
            f"first {way.summary}; else {fix.summary}",
            commands=(*commands, *fix.commands),
        )
    if " -f " in commands[-1]:
        again = "pip install --no-build-isolation "
        commands = tuple(
            re.sub(r"pip install (?!.*--no-build-isolation)", again, c) for c in commands
        )
    return Fix(
        f"{way.summary}; only what has no wheel there is built, without isolation",
        commands=commands,
    )


_UNSAID, _ISOLATED = "insufficient-log", "build-isolation-no-torch"


def _imported(log: Log) -> str:
    """Return the package that the user imports in a console or notebook; '' unless it has its own way of installation."""
    named = [m["name"] or m["module"] for m in compiled(_IMPORT).finditer(log.text)]
    return next((one for one in reversed(named) if way_to_install(one)), "")


_IMPORT = r"(?m)^[ \t]*(?:(?:>>>|-{1,4}>[ ]?\d{1,4}|In \[\d{1,4}\]:)[ ]?)?(?:import|from)[ ](?P<name>\w{2,40})|while importing (?P<module>\w{2,60})"


def _is_mmcv_full(name: str, log: Log) -> bool:
    """Return whether a log is about mmcv before 2, whose package with operators has another name."""
    return name.partition(".")[0].replace("_", "-") in ("mmcv", "mmcv-full") and names_mmcv_full(
        log
    )


def _torch_for_dgl(situation: Situation, log: Log) -> tuple[str, ...]:
    """Return what exchanges a torch that dgl has no libraries for; nothing where it may have them."""
    torch, is_elsewhere = situation.machine.torch or "", situation.system is not System.LINUX
    if is_elsewhere:
        return (f'pip install "torch=={DGL_ELSEWHERE}" "dgl==2.2.1" "numpy<2"',)
    is_newer = bool(torch) and is_older(LAST_OF_DGL, series(torch)) is True
    known = re.search(r"pytorch_(\d+\.\d+\.\d+)", log.text)
    if not is_newer and not compiled(_OF_CONDA_FORGE).search(log.text):
        return ()
    release = known[1] if known and not is_newer else LAST_OF_DGL
    label = "cu121"
    return (
        f"pip install torch=={release} --index-url {_INDEX}{label}",
        f"pip install --force-reinstall --no-deps dgl -f https://data.dgl.ai/wheels/torch-{series(release)}/{label}/repo.html",
    )


def _names(fix: Fix, details: Mapping[str, str], log: Log) -> Iterator[str]:
    """Yield the packages and modules that a fix may mean, the likeliest first."""
    for command in fix.commands:
        if named := compiled(_REBUILT).search(command) or compiled(_INSTALLED).search(command):
            yield named["name"]
            if named["name"] == PACKAGE:
                *folders, file = details.get("library", "").split("/")
                shown = [folder for folder in folders if folder.strip(".…[]")]
                yield file
                yield shown[0] if len(shown) == 1 else ""
    if BUILT_HERE in fix.commands or _builds_for_cuda(fix) or _LOADED in " ".join(fix.commands):
        yield from _of_what_is_built(fix, details, log)
    yield from _of_operators(fix, log)
    if ABSENT in details:
        yield details[ABSENT]
    if any(command.startswith(_LISTED) for command in fix.commands):
        name = details.get("name", "")
        if name not in MOVE_WITH_TORCH and not _is_of_index(name):
            yield name
    yield from others_named(details)


def _is_of_index(name: str) -> bool:
    """Return whether a package is on the index as well as in its repository: another release of it does."""
    project = project_of(name)
    return project is not None and project.pypi == "has" and bool(project.git) and not project.run


def _of_what_is_built(fix: Fix, details: Mapping[str, str], log: Log) -> Iterator[str]:
    """Yield the missing packages and modules, or the enclosing package of what is missing and not a module."""
    given = (details.get(key, "") for key in ("package", "module", "namespace", "op", "library"))
    for name in filter(None, given):
        if _builds_for_cuda(fix) or not _is_checkout(name, log):
            yield name
    if BUILT_HERE in fix.commands and " " in details.get("module", ""):
        yield _around_failure(log) or _speaker(log)
    if details.get("module") == "_ext" and compiled(_OF_DCN).search(log.text):
        yield "DCNv2"


def _around_failure(log: Log) -> str:
    """Return the installed package that the last frame of a log is in; '' if there is none."""
    inside = [m["package"] for m in compiled(_FRAME_INSIDE).finditer(log.text)]
    return inside[-1] if inside else ""


def _speaker(log: Log) -> str:
    """Return the known package that says that its part is missing; '' where the log has none."""
    said = compiled(_SAYS).search(log.text)
    return said["name"] if said else ""


_SAYS = r"(?m)not built, says (?P<name>\w{2,40})$"
_OF_DCN = r"(?i)\bdcn_?v2"
"""Whose module has the name that many packages give to a part of theirs."""
_FRAME_INSIDE = r"File \"[^\"\n]{0,300}-packages[/\\]{1,2}(?P<package>[A-Za-z]\w{1,60})[/\\]"


def _of_operators(fix: Fix, log: Log) -> Iterator[str]:
    """Yield the packages whose operators are called, where a fix builds one of them for CUDA."""
    if _builds_for_cuda(fix):
        yield from (m["name"] for m in compiled(_OPERATOR_OF).finditer(log.text))


def _builds_for_cuda(fix: Fix) -> bool:
    return any(_FOR_CUDA in command for command in fix.commands)


def _is_built(way: Way) -> bool:
    """Return whether a way compiles the package, which may need to be told that CUDA is wanted."""
    return any("--no-build-isolation" in one and " -f " not in one for one in way.commands)


def _is_checkout(module: str, log: Log) -> bool:
    """Return whether a log shows a package only in a folder of sources, which is built where it lies."""
    top = re.escape(module.partition(".")[0])
    found = re.findall(rf"([^\s'\"(]*)[/\\\\]{top}[/\\\\]\w+(?:\.|[/\\\\])", log.text)
    places = [place for place in found if "://" not in place]
    return bool(places) and not any("-packages" in place for place in places)
