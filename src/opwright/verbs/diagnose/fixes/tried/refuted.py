"""
What the log itself refutes of a fix.

A wheel comes from the list that has just brought one that does not load; a command has been tried; a package is there
already, or belongs to another distribution. Such a command costs time and cannot help: it is left out, or exchanged for
what remains.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from opwright import knowledge, logs
from opwright.knowledge.packages import DELETE_MODULES
from opwright.knowledge.versions import is_before, is_older, public, series
from opwright.logs.asker.tried import (
    asked_for_newest,
    is_cloned_with_submodules,
    is_without_apt,
    packages_there,
    torches_of_pyg_lists,
)
from opwright.logs.patterns import compiled
from opwright.model import Fix, Log, Shell, Situation, System
from opwright.verbs.diagnose import fixes

_REBUILT = "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary {0} {0}"
_FROM_PYG = r"pip install --force-reinstall --no-deps (?P<name>[\w-]+) -f \S*data\.pyg\.org"
_FROM_PYTORCH = r"pip install (?P<name>torchvision|torchaudio) .*--index-url "
_FIRST_WITH_NEW_STRINGS = "2.6"
"""Of PyTorch's wheels for Linux, those before it have the old layout of std::string."""
_WITHOUT_WHEELS = "; the wheels are for PyTorch's own builds, and the installed torch comes from elsewhere (conda-forge, NVIDIA, the distribution); or install both from one source"
_APT = r"(?:sudo )?apt(?:-get|-file|-cache)? "
_RPM = r"(?:sudo )?(?:dnf|yum) "
_ONE_INSTALLED = (
    r"(?:sudo )?(?:apt-get install (?:-y )?|(?:python3? -m )?pip3? install )(?P<name>[\w.+-]+)"
)
_SUBMODULES = "git submodule update"
_HEADERS_ALONE = {
    "glm": ("https://github.com/g-truc/glm.git", "glm"),
    "Eigen": ("https://gitlab.com/libeigen/eigen.git", "eigen"),
    "nlohmann": ("https://github.com/nlohmann/json.git", "json/include"),
    "parallel_hashmap": ("https://github.com/greg7mdp/parallel-hashmap.git", "parallel-hashmap"),
}
"""Header-only libraries with compatible releases: their repositories, and what goes on the include path."""


def is_on_no_index(name: str, log: Log) -> bool:
    """Return whether pip has said that an index has nothing of a name."""
    absent = (compiled(_ABSENT).finditer(log.text)) if "versions: none" in log.text else ()
    return any(logs.install_commands.is_same(match["name"], name) for match in absent)


_ABSENT = r"satisfies the requirement (?P<name>[A-Za-z][\w.-]{0,60}?)(?:[\[=<>!~ ][^\n]{0,200})? ?\(from versions: none\)"


def from_sources(fix: Fix, details: Mapping[str, str], situation: Situation, log: Log) -> Fix:
    """Return a fix that builds a package instead of one that installs a wheel where none fits."""
    for command in fix.commands:
        if wheel := compiled(_FROM_PYG).match(command):
            name = wheel["name"]
            if reason := _why_no_wheel_of_pyg(details, situation, log):
                summary = f"build {name} from source for the installed torch{reason}"
                return fix._replace(summary=summary, commands=(_REBUILT.format(name),))
        if (wheel := compiled(_FROM_PYTORCH).match(command)) and _is_of_others(
            details, situation, log
        ):
            name, branch = wheel["name"], _branch(wheel["name"], situation.machine.torch or "")
            address = f"git+https://github.com/pytorch/{name.removeprefix('torch')}.git@{branch}"
            again = f"pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall {address}"
            summary = f"build {name} from its repository for the installed torch{_WITHOUT_WHEELS}"
            return fix._replace(summary=summary, commands=(again,))
    return fix


def _why_no_wheel_of_pyg(details: Mapping[str, str], situation: Situation, log: Log) -> str | None:
    """Return why no wheel of PyG's lists can help; None where one may."""
    torch = situation.machine.torch
    if torch and not knowledge.wheel_builds.page_has("data.pyg.org", torch.removeprefix("v"), None):
        first, last = knowledge.wheel_builds.PAGES["data.pyg.org"]
        return f": the wheel indexes are for torch {first} to {last}"
    if _is_of_others(details, situation, log):
        return _WITHOUT_WHEELS
    tried = torches_of_pyg_lists(log)
    if torch is None and tried and all(_has_it(details, one) for one in tried):
        return None  # which is another one's, as it lacks what those have
    known = public(torch.removeprefix("v")) if torch else None
    if tried and (known is None or known in tried):
        lists = " and ".join(sorted(tried))
        here = "" if known else "; if your torch is another release, use its index instead"
        return f": the wheel from the index for torch {lists} is the one that does not load{here}"
    return None


