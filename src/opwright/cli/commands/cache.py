"""`opwright cache`: its arguments, what is printed. No logic."""

from __future__ import annotations

import os
from time import time

from opwright import report
from opwright.cli import terminal
from opwright.report.text import cache as cache_text
from opwright.verbs.build.jit.cache import folder_of
from opwright.verbs.build.jit.prune import entries, parse_size, prune, size_limit

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

FORMATS = ()
"""Its subcommands take them."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `cache` takes."""
    parser.description = (
        "Show what opwright.load has built and kept, or remove what was used least recently."
    )
    verbs = parser.add_subparsers(metavar="show|prune", prog="opwright cache")
    parser.set_defaults(run=_show, cache=None, format="text", output=None)
    showing = verbs.add_parser("show", help="list what the cache holds, least recently used first")
    pruning = verbs.add_parser("prune", help="remove what was used least recently")
    pruning.add_argument(
        "--max-size",
        metavar="SIZE",
        help="size to leave: 500M, 2G, 0; default: OPWRIGHT_CACHE_SIZE, or 10G",
    )
    for verb, run in ((showing, _show), (pruning, _prune)):
        verb.add_argument("--cache", metavar="DIR", help="cache directory; default: OPWRIGHT_CACHE")
        terminal.add_output(verb, ("text", "json"))
        verb.set_defaults(run=run)


def _show(options: argparse.Namespace) -> int:
    cache = folder_of(options.cache)
    found = entries(cache)
    if options.format == "json":
        listed = [entry._asdict() for entry in found]
        text = report.escaping.json_text({"version": 1, "cache": cache, "entries": listed}) + "\n"
    else:
        text = cache_text.listing(cache, found, time())
    terminal.put(text, options.output)
    return 0


def _prune(options: argparse.Namespace) -> int:
    cache = folder_of(options.cache)
    most = size_limit(os.environ)
    if options.max_size is not None:
        most = parse_size(options.max_size, "--max-size")
    removed = prune(cache, most, spares=0.0)
    if options.format == "json":
        listed = [entry._asdict() for entry in removed]
        text = report.escaping.json_text({"version": 1, "cache": cache, "removed": listed}) + "\n"
    else:
        text = cache_text.removal(cache, removed)
    terminal.put(text, options.output)
    return 0
