"""`opwright env --to`, `--to-file` and `--lock`: what is planned, what is printed. No logic."""

from __future__ import annotations

import re
import sys

from opwright import report
from opwright.cli import terminal
from opwright.cli.commands.env import chosen_causes
from opwright.errors import OpwrightError
from opwright.facts.machine.capacity import processor
from opwright.facts.python.lock_files import read_lock
from opwright.verbs.audit.gpus import named_gpus
from opwright.verbs.env.environment import examine, installed_release
from opwright.verbs.env.upgrades.upgrade import plan_installed, plan_locked, torch_before, torch_of
from opwright.verbs.env.upgrades.upgrade_target import upgrade_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from opwright.model.environment.upgrade import Upgrade


def run(options: argparse.Namespace) -> int:
    """Plan a move; return the exit status."""
    gpus, causes = named_gpus(options.gpu), chosen_causes(options)
    installed = None if options.lock else examine(options.python, gpus=gpus, causes=causes)
    python = installed.interpreter.version if installed else _version(options.python)
    path = options.lock or options.to_file
    lock = read_lock(path, python=python, machine=processor()) if path else None
    to = upgrade_target(
        options.to or (torch_of(lock) if lock else ""),
        python=python,
        gpus=gpus,
        offline=options.offline,
        here=installed_release(installed) if installed else None,
        present=torch_before(installed, lock),
        causes=causes,
    )
    with terminal.StatusLine() as status:
        if lock:
            plan = plan_locked(lock, to, installed=installed, progress=status.update)
        elif installed:
            plan = plan_installed(installed, to, progress=status.update)
    terminal.put(_rendered(plan, options), options.output)
    return plan.exit_status


def _version(python: str | None) -> str:
    """Return the version that --python says for a lock file, else that of this Python."""
    if python is None:
        return ".".join(map(str, sys.version_info[:3]))
    if not re.fullmatch(r"3\.\d{1,3}(\.\d{1,3})?", python):
        raise OpwrightError(
            f"invalid --python {python}: with --lock it must be a version: --python 3.12"
        )
    return python


def _rendered(plan: Upgrade, options: argparse.Namespace) -> str:
    if options.format == "json":
        return report.upgrade.json(plan)
    if options.format == "markdown":
        return report.upgrade.markdown(plan)
    if options.format == "svg":
        return report.upgrade_svg.render(plan)
    return report.upgrade.text(
        plan,
        width=terminal.text_width(options.output),
        colour=terminal.has_colour(options.color, options.output),
        verbose=options.verbose,
    )