def _has_it(details: Mapping[str, str], torch: str) -> bool:
    """Return whether a torch is of those that have the name which the installed one lacks, `1.8.0..1.9.1, 1.12.0..1.12.1`."""
    for span in details.get("exported_by", "").split(", "):
        first, _, last = span.partition("..")
        if not is_before(torch, first) and not is_before(last, torch):
            return True
    return False


def _is_of_others(details: Mapping[str, str], situation: Situation, log: Log) -> bool:
    """Return whether the installed torch is not one of PyTorch's wheels, by its layout of std::string or its machine."""
    torch = situation.machine.torch
    if torch and compiled(_OF_JETSON).search(f"{log.text}\n{torch}"):
        return True
    is_old = torch is not None and is_older(torch, _FIRST_WITH_NEW_STRINGS) is True
    return details.get("built_with") == "old" and is_old and situation.system is System.LINUX


_OF_JETSON = r"(?i)\bjetson|jetpack|\bl4t\b|[-.]tegra|\borin (?:nano|nx|agx)\b|\+?nv\d\d\.\d\d"
"""Whose GPU only NVIDIA's builds of torch are for, up to JetPack 6."""


def _branch(name: str, torch: str) -> str:
    """Return the branch of torchvision's or torchaudio's repository that is for a torch."""
    major, _, minor = series(public(torch.removeprefix("v"))).partition(".")
    if name == "torchaudio":
        return f"release/{major}.{minor}" if major == "2" else f"release/0.{minor}"
    return f"release/0.{int(minor) + (15 if major == '2' else 1)}"


def without_refuted(fix: Fix, details: Mapping[str, str], situation: Situation, log: Log) -> Fix:
    """Return a fix without the commands that the log shows to be useless."""
    if any(command.startswith(_SUBMODULES) for command in fix.commands):
        fix = _without_submodules(fix, details, situation, log)
    if any(command.startswith(_TOOLKIT_OF_CONDA) for command in fix.commands):
        fix = _with_toolkit(fix, situation)
    commands = tuple(map(_without_cleaning, fix.commands))
    commands = _of_this_distribution(commands, log)
    there = packages_there(log)
    commands = tuple(one for one in commands if not _is_there(one, there))
    if len(commands) == 1 and situation.command and commands[0] in _typed(log):
        commands = ()
    newest = [one for one in commands if _is_newest_again(one, log)]
    if newest:
        commands = tuple(_releases_of(one) if one in newest else one for one in commands)
        fix = fix._replace(summary=f"{fix.summary}{_NOT_THE_NEWEST}")
    return fix if commands == fix.commands else fix._replace(commands=commands)


def _is_newest_again(command: str, log: Log) -> bool:
    """Return whether a command brings the newest release of a package, and the log shows that this has been done."""
    named = compiled(_NEWEST).fullmatch(command) if " install " in command else None
    return named is not None and named["name"].lower().replace("_", "-") in asked_for_newest(log)


def _releases_of(command: str) -> str:
    """Return what shows the releases of the package that a command installs."""
    return compiled(_NEWEST).sub(r"\g<pip> index versions \g<name>", command)


_NEWEST = r"(?P<pip>(?:\S+ -m )?pip) install (?:--\S+ )*(?:-U|--upgrade) (?:--\S+ )*(?P<name>[A-Za-z][\w.-]*)"
_NOT_THE_NEWEST = "; the log shows that the newest was installed: install another release, one made for the installed torch"


def after_failed_build(fix: Fix, details: Mapping[str, str], situation: Situation, log: Log) -> Fix:
    """Return how to see why a package was not built, where the log shows that its build has failed: another like it fails too."""
    module = details.get("module", "").partition(".")[0]
    failed = any(
        logs.install_commands.is_same(m["name"], module)
        for m in compiled(_FAILED_BUILD).finditer(log.text)
    )
    if not failed or not fix.commands or "pip install " not in fix.commands[-1]:
        return fix
    *before, last = fix.commands
    verbose = last.replace(
        "pip install ", "pip install -v " if " -v " not in last else "pip install "
    )
    return fix._replace(
        summary=f"the build of {module} failed, and the log does not show what failed: rebuild with full output, and look for the first FAILED or error:, which is the cause",
        commands=(
            *before,
            f"{re.sub(_THERE, _ONE_JOB, verbose)} 2>&1 | tee build.log"
            if situation.shell is Shell.SH
            else verbose,
        ),
    )


