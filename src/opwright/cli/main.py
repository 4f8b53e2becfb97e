"""Arguments in, a verb, a report out, an exit status. No logic."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from opwright.cli import terminal
from opwright.cli.plain_arguments import plain_options
from opwright.errors import OpwrightError
from opwright.model.lazy import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from types import SimpleNamespace
    from typing import TypeAlias

    Options: TypeAlias = argparse.Namespace | SimpleNamespace


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status, or the negative of a signal that has ended a watched command."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        given, command = _without_command(given)
        options = _options(given)
        options.command = command
        _keep_inputs(options)
        run: Callable[[Options], int] = options.run
        return run(options)
    except SystemExit as stopped:  # argparse has said why
        return int(stopped.code or 0)
    except OpwrightError as error:
        terminal.complain(str(error))
        return error.exit_status
    except BrokenPipeError:  # `opwright … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if os.environ.get("OPWRIGHT_DEBUG"):
            raise
        why, status = terminal.unforeseen(error)
        terminal.complain(why)
        return status


_READ = ("wanted", "paths", "logs", "lock", "context", "baseline")
"""Options that name files to read."""


def _keep_inputs(options: Options) -> None:
    """Raise OpwrightError if a report would be written over a file that is to be read."""
    output = getattr(options, "output", None)
    if not output or not os.path.isfile(output):
        return
    values = [getattr(options, name, None) for name in _READ]
    for value in values:
        for path in value if isinstance(value, list) else [value]:
            if isinstance(path, str) and os.path.exists(path) and os.path.samefile(path, output):
                raise OpwrightError(f"{output} is read; write the report to another file")


def _without_command(given: list[str]) -> tuple[list[str], list[str]]:
    """Return the arguments and the command after `--`, of `diagnose -- COMMAND`."""
    if "--" not in given or "diagnose" not in given[: given.index("--")]:
        return given, []
    end = given.index("--")
    if not given[end + 1 :]:
        raise OpwrightError("missing command after --: opwright diagnose -- COMMAND [ARG...]")
    return given[:end], given[end + 1 :]


def _options(given: Sequence[str]) -> Options:
    """Parse the arguments; if they begin with a verb, load only that verb."""
    known = all_verbs()
    if given and given[0] in known:
        plain = plain_options(known[given[0]][1], given[1:])
        if plain:
            return plain
    from opwright.cli import parsing

    return parsing.parsed(given, known)


def all_verbs() -> dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]]:
    """Return what each verb is for, and what tells a parser its arguments."""
    return {
        "diagnose": (
            "explain why a build log or command failed",
            _command("diagnose", judges=True),
        ),
        "audit": (
            "show which torch releases a binary loads in, and why not in others",
            _command("audit", judges=True),
        ),
        "build": (
            "build an extension: every flag has a reason, every symbol is checked",
            _command("build"),
        ),
        "new": ("create an extension project that builds with opwright", _command("new")),
        "lint": (
            "find errors in sources and build scripts before compiling",
            _command("lint", judges=True),
        ),
        "lsp": ("answer an editor over standard input and output", _command("lsp")),
        "env": (
            "check what is installed, and what breaks if torch changes",
            _command("env", judges=True),
        ),
        "explain": ("show the page of a cause, or list all causes", _command("explain")),
        "cache": ("show or prune what opwright.load has built", _command("cache")),
        "mcp": ("offer these verbs as tools to an agent", _command("mcp")),
        "releases": ("list known torch releases, or add a local build", _command("releases")),
        "completion": (
            "print what a shell needs to complete these arguments",
            _command("completion"),
        ),
    }


def _command(name: str, *, judges: bool = False) -> Callable[[argparse.ArgumentParser], None]:
    """Return what tells a parser the arguments of a verb; its module is what other verbs do not need."""

    def add_arguments(parser: argparse.ArgumentParser) -> None:
        command = import_module(f"opwright.cli.commands.{name}")
        command.add_arguments(parser)
        if judges:
            _add_causes(parser)
        if command.FORMATS:
            terminal.add_output(parser, command.FORMATS)

    return add_arguments


# ---- what verbs share --------------------------------------------------------------


def _add_causes(parser: argparse.ArgumentParser) -> None:
    for name, what in (("--select", "check only"), ("--ignore", "skip")):
        parser.add_argument(
            name,
            action="extend",
            type=_names,
            default=[],
            metavar="CAUSE",
            help=f"{what} these causes",
        )


def _names(text: str) -> list[str]:
    return [name for name in text.split(",") if name]
