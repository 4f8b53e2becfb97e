"""Causes as pages: what `opwright explain` prints, and what the documentation is made of."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import groupby

from opwright.model import Cause, Fix


def listing(causes: Iterable[Cause]) -> str:
    """Return every cause with its first line, by family."""
    by_family = sorted(causes, key=lambda cause: (cause.family, cause.name))
    parts = []
    for family, members in groupby(by_family, key=lambda cause: cause.family):
        lines = [f"  {cause.name:<34}  {_windows(cause)}" for cause in members]
        parts.append("\n".join([family, *lines]))
    return "\n\n".join(parts) + "\n"


def page(cause: Cause) -> str:
    """Return the page of one cause as Markdown."""
    return (
        "\n\n".join(
            [
                f"# {cause.name}",
                f"Family {cause.family}, since {cause.since}; seen in {_windows(cause)}.",
                cause.explanation.strip(),
                "## Fix",
                _fix(cause.fix),
            ]
        )
        + "\n"
    )


def as_json(causes: Sequence[Cause]) -> str:
    """Return causes in the form of findings without evidence."""
    findings = [
        {
            "cause": cause.name,
            "family": cause.family,
            "message": cause.title,
            "explanation": cause.explanation.strip(),
            "evidence": [],
            "fix": {
                "summary": cause.fix.summary,
                "commands": list(cause.fix.commands),
                "safety": cause.fix.safety.value,
            },
        }
        for cause in causes
    ]
    return json.dumps({"version": 1, "findings": findings}) + "\n"


def _windows(cause: Cause) -> str:
    windows = {
        "a log": cause.in_failure,
        "a binary with a torch release": cause.in_load,
        "a binary with a GPU": cause.in_gpu_load,
        "a binary or wheel by itself": cause.in_artifact,
        "the metadata with what was found": cause.in_claim,
        "several artifacts together": cause.in_together,
    }
    return ", ".join(name for name, check in windows.items() if check)


def _fix(fix: Fix) -> str:
    """Return a fix with its places to fill in, `{release}`, as they are."""
    commands = "\n".join(fix.commands)
    return fix.summary + (f"\n\n```\n{commands}\n```" if commands else "")
