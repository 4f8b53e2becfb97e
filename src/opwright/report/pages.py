"""Causes as pages: what `opwright explain` prints, and what the documentation is made of."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from opwright.model import Cause, Finding, Fix

_ONLY_A_PLACE = r"\{\w+\}"
_MOST_FIXES = 4


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
                "\n\n".join((*_fix_texts(fixes(cause)), *_remedy_texts(cause))),
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
                "summary": fix.summary,
                "commands": list(fix.commands),
                "safety": fix.safety.value,
            },
        }
        for cause in causes
        for fix in fixes(cause)[:1]
    ]
    return json.dumps({"version": 1, "findings": findings}) + "\n"


def _windows(cause: Cause) -> str:
    windows = {
        "a log": cause.in_log,
        "a binary with a torch release": cause.in_load,
        "a binary with a GPU": cause.in_gpu_load,
        "a binary or wheel by itself": cause.in_artifact,
        "the metadata with what was found": cause.in_declared_support,
        "several artifacts together": cause.in_artifact_set,
        "a source": cause.in_source,
        "a build script": cause.in_build_script,
        "what is installed": cause.in_environment,
    }
    return ", ".join(name for name, check in windows.items() if check)


def fixes(cause: Cause) -> list[Fix]:
    """
    Return the fix with its places to fill in, `{release}`, as they are.

    One that is put together from what is found is told as it is for the cause's own examples.
    """
    if not any(map(_is_only_a_place, (cause.fix.summary, *cause.fix.commands))):
        return [cause.fix]
    told: dict[object, Fix] = {}
    for fix in _fixes_of_examples(cause):
        told.setdefault(fix.summary if _is_only_a_place(cause.fix.summary) else fix.commands, fix)
    return [*told.values()][:_MOST_FIXES]


def _is_only_a_place(text: str) -> bool:
    return re.fullmatch(_ONLY_A_PLACE, text) is not None


def _fixes_of_examples(cause: Cause) -> Iterator[Fix]:
    for example in cause.all_examples:
        for evidence in list(cause.look(example))[:1]:
            yield Finding(cause, evidence).fix._replace(edits=())


def _remedy_texts(cause: Cause) -> Iterator[str]:
    """Yield each situation with what to do in it."""
    for situation, fix in cause.remedies.items():
        yield f"{situation[0].upper()}{situation[1:]}: {fix.summary}"
        if fix.commands:
            yield "\n".join(["```", *fix.commands, "```"])


def _fix_texts(told: Iterable[Fix]) -> Iterator[str]:
    """Yield what to do, once, and the commands of each."""
    for summary, some in groupby(told, key=lambda fix: fix.summary):
        yield summary
        for fix in some:
            if fix.commands:
                yield "\n".join(["```", *fix.commands, "```"])
