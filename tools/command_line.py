"""The reference of the command line, from the parser's own data."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from opwright.cli import main as cli
from opwright.cli import parsing


def command_line() -> str:
    """
    Return the reference of the command line, from the parser's own data.

    `format_help` is another text in each version of Python.
    """
    verbs = cli.all_verbs()
    parser = parsing.parser_of(tuple(verbs), verbs)
    parts = [
        "# Command line",
        *_sections("opwright", parser),
        "## Exit status",
        (sys.modules["opwright.errors"].__doc__ or "").strip(),
    ]
    return "\n\n".join(parts) + "\n"


def _sections(name: str, parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield the sections of a command and of its verbs."""
    actions = [a for a in parser._actions if a.dest != "help"]  # noqa: SLF001 - it has no public list
    verbs = next((a for a in actions if isinstance(a, argparse._SubParsersAction)), None)  # noqa: SLF001
    own = [action for action in actions if action is not verbs]
    usage = " ".join([name, *map(in_usage, own), *([f"{verbs.metavar} ..."] if verbs else [])])
    yield f"## {name}"
    if parser.description:
        yield parser.description
    yield f"```\n{usage}\n```"
    if told := "\n".join(_told(action) for action in own):
        yield told
    if verbs:
        helps = {choice.dest: choice.help for choice in verbs._choices_actions}  # noqa: SLF001
        yield "\n".join(f"- `{name} {verb}`: {told}" for verb, told in helps.items())
        for verb, of_verb in verbs.choices.items():
            yield from _sections(f"{name} {verb}", of_verb)


def in_usage(action: argparse.Action) -> str:
    """Return an argument as it stands in the usage: `[--torch RELEASES]`."""
    told = _value(action)
    if action.option_strings:
        return f"[{' '.join(filter(None, (action.option_strings[0], told)))}]"
    return {"+": f"{told}...", "?": f"[{told}]"}.get(str(action.nargs), told)


def _told(action: argparse.Action) -> str:
    default = action.default if action.choices and action.default else None
    notes = [action.help or "", f"default: {default}" if default else ""]
    return f"- `{told_names(action)}`" + (
        f": {'; '.join(filter(None, notes))}" if any(notes) else ""
    )


def told_names(action: argparse.Action) -> str:
    """Return the names of an argument, and what stands for its value: `-o, --output FILE`."""
    names = ", ".join(action.option_strings) or _value(action)
    return f"{names} {_value(action)}" if action.option_strings and _value(action) else names


def _value(action: argparse.Action) -> str:
    """Return what stands for the value: `RELEASES`, `text|json`; nothing for a switch."""
    if action.nargs == 0:
        return ""
    return str(action.metavar or "|".join(action.choices or ()) or action.dest.upper())
