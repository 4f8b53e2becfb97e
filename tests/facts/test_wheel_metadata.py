"""What METADATA and WHEEL say, and where a file name says otherwise; some of it is hostile."""

from __future__ import annotations

import pytest

from opwright.facts.wheels.metadata import (
    disagreements,
    parse_metadata,
    python_of,
    torch_requirement,
)
from opwright.knowledge.requirements import parse_wheel_name
from opwright.model import Disagreement

METADATA = """Metadata-Version: 2.1
name: Op_CU12
Version: 1.0
Requires-Dist: torch
  >=2.8
Requires-Python: >=3.9

Name: description
"""
WHEEL = "Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: py2.py3-none-linux_x86_64\nTag: nonsense\nTag: 9-none-any\n"


def test_metadata_is_as_written() -> None:
    read = parse_metadata(METADATA, WHEEL)

    assert (read.name, read.version, read.requires_python) == ("Op_CU12", "1.0", ">=3.9")
    assert read.requirements == ("torch >=2.8",)
    assert read.tags == ("py2-none-linux_x86_64", "py3-none-linux_x86_64")
    assert read.pure is False


def test_empty_metadata_says_nothing() -> None:
    assert parse_metadata("", "") == (None, None, None, (), (), None, False)


@pytest.mark.parametrize("value", ["maybe", "", "1"])
def test_purelib_is_true_or_false_or_not_known(value: str) -> None:
    assert parse_metadata("", f"Root-Is-Purelib: {value}\n").pure is None


@pytest.mark.parametrize(
    ("file_name", "expected"),
    [
        pytest.param("op_cu12-1.0-py2.py3-none-linux_x86_64.whl", [], id="agree"),
        pytest.param("op_cu12-1.0.0-py2.py3-none-linux_x86_64.whl", [], id="same version"),
        pytest.param(
            "op-1.0-py2.py3-none-linux_x86_64.whl",
            [Disagreement("name", "op", "Op_CU12")],
            id="name",
        ),
        pytest.param(
            "op_cu12-1.0+cu121-py2.py3-none-linux_x86_64.whl",
            [Disagreement("version", "1.0+cu121", "1.0")],
            id="version",
        ),
        pytest.param(
            "op_cu12-1.0-cp311-cp311-linux_x86_64.whl",
            [
                Disagreement(
                    "tags",
                    "cp311-cp311-linux_x86_64",
                    "py2-none-linux_x86_64, py3-none-linux_x86_64",
                )
            ],
            id="tags",
        ),
    ],
)
def test_file_name_and_metadata_are_compared(file_name: str, expected: list[Disagreement]) -> None:
    name = parse_wheel_name(file_name)

    assert name
    assert list(disagreements(name, parse_metadata(METADATA, WHEEL))) == expected


@pytest.mark.parametrize("metadata", ["", "Name:\nVersion: not a version\n"])
def test_what_is_not_said_is_no_disagreement(metadata: str) -> None:
    name = parse_wheel_name("op-1.0-cp311-cp311-linux_x86_64.whl")

    assert name
    assert list(disagreements(name, parse_metadata(metadata, ""))) == []


def test_marker_that_compares_nonsense_does_not_apply() -> None:
    assert torch_requirement(["torch>=2; sys_platform ~= 'linux'", "torch<3"]) == "<3"


@pytest.mark.parametrize(
    ("tags", "python"),
    [
        ("cp311-cp311", "3.11"),
        ("cp39.cp310-none", None),
        ("py3-none", None),
        ("cp38.py3-none", "3.8"),
    ],
)
def test_wheel_is_for_the_only_python_in_its_name(tags: str, python: str | None) -> None:
    assert python_of(parse_wheel_name(f"op-1.0-{tags}-linux_x86_64.whl")) == python


def test_tags_that_would_multiply_are_left_alone() -> None:
    many = ".".join(f"p{n}" for n in range(400))

    assert parse_wheel_name(f"op-1.0-{many}-{many}-{many}.whl") is None
    assert parse_metadata("", f"Tag: {many}-{many}-{many}\n" * 1000).tags == ()


def test_headers_that_are_too_long_say_nothing() -> None:
    number = "9" * 5000
    lines = f"Version: {number}\nRequires-Python: >={number}\nRequires-Dist: torch=={number}\n"

    assert parse_metadata(lines, "") == (None, None, None, (), (), None, True)
    assert parse_wheel_name(f"op-{number}-py3-none-any.whl") is None
