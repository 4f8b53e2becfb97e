"""The fix of an extension that is built in a folder of a checkout, where the log shows which: by the folder, and not by `.`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from opwright import knowledge
from opwright.knowledge.packages import DELETE_MODULES
from opwright.logs.asker.build_folders import (
    BuildFolder,
    advised_in_root,
    advised_step,
    folder_of_importer,
    folder_of_library,
    folder_of_module,
    folder_of_package,
    is_missed,
)
from opwright.logs.patterns import compiled
from opwright.model import Evidence, Fix, Log, lazy
from opwright.verbs.diagnose import fixes
from opwright.verbs.diagnose.fixes.fitted_fix import PACKAGE

BUILT_HERE = "pip install --no-build-isolation --no-cache-dir -v ."
"""What builds a checkout, whichever it is."""
_EDITABLE = "pip install --no-build-isolation -e ."
_AGAIN = "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall"
_REBUILT_ANY = f"--no-binary {PACKAGE} {PACKAGE}"
_IN_PLACE = "build_ext --inplace"
_IS_IMPORT = r"ImportError: (?:lib[\w.]+: cannot open|[^/\n]{0,40}DLL load failed)"
_NAMELESS = r"_?C|_?ext|csrc|\W.*|.*[ '].*|.*\.(?:so|pyd|dll|dylib)\.?|.*_(?:fwd|bwd|forward|backward|fn|func)"
"""Modules that many a setup.py has, and what is not a module."""
_WITH_CUDA = (
    "; without CUDA_HOME set to the toolkit of torch's CUDA, many setup.py files build no CUDA part"
)


def built_in_checkout(fix: Fix, evidence: Evidence, log: Log) -> Fix | None:
    """Return how the extension that a finding is about is built where it lies; None if the log does not show where."""
    details = evidence.details
    if ".egg" in evidence.quote and (egg := _egg(fix, evidence)):
        return egg
    if any(command.endswith(_REBUILT_ANY) for command in fix.commands):
        folder = folder_of_library(_with_its_begin(evidence.quote, log))
        if folder is None and compiled(_IS_IMPORT).search(evidence.quote):
            before = "\n".join(log.text.split("\n")[: max(evidence.line - 1, 0)])
            folder = folder_of_importer(before)
        if folder and (known := _known_place(folder.path, log)):
            return fix._replace(commands=known.commands)
        return _rebuilt(folder, fix) if folder and not folder.is_shortened else None
    if _EDITABLE in fix.commands:
        package = details.get("package", "")
        return _never_built(package, evidence, log) or _editable(
            fix, folder_of_package(package, log)
        )
    if BUILT_HERE not in fix.commands:
        return None
    return _known_place(_dotted(details), log) or _by_module(
        details.get("module", ""), details, log
    )


def _with_its_begin(quote: str, log: Log) -> str:
    """Return a quote that is the middle of a long line, with the rest of the path that it begins in."""
    at = log.text.find(quote) if quote else -1
    begin = at
    while begin > 0 and log.text[begin - 1] not in " \t\n\r'\"`(":
        begin -= 1
    return f"{log.text[begin:at]}{quote}" if at > 0 else quote


def _is_elsewhere(folder: BuildFolder, name: str) -> bool:
    """Return whether a folder only contains a file that imports a known module, whose sources are in folders of other names."""
    project = knowledge.installing.project_of(name)
    if project is None or folder.is_package:
        return False
    places = (
        project.clone,
        project.folder,
        project.usual,
        *(one for _, one in project.copies),
        *project.modules,
    )
    own = {re.split(r"[/.]", place)[-1].replace("-", "_").lower() for place in places}
    return re.split(r"[/\\]", folder.path)[-1].replace("-", "_").lower() not in own


def _dotted(details: Mapping[str, str]) -> str:
    """Return the full name of what is missing: `adet._C` for the module `_C` and the package `adet`."""
    return ".".join(filter(None, (details.get("package"), details.get("module"))))


def _known_place(name: str, log: Log) -> Fix | None:
    """Return how a project of the table is built where the log shows its sources."""
    if name.startswith(("/", "~")):  # a path of the machine, after which no project is named
        return None
    project = knowledge.installing.project_of(name.lstrip("./").replace("/", "."))
    way = project and fixes.project_places.in_checkout(project, log)
    return Fix(way.summary, way.commands) if way else None


def _by_module(module: str, details: Mapping[str, str], log: Log) -> Fix | None:
    """Return how a missing module is built: by its own script, as the package advises, or from where it is imported."""
    way = knowledge.installing.way_to_install(module) if module else None
    if way and _IN_PLACE in way.commands[-1]:
        return Fix(way.summary, way.commands)
    if "bdist" in log.text and (egg := _of_a_bdist(module, log)):
        return egg
    folder = folder_of_module(module, details.get("package", ""), log)
    if folder and _is_elsewhere(folder, _dotted(details)):
        return None
    advised = advised_step(log)
    if advised and not is_missed(log) and not (folder and advised[0] not in folder.path):
        return _by_advice(*advised)
    return _built(folder, _dotted(details)) if folder else _in_root(advised_in_root(log))


def _never_built(package: str, evidence: Evidence, log: Log) -> Fix | None:
    """Return how a known compiled module is built whose folder of sources Python takes for a package; None for any other."""
    project = knowledge.installing.project_of(package)
    if project is None or "has no attribute" not in evidence.quote:
        return None
    if package not in project.modules or not (project.step and (project.copies or project.usual)):
        return None
    way = knowledge.installing.way_to_install(package)
    return _known_place(package, log) or (Fix(way.summary, way.commands) if way else None)


def _editable(fix: Fix, folder: str | None) -> Fix | None:
    """Return a fix that builds a package in the checkout where a log shows it."""
    if folder is None:
        return None
    built = f"{_EDITABLE[:-1]}{_quoted(folder)}"
    return fix._replace(commands=tuple(built if c == _EDITABLE else c for c in fix.commands))


def _egg(fix: Fix, evidence: Evidence) -> Fix | None:
    """Return how a library is built again that `setup.py install` has put into a folder of its own; None for any other."""
    named = compiled(_OF_AN_EGG).search(evidence.quote)
    project = knowledge.installing.project_of(named["name"]) if named else None
    if named is None or (project and (project.run or project.pypi == "has")):
        return None
    if not any(compiled(_BY_ITS_NAME).search(command) for command in fix.commands):
        return None
    name = named["name"].replace("_", "-")
    return fix._replace(
        summary=f"rebuild {name} for this torch in its checkout, from which setup.py install made the .egg: an index may have another project of that name",
        commands=(
            f"pip uninstall -y {name}",
            f"rm -rf build *.egg-info && {_AGAIN} .",
        ),
    )


_OF_AN_EGG = r"-packages[/\\](?P<name>[A-Za-z]\w{1,60})-\d[\w.+]{0,40}-py\d\.\d{1,2}(?:-[\w-]{1,40})?\.egg[/\\]"
_BY_ITS_NAME = r"--no-binary (?P<name>[\w.-]+) (?P=name)$"


def found_by_name(fix: Fix, evidence: Evidence, name: str = "") -> Fix:
    """Return a fix whose command finds the setup.py that names the missing module, in place of one for any folder."""
    named = evidence.details.get("module", name)
    module = re.sub(r"\.(?:so|pyd)$", "", named).rpartition(".")[2]
    is_file = "/" in evidence.details.get("module", "")
    if BUILT_HERE not in fix.commands or compiled(_NAMELESS).fullmatch(module) or is_file:
        return fix
    return fix._replace(
        summary=f"build {module} in the folder of the setup.py that names it, in a clone of the project with its submodules, by the steps of its README{_WITH_CUDA}",
        commands=(
            f'cd "$(dirname "$(grep -rlw --include=setup.py {knowledge.installing.spelt(module)} . | head -n 1)")" && {BUILT_HERE}',
        ),
    )


def built_where_installed(fix: Fix, package: str) -> Fix:
    """Return a fix that builds what lies here, for a package that pip has installed: from its sources on the index."""
    again = f"{_AGAIN} --no-binary {package} {package}"
    commands = tuple(
        again if one == BUILT_HERE else re.sub(r" \.$", f" --no-binary {package} {package}", one)
        for one in fix.commands
        if one != "rm -rf build"
    )
    return fix._replace(commands=commands) if commands != fix.commands else fix


def _by_advice(folder: str, step: str) -> Fix:
    return Fix(
        f"build it as the package says, in {folder} of its checkout{_WITH_CUDA}",
        commands=(f"cd {lazy.shlex.quote(folder)} && {step}",),
    )


def _in_root(step: str | None) -> Fix | None:
    if step is None:
        return None
    return Fix(
        f"build it as the package says, in the root of its checkout (clone the repository if it was installed from PyPI), after installing its dependencies{_WITH_CUDA}",
        commands=(step,),
    )


def _of_a_bdist(module: str, log: Log) -> Fix | None:
    """Return how a known package is installed again that setup.py install has put into an egg without its compiled part."""
    named = compiled(_IN_BDIST).search(log.text)
    way = knowledge.installing.way_to_install(f"{named['package']}.{module}") if named else None
    if named is None or way is None:
        return None
    return Fix(
        f"uninstall what setup.py install made, which lacks {module}, and install the newest sources with pip: {way.summary}",
        (f"pip uninstall -y {named['package'].replace('_', '-')}", *way.commands),
    )


_IN_BDIST = r"build[/\\]bdist\.[\w.-]{3,40}[/\\]egg[/\\](?P<package>[A-Za-z]\w{1,60})[/\\]"


def _built(folder: BuildFolder, name: str) -> Fix:
    install = "pip install --no-build-isolation --no-cache-dir -v"
    project = knowledge.installing.project_of(name)
    if project and project.settings:
        install = f"{project.settings} {install}"
    if folder.is_package:
        return Fix(
            f"build the extension in {folder.path}, from where the package is imported{_WITH_CUDA}; if it is already built and installed elsewhere, run Python in another folder",
            commands=(f"{install} -e {_quoted(folder.path)}",),
        )
    return Fix(
        f"build the extension in {folder.path}, beside the file that imports it (its setup.py may lie one folder higher){_WITH_CUDA}",
        commands=(f"{install} {_quoted(folder.path)}",),
    )


def _rebuilt(folder: BuildFolder, fix: Fix) -> Fix:
    """Return how to build again what lies in a checkout: setuptools keeps what it has built before."""
    editable = "-e " if folder.is_package else ""
    return fix._replace(
        summary=f"rebuild it for this torch in {folder.path}, after deleting the old build, which setuptools would reuse",
        commands=(
            f"cd {_quoted(folder.path)} && rm -rf build && {DELETE_MODULES} && {_AGAIN} {editable}.",
        ),
    )


def _quoted(path: str) -> str:
    """Return a folder as pip takes it for one, and a shell for one word."""
    is_relative = not re.match(r"[./~]|[A-Za-z]:", path)
    whole = f"./{path}" if is_relative else path
    return whole if re.fullmatch(r"[\w./~-]+", whole, re.ASCII) else lazy.shlex.quote(whole)
