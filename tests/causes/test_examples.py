"""Every cause is tested by the examples in its own file."""

from __future__ import annotations

import pytest

from opwright.causes.engine.judge import judge
from opwright.causes.engine.registry import all_causes
from opwright.knowledge.torch_releases.releases import database
from opwright.model import Cause, Fact, Load
from opwright.syntax.build_scripts import as_read
from opwright.verbs.audit.loader import resolve_in_releases

EXAMPLES = pytest.mark.parametrize(
    ("cause", "fact"),
    [
        pytest.param(cause, as_read(fact), id=f"{cause.name}-{number}")
        for cause in all_causes()
        for number, fact in enumerate(cause.all_examples)
    ],
)
COUNTEREXAMPLES = pytest.mark.parametrize(
    ("cause", "fact"),
    [
        pytest.param(cause, as_read(fact), id=f"{cause.name}-{number}")
        for cause in all_causes()
        for number, fact in enumerate(cause.all_counterexamples)
    ],
)


@EXAMPLES
def test_example_shows_its_cause_first(cause: Cause, fact: Fact) -> None:
    report = judge([fact], all_causes())

    assert [finding.cause.name for finding in report.findings[:1]] == [cause.name]


@EXAMPLES
def test_message_and_fix_can_be_filled_in(cause: Cause, fact: Fact) -> None:
    for finding in judge([fact], [cause]).findings:
        told = (finding.message, finding.fix.summary, *finding.fix.commands)
        assert finding.evidence.where
        assert finding.evidence.quote
        for text in told:
            assert text
            assert "{" not in text
            assert "}" not in text


@COUNTEREXAMPLES
def test_counterexample_does_not_show_the_cause(cause: Cause, fact: Fact) -> None:
    assert judge([fact], [cause]).ok


@pytest.mark.parametrize(
    ("cause", "fact"),
    [
        pytest.param(cause, fact, id=f"{cause.name}-{number}")
        for cause in all_causes()
        for number, fact in enumerate(cause.all_examples)
        if isinstance(fact, Load) and not fact.moved
    ],
)
def test_example_is_what_the_loader_would_find(cause: Cause, fact: Load) -> None:
    known = database(fact.torch.machine)
    wanted = fact.binary._replace(
        requires=frozenset(symbol.name for symbol in fact.missing_symbols),
        requires_versioned=fact.missing_versions,
    )

    found = next(
        x for x in resolve_in_releases(wanted, {}, known) if x.torch.version == fact.torch.version
    )

    assert (fact.torch.cuda, fact.torch.cxx11_abi) == (found.torch.cuda, found.torch.cxx11_abi)
    assert fact.missing_libraries == found.missing_libraries, cause.name
    assert fact.missing_versions == found.missing_versions
    exported = {symbol.name: symbol.exported_by for symbol in found.missing_symbols}
    assert set(exported) == {symbol.name for symbol in fact.missing_symbols}
    for symbol in fact.missing_symbols:  # an example may name a few of many releases
        assert set(symbol.exported_by) <= set(exported[symbol.name])
        assert bool(symbol.exported_by) == bool(exported[symbol.name])
