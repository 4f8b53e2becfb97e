"""What stops a build names its cause, with every detail that the cause's message and fix print."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from opwright.causes import find_cause

_BUILD = Path(__file__).parents[2] / "src" / "opwright" / "build"


def _refusals() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield where the build refuses, the cause, and the details that are handed on."""
    for path in sorted(_BUILD.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(
                    func=ast.Name("refuse"), args=[ast.Constant(str(cause)), *_], keywords=details
                ):
                    given = frozenset(detail.arg for detail in details if detail.arg)
                    yield f"{path.name}:{node.lineno}", cause, given


def test_the_refusals_are_found() -> None:
    assert {"missing-host-compiler", "arch-list-malformed"} <= {
        cause for _, cause, _ in _refusals()
    }


@pytest.mark.parametrize(("where", "cause", "given"), [*_refusals()])
def test_refusal_fills_in_the_message_and_the_fix(
    where: str, cause: str, given: frozenset[str]
) -> None:
    found = find_cause(cause)
    texts = (found.title, found.fix.summary, *found.fix.commands)
    printed = {field for text in texts for _, field, _, _ in Formatter().parse(text) if field}

    assert printed <= given, where
