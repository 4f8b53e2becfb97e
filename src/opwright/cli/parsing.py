"""The command line as argparse has it: its help, and what is wrong with what was given."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence

from opwright.cli import terminal
from opwright.errors import OpwrightError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    Verbs: TypeAlias = Mapping[str, tuple[str, Callable[[argparse.ArgumentParser], None]]]


def parsed(given: Sequence[str], verbs: Verbs) -> argparse.Namespace:
    """Parse the arguments; raise SystemExit if they are wrong, after argparse has printed why."""
    # It asks for translations, which Python does not come with, and to look takes 1.3 ms.
    argparse._ = str  # type: ignore[attr-defined]
    if given and given[0] in verbs:
        verb = argparse.ArgumentParser(f"opwright {given[0]}", formatter_class=_HelpFormatter)
        verbs[given[0]][1](verb)
        return verb.parse_args(given[1:])
    return parser_of(given, verbs).parse_args(given)


def parser_of(given: Sequence[str], verbs: Verbs) -> argparse.ArgumentParser:
    """Return the parser of the command line; of the verbs, only a given one knows its arguments."""
    parser = argparse.ArgumentParser(
        prog="opwright",
        formatter_class=_HelpFormatter,
        description="Find out why a PyTorch extension won't build, load, or run, and how to fix it.",
        epilog="exit status: 0 no finding, 1 findings, 2 usage error, 3 unreadable input, "
        "4 a failure with no known cause, 5 internal error",
    )
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    parser.set_defaults(run=lambda options: _help(parser, options))
    subparsers = parser.add_subparsers(metavar="VERB", prog="opwright")
    for verb, (summary, add_arguments) in verbs.items():
        parser_of_verb = subparsers.add_parser(verb, help=summary, formatter_class=_HelpFormatter)
        if verb in given:
            add_arguments(parser_of_verb)
    return parser


class _HelpFormatter(argparse.HelpFormatter):
    """Knows its width without shutil, which loads three ways to decompress."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=terminal.width() - 2)


def _help(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    if options.version:
        from opwright.cli.commands.version import version_text

        terminal.write(version_text())
        return 0
    parser.print_help()
    return OpwrightError.exit_status
