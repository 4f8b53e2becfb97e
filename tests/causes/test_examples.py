"""Every cause is tested by the examples in its own file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from confidences import are_among, letters, of_examples
from diagnosed_examples import findings_in
from laws import every_input

from opwright.causes.engine.candidates import literals_in_logs
from opwright.causes.engine.judge import judge
from opwright.causes.engine.registry import all_causes
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.model import Cause, Fact, Finding, Load, Log
from opwright.syntax.build.build_scripts import as_read
from opwright.verbs.audit.loading.loader import resolve_in_releases

LOGS = {c.name: [f for f in c.all_examples if isinstance(f, Log)] for c in all_causes()}
FAMILIES = sorted({cause.family for cause in all_causes()})
WITH_LOGS = sorted({cause.family for cause in all_causes() if LOGS[cause.name]})


def of(family: str) -> Iterator[Cause]:
    return (cause for cause in all_causes() if cause.family == family)


def examples() -> Iterator[tuple[str, Cause, Fact]]:
    for cause in all_causes():
        for number, fact in enumerate(cause.all_examples):
            yield f"{cause.name} {number}", cause, as_read(fact)


@pytest.mark.parametrize("family", FAMILIES)
def test_example_shows_its_cause_first(family: str) -> None:
    with every_input() as check:
        for cause in of(family):
            firsts = []

            for number, fact in enumerate(map(as_read, cause.all_examples)):
                with check(f"{cause.name} {number}"):
                    first = _findings(fact)[0]
                    assert first.cause.name == cause.name
                    firsts.append(first)

            with check(f"confidences of {cause.name}"):
                assert are_among(of_examples(cause.name), letters(firsts))


def _findings(fact: Fact) -> tuple[Finding, ...]:
    """Return what a user gets to see: for a log, `diagnose` asks only causes whose words it holds."""
    if isinstance(fact, Log):
        return findings_in(fact)
    return judge([fact], all_causes()).findings


@pytest.mark.parametrize(
    "sample", [4, pytest.param(1, marks=pytest.mark.nightly)], ids=["sample", "all"]
)
@pytest.mark.parametrize("family", WITH_LOGS)
def test_cause_of_each_log_is_first_among_all_causes(family: str, sample: int) -> None:
    """One log in four by default, the first of each cause among them: all causes look at each."""
    with every_input() as check:
        for cause in of(family):
            for number, fact in list(enumerate(LOGS[cause.name]))[::sample]:
                with check(f"{cause.name} {number}"):
                    assert _first_of_all(_searched(fact)) == [cause.name]


def _searched(fact: Log) -> Log:
    """Return a log with the literals that it holds, one by one looked for, which the index finds at once."""
    literals = frozenset(literal for literal in literals_in_logs().literals if literal in fact.text)
    assert literals_in_logs().within(fact.text.encode()) == literals
    return fact._replace(literals=literals)


def _first_of_all(fact: Log) -> list[str]:
    return [finding.cause.name for finding in judge([fact], all_causes()).findings[:1]]


def test_message_and_fix_can_be_filled_in() -> None:
    with every_input() as check:
        for name, cause, fact in examples():
            for finding in judge([fact], [cause]).findings:
                with check(name):
                    _is_filled_in(finding)


def _is_filled_in(finding: Finding) -> None:
    assert finding.evidence.where
    assert finding.evidence.quote
    for text in (finding.message, finding.fix.summary, *finding.fix.commands):
        assert text
        assert "{" not in text
        assert "}" not in text


def test_counterexample_does_not_show_the_cause() -> None:
    with every_input() as check:
        for cause in all_causes():
            for number, fact in enumerate(cause.all_counterexamples):
                with check(f"{cause.name} {number}"):
                    assert judge([as_read(fact)], [cause]).ok


def test_example_is_what_the_loader_would_find() -> None:
    with every_input() as check:
        for name, _, fact in examples():
            if isinstance(fact, Load) and not fact.moved:
                with check(name):
                    _is_what_the_loader_finds(fact)


def _is_what_the_loader_finds(fact: Load) -> None:
    known = database(fact.torch.machine)
    wanted = fact.binary._replace(
        requires=frozenset(symbol.name for symbol in fact.missing_symbols),
        requires_versioned=fact.missing_versions,
    )

    found = next(
        x for x in resolve_in_releases(wanted, {}, known) if x.torch.version == fact.torch.version
    )

    assert (fact.torch.cuda, fact.torch.cxx11_abi) == (found.torch.cuda, found.torch.cxx11_abi)
    assert fact.missing_libraries == found.missing_libraries
    assert fact.missing_versions == found.missing_versions
    exported = {symbol.name: symbol.exported_by for symbol in found.missing_symbols}
    assert set(exported) == {symbol.name for symbol in fact.missing_symbols}
    for symbol in fact.missing_symbols:  # an example may name a few of many releases
        assert set(symbol.exported_by) <= set(exported[symbol.name])
        assert bool(symbol.exported_by) == bool(exported[symbol.name])
