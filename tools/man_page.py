"""
Print the manual page of the command, from the parser's own data as docs/reference/cli.md: `python tools/man_page.py > opwright.1`.

It is in the macros of man(7); groff and mandoc read it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib.metadata import version

from command_line import in_usage, told_names

from opwright.cli import parsing
from opwright.cli.main import all_verbs

_STATUSES = sys.modules["opwright.errors"].__doc__ or ""


def man_page() -> str:
    """Return the page: the command, its verbs with their options, exit statuses."""
    verbs = all_verbs()
    parser = parsing.parser_of(tuple(verbs), verbs)
    lines = [
        f'.TH OPWRIGHT 1 "" "opwright {version("opwright")}" "User Commands"',
        ".SH NAME",
        "opwright \\- find out why a PyTorch extension won't build, load, or run",
        ".SH SYNOPSIS",
        ".B opwright",
        "VERB [ARGUMENT...]",
        ".SH DESCRIPTION",
        _roff(parser.description or ""),
        ".SH VERBS",
        *_verbs(parser, "opwright"),
        ".SH EXIT STATUS",
        _roff(" ".join(_STATUSES.split("\n\n")[1].split())),
    ]
    return "\n".join(lines) + "\n"


def _verbs(parser: argparse.ArgumentParser, name: str) -> Iterator[str]:
    for action in parser._actions:  # noqa: SLF001 - it has no public list
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for verb, of_verb in action.choices.items():
                yield from _verb(f"{name} {verb}", of_verb)


def _verb(name: str, parser: argparse.ArgumentParser) -> Iterator[str]:
    actions = [action for action in parser._actions if action.dest != "help"]  # noqa: SLF001
    own = [a for a in actions if not isinstance(a, argparse._SubParsersAction)]  # noqa: SLF001
    yield f".SS {_roff(name)}"
    yield _roff(" ".join([name, *map(in_usage, own)]))
    yield ".PP"
    yield _roff(parser.description or "")
    for action in own:
        yield ".TP"
        yield f".B {_roff(told_names(action))}"
        yield _roff(action.help or "")
    yield from _verbs(parser, name)


def _roff(text: str) -> str:
    """Return a line in which nothing is a request or an escape."""
    line = " ".join(text.replace("\\", "\\e").replace("-", "\\-").split())
    return f"\\&{line}" if line.startswith((".", "'")) else line


if __name__ == "__main__":
    sys.stdout.write(man_page())
