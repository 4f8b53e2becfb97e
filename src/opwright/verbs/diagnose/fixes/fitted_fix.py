"""
A fix as the one who asks can type it: for the package, system, installer and shell that the log shows.

Causes write commands for pip, sh and Linux, with the word PACKAGE where only the log can name the package. What does
not exist on the other system is left out, and so is what cannot be completed: the summary says it in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from opwright import knowledge
from opwright.knowledge.packages import PUBLISHED_TORCH
from opwright.knowledge.pypi.native_packages import (
    FOR_KERNELS,
    FORCES_BUILD,
    OTHERS_ON_PYPI,
    WHEELS_ONLY,
    is_on_pypi,
)
from opwright.logs.patterns import compiled
from opwright.model import Fix, Installer, Shell, Situation, System
from opwright.verbs.diagnose import fixes

PACKAGE = "PACKAGE"
"""What only the log can fill in, in a cause's commands."""
ARCHS = "TORCH_CUDA_ARCH_LIST="
"""In commands, where the architectures stand that a build is for."""
ABSENT = "absent"
"""In a cause's details, a package that the index does not have."""
_PLACEHOLDERS = (
    r"\b(?:IMAGE|BRANCH|THE COMPUTE CAPABILITY|FILE)\b|\bLIBRARY(?:\.pyd)?\b(?!=)|_XX\b|/path/to/"
)
_WORDS_OF_PLACEHOLDERS = ("IMAGE", "BRANCH", "COMPUTE", "FILE", "LIBRARY", "_XX", "/path/to/")
_UNNAMED = "; the log does not name the package to put in its command"
_FROM_A_LIST = (" -f ", "--find-links", "index-url")
_OF_A_PROJECT = "uv lock"
_SUDO = "; drop sudo: it runs the system's Python, not the environment's"
_FROM_ITS_REPOSITORY = "; it is built from its repository, by the steps of its README: PyPI has no package of that name, or another project"
_DECLARED = (
    "; or declare it for the package under [tool.uv.extra-build-dependencies] in pyproject.toml"
)
_FOR_CUDA = "FORCE_CUDA=1 "
"""Before a command that macOS has no use for."""
_LINUX_ONLY = frozenset(
    [
        "apt-get",
        "apt",
        "apt-cache",
        "apt-file",
        "dnf",
        "yum",
        "scl",
        "ldconfig",
        "patchelf",
        "systemctl",
        "readelf",
        "findmnt",
        "dmesg",
        "nvidia-smi",
    ]
)
_FROM_SOURCES = r"--no-binary (?P<name>[\w.-]+) (?P<requirement>['\"]?(?P=name)\b[^\s]*)"
_PROGRAM = r"(?:^|[|&;(]\s*)(?:[A-Z_]+=\S* )*([\w./-]+)"
"""A program that a command runs, after what it sets for it."""
_INSTALLED_LAST = rf"\bpip install [^|;&]*\b{PACKAGE}$"
_WITHOUT_ISOLATION = "--no-build-isolation"
_BUILT_HERE = r"\bpip install [^|;&]* \.(?=$| 2>&1)"


def is_others(details: Mapping[str, str]) -> bool:
    """Return whether a finding is about a package whose name is another project's on PyPI, or of a release that PyPI does not have."""
    return any(True for _ in others_named(details))


def others_named(details: Mapping[str, str]) -> Iterator[str]:
    """Yield the modules of such packages that a finding names."""
    for top in top_modules(details):
        if top in OTHERS_ON_PYPI or (top and "dependency" in details and not is_on_pypi(top)):
            yield top


def top_modules(details: Mapping[str, str]) -> Iterator[str]:
    """Yield the top modules that a finding names."""
    keys = ("package", "dependency") if details.get("package") else ("dependency", "module")
    for key in keys:  # a package's module is not a package
        yield re.split(r"[./]", details.get(key, ""))[0]


def fitted(fix: Fix, situation: Situation) -> Fix:
    """Return a fix whose every command is complete, and exists where it is typed."""
    package = situation.package
    is_elsewhere = situation.requirement is None and package is not None and not is_on_pypi(package)
    is_replaced = any("--force-reinstall" in command for command in fix.commands)
    source = None
    if (
        package and is_elsewhere and is_replaced
    ):  # and is not a checkout, which is built where it is
        source = knowledge.installing.source_of(package)
    if is_elsewhere:
        situation = situation._replace(package=None, requirement=source)
        is_elsewhere = source is None
    fix = fix._replace(commands=tuple(_named(command, situation) for command in fix.commands))
    if any("pip install" in command and "torch" in command for command in fix.commands):
        fix = fixes.torch_commands.with_torch_that_fits(fix, situation)
    if any("pip install" in command and "nvidia-" in command for command in fix.commands):
        typed_for_torch = (
            fixes.nvidia_commands.with_those_of_torch(one, situation) for one in fix.commands
        )
        fix = fix._replace(commands=tuple(typed_for_torch))
    named = [_from_its_repository(command) for command in fix.commands]
    if any(ARCHS in command for command in named):
        fix, named = fixes.gpu_settings.for_the_gpu(fix, named, package, situation)
    whole = [
        command
        for command in named
        if not _is_incomplete(command)
        and not _installs_what_pypi_lacks(command)
        and (situation.installer is Installer.UV_PROJECT or not command.startswith(_OF_A_PROJECT))
    ]
    unnamed = any(PACKAGE in command and "install " in command for command in named)
    is_dropped = any(map(_installs_what_pypi_lacks, named))
    note = _FROM_ITS_REPOSITORY if is_elsewhere or is_dropped else _UNNAMED
    typed = tuple(t for command in whole for t in _for_system(command, situation))
    if situation.installer is not Installer.PIP:
        typed = fixes.uv_commands.with_uv(typed, situation)
        if any("--no-build-isolation-package" in one for one in typed):
            fix = fix._replace(summary=fix.summary + _DECLARED)
    if situation.command:
        if situation.command.is_sudo:
            fix = fix._replace(summary=fix.summary + _SUDO)
        typed = fixes.own_command.as_typed(typed, situation)
    return fix._replace(
        commands=typed, summary=fix.summary + (note if unnamed or is_dropped else "")
    )


