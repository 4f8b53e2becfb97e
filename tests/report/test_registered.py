"""What a library registers, in a line for people and in full for programs."""

from __future__ import annotations

import json

import pytest
from audit_sample import SMALL_AUDIT, describe

from opwright.model import Audit, Registrations
from opwright.report import phrases
from opwright.report.json import v1
from opwright.report.text.artifact import audit as text

NMS = "detection::nms(Tensor a) -> Tensor"


def with_registers(registers: Registrations | None) -> Audit:
    (wheel,) = SMALL_AUDIT.artifacts
    first, *rest = wheel.binaries
    told = first._replace(binary=first.binary._replace(registers=registers))
    return Audit((wheel._replace(binaries=(told, *rest)),))


@pytest.mark.parametrize(
    ("registers", "expected"),
    [
        (None, ""),
        (Registrations(), ""),
        (Registrations(("detection",), (), (NMS,)), "detection: 1 operator found"),
        (Registrations(("b",), ("a", "b"), (NMS, "b::x")), "a, b: 2 operators found"),
        (Registrations(("a",), (), None), "a"),
        (
            Registrations((), (), ("x() -> int",)),
            "1 operator found, but not its namespace",
        ),
        (Registrations(tuple("abcdef")), "a, b, c, d and 2 more"),
    ],
)
def test_line_names_what_is_known(registers: Registrations | None, expected: str) -> None:
    audit = with_registers(registers)

    assert phrases.registered(audit.artifacts[0].binaries[:1]) == expected
    shown = text.render(audit, describe=describe, verbose=True)
    assert ("registers" in shown) is bool(expected)


@pytest.mark.parametrize(
    ("registers", "expected"),
    [
        (None, None),
        (
            Registrations(("a",), ("b",), (NMS,)),
            {"namespaces": ["a"], "fragments": ["b"], "schemas": [NMS]},
        ),
        (
            Registrations(("a",), (), None),
            {"namespaces": ["a"], "fragments": [], "schemas": None},
        ),
    ],
)
def test_json_has_all_of_it(registers: Registrations | None, expected: object) -> None:
    document = json.loads(v1.render(with_registers(registers), describe=describe))

    assert document["artifacts"][0]["binaries"][0]["registers"] == expected
