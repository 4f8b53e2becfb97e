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
    parser.description = (
        "Show the page of a cause, or where a public name of torch, CUDA, CPython, NumPy, Triton, pybind11 and others "
        "is declared, and in which releases. Without NAME, list all causes."
    )
    parser.add_argument(
        "cause",
        nargs="?",
        metavar="NAME",
        help="half-type-instantiation, at::cuda::getCurrentCUDAStream",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print pages of causes, or what is known of a name; return the exit status."""
    from opwright.verbs.explain import names

    if options.cause and not names.is_cause(options.cause):
        return _explain_name(options)
    causes = [explain(options.cause)] if options.cause else list(chosen_causes())
    if options.format == "json":
        text = pages.as_json([explained(cause) for cause in causes])
    else:
        text = pages.page(explained(causes[0])) if options.cause else pages.listing(causes)
    terminal.put(text, options.output)
    return 0


def _explain_name(options: argparse.Namespace) -> int:
    from opwright.report.text import api_names
    from opwright.verbs.explain import names

    known = names.explain_name(options.cause)
    is_json = options.format == "json"
    width = terminal.text_width(options.output)
    terminal.put(
        api_names.as_json(known) if is_json else api_names.page(known, width), options.output
    )
    return 0