def _installs_what_pypi_lacks(command: str) -> bool:
    """Return whether a command asks the index for a package by the name of one that it does not have."""
    by_index = "pip install " in command and not any(one in command for one in _FROM_A_LIST)
    last = command.rpartition(" ")[2]
    is_module = last.startswith("_")  # of a package that is called otherwise
    is_name = last[:1].isalnum()  # and no folder
    return by_index and (is_module or (is_name and not is_on_pypi(last)))


def _from_its_repository(command: str) -> str:
    """Return a command that asks the index for what it does not have, with the repository that has it."""
    if not _installs_what_pypi_lacks(command):
        return command
    begin, _, name = command.rpartition(" ")
    source = knowledge.installing.source_of(name)
    return f"{begin} --no-build-isolation {source}" if source else command


def _is_incomplete(command: str) -> bool:
    if ":all:" in command and command.rpartition(" ")[2].lower().replace("_", "-") in WHEELS_ONLY:
        return True
    is_left_open = PACKAGE in command or command.endswith(" ...")
    may_have_one = any(word in command for word in _WORDS_OF_PLACEHOLDERS)
    return is_left_open or (may_have_one and compiled(_PLACEHOLDERS).search(command) is not None)


def _named(command: str, situation: Situation) -> str:
    """Return a command with the package's name filled in, as it was requested if it is being installed."""
    package, requirement = situation.package, situation.requirement
    if requirement and compiled(_INSTALLED_LAST).search(command):
        command = f"{command.removesuffix(PACKAGE)}{requirement}"
    elif package is None and _WITHOUT_ISOLATION in command and (listed := _listed(situation)):
        command = compiled(_INSTALLED_LAST).sub(
            lambda one: one[0].replace(PACKAGE, listed), command
        )
    elif requirement and _is_of_index(package) and compiled(_BUILT_HERE).search(command):
        command = _built(command, package, requirement)
    elif package and not requirement and " -e ." not in command and _is_installed_by_name(package):
        command = compiled(_BUILT_HERE).sub(lambda built: f"{built[0][:-1]}{package}", command)
    if package and f":all: {PACKAGE}" in command:
        forced = FORCES_BUILD.get(package.lower().replace("_", "-"), "")
        command = f"{forced} {command}".strip()
    if package:
        is_module = command.startswith("python -c")
        command = command.replace(PACKAGE, package.replace("-", "_") if is_module else package)
    is_of_sources = "--no-binary" in command
    return compiled(_FROM_SOURCES).sub(_from_wheels, command) if is_of_sources else command


def _listed(situation: Situation) -> str:
    """Return the file of requirements that pip was asked for, as its option; '' where it was asked for something else."""
    asked = situation.command.requirements if situation.command else ()
    is_list = len(asked) == 1 and re.fullmatch(r"-r [\w./-]+", asked[0], re.ASCII)
    return asked[0] if is_list else ""


def _from_wheels(build: re.Match[str]) -> str:
    """Return what installs a package from its sources, or from its wheels if there are no sources."""
    name = build["name"].lower().replace("_", "-")
    return build["requirement"] if name in WHEELS_ONLY else build[0]


def _is_of_index(package: str | None) -> bool:
    return package is None or is_on_pypi(package)


def _is_installed_by_name(package: str) -> bool:
    """Return whether a package is one that people install from the index, as a rule."""
    spelt = package.lower().replace("_", "-")
    return spelt in FOR_KERNELS | {"mmcv-full"} and is_on_pypi(spelt)


def _built(command: str, package: str | None, requirement: str) -> str:
    """Return a command that builds what lies here, as one that builds what was asked for."""
    place = compiled(_BUILT_HERE).search(command)
    begin, rest = (
        (command[: place.end() - 2], command[place.end() :].strip()) if place else (command, "")
    )
    is_of_index = requirement[0] not in "./-~" and "/" not in requirement
    if package and is_of_index and "--no-binary" not in command:
        begin += f" --no-binary {package}"
    return f"{begin} {requirement} {rest}".rstrip()


def _for_system(command: str, situation: Situation) -> Iterator[str]:
    """Yield a command as the system's shell takes it; nothing if the system has no such command."""
    if situation.system is System.LINUX:
        yield command
    elif situation.system is System.MACOS or situation.shell is Shell.SH:
        if not _LINUX_ONLY & _programs(command):
            is_mac = situation.system is System.MACOS
            yield command.replace(_FOR_CUDA, "") if is_mac else command
    else:
        plain = command.replace(PUBLISHED_TORCH, "torch torchvision")  # cmd cannot ask pip for it
        typed = fixes.windows_commands.on_windows(plain, situation.shell)
        if typed is not None:
            yield typed


def _programs(command: str) -> set[str]:
    """Return the programs that a command runs."""
    return {match[1] for match in compiled(_PROGRAM).finditer(command)}
