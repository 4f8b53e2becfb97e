"""What is done for one artifact, wherever it is done: the audit, and its line."""

from __future__ import annotations

from functools import cache

from opwright.causes.engine.registry import selected_causes
from opwright.errors import OpwrightError
from opwright.model import Audit, Cause
from opwright.model.lazy import import_module
from opwright.report.audits import one_line
from opwright.report.escaping import json_text, printable
from opwright.report.json import v1
from opwright.verbs.audit import artifacts
from opwright.verbs.audit.fleet.values import BUG, UNREADABLE, AuditOptions, Item, Result

_DONE = (0, 1)
"""Statuses of what was read whole; the rest is tried again when the run is."""


def prepare(options: AuditOptions) -> None:
    """Load what every artifact needs before forking; raise UnknownNameError for unknown names."""
    import_module("opwright.facts.wheels.wheel")
    _causes(options.select, options.ignore)


def result_of(item: Item, options: AuditOptions) -> Result:
    """Audit one artifact; errors become results too."""
    if item.refused:
        return log(item, UNREADABLE, item.refused)
    try:
        audit = _audit(item, options)
    except OpwrightError as error:
        return log(item, error.exit_status, str(error))
    except MemoryError:
        return log(item, UNREADABLE, "out of memory")
    except Exception as error:  # noqa: BLE001 - the others are to be audited all the same
        message = f"internal error: {type(error).__name__}: {error}"
        return log(item, BUG, message)
    status = audit.exit_status
    line = v1.render(audit, describe=None, head=_head(item, status))
    return Result(item.shown, status, line.rstrip("\n"), one_line.render(audit))


def _audit(item: Item, options: AuditOptions) -> Audit:
    audited = artifacts.audit(
        item.wanted,
        torch=options.torch,
        causes=_causes(options.select, options.ignore),
        hashed=True,
        gpus=options.gpus,
        gpus_here=options.gpus_here,
        gpu_code=True,
        variants=options.variants,
        require=options.require,
    )
    return Audit((audited,))


@cache
def _causes(select: tuple[str, ...], ignore: tuple[str, ...]) -> tuple[Cause, ...] | None:
    return selected_causes(select=select, ignore=ignore)


def log(item: Item, status: int, reason: str) -> Result:
    """Return the line of what could not be audited."""
    unreadable = [v1.unreadable_v1(item.shown, reason)] if status == UNREADABLE else []
    document = {
        "version": 1,
        **_head(item, status),
        "error": reason,
        "artifacts": [],
        "findings": [],
        "unreadable": unreadable,
    }
    return Result(item.shown, status, json_text(document), printable(reason))


def lost(item: Item, how: str, status: int) -> Result:
    """Return the line of what took its worker with it; it is tried again when the run is."""
    reason = f"the worker process {how}"
    return log(item, status, reason)


def _head(item: Item, status: int) -> dict[str, object]:
    """Return how a line begins; only what was read whole has a fingerprint, which is what says done."""
    fingerprint = item.fingerprint if status in _DONE else None
    return {"wanted": item.shown, "fingerprint": fingerprint, "exit_status": status}