_THERE, _ONE_JOB = r"^(cd .* && )?(?=pip )", r"\g<1>MAX_JOBS=1 "
_FAILED_BUILD = r"Failed building wheel for (?P<name>[\w.-]{1,80})"
_TOOLKIT_OF_CONDA = "conda install -c nvidia cuda-toolkit="
_FIRST_OF_CONDA = "11.3"
"""The first CUDA whose toolkit NVIDIA's conda channel has: https://anaconda.org/nvidia/cuda-toolkit."""


def _with_toolkit(fix: Fix, situation: Situation) -> Fix:
    """Return a fix that names an installed toolkit, if torch's CUDA is older than those on NVIDIA's conda channel."""
    label = re.search(r"\+cu(\d{1,2})(\d)$", situation.machine.torch or "")
    cuda = f"{label[1]}.{label[2]}" if label else None
    if cuda is None or not is_older(cuda, _FIRST_OF_CONDA):
        return fix
    return fix._replace(
        summary=f"{fix.summary}; the CUDA {cuda} toolkit is at https://developer.nvidia.com/cuda-toolkit-archive, not on NVIDIA's conda channel",
        commands=(f"export CUDA_HOME=/usr/local/cuda-{cuda} PATH=/usr/local/cuda-{cuda}/bin:$PATH",)
        if situation.system is System.LINUX
        else (),
    )


def _without_cleaning(command: str) -> str:
    """Return a command that installs a package from the index without what deletes the builds of a checkout."""
    is_of_index = " --no-binary " in command and compiled(_OF_INDEX).search(command)
    return (
        command.rpartition(" && ")[2] if is_of_index and command.startswith(_CLEANING) else command
    )


_CLEANING = f"rm -rf build *.egg-info && {DELETE_MODULES} && "
_OF_INDEX = r" --no-binary (?P<name>[\w.-]+) ['\"]?(?P=name)\b[^\s]*$"


def _typed(log: Log) -> frozenset[str]:
    """Return the commands that the log shows, which have not helped."""
    return frozenset(
        fixes.own_command.typed(command)
        for _, command in logs.install_commands.install_commands(log)
    )


def _of_this_distribution(commands: tuple[str, ...], log: Log) -> tuple[str, ...]:
    """Return commands without those for another distribution's packages."""
    if not any(re.match(rf"{_APT}|{_RPM}", command) for command in commands):
        return commands
    is_rpm = is_without_apt(log)
    if is_rpm is None:
        return commands
    return tuple(one for one in commands if not re.match(_APT if is_rpm else _RPM, one))


def _is_there(command: str, there: frozenset[str]) -> bool:
    """Return whether a command installs one package that is there already."""
    installed = re.fullmatch(_ONE_INSTALLED, command) if there else None
    return installed is not None and installed["name"].lower() in there


def _without_submodules(
    fix: Fix, details: Mapping[str, str], situation: Situation, log: Log
) -> Fix:
    """Return what to do if the submodules were fetched, and the sources are missing nevertheless."""
    if not is_cloned_with_submodules(log):
        return fix
    missing = details.get("missing", "").replace("\\", "/")
    top = next((one for one in _HEADERS_ALONE if f"/{one}/" in f"/{missing}"), None)
    if top is None:
        return Fix(
            f"the submodules were fetched, and none of them has {missing or 'the file'}: use the commit or branch that the README names, or copy that library's sources to where the"
            " build looks for them (the -I folders of its command)",
            commands=("git submodule status --recursive",),
        )
    address, folder = _HEADERS_ALONE[top]
    is_windows = situation.system is System.WINDOWS
    named = (
        f"set INCLUDE=%CD%\\{folder};%INCLUDE%"
        if is_windows
        else f'export CPATH="$PWD/{folder}:$CPATH"'
    )
    return Fix(
        f"fetch {top} itself: the submodules were fetched, and none of them has it; the variable points the compilers to it, as would a copy in the project's folder where the"
        " build looks for it",
        commands=(f"git clone {address}", named.replace("/", "\\") if is_windows else named),
    )
