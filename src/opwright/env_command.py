"""`opwright env`: its arguments, what is looked at, what is printed. No logic."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from opwright import terminal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Cause
    from opwright.model.installed import EnvironmentAudit

FORMATS = ("text", "json", "markdown")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `env` takes."""
    parser.description = (
        "Say what is installed for a Python, whether it fits its torch, and what stands in its own way. "
        "Neither that Python nor torch is run."
    )
    parser.add_argument(
        "--python",
        metavar="PYTHON",
        help="another Python than this one, or the folder of its environment",
    )
    parser.add_argument(
        "--gpu",
        action="append",
        default=[],
        metavar="GPUS",
        help="the GPUs that it is for, in place of this machine's: H100, 'RTX 5090', sm_86, gfx942",
    )
    parser.add_argument(
        "--select", action="append", default=[], metavar="CAUSE", help="only these causes"
    )
    parser.add_argument(
        "--ignore", action="append", default=[], metavar="CAUSE", help="not these causes"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Look at what is installed; return the exit status."""
    from opwright.api import gpus_called  # noqa: PLC0415 - what --help does not need
    from opwright.environment import examine  # noqa: PLC0415

    named = _names(options.select), _names(options.ignore)
    causes = _chosen(*named) if any(named) else None
    audit = examine(options.python, gpus=gpus_called(_names(options.gpu)), causes=causes)
    terminal.put(_rendered(audit, options), options.output)
    return int(not audit.ok)


def _rendered(audit: EnvironmentAudit, options: argparse.Namespace) -> str:
    match options.format:
        case "json":
            from opwright.report import environment_json  # noqa: PLC0415 - one report needs one format

            return environment_json.render(audit)
        case "markdown":
            from opwright.report import environment_markdown  # noqa: PLC0415

            return environment_markdown.render(audit)
        case _:
            from opwright.report import environment  # noqa: PLC0415

            return environment.render(
                audit,
                width=terminal.text_width(options.output),
                colour=terminal.has_colour(options.color, options.output),
            )


def _chosen(select: list[str], ignore: list[str]) -> tuple[Cause, ...]:
    from opwright.causes import chosen_causes  # noqa: PLC0415

    return chosen_causes(select=select, ignore=ignore)


def _names(given: Sequence[str]) -> list[str]:
    return [name for names in given for name in names.split(",") if name]
