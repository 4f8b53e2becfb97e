"""Who asks: the package that failed, and the system, installer and shell that a fix is typed for, as a log shows them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import knowledge, logs
from opwright.knowledge.pypi.native_packages import FOR_KERNELS, PACKAGES_OF_MODULES
from opwright.logs.patterns import compiled
from opwright.model import InstallCommand, Installer, Log, Shell, Situation, System

BUILD_WORDS = (
    "uilding wheel",
    "Failed to build",
    "build wheel",
    "setup.py",
    "pip-install-",
    "Collecting ",
    "Downloading ",
    "Using cached ",
    "build dependency",
    "download and build",
)
"""Of which a log of pip that builds or fails to build a package has one."""
_NAME = r"(?P<name>[A-Za-z][\w.-]{1,60})(?![\w.+:/-])"
_BUILT = (
    (
        r"(?:Failed building wheel for|Failed to build installable wheels[^(\n]{0,80}\(|Could not build wheels for"
        rf"|Failed to build:?|Failed to download and build:?) [`'\"(]?{_NAME}"
    ),
    r"[/\\]pip-install-\w{8}[/\\](?P<name>[A-Za-z][\w.-]{1,60}?)(?:_[\da-f]{32})?[/\\]setup\.py\b",
    rf"Building wheel for {_NAME} \(",
    rf"Running setup\.py \w{{3,12}} for {_NAME}",
    rf"Getting requirements to build wheel[^\n]{{0,40}}for {_NAME}",
    r"^[ \t]*(?:Downloading|Using cached) (?:\S{1,120}/)?(?P<name>[A-Za-z]\w{1,40})-\d[\w.]{0,30}\.(?:tar\.gz|zip)\b",
)
_BEGINS = rf"^[ \t]*(?:Collecting (?!package metadata){_NAME}|Building wheel for (?P<building>[A-Za-z][\w.-]{{1,60}}) \(|Running setup\.py \w{{3,12}} for (?P<set_up>[A-Za-z][\w.-]{{1,60}}))"
_ENDS = rf"Failed building wheel for {_NAME}"
"""What pip says when it turns to a package, and when it has failed with one."""
BUILD_PATTERNS = (_BEGINS, _ENDS, *_BUILT)
"""Each matches only where one of `BUILD_WORDS` stands."""
_ASKED = r"\bpip3? install (?:--?[\w-]+(?:[= ](?:https?://\S+|:all:))? )*(?P<name>(?!\S+\.(?:txt|in|toml|ya?ml)\b)[A-Za-z][\w.-]{1,60})(?:\[[\w,-]+\])?(?:[=<>!~]=?[\w.+*]+)?[ \t]*$"
_TOOLS = frozenset({"torch", "pip", "setuptools", "wheel", "ninja", "packaging"})
"""What is installed before a package is built, or because pip advises it."""
_COMMAND_WORDS = ("install", "uv ", "setup.py", "pdm add", "poetry add")
"""A log that shows such a command has one of these."""
_MOST_LINES_OF_PROSE = 25
_INSIDE = r"-packages[/\\]{1,2}(?P<name>[A-Za-z_]\w{1,60})(?:-[\w.-]{1,80}\.egg)?(?P<rest>[/\\.])"
_OTHERS = (
    r"(?:torch|triton|nvidia|numpy|pip|setuptools|wheel|importlib|pkg_resources|_distutils_hack|pybind11|ninja|IPython|ipykernel"
    r"|transformers|accelerate|diffusers|click|typer|pytest|_pytest|hydra|tqdm|uvicorn|fastapi|gradio|lightning|pytorch_lightning)"
)
"""What stands in many tracebacks and is seldom the package that failed."""
_LIBRARY = r"(?:^|[\s/\\'\"(.])(?P<name>(?!_|lib)[A-Za-z]\w{4,60})\.(?:cpython-\d|cp\d\d|abi3|so: undefined symbol)"
_OF_LIBRARIES = (".cpython-", ".cp", ".abi3", ".so: undefined symbol")
"""A compiled module that is called as its package is."""
_COMPANIONS = ("torchvision", "torchaudio")
_TORCH_OF_CONDA = r"\b(?:conda|mamba) install [^\n]{0,200}\bpytorch\b|\bpytorch +\d[\d.]{2,8} +py\d|\bpytorch[-=]\d[\d.]{2,8}[-=]py\d"
"""A command of conda, and its lists and packages."""
_UV = (
    "├─▶",
    "╰─▶",
    "uv pip ",
    "/uv/builds-v0",
    "hint: `",
    "hint: You're on ",
    "hint: This error likely indicates that `",
    "hint: This usually indicates a problem with the package or the build environment",
)
_UV_PROJECT = (
    "uv sync",
    "uv add ",
    "uv run ",
    "uv lock",
    "uv.lock",
    ") was included because `",
    " @ registry+http",
    "tool.uv.required-environments",
)
"""What uv prints, and the commands that it is called by, in an environment and for a project."""
_POWERSHELL = r"^PS [A-Z]:\\|CategoryInfo\s*:|At line:\d+ char:\d+"
_BASH_ON_WINDOWS = r"MINGW64|MSYS_NT|^\s*\$ |[\s=:]/[cd]/Users/"


def situation_of(log: Log, *, named: bool, line: int = 0) -> Situation:
    """
    Return who asks; the package only if it is to be `named`: None where the log names none, or several.

    Of a log that builds several packages it is the one that was built in `line`.
    """
    system = _system((log.machine.os or "").lower())
    typed = _typed(log)
    package = (_package(log, line) or _only_one(typed, log)) if named else None
    command = _command(typed, package, line)
    requirement = logs.requirements.requirement_of(package, log, command) if named else None
    is_resolved = "\nResolved " in f"\n{log.text}"
    machine = log.machine
    if machine.torch is None:
        machine = machine._replace(torch=logs.named_torch.named_torch(log))
    asker = Situation(package, machine, system, _installer(log, command), _shell(log, system))
    companions = tuple(name for name in _COMPANIONS if name in log.text)
    has_conda = "pytorch" in log.text and compiled(_TORCH_OF_CONDA).search(log.text) is not None
    return asker._replace(
        requirement=requirement,
        command=command,
        companions=companions,
        is_resolved=is_resolved,
        has_conda=has_conda,
    )


def _typed(log: Log) -> list[tuple[int, InstallCommand]]:
    """Return the commands that install something, each with its line; 0 for the one that was watched."""
    if log.command and (watched := logs.install_commands.watched_command(log.command)):
        return [(0, watched)]
    if any(word in log.text for word in _COMMAND_WORDS):
        return list(logs.install_commands.install_commands(log))
    return []


def _only_one(typed: list[tuple[int, InstallCommand]], log: Log) -> str | None:
    """Return the package that was asked for, where a command was watched that asks for one."""
    asked = typed[0][1].requirements if log.command and typed else ()
    return logs.install_commands.name_of(asked[0]) or None if len(asked) == 1 else None


def _command(
    typed: list[tuple[int, InstallCommand]], package: str | None, line: int
) -> InstallCommand | None:
    """Return the command that failed: the last before a line, of those that name the package if any does."""
    before = [command for at, command in typed if at <= line or not line] or [c for _, c in typed]
    naming = [
        one
        for one in before
        if package and any(logs.install_commands.names(r, package) for r in one.requirements)
    ]
    return next(reversed(naming or before), None)


def _installer(log: Log, command: InstallCommand | None) -> Installer:
    if command:
        is_uv = command.program.startswith("uv")
        if not is_uv:
            return Installer.PIP
        return Installer.UV if command.program == "uv pip install" else Installer.UV_PROJECT
    if any(sign in log.text for sign in _UV_PROJECT):
        return Installer.UV_PROJECT
    return Installer.UV if any(sign in log.text for sign in _UV) else Installer.PIP


def _package(log: Log, line: int) -> str | None:
    """Return the package that was being built in a line, or else the only one that was, or whose file failed last."""
    is_build = any(words in log.text for words in BUILD_WORDS)
    if is_build and (package := _built_in(log, line) or _built(log)):
        return package
    if is_build and (address := logs.requirements.address_that_failed(log)):
        return logs.install_commands.name_of(address)
    if files := list(_files(log)):
        return files[-1]
    libraries = any(word in log.text for word in _OF_LIBRARIES)
    for library in compiled(_LIBRARY).finditer(log.text) if libraries else ():
        if knowledge.installing.way_to_install(library["name"]):
            owner = knowledge.installing.project_of(library["name"])
            return owner.name if owner else library["name"]
    return (_asked(log) if "install" in log.text else None) or _mentioned(log)


def _system(name: str) -> System:
    if "win" in name and "darwin" not in name and "wsl" not in name:
        return System.WINDOWS
    is_macos = any(word in name for word in ("mac", "darwin", "os x"))
    return System.MACOS if is_macos else System.LINUX


def _built_in(log: Log, line: int) -> str | None:
    """Return the package that pip was building in a line; None if it does not say so."""
    begun = [(log.number_at(m.start()), _first(m)) for m in compiled(_BEGINS).finditer(log.text)]
    ended = [(log.number_at(m.start()), m["name"]) for m in compiled(_ENDS).finditer(log.text)]
    begun = [(at, name) for at, name in begun if _plain(name).lower() not in _TOOLS]
    after = next((one for one in ended if one[0] >= line), None)
    before = next((one for one in reversed(begun) if one[0] <= line), None)
    if after and not any(line < at < after[0] for at, _ in begun):
        return _plain(after[1])
    return _plain(before[1]) if before else None


def _first(match: re.Match[str]) -> str:
    return str(next(filter(None, match.groups())))


def _built(log: Log) -> str | None:
    """Return the only package that was built, by the surest message that names one."""
    for pattern in _BUILT:
        built = {_plain(match["name"]) for match in compiled(pattern).finditer(log.text)}
        if len(built) == 1:
            return built.pop()
    return None


def _asked(log: Log) -> str | None:
    """Return the only package that pip was asked for."""
    asked = {_plain(match["name"]) for match in compiled(_ASKED).finditer(log.text)} - _TOOLS
    return asked.pop() if len(asked) == 1 else None


def _mentioned(log: Log) -> str | None:
    """Return the only kernel package that the user mentions."""
    if log.text.count("\n") > _MOST_LINES_OF_PROSE:
        return None
    text = log.text.lower().replace("_", "-")
    found = [name for name in FOR_KERNELS if name in text and _is_a_word(name, text)]
    if not found:
        return _said_to_install(log.text)
    if len(found) != 1:
        return None
    library = compiled(_FAILING_LIBRARY).search(log.text) if ".so: " in log.text else None
    return None if library and not _is_of(library["path"], found[0]) else found[0]


def _said_to_install(text: str) -> str | None:
    """Return the known project that somebody says to install or build."""
    may_say = "nstall" in text or "uild" in text or "ompil" in text
    said = compiled(_SAID_TO_INSTALL).search(text) if may_say else None
    owner = knowledge.installing.project_of(said["name"]) if said else None
    return owner.name if owner else None


_SAID_TO_INSTALL = r"(?i)\b(?:install(?:ing|ed)?|build(?:ing)?|compil(?:e|ing))\s(?:the |of )?[`'\"]?(?P<name>[A-Za-z][\w-]{3,40})"
_FAILING_LIBRARY = r"(?P<path>[\w./-]{3,240}\.so): (?:undefined symbol|cannot open shared object)"


def _is_of(path: str, name: str) -> bool:
    """Return whether a failing library may belong to a package that the user mentions: by its path."""
    spelt = path.lower().replace("_", "-")
    return name in spelt or name.partition("-")[0] in spelt


def _is_a_word(name: str, text: str) -> bool:
    """Return whether a name stands for itself in a text, and not in a path or a longer name."""
    return re.search(rf"(?<![\w./\\-]){re.escape(name)}(?![\w/\\-])", text) is not None


def _files(log: Log) -> Iterator[str]:
    """Yield the packages whose files stand in the log, without those that most logs have."""
    for match in compiled(_INSIDE).finditer(log.text) if "-packages" in log.text else ():
        name = match["name"].removesuffix("_cuda")
        if (
            name.startswith("lib")
            and match["rest"] == "."
            and log.text.startswith("so", match.end())
        ):
            owner = knowledge.installing.project_of(name.removeprefix("lib").partition("_")[0])
            if owner:
                yield owner.name
                continue
        if name.startswith("_") and (own := knowledge.installing.project_of(name)):
            yield own.name
        elif name.startswith("_"):  # the module of a package that is called otherwise
            continue
        elif not compiled(_OTHERS).fullmatch(name):
            yield PACKAGES_OF_MODULES.get(name, _plain(match["name"]))


def _plain(name: str) -> str:
    return name.rstrip(".").replace("_", "-")


def _shell(log: Log, system: System) -> Shell:
    if system is not System.WINDOWS or compiled(_BASH_ON_WINDOWS).search(log.text):
        return Shell.SH
    return Shell.POWERSHELL if compiled(_POWERSHELL).search(log.text) else Shell.CMD
