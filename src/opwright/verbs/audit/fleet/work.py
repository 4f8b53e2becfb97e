"""What is done for one artifact, wherever it is done: the audit, and its line."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from opwright.causes.engine.registry import causes_called
from opwright.errors import OpwrightError
from opwright.model import Audit, Cause
from opwright.report import one_line
from opwright.report.escaping import json_text, printable
from opwright.report.json import v1
from opwright.verbs.audit import artifacts
from opwright.verbs.audit.fleet.values import BUG, UNREADABLE, AuditOptions, Item, Result

_DONE = (0, 1)
"""Statuses of what was read whole; the rest is tried again when the run is."""


def prepare(asked: AuditOptions) -> None:
    """Read what every artifact needs, for copies of this process; raise for what nobody knows."""
    import_module("opwright.facts.wheels.wheel")
    _causes(asked.select, asked.ignore)


def result_of(item: Item, asked: AuditOptions) -> Result:
    """Audit one artifact; whatever goes wrong with it is a line as well."""
    try:
        audit = _audit(item, asked)
    except OpwrightError as error:
        return log(item, error.exit_status, str(error))
    except MemoryError:
        return log(item, UNREADABLE, "there is not enough memory")
    except Exception as error:  # noqa: BLE001 - the others are to be audited all the same
        told = f"opwright has a bug: {type(error).__name__}: {error}"
        return log(item, BUG, told)
    status = audit.exit_status
    line = v1.render(audit, describe=None, head=_head(item, status))
    return Result(item.shown, status, line.rstrip("\n"), one_line.render(audit))


def _audit(item: Item, asked: AuditOptions) -> Audit:
    audited = artifacts.audit(
        item.wanted,
        torch=asked.torch,
        causes=_causes(asked.select, asked.ignore),
        hashed=True,
        gpus=asked.gpus,
        gpus_here=asked.gpus_here,
        gpu_code=True,
        variants=asked.variants,
    )
    return Audit((audited,))


@cache
def _causes(select: tuple[str, ...], ignore: tuple[str, ...]) -> tuple[Cause, ...] | None:
    return causes_called(select=select, ignore=ignore)


def log(item: Item, status: int, why: str) -> Result:
    """Return the line of what could not be audited."""
    unreadable = [v1.unreadable_v1(item.shown, why)] if status == UNREADABLE else []
    document = {
        "version": 1,
        **_head(item, status),
        "error": why,
        "artifacts": [],
        "findings": [],
        "unreadable": unreadable,
    }
    return Result(item.shown, status, json_text(document), printable(why))


def lost(item: Item, how: str, status: int) -> Result:
    """Return the line of what took its worker with it; it is tried again when the run is."""
    why = f"the process that audited it {how}"
    return log(item, status, why)


def _head(item: Item, status: int) -> dict[str, object]:
    """Return how a line begins; only what was read whole has a fingerprint, which is what says done."""
    fingerprint = item.fingerprint if status in _DONE else None
    return {"wanted": item.shown, "fingerprint": fingerprint, "exit_status": status}
