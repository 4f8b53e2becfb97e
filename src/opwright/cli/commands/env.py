"""`opwright env`: its arguments, what is looked at, what is printed. No logic."""

from __future__ import annotations

from opwright import report
from opwright.causes.engine.registry import selected_causes
from opwright.cli import terminal
from opwright.errors import OpwrightError
from opwright.facts.machine.capacity import processor
from opwright.verbs.audit.gpus import named_gpus
from opwright.verbs.audit.symbol_notes import describe
from opwright.verbs.env.environment import everywhere, examine

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from opwright.model import Cause
    from opwright.model.environment.installed import EnvironmentAudit

FORMATS = ("text", "json", "markdown", "html", "svg")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `env` takes."""
    parser.description = (
        "Check the packages installed for a Python: whether they fit its torch, and what conflicts. "
        "With --to, plan a move to another torch. Neither Python nor torch is run."
    )
    parser.add_argument(
        "--python",
        metavar="PYTHON",
        help="a Python interpreter, or the directory of its environment; default: this one",
    )
    parser.add_argument(
        "--to",
        metavar="TORCH",
        help="plan a move to another torch: torch==2.15.0 (which keeps a label such as +cpu), or a torch wheel",
    )
    parser.add_argument(
        "--to-file",
        metavar="LOCK",
        help="plan a move to the versions in a lock file: requirements.txt, pylock.toml, or that of uv, poetry, "
        "pdm, pipenv, pixi",
    )
    parser.add_argument(
        "--lock",
        metavar="LOCK",
        help="check the packages of a lock file instead of installed ones; --python 3.12 selects the version",
    )
    parser.add_argument(
        "--offline",
        action="store_true",
        help="do not query the package index for compatible versions",
    )
    parser.add_argument(
        "--gpu",
        action="append",
        default=[],
        metavar="GPUS",
        help="target GPUs instead of the ones in this machine: H100, 'RTX 5090', sm_86, gfx942",
    )
    parser.add_argument(
        "-v",
        "--verbose",
        action="store_true",
        help="with --format text: also show the whole machine, every package, note and finding",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Look at what is installed, or plan a move; return the exit status."""
    if options.format == "html" and (options.to or options.to_file or options.lock):
        raise OpwrightError(
            "--format html is not available for plans; use text, json, markdown or svg"
        )
    if options.format == "svg" and not (options.to or options.to_file or options.lock):
        raise OpwrightError("--format svg shows plans; give --to, --to-file or --lock")
    if options.to_file and (options.to or options.lock):
        raise OpwrightError("--to-file cannot be combined with --to or --lock")
    if options.to or options.to_file or options.lock:
        from opwright.cli.commands import env_plan

        return env_plan.run(options)
    gpus = named_gpus(options.gpu)
    audit = examine(options.python, gpus=gpus, causes=chosen_causes(options))
    terminal.put(_rendered(audit, options), options.output)
    return audit.exit_status


def _rendered(audit: EnvironmentAudit, options: argparse.Namespace) -> str:
    match options.format:
        case "json":
            return report.environment_json.render(audit)
        case "markdown":
            return report.environment_markdown.render(audit)
        case "html":
            judged = everywhere(audit, chosen_causes(options))
            machine = describe(processor())
            shown = report.environment_html.heat_map_of(audit, judged, describe=machine)
            return report.audit_html.render(shown)
        case _:
            return report.environment_text.render(
                audit,
                width=terminal.text_width(options.output),
                colour=terminal.has_colour(options.color, options.output),
                verbose=options.verbose,
            )


def chosen_causes(options: argparse.Namespace) -> tuple[Cause, ...] | None:
    """Return the causes of --select without those of --ignore; None for all."""
    return selected_causes(select=options.select, ignore=options.ignore)
