"""Causes as pages: what `opwright explain` prints, and what the documentation is made of."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from opwright.model import Cause, Fix
from opwright.model.judgement.explanation import Explanation


def listing(causes: Iterable[Cause]) -> str:
    """Return every cause with where it is detected, by family."""
    by_family = sorted(causes, key=lambda cause: (cause.family, cause.name))
    parts = []
    for family, members in groupby(by_family, key=lambda cause: cause.family):
        lines = [f"  {cause.name:<34}  {', '.join(_places(cause))}" for cause in members]
        parts.append("\n".join([family, *lines]))
    return "\n\n".join(parts) + "\n"


def page(
    explanation: Explanation,
    *,
    seen: str = "",
    link: Callable[[Cause], str] = lambda cause: f"`{cause.name}`",
) -> str:
    """
    Return the page of one cause as Markdown.

    `seen` are examples of what it looks like, `link` writes the name of another cause.
    """
    cause = explanation.cause
    sections = {
        "What you see": seen.strip(),
        "Do this": "\n\n".join(_what_to_do(explanation)),
        "Why": cause.explanation.strip(),
        "How it is recognised": _how_it_is_recognised(cause),
        "Related": "\n".join(_related(explanation, link)),
    }
    parts = [f"## {title}\n\n{text}" for title, text in sections.items() if text]
    return "\n\n".join((f"# {cause.name}", example_message(explanation), *parts)) + "\n"


def example_message(explanation: Explanation) -> str:
    """Return the message of an example as a code span, since it quotes C++."""
    return f"`{explanation.message}`"


def as_json(explanations: Sequence[Explanation]) -> str:
    """Return causes in the form of findings without evidence."""
    findings = [
        {
            "cause": cause.name,
            "family": cause.family,
            "message": message,
            "explanation": cause.explanation.strip(),
            "evidence": [],
            "fix": {
                "summary": fixes[0].summary,
                "commands": list(fixes[0].commands),
                "safety": fixes[0].safety.value,
            },
        }
        for cause, message, fixes, *_ in explanations
    ]
    return json.dumps({"version": 1, "findings": findings}) + "\n"


def _what_to_do(explanation: Explanation) -> Iterator[str]:
    """Yield what to do, once, and the commands of each."""
    for summary, some in groupby(explanation.fixes, key=lambda fix: fix.summary):
        yield summary
        for fix in some:
            yield from _commands(fix)
    for situation, fix in explanation.remedies.items():
        yield f"{situation[0].upper()}{situation[1:]}: {fix.summary}"
        yield from _commands(fix)


def _commands(fix: Fix) -> Iterator[str]:
    if fix.commands:
        yield "\n".join(["```", *fix.commands, "```"])


def _how_it_is_recognised(cause: Cause) -> str:
    verbs: dict[str, list[str]] = {}
    for place, verb in _places(cause).items():
        verbs.setdefault(verb, []).append(place)
    lines = [f"- `opwright {verb}`: {', '.join(places)}" for verb, places in verbs.items()]
    return "\n".join((*lines, "", f"Family {cause.family}, since {cause.since}."))


def _places(cause: Cause) -> dict[str, str]:
    """Return where a cause is detected, and by which verb."""
    places = {
        "logs": ("diagnose", cause.in_log),
        "binaries against a torch release": ("audit", cause.in_load),
        "binaries against a GPU": ("audit", cause.in_gpu_load),
        "binaries and wheels": ("audit", cause.in_artifact),
        "metadata against the audit": ("audit", cause.in_declared_support),
        "several artifacts together": ("audit", cause.in_artifact_set),
        "sources": ("lint", cause.in_source),
        "build scripts": ("lint", cause.in_build_script),
        "installed packages": ("env", cause.in_environment),
    }
    return {place: verb for place, (verb, check) in places.items() if check}


def _related(explanation: Explanation, link: Callable[[Cause], str]) -> Iterator[str]:
    for other in explanation.explained_by:
        yield f"- It can be a symptom of {link(other)}, which is reported instead."
    for other in explanation.symptoms:
        yield f"- {link(other)} can be a symptom of it."
