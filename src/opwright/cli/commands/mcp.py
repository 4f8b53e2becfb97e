"""`opwright mcp`: its arguments, and whether its extra is installed. No logic."""

from __future__ import annotations

import os

from opwright.errors import OpwrightError

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

FORMATS = ()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `mcp` takes."""
    parser.description = (
        "Offer diagnose, audit, lint, env, explain and releases as tools to an agent, over the Model Context Protocol "
        "on standard input and output. It reads files in the folders that the client gives, executes nothing and "
        "changes nothing. Needs the extra: pip install 'opwright[mcp]'"
    )
    parser.add_argument(
        "--root",
        action="append",
        default=[],
        metavar="DIR",
        help="read files in this folder, instead of those that the client gives; may be given several times",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Serve until the input ends; return the exit status."""
    for root in options.root:
        if not os.path.isdir(root):
            raise OpwrightError(f"--root {root} is no folder")
    try:
        from opwright.verbs.mcp import server
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("opwright"):
            raise
        raise OpwrightError(
            f"opwright mcp needs {error.name}: pip install 'opwright[mcp]'"
        ) from error
    server.serve([os.path.abspath(root) for root in options.root])
    return 0
