"""`opwright lsp`: a language server on standard input and output. No logic."""

from __future__ import annotations

from opwright.errors import OpwrightError

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

FORMATS = ()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `lsp` takes."""
    parser.description = (
        "Lint in an editor: a server of the Language Server Protocol, which an editor starts and talks to over "
        "standard input and output. It reports what `opwright lint` does, as one types."
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:  # noqa: ARG001 - every verb has them
    """Serve until the editor ends it; return the exit status."""
    try:
        from opwright.verbs.lsp.server import server
    except ImportError as error:
        if not (error.name or "").startswith(("pygls", "lsprotocol")):
            raise
        raise OpwrightError(
            "opwright lsp needs pygls, which is not installed: pip install 'opwright[lsp]'"
        ) from error
    server().start_io()
    return 0
