"""The engine, on causes made up for the purpose."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from opwright.causes.engine.judge import judge
from opwright.model import Binary, Cause, Confidence, Evidence, Fix, Load, TorchRelease

TORCH = TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=())


def _cause(
    name: str, confidence: Confidence = Confidence.CERTAIN, explains: tuple[str, ...] = ()
) -> Cause:
    """Return a cause that is found in each load of a binary whose path has its name in it."""
    return Cause(
        name=name,
        family="made-up",
        title=name,
        explanation="",
        fix=Fix(""),
        examples=(),
        counterexamples=(),
        since="0.1",
        explains=explains,
        in_load=lambda load: (
            [Evidence(load.binary.path, name, {}, confidence)] if name in load.binary.path else []
        ),
    )


def _found(*paths: str, causes: list[Cause]) -> list[str]:
    report = judge([Load(Binary(path), TORCH) for path in paths], causes)
    return [finding.cause.name for finding in report.findings]


def test_strongest_first_and_otherwise_in_order() -> None:
    causes = [_cause("weak", Confidence.POSSIBLE), _cause("first"), _cause("second")]

    assert _found("weak first second", causes=causes) == ["first", "second", "weak"]


def test_symptom_is_dropped_only_where_its_cause_is_found() -> None:
    causes = [_cause("root", explains=("symptom",)), _cause("symptom")]

    assert _found("root symptom", causes=causes) == ["root"]
    assert _found("root", "symptom", causes=causes) == ["root", "symptom"]


def test_nothing_found_is_a_good_report() -> None:
    assert judge([Load(Binary("op.so"), TORCH)], [_cause("absent")]).ok
    assert judge([], [_cause("absent")]).ok


def test_cause_without_a_check_for_the_fact_is_silent() -> None:
    blind = Cause(
        name="blind",
        family="made-up",
        title="",
        explanation="",
        fix=Fix(""),
        examples=(),
        counterexamples=(),
        since="0.1",
    )

    assert judge([Load(Binary("blind"), TORCH)], [blind]).ok


@given(st.lists(st.sampled_from(Confidence), max_size=8))
def test_order_is_that_of_confidence_and_nothing_is_lost(given: list[Confidence]) -> None:
    causes = [_cause(f"cause{number}", confidence) for number, confidence in enumerate(given)]

    report = judge([Load(Binary(" ".join(c.name for c in causes)), TORCH)], iter(causes))

    assert [f.evidence.confidence for f in report.findings] == sorted(given, reverse=True)
