"""`opwright explain`: its arguments, what is printed. No logic."""

from __future__ import annotations

from opwright.causes.engine.registry import chosen_causes
from opwright.cli import terminal
from opwright.report import pages
from opwright.verbs.explain.explanation import explain, explained

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

FORMATS = ("text", "json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `explain` takes."""
    parser.description = "Show the page of a cause. Without CAUSE, list all causes."
    parser.add_argument("cause", nargs="?", metavar="CAUSE", help="half-type-instantiation")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print pages of causes; return the exit status."""
    causes = [explain(options.cause)] if options.cause else list(chosen_causes())
    if options.format == "json":
        text = pages.as_json([explained(cause) for cause in causes])
    else:
        text = pages.page(explained(causes[0])) if options.cause else pages.listing(causes)
    terminal.put(text, options.output)
    return 0
