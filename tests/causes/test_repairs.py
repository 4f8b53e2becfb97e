"""What a cause's own examples of sources and build scripts are once `lint --fix --unsafe` has repaired them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from laws import every_input

from opwright.causes.engine.judge import judge
from opwright.causes.engine.registry import all_causes
from opwright.model import BuildScript, Cause, Finding, LintedFile, Safety, Source
from opwright.syntax.build.build_scripts import build_script
from opwright.verbs.lint.fixes import Fixed, fixed

TESTS = Path(__file__).parents[1] / "lint"
CASES = (
    "test_lint_fixes_compile.py",
    "test_lint_fixes_includes.py",
    "test_kernel_fixes_compile.py",
    "test_lint_fixes_triton.py",
)
"""Where repairs are handed to compilers."""


def _with_text(fact: Source | BuildScript, text: str) -> Source | BuildScript:
    """Return a file with other text in it, read anew."""
    if isinstance(fact, Source):
        build = tuple(build_script(b.path, b.text) if b.text else b for b in fact.build)
        project = tuple(s._replace(text=text) if s.path == fact.path else s for s in fact.project)
        return fact._replace(text=text, build=build, project=project)
    read = build_script(fact.path, text, fact.target, fact.sources)
    return read._replace(beside=tuple(build_script(b.path, b.text) for b in fact.beside))


def _findings(fact: Source | BuildScript) -> tuple[Finding, ...]:
    return judge([fact], all_causes()).findings


def _is_repaired(finding: Finding) -> bool:
    return bool(finding.fix.edits) and finding.fix.safety is not Safety.MANUAL


def _repaired(fact: Source | BuildScript, cause: Cause) -> Fixed:
    found = tuple(f for f in _findings(fact) if f.cause.name == cause.name)
    return fixed(LintedFile(fact.path, fact.text, found), unsafe=True)


@cache
def _examples() -> list[tuple[str, Cause, Source | BuildScript]]:
    """Return the examples that their cause repairs."""
    return [
        (f"{cause.name} {number}", cause, fact)
        for cause in all_causes()
        for number, example in enumerate(cause.all_examples)
        if isinstance(example, Source | BuildScript)
        for fact in [_with_text(example, example.text)]
        if any(map(_is_repaired, judge([fact], [cause]).findings))
    ]


def _repairing() -> set[str]:
    return {cause.name for _, cause, _ in _examples()}


def test_cause_that_promises_repairs_has_an_example_that_is_repaired() -> None:
    promising = {
        cause.name
        for cause in all_causes()
        if cause.is_linted and cause.fix.safety is not Safety.MANUAL
    }

    assert promising
    assert promising <= _repairing()


def test_repaired_example_shows_its_cause_no_more_and_no_other() -> None:
    with every_input() as check:
        for name, cause, fact in _examples():
            with check(name):
                before = {finding.cause.name for finding in _findings(fact)}

                repair = _repaired(fact, cause)
                after = _findings(_with_text(fact, repair.after))

                assert repair.refused is None
                assert {finding.cause.name for finding in after} <= before - {cause.name}


def test_what_is_repaired_is_handed_to_a_compiler() -> None:
    """Of every cause that repairs one of its examples there is a case: broken before, fine after."""
    named = {
        node.value
        for name in CASES
        for node in ast.walk(ast.parse((TESTS / name).read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }

    assert len(_repairing()) > 15
    assert _repairing() - named == set()
