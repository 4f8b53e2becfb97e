"""
Repairing to a fixed point: what a repair uncovers is repaired as well, so that a second run changes nothing.

The rounds are made in memory. Each file is written once, with the outcome of all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from opwright.errors import OpwrightError
from opwright.model import Lint, LintedFile, Unlinted
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.lint.fixes import Fixed, fixed, why_not_written, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    LintWith: TypeAlias = Callable[[Mapping[str, str]], Lint]

_MOST_ROUNDS = 20


class Repair(NamedTuple):
    """What can be fixed: the files before and after, and what is left then."""

    files: tuple[Fixed, ...]
    left: Lint
    refused: tuple[tuple[str, str], ...] = ()
    """Files that could be fixed but are left alone, and why."""


def repair(
    linted: Lint,
    lint_with: LintWith,
    *,
    unsafe: bool = False,
    refusal: Callable[[str], str | None] = lambda _: None,
) -> Repair:
    """
    Return what all rounds of repairs make of some files; nothing is written.

    `lint_with` lints them again with other texts. `refusal` says of a path why it may not be changed, or None.
    """
    before: dict[str, str] = {}
    texts: dict[str, str] = {}
    refused: dict[str, str] = {}
    for _ in range(_MOST_ROUNDS):
        changed = dict(_round(linted.files, refused, refusal, unsafe=unsafe))
        if not changed:
            break
        for path, one in changed.items():
            before.setdefault(path, one.before)
            texts[path] = one.after
        linted = lint_with(texts)
    files = tuple(Fixed(path, before[path], text, ()) for path, text in texts.items())
    return Repair(files, linted, tuple(refused.items()))


def _round(
    files: Iterable[LintedFile],
    refused: dict[str, str],
    refusal: Callable[[str], str | None],
    *,
    unsafe: bool,
) -> Iterator[tuple[str, Fixed]]:
    """Yield the files that a round of repairs changes; note those that it may not change."""
    for file in files:
        one = fixed(file, unsafe=unsafe)
        if one.after == one.before and not one.refused:
            continue
        why = one.refused or refusal(file.path)
        if why:
            refused[file.path] = why
        else:
            yield file.path, one


def written(repaired: Repair, linted: Lint) -> Lint:
    """Write the fixed files; return what is left: for a file that cannot be written, its findings from before."""
    failed = [unlinted for one in repaired.files if (unlinted := _failure(one))]
    paths = {one.path for one in failed}
    kept = tuple(file for file in linted.files if file.path in paths)
    files = tuple(file for file in repaired.left.files if file.path not in paths)
    in_order = tuple(sorted((*kept, *files), key=lambda file: _place(linted, file.path)))
    return repaired.left._replace(files=in_order, unreadable=(*repaired.left.unreadable, *failed))


def _failure(one: Fixed) -> Unlinted | None:
    """Write a repaired file; return why that failed, or None."""
    try:
        write(one)
    except OpwrightError as error:
        return Unlinted(one.path, str(error))
    return None


def _place(linted: Lint, path: str) -> int:
    paths = [file.path for file in linted.files]
    return paths.index(path) if path in paths else len(paths)


def repair_in_place(
    linted: Lint, lint_with: LintWith, named: Iterable[str], *, unsafe: bool = False
) -> tuple[Lint, tuple[str, ...]]:
    """Fix files; return what is left, and what to report about those that were not changed."""
    named = tuple(named)
    repaired = repair(
        linted, lint_with, unsafe=unsafe, refusal=lambda path: why_not_written(path, named)
    )
    left = written(repaired, linted)
    before = len(repaired.left.unreadable)
    told = (
        *(f"{path} was not fixed: {why}" for path, why in repaired.refused),
        *(unread.why for unread in left.unreadable[before:]),
    )
    return left, told
