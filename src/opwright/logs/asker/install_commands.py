"""The commands that install or build packages, as typed by the user in a log."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.logs.patterns import compiled
from opwright.model import InstallCommand, Log, lazy

_PYTHON = r"(?:python(?:3(?:\.\d+)?)?|py(?: -3(?:\.\d+)?)?)"
_PROGRAM = (
    rf"(?:{_PYTHON} -m )?pip(?:3(?:\.\d+)?)? install|uv pip install|uv (?:add|sync|lock|run)|uv tool install|pdm add|poetry add"
    rf"|{_PYTHON} setup\.py (?:install|develop|build_ext|build|bdist_wheel)"
)
_PROMPT = (
    r"(?:(?:then )?(?:I )?(?:input|typed?|ran|run) )?[ \t]{0,3}(?:[^\n]{0,120}?(?:[$#>%❯»✗λ]|&&)[ \t]*|➜[ \t]+(?:\S{1,60}[ \t]+)?|[!%+][ \t]?|(?:\[[^\]\n]{1,40}\] )?RUN[ \t]+"
    r"|Run(?:ning)?:?[ \t]+(?:command:?[ \t]+)?)?"
)
_SETTING = r"[A-Za-z_]\w*=(?:\"[^\"\n]*\"|'[^'\n]*'|[^\s\"']*)"
_LINE = rf"^{_PROMPT}(?P<sudo>sudo )?(?P<settings>(?:{_SETTING} )*)(?P<program>{_PROGRAM})(?P<rest>(?:[ \t][^\n]*)?)$"
_END = r"\s\([^\n]*|\s(?:&&|\|\|?|;|[12&]?>{1,2}|#)(?:\s|&|$)[^\n]*|[ \t]*\\?[ \t\r]*$"
"""Of what belongs to a command."""
_PROSE = (
    r"(?i)(?:a|again|all|also|an|and|are|as|at|because|but|by|can|command|did|errors?|fail(?:ed|s)|fine|first|for|from|got|have|if|in"
    r"|instead|into|is|it|not|of|on|or|said|says|should|successfully|that|the|then|this|to|was|when|which|will|with|without"
    r"|work(?:ed|s)|your?)"
)
"""Words of sentences, which no package is called by."""
_NO_REQUIREMENT = r".+[,:;?!]|\d[\w.+]*"
"""What follows a command in a sentence."""
_ARGUMENT = r"[\w.+\-=<>!~\[\],:/@'\"${}*\\%^()#&?; ]+"
_WITH_VALUE = (
    r"-i|-f|-c|-t|-p|-C|-P|--(?:extra-|default-)?index(?:-url|-strategy)?|--find-links|--(?:build-)?constraints?|--target|--python"
    r"(?:-version|-platform)?|--platform|--abi|--implementation|--group|--extra|--with|--package|--config-settings?|--global-option"
    r"|--build-option|--(?:no|only)-binary(?:-package)?|--no-build-isolation-package|--(?:reinstall|upgrade)-package|--cache-dir|--timeout"
    r"|--prerelease|--torch-backend|--progress-bar|--root|--prefix|--src|--trusted-host|--log|--retries|--overrides?|--upgrade-strategy"
    r"|--directory|--project|--optional|--resolution"
)
_NAMED_BY_OPTION = {
    "-r": "-r",
    "--requirement": "-r",
    "--requirements": "-r",
    "-e": "-e",
    "--editable": "-e",
}
_MOST_TOKENS = 40
_ARCHIVE = r"\.(?:git|zip|tar\.gz|tgz)$"


def install_commands(log: Log) -> Iterator[tuple[int, InstallCommand]]:
    """Yield the commands of a log that install or build packages, each with its line."""
    for match in compiled(_LINE).finditer(log.text):
        if command := _parsed(match):
            yield log.number_at(match.start("program")), command


def watched_command(words: tuple[str, ...]) -> InstallCommand | None:
    """Return a command that was run, whose program may have a path; None for one that installs nothing."""
    folder, slash, program = words[0].rpartition("/")
    match = compiled(_LINE).fullmatch(lazy.shlex.join((program, *words[1:])))
    command = _parsed(match) if match else None
    return command._replace(program=f"{folder}{slash}{command.program}") if command else None


def _parsed(match: re.Match[str]) -> InstallCommand | None:
    """Return a command; None for a sentence that only begins like one."""
    rest = compiled(_END).sub("", match["rest"])
    try:
        tokens = lazy.shlex.split(rest) if "\\" not in rest else rest.split()
        settings = lazy.shlex.split(match["settings"])
    except ValueError:  # a quotation mark without its other
        return None
    is_prose = any(
        compiled(_PROSE).fullmatch(t) or not compiled(_ARGUMENT).fullmatch(t) for t in tokens
    )
    if is_prose or len(tokens) > _MOST_TOKENS:
        return None
    if match["program"] == "uv run":  # what it runs is typed as it is
        return InstallCommand(tuple(settings), "uv run", tuple(map(lazy.shlex.quote, tokens)), ())
    is_sudo = match["sudo"] is not None
    options: list[str] = []
    named: list[str] = []
    rest_of = iter(tokens)
    for token in rest_of:
        if token in _NAMED_BY_OPTION:
            named.append(f"{_NAMED_BY_OPTION[token]} {next(rest_of, '.')}")
        elif compiled(_WITH_VALUE).fullmatch(token):
            options.append(f"{token} {lazy.shlex.quote(next(rest_of, ''))}")
        else:
            (options if token.startswith("-") else named).append(token)
    if any(compiled(_NO_REQUIREMENT).fullmatch(one) for one in named):
        return None
    program = match["program"]
    return InstallCommand(tuple(settings), program, tuple(options), tuple(named), is_sudo)


def name_of(requirement: str) -> str:
    """Return what a requirement names: a package, or the last part of an address or a path; '' for a list of them."""
    if requirement.startswith("-r "):
        return ""
    requirement = requirement.removeprefix("-e ").strip()
    name, at, _ = requirement.partition(" @ ")
    if at:
        return name.partition("[")[0]
    if egg := re.search(r"#(?:.*&)?egg=([\w.-]+)", requirement):
        return egg[1]
    if "/" in requirement or "\\" in requirement or requirement.startswith("."):
        path = re.sub(r"(?<=[\w])@[^/@]*$", "", requirement.partition("#")[0].rstrip("/\\"))
        last = re.split(r"[/\\]", path)[-1]
        return compiled(_ARCHIVE).sub("", last).strip(".")
    return re.split(r"[\[<>=!~; ]", requirement, maxsplit=1)[0]


def names(requirement: str, package: str) -> bool:
    """Return whether a requirement is for a package."""
    return is_same(name_of(requirement), package)


def is_same(name: str, other: str) -> bool:
    """Return whether two names are spelt alike as far as pip cares."""
    return _normal(name) == _normal(other)


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
