"""A law is one test that tries every input, and fails once with all that break it."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest
from hypothesis import settings

MOST_SHOWN = 20
"""Broken inputs that are shown with their reason; the rest are named."""


def tried(times: float) -> settings:
    """Return settings for a law that is quicker or slower to try than others: `times` as many inputs."""
    return settings(max_examples=round(times * settings().max_examples))


@contextmanager
def every_input() -> Iterator[Callable[[object], AbstractContextManager[None]]]:
    """
    Yield `check`, which takes the name of an input and runs the assertions of its block.

    pytest's own subtests do the same for 0.8 ms each, which is more than most inputs take.
    """
    broken: list[tuple[str, str]] = []
    tried = 0

    @contextmanager
    def check(name: object) -> Iterator[None]:
        nonlocal tried
        tried += 1
        try:
            yield
        except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 - reported at the end
            broken.append((str(name), _reason(error)))

    yield check
    if not tried:
        pytest.fail("the law was tried on no input")
    if broken:
        pytest.fail(_report(broken, tried), pytrace=False)


def _reason(error: BaseException) -> str:
    if isinstance(error, AssertionError):
        line = traceback.extract_tb(error.__traceback__)[-1].lineno
        return f"line {line}: {error}"
    return "".join(traceback.format_exception(error)).rstrip()


def _report(broken: list[tuple[str, str]], tried: int) -> str:
    shown = [f"{name}: {reason}" for name, reason in broken[:MOST_SHOWN]]
    rest = [name for name, _ in broken[MOST_SHOWN:]]
    more = [f"and {len(rest)} more: {', '.join(rest)}"] if rest else []
    return "\n".join([f"{len(broken)} of {tried} inputs break the law", *shown, *more])
