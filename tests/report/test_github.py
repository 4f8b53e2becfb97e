"""Workflow commands, as GitHub's runner reads them."""

from __future__ import annotations

import pytest
from audit_sample import cause, stable_folder, vision_wheel

from opwright.model import Audit, Confidence, Evidence, Finding, Fix
from opwright.report import github


def annotation(path: str, message: str, confidence: Confidence = Confidence.CERTAIN) -> str:
    wheel = vision_wheel()
    judged = cause("some-cause", message, Fix("mend it"))
    finding = Finding(judged, Evidence("a.so", "x", confidence=confidence))
    artifact = wheel.artifact._replace(path=path, skipped=())
    return github.render(Audit((wheel._replace(artifact=artifact, findings=(finding,)),)))


def test_properties_and_message_are_escaped_each_in_its_way() -> None:
    expected = "::error file=a%25%3Ab%2Cc.whl,title=some-cause::50%25: a, b%0A--> a.so%0A |  x%0A"

    assert annotation("a%:b,c.whl", "50%: a, b").startswith(expected)


def test_line_end_in_a_name_is_shown_and_not_obeyed() -> None:
    assert "a\\r\\n\\x3a:error%3A%3Ab.whl" not in annotation("a\r\n::error::b.whl", "wrong")
    assert "file=a\\r\\n" in annotation("a\r\n::error::b.whl", "wrong")


@pytest.mark.parametrize(
    ("confidence", "level"),
    [
        (Confidence.CERTAIN, "error"),
        (Confidence.LIKELY, "warning"),
        (Confidence.POSSIBLE, "notice"),
    ],
)
def test_level_follows_confidence(confidence: Confidence, level: str) -> None:
    assert annotation("a.whl", "wrong", confidence).startswith(f"::{level} ")


def test_nothing_found_says_nothing() -> None:
    assert github.render(Audit(())) == ""


@pytest.mark.parametrize(
    ("where", "file"),
    [
        (
            "dist/torchvision-0.23.0-cp311-cp311-manylinux_2_28_x86_64.whl:torchvision/_C.so",
            "dist/",
        ),
        ("torchvision/_C.so", "dist/torchvision-0.23.0-"),
        ("build/lib", "build/lib,"),
        (
            "build/lib:torchcodec/libtorchcodec_core4.cpython-311-x86_64-linux-gnu.so",
            "build/lib/torchc",
        ),
        ("nowhere", "dist/"),
    ],
)
def test_finding_of_several_is_shown_at_the_one_that_it_names(where: str, file: str) -> None:
    wheel, folder = vision_wheel(), stable_folder()
    quiet = wheel._replace(findings=(), artifact=wheel.artifact._replace(skipped=()))
    finding = Finding(cause("some-cause", "wrong", Fix("mend it")), Evidence(where, "x"))

    shown = github.render(Audit((quiet, folder), (finding,)))

    assert shown.count("::error") == 1
    assert shown.startswith(f"::error file={file}")
